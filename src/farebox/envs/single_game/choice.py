"""Decides whether a single game runs compiled: if compiled code is cached, or after enough games that compiling pays off."""

from __future__ import annotations

from importlib.util import find_spec

from farebox.boards.board import Board
from farebox.envs.single_game import one_game
from farebox.envs.single_game.game import SingleGame
from farebox.kernel.cache import is_cached

COMPILE_FROM = 300  # interpreted games in this process, which take about a second


class Chooser:
    """Makes the games of an environment. `compiled`: True, False, or None for an automatic choice at every deal.

    Compiled or not, the games are the same.
    """

    dealt = 0  # interpreted games, in all environments of this process
    automatic = True  # False: None means interpreted

    def __init__(self, compiled: bool | None, with_opponents: bool = False) -> None:
        if compiled not in (None, True, False):
            raise ValueError(f"compiled must be True, False or None, not {compiled!r}")
        self._compiled, self._with_opponents = compiled, with_opponents
        if compiled is None and not (self.automatic and find_spec("numba")):
            self._compiled = False

    def make(self, board: Board | str, seats: int, memory: int, reward: str, turns: int, shows: bool = True) -> SingleGame:
        self._table = board, seats, memory, reward, turns
        self._shows = shows
        if self._compiled is None and is_cached(one_game.play_round if self._with_opponents else one_game.play_one):
            self._compiled = True
        return self._make_compiled() if self._compiled else SingleGame(*self._table)

    def before_deal(self, game: SingleGame) -> SingleGame:
        """The game object for the next deal."""
        if self._compiled is not None:
            return game
        Chooser.dealt += 1
        if Chooser.dealt <= COMPILE_FROM:
            return game
        self._compiled = True
        return self._make_compiled()

    def _make_compiled(self) -> SingleGame:
        from farebox.envs.single_game.compiled_game import CompiledGame  # it loads the compiler

        return CompiledGame(*self._table, self._shows)
