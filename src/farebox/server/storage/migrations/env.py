"""Alembic's entry point; upgrade.py passes in the connection."""

from alembic import context

from farebox.server.storage.models import Base

context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
