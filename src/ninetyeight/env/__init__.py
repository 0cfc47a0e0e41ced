"""Environments for research: Gymnasium, PettingZoo and OpenSpiel, one game or thousands at once.

Importing this registers `ninetyeight/Solo-v0`, `ninetyeight/Table-v0` and `ninetyeight/Seat-v0`
with Gymnasium. PettingZoo's are in `ninetyeight.env.ninetyeight_v0`, OpenSpiel's in
`ninetyeight.env.spiel`. `docs/environments.md` describes observations, actions and rewards.
"""

import gymnasium

from ninetyeight.env.actions import ShowSign, Wait, action_of, number_of
from ninetyeight.env.evaluation import Evaluation, evaluate
from ninetyeight.env.observation import (
    PARTS,
    ObservationPart,
    cards_in,
    observation_of,
    part_of,
    scaled,
)
from ninetyeight.env.seat_env import SeatEnv
from ninetyeight.env.table_env import SoloEnv, TableEnv
from ninetyeight.env.vector_env import VectorSoloEnv, VectorTableEnv, sample_actions
from ninetyeight.env.wrappers import Plain

__all__ = [
    "PARTS",
    "Evaluation",
    "ObservationPart",
    "Plain",
    "SeatEnv",
    "ShowSign",
    "SoloEnv",
    "TableEnv",
    "VectorSoloEnv",
    "VectorTableEnv",
    "Wait",
    "action_of",
    "cards_in",
    "evaluate",
    "number_of",
    "observation_of",
    "part_of",
    "sample_actions",
    "scaled",
]

IDS = ("ninetyeight/Solo-v0", "ninetyeight/Table-v0", "ninetyeight/Seat-v0")
"""The version changes if and only if observations, actions or rewards change."""


def _register() -> None:
    solo, table, seat = IDS
    gymnasium.register(solo, f"{__name__}:SoloEnv", vector_entry_point=f"{__name__}:VectorSoloEnv")
    gymnasium.register(
        table,
        f"{__name__}:TableEnv",
        vector_entry_point=f"{__name__}:VectorTableEnv",
        kwargs={"players": 2},
    )
    gymnasium.register(seat, f"{__name__}:SeatEnv")


_register()
