"""Bots that are not Ninety-Eight's own: of packages, of somebody's own module, and programs.

Each runs in a process of its own and has to answer in time. The kernel is not needed for them.
"""

from dataclasses import dataclass

from ninetyeight.bots.bot import Cost
from ninetyeight.bots.naming import BotKind, BotName
from ninetyeight.bots.program_bot import ProgramBot
from ninetyeight.bots.worker_bot import WorkerBot

ANSWER_SECONDS = 5.0
"""How long an external bot may take for an answer, unless told otherwise."""

BotProcess = ProgramBot | WorkerBot
"""A bot in a process of its own, with `start` and `end`."""


@dataclass(frozen=True, slots=True)
class ExternalBot:
    """A bot of a package, of somebody's own module, or a program; not started yet."""

    named: BotName

    @property
    def name(self) -> str:
        """As it was named."""
        return self.named.text

    @property
    def cost(self) -> Cost:
        """Nobody knows how long it thinks."""
        return Cost.THINKING


def bot_process(
    name: BotName, seconds: float = ANSWER_SECONDS, *, echo: bool = False
) -> BotProcess:
    """Give a bot its own process, which starts with the first question.

    With `echo`, what it writes on its error output is shown at once; otherwise `BotFailed` has it.
    """
    if name.kind is BotKind.PROGRAM:
        return ProgramBot(name.target, seconds, echo=echo)
    return WorkerBot(name.text, seconds, echo=echo)
