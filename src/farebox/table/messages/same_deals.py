"""The messages of the daily deal and of challenges over REST (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated

from farebox.table.messages.wire import Avatar, Bounds, Level, RecordText, Seat, Wire


class SameDealResult(Wire):
    """The result of one game."""

    name: str  # "" for a player without a name: each client calls them by their animal
    avatar: str | None
    seat: int
    totals: list[int]  # of all seats
    winners: list[int]
    place: int  # of the seat in this game, from 1: the winners first, then by points
    finished: float
    review: str  # the id of its review, which has the record; "" if this board has no reviews
    table: str | None = None  # its code, with which its record can be read; None in the daily deal, and if the table is gone


class DailyDeal(Wire):
    """One deal of one day; GET /api/daily/results, with the secret of a seat that has played it to the end"""

    date: str  # 2026-11-17, in UTC
    board: str
    seats: int
    seat: int  # the player's
    level: Level  # of the bots in all other seats
    par: SameDealResult | None  # the champion in the player's seat; None until it has been played
    results: list[SameDealResult]  # the best 100 of this server, one per browser; then one's own if it is not among them
    rank: int | None = None  # of one's own result; None if another one counts, or if it was not asked for
    count: int = 0  # results on this server, if `rank` is known
    par_failed: bool = (
        False  # in a page without a server: the champion's weights could not be fetched; the next request tries it again
    )


class DailyData(Wire):
    """GET /api/daily: the deals of today, without par and results, and of yesterday"""

    date: str
    until: float  # when the next day begins, in seconds since 1970
    today: list[DailyDeal]
    yesterday: list[DailyDeal]


class ChallengePlayer(Wire):
    """Who held a seat; records do not say it."""

    bot: bool
    level: Level | None = None
    avatar: Avatar | None = None


class NewChallenge(Wire):
    """POST /api/challenges: of a table whose game is over, with the secret of a seat; or of a finished game's record"""

    table: Annotated[str, Bounds(max_length=12)] | None = None
    record: RecordText | None = None
    seat: Seat | None = None  # None: the first that the secret holds; needed with a record
    players: list[ChallengePlayer] | None = None  # of a record, by seat; None: not known


class OfferedChallenge(Wire):
    id: str
    guessed: bool  # nobody knows which bots played the record: the level of the champion has the other seats


class AskChallengeResults(Wire):
    """POST /api/challenges/{id}/results, by the player who offers it: the table is gone, and the record proves the game"""

    record: RecordText


class ChallengeData(Wire):
    """GET /api/challenges/{id}: the challenge, without results"""

    id: str
    board: str
    seats: int
    seat: int
    name: str  # of the player who offers it
    avatar: str | None
    levels: list[Level | None]  # of the bots, by seat; None for the player's
    created: float


class ChallengeResults(Wire):
    """GET /api/challenges/{id}/results, with the secret of a seat that has finished it, or that offers it"""

    offered: SameDealResult
    results: list[SameDealResult]  # the best first; one per browser
