"""The bots seated at tables, for lists."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column. The bots of existing tables are listed once something happens there."""
    op.add_column(
        "tables", sa.Column("bots", sa.Text(), nullable=False, server_default=sa.text("'[]'"))
    )


def downgrade() -> None:
    """Drop the column; the logs of the tables still name their bots."""
    op.drop_column("tables", "bots")
