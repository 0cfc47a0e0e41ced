"""Mutes outside the log, because people could see from its length that they were muted."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

AT_ONCE = 200


def upgrade() -> None:
    """Create the table, and copy the mutes in force from the logs."""
    op.create_table(
        "mutes",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("by_id", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_mutes_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "by_id", "person_id", name=op.f("pk_mutes")),
    )
    connection = op.get_bind()
    names = ("table_id", "by_id", "person_id")
    rows = [dict(zip(names, mute, strict=True)) for mute in sorted(_standing(connection))]
    for first in range(0, len(rows), AT_ONCE):
        connection.execute(sa.insert(mutes), rows[first : first + AT_ONCE])


def downgrade() -> None:
    """Drop the table; the logs still hold the mutes of older versions."""
    op.drop_table("mutes")


def _standing(connection: sa.Connection) -> set[tuple[str, str, str]]:
    """Find the mutes that were not revoked, and whose people were not deleted since."""
    query = (
        sa.select(entries.c.table_id, entries.c.body)
        .where(
            entries.c.body.contains('"muted"', autoescape=True)
            | entries.c.body.contains('"person-erased"', autoescape=True)
        )
        .order_by(entries.c.table_id, entries.c.sequence)
        .execution_options(yield_per=AT_ONCE)
    )
    found: set[tuple[str, str, str]] = set()
    for table_id, body in connection.execute(query):
        match _event(body):
            case {"kind": "muted", "by": str(by), "person_id": str(person), "is_muted": is_muted}:
                found.discard((table_id, by, person))
                if is_muted:
                    found.add((table_id, by, person))
            case {"kind": "person-erased", "person_id": str(person)}:
                found = {mute for mute in found if mute[0] != table_id or person not in mute[1:]}
            case _:
                pass
    return found


def _event(body: str) -> Any:
    """Parse an entry; a damaged one is skipped, and reported when its table is loaded."""
    try:
        return json.loads(body)
    except ValueError:
        return None


entries = sa.table(
    "entries",
    sa.column("table_id", sa.Text()),
    sa.column("sequence", sa.Integer()),
    sa.column("body", sa.Text()),
)
mutes = sa.table(
    "mutes",
    sa.column("table_id", sa.Text()),
    sa.column("by_id", sa.Text()),
    sa.column("person_id", sa.Text()),
)
