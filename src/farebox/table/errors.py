"""Refusals: a code for the messages, and one clear line in English."""

from __future__ import annotations

from farebox.table.messages.tables import Problem


class Refused(Exception):  # noqa: N818 -- it reads better so where it is raised
    """The request was refused, and nothing has changed."""

    def __init__(self, error: str, message: str, **detail: str | int) -> None:
        super().__init__(message)
        self.problem = Problem(error=error, message=message, detail=detail)


def no_table(code: str) -> Refused:
    return Refused("no_table", "there is no table with that code", code=code[:12])
