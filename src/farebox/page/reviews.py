"""Reviews of finished games in the page: first a quick evaluation of every position, then one decision at a time."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from farebox import Game, Record, RecordError
from farebox.game.action import read_action
from farebox.page.judge import first_looks, judge, judge_try
from farebox.page.networks import NetworkKey, Networks
from farebox.page.worlds import Reader
from farebox.review.decisions import Decision, decisions_of
from farebox.review.report import ReviewedDecision, add_up, review_head, reviewed
from farebox.table.errors import Refused
from farebox.table.messages.encoding import encode
from farebox.table.messages.review_json import check_length, legal_action, moment_text, players_named

WORLDS_PER_HALF = 16  # what fits a minute


@dataclass
class Reviewed:
    """A game that is reviewed; it is stored by its record and its players."""

    record: str
    players: list[dict[str, Any]] | None  # None: a record that is not from a table here

    @cached_property
    def game(self) -> Game:
        return Record.parse(self.record).replay()

    @property
    def network(self) -> NetworkKey:
        return self.game.board.id, len(self.game.seats)


@dataclass
class RunningReview:
    """A review in progress, or a finished one."""

    game: Game
    reader: Reader
    open_hands: bool
    looked: list[dict[str, Any]] = field(default_factory=list)  # the quick evaluation of every decision
    judged: list[ReviewedDecision] = field(default_factory=list)
    tried: dict[tuple[int, str], str] = field(default_factory=dict)  # by decision and action, as JSON
    made: dict[str, Any] | None = None

    @cached_property
    def decisions(self) -> list[Decision]:
        return list(decisions_of(self.game))

    def step(self) -> None:
        if not self.looked:
            looks = first_looks(self.decisions, self.reader, open_hands=self.open_hands)
            self.looked = [reviewed(self.game, *one).to_dict() for one in zip(self.decisions, looks, strict=True)]
        elif len(self.judged) < len(self.decisions):
            decision = self.decisions[len(self.judged)]
            judgment = judge(decision, self.reader, WORLDS_PER_HALF, open_hands=self.open_hands)
            self.judged.append(reviewed(self.game, decision, judgment))
        if len(self.judged) == len(self.decisions):
            self.made = add_up(self.game, self.judged, open_hands=self.open_hands).to_dict()

    def try_action(self, number: int, action: str) -> str:
        """What a legal action of a decision would have been worth, as JSON (`TriedData`)."""
        if number >= len(self.judged):
            raise Refused("not_found", "this decision is not judged yet")
        if (number, action) not in self.tried:
            decision, judgment = self.decisions[number], self.judged[number].judgment
            found = judge_try(
                *(decision, read_action(action), judgment.best, judgment.cost, self.reader, WORLDS_PER_HALF),
                open_hands=self.open_hands,
            )
            self.tried[number, action] = encode(found.to_dict())
        return self.tried[number, action]

    def body(self) -> dict[str, Any]:
        if self.made:
            return self.made
        judged = [one.to_dict() for one in self.judged]
        head = review_head(self.game.board.id, self.game.winners, deep=False, open_hands=self.open_hands)
        return {**head, "seats": None, "decisions": judged + self.looked[len(judged) :]}


class PageReviews:
    def __init__(self, networks: Networks) -> None:
        self._networks = networks
        self._games: dict[str, Reviewed] = {}
        self._jobs: dict[tuple[str, bool], RunningReview] = {}  # by review, and whether all hands are open

    def knows(self, id: str) -> bool:
        return id in self._games

    def add(self, text: str, players: list[dict[str, Any]] | None = None) -> str:
        """The id of the review of a record. Raises Refused if it is not that of a finished game."""
        try:
            record = Record.parse(text)
            if record.veiled or not record.result:
                raise Refused("review_record", "a review needs the whole record of a finished game")
            seats = record.options.seats
            if not self._networks.exists((record.board, seats)):
                raise Refused("review_board", f"there is no champion for {record.board} with {seats} seats to review by")
            game = record.verify()
        except RecordError as error:
            raise Refused("review_record", f"this record is not valid: {error}") from None
        check_length(game)
        self._games.setdefault(record.id, Reviewed(str(record), players))
        return record.id

    def stored(self, id: str) -> str:
        """A review as the page stores it."""
        return encode({"id": id, "record": self._games[id].record, "players": self._games[id].players})

    def find(self, id: str) -> Reviewed:
        if id not in self._games:
            raise Refused("not_found", "there is no such review")
        return self._games[id]

    def text(self, id: str, open_hands: bool) -> str:
        """The finished part of a review as JSON (`ReviewData`); the first request starts it."""
        reviewed = self.find(id)
        game = reviewed.game
        job = self._jobs.setdefault((id, open_hands), RunningReview(game, Reader(game.board, self._networks.forward), open_hands))
        head = {
            "id": id,
            "board": game.board.id,
            "seats": len(game.seats),
            "first": game.options.first_seat,
            "players": reviewed.players or players_named(reviewed.record, len(game.seats)),
            "record": reviewed.record,
            "finished": None,
            "open": open_hands,
            "deep": False,
            "done": len(job.judged),
            "of": len(game.plays),
            "preparing": not job.looked,
            "deep_asked": False,
            "deep_ready": False,
            "problem": "offline" if self._networks.has_failed(reviewed.network) else None,
        }
        return encode({**head, "review": job.body()})

    def moment(self, id: str, number: int, seat: int | None, open_hands: bool) -> str:
        return moment_text(self.find(id).game, number, seat, open_hands)

    def tried(self, id: str, number: int, action: str, open_hands: bool) -> str:
        """What an action would have been worth. Raises Refused if it is not legal, or its decision not judged yet."""
        legal, job = legal_action(self.find(id).game, number, action), self._jobs.get((id, open_hands))
        if job is None:
            raise Refused("not_found", "this review is not finished yet")
        return job.try_action(number, legal)

    # --- reviewing

    def _next(self) -> RunningReview | None:
        return next((job for job in self._jobs.values() if job.made is None and not self._has_failed(job)), None)

    def _has_failed(self, job: RunningReview) -> bool:
        return self._networks.has_failed((job.game.board.id, len(job.game.seats)))

    @property
    def network(self) -> NetworkKey | None:
        """The network that the next step needs."""
        job = self._next()
        return None if job is None else (job.game.board.id, len(job.game.seats))

    def step(self) -> None:
        job = self._next()
        if job is not None:
            job.step()
