"""The messages of reviews over REST (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from farebox.table.messages.views import ViewData
from farebox.table.messages.wire import ACTION_LENGTH, Bounds, RecordText, SecretText, Wire


class NewReview(Wire):
    """POST /api/reviews: of a table's game, or of a record"""

    table: Annotated[str, Bounds(max_length=12)] | None = None
    record: RecordText | None = None


class AddedReview(Wire):
    id: str


class AskDeepReview(Wire):
    """POST /api/reviews/{id}/deep, with the secret of a seat in this game"""

    table: Annotated[str, Bounds(max_length=12)]
    secret: SecretText


class TryAction(Wire):
    """POST /api/reviews/{id}/at/{number}/try: another action of a decision, judged as in this review"""

    action: Annotated[str, Bounds(max_length=ACTION_LENGTH)]
    open: bool = False
    deep: bool = False


class AskedDeepReview(Wire):
    deep_ready: bool  # whether it is already finished


class ReviewPlayer(Wire):
    name: str  # "" for a player or bot without a name: each client calls them by their animal
    bot: bool
    level: str | None
    color: int | None
    avatar: str | None  # None if the record is not from a table of this server


class ValueData(Wire):
    """A sensible action and the chance to win with it."""

    action: str
    chance: float
    error: float


class TriedData(Wire):
    """An action compared with the one played, in the same imagined worlds (docs/how_reviews_judge.md)."""

    action: str  # a claim has the payment that was judged
    verdict: Literal["best_yet", "best", "better", "as_good", "worse"]
    lead: float  # over the action played
    error: float
    behind: float  # how far the best action of the review is ahead
    behind_error: float


class DecisionData(Wire):
    """One decision and what it was worth; chances from 0 to 1 (docs/how_reviews_judge.md)."""

    number: int  # of the action in the game, from 0
    turn: int
    seat: int
    action: str
    best: str  # the same as `action` if the decision cost nothing
    mark: Literal["fine", "slip", "mistake"]  # by the `scale` of the review
    forced: bool
    chance: float
    cost: float
    error: float
    luck: float
    others: float | None  # None while the review is being made
    chances: list[float]
    values: list[ValueData]
    reasons: list[dict[str, Any]]  # `id` of a message review-reason-…, and its arguments
    tried: list[TriedData] | None = None  # actions that readers have tried


class SeatReportData(Wire):
    """What a seat's decisions and luck add up to."""

    seat: int
    decisions: int
    quality: float
    base: float
    deal: float
    luck: float
    cost: float
    others: float
    result: float
    adjusted: float


class ScaleData(Wire):
    """From how many points of chance on, rounded, a cost is a slip or a mistake."""

    slip: int
    mistake: int


class ReviewBody(Wire):
    board: str
    deep: bool
    open_hands: bool
    winners: list[int]
    scale: ScaleData
    seats: list[SeatReportData] | None  # None while the review is being made
    decisions: list[DecisionData]


class ReviewData(Wire):
    """GET /api/reviews/{id}"""

    id: str
    board: str
    seats: int
    first: int
    players: list[ReviewPlayer]
    record: str
    finished: str | None  # ISO date; None if the record is not from a table of this server
    open: bool
    deep: bool  # False if a deep review was read that no player of the game has requested
    done: int  # decisions judged, of how many
    of: int
    preparing: bool  # nothing is judged yet, because the process that does it starts; on a new server it compiles first
    deep_asked: bool  # a player of the game has requested the deep review
    deep_ready: bool
    problem: str | None  # why it is not being made; asking again later tries again
    review: ReviewBody


class MomentData(Wire):
    """GET /api/reviews/{id}/at/{number}: what a seat saw before that action; after the last one, the end"""

    number: int
    view: ViewData
    hands: list[list[str]] | None  # of all seats, if all hands are open
    tickets: list[list[str]] | None
