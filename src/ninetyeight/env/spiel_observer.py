"""OpenSpiel's observers: what a seat sees now, or all that it has seen."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from ninetyeight.env.observation import PARTS, SIZE, observation_of, scaled
from ninetyeight.env.spiel_position import SpielPosition
from ninetyeight.env.spiel_state import SpielState, public_string
from ninetyeight.rules import FULL_PACK, PILES, Play, Signals, view_for
from ninetyeight.rules.ruleset import MOST_PLAYERS

CARDS = len(FULL_PACK.cards)
Floats = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class RecallPart:
    """A part of an information state beyond the observation, with an entry for each card."""

    name: str
    shape: tuple[int, ...]
    meaning: str


RECALL_PARTS = (
    RecallPart("played", (CARDS,), "when a card was laid: 1 for the first, divided by 98"),
    RecallPart("played_turn", (CARDS,), "in which turn: 1 for the first, divided by 98"),
    RecallPart("played_pile", (len(PILES), CARDS), "on which pile: a row for each"),
    RecallPart(
        "played_by",
        (MOST_PLAYERS, CARDS),
        "by whom: a row for each seat, yours first, then clockwise",
    ),
    RecallPart(
        "came",
        (CARDS,),
        "after which turn it came into your hand: 1 for the deal, 2 after the first turn,"
        " divided by 99",
    ),
)
"""What is remembered of each card from 2 to 99; 0 if nothing has happened to it."""


class Observer:
    """Describes states to a player; only an observer for players has tensors."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind
        self.tensor: Any = None
        self.dict: dict[str, Floats] = {}
        if kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            self._make_tensor()

    def _make_tensor(self) -> None:
        shapes: list[tuple[str, tuple[int, ...]]] = [(part.name, (part.size,)) for part in PARTS]
        if self.kind.perfect_recall:
            shapes += [(part.name, part.shape) for part in RECALL_PARTS]
        sizes = [int(np.prod(shape)) for _, shape in shapes]
        self.tensor = np.zeros(sum(sizes), np.float32)
        pieces = np.split(self.tensor, np.cumsum(sizes)[:-1])
        for (name, shape), piece in zip(shapes, pieces, strict=True):
            self.dict[name] = piece.reshape(shape)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat sees, scaled to 0 to 1; all zeros before everybody has a hand."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        position = state.position
        if position.game is None:
            return
        self.tensor[:SIZE] = scaled(observation_of(view_for(position.game, player), Signals()))
        if self.kind.perfect_recall:
            self._remember(position, player)

    def _remember(self, position: SpielPosition, player: int) -> None:
        parts, players = self.dict, position.ruleset.players
        parts["came"][_places(position.first_hand(player))] = 1 / (CARDS + 1)
        laid, turn = 0, 1
        for move in position.moves:
            if isinstance(move.action, Play):
                laid += 1
                place = move.action.card - FULL_PACK.low
                parts["played"][place] = laid / CARDS
                parts["played_turn"][place] = turn / CARDS
                parts["played_pile"][move.action.pile, place] = 1
                parts["played_by"][(move.seat - player) % players, place] = 1
            turn += move.ends_turn
            if move.seat == player:
                parts["came"][_places(move.drawn)] = turn / (CARDS + 1)

    def string_from(self, state: SpielState, player: int) -> str:
        """Describe in text what a seat sees or has seen."""
        position, private = state.position, self.kind.private_info
        if position.game is None:
            return ""
        words = []
        if self.kind.perfect_recall:
            is_private = private == pyspiel.PrivateInfoType.SINGLE_PLAYER
            words.append(position.story(player if is_private else None))
        elif self.kind.public_info:
            words.append(public_string(position.game))
        if private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            hands = (" ".join(map(str, hand)) for hand in position.game.hands)
            words.append(f"hands {' / '.join(hands)}")
        elif private == pyspiel.PrivateInfoType.SINGLE_PLAYER and not self.kind.perfect_recall:
            words.append(f"hand {' '.join(map(str, position.game.hands[player]))}")
        return ", ".join(words)


def _places(cards: tuple[int, ...]) -> list[int]:
    return [card - FULL_PACK.low for card in cards]
