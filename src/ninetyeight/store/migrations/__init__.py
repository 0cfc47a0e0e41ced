"""The changes to the schema, run by Alembic."""
