"""One game for the single-game environments: keeps the state, and provides observations, masks and rewards."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from operator import index
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from farebox.boards.board import Board
from farebox.bots.base import Bot, Policy
from farebox.envs.actions import action_names
from farebox.envs.opponents import is_bot, player_error
from farebox.envs.options import MAX_TURNS, check_memory, check_turns, the_board
from farebox.envs.reward import reward, reward_kind
from farebox.envs.single_game.pixels import PIXEL_WIDTH, Pixels, pixels
from farebox.features.observation import TAKEN_CARDS, action_count, mask, observation_size, observe, places
from farebox.game.action import Action, IllegalAction, legal_steps, steps_of
from farebox.game.game import Options, plain_number
from farebox.game.text.text_board import piles_text
from farebox.game.view import View
from farebox.rules.board_numbers import board_numbers
from farebox.rules.dispatch import apply, deal
from farebox.rules.state import OVER, State

Row = npt.NDArray[np.int8]


class SingleGame:
    """A game on one board, dealt by `deal`. The seed determines who begins: seat `seed % seats`."""

    def __init__(
        self, board: Board | str, seats: int = 2, memory: int = TAKEN_CARDS, reward: str = "win", turns: int = MAX_TURNS
    ) -> None:
        self.board = the_board(board)
        self.seats = plain_number(seats)
        Options(self.seats).check(self.board)
        self.memory, self.turns, self.kind = check_memory(memory), check_turns(turns), reward_kind(reward)
        self.size, self.actions = observation_size(self.board, self.seats), action_count(self.board)
        self._at = places(self.board, self.seats)
        self._numbers = board_numbers(self.board)
        self._opponents: Mapping[int, Bot | Policy] = {}
        self._prepare()

    def _prepare(self) -> None:
        self.state = State()

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        new.state = self.state.copy()
        return new

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        new = self.copy()
        new._opponents = deepcopy(self._opponents, memo)
        return new

    def put(self, state: State) -> None:
        """Continue from this state."""
        self.state = state

    def deal(self, seed: int) -> None:
        """Set up a new game."""
        self.state = State()
        deal(self._numbers, self.state, self.seats, seed, seed % self.seats, 0)

    @property
    def seat(self) -> int:
        """The seat to act."""
        return self.state.seat

    @property
    def over(self) -> bool:
        return self.state.phase == OVER

    @property
    def given_up(self) -> bool:
        return not self.over and self.state.turn > self.turns

    @property
    def ended(self) -> bool:
        """Whether the game is over or given up."""
        return self.over or self.given_up

    def legal(self) -> list[int]:
        """The legal actions of the seat to act."""
        return [] if self.given_up else legal_steps(self.board, self.state)

    def mask(self) -> Row:
        """1 for each legal action of the seat to act."""
        row = [0] * self.actions
        if not self.given_up:
            mask(self._numbers, self.state, row)
        return np.array(row, np.int8)

    def observation(self, viewer: int, memory: int | None = None) -> Row:
        row = [0] * self.size
        observe(self._numbers, self.state, viewer, self.memory if memory is None else memory, self._at, row)
        return np.array(row, np.int8)

    def look(self, viewer: int) -> tuple[Row, Row]:
        """The observation of a seat, and its mask: empty unless it is to act."""
        return self.observation(viewer), self.mask() if viewer == self.seat else np.zeros(self.actions, np.int8)

    def play(self, action: Any) -> None:
        """Play an action of the seat to act. Raises IllegalAction, changing nothing, if it is not legal."""
        number = self.number(action)
        if number not in self.legal():
            raise self.illegal(number)
        self._apply(number)

    def illegal(self, number: int) -> IllegalAction:
        """The error of an action that is not legal now."""
        what = f" ({action_names(self.board)[number]})" if 0 <= number < self.actions else ""
        return IllegalAction(f"action {number}{what} is not legal now; legal are {', '.join(map(str, self.legal()))}")

    def play_bot(self, bot: Bot) -> None:
        """Let a bot play for the seat to act, from its view, as at any table. Raises BotError if it fails."""
        try:
            action = bot.choose(self.view(self.seat))
            if not isinstance(action, Action):
                raise TypeError(f"it chose {action!r}, which is not an Action")
            steps, _ = steps_of(self.board, self.state, action)
        except Exception as error:  # a user's bot may raise anything
            raise player_error(bot, self.seat, error) from error
        for step in steps:
            self._apply(step)

    def play_policy(self, policy: Policy) -> None:
        """Let a function choose for the seat to act. Raises BotError if it fails."""
        observation, mask = self.look(self.seat)
        try:
            self.play(int(policy(observation[None], mask[None])[0]))
        except Exception as error:  # a user's function may raise anything
            raise player_error(policy, self.seat, error) from error

    def seat_opponents(self, agent: int, opponents: Mapping[int, Bot | Policy]) -> None:
        """Let the other seats be played for the agent, now and after each of its actions."""
        self._agent, self._opponents = agent, opponents
        self._play_opponents()

    def play_round(self, action: Any) -> None:
        """Play an action of the agent, as `play` does, then the opponents' until it is the agent's turn again."""
        self.play(action)
        self._play_opponents()

    def _play_opponents(self) -> None:
        while not self.ended and self.seat != self._agent:
            player = self._opponents[self.seat]
            if is_bot(player):
                self.play_bot(player)
            else:
                self.play_policy(player)

    def rewards(self) -> list[float]:
        """The reward of every seat; 0 before the end, and in a truncated game."""
        return [reward(self._numbers, self.state, p, self.kind) if self.over else 0.0 for p in range(self.seats)]

    def view(self, seat: int | None) -> View:
        return View(self.board, self.state.copy(), seat)

    def text(self) -> str:
        """What a spectator sees, in a few lines."""
        view = self.view(None)
        lines = [f"{self.board.name}, turn {view.turn}, {view.phase.replace('_', ' ')}; to act: {view.to_act or 'nobody'}"]
        lines.append(piles_text(view))
        for player in view.players:
            routes = ", ".join(player.routes) or "none"
            laid_down = len(player.completed) + player.bonus
            done = f", {laid_down} completed" if laid_down else ""
            held = f"{player.pieces} pieces, {player.cards} cards, {player.tickets} tickets{done}"
            lines.append(f"seat {player.seat}: {held}; routes: {routes}")
        if view.over:
            lines.append("over: " + ", ".join(f"seat {score.seat} {score.total}" for score in view.scores))
        return "\n".join(lines)

    def render(self, mode: str | None) -> str | Pixels | None:
        """What a spectator sees: printed (human), as text (ansi) or as pixels (rgb_array)."""
        if mode == "human":
            print(self.text())
        if mode == "rgb_array":
            return pixels(self.view(None).svg(size=PIXEL_WIDTH))
        return self.text() if mode == "ansi" else None

    def _apply(self, step: int) -> None:
        apply(self._numbers, self.state, step)

    def number(self, action: Any) -> int:
        """An action as a plain number, legal or not. Raises IllegalAction if it is not an action, or the game is over."""
        if self.over or self.given_up:
            raise IllegalAction("the game is over" if self.over else f"the game was truncated after {self.turns} turns")
        plain = action.item() if isinstance(action, np.ndarray) and action.ndim == 0 else action
        if isinstance(plain, bool) or not hasattr(plain, "__index__") or isinstance(plain, np.ndarray):
            raise IllegalAction(f"an action must be a whole number from 0 to {self.actions - 1}, not {action!r}")
        return index(plain)
