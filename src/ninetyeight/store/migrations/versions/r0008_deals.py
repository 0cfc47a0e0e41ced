"""Deals across games: who has seen which cards, and solutions that games with them share."""

import hashlib
import json
from collections.abc import Iterator

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

AT_ONCE = 200


def upgrade() -> None:
    """Find the games with the same cards, and note who played or saw them.

    Solutions do not say whether they hold for another game with the same cards, so they are looked
    for again.
    """
    _close_cursors()
    op.add_column("games", sa.Column("deal_id", sa.Text(), nullable=False, server_default=""))
    op.create_index("ix_games_deal_id", "games", ["deal_id"])
    connection = op.get_bind()
    connection.execute(sa.update(games).values(deal_id=games.c.id))
    later = list(_later_games(connection))
    change = sa.update(games).where(games.c.id == sa.bindparam("later"))
    for first in range(0, len(later), AT_ONCE):
        connection.execute(change.values(deal_id=sa.bindparam("deal")), later[first:][:AT_ONCE])
    _create_seen_deals()
    connection.execute(_sightings(known_deals, sa.literal("")))
    connection.execute(_sightings(game_seats, game_seats.c.game_id))
    _close_cursors()
    op.drop_table("known_deals")
    op.drop_table("solutions")
    op.create_table(
        "solutions",
        sa.Column("deal_id", sa.Text(), nullable=False),
        sa.Column("start", sa.Text(), nullable=False),
        sa.Column("is_winnable", sa.Boolean()),
        sa.Column("actions", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("deal_id", "start", name=op.f("pk_solutions")),
    )


def downgrade() -> None:
    """Note for every game who has seen its cards, and drop the rest."""
    op.drop_table("solutions")
    op.create_table(
        "solutions",
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("is_winnable", sa.Boolean()),
        sa.Column("actions", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_solutions_game_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", name=op.f("pk_solutions")),
    )
    op.create_table(
        "known_deals",
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_known_deals_game_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "person_id", name=op.f("pk_known_deals")),
    )
    op.create_index("ix_known_deals_person_id", "known_deals", ["person_id"])
    known = (
        sa.select(games.c.id, seen_deals.c.person_id)
        .join(seen_deals, seen_deals.c.deal_id == games.c.deal_id)
        .distinct()
    )
    op.get_bind().execute(sa.insert(known_deals).from_select(["game_id", "person_id"], known))
    op.drop_table("seen_deals")
    op.drop_index("ix_games_deal_id", "games")
    op.drop_column("games", "deal_id")


def _close_cursors() -> None:
    """Let PostgreSQL change tables that this or an earlier revision has read with a cursor."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute("CLOSE ALL")


def _later_games(connection: sa.Connection) -> Iterator[dict[str, str]]:
    """Find the games whose cards were dealt here before, each with the first game of its deal."""
    query = (
        sa.select(games.c.id, games.c.record)
        .where(games.c.imported_by.is_(None))
        .order_by(games.c.finished_at, games.c.number, games.c.id)
        .execution_options(yield_per=AT_ONCE)
    )
    first_games: dict[bytes, str] = {}
    for game_id, record in connection.execute(query):
        deck = json.dumps(json.loads(record)["deck"])
        first = first_games.setdefault(hashlib.sha256(deck.encode()).digest(), game_id)
        if first != game_id:
            yield {"later": game_id, "deal": first}


def _create_seen_deals() -> None:
    op.create_table(
        "seen_deals",
        sa.Column("deal_id", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("seen_in", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("deal_id", "person_id", "seen_in", name=op.f("pk_seen_deals")),
    )
    op.create_index("ix_seen_deals_person_id", "seen_deals", ["person_id"])


def _sightings(source: sa.TableClause, seen_in: sa.ColumnElement[str]) -> sa.Insert:
    """Copy who has seen the cards of which game."""
    person_id = source.c.person_id
    query = (
        sa.select(games.c.deal_id, person_id, seen_in)
        .join(games, games.c.id == source.c.game_id)
        .where(games.c.imported_by.is_(None), person_id.is_not(None))
        .distinct()
    )
    return sa.insert(seen_deals).from_select(["deal_id", "person_id", "seen_in"], query)


games = sa.table(
    "games",
    sa.column("id", sa.Text()),
    sa.column("number", sa.Integer()),
    sa.column("finished_at", sa.DateTime(timezone=True)),
    sa.column("imported_by", sa.Text()),
    sa.column("record", sa.Text()),
    sa.column("deal_id", sa.Text()),
)
game_seats = sa.table(
    "game_seats", sa.column("game_id", sa.Text()), sa.column("person_id", sa.Text())
)
known_deals = sa.table(
    "known_deals", sa.column("game_id", sa.Text()), sa.column("person_id", sa.Text())
)
seen_deals = sa.table(
    "seen_deals",
    sa.column("deal_id", sa.Text()),
    sa.column("person_id", sa.Text()),
    sa.column("seen_in", sa.Text()),
)
