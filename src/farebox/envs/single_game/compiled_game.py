"""One game for the single-game environments, played by the compiled rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import SimpleNamespace
from typing import Any, Self

import numpy as np

from farebox.boards.board import Board
from farebox.bots.base import Bot, Policy, RuleBot
from farebox.bots.heuristic.plan import PlanMemory
from farebox.envs.actions import DEAL_NEXT
from farebox.envs.options import MAX_TURNS
from farebox.envs.single_game import one_game
from farebox.envs.single_game.game import Row, SingleGame
from farebox.envs.single_game.one_game import GAME_FINISHED, GAME_RUNNING, GAME_TRUNCATED, LOOK, TableNumbers
from farebox.features.observation import TAKEN_CARDS
from farebox.kernel.fields import dtype, from_record, to_record
from farebox.rules.running.compiled import compiled_rules
from farebox.rules.state import NONE, State

GATHERED = (
    "_rules",
    "_play_one",
    "_play_round",
    "_one",
    "_round",
    "_asked",
    "_asked_viewer",
    "_asked_memory",
)  # attributes that `_gather` makes
SEAT_BITS = GAME_FINISHED - 1  # the bits of an outcome that have the seat


@cache
def kernel() -> SimpleNamespace:
    """The compiled functions of `one_game`. They compile when they are first called."""
    twin = compiled_rules().twin
    names = ("play_one", "play_round", "list_legal", "reward_one")
    return SimpleNamespace(**{name: twin(getattr(one_game, name)) for name in names})


class CompiledGame(SingleGame):
    """The same game as `SingleGame`. `shows`: every step writes an observation and a mask."""

    def __init__(
        self,
        board: Board | str,
        seats: int = 2,
        memory: int = TAKEN_CARDS,
        reward: str = "win",
        turns: int = MAX_TURNS,
        shows: bool = True,
    ) -> None:
        self._shows = shows
        super().__init__(board, seats, memory, reward, turns)

    def _prepare(self) -> None:
        self._viewer, self._found, self._in_kernel = NONE, GAME_RUNNING, False
        self._boards, self._states = to_record(self._numbers), to_record(State())
        self._tables, self._memories = to_record(TableNumbers()), np.zeros(0, dtype(PlanMemory))
        numbers = {"memory": self.memory, "turns": self.turns, "seats": self.seats, "shows": self._shows, "viewer": NONE}
        for name, number in numbers.items():
            self._tables[name] = number
        self._places = np.array(self._at, np.int64)
        self._row, self._mask = np.zeros(self.size, np.int8), np.zeros(self.actions, np.int8)
        self._gather()

    def _gather(self) -> None:
        """The compiled functions, and their arguments."""
        rows = self._places, self._row, self._mask
        self._rules = kernel()
        self._play_one, self._play_round = self._rules.play_one, self._rules.play_round
        self._one = self._boards, self._states, self._tables, *rows
        self._round = self._boards, self._states, self._tables, self._memories, *rows
        self._asked = self._tables.copy()  # for an observation that no step shows
        self._asked["shows"] = 1
        self._asked_viewer, self._asked_memory = self._asked["viewer"], self._asked["memory"]

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        for name in ("_states", "_tables", "_memories", "_row", "_mask"):
            setattr(new, name, getattr(self, name).copy())
        new._gather()
        return new

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in GATHERED}

    def __setstate__(self, values: dict[str, Any]) -> None:
        self.__dict__.update(values)
        self._gather()

    @property
    def state(self) -> State:  # type: ignore[override]  # here it is computed on demand
        """A copy of the state."""
        return from_record(State, self._states[0])

    def put(self, state: State) -> None:
        for name, _, _ in State.fields():
            self._states[name] = getattr(state, name)
        self._found = self._play_one(*self._one, LOOK)

    def deal(self, seed: int) -> None:
        self._tables["seed"] = seed
        self._found = self._play_one(*self._one, DEAL_NEXT)

    @property
    def seat(self) -> int:
        return self._found & SEAT_BITS

    @property
    def over(self) -> bool:
        return self._found & GAME_FINISHED != 0

    @property
    def given_up(self) -> bool:
        return self._found & GAME_TRUNCATED != 0

    @property
    def ended(self) -> bool:
        return self._found >= GAME_FINISHED

    def legal(self) -> list[int]:
        actions = np.empty(self.actions, np.int64)
        found: list[int] = actions[: self._rules.list_legal(self._tables, actions)].tolist()
        return found

    def mask(self) -> Row:
        if self._shows:
            return self._mask.copy()
        row = np.zeros(self.actions, np.int8)
        row[self.legal()] = 1
        return row

    def observation(self, viewer: int, memory: int | None = None) -> Row:
        shown = self._found & SEAT_BITS if self._viewer == NONE else self._viewer
        if self._shows and viewer == shown and memory in (None, self.memory):
            return self._row.copy()
        row = np.empty(self.size, np.int8)
        self._asked_viewer[0], self._asked_memory[0] = viewer, self.memory if memory is None else memory
        self._play_one(self._boards, self._states, self._asked, self._places, row, self._mask, LOOK)
        return row

    def look(self, viewer: int) -> tuple[Row, Row]:
        if self._shows and viewer == self._found & SEAT_BITS and self._viewer in (NONE, viewer):
            return self._row.copy(), self._mask.copy()
        return super().look(viewer)

    def play(self, action: Any) -> None:
        if type(action) is not int or not 0 <= action < self.actions or self._found >= GAME_FINISHED:
            action = self._in_range(action)
        found = self._play_one(*self._one, action)
        if found < 0:
            raise self.illegal(action)
        self._found = found

    def _in_range(self, action: Any) -> int:
        """An action as a number that compiled code takes."""
        number = self.number(action)
        if not 0 <= number < self.actions:
            raise self.illegal(number)
        return number

    def _apply(self, step: int) -> None:
        self._found = self._play_one(*self._one, step)

    def rewards(self) -> list[float]:
        found = np.zeros(self.seats)
        if self.over:
            self._rules.reward_one(self._boards, self._states, found, self.kind)
        rewards: list[float] = found.tolist()
        return rewards

    def seat_opponents(self, agent: int, opponents: Mapping[int, Bot | Policy]) -> None:
        """Bots that decide by rules play in compiled code, if all do."""
        self._in_kernel = all(type(player) is RuleBot for player in opponents.values())
        if not self._in_kernel:
            super().seat_opponents(agent, opponents)
            return
        self._viewer, self._tables["viewer"] = agent, agent
        for seat, bot in opponents.items():
            assert isinstance(bot, RuleBot)
            self._tables["kind"][0, seat], self._tables["chooser"][0, seat] = bot.kind, bot.x
        if not len(self._memories):
            self._memories = to_record(PlanMemory())
            self._gather()
        self._found = self._play_round(*self._round, LOOK)

    def play_round(self, action: Any) -> None:
        if not self._in_kernel:
            super().play_round(action)
            return
        if type(action) is not int or not 0 <= action < self.actions or self._found >= GAME_FINISHED:
            action = self._in_range(action)
        found = self._play_round(*self._round, action)
        if found < 0:
            raise self.illegal(action)
        self._found = found
