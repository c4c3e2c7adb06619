"""Logs: lines for people, or one JSON object per line for machines. They contain no secrets, cards, chat or query strings."""

from __future__ import annotations

import json
import logging
import os
import time

PERIOD = 1.0  # seconds between two lines about the same outage
PLAIN_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "process": os.getpid(),
        }
        line |= getattr(record, "fields", {})
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class OutagesRarely(logging.Filter):
    """Passes one line per second about a database that cannot be used, with the number of lines left out before it."""

    def __init__(self) -> None:
        super().__init__()
        self._next, self._left_out = 0.0, 0

    def filter(self, record: logging.LogRecord) -> bool:
        if not getattr(record, "outage", False):
            return True
        if self._next - PERIOD <= record.created < self._next:  # a clock that was set back does not silence it
            self._left_out += 1
            return False
        if self._left_out:
            record.msg, record.args = f"{record.getMessage()} ({self._left_out} more lines like this)", ()
        self._next, self._left_out = record.created + PERIOD, 0
        return True


def json_line(text: str) -> str:
    """Text for people as a line of a log for machines."""
    return JsonLines().format(logging.makeLogRecord({"name": "farebox", "levelname": "INFO", "msg": text}))


def set_up(kind: str) -> None:
    """Log to standard error, as plain text or JSON, from the level in $FAREBOX_LOG_LEVEL (default: warning)."""
    if kind not in ("plain", "json"):
        raise ValueError(f"the log format must be plain or json, not {kind}")
    level = os.environ.get("FAREBOX_LOG_LEVEL", "WARNING").upper()
    if level not in logging.getLevelNamesMapping():
        raise ValueError(f"FAREBOX_LOG_LEVEL must be debug, info, warning or error, not {level.lower()}")
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if kind == "json" else logging.Formatter(PLAIN_FORMAT))
    handler.addFilter(OutagesRarely())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel("WARNING")
    logging.getLogger("farebox").setLevel(level)
    # any client can cause this warning
    logging.getLogger("uvicorn.error").addFilter(lambda record: "Invalid HTTP request" not in record.getMessage())
