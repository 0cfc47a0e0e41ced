"""Writes files atomically: a reader sees the old file or the new one, never a part."""

import json
import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

from ninetyeight.rules import GameError
from ninetyeight.rules.errors import shown


def replace_file(path: Path, data: str | bytes) -> None:
    """Write a temporary file and rename it; write to a pipe or device directly."""
    content = data.encode() if isinstance(data, str) else data
    try:
        if is_special(path):
            path.write_bytes(content)
        else:
            _replace(path.resolve(), content)
    except OSError as error:  # a full disk's error names no file
        raise OSError(error.errno, error.strerror or str(error), str(path)) from error


def is_special(path: Path) -> bool:
    """Whether the path is a pipe or device, which a rename would replace by a file."""
    return path.exists() and not path.is_file() and not path.is_dir()


def check_ordinary(path: Path) -> None:
    """Refuse a pipe or device for a file that will be read again."""
    if is_special(path):
        raise GameError(
            "out", f"{_named(path)} is not an ordinary file, so it cannot be read again."
        )


def read_json(path: Path, code: str, what: str) -> Any:
    """Read the JSON of a file that should be a `what`, or raise `GameError` with the reason."""
    try:
        return json.loads(path.read_bytes())
    except OSError as error:
        raise GameError(code, f"{path}: {error.strerror or error}.") from None
    except (ValueError, RecursionError) as error:
        raise GameError(code, f"{path} is not a {what}: {error}.") from None


def check_writable(path: Path, *, is_kept: bool = True) -> None:
    """Refuse a path that cannot be written, before any work is done for it.

    A file that is written only once may also be a pipe or device.
    """
    if is_kept:
        check_ordinary(path)
    elif is_special(path):
        return
    try:
        if path.is_dir():
            raise GameError("out", f"{_named(path)} is a folder, not a file.")
        handle, name = tempfile.mkstemp(dir=path.resolve().parent, prefix=".new-")
    except (OSError, ValueError) as error:
        if isinstance(error, GameError):
            raise
        reason = getattr(error, "strerror", None) or str(error)
        raise GameError("out", f"{_named(path)} cannot be written: {reason}.") from None
    os.close(handle)
    Path(name).unlink()


def _replace(path: Path, content: bytes) -> None:
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".new-", suffix=path.suffix)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        if path.exists():
            shutil.copymode(path, name)
        else:
            Path(name).chmod(0o666 & ~_mask())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _mask() -> int:
    """The umask, which can only be read by setting it."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


def _named(path: Path) -> str:
    return shown(str(path))
