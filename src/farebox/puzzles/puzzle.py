"""A puzzle: what one seat sees at its turn, and the chance to win with each of its answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from hashlib import sha256
from typing import Any

from farebox.boards.board import Board
from farebox.game.action import Action
from farebox.game.text.position import Position
from farebox.game.view import View

AnswerKey = tuple[str, str, tuple[str, ...]]  # kind, route or card, tickets: payments of one claim are the same answer
SHOWN_BY_HINT = {1: 4, 2: 2}  # answers that remain after a hint, at most
FIRST_DAY = date(2026, 1, 1)


def answer_of(action: Action) -> AnswerKey:
    return action.kind, action.route or action.card or "", tuple(sorted(action.tickets))


@dataclass(frozen=True)
class AnswerValue:
    """One answer and the chance to win with it, as a deep analysis found it."""

    action: Action  # a claim comes with the payment that the champion prefers
    chance: float
    error: float  # standard error of the chance


@dataclass(frozen=True)
class Puzzle:
    """A position and its answers.

    The position has stand-ins for everything the seat does not know (`View.sealed`), so it reveals no more than the view.
    """

    position: str
    seat: int
    values: tuple[AnswerValue, ...]  # best first: the first is the solution
    lead: float  # of the solution over the second best answer, measured in the same worlds
    lead_error: float
    missed_by: tuple[str, ...]  # levels of bots that choose something else
    reasons: tuple[dict[str, Any], ...] = ()  # why: ids of messages and their arguments (farebox.review.reasons)

    @cached_property
    def id(self) -> str:
        return sha256(f"{self.position}\n{self.seat}".encode()).hexdigest()[:10]

    @property
    def difficulty(self) -> int:
        """From 1 to 5: how many levels miss it."""
        return max(1, len(self.missed_by))

    @property
    def solution(self) -> Action:
        return self.values[0].action

    @cached_property
    def _parsed(self) -> Position:
        return Position.parse(self.position)

    @property
    def board(self) -> Board:
        return self._parsed.board

    @property
    def seats(self) -> int:
        return int(self._parsed.values["seats"])

    @cached_property
    def view(self) -> View:
        return View(self.board, self._parsed.state(), self.seat)

    def solved_by(self, action: Action) -> bool:
        return answer_of(action) == answer_of(self.solution)

    def value_of(self, action: Action) -> AnswerValue | None:
        """The value of an answer; None if the puzzle has no such answer."""
        return next((value for value in self.values if answer_of(value.action) == answer_of(action)), None)

    def hint(self, number: int) -> tuple[Action, ...]:
        """The answers that remain after hint 1 or 2, in an order that reveals nothing."""
        left = min(SHOWN_BY_HINT[number], max(2, len(self.values) - number))  # every hint says something
        kept = (value.action for value in self.values[:left])
        return tuple(sorted(kept, key=str))

    @property
    def hint_tickets(self) -> tuple[str, ...]:
        """The tickets that the solution is about, for hint 2; may be empty."""
        return tuple(dict.fromkeys(ticket for reason in self.reasons for ticket in reason.get("tickets", ())))

    def to_dict(self) -> dict[str, Any]:
        """The puzzle for JSON, the solution included."""
        return {
            "position": self.position,
            "seat": self.seat,
            "values": [[str(value.action), value.chance, value.error] for value in self.values],
            "lead": [self.lead, self.lead_error],
            "missed_by": list(self.missed_by),
            "reasons": list(self.reasons),
        }

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Puzzle:
        return cls(
            position=data["position"],
            seat=data["seat"],
            values=tuple(AnswerValue(Action.parse(action), chance, error) for action, chance, error in data["values"]),
            lead=data["lead"][0],
            lead_error=data["lead"][1],
            missed_by=tuple(data["missed_by"]),
            reasons=tuple(data["reasons"]),
        )


def puzzle_of_the_day(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    """The puzzle of a day in UTC: its index is the number of days since 1 January 2026, modulo the number of puzzles."""
    return puzzles[(day - FIRST_DAY).days % len(puzzles)]
