"""The REST routes of reviews."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from fastapi import Depends, Query, Request, Response

from farebox.server.api.limits.flood import find_address
from farebox.server.api.middleware import Rates, address_of
from farebox.server.api.protocol import FromReview, NewTable, Opened
from farebox.server.api.review_messages import (
    AddedReview,
    AskDeepReview,
    AskedDeepReview,
    MomentData,
    NewReview,
    ReviewData,
    TriedData,
    TryAction,
)
from farebox.server.reviews.service import CountWork, ReviewService
from farebox.server.reviews.tries import TryKey
from farebox.table.errors import Refused
from farebox.table.messages.wire import Seat


async def _reviews(request: Request) -> ReviewService:
    reviews: ReviewService = request.app.state.reviews
    return reviews


async def _check_guesses(request: Request) -> None:
    find_address(request).check_guesses()


async def _count_deep(request: Request) -> CountWork:
    """Counts a new deep review; those that are refused or already made are not counted."""
    rates: Rates = request.app.state.deep_review_rates
    return lambda: rates.counted(address_of(request.scope))


CountDeepDep = Annotated[CountWork, Depends(_count_deep)]
ReviewsDep = Annotated[ReviewService, Depends(_reviews)]
Flag = Annotated[bool, Query()]


def _gives(model: type) -> dict[int | str, dict[str, Any]]:
    return {200: {"model": model}}


def add_review_routes(route: Callable[..., None]) -> None:
    route("POST", "/reviews", _add, dependencies=[Depends(_check_guesses)])
    route("GET", "/reviews/{id}", _review, response_model=None, responses=_gives(ReviewData))
    route("POST", "/reviews/{id}/deep", _ask_deep, status_code=202, dependencies=[Depends(_check_guesses)])
    route("GET", "/reviews/{id}/at/{number}", _moment, response_model=None, responses=_gives(MomentData))
    route("POST", "/reviews/{id}/at/{number}/try", _try, response_model=None, responses=_gives(TriedData))


async def _add(request: Request, new: NewReview, reviews: ReviewsDep) -> AddedReview:
    """The review of a finished game: of a table here, or of a record. The first request to read it starts it."""
    if (new.table is None) == (new.record is None):
        raise Refused("malformed", "a review is of a table or of a record")
    address, rates = address_of(request.scope), request.app.state.review_rates
    with rates.counted(address):
        if new.table is not None:
            return AddedReview(id=await reviews.add_table(new.table, address))
        return AddedReview(id=await reviews.add_record(new.record or "", address))


async def _review(
    request: Request, id: str, reviews: ReviewsDep, count: CountDeepDep, open: Flag = False, deep: Flag = False
) -> Response:
    """Returns the finished part of a review; the first request starts it."""
    return Response(await reviews.text(id, open, deep, address_of(request.scope), count), media_type="application/json")


async def play_on(request: Request, new: NewTable, moment: FromReview) -> Opened:
    """Open a table that begins at a moment of a reviewed game."""
    reviews: ReviewService = request.app.state.reviews
    return await reviews.play_on(new, moment, address_of(request.scope))


async def _ask_deep(request: Request, id: str, asked: AskDeepReview, reviews: ReviewsDep, count: CountDeepDep) -> AskedDeepReview:
    """Start a deep review, with the secret of a seat in this game."""
    address = address_of(request.scope)
    return AskedDeepReview(deep_ready=await reviews.ask_deep(id, asked.table, asked.secret, address, count))


async def _moment(
    id: str, number: int, reviews: ReviewsDep, seat: Annotated[Seat | None, Query()] = None, open: Flag = False
) -> Response:
    """What a seat (none: a spectator) saw before an action."""
    return Response(await reviews.moment(id, number, seat, open), media_type="application/json")


async def _try(request: Request, id: str, number: int, tried: TryAction, reviews: ReviewsDep) -> Response:
    """What another action of a decision would have been worth. The first request works it out; then it is stored."""
    address, rates = address_of(request.scope), request.app.state.try_rates
    key = TryKey(id, tried.deep, tried.open, number, tried.action)
    return Response(await reviews.tried(key, address, lambda: rates.check(address)), media_type="application/json")
