"""A Gymnasium vector environment on the kernel: thousands of games at once."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ninetyeight.env.actions import TURN_ACTIONS
from ninetyeight.env.observation import SIZE
from ninetyeight.env.settings import Signs, check_solo, parse_settings
from ninetyeight.env.single_game import Mask, cards_of, key_of_seed
from ninetyeight.env.spaces import Observation, observation_space
from ninetyeight.kernel.arrays import Bytes, Numbers
from ninetyeight.kernel.engine import PLAYED, RESULT, STARTER, TURN
from ninetyeight.kernel.packing import packed_rules
from ninetyeight.kernel.rows import (
    ObservationRows,
    Stepped,
    begin_rows,
    observe_rows,
    sample_rows,
    step_rows,
)
from ninetyeight.kernel.tables import begin_deal, new_row_buffers, new_tables
from ninetyeight.kernel.turn import SEAT
from ninetyeight.rules import GameError
from ninetyeight.rules.errors import shown

MASK_DIMENSIONS = 2
RewardRow = NDArray[np.float64]
Flags = NDArray[np.bool_]


class VectorTableEnv(VectorEnv[Observation, Numbers, NDArray[Any]]):
    """Row i, seeded with s, plays the same games as a `TableEnv` seeded with s + i.

    So a row's games do not depend on how many rows there are. After a game is over, the next step
    begins another one (`AutoresetMode.NEXT_STEP`): it ignores the action, and its reward is 0.

    With `copy=False`, every step overwrites and returns the same arrays.
    """

    metadata = {  # noqa: RUF012  as Gymnasium has it
        "render_modes": [],
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(self, num_envs: int = 1, *, copy: bool = True, **settings: Any) -> None:
        self.num_envs, self.copy = num_envs, copy
        self.settings = parse_settings(settings)
        if type(num_envs) is not int or num_envs < 1:
            raise GameError("num_envs", f"num_envs {shown(num_envs)}: use 1 or more.")
        if self.settings.signs is not Signs.WRITTEN:
            raise GameError(
                "signs", "An agent that plays all seats cannot choose signs: use signs='written'."
            )
        self.single_action_space = spaces.Discrete(TURN_ACTIONS)
        self.single_observation_space = observation_space(TURN_ACTIONS)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._rules = packed_rules(self.settings.ruleset)
        self._tables = new_tables(self._rules, num_envs)
        self._buffers = new_row_buffers()
        self._rows = np.zeros((num_envs, SIZE), np.uint8)
        self._masks = np.zeros((num_envs, TURN_ACTIONS), np.int8)
        self._observed = ObservationRows(self._rows, self._masks.view(np.uint8))
        self._terms = self.settings.terms

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin the next game of every row, or only of those in the option `reset_mask`.

        The option `decks` gives a deck for each row, and `starters` may give the seats that start.
        """
        super().reset(seed=seed if isinstance(seed, int) else None)
        self._seed(seed)
        given = options or {}
        everywhere = np.ones(self.num_envs, np.bool_)
        wanted = self._one_each("reset_mask", given.get("reset_mask", everywhere)).astype(np.uint8)
        if "decks" in given:
            self._begin_given(given["decks"], given.get("starters"))
        else:
            first = self.settings.first_seat
            begin_rows(self._rules, self._tables, wanted, first, self._buffers)
        talk = self.settings.talk_level
        observe_rows(self._rules, self._tables, talk, self._buffers, self._observed)
        seen = self._seen()
        return seen, {"action_mask": seen["action_mask"], "seat": self.seats}

    def step(self, actions: Numbers) -> tuple[Observation, RewardRow, Flags, Flags, dict[str, Any]]:
        """Take one action in every game."""
        rewards, over = np.empty(self.num_envs), np.empty(self.num_envs, np.bool_)
        seats = np.empty(self.num_envs, np.int64)
        step_rows(
            self._rules,
            self._tables,
            self._one_each("actions", actions),
            self._terms,
            self._buffers,
            self._observed,
            Stepped(rewards, over.view(np.uint8), seats),
        )
        seen = self._seen()
        info = {"action_mask": seen["action_mask"], "seat": seats}
        return seen, rewards, over, np.zeros(self.num_envs, np.bool_), info

    @property
    def results(self) -> Numbers:
        """How each game stands, see `single_game.RESULT_NAMES`: 0 is running, 1 is won."""
        return self._tables.games[:, RESULT]

    @property
    def left(self) -> Numbers:
        """The cards in hands and deck, now or when the game ended (3.5)."""
        return self._rules.high - self._rules.low + 1 - self._tables.games[:, PLAYED]

    @property
    def seats(self) -> Numbers:
        """The seat on turn in each game."""
        return self._tables.games[:, TURN] >> SEAT & 7

    @property
    def decks(self) -> Bytes:
        """The deck of each game as dealt, for records; it is hidden from agents."""
        return self._tables.decks

    @property
    def starters(self) -> Numbers:
        """The seat that started each game."""
        return self._tables.games[:, STARTER]

    def _seed(self, seed: int | Sequence[int | None] | None) -> None:
        if seed is None:
            if self._tables.keys.any():
                return
            seed = int(self.np_random.integers(1 << 62))
        seeds = range(seed, seed + self.num_envs) if isinstance(seed, int) else seed
        if len(seeds) != self.num_envs:
            raise GameError(
                "seed", f"{len(seeds)} seeds: use one for each of the {self.num_envs} games."
            )
        for row, own in enumerate(seeds):
            if own is not None:
                self._tables.keys[row] = key_of_seed(own)
                self._tables.dealt[row] = 0

    def _begin_given(self, decks: Bytes, starters: Sequence[int] | None) -> None:
        """Begin games with given decks; if one of them is invalid, nothing changes."""
        if len(decks) != self.num_envs:
            raise GameError(
                "decks", f"{len(decks)} decks: use one for each of the {self.num_envs} games."
            )
        usual = np.full(self.num_envs, self.settings.first_seat)
        first = self._one_each("starters", usual if starters is None else starters)
        for deck, starter in zip(decks, first, strict=True):
            self.settings.ruleset.pack.check_deck(cards_of(deck))
            self.settings.check_starter(int(starter))
        for row, (deck, starter) in enumerate(zip(decks, first, strict=True)):
            self._tables.decks[row] = deck
            begin_deal(self._rules, self._tables, row, starter)

    def _one_each(self, name: str, values: Any) -> Numbers:
        """Require a whole number for each game, because compiled code does not check."""
        column = np.asarray(values)
        if column.shape != (self.num_envs,) or column.dtype.kind not in "biu":
            raise GameError(
                name,
                f"{name} must be {self.num_envs} whole numbers, one for each game, not"
                f" {column.dtype} of shape {column.shape}.",
            )
        return np.ascontiguousarray(column, np.int64)

    def _seen(self) -> Observation:
        rows, masks = self._rows, self._masks
        if self.copy:
            rows, masks = rows.copy(), masks.copy()
        return {"observation": rows, "action_mask": masks}


class VectorSoloEnv(VectorTableEnv):
    """`VectorTableEnv` for the solo game only."""

    def __init__(self, num_envs: int = 1, *, copy: bool = True, **settings: Any) -> None:
        super().__init__(num_envs, copy=copy, **check_solo(settings))


def sample_actions(masks: Mask, rng: np.random.Generator) -> Numbers:
    """Choose a legal action in each row, uniformly."""
    if masks.ndim != MASK_DIMENSIONS or masks.shape[1] < TURN_ACTIONS or masks.itemsize != 1:
        raise GameError(
            "masks",
            f"masks must be rows of at least {TURN_ACTIONS} bytes, not {masks.dtype} of shape"
            f" {masks.shape}.",
        )
    actions = np.empty(len(masks), np.int64)
    sample_rows(masks.view(np.uint8), rng.random(len(masks)), actions)
    return actions
