"""The rows of the database: tables and what belongs to them, reviews, challenges, results; and the processes that share it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, Boolean, Double, ForeignKey, Index, Integer, MetaData, String, Text, false
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

NAMES = {"pk": "pk_%(table_name)s", "fk": "fk_%(table_name)s_%(column_0_name)s", "ix": "ix_%(table_name)s_%(column_0_name)s"}


class Base(DeclarativeBase):
    metadata = MetaData(naming_convention=NAMES)


class TableRow(Base):
    __tablename__ = "tables"
    __table_args__ = (Index("ix_tables_same_deal", "same_deal", "changed"),)

    code: Mapped[str] = mapped_column(String(12), primary_key=True)
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    status: Mapped[str] = mapped_column(String(10), index=True)
    listed: Mapped[bool] = mapped_column(Boolean)
    hot_seat: Mapped[bool] = mapped_column(Boolean)
    host: Mapped[str] = mapped_column(String(64))  # hash of the secret
    seed: Mapped[int | None] = mapped_column(BigInteger)  # only of a game that was played on from one with a seed
    rules: Mapped[int | None] = mapped_column(Integer)  # version of the rules it is played by; None until it begins
    board_digest: Mapped[str | None] = mapped_column(String(16))
    deal: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # secret, commitment and devices (dealing.py)
    first_seat: Mapped[int | None] = mapped_column(Integer)
    at: Mapped[int] = mapped_column(Integer)  # number of the last entry
    to_act: Mapped[list[int]] = mapped_column(JSON)
    since: Mapped[float | None] = mapped_column(Double)  # when the turn began
    rematch: Mapped[str | None] = mapped_column(String(12))
    created: Mapped[float] = mapped_column(Double)
    changed: Mapped[float] = mapped_column(Double, index=True)
    edition: Mapped[int] = mapped_column(Integer, default=0, server_default="0")  # how often its places have changed
    waits: Mapped[bool] = mapped_column(Boolean, default=False, server_default=false(), index=True)  # whether a server has to act
    driver: Mapped[str | None] = mapped_column(String(16))  # the process that acts for its bots
    continues: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # the game it was played on from
    same_deal: Mapped[str | None] = mapped_column(String(60))  # what others play with the same cards too
    browser: Mapped[str | None] = mapped_column(String(64))


class PlaceRow(Base):
    __tablename__ = "places"

    code: Mapped[str] = mapped_column(ForeignKey("tables.code"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(10))
    name: Mapped[str] = mapped_column(String(64))
    level: Mapped[str | None] = mapped_column(String(16))
    secret: Mapped[str | None] = mapped_column(String(64))  # its hash
    stand_in: Mapped[bool] = mapped_column(Boolean)
    device: Mapped[str | None] = mapped_column(String(64))  # its device's commitment for the next deal
    color: Mapped[int | None] = mapped_column(Integer)  # None while open
    avatar: Mapped[str | None] = mapped_column(String(16))
    opened: Mapped[float | None] = mapped_column(Double)  # when its player first opened the table, if it has banks of time


class EntryRow(Base):
    __tablename__ = "entries"

    code: Mapped[str] = mapped_column(ForeignKey("tables.code"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(10))
    seat: Mapped[int | None] = mapped_column(Integer)
    action: Mapped[str] = mapped_column(Text)
    by_bot: Mapped[bool] = mapped_column(Boolean)
    message: Mapped[str | None] = mapped_column(String(40))  # the id that the client gave it
    time: Mapped[float] = mapped_column(Double)
    outcome: Mapped[str | None] = mapped_column(Text)  # the outcome of chance, written as after = in a record


class ChatRow(Base):
    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    code: Mapped[str] = mapped_column(ForeignKey("tables.code"), index=True)
    seat: Mapped[int | None] = mapped_column(Integer)
    text: Mapped[str] = mapped_column(Text)
    reaction: Mapped[str | None] = mapped_column(String(16))
    time: Mapped[float] = mapped_column(Double)


class BoardRow(Base):
    __tablename__ = "boards"

    digest: Mapped[str] = mapped_column(String(16), primary_key=True)
    text: Mapped[str] = mapped_column(Text)  # TOML, as it was when a game began on this board


class ReviewRow(Base):
    __tablename__ = "reviews"

    id: Mapped[str] = mapped_column(String(20), primary_key=True)  # of the record (farebox.server.reviews.games)
    board: Mapped[str] = mapped_column(String(64))
    record: Mapped[str] = mapped_column(Text)
    players: Mapped[list[dict[str, Any]] | None] = mapped_column(JSON(none_as_null=True))  # if it was played at a table here
    finished: Mapped[float | None] = mapped_column(Double)
    quick: Mapped[str | None] = mapped_column(Text)  # the finished reviews: version, JSON; two with all hands open
    quick_open: Mapped[str | None] = mapped_column(Text)
    deep: Mapped[str | None] = mapped_column(Text)
    deep_open: Mapped[str | None] = mapped_column(Text)
    deep_asked: Mapped[float | None] = mapped_column(Double, index=True)  # when a player of the game requested it
    created: Mapped[float] = mapped_column(Double, index=True)


class ChallengeRow(Base):
    __tablename__ = "challenges"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    code: Mapped[str] = mapped_column(String(12), index=True)  # of the table whose game was offered
    seat: Mapped[int] = mapped_column(Integer)
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    digest: Mapped[str] = mapped_column(String(16))  # of the board
    rules: Mapped[int] = mapped_column(Integer)
    deal: Mapped[dict[str, Any]] = mapped_column(JSON)
    places: Mapped[list[dict[str, Any]]] = mapped_column(JSON)
    created: Mapped[float] = mapped_column(Double, index=True)


class ResultRow(Base):
    __tablename__ = "results"
    __table_args__ = (Index("ix_results_same_deal", "same_deal", "standing", "finished"),)

    same_deal: Mapped[str] = mapped_column(String(60), primary_key=True)
    code: Mapped[str] = mapped_column(String(12), primary_key=True)  # of the table, or `par`
    browser: Mapped[str | None] = mapped_column(String(64), index=True)
    name: Mapped[str] = mapped_column(String(64))
    avatar: Mapped[str | None] = mapped_column(String(16))
    seat: Mapped[int] = mapped_column(Integer)
    totals: Mapped[list[int]] = mapped_column(JSON)
    winners: Mapped[list[int]] = mapped_column(JSON)
    review: Mapped[str] = mapped_column(String(20))  # the id of the record's review
    finished: Mapped[float] = mapped_column(Double, index=True)
    standing: Mapped[int | None] = mapped_column(Integer)  # sorts the results that count, the best first; None: it does not count


class ProcessRow(Base):
    __tablename__ = "processes"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    seen: Mapped[float] = mapped_column(Double)  # by the database's clock


class PresenceRow(Base):
    __tablename__ = "presence"

    process: Mapped[str] = mapped_column(String(16), primary_key=True)
    code: Mapped[str] = mapped_column(String(12), primary_key=True, index=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
