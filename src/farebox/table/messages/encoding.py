"""JSON text: the encoder that a host without a faster one uses."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import fields
from typing import Any

from farebox.table.messages.wire import Wire

Encode = Callable[[Any], str]  # compact JSON, not restricted to ASCII; messages are objects with their fields in order


def _plain(message: Wire) -> dict[str, Any]:
    return {field.name: getattr(message, field.name) for field in fields(message)}


ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=_plain)


def encode(data: Any) -> str:
    return ENCODER.encode(data)
