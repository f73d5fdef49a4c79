"""Alembic's environment: migrations run on the connection that the service has opened."""

from alembic import context

from cordee.site.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
