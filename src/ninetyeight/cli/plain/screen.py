"""What the plain game shows. Every line makes sense when it is read aloud."""

from rich.console import Console
from rich.text import Text

from ninetyeight.cli.picture import BACK, TRICK_STYLE, card_text, pile_style, piles_text, top_text
from ninetyeight.cli.words import (
    ORDER_MEANINGS,
    ORDER_NAMES,
    count,
    mark,
    outcome_sentence,
    owed_sentences,
)
from ninetyeight.rules import (
    PILES,
    TRICK,
    CardPlayed,
    CardsDrawn,
    Event,
    Fire,
    GameEnded,
    Order,
    Pile,
    Play,
    Ruleset,
    TurnEnd,
    TurnEnded,
    View,
)
from ninetyeight.rules.ruleset import MINIMUM_WITHOUT_DECK

HELP = """\
Play cards with the letter of their pile, and end your turn with a dot:

  34A         the 34 on pile A
  34A 36A .   two cards on A, then the end of the turn

  undo        takes back the last card of this turn (in a solo game)
  cards       shows the cards already played
  quit        stops; the game is saved
  ?           shows this

A and B go up from {low}, C and D go down from {high}. A card exactly {trick} back is allowed too:
the backwards trick. Each turn owes {minimum} cards, and {last} once the deck is empty. The game is
lost when a player cannot finish the turn, and won when all {cards} cards are played."""

FIRE_HELP = {
    Fire.NEXT_TURN: """
The cards {fires} burn: each must be covered by the end of the next turn,
alone by the very next card.""",
    Fire.NEXT_CARD: """
The cards {fires} burn: each must be covered by the very next card.""",
}

ENDINGS = {
    TurnEnd.CHOICE: "",
    TurnEnd.EMPTY_HAND: "the hand is empty, so the turn is over",
    TurnEnd.STOP: "Stop, so the turn is over",
    TurnEnd.THREE: "three cards, so the turn is over",
}
"""How a turn that ended by itself is told."""


class Screen:
    """Shows views and events to the people at this terminal."""

    def __init__(self, console: Console, names: tuple[str, ...]) -> None:
        self.console = console
        self.names = names

    def say(self, text: str | Text, style: str = "") -> None:
        """Show a line."""
        self.console.print(Text(text, style=style) if isinstance(text, str) else text)

    def show_table(self, view: View) -> None:
        """Show the table as the player on turn sees it: piles, what fits them, hand, duties."""
        self.say("")
        self.say(self._headline(view), style="bold")
        for pile in PILES:
            self.say(self._pile_line(view, pile))
        self.say(Text.assemble("  Hand: ", self._hand(view.ruleset, view.hand)))
        self.say("  " + " ".join(owed_sentences(view.turn, view.obligations)), style="bold")

    def show_hand(self, ruleset: Ruleset, hand: tuple[int, ...]) -> None:
        """Show a hand before anybody is on turn."""
        self.say(Text.assemble("  Hand: ", self._hand(ruleset, hand)))

    def show_events(self, view: View, events: tuple[Event, ...]) -> None:
        """Tell what an action led to."""
        for event in events:
            match event:
                case CardPlayed(seat):
                    played = card_text(view.ruleset, event)
                    self.say(Text.assemble(self._speaker(seat), played))
                case TurnEnded(seat, cause) if ENDINGS[cause]:
                    self.say(f"{self._speaker(seat)}{ENDINGS[cause]}.")
                case CardsDrawn(seat, drawn, cards) if drawn:
                    what = f": {' '.join(map(str, cards))}" if cards else ""
                    self.say(f"{self._speaker(seat)}drew {count(drawn, 'card')}{what}.")
                case GameEnded():
                    self._show_end(view, event)
                case _:
                    pass

    def show_help(self, ruleset: Ruleset) -> None:
        """Explain the input, the rules in short, and the fires and orders of this game."""
        self.say(
            HELP.format(
                low=ruleset.pack.starts[Pile.A],
                high=ruleset.pack.starts[Pile.D],
                trick=TRICK,
                minimum=ruleset.minimum,
                last=MINIMUM_WITHOUT_DECK,
                cards=len(ruleset.pack.cards),
            )
        )
        if ruleset.fire is not Fire.OFF:
            fires = " ".join(str(card) for card in ruleset.pack.cards if ruleset.burns(card))
            self.say(FIRE_HELP[ruleset.fire].format(fires=fires))
        if ruleset.layout is not None:
            self.say("\nOrders:")
            for order, numbers in zip(Order, ruleset.layout.numbers, strict=True):
                cards = " ".join(map(str, numbers))
                self.say(f"  {ORDER_NAMES[order]} ({cards}): {ORDER_MEANINGS[order]}")

    def show_cards(self, view: View) -> None:
        """Show the cards already played, pile by pile."""
        for pile, cards in zip(PILES, view.piles, strict=True):
            played = " ".join(map(str, cards)) or "nothing yet"
            self.say(Text.assemble((f"  {pile.name}: ", pile_style(pile)), played))

    def hide_everything(self) -> None:
        """Clear the screen and what can be scrolled back to; a pipe gets a line instead."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()
        else:
            self.say("-" * 40)

    def _speaker(self, seat: int) -> str:
        """Say whose doing a line is about; alone that goes without saying."""
        return "" if len(self.names) == 1 else f"{self.names[seat]}: "

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

    def _pile_line(self, view: View, pile: Pile) -> Text:
        """Show a pile and the cards of the hand that fit it, the cheapest first."""
        top = view.turn.tops[pile]
        line = Text("  ").append_text(top_text(view.ruleset, pile, top))
        line.append(" " * max(1, 18 - len(line)))
        plays = [
            action
            for action in view.legal_actions
            if isinstance(action, Play) and action.pile is pile
        ]
        for play in sorted(plays, key=lambda play: pile.step(top, play.card)):
            step = pile.step(top, play.card)
            if step == -TRICK:
                line.append(f"{play.card} {BACK} trick  ", style=TRICK_STYLE)
            else:
                line.append(f"{play.card}").append(f" +{step}  ", style="dim")
        return line

    def _hand(self, ruleset: Ruleset, cards: tuple[int, ...]) -> Text:
        hand = Text()
        for card in cards:
            hand.append(str(card), style="bold")
            if special := mark(ruleset, card):
                hand.append(f" [{special}]", style="magenta")
            hand.append("  ")
        return hand

    def _show_end(self, view: View, end: GameEnded) -> None:
        """Show the piles, and what was left, now that all is open (9.3)."""
        self.say("")
        self.say(Text.assemble("  ", piles_text(view.ruleset, view.turn.tops)))
        for seat, hand in enumerate(end.hands):
            if hand:
                self.say(f"  {self._speaker(seat)}held {' '.join(map(str, hand))}.")
        player = "you" if len(self.names) == 1 else self.names[view.turn.seat]
        style = "bold green" if end.outcome.is_won else "bold red"
        cards = len(view.ruleset.pack.cards)
        self.say(outcome_sentence(end.outcome, player, cards), style=style)
