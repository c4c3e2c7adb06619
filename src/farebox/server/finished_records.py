"""Records of finished games that somebody sends in."""

from __future__ import annotations

from farebox import Game, Record, RecordError
from farebox.table.errors import Refused


def verified(text: str, *, invalid: str, running: str) -> tuple[Record, Game]:
    """A record and its game. Refused with these errors if it is not the whole and valid record of a game that is over."""
    try:
        record = Record.parse(text)
        if record.veiled:
            raise Refused(invalid, "this record hides what its seat did not see; the whole one is needed")
        if not record.result:
            raise Refused(running, "this game is not over")
        return record, record.verify()
    except RecordError as error:
        raise Refused(invalid, f"this record is not valid: {error}") from None
