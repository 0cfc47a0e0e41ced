"""Whether a game repeated a known deal, so that statistics leave it out."""

import json
from collections.abc import Iterator

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

AT_ONCE = 200


def upgrade() -> None:
    """Add the column, and mark the repeats among existing games."""
    op.add_column(
        "games",
        sa.Column("is_repeat", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    connection = op.get_bind()
    repeats = list(_repeats(connection))
    for first in range(0, len(repeats), AT_ONCE):
        some = repeats[first : first + AT_ONCE]
        connection.execute(sa.update(games).where(games.c.id.in_(some)).values(is_repeat=True))


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("games", "is_repeat")


def _repeats(connection: sa.Connection) -> Iterator[str]:
    """Find the games whose deck their player had seen before; only solo games repeat deals."""
    query = (
        sa.select(games.c.id, games.c.record, seats.c.person_id)
        .join(seats, seats.c.game_id == games.c.id)
        .where(games.c.players == 1, games.c.imported_by.is_(None))
        .order_by(games.c.finished_at, games.c.number)
        .execution_options(yield_per=AT_ONCE)
    )
    seen: set[tuple[str, int]] = set()
    for game_id, record, person_id in connection.execute(query):
        deal = str(person_id), hash(json.dumps(json.loads(record)["deck"]))
        if deal in seen:
            yield game_id
        seen.add(deal)


games = sa.table(
    "games",
    sa.column("id", sa.Text()),
    sa.column("number", sa.Integer()),
    sa.column("players", sa.Integer()),
    sa.column("finished_at", sa.DateTime(timezone=True)),
    sa.column("imported_by", sa.Text()),
    sa.column("record", sa.Text()),
    sa.column("is_repeat", sa.Boolean()),
)
seats = sa.table("game_seats", sa.column("game_id", sa.Text()), sa.column("person_id", sa.Text()))
