"""Steps of many games at once, and random actions in all of them."""

from typing import Any, NamedTuple

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic
from numpy.typing import NDArray

from ninetyeight.kernel.arrays import Bytes, Numbers
from ninetyeight.kernel.bits import I64, NONE, ONE, U64, lowest, popcount
from ninetyeight.kernel.cache import compiled, internal
from ninetyeight.kernel.engine import PLAYED, RESULT, TURN
from ninetyeight.kernel.finish import RUNNING
from ninetyeight.kernel.observation_rows import visible_signs, write_legal, write_observation
from ninetyeight.kernel.tables import RowBuffers, Tables, Terms, next_deal, take, worth
from ninetyeight.kernel.turn import Rules, seat_of


class ObservationRows(NamedTuple):
    """What the seat on turn sees and may do, a row for each game."""

    rows: Bytes
    legal_rows: Bytes


class Stepped(NamedTuple):
    """The results of a step, an entry for each game."""

    gained: NDArray[np.float64]
    over: Bytes
    seats: Numbers


@compiled
def begin_rows(
    rules: Rules, tables: Tables, wanted: Bytes, starter: int, buffers: RowBuffers
) -> None:
    """Deal the next game of every row that `wanted` marks."""
    for number in range(wanted.shape[0]):
        if wanted[number]:
            next_deal(rules, tables, number, starter, buffers)


@compiled
def observe_rows(
    rules: Rules, tables: Tables, talk: int, buffers: RowBuffers, observations: ObservationRows
) -> None:
    """Write what the seat on turn of every game sees and may do."""
    rows, legal_rows = observations
    for number in range(rows.shape[0]):
        hands, game = tables.hands[number], tables.games[number]
        turn = game[TURN]
        signs = visible_signs(rules, hands, turn, talk)
        write_observation(
            rules, hands, game, tables.played[number], seat_of(turn), signs, rows[number]
        )
        write_legal(rules, hands, game, buffers.bits, legal_rows[number])


@compiled
def step_rows(
    rules: Rules,
    tables: Tables,
    actions: Numbers,
    terms: Terms,
    buffers: RowBuffers,
    observations: ObservationRows,
    stepped: Stepped,
) -> None:
    """Take one step in every game; a finished game is replaced by the next of its row."""
    starter, talk, rewards = terms
    rows, legal_rows = observations
    gained, over, seats = stepped
    for number in range(actions.shape[0]):
        hands, game, played = tables.hands[number], tables.games[number], tables.played[number]
        gained[number] = 0.0
        if game[RESULT] != RUNNING:
            next_deal(rules, tables, number, starter, buffers)
        else:
            laid = game[PLAYED]
            deck, log = tables.decks[number], tables.logs[number]
            take(rules, hands, deck, game, log, played, actions[number])
            gained[number] = worth(game, laid, rewards)
        turn = game[TURN]
        over[number], seats[number] = game[RESULT] != RUNNING, seat_of(turn)
        signs = visible_signs(rules, hands, turn, talk)
        write_observation(rules, hands, game, played, seats[number], signs, rows[number])
        write_legal(rules, hands, game, buffers.bits, legal_rows[number])


@compiled
def sample_rows(legal_rows: Bytes, chances: NDArray[np.float64], actions: Numbers) -> None:
    """Choose one legal action in each row by a random number from 0 to 1."""
    width = legal_rows.shape[1]
    for number in range(actions.shape[0]):
        row = legal_rows[number]
        total = popcount(last_bits(row))
        for at in range(0, width - 63, 64):
            total += popcount(read_bits(row, at))
        wanted = I64(chances[number] * total)
        at, word = 0, read_bits(row, 0)
        while popcount(word) <= wanted and at + 64 < width:
            wanted -= popcount(word)
            at += 64
            word = read_bits(row, at) if at + 64 <= width else last_bits(row)
        for _ in range(wanted):
            word &= word - ONE
        actions[number] = at + lowest(word) if word else 0


@internal
def last_bits(row: Bytes) -> np.uint64:
    """Read the places of a row after its last full group of 64 as bits."""
    rest = row.shape[0] & 63
    return read_bits(row, row.shape[0] - 64) >> U64(64 - rest) if rest else NONE


@intrinsic
def read_bits(_context: Any, row: Any, _at: Any) -> Any:
    """Read 64 bytes as the bits of a word, 1 for each byte that is not 0."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        data = context.make_array(signature.args[0])(context, builder, arguments[0]).data
        buffers = ir.VectorType(ir.IntType(8), 64)
        place = builder.bitcast(builder.gep(data, [arguments[1]]), buffers.as_pointer())
        some = builder.load(place, align=1)
        differ = builder.icmp_unsigned("!=", some, ir.Constant(buffers, [0] * 64))
        return builder.bitcast(differ, ir.IntType(64))

    return types.uint64(row, types.int64), generate
