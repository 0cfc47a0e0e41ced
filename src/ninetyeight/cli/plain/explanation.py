"""What `?` explains: how to type, the rules in short, the fires and the orders of this game."""

from ninetyeight.cli.words import ORDER_MEANINGS, ORDER_NAMES, numbers
from ninetyeight.rules import TRICK, Fire, Order, Pile, Ruleset
from ninetyeight.rules.ruleset import MINIMUM_WITHOUT_DECK

TYPING = """\
Play cards with the letter of their pile, and end your turn with a dot:
  34A         the 34 on pile A
  34A 36A .   two cards on A, then the end of the turn
  undo        takes back the last card of this turn (in a solo game)
  table       shows the table again, and so does Enter
  cards       shows the cards already played
  quit        stops; the game is saved
  ?           shows this"""

RULES = (
    "A and B go up from {low}, C and D go down from {high}. A card exactly {trick} back is allowed"
    " too: the backwards trick. Each turn owes {minimum} cards, and {last} once the deck is empty."
    " The game is lost when a player cannot finish the turn, and won when all {cards} cards are"
    " played."
)

FIRES = {
    Fire.NEXT_TURN: "The cards {fires} burn. Each must be covered by the end of the next turn,"
    " alone by the very next card.",
    Fire.NEXT_CARD: "The cards {fires} burn. Each must be covered by the very next card.",
}


def paragraphs(ruleset: Ruleset) -> list[str]:
    """Explain a game, in paragraphs that may be wrapped."""
    pack = ruleset.pack
    rules = RULES.format(
        low=pack.starts[Pile.A],
        high=pack.starts[Pile.D],
        trick=TRICK,
        minimum=ruleset.minimum,
        last=MINIMUM_WITHOUT_DECK,
        cards=len(pack.cards),
    )
    texts = [TYPING, rules]
    if ruleset.fire in FIRES:
        fires = numbers(ruleset.burning)
        texts.append(FIRES[ruleset.fire].format(fires=fires))
    if ruleset.layout is not None:
        for order, cards in zip(Order, ruleset.layout.numbers, strict=True):
            texts.append(f"{ORDER_NAMES[order]} ({numbers(cards)}): {ORDER_MEANINGS[order]}.")
    return texts
