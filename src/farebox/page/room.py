"""One table that is open in this page, and its bots."""

from __future__ import annotations

import secrets
from typing import Any, cast

from farebox import RULES_VERSION, Action, View
from farebox.bots.base import Bot
from farebox.bots.registry import make_bot
from farebox.game.game import SEEDS
from farebox.page.networks import TEMPERATURE, NetworkBot, NetworkKey, Networks
from farebox.table.bot_turns import BotTurns
from farebox.table.deadlines import STAND_IN
from farebox.table.lobby.dealing import bot_seed
from farebox.table.messages.socket import Note
from farebox.table.messages.tables import PlayingAs
from farebox.table.rows import StoredEntry
from farebox.table.table import HostedTable


class Room:
    def __init__(self, table: HostedTable, networks: Networks) -> None:
        self.table, self._networks = table, networks
        self.turns = BotTurns(table)
        self._bots: dict[tuple[int, str], Bot] = {}  # by seat and what plays it
        self._taken_back = 0  # decisions taken back when the bots were made
        table.playing_as = self.playing_as

    @property
    def network(self) -> NetworkKey:
        return self.table.row.options["board"], len(self.table.row.places)

    def deal(self) -> StoredEntry:
        """Deal with the browser's random numbers, without commitments: all players share one device. Returns entry 0."""
        table, row = self.table, self.table.row
        first, seats = row.options["first"], len(row.places)
        row.deal, row.seed = None, secrets.randbelow(SEEDS)
        row.first_seat = secrets.randbelow(seats) if first == "lot" else min(first, seats - 1)
        row.rules, row.board_digest = RULES_VERSION, table.log.newest_board().digest
        now = table.clock.time()
        pending = table.log.propose(StoredEntry(row.code, 0, "deal", None, "", by_bot=False, message=None, time=now))
        table.apply(pending)
        return pending.entry

    # --- bots

    def plays(self, level: str) -> str:
        """The bot that plays a level here: that level's, or a casual one where there is no network."""
        return "casual" if level in TEMPERATURE and not self._networks.is_ready(self.network) else level

    def waits_for_network(self) -> bool:
        """Whether the bot that acts next needs a network that is not loaded yet."""
        seat = self.turns.next_seat()
        level = None if seat is None else self.turns.level(seat)
        return level in TEMPERATURE and self._networks.is_missing(self.network)

    def playing_as(self) -> dict[int, PlayingAs]:
        """The bots that really play, by seat, where it is not the bot of the level."""
        row = self.table.row
        found = [] if row.status == "over" else [place for place in row.places if place.kind == "bot"]
        return {place.seat: self._as(self.network) for place in found if place.level in TEMPERATURE}

    def _as(self, key: NetworkKey) -> PlayingAs:
        if self._networks.has_failed(key):
            return PlayingAs(bot="casual", why="failed")
        return PlayingAs(bot=cast(Any, "champion" if self._networks.exists(key) else "casual"), why="not_compiled")

    def think(self, seat: int, view: View) -> Action:
        """The choice of the seat's bot; if it fails, a casual bot's."""
        taken_back = self.table.log.taken_back.total()
        if taken_back != self._taken_back:  # bots may remember moves that were taken back
            self._bots, self._taken_back = {}, taken_back
        level = self.plays(self.turns.level(seat) or STAND_IN)
        try:
            return self._chosen(seat, level, view)
        except Exception as error:
            print(f"farebox: the {level} bot failed: {error!r}")
            self.table.tell(Note(code="bot_replaced", seat=seat))
            return self._chosen(seat, STAND_IN, view)

    def advise(self, view: View) -> Action:
        """The action that the best bot here would choose."""
        return self._made(self.plays("expert")).choose(view)

    def _chosen(self, seat: int, level: str, view: View) -> Action:
        action = self._bot(seat, level).choose(view)
        if action not in view.actions:
            raise ValueError(f"{action} is not legal")
        return action

    def _bot(self, seat: int, level: str) -> Bot:
        """The seat's bot. In daily deals its random numbers follow from the deal (docs/daily.md)."""
        table = self.table
        if table.row.deal and table.game and level not in TEMPERATURE:
            decided = sum(play.seat == seat for play in table.game.plays)
            return make_bot(level, bot_seed(table.row.deal["secret"], seat, decided))
        return self._bots.get((seat, level)) or self._bots.setdefault((seat, level), self._made(level))

    def _made(self, level: str) -> Bot:
        if level in TEMPERATURE:
            return NetworkBot(level, self._networks.forward, TEMPERATURE[level])
        return make_bot(level, secrets.randbits(50))
