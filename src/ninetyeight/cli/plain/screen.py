"""What the plain game shows. Every line makes sense when it is read aloud."""

from collections.abc import Callable, Iterable

from rich.console import Console
from rich.text import Text

from ninetyeight.cli.picture import (
    BACK,
    ORDER_STYLE,
    TRICK_STYLE,
    card_text,
    pile_style,
    piles_text,
    top_text,
)
from ninetyeight.cli.plain.explanation import paragraphs
from ninetyeight.cli.words import ENDINGS, count, mark, numbers, outcome_sentence, owed_sentences
from ninetyeight.rules import (
    PILES,
    TRICK,
    CardPlayed,
    CardsDrawn,
    Event,
    GameEnded,
    Pile,
    Play,
    Ruleset,
    TurnEnded,
    View,
)

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Clears a terminal, and what can be scrolled back to."""

PLAYS_AT = 18
"""The column where the plays on a pile begin."""


class Screen:
    """Shows views and events to the people at this terminal."""

    def __init__(
        self,
        console: Console,
        names: tuple[str, ...],
        before_curtain: Callable[[], None] = lambda: None,
    ) -> None:
        self.console = console
        self.names = names
        self.before_curtain = before_curtain

    def say(self, text: str | Text, style: str = "", *, on_one_line: bool = False) -> None:
        """Show a text; `on_one_line` leaves the wrapping to the terminal, so it can be copied."""
        line = Text(text, style=style) if isinstance(text, str) else text
        self.console.print(line, soft_wrap=on_one_line)

    def show_table(self, view: View) -> None:
        """Show the table as the player on turn sees it: piles, what fits them, hand, duties."""
        self.say("")
        self.say(self._headline(view), style="bold")
        losing = view.losing_plays
        for pile in PILES:
            self._show_pile(view, pile, losing)
        self.show_hand(view.ruleset, view.hand)
        for sentence in owed_sentences(view.turn, view.obligations):
            self.say(f"  {sentence}", style="bold")

    def show_hand(self, ruleset: Ruleset, hand: tuple[int, ...]) -> None:
        """Show a hand, with its orders and fires."""
        cards = []
        for card in hand:
            special = mark(ruleset, card)
            order = (f" [{special}]", ORDER_STYLE) if special else ""
            cards.append(Text.assemble((str(card), "bold"), order))
        self._show_row(Text("  Hand: "), cards, indent=8)

    def show_events(self, view: View, events: tuple[Event, ...]) -> None:
        """Tell what happened."""
        for event in events:
            match event:
                case CardPlayed(seat):
                    played = card_text(view.ruleset, event)
                    self.say(Text.assemble(self._speaker(seat), played))
                case TurnEnded(seat, cause) if ENDINGS[cause]:
                    self._tell(seat, f"{ENDINGS[cause]}, so the turn is over")
                case CardsDrawn(seat, drawn, cards) if drawn:
                    what = f": {numbers(cards)}" if cards else ""
                    self._tell(seat, f"{count(drawn, 'card')} drawn{what}")
                case GameEnded():
                    self._show_end(view, event)
                case _:
                    pass

    def show_help(self, ruleset: Ruleset) -> None:
        """Explain how to play."""
        for paragraph in paragraphs(ruleset):
            self.say("")
            self.say(paragraph)

    def show_cards(self, view: View) -> None:
        """Show the cards already played, pile by pile."""
        for pile, cards in zip(PILES, view.piles, strict=True):
            played = " ".join(map(str, cards)) or "nothing yet"
            self.say(Text.assemble((f"  {pile.name}: ", pile_style(pile)), played))

    def hide_everything(self) -> None:
        """Hide what was shown: clear a terminal, scroll a simple one, rule off in a pipe."""
        self.before_curtain()
        if not self.console.is_terminal:
            self.say("-" * 40)
        elif self.console.is_dumb_terminal:
            self.console.file.write("\n" * self.console.height)
        else:
            self.console.file.write(CLEAR)
        self.console.file.flush()

    def _speaker(self, seat: int) -> str:
        """Say whose doing a line is about; alone that goes without saying."""
        return "" if len(self.names) == 1 else f"{self.names[seat]}: "

    def _tell(self, seat: int, what: str) -> None:
        speaker = self._speaker(seat)
        self.say(f"{speaker}{what if speaker else what[0].upper() + what[1:]}.")

    def _headline(self, view: View) -> str:
        left = count(sum(view.hand_sizes) + view.deck_size, "card")
        if len(self.names) == 1:
            return f"Deck {view.deck_size}. {left} left."
        others = ", ".join(
            f"{name} {size}"
            for seat, (name, size) in enumerate(zip(self.names, view.hand_sizes, strict=True))
            if seat != view.seat
        )
        return (
            f"{self.names[view.turn.seat]} to play. Deck {view.deck_size}."
            f" Hands: {others}. {left} left."
        )

    def _show_pile(self, view: View, pile: Pile, losing: tuple[Play, ...]) -> None:
        """Show a pile and the cards of the hand that fit it, the cheapest first."""
        top = view.turn.tops[pile]
        head = Text("  ").append_text(top_text(view.ruleset, pile, top))
        plays = [
            action
            for action in view.legal_actions
            if isinstance(action, Play) and action.pile is pile
        ]
        plays.sort(key=lambda play: pile.step(top, play.card))
        fitting = [_play_text(play, top, loses=play in losing) for play in plays]
        head.append(" " * max(1, PLAYS_AT - len(head)))
        self._show_row(head, fitting or [Text("nothing fits", style="dim")], indent=PLAYS_AT)

    def _show_row(self, head: Text, items: Iterable[Text], *, indent: int) -> None:
        """Show items behind a head, and go on below where the line is full."""
        line = head
        for item in items:
            if len(line) + len(item) > self.console.width and line.plain.strip():
                self.say(line)
                line = Text(" " * indent)
            line = line.append_text(item).append("  ")
        line.rstrip()
        self.say(line)

    def _show_end(self, view: View, end: GameEnded) -> None:
        """Show the piles, and what was left, now that all is open (9.3)."""
        self.say("")
        self.say(Text.assemble("  ", piles_text(view.ruleset, view.turn.tops)))
        for seat, hand in enumerate(end.hands):
            if hand:
                self._tell(seat, f"left in hand {numbers(hand)}")
        player = "you" if len(self.names) == 1 else self.names[view.turn.seat]
        style = "bold green" if end.outcome.is_won else "bold red"
        cards = len(view.ruleset.pack.cards)
        self.say(outcome_sentence(end.outcome, player, cards), style=style)


def _play_text(play: Play, top: int, *, loses: bool) -> Text:
    """Show a card that fits a pile, and what it costs."""
    step = play.pile.step(top, play.card)
    if step == -TRICK:
        text = Text(f"{play.card} {BACK} trick", style=TRICK_STYLE)
    else:
        text = Text.assemble(str(play.card), (f" +{step}", "dim"))
    return text.append(" loses", style="red") if loses else text
