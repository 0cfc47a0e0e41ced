"""Replays of a record: every state and event, up to an action that the rules refuse."""

from collections.abc import Iterator
from dataclasses import dataclass

from ninetyeight.rules.action import Action
from ninetyeight.rules.engine import Step, apply
from ninetyeight.rules.errors import Refused
from ninetyeight.rules.record import Record
from ninetyeight.rules.state import State, setup


@dataclass(frozen=True, slots=True)
class RefusedAction:
    """The action at which a replay stopped."""

    index: int
    action: Action
    code: str
    """The stable code of the refusal."""
    message: str


@dataclass(frozen=True, slots=True)
class Replay:
    """A record played to its end, or to the first action that the rules refuse."""

    start: State
    steps: tuple[Step, ...]
    """The result of each accepted action."""
    refused: RefusedAction | None

    @property
    def state(self) -> State:
        """The last state."""
        return self.steps[-1].state if self.steps else self.start

    @property
    def states(self) -> Iterator[State]:
        """Every state, beginning with the deal."""
        yield self.start
        for step in self.steps:
            yield step.state


def replay(record: Record) -> Replay:
    """Play a record's actions, stopping at the first that is refused."""
    start = state = setup(record.ruleset, record.deck, record.starter)
    steps: list[Step] = []
    for index, action in enumerate(record.actions):
        try:
            step = apply(state, action)
        except Refused as error:
            return Replay(
                start, tuple(steps), RefusedAction(index, action, error.code, error.message)
            )
        steps.append(step)
        state = step.state
    return Replay(start, tuple(steps), None)
