"""Par of a daily deal: the champion plays in the player's seat, against the bots that players meet (docs/daily.md)."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from farebox import RULES_VERSION, Game, Record, load_board
from farebox.bots.base import Bot
from farebox.bots.registry import make_bot
from farebox.game.deal import LOT, Deal, Terms
from farebox.table.lobby import daily
from farebox.table.lobby.dealing import bot_seed

CHAMPION = "champion"
AVATAR = "owl"
OTHER_AVATARS = ("otter", "penguin", "fox")


class Par(NamedTuple):
    game: Game
    record: Record


def play_par(day: str, board: str, champion: Bot) -> Par:
    """The champion's game on the cards of a day."""
    known, seats = load_board(board), daily.DAILY_SEATS[board]
    kept = daily.deal(day, board)
    terms = Terms(board, known.digest, RULES_VERSION, seats, LOT)
    deal = Deal(kept["table"], kept["secret"], kept["commitment"], terms)
    game, decisions = Game(known, seats, first_seat=deal.first_seat, deal=deal), Counter[int]()
    while not game.over:
        seat = game.to_act[0]
        bot = champion if seat == daily.DAILY_SEAT else make_bot(daily.DAILY_LEVEL, bot_seed(deal.secret, seat, decisions[seat]))
        game.play(bot.choose(game.view(seat)), seat)
        decisions[seat] += 1
    return Par(game, game.record([CHAMPION if seat == daily.DAILY_SEAT else daily.DAILY_LEVEL for seat in game.seats]))


def players(board: str) -> list[dict[str, object]]:
    """The players of that game, as a review shows them."""
    avatars = iter(OTHER_AVATARS)
    return [
        {
            "name": "",
            "bot": True,
            "level": None if seat == daily.DAILY_SEAT else daily.DAILY_LEVEL,
            "color": seat,
            "avatar": AVATAR if seat == daily.DAILY_SEAT else next(avatars),
        }
        for seat in range(daily.DAILY_SEATS[board])
    ]
