"""Alembic's entry: the connection is handed in by upgrade.py."""

from alembic import context

from farebox.server.storage.models import Base

context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
