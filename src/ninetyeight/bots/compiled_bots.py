"""The bots whose decisions are compiled: from `random` to `master`."""

from dataclasses import dataclass, fields
from functools import cached_property
from pathlib import Path

import numpy as np

from ninetyeight.bots.bot import Choice, Cost, Plan
from ninetyeight.bots.naming import BotName
from ninetyeight.bots.planner import planner_net
from ninetyeight.bots.registry import listing_named
from ninetyeight.bots.trained_weights import TrainedValue, TrainedWeights, read_value, read_weights
from ninetyeight.bots.values import FOLDER, Value, value_for
from ninetyeight.bots.view_packing import knowledge_from, signs_from, talk_level
from ninetyeight.kernel.bids import bid_of
from ninetyeight.kernel.chance import decision_seed
from ninetyeight.kernel.kept_plan import FIRST_STEP, STEP, STEP_SIGNS, STEPS
from ninetyeight.kernel.look_ahead import Sampling, new_sampling
from ninetyeight.kernel.network import Net
from ninetyeight.kernel.packing import card_set, packed_rules, packed_turn, play_of
from ninetyeight.kernel.policies import (
    GREEDY,
    MASTER,
    PLANNER,
    RANDOM,
    SHARP,
    Policy,
    choose_action,
)
from ninetyeight.kernel.search_buffers import SearchBuffers, new_search_buffers
from ninetyeight.kernel.signs import signs_of
from ninetyeight.kernel.turn import Position
from ninetyeight.rules import Action, Bid, Pile, Ruleset, Sign, Signals, View
from ninetyeight.rules.action import END_TURN

POLICIES = {
    "random": RANDOM,
    "greedy": GREEDY,
    "planner": PLANNER,
    "sharp": SHARP,
    "master": MASTER,
}
"""The kernel's number for each bot."""


@dataclass(frozen=True)
class CompiledBot:
    """A bot that plays by one of the kernel's policies."""

    name: str
    sentence: str
    cost: Cost
    policy: int
    samples: int = 0
    """How many worlds it samples in a turn; 0 for every bot but `master`."""
    trained: TrainedValue | TrainedWeights | None = None
    """The weights it reads from a file; None for those of the package."""
    folder: Path | None = None
    """The folder of its learned values; None for that of the package, wherever it is unpickled."""

    def __getstate__(self) -> dict[str, object]:
        """Pickle a bot without its buffers, which every process makes for itself."""
        return {each.name: getattr(self, each.name) for each in fields(self)}

    @cached_property
    def _buffers(self) -> tuple[SearchBuffers, Sampling | None]:
        return new_search_buffers(), new_sampling(self.samples) if self.samples else None

    def choose(
        self,
        view: View,
        signals: Signals,
        *,
        seed: int,
        allowed: frozenset[Sign],
        plan: Plan | None = None,
    ) -> Choice:
        assert view.is_on_turn
        work, sampling = self._buffers
        _remember(work, plan)
        low, high = card_set(view.hand)
        laid = sum(map(len, view.piles))
        code = choose_action(
            packed_rules(view.ruleset),
            Position(packed_turn(view.turn), np.uint64(low), np.uint64(high)),
            knowledge_from(view, signals, allowed),
            Policy(self.policy, self.net_for(view.ruleset)),
            np.uint64(decision_seed(np.uint64(seed), laid, len(view.turn.plays))),
            work,
            sampling,
        )
        return Choice(_action(int(code)), _rest(work))

    def signs(self, view: View, *, allowed: frozenset[Sign]) -> dict[Pile, Sign]:
        if not allowed or not view.obligations.talk:
            return {}
        low, high = card_set(view.hand)
        turn = packed_turn(view.turn)
        return signs_from(int(signs_of(np.uint64(low), np.uint64(high), turn, talk_level(allowed))))

    def bid(self, view: View) -> Bid:
        low, high = card_set(view.hand)
        rules = packed_rules(view.ruleset)
        return tuple(Bid)[int(bid_of(rules, np.uint64(low), np.uint64(high)))]

    def net_for(self, ruleset: Ruleset) -> Net:
        """The network it uses; bots without one get the planner's, which nothing reads."""
        value = self.value_for(ruleset)
        if value is not None:
            return value.net
        if isinstance(self.trained, TrainedWeights):
            return self.trained.net_for(ruleset)
        return planner_net(ruleset)

    def value_for(self, ruleset: Ruleset) -> Value | None:
        """The learned value it uses; None for bots without one."""
        if self.policy < SHARP:
            return None
        if isinstance(self.trained, TrainedValue):
            return self.trained.value_for(ruleset)
        return value_for(ruleset, self.folder or FOLDER)


def compiled_bot(name: BotName) -> CompiledBot:
    """Build one of Ninety-Eight's own bots, with weights from a file if its name has one."""
    listing, samples = listing_named(name.target)
    policy = POLICIES[listing.name]
    trained: TrainedValue | TrainedWeights | None = None
    if name.file is not None:
        trained = read_weights(name.file) if policy == PLANNER else read_value(name.file)
    return CompiledBot(name.text, listing.sentence, listing.cost, policy, samples, trained)


def _action(code: int) -> Action:
    return END_TURN if code < 0 else play_of(code)


def _remember(work: SearchBuffers, plan: Plan | None) -> None:
    steps = work.steps
    steps[:] = 0
    if plan is not None:
        steps[STEPS] = len(plan.steps)
        steps[STEP_SIGNS] = plan.signs
        steps[FIRST_STEP : FIRST_STEP + len(plan.steps)] = plan.steps


def _rest(work: SearchBuffers) -> Plan | None:
    steps = [int(step) for step in work.steps]
    rest = steps[FIRST_STEP + steps[STEP] : FIRST_STEP + steps[STEPS]]
    return Plan(tuple(rest), steps[STEP_SIGNS]) if rest else None
