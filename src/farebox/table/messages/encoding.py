"""The default JSON encoder, for hosts that do not provide a faster one."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import fields
from typing import Any

from farebox.table.messages.wire import Wire

Encode = Callable[[Any], str]  # compact JSON, not limited to ASCII; the fields of messages stay in order


def _plain(message: Wire) -> dict[str, Any]:
    return {field.name: getattr(message, field.name) for field in fields(message)}


ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=_plain)


def encode(data: Any) -> str:
    return ENCODER.encode(data)
