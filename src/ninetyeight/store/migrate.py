"""Migrations: the database is brought to this program's version when it is opened."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from ninetyeight.rules.errors import shown
from ninetyeight.store.errors import StoreError

_LOCK = 0x4E494E45_54593938
"""The number of the advisory lock: NINETY98."""


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database up to date; several processes may do this at once.

    SQLite has one writer, and the engine takes the lock when it begins. In PostgreSQL an advisory
    lock holds the others up.
    """
    async with engine.connect() as connection:
        if await connection.run_sync(_is_current):
            return
    async with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        await connection.run_sync(_upgrade)


def _is_current(connection: Connection) -> bool:
    """Whether there is nothing to do; refuse a database of a newer program."""
    scripts = ScriptDirectory.from_config(_config())
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
    if not _is_current(connection):  # another process may have been first
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _config() -> Config:
    config = Config()
    folder = str(Path(__file__).parent / "migrations")
    config.set_main_option("script_location", folder.replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
