"""The changes of the database, in order; Alembic runs them."""
