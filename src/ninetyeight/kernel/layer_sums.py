"""The sums of a layer, in the compiler's own terms.

There is no `fastmath` in the kernel: sums keep their order, and a product is fused into a sum only
where that is asked for, here. So a bot with the same seed plays the same game on every processor.
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
"""How many rows of a layer one word of bits chooses."""
LANES = 16
"""How many sums are kept side by side; the result is the same on processors with fewer."""
WIDEST = 512
"""The most units of a layer."""


@lru_cache(maxsize=1)
def reads_halves() -> bool:
    """Whether the processor that is compiled for widens halves itself.

    Where it does not, the compiler would call a function that is not there; so values are loaded
    as floats, which are the same numbers.
    """
    triple, _, features = cpu_target.target_context.codegen().magic_tuple()
    return "+f16c" in features.split(",") or triple.startswith(("aarch64", "arm64"))


@intrinsic
def weighted_sums(
    _context: Any, out: Any, bias: Any, weights: Any, values: Any, counted: Any
) -> Any:
    """Write bias + each row of `weights` times its value to `out`; rows of 0 cost nothing.

    Only rows count whose bits are set in `counted`, 64 to a word. The width of the rows is a
    multiple of 16; they are floats, or the bits of halves, which take half the room in the
    processor's nearest memory. Written in the compiler's own terms, because Numba cannot know that
    the arrays do not overlap, and would keep the sums in memory.
    """

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        number_type = ir.IntType(64)
        real = ir.FloatType()
        lanes = ir.VectorType(real, LANES)
        # a * b + c, rounded once: the same with and without an instruction for it.
        fused = cgutils.get_or_insert_function(
            builder.module, ir.FunctionType(lanes, [lanes] * 3), f"llvm.fma.v{LANES}f32"
        )

        def constant(value: int) -> Any:
            return ir.Constant(number_type, value)

        arrays = [
            context.make_array(kind)(context, builder, value)
            for kind, value in zip(signature.args, arguments, strict=True)
        ]
        out_data, bias_data, weight_data, value_data, counted_data = (a.data for a in arrays)
        rows = builder.extract_value(arrays[2].shape, 0)
        width = builder.extract_value(arrays[2].shape, 1)

        def load(pointer: Any) -> Any:
            return builder.load(builder.bitcast(pointer, lanes.as_pointer()), align=4)

        def load_weights(pointer: Any) -> Any:
            if signature.args[2].dtype == types.float32:
                return load(pointer)
            halves = ir.VectorType(ir.HalfType(), LANES)
            half = builder.load(builder.bitcast(pointer, halves.as_pointer()), align=2)
            return builder.fpext(half, lanes)

        def bits(first: Any) -> Any:
            """Give a word with a bit for each of 64 rows that counts and is not 0."""
            word = constant(0)
            for part in range(ROWS_A_WORD // LANES):
                some = load(builder.gep(value_data, [builder.add(first, constant(LANES * part))]))
                differ = builder.fcmp_unordered("!=", some, ir.Constant(lanes, [0.0] * LANES))
                mask = builder.zext(builder.bitcast(differ, ir.IntType(LANES)), number_type)
                word = builder.or_(word, builder.shl(mask, constant(LANES * part)))
            of_words = builder.udiv(first, constant(ROWS_A_WORD))
            return builder.and_(word, builder.load(builder.gep(counted_data, [of_words])))

        def sums(column: Any, vectors: int) -> None:
            """Sum up so many vectors of columns, from this column on."""
            places = [builder.add(column, constant(LANES * v)) for v in range(vectors)]
            before = builder.block
            words, word, loop, body, done = (
                builder.append_basic_block(name)
                for name in ("words", "word", "rows", "row", "summed")
            )
            starts = [load(builder.gep(bias_data, [place])) for place in places]
            builder.branch(words)
            builder.position_at_end(words)
            first = builder.phi(number_type)
            first.add_incoming(constant(0), before)
            totals = [builder.phi(lanes) for _ in places]
            for total, start in zip(totals, starts, strict=True):
                total.add_incoming(start, before)
            builder.cbranch(builder.icmp_signed("<", first, rows), word, done)
            builder.position_at_end(word)
            all_bits = bits(first)
            builder.branch(loop)
            builder.position_at_end(loop)
            left = builder.phi(number_type)
            left.add_incoming(all_bits, word)
            running = [builder.phi(lanes) for _ in places]
            for run, total in zip(running, totals, strict=True):
                run.add_incoming(total, word)
                total.add_incoming(run, loop)
            first.add_incoming(builder.add(first, constant(ROWS_A_WORD)), loop)
            builder.cbranch(builder.icmp_signed("!=", left, constant(0)), body, words)
            builder.position_at_end(body)
            row = builder.add(first, builder.cttz(left, ir.Constant(ir.IntType(1), 1)))
            value = builder.load(builder.gep(value_data, [row]))
            spread = builder.shuffle_vector(
                builder.insert_element(
                    ir.Constant(lanes, ir.Undefined), value, ir.Constant(ir.IntType(32), 0)
                ),
                ir.Constant(lanes, ir.Undefined),
                ir.Constant(ir.VectorType(ir.IntType(32), LANES), [0] * LANES),
            )
            base = builder.mul(row, width)
            for run, place in zip(running, places, strict=True):
                weight = load_weights(builder.gep(weight_data, [builder.add(base, place)]))
                run.add_incoming(builder.call(fused, [weight, spread, run]), body)
            rest = builder.and_(left, builder.sub(left, constant(1)))
            left.add_incoming(rest, body)
            builder.branch(loop)
            builder.position_at_end(done)
            for total, place in zip(totals, places, strict=True):
                target = builder.bitcast(builder.gep(out_data, [place]), lanes.as_pointer())
                builder.store(total, target, align=4)

        column = constant(0)
        for vectors in (4, 2, 1):
            before = builder.block
            loop = builder.append_basic_block("columns")
            body = builder.append_basic_block("column")
            done = builder.append_basic_block("all_columns")
            builder.branch(loop)
            builder.position_at_end(loop)
            at = builder.phi(number_type)
            at.add_incoming(column, before)
            after = builder.add(at, constant(vectors * LANES))
            builder.cbranch(builder.icmp_signed("<=", after, width), body, done)
            builder.position_at_end(body)
            sums(at, vectors)
            at.add_incoming(after, builder.block)
            builder.branch(loop)
            builder.position_at_end(done)
            column = at
        return context.get_dummy_value()

    return types.none(out, bias, weights, values, counted), generate


def words_of(rows: Iterable[int]) -> Words:
    """Give the set of these rows of a layer, 64 to a word."""
    words = [0] * (WIDEST // ROWS_A_WORD)
    for row in rows:
        words[row // ROWS_A_WORD] |= 1 << row % ROWS_A_WORD
    return np.array(words, np.uint64)


ALL_ROWS = words_of(range(WIDEST))
