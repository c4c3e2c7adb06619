"""Bring a database up to date."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

HEAD = "0001"


def upgrade(connection: Connection) -> None:
    if inspect(connection).has_table("alembic_version"):
        if connection.execute(text("select version_num from alembic_version")).scalar() == HEAD:
            return  # Alembic takes a moment to load
    if connection.dialect.name == "sqlite":  # all of it or nothing, and one server at a time: its driver begins none for DDL
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
