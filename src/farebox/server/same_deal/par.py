"""Par of a daily deal: the champion plays in the player's seat. `python -m farebox.server.same_deal.par 2026-11-17 new_york`."""

from __future__ import annotations

import os
import sys
from collections import Counter

from farebox import RULES_VERSION, Game, Record, load_board
from farebox.bots.registry import make_bot
from farebox.game.deal import LOT, Deal, Terms
from farebox.table.lobby import daily
from farebox.table.lobby.dealing import bot_seed

CHAMPION = "champion"


def play_par(day: str, board: str) -> Record:
    """The champion's game on the cards of a day, against the bots that players meet."""
    known, seats = load_board(board), daily.SEATS[board]
    kept = daily.deal(day, board)
    terms = Terms(board, known.digest, RULES_VERSION, seats, LOT)
    deal = Deal(kept["table"], kept["secret"], kept["commitment"], terms)
    game, decisions = Game(known, seats, first_seat=deal.first_seat, deal=deal), Counter[int]()
    champion = make_bot(CHAMPION)
    while not game.over:
        seat = game.to_act[0]
        bot = champion if seat == daily.SEAT else make_bot(daily.LEVEL, bot_seed(deal.secret, seat, decisions[seat]))
        game.play(bot.choose(game.view(seat)), seat)
        decisions[seat] += 1
    return game.record([CHAMPION if seat == daily.SEAT else daily.LEVEL for seat in game.seats])


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)
    print(play_par(*sys.argv[1:3]), end="")
