"""The files of a SQLite database: for their owner alone, and for one process that runs tables."""

import logging
import os
import stat
from contextlib import suppress
from pathlib import Path

from filelock import FileLock, Timeout

from ninetyeight.rules.errors import shown
from ninetyeight.store.errors import StoreError

log = logging.getLogger("ninetyeight.store")

FOLDER_MODE, FILE_MODE = 0o700, 0o600
LOCK_SUFFIX = ".lock"
SUFFIXES = ("", "-wal", "-shm", "-journal", LOCK_SUFFIX)
"""The database, what SQLite keeps beside it, and the lock."""
PATIENCE = 1.0
"""How long the process that runs tables waits for one that is just ending, in seconds."""


def make_files(file: Path) -> None:
    """Make the folder and the file where they are missing, for nobody else to look into.

    A file that cannot be made here is left to SQLite, which says why.
    """
    folder = file.parent
    try:
        folder.mkdir(FOLDER_MODE, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(
            "data-folder",
            f"The folder {shown(str(folder))} cannot be made: {error.strerror or error}.",
        ) from None
    with suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE_MODE))


def make_private(file: Path) -> None:
    """Let nobody else look into what was there before; it has been found to be a database."""
    if os.name != "posix":  # elsewhere a folder of the user's is the user's by itself
        return
    if _is_own_folder(file):
        _tighten(file.parent, FOLDER_MODE)
    for suffix in SUFFIXES:
        _tighten(Path(f"{file}{suffix}"), FILE_MODE)


def has_log_beside(file: Path) -> bool:
    """Whether SQLite has written something that is not in the file itself yet."""
    try:
        return Path(f"{file}-wal").stat().st_size > 0
    except OSError:
        return False


class RunLock:
    """Held by the one process that runs the tables of a file.

    The operating system lets go of it when a process ends, however it ends.
    """

    def __init__(self, file: Path) -> None:
        path = f"{file}{LOCK_SUFFIX}"
        self._lock = FileLock(path, mode=FILE_MODE, thread_local=False)
        self._name = shown(str(file))

    def take(self, seconds: float = PATIENCE) -> None:
        """Take it, or refuse where another process keeps it."""
        try:
            self._lock.acquire(timeout=seconds)
        except Timeout:
            raise StoreError(
                "database-in-use",
                f"The database {self._name} is in use by another process of Ninety-Eight: end that "
                "one first. Several processes need PostgreSQL.",
            ) from None

    def give_back(self) -> None:
        """Let another process take it."""
        self._lock.release()


def _is_own_folder(file: Path) -> bool:
    """Whether a folder holds nothing but databases; one for other things is left as it is."""
    own = tuple(f"{file.suffix}{suffix}" for suffix in SUFFIXES)
    try:
        return all(each.name.endswith(own) for each in file.parent.iterdir())
    except OSError:
        return False


def _tighten(path: Path, mode: int) -> None:
    """Take away what others may do; what is another user's, or for all as `/tmp` is, is left."""
    try:
        found = path.stat()
        is_ours = found.st_uid == os.geteuid() and not found.st_mode & stat.S_ISVTX
        if is_ours and found.st_mode & ~mode & 0o777:
            path.chmod(mode)
            log.info("made private", extra={"path": str(path)})
    except OSError:
        return  # it is not there, or another's
