"""Compiles functions and caches the result on disk until any source of the kernel changes.

Numba checks only the file of a function to see whether its cached code is current. But that code
includes every function it calls, and those are in other files. So this cache is keyed by all
sources of the folder: a change in any of them recompiles everything.
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
"""Every function that is compiled, or will be on its first call."""


def compiled(function: Function) -> Function:
    """Compile on the first call, or load what an earlier process compiled.

    `_nrt=False` turns off Numba's reference counting, whose atomic operations for every array in a
    call cost ten times as much as the call itself. In exchange, compiled functions cannot create
    arrays; their callers pass buffers.

    A call that is not inlined is still expensive: Numba passes every field of every array as a
    separate argument, so the search buffers alone push 170 numbers for each call.
    `docs/architecture.md` has measurements.
    """
    return _compiled(function, _nrt=False)


def internal(function: Function) -> Function:
    """Compile a function that only compiled code calls, without a wrapper for Python.

    The wrapper of a function with many arrays is longer than the function itself, and LLVM would
    process it again for every caller.
    """
    return _compiled(function, _nrt=False, no_cpython_wrapper=True)


def inlined(function: Function) -> Function:
    """Compile into every caller, so that a hot function can be split at no cost."""
    return _compiled(function, _nrt=False, forceinline=True, no_cpython_wrapper=True)


def inlined_entry(function: Function) -> Function:
    """Compile into every caller a function that Python calls, too."""
    return _compiled(function, _nrt=False, forceinline=True)


def compiled_with_arrays(function: Function) -> Function:
    """Compile a function that creates its own arrays, once for many games."""
    return _compiled(function)


def is_compiling(functions: Iterable[Any] = FUNCTIONS) -> bool:
    """Whether this process had to compile something that was not in the cache."""
    return any(function.stats.cache_misses for function in list(functions))


def _compiled(function: Function, **options: bool) -> Function:
    # Nothing takes the address of a compiled function, so a wrapper for C is never needed.
    ready: Any = numba.njit(nogil=True, no_cfunc_wrapper=True, **options)(function)
    with suppress(RuntimeError):  # Numba found no writable folder for its cache
        ready._cache = _KernelCache(function)
    FUNCTIONS.append(ready)
    return cast("Function", ready)


def _stamp() -> str:
    """Hash the names and contents of all sources of the kernel."""
    digest = hashlib.sha256()
    for file in sorted(files(__package__).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".py"):
            content = file.read_bytes()
            digest.update(f"{file.name} {len(content)}\n".encode() + content)
    return digest.hexdigest()


STAMP = _stamp()
"""The stamp of the sources that this process runs, taken at import before they can change."""


class _KernelCacheImplementation(CompileResultCacheImpl):
    """Numba's format for cached code, plus the stamp of all sources.

    The code is pickled separately, because another version may not know the types in it.
    """

    def reduce(self, result: Any) -> tuple[str, bytes]:
        """Serialize compiled code for its file."""
        return STAMP, dumps(super().reduce(result))

    def rebuild(self, target: Any, stored: tuple[str, bytes]) -> Any:
        """Load compiled code; None if another version of the kernel has overwritten the file."""
        stamp, result = stored
        return super().rebuild(target, pickle.loads(result)) if stamp == STAMP else None


class _KernelCache(FunctionCache):
    """Numba's cache of a function, with an index that begins with the stamp of all sources.

    Numba compares that beginning before it unpickles the rest, which may name unknown types.
    """

    _impl_class = _KernelCacheImplementation

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        self._cache_file._version += f" {STAMP}"
