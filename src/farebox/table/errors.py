"""Refusals: a code for the messages, its HTTP status, and one clear line in English."""

from __future__ import annotations

from farebox.table.messages.tables import Problem

# The HTTP status of each code; 409 of all others
STATUS = {
    "no_table": 404,
    "not_found": 404,
    "no_board": 404,
    "not_host": 403,
    "not_your_seat": 403,
    "wrong_origin": 403,
    "not_this_computer": 403,
    "no_home_network": 409,
    "cannot_listen": 409,
    "table_full": 409,
    "seat_taken": 409,
    "already_started": 409,
    "places_open": 409,
    "not_away_yet": 409,
    "not_playing": 409,
    "not_over": 409,
    "old_rules": 409,
    "no_daily": 404,
    "no_challenge": 404,
    "not_offered": 409,
    "challenge_running": 409,
    "challenge_record": 422,
    "review_running": 409,
    "review_board": 409,
    "review_record": 422,
    "reload": 409,
    "bad_options": 422,
    "board_file": 422,
    "malformed": 422,
    "too_long": 413,
    "too_fast": 429,
    "wrong_value": 422,
    "busy": 503,
    "unavailable": 503,
    "server": 500,
}


class Refused(Exception):  # noqa: N818 -- it reads better so where it is raised
    """The request was refused, and nothing has changed."""

    def __init__(self, error: str, message: str, **detail: str | int) -> None:
        super().__init__(message)
        self.problem = Problem(error=error, message=message, detail=detail)


def status_of(problem: Problem) -> int:
    return STATUS.get(problem.error, 409)


def no_table(code: str) -> Refused:
    return Refused("no_table", "there is no table with that code", code=code[:12])
