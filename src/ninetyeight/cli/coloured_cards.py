"""Cards and piles as coloured text that also reads well without colour."""

from rich.text import Text

from ninetyeight.cli.descriptions import mark, top_mark
from ninetyeight.rules import PILES, CardPlayed, Pile, Ruleset

UP = "\N{UPWARDS ARROW}"
DOWN = "\N{DOWNWARDS ARROW}"
BACK = "\N{LEFTWARDS ARROW WITH HOOK}"
ASCENDING = "dark_orange3"
DESCENDING = "steel_blue1"
TRICK_STYLE = "bold yellow"
ORDER_STYLE = "magenta"


def pile_style(pile: Pile) -> str:
    """The colour of a pile: warm if it ascends, cool if it descends."""
    return ASCENDING if pile.ascends else DESCENDING


def pile_name(pile: Pile) -> str:
    """A pile's letter and direction."""
    return f"{pile.name}{UP if pile.ascends else DOWN}"


def card_text(ruleset: Ruleset, played: CardPlayed) -> Text:
    """Show a card that was played, with its pile, trick and order."""
    text = Text(f"{played.card}{played.pile.name}", style=pile_style(played.pile))
    if played.is_trick:
        text.append(f" {BACK} trick", style=TRICK_STYLE)
    if special := mark(ruleset, played.card):
        text.append(f" [{special}]", style=ORDER_STYLE)
    return text


def piles_text(ruleset: Ruleset, tops: tuple[int, ...]) -> Text:
    """Show the four piles on one line."""
    return Text("   ").join(top_text(ruleset, pile, tops[pile]) for pile in PILES)


def top_text(ruleset: Ruleset, pile: Pile, top: int) -> Text:
    text = Text.assemble((f"{pile_name(pile)} {top}", pile_style(pile)))
    if special := top_mark(ruleset, top):
        text.append(f" [{special}]", style=ORDER_STYLE)
    return text
