"""The settings of a server, from the environment; tests set some that operators do not need."""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from farebox.bots.base import Bot
from farebox.bots.registry import make_bot
from farebox.kernel.cache import PACKAGE
from farebox.table.clock import Clock

STATIC = PACKAGE / "static"


def _number(name: str, default: float) -> Callable[[], float]:
    """Raises ValueError."""

    def read() -> float:
        text = os.environ.get(name, "").strip()
        try:
            value = float(text) if text else default
        except ValueError:
            value = -1.0
        if not 0 <= value < math.inf:
            raise ValueError(f"{name} must be a number, 0 or more, not {text!r}")
        return value

    return read


def _origins() -> tuple[str, ...]:
    """Raises ValueError."""
    origins = tuple(os.environ.get("FAREBOX_ORIGINS", "").replace(",", " ").split())
    for origin in origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path:
            raise ValueError(f"FAREBOX_ORIGINS must be addresses like https://club.example, not {origin!r}")
    return origins


@dataclass
class Settings:
    static: Path = STATIC
    bot_delay: float = field(default_factory=_number("FAREBOX_BOT_DELAY", 0.6))  # minimum seconds per bot action
    bot_seconds: float = field(default_factory=_number("FAREBOX_BOT_SECONDS", 15))  # until a bot that does not answer is replaced
    tables_per_hour: float = field(default_factory=_number("FAREBOX_TABLES_PER_HOUR", 60))  # opened from one address
    actions_per_second: float = field(default_factory=_number("FAREBOX_ACTIONS_PER_SECOND", 20))  # of one client
    requests_per_minute: float = field(default_factory=_number("FAREBOX_REQUESTS_PER_MINUTE", 600))  # from one address
    sockets_per_address: float = field(default_factory=_number("FAREBOX_SOCKETS_PER_ADDRESS", 200))
    messages_per_address: float = field(default_factory=_number("FAREBOX_MESSAGES_PER_ADDRESS", 200))  # per second, all sockets
    unfinished_per_address: float = field(default_factory=_number("FAREBOX_UNFINISHED_PER_ADDRESS", 100))  # requests
    misses_per_minute: float = field(default_factory=_number("FAREBOX_MISSES_PER_MINUTE", 60))  # unknown codes, per address
    viewers_per_table: float = field(default_factory=_number("FAREBOX_VIEWERS_PER_TABLE", 200))
    keep_waiting: float = field(default_factory=_number("FAREBOX_KEEP_WAITING_DAYS", 30))  # tables that never began
    keep_playing: float = field(default_factory=_number("FAREBOX_KEEP_PLAYING_DAYS", 0))  # 0: forever
    keep_over: float = field(default_factory=_number("FAREBOX_KEEP_OVER_DAYS", 0))
    stand_in_after: float = field(default_factory=_number("FAREBOX_STAND_IN_SECONDS", 20))  # how long a seat must have been away
    stand_in_opening: float = field(default_factory=_number("FAREBOX_STAND_IN_OPENING_SECONDS", 120))  # in the opening
    unwatched_tables: float = field(default_factory=_number("FAREBOX_UNWATCHED_TABLES", 4))  # per address that play at a time
    reviews_per_hour: float = field(default_factory=_number("FAREBOX_REVIEWS_PER_HOUR", 60))  # new ones, from one address
    deep_reviews_per_hour: float = field(default_factory=_number("FAREBOX_DEEP_REVIEWS_PER_HOUR", 10))  # from one address
    tries_per_hour: float = field(default_factory=_number("FAREBOX_TRIES_PER_HOUR", 240))  # actions tried in reviews, per address
    origins: tuple[str, ...] = field(default_factory=_origins)  # other pages that may use the server
    metrics_token: str = field(default_factory=lambda: os.environ.get("FAREBOX_METRICS_TOKEN", ""))
    linger: float = 5.0  # seconds a table without viewers stays in memory: its players may be about to connect
    clock: Clock = time
    make_bot: Callable[[str, int], Bot] = make_bot
    address: str | None = None  # the server's address in the local network
    compile: bool = False  # load compiled code in the background; without it simpler bots play Strong and Expert
