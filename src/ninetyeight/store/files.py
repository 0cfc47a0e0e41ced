"""The files of a SQLite database: private to their owner, and locked by the serving process."""

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
"""The database, the files SQLite keeps next to it, and the lock."""
PATIENCE = 1.0
"""How long to wait for a process that is just exiting, in seconds."""


def create_files(file: Path) -> None:
    """Create the folder and the file if they are missing, accessible only to their owner.

    If the file cannot be created, SQLite reports why.
    """
    folder = file.parent
    try:
        folder.mkdir(FOLDER_MODE, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(
            "data-folder",
            f"The folder {shown(str(folder))} cannot be created: {error.strerror or error}.",
        ) from None
    with suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE_MODE))


def make_private(file: Path) -> None:
    """Remove other users' permissions on files that already existed."""
    if os.name != "posix":  # elsewhere a user's folder is private anyway
        return
    if _is_own_folder(file):
        _tighten(file.parent, FOLDER_MODE)
    for suffix in SUFFIXES:
        _tighten(Path(f"{file}{suffix}"), FILE_MODE)


def has_write_ahead_log(file: Path) -> bool:
    """Whether SQLite has written changes that are not yet in the file itself."""
    try:
        return Path(f"{file}-wal").stat().st_size > 0
    except OSError:
        return False


class RunLock:
    """Held by the one process that runs the tables of a file.

    The operating system releases it when the process ends, however it ends.
    """

    def __init__(self, file: Path) -> None:
        path = f"{file}{LOCK_SUFFIX}"
        self._lock = FileLock(path, mode=FILE_MODE, thread_local=False)
        self._name = shown(str(file))

    def take(self, seconds: float = PATIENCE) -> None:
        """Take the lock, or raise `StoreError` if another process holds it."""
        try:
            self._lock.acquire(timeout=seconds)
        except Timeout:
            raise StoreError(
                "database-in-use",
                f"The database {self._name} is in use by another Ninety-Eight process: stop it "
                "first, or use PostgreSQL, which several processes can share.",
            ) from None

    def release(self) -> None:
        self._lock.release()


def _is_own_folder(file: Path) -> bool:
    """Whether a file's folder holds nothing but databases; other folders are left as they are."""
    own = tuple(f"{file.suffix}{suffix}" for suffix in SUFFIXES)
    try:
        return all(each.name.endswith(own) for each in file.parent.iterdir())
    except OSError:
        return False


def _tighten(path: Path, mode: int) -> None:
    """Remove other users' permissions, except on files of another user and shared folders."""
    try:
        found = path.stat()
        is_ours = found.st_uid == os.geteuid() and not found.st_mode & stat.S_ISVTX
        if is_ours and found.st_mode & ~mode & 0o777:
            path.chmod(mode)
            log.info("made private", extra={"path": str(path)})
    except OSError:
        return  # missing, or not ours
