"""Finished games that are offered as challenges, as their records tell them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from typing import Any

from farebox import RULES_VERSION, Game, Record
from farebox.game.daily import day_of
from farebox.game.deal import LOT, Deal
from farebox.server.bots.pool import there_is_champion
from farebox.server.finished_records import verified
from farebox.server.lobby import animal_name
from farebox.server.storage.same_deals import StoredChallenge
from farebox.table.deadlines import STAND_IN
from farebox.table.errors import Refused
from farebox.table.lobby import names
from farebox.table.lobby.credentials import LETTERS, is_code
from farebox.table.lobby.looks import BOT_AVATARS
from farebox.table.messages.review_json import check_length
from farebox.table.messages.same_deals import ChallengePlayer
from farebox.table.messages.tables import TableOptions
from farebox.table.messages.wire import NAME_LENGTH, Level

CHALLENGE_VERSION = "farebox challenge 1"
CHALLENGE_ID_LENGTH = 12  # letters
CHAMPIONS_LEVEL: Level = "expert"  # of a bot whose level is not known
UNKNOWN_PLAYER = ChallengePlayer(bot=True)

Players = Sequence[ChallengePlayer]


def challenge_id(record: Record, seat: int) -> str:
    """The same for the same game and seat. It does not reveal the record, nor the id of its review."""
    number = int.from_bytes(sha256(f"{CHALLENGE_VERSION}\n{seat}\n{record}".encode()).digest(), "big")
    return "".join(LETTERS[number // len(LETTERS) ** i % len(LETTERS)] for i in range(CHALLENGE_ID_LENGTH))


@dataclass(frozen=True)
class OfferedGame:
    """A game that was played to its end with a deal of its own. Its record is verified."""

    record: Record
    game: Game
    deal: Deal

    @classmethod
    def read(cls, text: str) -> OfferedGame:
        record, game = verified(text, invalid="challenge_record", running="not_over")
        if record.continues or record.position or not record.deal:
            raise Refused("not_offered", "only a game that began with a deal of its own can be offered")
        check_length(game)
        if not game.winners:  # any part of a game, called abandoned, would be a valid record
            raise Refused("challenge_record", "this game was not played to its end")
        assert game.deal is not None
        _check_deal(game.deal)
        return cls(record, game, game.deal)

    def challenge(self, seat: int, players: Players, code: str, now: float) -> StoredChallenge:
        """`code`: of the table, or what replaces it."""
        if seat not in self.game.seats:
            raise Refused("malformed", "this game has no such seat")
        options = TableOptions(
            board=self.record.board,
            first="lot" if self.deal.terms.first == LOT else int(self.deal.terms.first),
            completion_cards=self.record.options.completion_cards,
            take_back=False,
            hints=False,
            chat="off",
        )
        devices = [{"seats": list(one.seats), "hash": one.hash, "value": one.value} for one in self.deal.devices]
        return StoredChallenge(
            id=challenge_id(self.record, seat),
            code=code,
            seat=seat,
            options=asdict(options),
            digest=self.record.digest,
            rules=RULES_VERSION,
            deal={"secret": self.deal.secret, "commitment": self.deal.commitment, "devices": devices, "table": self.deal.code},
            places=[self._place(one, player, one == seat) for one, player in enumerate(players)],
            created=now,
        )

    def players(self, known: Players | None) -> Players:
        """Who held the seats. Where nothing is known, champions did."""
        seats = len(self.game.seats)
        if known is not None and len(known) != seats:
            raise Refused("malformed", f"this game has {seats} players")
        level: Level = CHAMPIONS_LEVEL if there_is_champion(self.game.board, seats) else STAND_IN
        return [_plausible(player, level) for player in known or [UNKNOWN_PLAYER] * seats]

    def name(self, seat: int, player: ChallengePlayer) -> str:
        """What the record calls a player; "" for the name of an animal, which every client says in its language."""
        name = self.record.players[seat] if len(self.record.players) == len(self.game.seats) else ""
        if player.avatar is not None and name == animal_name(player.avatar, bot=player.bot):
            return ""
        return names.plain(name)[:NAME_LENGTH].rstrip()

    def described(self, players: Players) -> list[dict[str, object]]:
        """The players as a review shows them."""
        return [{"name": self.name(seat, one), **asdict(one), "color": seat} for seat, one in enumerate(players)]

    def _place(self, seat: int, player: ChallengePlayer, own: bool) -> dict[str, Any]:
        """The place of a seat in a challenge: the game's bot, a bot instead of a person, or the challenger."""
        if own:
            return {"name": self.name(seat, player), "level": None, "avatar": player.avatar}
        if player.bot:
            return {"name": self.name(seat, player) or None, "level": player.level, "avatar": player.avatar}
        return {"name": None, "level": STAND_IN, "avatar": None}


def _check_deal(deal: Deal) -> None:
    """The rest of a deal is checked with its record; a table must also be able to keep it."""
    seats = [seat for device in deal.devices for seat in device.seats]
    if len(set(seats)) != len(seats) or any(seat >= deal.terms.seats for seat in seats):
        raise Refused("challenge_record", "this record is not valid: its devices do not hold its seats")
    if not is_code(deal.code) and day_of(deal.code) is None:
        raise Refused("challenge_record", "this record is not valid: its deal names no table")


def _plausible(player: ChallengePlayer, unknown: Level) -> ChallengePlayer:
    """A player as a table could have had it."""
    if not player.bot:
        return replace(player, level=None)
    return replace(player, level=player.level or unknown, avatar=player.avatar if player.avatar in BOT_AVATARS else None)
