"""Database addresses: parsed from plain URLs, and shown in messages without passwords."""

from dataclasses import dataclass, replace
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from ninetyeight.rules.errors import shown
from ninetyeight.store.errors import StoreError

FILE_NAME = "ninetyeight.db"
"""The SQLite file in the data folder."""

_DRIVERS = {
    "sqlite": "sqlite+pysqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}


@dataclass(frozen=True, slots=True)
class Address:
    """A database that can be opened; `repr` shows no password."""

    url: URL
    file: Path | None = None
    """The file of a SQLite database; None for PostgreSQL."""
    is_temporary: bool = False
    """Whether the database is deleted when it is closed."""

    @property
    def is_sqlite(self) -> bool:
        return self.url.get_backend_name() == "sqlite"

    @property
    def name(self) -> str:
        """The database as messages name it, without a password."""
        if self.is_sqlite:
            return "in a temporary folder" if self.is_temporary else shown(str(self.file))
        host = self.url.host or self.url.query.get("host") or "localhost"
        return f"{shown(self.url.database)} on {host if isinstance(host, str) else host[0]}"

    def at(self, file: Path) -> "Address":
        return replace(self, url=self.url.set(database=str(file)), file=file)


def parse_address(url: str | None, data_dir: Path) -> Address:
    """Parse a URL such as `sqlite:///games.db` or `postgresql://me@host/games`.

    None means a file in the data folder, and `sqlite://` a temporary database.
    """
    if url is None:
        return Address(URL.create(_DRIVERS["sqlite"])).at(data_dir / FILE_NAME)
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise _broken("it is not a URL.") from None
    backend, _, driver = parsed.drivername.partition("+")
    if backend not in _DRIVERS or (driver and _DRIVERS[backend] != f"{backend}+{driver}"):
        raise _broken(f"{shown(parsed.drivername)} is not supported.")
    parsed = parsed.set(drivername=_DRIVERS[backend])
    return _sqlite(parsed) if backend == "sqlite" else _postgres(parsed)


def _sqlite(url: URL) -> Address:
    if url.host or url.query:
        raise _broken("a file needs three slashes before its path and no options after it.")
    if not url.database or url.database == ":memory:":
        return Address(url, is_temporary=True)
    return Address(url).at(Path(url.database).expanduser())


def _postgres(url: URL) -> Address:
    if not url.database:
        raise _broken("it does not name a database on the PostgreSQL server.")
    if mode := url.query.get("sslmode"):  # libpq's name; the driver's is `ssl`
        url = url.difference_update_query(["sslmode"]).update_query_pairs([("ssl", str(mode))])
    return Address(url)


def _broken(why: str) -> StoreError:
    return StoreError(
        "database-url",
        f"The database URL cannot be used: {why} "
        "Examples: sqlite:///games.db, postgresql://user@host/games.",
    )
