"""The solver's results, challenges to play a deal again, and who already knows a deal."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and create the tables; older games were not challenges."""
    if op.get_bind().dialect.name == "postgresql":
        # The cursors with which earlier revisions read this table stay open until the transaction
        # ends, and a table that is being read cannot be altered.
        op.execute("CLOSE ALL")
    op.add_column("games", sa.Column("challenge_key", sa.Text()))
    op.add_column("games", sa.Column("challenge_of", sa.Text()))
    op.create_index("uq_games_challenge_key", "games", ["challenge_key"], unique=True)
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


def downgrade() -> None:
    """Drop them; challenge games remain as ordinary games."""
    op.drop_table("known_deals")
    op.drop_table("solutions")
    op.drop_index("uq_games_challenge_key", "games")
    op.drop_column("games", "challenge_of")
    op.drop_column("games", "challenge_key")
