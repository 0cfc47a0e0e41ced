"""Runs the migrations on the connection that `migrate` passes in."""

from alembic import context

from ninetyeight.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
