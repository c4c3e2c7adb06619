"""A review: every decision of a game with its cost and luck, and what they add up to for each seat.

For each seat: result - base = deal - sum of costs + sum of luck + sum of what the others did, exactly
(docs/how_reviews_judge.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from functools import partial
from math import exp, floor
from typing import Any

from farebox.game.game import Game
from farebox.review.adjusted import adjusted_results
from farebox.review.base_rates import first_chance
from farebox.review.decisions import Decision, decisions_of
from farebox.review.judgment import DEEP, QUICK, Effort, Judgment, TableLuck, share_of_win
from farebox.review.reasons import Reason, reasons_for
from farebox.rules.state import ABANDONED

SCALE = {"mistake": 6, "slip": 2}  # from how many points on a cost is called so, the largest first
QUALITY_SCALE = 0.06  # the mean cost of a decision at which quality falls to 100 / e
Progress = Callable[[int, int], None]  # decisions judged, of how many


class ReviewError(ValueError):
    """This game cannot be reviewed; the message says why."""


@dataclass(frozen=True)
class ReviewedDecision:
    """A decision, what it was worth, and what happened until its seat decided again."""

    decision: Decision
    judgment: Judgment
    others: float | None  # what the others changed until the seat's next decision or the end; None until all is added up
    reasons: tuple[Reason, ...]

    @property
    def mark(self) -> str:
        """fine, slip or mistake."""
        return next((name for name, least in SCALE.items() if points(self.judgment.cost) >= least), "fine")

    def to_dict(self) -> dict[str, Any]:
        """The decision for JSON; chances are rounded to a hundredth of a point."""
        decision, judgment = self.decision, self.judgment
        return {
            "number": decision.number,
            "turn": decision.play.turn,
            "seat": decision.seat,
            "action": str(decision.play.action),
            "best": str(judgment.best),
            "mark": self.mark,
            "forced": decision.forced,
            "chance": round(judgment.chance, 4),
            "cost": round(judgment.cost, 4),
            "error": round(judgment.error, 4),
            "luck": round(judgment.luck, 4),
            "others": None if self.others is None else round(self.others, 4),
            "chances": [round(chance, 4) for chance in judgment.all_chances],
            "values": [
                {"action": str(value.action), "chance": round(value.chance, 4), "error": round(value.error, 4)}
                for value in judgment.values
            ],
            "reasons": [reason.to_dict() for reason in self.reasons],
        }


@dataclass(frozen=True)
class SeatReport:
    """What a seat's decisions and luck add up to."""

    seat: int
    base: float  # the mean chance of this place in the order at its first decision, over many deals
    deal: float  # luck of the deal
    luck: float  # in its own actions
    cost: float
    others: float
    result: float  # its share of the win
    adjusted: float  # the result without most of the luck of all seats: see adjusted.py
    decisions: int  # that were not forced

    @property
    def quality(self) -> float:
        """How good its decisions were, from 0 to 100: 100 * exp(-mean cost / QUALITY_SCALE)."""
        return 100 * exp(-self.cost / max(1, self.decisions) / QUALITY_SCALE)


@dataclass(frozen=True)
class Review:
    """The review of a finished game."""

    game: Game
    deep: bool
    open_hands: bool
    decisions: tuple[ReviewedDecision, ...]
    seats: tuple[SeatReport, ...]

    def to_dict(self) -> dict[str, Any]:
        """The review for JSON; chances are rounded to a hundredth of a point."""
        return {
            **review_head(self.game.board.id, self.game.winners, deep=self.deep, open_hands=self.open_hands),
            "seats": [_seat_dict(report) for report in self.seats],
            "decisions": [reviewed.to_dict() for reviewed in self.decisions],
        }


def points(chance: float) -> int:
    """A chance in whole points, as they are shown."""
    return floor(100 * round(chance, 4) + 0.5)


def review_head(board: str, winners: Sequence[int], *, deep: bool, open_hands: bool) -> dict[str, Any]:
    """What a review says for JSON before anything is judged."""
    return {"board": board, "deep": deep, "open_hands": open_hands, "winners": list(winners), "scale": dict(SCALE)}


def review(
    game: Game,
    *,
    deep: bool = False,
    open_hands: bool = False,
    effort: Effort | None = None,
    progress: Progress | None = None,
) -> Review:
    """Review a finished game; `effort` replaces that of a quick or deep review.

    Raises ReviewError if the game is not over, NoChampionError on a board without a champion.
    """
    for judged, step in enumerate(review_steps(game, deep=deep, open_hands=open_hands, effort=effort), start=1):
        if isinstance(step, Review):
            return step
        if progress:
            progress(judged, len(game.plays))
    raise AssertionError("the last step is the review")


def review_steps(
    game: Game, *, deep: bool = False, open_hands: bool = False, effort: Effort | None = None
) -> Iterator[ReviewedDecision | Review]:
    """The decisions of a finished game in order, each as soon as it is judged, and at last the review. Raises like `review`."""
    effort, judged = effort or (DEEP if deep else QUICK), []
    _check_over(game)
    from farebox.review.side_by_side import two_threads  # it needs NumPy

    with two_threads() as pool:
        luck = pool.submit(judge_luck, game, effort)  # first, so that no thread is left alone with it at the end
        for one in _judge_all(game, effort, open_hands, pool):
            judged.append(one)
            yield one
        found = luck.result()
    yield add_up(game, judged, deep=deep, open_hands=open_hands, luck=found)


def judge_decisions(game: Game, effort: Effort, *, open_hands: bool = False) -> Iterator[ReviewedDecision]:
    """The decisions alone, without what they add up to. Raises like `review`."""
    _check_over(game)
    from farebox.review.side_by_side import two_threads  # it needs NumPy

    with two_threads() as pool:
        yield from _judge_all(game, effort, open_hands, pool)


def _check_over(game: Game) -> None:
    if not game.over:
        raise ReviewError("the game is not over: a running game is not reviewed")


def _judge_all(game: Game, effort: Effort, open_hands: bool, pool: Executor) -> Iterator[ReviewedDecision]:
    from farebox.review.judge import judge  # it needs NumPy

    decisions = list(decisions_of(game))
    judgments = pool.map(partial(judge, effort=effort, open_hands=open_hands), decisions)
    for decision, judgment in zip(decisions, judgments, strict=True):
        yield reviewed(game, decision, judgment)


def judge_luck(game: Game, effort: Effort) -> TableLuck | None:
    """What the deal and all draws of a finished game were worth. None if there was no action."""
    from farebox.review.table_luck import table_luck  # it needs NumPy

    return table_luck(game, effort) if game.plays else None


def reviewed(game: Game, decision: Decision, judgment: Judgment) -> ReviewedDecision:
    """A judged decision with the reasons, not yet added up with the others."""
    return ReviewedDecision(decision, judgment, None, tuple(reasons_for(game, decision, judgment)))


def add_up(
    game: Game,
    judged: Sequence[ReviewedDecision],
    *,
    deep: bool = False,
    open_hands: bool = False,
    luck: TableLuck | None = None,
) -> Review:
    """The review of a game from all its judged decisions. Without `luck` (`judge_luck`) less luck is taken off the results."""
    reports, others = _add_up(game, judged, luck)
    decisions = tuple(replace(one, others=others[one.decision.number]) for one in judged)
    results = adjusted_results(reports, luck)
    seats = tuple(replace(report, adjusted=adjusted) for report, adjusted in zip(reports, results, strict=True))
    return Review(game, deep, open_hands, decisions, seats)


def _add_up(game: Game, judged: Sequence[ReviewedDecision], luck: TableLuck | None) -> tuple[list[SeatReport], dict[int, float]]:
    """The reports of the seats, and for each decision what the others changed after it."""
    reports: list[SeatReport] = []
    others: dict[int, float] = {}
    for p in game.seats:
        own = [(one.decision, one.judgment) for one in judged if one.decision.seat == p]
        values = [judgment.chance + judgment.cost for _, judgment in own]
        base = first_chance(game.board, game.state.seats, (p - game.state.first_seat) % game.state.seats)
        last = own[-1][1].answered if own else base
        result = last if game.state.ending == ABANDONED else share_of_win(game.winners, p)
        for (decision, judgment), later in zip(own, [*values, result][1:], strict=True):
            others[decision.number] = later - judgment.answered
        first = values[0] if values else result
        at_deal = luck.at_deal.get(p, first) if luck else first
        reports.append(
            SeatReport(
                seat=p,
                base=base,
                deal=at_deal - base,
                luck=sum(judgment.luck for _, judgment in own),
                cost=sum(judgment.cost for _, judgment in own),
                others=first - at_deal + sum(others[decision.number] for decision, _ in own),
                result=result,
                adjusted=result,
                decisions=sum(not decision.forced for decision, _ in own),
            )
        )
    return reports, others


def biggest(decisions: Iterable[ReviewedDecision], seat: int | None = None, count: int = 3) -> list[ReviewedDecision]:
    """The costliest decisions, of one seat or of all."""
    costly = [one for one in decisions if one.judgment.cost and seat in (None, one.decision.seat)]
    return sorted(costly, key=lambda one: -one.judgment.cost)[:count]


def _seat_dict(report: SeatReport) -> dict[str, Any]:
    names = ("base", "deal", "luck", "cost", "others", "result", "adjusted")
    numbers = {name: round(getattr(report, name), 4) for name in names}
    return {"seat": report.seat, "decisions": report.decisions, "quality": round(report.quality, 1), **numbers}
