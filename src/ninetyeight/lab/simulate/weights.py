"""Reports which weights a team plays with, and whether they were trained for the game."""

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ninetyeight.bots.team import Team
from ninetyeight.bots.values import Value
from ninetyeight.kernel.network import Net
from ninetyeight.kernel.packing import with_halves
from ninetyeight.kernel.policies import PLANNER
from ninetyeight.rules import Ruleset

_DIGITS = 16


@dataclass(frozen=True, slots=True)
class WeightsUsed:
    """The weights behind a team's choices."""

    value: str | None = None
    """The name of the learned value, such as `expert-3`; None if no bot uses one."""
    is_own: bool = True
    """Whether that value was trained for this edition and number of players."""
    fingerprint: str | None = None
    """Changes with any weight that the team uses; None if it uses none."""

    @property
    def sentence(self) -> str | None:
        if self.value is None:
            return None
        if self.is_own:
            return f"The learned value is {self.value}."
        return f"The learned value is {self.value}, as none was trained for this game."

    def as_dict(self) -> dict[str, Any]:
        """The weights as results files hold them."""
        return {"value": self.value, "is_own": self.is_own, "fingerprint": self.fingerprint}


@lru_cache(maxsize=64)
def weights_used(ruleset: Ruleset, team: Team) -> WeightsUsed:
    """Find the weights that a team uses in a game; `GameError` if there are none."""
    values: dict[str, Value] = {}
    nets: dict[str, Net] = {}
    for bot in team.compiled:
        if value := bot.value_for(ruleset):
            values[value.name] = value
            nets[f"value {value.name}"] = value.net
    for bot in team.compiled:
        if bot.policy == PLANNER:
            file = "" if bot.trained is None else bot.trained.file
            nets[f"weights {file}"] = bot.net_for(ruleset)
    if not nets:
        return WeightsUsed()
    digest = hashlib.sha256()
    for net in nets.values():
        for array in with_halves(net):
            digest.update(array.tobytes())
    is_own = all(value.is_own for value in values.values())
    return WeightsUsed(", ".join(values) or None, is_own, digest.hexdigest()[:_DIGITS])
