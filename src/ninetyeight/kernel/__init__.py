"""The fast twin of `ninetyeight.rules`: the same transitions on packed integers, compiled.

`compiled` holds everything that Numba compiles; `packing` goes between its numbers and the values
of the rules. The rules are the authority: tests compare the two, action by action.
"""
