"""OpenSpiel: `python_farebox_new_york` and the other boards, for algorithms that walk through games.

    import pyspiel
    import farebox.envs.openspiel
    game = pyspiel.load_game("python_farebox_new_york", {"players": 3})

Chance comes first, in ten nodes of 32 outcomes each: together they form the seed, which determines everything drawn later.
The information-state tensor is the observation that remembers discards and cards taken, the observation tensor
the one with the given `memory` (0: neither). The information-state string contains everything a player has seen since the deal.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any, Self

import numpy as np
import pyspiel

from farebox.boards.board import Board, board_names, load_board
from farebox.envs.actions import action_names
from farebox.envs.options import MAX_TURNS
from farebox.envs.single_game.choice import Chooser
from farebox.envs.single_game.game import SingleGame
from farebox.features.observation import NO_MEMORY, TAKEN_CARDS, action_count, layout
from farebox.game.event import Event, deal_events, events_of
from farebox.kernel.rng import seeded
from farebox.rules.board_numbers import board_numbers
from farebox.rules.hidden import redeal
from farebox.rules.running.live import LiveState, live_rules
from farebox.rules.state import State

SEED_NODES = 10
SEED_OUTCOMES = 32  # few, because OpenSpiel lists them at every node
MOST_SEATS = 4
STEPS_A_TURN = 2  # a card and a second one, a route and its payment, tickets and the choice among them
CHANCE_PLAYER, TERMINAL_PLAYER = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
OUTCOMES = tuple((outcome, 1 / SEED_OUTCOMES) for outcome in range(SEED_OUTCOMES))
PRIVATE_FIELDS = ("unseen", "hand", "tickets", "own_completed", "offer", "returned")  # fields of an observation


class History:
    """The events of a game, for information states. They are computed on demand by replaying the actions with the live rules."""

    def __init__(self, board: Board, seats: int, seed: int) -> None:
        self._board, self._seats, self._seed = board, seats, seed
        self._actions: list[int] = []  # that the live rules have not played yet
        self._events: tuple[Event, ...] = ()
        self._live: LiveState | None = None

    def add(self, action: int) -> None:
        self._actions.append(action)

    def events(self) -> tuple[Event, ...]:
        board, state = self._board, self._state()
        for action in self._actions:
            live_rules().apply(board_numbers(board), state, action)
            self._events = (*self._events, *events_of(board, state))
        self._actions.clear()
        return self._events

    def _state(self) -> LiveState:
        if self._live is None:
            self._live = LiveState()
            live_rules().deal(board_numbers(self._board), self._live, self._seats, self._seed, self._seed % self._seats, 0)
            del self._live.orders[:2]
            self._events = (*deal_events(self._board, self._live), *events_of(self._board, self._live))
        return self._live

    def copy(self) -> Self:
        new = copy.copy(self)
        new._actions, new._live = self._actions[:], self._live and self._live.copy()
        return new

    def resampled(self, player: int, seed: int) -> tuple[Self, State]:
        """Another state consistent with what a player knows. What others saw in secret is dropped: it may not have happened."""
        events = self.events()
        new, state = self.copy(), self._state().copy()
        redeal(board_numbers(self._board), state, player, seeded(seed))
        new._events = tuple(event if event.seat == player else event.seen_by(player) for event in events)
        new._live = state
        return new, state.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()


class FareboxState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A state of a game, or of its deal during the chance nodes."""

    def __init__(self, game: FareboxGame) -> None:
        super().__init__(game)
        self.table = game.new_table()
        self.past: History | None = None
        self.seed: tuple[int, ...] = ()

    @property
    def dealt(self) -> bool:
        return self.past is not None

    def current_player(self) -> int:
        if self.past is None:
            return CHANCE_PLAYER
        return TERMINAL_PLAYER if self.table.ended else self.table.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(OUTCOMES)

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal() if player == self.table.seat else []

    def _apply_action(self, action: int) -> None:
        if self.past is not None:
            self.table.play(action)
            self.past.add(action)
            return
        if not 0 <= action < SEED_OUTCOMES:
            raise ValueError(f"a chance outcome must be a number from 0 to {SEED_OUTCOMES - 1}, not {action}")
        self.seed = (*self.seed, action)
        if len(self.seed) == SEED_NODES:
            seed = sum(part * SEED_OUTCOMES**k for k, part in enumerate(self.seed))
            self.table.deal(seed)
            self.past = History(self.table.board, self.table.seats, seed)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return action_names(self.table.board)[action] if 0 <= action < self.table.actions else f"no action {action}"

    def is_terminal(self) -> bool:
        return self.past is not None and self.table.ended

    def returns(self) -> list[float]:
        return self.table.rewards() if self.dealt else [0.0] * self.table.seats

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> FareboxState:
        """Another state that `player_id` cannot distinguish from this one. It has the history of this state."""
        if not 0 <= player_id < self.table.seats:
            raise ValueError(f"a player must be a number from 0 to {self.table.seats - 1}, not {player_id}")
        new: FareboxState = self.clone()
        if new.past is not None:
            new.past, state = new.past.resampled(player_id, int(probability_sampler() * (1 << 50)))
            new.table.put(state)
        return new

    def history_of(self, player: int) -> str:
        """What a player has seen since the deal, one event per line, and what it sees now."""
        assert self.past is not None
        lines = [json.dumps(event.to_dict(player)) for event in self.past.events()]
        return "\n".join([*lines, self.sight_of(player)])

    def sight_of(self, player: int) -> str:
        """What a player sees now."""
        return json.dumps(self.table.view(player).to_dict())

    def __str__(self) -> str:
        return self.table.text() if self.dealt else f"dealing {self.seed}"


class FareboxGame(pyspiel.Game):  # type: ignore[misc]  # as above
    """A board with a number of players."""

    def __init__(self, board: Board, kind: Any, parameters: dict[str, Any]) -> None:
        self.board, self.memory = board, int(parameters.get("memory", NO_MEMORY))
        players = int(parameters.get("players", board.seats[0]))
        self._chooser = Chooser(None)
        # raises if it cannot be played
        self._table = self._chooser.make(board, players, self.memory, "win", MAX_TURNS, shows=False)
        info = pyspiel.GameInfo(
            num_distinct_actions=action_count(board),
            max_chance_outcomes=SEED_OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=STEPS_A_TURN * (MAX_TURNS + 1) + players,
        )
        super().__init__(kind, info, parameters)

    def new_table(self) -> SingleGame:
        self._table = self._chooser.before_deal(self._table)
        return self._table.copy()

    def new_initial_state(self) -> FareboxState:
        return FareboxState(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Observer:
    """Observations in OpenSpiel's form: `dict` has the fields by name."""

    def __init__(self, game: FareboxGame, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("there is no observation of all players' private information")
        fields = layout(game.board, game.num_players())
        private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._fields = [f for f in fields if f[2] and (private if f[0] in PRIVATE_FIELDS else kind.public_info)]
        self._memory = TAKEN_CARDS if kind.perfect_recall else game.memory
        self._recall, self._all = kind.perfect_recall, private and kind.public_info
        self.tensor = np.zeros(sum(size for _, _, size, _ in self._fields), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, _, size, _ in self._fields:
            self.dict[name] = self.tensor[start : start + size]
            start += size

    def set_from(self, state: FareboxState, player: int) -> None:
        if not state.dealt:
            self.tensor.fill(0)
            return
        row = state.table.observation(player, self._memory)
        if self._all:
            self.tensor[:] = row
            return
        for name, start, size, _ in self._fields:
            self.dict[name][:] = row[start : start + size]

    def string_from(self, state: FareboxState, player: int) -> str:
        if not state.dealt:
            return "dealing"
        if self._all:
            return state.history_of(player) if self._recall else state.sight_of(player)
        self.set_from(state, player)
        return " ".join(f"{name}: {[int(n) for n in numbers]}" for name, numbers in self.dict.items())


def load(text: str) -> FareboxGame:
    """Load a game from its text, once this module has registered it."""
    game: FareboxGame = pyspiel.load_game(text)
    return game


def _register(board: Board) -> None:
    kind = pyspiel.GameType(
        short_name=f"python_farebox_{board.id}",
        long_name=f"Farebox: {board.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=min(MOST_SEATS, board.seats[-1]),
        min_num_players=board.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": board.seats[0], "memory": NO_MEMORY},
    )

    class BoardGame(FareboxGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(board, kind, params or {})

    pyspiel.register_game(kind, BoardGame)


for _name in board_names():
    _register(load_board(_name))
