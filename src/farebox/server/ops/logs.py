"""Logs: lines for people, or one JSON object per line for machines. They contain no secrets, cards, chat or query strings."""

from __future__ import annotations

import json
import logging
import os
import time

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


def set_up(kind: str) -> None:
    """Log to standard error, as plain text or JSON, from the level in $FAREBOX_LOG_LEVEL (default: warning)."""
    if kind not in ("plain", "json"):
        raise ValueError(f"the log format must be plain or json, not {kind}")
    level = os.environ.get("FAREBOX_LOG_LEVEL", "WARNING").upper()
    if level not in logging.getLevelNamesMapping():
        raise ValueError(f"FAREBOX_LOG_LEVEL must be debug, info, warning or error, not {level.lower()}")
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if kind == "json" else logging.Formatter(PLAIN_FORMAT))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel("WARNING")
    logging.getLogger("farebox").setLevel(level)
    # any client can cause this warning
    logging.getLogger("uvicorn.error").addFilter(lambda record: "Invalid HTTP request" not in record.getMessage())
