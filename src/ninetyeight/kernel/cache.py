"""Compiles functions, and keeps what was compiled on disk for as long as no source has changed.

Numba asks the file of a function whether kept code is still true. But the code of a function holds
that of every function it calls, and those are in other files. So here all sources of this folder
are asked: a change in any of them makes everything compile again.
"""

import hashlib
import pickle
from collections.abc import Callable, Iterable
from contextlib import suppress
from importlib.resources import files
from typing import Any, TypeVar, cast

import numba
from numba.core.caching import CompileResultCacheImpl, FunctionCache
from numba.core.serialize import dumps

Function = TypeVar("Function", bound=Callable[..., Any])
FUNCTIONS: list[Any] = []
"""Everything that is compiled, or will be when it is called."""


def compiled(function: Function) -> Function:
    """Compile on the first call, or load what an earlier process compiled and kept.

    Without `_nrt`, Numba's reference counting: it costs atomic operations for every array that
    passes a call, ten times the work of the call itself. So compiled functions make no arrays of
    their own; callers hand them buffers.
    """
    return _compiled(function, _nrt=False)


def inlined(function: Function) -> Function:
    """Compile into every caller, so that a hot function can be cut into parts at no cost."""
    return _compiled(function, _nrt=False, forceinline=True)


def compiled_with_arrays(function: Function) -> Function:
    """Compile a function that makes its own arrays, once for many games."""
    return _compiled(function)


def is_compiling(functions: Iterable[Any] = FUNCTIONS) -> bool:
    """Whether this process has begun to compile what was not on disk."""
    return any(function.stats.cache_misses for function in list(functions))


def _compiled(function: Function, **options: bool) -> Function:
    # Nothing takes the address of a compiled function, so none gets a wrapper for C.
    ready: Any = numba.njit(nogil=True, no_cfunc_wrapper=True, **options)(function)
    with suppress(RuntimeError):  # Numba's word for: there is no folder to keep anything in
        ready._cache = _KernelCache(function)
    FUNCTIONS.append(ready)
    return cast("Function", ready)


def _stamp() -> str:
    """Digest the names and contents of all sources of the kernel."""
    digest = hashlib.sha256()
    for file in sorted(files(__package__).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".py"):
            content = file.read_bytes()
            digest.update(f"{file.name} {len(content)}\n".encode() + content)
    return digest.hexdigest()


STAMP = _stamp()
"""Of the sources that this process has read: taken first, before they could change."""


class _KernelCacheImplementation(CompileResultCacheImpl):
    """Numba's way to keep compiled code, with the stamp of all sources on it.

    What is kept is pickled on its own: another version may know none of the types in it.
    """

    def reduce(self, result: Any) -> tuple[str, bytes]:
        """Prepare a result for its file."""
        return STAMP, dumps(super().reduce(result))

    def rebuild(self, target: Any, kept: tuple[str, bytes]) -> Any:
        """Read it again; None if another version of the kernel wrote the file meanwhile."""
        stamp, result = kept
        return super().rebuild(target, pickle.loads(result)) if stamp == STAMP else None


class _KernelCache(FunctionCache):
    """Numba's cache of a function, whose index begins with the stamp of all sources.

    Numba compares the beginning of an index before it reads the rest, which names types.
    """

    _impl_class = _KernelCacheImplementation

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        self._cache_file._version += f" {STAMP}"
