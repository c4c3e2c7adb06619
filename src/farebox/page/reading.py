"""Parses messages of the page's own client. It catches mistakes only; the server also checks the bounds of every value."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, TypeVar

from farebox.table.errors import Refused
from farebox.table.messages.socket import Act, AskHint, Hello, Ping, Say, StandIn, TakeBack, Undo
from farebox.table.messages.wire import Wire

T = TypeVar("T", bound=Wire)
MESSAGE_TYPES: Mapping[str, type[Wire]] = {
    "hello": Hello,
    "act": Act,
    "undo": Undo,
    "take_back": TakeBack,
    "hint": AskHint,
    "say": Say,
    "stand_in": StandIn,
    "ping": Ping,
}


def read_json(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except ValueError:
        raise Refused("malformed", "that is not JSON") from None
    if not isinstance(data, dict):
        raise Refused("malformed", "that is not an object")
    return data


def make(kind: type[T], data: Any) -> T:
    """A message from its fields. Raises Refused if some are missing or unknown."""
    if not isinstance(data, dict):
        raise Refused("malformed", f"{kind.__name__} is an object")
    try:
        return kind(**data)
    except TypeError as error:
        raise Refused("malformed", str(error)) from None


def read_message(text: str) -> Wire:
    data = read_json(text)
    kind = MESSAGE_TYPES.get(str(data.get("type")))
    if kind is None:
        raise Refused("malformed", f"a message is an object with a type: {', '.join(MESSAGE_TYPES)}")
    return make(kind, data)
