"""Where migrations run: on the connection, and in the transaction, that `tawy.server.store.migrate` holds open."""

from __future__ import annotations

from alembic import context

from tawy.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
