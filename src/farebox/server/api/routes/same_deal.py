"""The REST routes of the daily deal and of challenges."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from fastapi import Depends, Query, Request

from farebox.server.api.dependencies import BearerSecret, SecretIfGiven, check_guesses, count_table
from farebox.server.api.middleware import address_of
from farebox.server.api.protocol import NewTable, Opened
from farebox.server.same_deal.challenges import Challenges
from farebox.server.same_deal.daily import DailyDeals
from farebox.table.errors import Refused
from farebox.table.messages.same_deals import (
    AskChallengeResults,
    ChallengeData,
    ChallengeResults,
    DailyData,
    DailyDeal,
    NewChallenge,
    OfferedChallenge,
)


async def _daily(request: Request) -> DailyDeals:
    daily: DailyDeals = request.app.state.daily
    return daily


async def _challenges(request: Request) -> Challenges:
    challenges: Challenges = request.app.state.challenges
    return challenges


DailyDep = Annotated[DailyDeals, Depends(_daily)]
ChallengesDep = Annotated[Challenges, Depends(_challenges)]


def add_same_deal_routes(route: Callable[..., None]) -> None:
    guessable = [Depends(check_guesses)]
    route("GET", "/daily", _today)
    route("GET", "/daily/results", _daily_results, dependencies=guessable)
    route("POST", "/challenges", _offer, status_code=201, dependencies=guessable)
    route("GET", "/challenges/{id}", _challenge, dependencies=guessable)
    route("GET", "/challenges/{id}/results", _results, dependencies=guessable)
    route("POST", "/challenges/{id}/results", _results_by_record, dependencies=guessable)


async def _today(request: Request, daily: DailyDep) -> DailyData:
    """The deals of today, and those of yesterday with their results on this server."""
    return await daily.data(address_of(request.scope))


async def _daily_results(
    request: Request, daily: DailyDep, secret: BearerSecret, table: Annotated[str, Query(max_length=12)]
) -> DailyDeal:
    """A daily deal with its results on this server, for a player who has finished it at `table`."""
    return await daily.results_for(table, secret, address_of(request.scope))


async def _offer(request: Request, new: NewChallenge, challenges: ChallengesDep, secret: SecretIfGiven) -> OfferedChallenge:
    """Offer a finished game as a challenge: of a table, with the secret of a seat, or of a record."""
    with count_table(request):
        async with challenges.results.quota.working(address_of(request.scope)):
            return await _offered(new, challenges, secret)


async def _offered(new: NewChallenge, challenges: Challenges, secret: str | None) -> OfferedChallenge:
    if new.table is not None and new.record is None:
        return await challenges.offer_table(new.table, secret or "", new.seat)
    if new.record is None or new.table is not None or new.seat is None:
        raise Refused("malformed", "a challenge is of a table, or of a record and a seat")
    return await challenges.offer_record(new.record, new.seat, new.players)


async def _results(
    id: str, challenges: ChallengesDep, secret: BearerSecret, table: Annotated[str, Query(max_length=12)]
) -> ChallengeResults:
    """The results of a challenge, for a player who has finished it at `table`, or who offers it."""
    return await challenges.results_for(id, table, secret)


async def _results_by_record(id: str, asked: AskChallengeResults, challenges: ChallengesDep) -> ChallengeResults:
    """The results of a challenge, for a player who has the record that is offered."""
    return await challenges.results_by_record(id, asked.record)


async def _challenge(id: str, challenges: ChallengesDep) -> ChallengeData:
    """A challenge, without results."""
    return await challenges.data(id)


async def open_same_deal(request: Request, new: NewTable) -> Opened:
    """Open a table of the daily deal, or of a challenge."""
    service: DailyDeals | Challenges = request.app.state.daily if new.daily is not None else request.app.state.challenges
    return await service.open_table(new, address_of(request.scope))
