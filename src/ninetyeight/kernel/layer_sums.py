"""The weighted sums of a network layer, generated as LLVM instructions.

The kernel does not use `fastmath`: sums keep their order, and multiplications are fused with
additions only here, explicitly. So a bot with the same seed plays the same game on every processor.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.registry import cpu_target
from numba.extending import intrinsic

from ninetyeight.kernel.arrays import Words

ROWS_A_WORD = 64
"""The number of rows that one word of bits selects."""
LANES = 16
"""The number of sums in a vector; narrower processors split it with the same result."""
WIDEST = 512
"""The most units that a layer can have."""


@lru_cache(maxsize=1)
def reads_halves() -> bool:
    """Whether the target processor can convert half floats to floats.

    Without that, LLVM would call a runtime function that does not exist here, so weights are
    converted on loading. The numbers are the same.
    """
    triple, _, features = cpu_target.target_context.codegen().magic_tuple()
    return "+f16c" in features.split(",") or triple.startswith(("aarch64", "arm64"))


@intrinsic
def weighted_sums(
    _context: Any, out: Any, bias: Any, weights: Any, values: Any, counted: Any
) -> Any:
    """Write bias plus the sum of all rows of `weights`, each times its value, to `out`.

    Only rows whose bits are set in `counted`, 64 to a word, are included; values of 0 cost nothing.
    The width of a row is a multiple of 16. Weights are floats, or the bits of half floats, which
    take half the space in the processor's cache. This generates LLVM instructions because Numba
    cannot know that the arrays do not overlap, and would keep the sums in memory.
    """

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        arrays = [
            context.make_array(kind)(context, builder, value)
            for kind, value in zip(signature.args, arguments, strict=True)
        ]
        _SumsBuilder(builder, arrays, has_halves=signature.args[2].dtype != types.float32).build()
        return context.get_dummy_value()

    return types.none(out, bias, weights, values, counted), generate


_NUMBER = ir.IntType(64)
_LANES = ir.VectorType(ir.FloatType(), LANES)


def _constant(value: int) -> Any:
    return ir.Constant(_NUMBER, value)


class _SumsBuilder:
    """Generates the instructions of `weighted_sums`."""

    def __init__(self, builder: Any, arrays: list[Any], *, has_halves: bool) -> None:
        self._builder = builder
        self._has_halves = has_halves
        self._out, self._bias, self._weights, self._values, self._counted = (
            array.data for array in arrays
        )
        # a * b + c, rounded once: the same whether or not the processor has an instruction for it.
        self._fused = cgutils.get_or_insert_function(
            builder.module, ir.FunctionType(_LANES, [_LANES] * 3), f"llvm.fma.v{LANES}f32"
        )
        self._rows = builder.extract_value(arrays[2].shape, 0)
        self._width = builder.extract_value(arrays[2].shape, 1)

    def build(self) -> None:
        """Loop over the columns, four vectors at a time, then two, then one."""
        builder = self._builder
        column = _constant(0)
        for vectors in (4, 2, 1):
            before = builder.block
            loop, body, done = self._blocks("columns", "column", "all_columns")
            builder.branch(loop)
            builder.position_at_end(loop)
            at = builder.phi(_NUMBER)
            at.add_incoming(column, before)
            after = builder.add(at, _constant(vectors * LANES))
            builder.cbranch(builder.icmp_signed("<=", after, self._width), body, done)
            builder.position_at_end(body)
            self._sum_columns([builder.add(at, _constant(LANES * v)) for v in range(vectors)])
            at.add_incoming(after, builder.block)
            builder.branch(loop)
            builder.position_at_end(done)
            column = at

    def _sum_columns(self, places: list[Any]) -> None:
        """Sum the vectors at these places over all rows, 64 rows at a time."""
        builder = self._builder
        before = builder.block
        words, word, loop, body, done = self._blocks("words", "word", "rows", "row", "summed")
        starts = [self._load(self._bias, place) for place in places]
        builder.branch(words)
        builder.position_at_end(words)
        first = builder.phi(_NUMBER)
        first.add_incoming(_constant(0), before)
        totals = [builder.phi(_LANES) for _ in places]
        for total, start in zip(totals, starts, strict=True):
            total.add_incoming(start, before)
        builder.cbranch(builder.icmp_signed("<", first, self._rows), word, done)
        builder.position_at_end(word)
        all_bits = self._counted_bits(first)
        builder.branch(loop)
        builder.position_at_end(loop)
        left = builder.phi(_NUMBER)
        left.add_incoming(all_bits, word)
        running = [builder.phi(_LANES) for _ in places]
        for run, total in zip(running, totals, strict=True):
            run.add_incoming(total, word)
            total.add_incoming(run, loop)
        first.add_incoming(builder.add(first, _constant(ROWS_A_WORD)), loop)
        builder.cbranch(builder.icmp_signed("!=", left, _constant(0)), body, words)
        builder.position_at_end(body)
        row = builder.add(first, builder.cttz(left, ir.Constant(ir.IntType(1), 1)))
        for run, added in zip(running, self._add_row(row, running, places), strict=True):
            run.add_incoming(added, body)
        left.add_incoming(builder.and_(left, builder.sub(left, _constant(1))), body)
        builder.branch(loop)
        builder.position_at_end(done)
        for total, place in zip(totals, places, strict=True):
            target = builder.bitcast(builder.gep(self._out, [place]), _LANES.as_pointer())
            builder.store(total, target, align=4)

    def _add_row(self, row: Any, running: list[Any], places: list[Any]) -> list[Any]:
        """Add a row times its value to the running sums."""
        builder = self._builder
        value = builder.load(builder.gep(self._values, [row]))
        spread = builder.shuffle_vector(
            builder.insert_element(
                ir.Constant(_LANES, ir.Undefined), value, ir.Constant(ir.IntType(32), 0)
            ),
            ir.Constant(_LANES, ir.Undefined),
            ir.Constant(ir.VectorType(ir.IntType(32), LANES), [0] * LANES),
        )
        base = builder.mul(row, self._width)
        return [
            builder.call(self._fused, [self._load_weights(builder.add(base, place)), spread, run])
            for run, place in zip(running, places, strict=True)
        ]

    def _counted_bits(self, first: Any) -> Any:
        """Build a word with a bit for each of 64 rows that is counted and not 0."""
        builder = self._builder
        word = _constant(0)
        for part in range(ROWS_A_WORD // LANES):
            some = self._load(self._values, builder.add(first, _constant(LANES * part)))
            differ = builder.fcmp_unordered("!=", some, ir.Constant(_LANES, [0.0] * LANES))
            mask = builder.zext(builder.bitcast(differ, ir.IntType(LANES)), _NUMBER)
            word = builder.or_(word, builder.shl(mask, _constant(LANES * part)))
        of_words = builder.udiv(first, _constant(ROWS_A_WORD))
        return builder.and_(word, builder.load(builder.gep(self._counted, [of_words])))

    def _load(self, data: Any, place: Any) -> Any:
        builder = self._builder
        pointer = builder.bitcast(builder.gep(data, [place]), _LANES.as_pointer())
        return builder.load(pointer, align=4)

    def _load_weights(self, place: Any) -> Any:
        if not self._has_halves:
            return self._load(self._weights, place)
        builder = self._builder
        halves = ir.VectorType(ir.HalfType(), LANES)
        pointer = builder.bitcast(builder.gep(self._weights, [place]), halves.as_pointer())
        return builder.fpext(builder.load(pointer, align=2), _LANES)

    def _blocks(self, *names: str) -> list[Any]:
        return [self._builder.append_basic_block(name) for name in names]


def words_of(rows: Iterable[int]) -> Words:
    """Pack a set of rows into words, 64 to a word."""
    words = [0] * (WIDEST // ROWS_A_WORD)
    for row in rows:
        words[row // ROWS_A_WORD] |= 1 << row % ROWS_A_WORD
    return np.array(words, np.uint64)


ALL_ROWS = words_of(range(WIDEST))
