"""Bots as strangers write them."""

from __future__ import annotations

import os
import time
from random import Random
from typing import Any

from farebox import Action, Board, View


class Fine:
    name = "fine"

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, view: View) -> Action:
        return self.rng.choice(view.actions)


class Counted(Fine):
    """Stays for many games, and counts them."""

    made, ended = 0, 0
    started: list[tuple[str, int, int, int, int]] = []

    def __init__(self, seed: int, **given: Any) -> None:
        super().__init__(seed)
        Counted.made += 1
        self.number, self.given = Counted.made, given

    def start(self, board: Board, seat: int, seats: int, seed: int) -> None:
        self.rng = Random(seed)
        Counted.started.append((board.id, seat, seats, seed, self.number))

    def over(self, scores: Any, winners: Any) -> None:
        Counted.ended += 1


class Raising(Fine):
    def choose(self, view: View) -> Action:
        if view.turn % 4 == 0:
            raise RuntimeError("no\nidea | at all")
        return super().choose(view)


class Rubbish(Fine):
    def choose(self, view: View) -> Any:
        return self.rng.choice([None, 7, "claim atlantis-mars", Action("keep", tickets=()), view.actions[0]])


class Leaving(Fine):
    def choose(self, view: View) -> Action:
        raise SystemExit


class Slow(Fine):
    def choose(self, view: View) -> Action:
        time.sleep(0.004)
        return super().choose(view)


class Deadly(Fine):
    def choose(self, view: View) -> Action:
        os._exit(3)


class Unlucky(Fine):
    """Cannot be made, except with the seed with which it is tried."""

    def __init__(self, seed: int) -> None:
        if seed:
            raise ValueError(f"{seed} is no number for me")
        super().__init__(seed)


class Broken:
    def __init__(self, seed: int) -> None:
        raise KeyError("never")


class Nameless:
    def choose(self, view: View) -> Action:
        return view.actions[0]


class Texting(Fine):
    """Legal notation, but not an Action."""

    def choose(self, view: View) -> Any:
        return str(view.actions[0])


class Deep(Fine):
    def __init__(self, seed: int, depth: int) -> None:
        super().__init__(seed)
        self.name = f"deep {depth}"


class Unready(Fine):
    def start(self, board: Board, seat: int, seats: int, seed: int) -> None:
        raise OSError("no weights")


NUMBER = 7
