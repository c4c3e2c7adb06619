"""The stored rows of a table as plain dataclasses: the table, its places, the entries of its game, its chat.

A live table reads its rows at every action, and SQLAlchemy's own objects are larger than the rows.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

AWAITED = -1.0  # a time of `StoredPlace.opened`: in a rematch with a limit for each turn, the player has not come yet


@dataclass(slots=True)
class StoredPlace:
    code: str
    seat: int
    kind: str
    name: str
    level: str | None = None
    secret: str | None = None
    stand_in: bool = False
    device: str | None = None
    color: int | None = None
    avatar: str | None = None
    opened: float | None = None  # when its player first opened the table; None: not yet, or no clock depends on it


@dataclass(slots=True)
class StoredTable:
    code: str
    options: dict[str, Any]
    status: str
    listed: bool
    hot_seat: bool
    host: str
    at: int
    to_act: list[int]
    created: float
    changed: float
    places: list[StoredPlace]
    seed: int | None = None
    rules: int | None = None
    board_digest: str | None = None
    deal: dict[str, Any] | None = field(default=None, repr=False)  # holds the secret of a running game
    first_seat: int | None = None
    since: float | None = None
    rematch: str | None = None
    edition: int = 0
    waits: bool = False
    driver: str | None = None
    continues: dict[str, Any] | None = None  # id of the record it was played on from, number of its actions, turn, its table
    same_deal: str | None = None  # what others play with the same cards too: `daily DATE BOARD` or `challenge ID`
    browser: str | None = field(default=None, repr=False)  # of the player; of its results there, the first counts


@dataclass(slots=True)
class StoredEntry:
    code: str
    number: int
    kind: str
    seat: int | None
    action: str
    by_bot: bool
    message: str | None
    time: float
    outcome: str | None = field(default=None, repr=False)  # may contain hidden cards


@dataclass(slots=True)
class StoredLine:
    code: str
    seat: int | None
    text: str
    reaction: str | None
    time: float
    id: int = 0  # set when it is stored
