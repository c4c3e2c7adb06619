"""Tables and entries as the JSON that the page stores."""

from __future__ import annotations

import json
from dataclasses import asdict

from farebox.page.boards import CustomBoards
from farebox.table.game_log import GameLog
from farebox.table.integrity import Unreadable
from farebox.table.rows import StoredEntry, StoredPlace, StoredTable


def row_text(row: StoredTable) -> str:
    return json.dumps(asdict(row), ensure_ascii=False)


def entry_text(entry: StoredEntry) -> str:
    return json.dumps(asdict(entry), ensure_ascii=False)


def read_row(text: str) -> StoredTable:
    """Raises Unreadable."""
    try:
        data = json.loads(text)
        return StoredTable(**{**data, "places": [StoredPlace(**place) for place in data["places"]]})
    except (ValueError, TypeError, KeyError) as error:
        raise Unreadable(f"its row is damaged ({type(error).__name__})") from None


def read_entries(texts: str) -> list[StoredEntry]:
    """`texts`: a JSON list of texts. Raises Unreadable."""
    try:
        return [StoredEntry(**json.loads(one)) for one in json.loads(texts)]
    except (ValueError, TypeError) as error:
        raise Unreadable(f"its entries are damaged ({type(error).__name__})") from None


def read_log(text: str, entries: str, boards: CustomBoards) -> GameLog:
    """A stored table, replayed. `entries`: a JSON list of texts. Raises Unreadable."""
    row = read_row(text)
    log = GameLog(row, boards.of(row))
    for _ in log.replay(read_entries(entries)):
        pass
    if log.game is not None:
        for name, value in log.table_after(log.game, log.entries[-1]).items():
            setattr(log.row, name, value)  # if the row disagrees, the entries are right
    return log
