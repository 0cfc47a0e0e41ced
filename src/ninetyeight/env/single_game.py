"""Plays one game at a time for an environment, on the kernel's arrays."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ninetyeight.env.actions import (
    END,
    FIRST_SIGN,
    PARALLEL_ACTIONS,
    SIGN_ACTIONS,
    SIGNS,
    WAIT,
)
from ninetyeight.env.observation import SIZE
from ninetyeight.env.settings import EnvSettings, Signs
from ninetyeight.kernel.arrays import Bytes
from ninetyeight.kernel.bits import OFFSET
from ninetyeight.kernel.engine import DRAWN, PLAYED, RESULT, TURN, cards_left
from ninetyeight.kernel.finish import RUNNING, WON
from ninetyeight.kernel.games import key_of
from ninetyeight.kernel.observation_rows import (
    OBSERVATION_SIZE,
    SIZES_AT,
    visible_signs,
    write_legal,
    write_observation,
)
from ninetyeight.kernel.packing import RESULTS, packed_rules
from ninetyeight.kernel.signs import may_talk
from ninetyeight.kernel.tables import (
    ILLEGAL,
    begin_deal,
    new_row_buffers,
    new_tables,
    next_deal,
    take,
    worth,
)
from ninetyeight.kernel.turn import SEAT
from ninetyeight.rules import FULL_PACK, PILES
from ninetyeight.rules.errors import InvalidDeck, shown

Mask = NDArray[np.int8]
CARDS = len(FULL_PACK.cards)
STATE_SIZE = SIZE + (OBSERVATION_SIZE - SIZES_AT) * CARDS + CARDS
"""The size of the global state: what seat 0 sees, all hands, and each card's place in the deck."""
RESULT_NAMES = (*RESULTS, "illegal")
_SIGNS_OF_A_SEAT = 0xFF


def key_of_seed(seed: int) -> int:
    """The key of a seed's deals; row i of the vector environment deals those of seed + i."""
    return key_of(str(seed), "env")


def cards_of(deck: Sequence[int]) -> list[int]:
    """List the cards of a deck that may be an array."""
    try:
        return [int(card) for card in deck]
    except (TypeError, ValueError):
        raise InvalidDeck("deck", f"{shown(deck)} is not a deck: use a list of cards.") from None


class SingleGame:
    """Deals game after game, takes actions by number, and writes what each seat sees."""

    def __init__(self, settings: EnvSettings, choosers: Sequence[int] = ()) -> None:
        self.settings = settings
        self.players = settings.players
        self.rules = packed_rules(settings.ruleset)
        self.rewards = settings.rewards
        self.tables = new_tables(self.rules, 1)
        self.hands, self.deck = self.tables.hands[0], self.tables.decks[0]
        self.game, self.log = self.tables.games[0], self.tables.logs[0]
        self.played = self.tables.played[0]
        self._buffers = new_row_buffers()
        self._talk = settings.talk_level
        self._choosers = choosers if settings.signs is Signs.CHOSEN and settings.allowed else ()
        self._writers = 0
        for seat in range(self.players):
            if seat not in self._choosers:
                self._writers |= _SIGNS_OF_A_SEAT << 8 * seat
        self._chosen = 0
        self._speakers: list[int] = []
        self.seat = 0
        """The seat that is asked: the one on turn, or one that may show a sign."""
        self.is_over = True
        self.starter = 0
        self.actions: list[int] = []
        """The actions of this game in order, without signs; each game has a list of its own."""

    def seed(self, seed: int) -> None:
        """Deal from this seed from now on."""
        self.tables.keys[0], self.tables.dealt[0] = key_of_seed(seed), 0

    def deal(self, deck: Sequence[int] | None = None, starter: int | None = None) -> None:
        """Begin the seed's next game, or one with a given deck and perhaps a given starter.

        The starter is a seat, or -1 to find it by bids.
        """
        first = self.settings.first_seat if starter is None else starter
        self.settings.check_starter(first)
        if deck is None:
            next_deal(self.rules, self.tables, 0, first, self._buffers)
        else:
            self.settings.ruleset.pack.check_deck(cards := cards_of(deck))
            self.deck[:] = cards
            begin_deal(self.rules, self.tables, 0, first)
        self._chosen = 0
        self.starter, self.actions = self.on_turn, []
        self._after_action()

    def act(self, action: int) -> float:
        """Take the action of the seat that is asked, and return everybody's reward."""
        if self._speakers:
            return self._speak(action)
        laid = int(self.game[PLAYED])
        self.actions.append(action)
        take(self.rules, self.hands, self.deck, self.game, self.log, self.played, action)
        if self._chosen:
            self._clear_signs(action)
        self._after_action()
        return float(worth(self.game, laid, self.rewards))

    def act_together(self, actions: Sequence[int]) -> float:
        """Take an action from every seat at once: signs first, then that of the seat on turn."""
        self._speakers = []
        for seat, action in enumerate(actions):
            if seat != self.on_turn and not self._show_sign(seat, action):
                return self._refuse()
        return self.act(actions[self.on_turn])

    def _speak(self, action: int) -> float:
        if not self._show_sign(self.seat, action):
            return self._refuse()
        self._speakers.pop(0)
        self.seat = self._speakers[0] if self._speakers else self.on_turn
        return 0.0

    def _show_sign(self, seat: int, action: int) -> bool:
        """Let a seat show a sign or wait; False if that is not legal."""
        if not WAIT <= action < SIGN_ACTIONS or not self.mask(seat, SIGN_ACTIONS)[action]:
            return False
        if action >= FIRST_SIGN:
            sign, pile = divmod(action - FIRST_SIGN, len(PILES))
            place = 8 * seat + 2 * pile
            self._chosen = self._chosen & ~(3 << place) | sign << place
        return True

    def _refuse(self) -> float:
        """End the game because of an illegal action."""
        self.game[RESULT] = ILLEGAL
        self._after_action()
        return self.rewards.illegal

    def _clear_signs(self, action: int) -> None:
        """Clear the signs on the pile played on, or all under Silence (8.5, 6.2)."""
        if not may_talk(self.rules, self.game[TURN], self._talk):
            self._chosen = 0
        elif action < END:
            for seat in range(self.players):
                self._chosen &= ~(3 << (8 * seat + 2 * (action & 3)))

    def _after_action(self) -> None:
        self.is_over = bool(self.game[RESULT] != RUNNING)
        self.seat = on_turn = self.on_turn
        if self._choosers and not self.is_over and self.may_talk:
            self._speakers = [
                seat
                for step in range(1, self.players)
                if (seat := (on_turn + step) % self.players) in self._choosers
                and self.hands[seat].any()
            ]
            if self._speakers:
                self.seat = self._speakers[0]
        else:
            self._speakers = []

    @property
    def on_turn(self) -> int:
        """The seat on turn; after the end, the last one."""
        return int(self.game[TURN]) >> SEAT & 7

    @property
    def may_talk(self) -> bool:
        """Whether players may show signs now."""
        return bool(may_talk(self.rules, self.game[TURN], self._talk))

    @property
    def signs(self) -> int:
        """All signs shown now: 8 bits for each seat, 2 of them for each pile."""
        if not self._talk:
            return 0
        turn = self.game[TURN]
        written = int(visible_signs(self.rules, self.hands, turn, self._talk))
        return written & self._writers | self._chosen

    def observe(self, seat: int) -> Bytes:
        """Write what a seat sees into a new array."""
        row = np.empty(SIZE, np.uint8)
        write_observation(self.rules, self.hands, self.game, self.played, seat, self.signs, row)
        return row

    def mask(self, seat: int, width: int) -> Mask:
        """A new array of `width` flags, 1 for each action that is legal for a seat now.

        A seat that is not on turn may wait, and show signs if it chooses its own. After the end,
        one action that does nothing is legal, so that there is something to choose.
        """
        if seat == self.on_turn or self.is_over:
            legal = np.empty(width, np.int8)
            bits = self._buffers.bits
            write_legal(self.rules, self.hands, self.game, bits, legal.view(np.uint8))
            return legal
        legal = np.zeros(width, np.int8)
        if width >= PARALLEL_ACTIONS:
            legal[WAIT] = 1
        if width > FIRST_SIGN and seat in self._choosers and self.may_talk:
            self._mark_signs(seat, legal)
        return legal

    def _mark_signs(self, seat: int, legal: Mask) -> None:
        allowed = self.settings.allowed
        for pile in PILES:
            standing = self._chosen >> (8 * seat + 2 * pile) & 3
            for number, sign in enumerate(SIGNS):
                is_new = number != standing and (sign is None or sign in allowed)
                legal[FIRST_SIGN + len(PILES) * number + pile] = is_new

    @property
    def result(self) -> dict[str, Any]:
        """How a finished game ended."""
        return {
            "won": bool(self.game[RESULT] == WON),
            "left": int(cards_left(self.rules, self.hands, self.game)),
            "result": str(RESULT_NAMES[self.game[RESULT]]),
        }

    def state(self) -> Bytes:
        """The global state with all hidden cards, for critics and never for players."""
        state = np.zeros(STATE_SIZE, np.uint8)
        state[:SIZE] = self.observe(0)
        for seat in range(self.players):
            low, high = (int(word) for word in self.hands[seat])
            bits = (low | high << 64) >> (OFFSET + FULL_PACK.low)
            start = SIZE + CARDS * seat
            state[start : start + CARDS] = [bits >> card & 1 for card in range(CARDS)]
        rest = self.deck[self.game[DRAWN] :].astype(np.int64)
        state[STATE_SIZE - CARDS + rest - FULL_PACK.low] = np.arange(1, len(rest) + 1)
        return state
