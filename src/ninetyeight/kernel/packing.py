"""Conversion between the values of `ninetyeight.rules` and the packed ones of the kernel."""

from typing import Any, NamedTuple

import numpy as np

from ninetyeight.kernel.arrays import Bytes, Log, Numbers, Words
from ninetyeight.kernel.bits import MIRROR, OFFSET
from ninetyeight.kernel.engine import (
    DECK,
    DRAWN,
    GAME_NUMBERS,
    LOG_FIRST,
    LOG_PILE,
    PLAYED,
    RESULT,
    TURN,
    card_of,
    end_turn,
    lay,
    legal,
    pile_of,
)
from ninetyeight.kernel.finish import RUNNING, WON
from ninetyeight.kernel.layer_sums import reads_halves
from ninetyeight.kernel.network import Net
from ninetyeight.kernel.turn import (
    BOUND,
    BURNS,
    COVER,
    DUE,
    FIRE_CARD,
    FIRE_OFF,
    FIRE_TURN,
    OWED,
    PLAYS,
    SEAT,
    STOPPED,
    THREE,
    Position,
    Rules,
)
from ninetyeight.rules import (
    PILES,
    Action,
    Duty,
    EndTurn,
    Fire,
    Order,
    Outcome,
    Pile,
    Play,
    Ruleset,
    State,
    Turn,
)
from ninetyeight.rules.action import END_TURN

RESULTS: tuple[str, ...] = ("running", "all-played", *Duty)
"""The meaning of the numbers of `RESULT`."""
_ORDERS = {order: number for number, order in enumerate(Order, start=1)}


class Packed(NamedTuple):
    """A game as arrays that compiled code changes in place."""

    rules: Rules
    hands: Words
    deck: Bytes
    game: Numbers
    log: Log


def packed_net(net: Net) -> Net:
    """Prepare a network for compiled code: its first layer as the bits of half floats.

    They take half the space in the processor's cache. A processor that cannot convert them gets
    the same numbers as floats.
    """
    packed = with_halves(net)
    if reads_halves():
        return packed
    wide: Any = packed.hidden.view(np.float16).astype(np.float32)
    return packed._replace(hidden=wide)


def with_halves(net: Net) -> Net:
    """Round the first layer of a network to half floats, the same on every processor."""
    if net.hidden.dtype == np.uint16:
        return net
    halves: Any = net.hidden.astype(np.float16).view(np.uint16)
    return net._replace(hidden=halves)


def packed_rules(ruleset: Ruleset) -> Rules:
    """Convert a ruleset for compiled functions."""
    marks = np.zeros(128, np.uint8)
    for card, order in ruleset.orders.items():
        marks[card] = _ORDERS[order]
    for card in ruleset.pack.cards:
        if ruleset.burns(card):
            marks[card] |= BURNS
    fires = tuple(filter(ruleset.burns, ruleset.pack.cards))
    numbers = () if ruleset.layout is None else ruleset.layout.numbers
    sets = np.zeros((8, 2), np.uint64)
    for row, cards in enumerate((fires, *numbers)):
        sets[row] = card_set(cards)
    fire = FIRE_OFF
    if ruleset.fire is not Fire.OFF:
        fire = FIRE_CARD if ruleset.fire_binds_next_card else FIRE_TURN
    return Rules(
        players=ruleset.players,
        hand_size=ruleset.hand_size,
        minimum=ruleset.minimum,
        low=ruleset.pack.low,
        high=ruleset.pack.high,
        fire=fire,
        is_plain=not marks.any(),
        marks=marks,
        sets=sets,
    )


def empty_game(rules: Rules) -> Packed:
    """Create the arrays of a game before the deal."""
    return Packed(
        rules,
        hands=np.zeros((rules.players, 2), np.uint64),
        deck=np.zeros(rules.high - rules.low + 1, np.uint8),
        game=np.zeros(GAME_NUMBERS, np.int64),
        log=np.zeros(rules.high - rules.low + 1, np.uint16),
    )


def pack(state: State) -> Packed:
    """Pack a game at any moment.

    The log lists earlier cards pile by pile, because a state does not hold their full order.
    """
    packed = empty_game(packed_rules(state.ruleset))
    for seat, hand in enumerate(state.hands):
        packed.hands[seat] = card_set(hand)
    size = len(packed.deck)
    drawn = size - len(state.deck)
    packed.deck[drawn:] = state.deck
    log = _log(state)
    packed.log[: len(log)] = log
    game = packed.game
    game[TURN] = packed_turn(state.turn)
    game[DRAWN], game[DECK] = drawn, size
    game[PLAYED] = len(log)
    if state.outcome is not None:
        game[RESULT] = RESULTS.index(state.outcome.code)
    return packed


def unpack(packed: Packed, ruleset: Ruleset) -> State:
    """Convert a packed game back to a state of `ninetyeight.rules`."""
    game = packed.game
    piles, tops, plays = _piles(packed, ruleset)
    word = int(game[TURN])
    seat = compiled_seat(word)
    began = Turn.begin(ruleset, seat, tops=_tops_before(piles, plays, ruleset), deck_is_empty=False)
    turn = Turn(
        ruleset=ruleset,
        seat=seat,
        tops=tuple(tops),
        minimum=word >> OWED & 3,
        due=began.due,
        cover_next=_pile(word >> COVER),
        bound=_pile(word >> BOUND),
        plays=plays,
        is_stopped=bool(word >> STOPPED & 1),
        is_three=bool(word >> THREE & 1),
    )
    hands = tuple(cards_of(int(low), int(high)) for low, high in packed.hands)
    deck = tuple(int(card) for card in packed.deck[game[DRAWN] : game[DECK]])
    state = State(tuple(map(tuple, piles)), hands, deck, turn, None)
    result = int(game[RESULT])
    if result == RUNNING:
        return state
    broken = None if result == WON else Duty(RESULTS[result])
    return State(state.piles, hands, deck, turn, Outcome(broken, state.left))


def packed_turn(turn: Turn) -> int:
    """Pack a turn into one number; `kernel.turn` describes the bits."""
    word = 0
    for pile, top in zip(PILES, turn.tops, strict=True):
        word |= (top if pile.ascends else MIRROR - top) << 8 * pile
        if top in turn.due:
            word |= 1 << (DUE + pile)
    word |= len(turn.plays) << PLAYS
    word |= (0 if turn.bound is None else turn.bound + 1) << BOUND
    word |= (0 if turn.cover_next is None else turn.cover_next + 1) << COVER
    word |= turn.is_stopped << STOPPED | turn.is_three << THREE
    return word | turn.minimum << OWED | turn.seat << SEAT


def card_set(cards: tuple[int, ...]) -> tuple[int, int]:
    """Pack a set of cards into its two words."""
    bits = sum(1 << (card + OFFSET) for card in cards)
    return bits & (1 << 64) - 1, bits >> 64


def cards_of(low: int, high: int) -> tuple[int, ...]:
    """List the cards of a set, lowest first."""
    bits = low | high << 64
    return tuple(card for card in range(2, 100) if bits >> (card + OFFSET) & 1)


def legal_actions(packed: Packed) -> tuple[Action, ...]:
    """List every legal action, in the order of `rules.legal_actions`."""
    if packed.game[RESULT] != RUNNING:
        return ()
    turn = packed.game[TURN]
    low, high = packed.hands[compiled_seat(int(turn))]
    accepted = np.zeros((4, 2), np.uint64)
    may_end = legal(packed.rules, Position(turn, low, high), accepted)
    plays = [
        Play(place if pile.ascends else MIRROR - place, pile)
        for pile in PILES
        for place in cards_of(int(accepted[pile, 0]), int(accepted[pile, 1]))
    ]
    plays.sort(key=lambda play: (play.card, play.pile))
    return (*plays, *((END_TURN,) if may_end else ()))


def apply(packed: Packed, action: Action) -> None:
    """Apply a legal action of the player on turn, in place."""
    match action:
        case Play(card, pile):
            place = card if pile.ascends else MIRROR - card
            lay(packed.rules, packed.hands, packed.deck, packed.game, packed.log, int(pile), place)
        case EndTurn():
            end_turn(packed.rules, packed.hands, packed.deck, packed.game)


def play_of(code: int) -> Play:
    """Convert an entry of the log, or a decision to lay a card."""
    return Play(card_of(code), Pile(pile_of(code)))


def compiled_seat(turn: int) -> int:
    return turn >> SEAT & 7


def _pile(bits: int) -> Pile | None:
    number = bits & 7
    return Pile(number - 1) if number else None


def _log(state: State) -> list[int]:
    plays = state.turn.plays
    entries = []
    for pile in PILES:
        laid = len(state.piles[pile]) - sum(play.pile is pile for play in plays)
        entries += [_entry(card, pile, is_first=True) for card in state.piles[pile][:laid]]
    return entries + [
        _entry(play.card, play.pile, is_first=number == 0) for number, play in enumerate(plays)
    ]


def _entry(card: int, pile: Pile, *, is_first: bool) -> int:
    return card | pile << LOG_PILE | (LOG_FIRST if is_first else 0)


def _tops_before(
    piles: list[list[int]], plays: tuple[Play, ...], ruleset: Ruleset
) -> tuple[int, ...]:
    """Return the tops at the beginning of the current turn."""
    before = []
    for pile in PILES:
        laid = len(piles[pile]) - sum(play.pile is pile for play in plays)
        before.append(piles[pile][laid - 1] if laid else ruleset.pack.starts[pile])
    return tuple(before)


def _piles(packed: Packed, ruleset: Ruleset) -> tuple[list[list[int]], list[int], tuple[Play, ...]]:
    """Read from the log the piles, their tops, and the plays of the current turn."""
    piles: list[list[int]] = [[], [], [], []]
    played = int(packed.game[PLAYED])
    plays = [play_of(int(entry)) for entry in packed.log[:played]]
    for play in plays:
        piles[play.pile].append(play.card)
    tops = [
        pile[-1] if pile else start for pile, start in zip(piles, ruleset.pack.starts, strict=True)
    ]
    running = int(packed.game[TURN]) >> PLAYS & 15
    return piles, tops, tuple(plays[played - running :])
