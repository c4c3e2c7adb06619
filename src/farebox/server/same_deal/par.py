"""Par of a daily deal in a separate process. `python -m farebox.server.same_deal.par 2026-11-17 new_york`."""

from __future__ import annotations

import os
import sys

from farebox.bots.registry import make_bot
from farebox.table.lobby.par import CHAMPION, play_par

if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)
    day, board = sys.argv[1:3]
    print(play_par(day, board, make_bot(CHAMPION)).record, end="")
