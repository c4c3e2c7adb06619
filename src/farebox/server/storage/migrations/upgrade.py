"""Bring a database up to date: one process at a time, all steps or none."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

MIGRATIONS = Path(__file__).parent
LOCK = 0xFA8EB0C5  # an arbitrary lock number that nothing else uses


class UnknownSchema(Exception):  # noqa: N818 -- the database is not wrong, it belongs to another release
    """The database was made by a release whose schema this one cannot upgrade; the message says which."""


def upgrade(connection: Connection) -> None:
    """Raises UnknownSchema."""
    if _is_up_to_date(connection):
        return  # before importing Alembic, which takes a moment
    if connection.dialect.name == "sqlite":  # its driver does not begin a transaction for DDL
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        if _is_up_to_date(connection):
            return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def steps() -> list[str]:
    """The numbers of all steps, the newest last."""
    return sorted(file.name[:4] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def _is_up_to_date(connection: Connection) -> bool:
    if not inspect(connection).has_table("alembic_version"):
        return False
    found, known = connection.execute(text("select version_num from alembic_version")).scalar(), steps()
    if found is not None and found not in known:
        if found > known[-1]:
            raise UnknownSchema("was made by a newer Farebox: update this one, or use another database")
        raise UnknownSchema("was made before the first release of Farebox and cannot be opened: use another database")
    return found == known[-1]
