"""The protocol as one JSON Schema, from which the web's TypeScript is made: `python -m farebox.server.api.export_schema`."""

from __future__ import annotations

import json
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from farebox.server.api import protocol
from farebox.server.api.protocol import Wire


def schema() -> dict[str, Any]:
    models = [m for m in vars(protocol).values() if isinstance(m, type) and issubclass(m, Wire) and m is not Wire]
    refs = "#/definitions/{model}"
    _, out = models_json_schema([(m, "serialization") for m in models], ref_template=refs)
    definitions = out.pop("$defs")
    for name in ("ClientMessage", "ServerMessage"):
        union = TypeAdapter(getattr(protocol, name)).json_schema(ref_template=refs, mode="serialization")
        union.pop("$defs")
        definitions[name] = union
    return {"title": "Protocol", "definitions": definitions}


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))
