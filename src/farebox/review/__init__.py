"""Reviews of finished games: what each decision cost, what was luck, and why."""

from farebox.review.judgment import DEEP, QUICK, Effort, Judgment, TableLuck, Value
from farebox.review.report import (
    Review,
    ReviewedDecision,
    ReviewError,
    SeatReport,
    add_up,
    biggest,
    judge_decisions,
    judge_luck,
    review,
    review_steps,
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
    "TableLuck",
    "Value",
    "add_up",
    "biggest",
    "judge_luck",
    "judge_decisions",
    "review",
    "review_steps",
]
