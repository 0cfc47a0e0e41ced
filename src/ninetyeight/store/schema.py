"""The tables of the database. `migrations` creates them; a test compares the two."""

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

from ninetyeight.protocol.view import Phase
from ninetyeight.store.enum_column import EnumText
from ninetyeight.store.instant import Instant
from ninetyeight.store.names_column import Names
from ninetyeight.store.token_kind import Scope, TokenKind

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created_at", Instant, nullable=False),
    Column("updated_at", Instant, nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("phase", EnumText(Phase), nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("edition", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("open_seats", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("bots", Names, nullable=False, server_default=text("'[]'")),
    Column("due_at", Instant),
    Column("erased_at", Integer, nullable=False, server_default=text("0")),
    Index("ix_tables_created_at_id", "created_at", "id"),
    Index("ix_tables_lobby", "is_public", "phase", "created_at", "id"),
    Index("ix_tables_phase_updated_at", "phase", "updated_at"),
    Index("ix_tables_due_at", "due_at"),
)
"""The index of tables: one row each, written with the entries of its log.

`erased_at` is the last entry that erased a person; an older snapshot would bring them back.
"""

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("at", Instant, nullable=False),
    Column("body", Text, nullable=False),
    Column("command", Text),
    Index(
        "uq_entries_command",
        "table_id",
        "command",
        unique=True,
        sqlite_where=text("command IS NOT NULL"),
        postgresql_where=text("command IS NOT NULL"),
    ),
    sqlite_with_rowid=False,
)
"""The logs of all tables."""

answers = Table(
    "answers",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("command", Text, primary_key=True),
    Column("person_id", Text, nullable=False),
    Column("code", Text, nullable=False),
    Column("at", Instant, nullable=False),
    Index("ix_answers_table_id_person_id_at", "table_id", "person_id", "at"),
    Index("ix_answers_table_id_at", "table_id", "at"),
)
"""Answers to commands without an entry, so that a repeated command gets the same answer."""

mutes = Table(
    "mutes",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("by_id", Text, primary_key=True),
    Column("person_id", Text, primary_key=True),
)
"""Who has muted whom at a table."""

memberships = Table(
    "memberships",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", Text, primary_key=True),
    Column("position", Integer),
    Column("is_waiting", Boolean, nullable=False),
    Index("ix_memberships_person_id", "person_id"),
)
"""Who belongs to a table. Those without a position have left, but its log may name them."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, nullable=False),
    Column("body", Text, nullable=False),
)
"""Tables as of some entry, so that long logs load fast; they can be deleted at any time."""

leases = Table(
    "leases",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("holder", Text, nullable=False),
    Column("expires_at", Instant, nullable=False),
    Index("ix_leases_holder", "holder"),
    Index("ix_leases_expires_at", "expires_at"),
)
"""Which process runs the bots and clocks of a table."""

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created_at", Instant, nullable=False),
    Column("seen_at", Instant, nullable=False),
    Column("is_leaving", Boolean, nullable=False, server_default=false()),
    Index("ix_people_created_at_id", "created_at", "id"),
    Index("ix_people_seen_at", "seen_at"),
    Index(
        "ix_people_is_leaving",
        "is_leaving",
        sqlite_where=text("is_leaving = 1"),
        postgresql_where=text("is_leaving"),
    ),
)
"""People. One who `is_leaving` has no tokens left and is being deleted."""

tokens = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("id", Text, nullable=False, unique=True),
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("kind", EnumText(TokenKind), nullable=False),
    Column("label", Text, nullable=False),
    Column("created_at", Instant, nullable=False),
    Column("expires_at", Instant),
    Column("scope", EnumText(Scope), nullable=False, server_default=text("'everything'")),
    Index("ix_tokens_person_id", "person_id"),
    Index("ix_tokens_expires_at", "expires_at"),
)
"""What proves who a person is; only the secret's hash is stored."""

games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="SET NULL")),
    Column("number", Integer, nullable=False),
    Column("edition", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("is_won", Boolean, nullable=False),
    Column("code", Text, nullable=False),
    Column("left", Integer, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("finished_at", Instant, nullable=False),
    Column("record", Text, nullable=False),
    Column("share_key", Text, unique=True),
    Column("imported_by", Text),
    Column("hints", Integer, nullable=False),
    Column("is_repeat", Boolean, nullable=False, server_default=false()),
    Column("challenge_key", Text),
    Column("challenge_of", Text),
    Column("deal_id", Text, nullable=False, server_default=text("''")),
    UniqueConstraint("table_id", "number"),
    Index("uq_games_challenge_key", "challenge_key", unique=True),
    Index("ix_games_deal_id", "deal_id"),
    Index("ix_games_finished_at_id", "finished_at", "id"),
    Index(
        "ix_games_imported_by",
        "imported_by",
        sqlite_where=text("imported_by IS NOT NULL"),
        postgresql_where=text("imported_by IS NOT NULL"),
    ),
)
"""Finished games with their records; they outlive their tables."""

game_seats = Table(
    "game_seats",
    metadata,
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("person_id", Text),
    Column("bot", Text),
    Index("ix_game_seats_person_id", "person_id"),
)
"""Who sat where in a finished game."""

solutions = Table(
    "solutions",
    metadata,
    Column("deal_id", Text, primary_key=True),
    Column("start", Text, primary_key=True),
    Column("is_winnable", Boolean),
    Column("actions", Text, nullable=False),
)
"""What the solver found for a deal; `start` names the rules and who began."""

seen_deals = Table(
    "seen_deals",
    metadata,
    Column("deal_id", Text, primary_key=True),
    Column("person_id", Text, primary_key=True),
    Column("seen_in", Text, primary_key=True),
    Index("ix_seen_deals_person_id", "person_id"),
)
"""Who has seen a deal's cards: in which game they were dealt in, or '' if they only looked on."""

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Instant, nullable=False),
)
"""A single row, written to check that the database accepts writes."""
