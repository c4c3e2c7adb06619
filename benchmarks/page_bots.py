"""Strong and Expert of a page without a server (docs/site.md), for the arena:

farebox arena --bots planner,benchmarks/page_bots.py:Strong --games 200 --seed 71
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from farebox import load_board
from farebox.bots.neural.champion import champion_of
from farebox.page.networks import TEMPERATURE, NetworkBot


def forward(board: str, seats: int, row: bytes) -> Any:
    """What the page's matrix products give: the seats' chances, the margin, the policy."""
    policy, margin, wins = champion_of(load_board(board), seats)(np.frombuffer(row, np.int8)[None])
    return np.concatenate([wins[0], margin, policy[0]])


class Strong(NetworkBot):
    def __init__(self, seed: int) -> None:
        super().__init__("page strong", forward, TEMPERATURE["strong"], random.Random(seed))


class Expert(NetworkBot):
    def __init__(self, seed: int) -> None:
        super().__init__("page expert", forward)
