"""Turns every error over HTTP into a Problem."""

from __future__ import annotations

from dataclasses import asdict

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from farebox.server.api.limits.flood import find_address
from farebox.server.ops.metrics import metrics
from farebox.server.storage.database import complain
from farebox.table.errors import Refused, status_of
from farebox.table.messages.tables import Problem

MISSED = ("no_table", "no_challenge", "not_host", "not_your_seat")


def _count_guess(request: Request, error: Refused) -> Refused:
    """A code or a secret was wrong. An address that has tried too many is not told which."""
    try:
        find_address(request).check_guesses()
    except Refused as too_many:
        return too_many
    find_address(request).misses.spend(1)
    return error


def answer_problems(app: FastAPI) -> None:
    def answer(problem: Problem, status: int) -> JSONResponse:
        return JSONResponse(asdict(problem), status)

    async def refused(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, Refused)
        if error.problem.error in MISSED:
            error = _count_guess(request, error)
        metrics.refused.labels(error.problem.error).inc()
        return answer(error.problem, status_of(error.problem))

    async def malformed(_: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, RequestValidationError)
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"] if part != "body")
        return answer(Problem(error="malformed", message=f"{where}: {first['msg']}".lstrip(": ")), 422)

    async def http(_: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, HTTPException)
        if isinstance(error.__cause__, Refused):  # raised while the body was read
            return await refused(_, error.__cause__)
        return answer(
            Problem(error="not_found" if error.status_code == 404 else "malformed", message=str(error.detail)), error.status_code
        )

    async def away(_: Request, error: Exception) -> JSONResponse:
        complain("the store failed", error)
        return answer(Problem(error="server", message="the database could not be read or written"), 503)

    async def failed(_: Request, error: Exception) -> JSONResponse:
        return answer(Problem(error="server", message="something is wrong with the server"), 500)

    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, http)
    app.add_exception_handler(SQLAlchemyError, away)
    app.add_exception_handler(OSError, away)
    app.add_exception_handler(Exception, failed)
