"""What the plain game prints. Every line makes sense when read aloud."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from ninetyeight.cli.coloured_cards import (
    BACK,
    ORDER_STYLE,
    TRICK_STYLE,
    pile_name,
    pile_style,
)
from ninetyeight.cli.descriptions import numbers
from ninetyeight.cli.plain.explanation import paragraphs
from ninetyeight.cli.plain.roster import Roster
from ninetyeight.cli.plain.sentences import (
    loss_words,
    mark,
    outcome_lines,
    owed_sentences,
    step_words,
    top_mark,
)
from ninetyeight.rules import (
    PILES,
    CardPlayed,
    CardsDrawn,
    Event,
    Figures,
    GameEnded,
    Pile,
    Play,
    Ruleset,
    TurnEnd,
    TurnEnded,
    View,
)
from ninetyeight.words import Voice, widest_sentence

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Clears a terminal and its scrollback."""

PLAYS_AT = 18
"""The column where the plays on a pile begin."""


@dataclass(frozen=True, slots=True)
class Screen:
    """Shows views and events to the people at this terminal."""

    console: Console
    roster: Roster
    voice: Voice
    before_curtain: Callable[[], None] = lambda: None

    def say(self, text: str | Text, style: str = "", *, on_one_line: bool = False) -> None:
        """Print a text; `on_one_line` leaves wrapping to the terminal, so that it copies well."""
        line = Text(text, style=style) if isinstance(text, str) else text
        self.console.print(line, soft_wrap=on_one_line)

    def show_table(self, view: View) -> None:
        """Show the table to the player on turn: piles and what fits, hand, duties."""
        self.say("")
        self.say(self._headline(view), style="bold")
        losing = view.losing_plays
        for pile in PILES:
            self._show_pile(view, pile, losing)
        self.show_hand(view.ruleset, view.hand)
        if view.doomed_by is not None:
            self.say(f"  {self.voice.say(f'doomed-{view.doomed_by}')}", style="bold")
        for sentence in owed_sentences(self.voice, view.turn, view.obligations, is_yours=True):
            self.say(f"  {sentence}", style="bold")

    def show_hand(self, ruleset: Ruleset, hand: tuple[int, ...]) -> None:
        """Show a hand, with its orders and fires."""
        cards = []
        for card in hand:
            special = mark(self.voice, ruleset, card)
            order = (f" [{special}]", ORDER_STYLE) if special else ""
            cards.append(Text.assemble((str(card), "bold"), order))
        head = self.voice.say("web-figure", name=self.voice.say("hand"), text="")
        self._show_row(Text(f"  {head.rstrip()} "), cards, indent=8)

    def show_events(self, view: View, events: tuple[Event, ...]) -> None:
        for event in events:
            match event:
                case CardPlayed(seat):
                    self._tell_card(view.ruleset, event)
                case TurnEnded(seat, cause) if cause is not TurnEnd.CHOICE:
                    self._tell(f"event-turn-ended-{cause}", seat)
                case CardsDrawn(_, drawn, cards) if drawn and cards:
                    drawn_cards = self.voice.list(sorted(cards))
                    self.say(self.voice.say("event-cards-drawn-seen", cards=drawn_cards))
                case CardsDrawn(seat, drawn) if drawn:
                    name = self.roster.names[seat]
                    self.say(self.voice.say("event-cards-drawn", name=name, count=drawn))
                case GameEnded():
                    self._show_end(view, event)
                case _:
                    pass

    def show_help(self, ruleset: Ruleset) -> None:
        for paragraph in paragraphs(self.voice, ruleset):
            self.say("")
            self.say(paragraph)

    def show_cards(self, view: View) -> None:
        """Show the cards already played, pile by pile."""
        for pile, cards in zip(PILES, view.piles, strict=True):
            nothing = self.voice.say("pile-empty", pile=pile.name)
            played = " ".join(map(str, cards))
            text = (f"  {pile.name}: ", pile_style(pile)) if played else "  "
            self.say(Text.assemble(text, played or nothing))

    def show_figures(self, figures: Figures, *, is_won: bool) -> None:
        """Show what was played in a game that is over, and the widest gap of a lost one."""
        voice, gap = self.voice, figures.widest
        counted = (
            ("web-cards-played", sum(figures.cards)),
            ("web-turns", figures.turns),
            ("web-tricks", sum(figures.tricks)),
        )
        self.say(
            " · ".join(
                voice.say("web-figure", name=voice.say(key), text=count) for key, count in counted
            )
        )
        if gap is not None and not is_won:
            seat = gap.played.seat
            name = None if seat == self.roster.only_person else self.roster.names[seat]
            self.say(widest_sentence(voice, gap.played, gap.turn, name))

    def hide_everything(self) -> None:
        """Hide what was shown: clear a terminal, scroll a simple one, draw a line in a pipe."""
        self.before_curtain()
        if not self.console.is_terminal:
            self.say("-" * 40)
        elif self.console.is_dumb_terminal:
            self.console.file.write("\n" * self.console.height)
        else:
            self.console.file.write(CLEAR)
        self.console.file.flush()

    def _tell(self, key: str, seat: int, **values: str | int) -> None:
        """Tell what a player did; the only person here is called "you"."""
        if seat == self.roster.only_person:
            self.say(self.voice.say(f"{key}-you", **values))
        else:
            self.say(self.voice.say(key, name=self.roster.names[seat], **values))

    def tell_taken_back(self, play: Play) -> None:
        card, pile = play.card, play.pile.name
        self.say(self.voice.say("event-card-taken-back-you", card=card, pile=pile))

    def _tell_card(self, ruleset: Ruleset, played: CardPlayed) -> None:
        key = "event-card-laid-trick" if played.is_trick else "event-card-laid"
        values: dict[str, str | int] = {"card": played.card, "pile": played.pile.name}
        if played.seat == self.roster.only_person:
            words = self.voice.say(f"{key}-you", **values)
        else:
            words = self.voice.say(key, name=self.roster.names[played.seat], **values)
        text = Text(words, style=TRICK_STYLE if played.is_trick else pile_style(played.pile))
        if special := mark(self.voice, ruleset, played.card):
            text.append(f" [{special}]", style=ORDER_STYLE)
        self.say(text)

    def _headline(self, view: View) -> str:
        voice, roster = self.voice, self.roster
        parts = []
        if not roster.is_alone:
            on_turn = view.turn.seat
            is_you = on_turn == roster.only_person
            name = roster.names[on_turn]
            key = "event-turn-began-you" if is_you else "event-turn-began"
            parts.append(voice.say(key, **({} if is_you else {"name": name})))
            parts += [
                f"{voice.say('hand-of', name=name, count=size)}."
                for seat, (name, size) in enumerate(zip(roster.names, view.hand_sizes, strict=True))
                if seat != view.seat
            ]
        left = sum(view.hand_sizes) + view.deck_size
        parts.append(f"{voice.say('deck-cards', count=view.deck_size)}.")
        parts.append(f"{voice.say('outcome-left', count=left)}.")
        return " ".join(parts)

    def _show_pile(self, view: View, pile: Pile, losing: tuple[Play, ...]) -> None:
        """Show a pile and the cards of the hand that fit it, the cheapest first."""
        top = view.turn.tops[pile]
        head = Text("  ").append_text(self._top_text(view.ruleset, pile, top))
        plays = [
            action
            for action in view.legal_actions
            if isinstance(action, Play) and action.pile is pile
        ]
        plays.sort(key=lambda play: pile.step(top, play.card))
        fitting = [self._play_text(play, top, loses=play in losing) for play in plays]
        nothing = Text(self.voice.say("plain-nothing-fits"), style="dim")
        head.append(" " * max(1, PLAYS_AT - len(head)))
        self._show_row(head, fitting or [nothing], indent=PLAYS_AT)

    def _top_text(self, ruleset: Ruleset, pile: Pile, top: int) -> Text:
        text = Text.assemble((f"{pile_name(pile)} {top}", pile_style(pile)))
        if special := top_mark(self.voice, ruleset, top):
            text.append(f" [{special}]", style=ORDER_STYLE)
        return text

    def _play_text(self, play: Play, top: int, *, loses: bool) -> Text:
        """Show a card that fits a pile, and what it costs."""
        if step := step_words(play, top):
            text = Text.assemble(str(play.card), (f" {step}", "dim"))
        else:
            text = Text(f"{play.card} {BACK} {self.voice.say('plain-trick')}", style=TRICK_STYLE)
        if loses:
            text.append(f" ✗ {self.voice.say('play-loses-short')}", style="red")
        return text

    def _show_row(self, head: Text, items: Iterable[Text], *, indent: int) -> None:
        """Show items after a heading, continued on further lines if necessary."""
        line = head
        for item in items:
            if len(line) + len(item) > self.console.width and line.plain.strip():
                self.say(line)
                line = Text(" " * indent)
            line = line.append_text(item).append("  ")
        line.rstrip()
        self.say(line)

    def _show_end(self, view: View, end: GameEnded) -> None:
        """Show the piles and all hands, which are open now (9.3)."""
        voice, roster = self.voice, self.roster
        self.say("")
        tops = (self._top_text(view.ruleset, pile, view.turn.tops[pile]) for pile in PILES)
        self.say(Text.assemble("  ", Text("   ").join(tops)))
        left = voice.say("web-left-in-hand")
        for seat, hand in enumerate(end.hands):
            if hand:
                who = left if roster.is_alone else f"{left}, {roster.names[seat]}"
                self.say(voice.say("web-figure", name=who, text=numbers(hand)))
        style = "bold green" if end.outcome.is_won else "bold red"
        why = self._why(view, end)
        for line in outcome_lines(voice, end.outcome, why, is_alone=roster.is_alone):
            self.say(line, style=style)

    def _why(self, view: View, end: GameEnded) -> str:
        """Say why a game was lost."""
        turn, duty = view.turn, end.outcome.broken
        if duty is None:
            return ""
        is_you = turn.seat == self.roster.only_person
        name = None if is_you else self.roster.names[turn.seat]
        return loss_words(self.voice, turn, end.hands[turn.seat], duty, name)
