"""The protocol as one JSON Schema, from which the web's TypeScript is generated: `python -m farebox.server.api.export_schema`."""

from __future__ import annotations

import json
from typing import Any

from pydantic import TypeAdapter

from farebox.server.api import protocol, review_messages
from farebox.table.messages import boards, puzzles, same_deals, socket, tables, views
from farebox.table.messages.wire import Wire

MODULES = (protocol, review_messages, puzzles, same_deals, tables, socket, views, boards)


def schema() -> dict[str, Any]:
    kinds = {kind for module in MODULES for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Wire)}
    adapters = [(kind.__name__, "serialization", TypeAdapter(kind)) for kind in kinds - {Wire}]
    refs = "#/definitions/{model}"
    _, out = TypeAdapter.json_schemas(adapters, ref_template=refs)  # type: ignore[arg-type]  # of several kinds
    definitions = out.pop("$defs")
    for name in ("ClientMessage", "ServerMessage"):
        union = TypeAdapter(getattr(protocol, name)).json_schema(ref_template=refs, mode="serialization")
        union.pop("$defs")
        definitions[name] = union
    events = definitions["Entry"]["properties"]["events"]
    definitions["EventData"], events["items"] = events["items"], {"$ref": refs.format(model="EventData")}
    return {"title": "Protocol", "definitions": definitions}


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))
