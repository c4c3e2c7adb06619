"""Reviews of finished games: what each decision cost, what was luck, and why."""

from farebox.review.judgment import DEEP, QUICK, Effort, Judgment, Value
from farebox.review.report import (
    Review,
    ReviewedDecision,
    ReviewError,
    SeatReport,
    add_up,
    biggest,
    judge_deal,
    judge_decisions,
    review,
)

__all__ = [
    "DEEP",
    "Effort",
    "Judgment",
    "QUICK",
    "Review",
    "ReviewError",
    "ReviewedDecision",
    "SeatReport",
    "Value",
    "add_up",
    "biggest",
    "judge_deal",
    "judge_decisions",
    "review",
]
