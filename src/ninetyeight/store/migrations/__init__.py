"""The changes of the schema, in order; Alembic runs them."""
