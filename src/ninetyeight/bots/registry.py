"""The bots by name."""

from ninetyeight.bots.bot import Cost
from ninetyeight.bots.compiled_bots import CompiledBot
from ninetyeight.kernel import compiled
from ninetyeight.rules import GameError
from ninetyeight.rules.errors import shown

MASTER_SAMPLES = 960
"""How many worlds `master` tries in a turn, unless it is told another number: `master@2000`."""
MOST_SAMPLES = 1_000_000

BOTS = {
    bot.name: bot
    for bot in (
        CompiledBot(
            "random",
            "Plays any card that does not lose at once.",
            Cost.INSTANT,
            compiled.RANDOM,
        ),
        CompiledBot(
            "greedy",
            "Plays the nearest card, and more than it owes only when that is cheap.",
            Cost.INSTANT,
            compiled.GREEDY,
        ),
        CompiledBot(
            "planner",
            "Looks at whole turns and weighs them by named weights that anyone can read.",
            Cost.INSTANT,
            compiled.PLANNER,
        ),
        CompiledBot(
            "sharp",
            "Looks at whole turns and weighs them by a value that it learned from play.",
            Cost.INSTANT,
            compiled.SHARP,
        ),
        CompiledBot(
            "master",
            "Tries the best turns of sharp in many worlds that might be, some turns ahead.",
            Cost.THINKING,
            compiled.MASTER,
            MASTER_SAMPLES,
        ),
    )
}
"""Every bot that can sit at a table."""


def bot_named(name: str) -> CompiledBot:
    """Find a bot by name; `master@2000` is a master that tries 2,000 worlds in a turn."""
    base, at, budget = name.partition("@")
    bot = BOTS.get(base)
    if bot is None:
        raise GameError("bot", f"There is no bot {shown(name)}; the bots are {', '.join(BOTS)}.")
    if not at:
        return bot
    if not bot.samples:
        raise GameError("bot", f"{base} tries no worlds, so {shown(name)} is no bot.")
    if not budget.isascii() or not budget.isdigit() or not 1 <= int(budget) <= MOST_SAMPLES:
        raise GameError(
            "bot",
            f"{shown(name)}: the number of worlds is 1 to {MOST_SAMPLES}, such as master@960.",
        )
    return CompiledBot(name, bot.sentence, bot.cost, bot.policy, int(budget))
