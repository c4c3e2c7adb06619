"""Bring a database up to date: one process at a time, all steps or none."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

HEAD = max(file.name for file in (Path(__file__).parent / "versions").glob("[0-9]*.py"))[:4]
LOCK = 0xFA8EB0C5  # an arbitrary lock number that nothing else uses


def upgrade(connection: Connection) -> None:
    if _up_to_date(connection):
        return  # before importing Alembic, which takes a moment
    if connection.dialect.name == "sqlite":  # its driver does not begin a transaction for DDL
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        if _up_to_date(connection):
            return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _up_to_date(connection: Connection) -> bool:
    if not inspect(connection).has_table("alembic_version"):
        return False
    return connection.execute(text("select version_num from alembic_version")).scalar() == HEAD
