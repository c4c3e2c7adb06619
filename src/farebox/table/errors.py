"""Refusals: a code for the messages, one clear line in English, and the HTTP status they have."""

from __future__ import annotations

from farebox.server.api.protocol import Problem

STATUS = {
    "no_table": 404,
    "not_found": 404,
    "no_board": 404,
    "not_host": 403,
    "not_your_seat": 403,
    "wrong_origin": 403,
    "table_full": 409,
    "seat_taken": 409,
    "already_started": 409,
    "places_open": 409,
    "not_away_yet": 409,
    "not_playing": 409,
    "not_over": 409,
    "bad_options": 422,
    "malformed": 422,
    "too_long": 413,
    "too_fast": 429,
    "wrong_value": 422,
    "busy": 503,
    "unavailable": 503,
    "server": 500,
}


class Refused(Exception):  # noqa: N818 -- it reads better so where it is raised
    """What was asked for is not done, and nothing has changed."""

    def __init__(self, error: str, message: str, **detail: str | int) -> None:
        super().__init__(message)
        self.problem = Problem(error=error, message=message, detail=detail)

    @property
    def status(self) -> int:
        return STATUS.get(self.problem.error, 409)


def no_table(code: str) -> Refused:
    return Refused("no_table", "there is no table of that code", code=code[:12])
