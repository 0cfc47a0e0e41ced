"""Migrations: a database is upgraded to the program's version when it is opened."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from ninetyeight.rules.errors import shown
from ninetyeight.store.database import Database
from ninetyeight.store.errors import StoreError

_LOCK = 0x4E494E45_54593938
"""The key of the advisory lock: NINETY98 in ASCII."""


async def migrate(database: Database) -> None:
    """Upgrade the database; several processes may try this at once.

    In SQLite, the transaction takes the write lock when it begins. In PostgreSQL, an advisory lock
    makes other processes wait.
    """
    await database.write(_upgrade)


async def is_current(database: Database) -> bool:
    """Whether a database has the program's version; a newer one is refused."""
    return await database.read(_is_current)


def database_older() -> StoreError:
    return StoreError(
        "database-older",
        "The database was made by an older version of Ninety-Eight. "
        "`ninetyeight serve` upgrades it.",
    )


def _is_current(connection: Connection) -> bool:
    scripts = ScriptDirectory.from_config(alembic_config())
    revision = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in scripts.walk_revisions()}
    if revision is not None and revision not in known:
        raise StoreError(
            "database-newer",
            f"The database was made by a newer version of Ninety-Eight (its revision is "
            f"{shown(revision)}, this program knows {scripts.get_current_head()}). "
            "Use that version, or another database.",
        )
    return revision == scripts.get_current_head()


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    if not _is_current(connection):  # another process may have been first
        config = alembic_config()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def alembic_config() -> Config:
    config = Config()
    folder = str(Path(__file__).parent / "migrations")
    config.set_main_option("script_location", folder.replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
