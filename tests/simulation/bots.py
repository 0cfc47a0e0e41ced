"""The bots of a simulation, which answer legally after a while, or fall back."""

from ninetyeight.bots import Plan, known_bots
from ninetyeight.bots.question import Answer
from ninetyeight.host.bot_workers import SHARED_ACCOUNT, BotWorkers, TimeAccount
from ninetyeight.host.fallback import fallback
from ninetyeight.table import BotQuestion
from simulation.world import Life, World


class SimulatedBots(BotWorkers):
    """The bots of one host, without worker processes."""

    def __init__(self, life: Life, world: World) -> None:
        super().__init__()
        self._life = life
        self._world = world

    @property
    def names(self) -> frozenset[str]:
        return frozenset(known_bots())

    def wake(self) -> None:
        """They are always ready."""

    async def stop(self) -> None:
        """They end with their host."""

    async def ask(
        self,
        question: BotQuestion,
        seed: int,
        plan: Plan | None = None,
        *,
        account: TimeAccount = SHARED_ACCOUNT,
    ) -> Answer:
        del seed, plan, account  # the fallback needs none of them
        await self._world.delay()
        await self._life.go_on()
        return fallback(question)
