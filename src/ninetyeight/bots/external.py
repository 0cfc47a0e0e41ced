"""Bots that do not come with Ninety-Eight: from packages, modules and programs.

Each runs in its own process and has to answer in time. None of them needs the kernel.
"""

from dataclasses import dataclass

from ninetyeight.bots.bot import Cost
from ninetyeight.bots.naming import BotKind, BotName
from ninetyeight.bots.program_bot import ProgramBot
from ninetyeight.bots.worker_bot import WorkerBot

ANSWER_SECONDS = 5.0
"""How long an external bot may take to answer, by default."""

BotProcess = ProgramBot | WorkerBot
"""A bot in its own process, with `start` and `end`."""


@dataclass(frozen=True, slots=True)
class ExternalBot:
    """A bot from a package, a module or a program, before it is started."""

    named: BotName

    @property
    def name(self) -> str:
        return self.named.text

    @property
    def cost(self) -> Cost:
        """Unknown, so the slower class is assumed."""
        return Cost.THINKING


def bot_process(
    name: BotName, seconds: float = ANSWER_SECONDS, *, echo: bool = False
) -> BotProcess:
    """Create the process of a bot; it starts with the first question.

    With `echo`, its error output is shown at once. Otherwise it is kept for `BotFailed`.
    """
    if name.kind is BotKind.PROGRAM:
        return ProgramBot(name.target, seconds, echo=echo)
    return WorkerBot(name.text, seconds, echo=echo)
