"""The list of Ninety-Eight's own bots. It is cheap: the kernel is imported when one is seated."""

from dataclasses import dataclass

from ninetyeight.bots.bot import Cost
from ninetyeight.rules import GameError
from ninetyeight.rules.errors import shown

MASTER_SAMPLES = 960
"""How many worlds `master` tries in a turn by default; `master@2000` sets another number."""
MOST_SAMPLES = 1_000_000


@dataclass(frozen=True, slots=True)
class BotListing:
    """The entry of a bot in a list, without the bot itself."""

    name: str
    sentence: str
    cost: Cost
    samples: int = 0
    """How many worlds it tries in a turn."""


BOTS = {
    listing.name: listing
    for listing in (
        BotListing("random", "Plays any card that does not lose at once.", Cost.INSTANT),
        BotListing(
            "greedy",
            "Plays the nearest card, and more than it owes only when that is cheap.",
            Cost.INSTANT,
        ),
        BotListing(
            "planner",
            "Looks at whole turns and weighs them by named weights that anyone can read.",
            Cost.INSTANT,
        ),
        BotListing(
            "sharp",
            "Looks at whole turns and weighs them by a value that it learned from play.",
            Cost.INSTANT,
        ),
        BotListing(
            "master",
            "Tries sharp's best turns in many possible worlds, several turns ahead.",
            Cost.THINKING,
            MASTER_SAMPLES,
        ),
    )
}
"""Every bot that can sit at a table, the strongest last."""


def listing_named(name: str) -> tuple[BotListing, int]:
    """Find the entry of a bot by name, and how many worlds it tries in a turn."""
    base, at, budget = name.partition("@")
    listing = BOTS.get(base)
    if listing is None:
        raise GameError("bot", f"There is no bot {shown(name)}; the bots are {', '.join(BOTS)}.")
    return listing, _samples(name, listing, budget) if at else listing.samples


def _samples(name: str, listing: BotListing, budget: str) -> int:
    if not listing.samples:
        raise GameError("bot", f"{listing.name} tries no worlds, so {shown(name)} is not a bot.")
    if not (budget.isascii() and budget.isdigit() and 1 <= int(budget) <= MOST_SAMPLES):
        raise GameError(
            "bot",
            f"{shown(name)}: the number of worlds must be 1 to {MOST_SAMPLES:,},"
            " such as master@960.",
        )
    return int(budget)
