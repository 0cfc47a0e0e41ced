"""Scopes of tokens, people being deleted, and the last entry that erased a person from a log."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns. Existing tokens keep their scope: everything."""
    op.add_column(
        "tokens",
        sa.Column("scope", sa.Text(), nullable=False, server_default=sa.text("'everything'")),
    )
    op.add_column(
        "tables",
        sa.Column("erased_at", sa.Integer(), nullable=False, server_default=sa.text("0")),
    )
    op.add_column(
        "people",
        sa.Column("is_leaving", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.create_index(
        "ix_people_is_leaving",
        "people",
        ["is_leaving"],
        unique=False,
        sqlite_where=sa.text("is_leaving = 1"),
        postgresql_where=sa.text("is_leaving"),
    )


def downgrade() -> None:
    """Drop the columns."""
    op.drop_index("ix_people_is_leaving", table_name="people")
    op.drop_column("people", "is_leaving")
    op.drop_column("tables", "erased_at")
    op.drop_column("tokens", "scope")
