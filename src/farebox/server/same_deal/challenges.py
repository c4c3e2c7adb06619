"""Challenges: a finished game is offered to others, with the same deal, the same bots and the same seat (docs/daily.md)."""

from __future__ import annotations

import secrets
from dataclasses import asdict, replace
from typing import Any

from farebox import RULES_VERSION, load_board
from farebox.server import lobby, starting
from farebox.server.api.protocol import NewTable, Opened
from farebox.server.room import Room
from farebox.server.same_deal.results import Results, check_over, counting, result_data
from farebox.server.storage.same_deals import StoredChallenge
from farebox.table.deadlines import STAND_IN
from farebox.table.errors import Refused
from farebox.table.lobby import daily, dealing
from farebox.table.lobby.credentials import LETTERS
from farebox.table.lobby.permissions import check_seats
from farebox.table.messages.same_deals import ChallengeData, ChallengeResults
from farebox.table.messages.tables import NewPlace, TableOptions
from farebox.table.rows import StoredPlace

CHALLENGE_ID_LENGTH = 12  # letters


def key_of(id: str) -> str:
    return f"challenge {id}"


class Challenges:
    def __init__(self, results: Results) -> None:
        self.results, self.rooms, self._stored = results, results.rooms, results.stored

    # --- offering

    async def offer(self, code: str, secret: str, seat: int | None) -> str:
        """The id of the challenge for a game that a player has finished; the same each time."""
        async with self.rooms.room(code) as room:
            held = check_seats(room.table.row, secret)
            if seat is not None and seat not in held:
                raise Refused("not_your_seat", "only the player of that seat may offer it")
            new = self._challenge(room, held[0] if seat is None else seat)
        known = await self._stored.offered(new.code, new.seat)
        if known is not None:
            return known
        await self.results.add_table(new.code, key_of(new.id), new.seat)
        await self._stored.add_challenge(new)
        return new.id

    def _challenge(self, room: Room, seat: int) -> StoredChallenge:
        row, game = room.table.row, room.table.game
        if game is None or not game.over:
            raise Refused("not_over", "a game can be offered when it is over")
        if row.deal is None or row.continues or game.deal is None:
            raise Refused("not_offered", "only a game that began with a deal of its own can be offered")
        options = TableOptions(
            board=game.board.id,
            first=row.options["first"],
            completion_cards=row.options["completion_cards"],
            take_back=False,
            hints=False,
            chat="off",
        )
        return StoredChallenge(
            id="".join(secrets.choice(LETTERS) for _ in range(CHALLENGE_ID_LENGTH)),
            code=row.code,
            seat=seat,
            options=asdict(options),
            digest=game.board.digest,
            rules=RULES_VERSION,
            deal={**row.deal, "table": dealing.code_of(row)},
            places=[_place(place, place.seat == seat) for place in row.places],
            created=self.rooms.settings.clock.time(),
        )

    # --- reading and playing

    async def _find(self, id: str) -> StoredChallenge:
        found = await self._stored.challenge(id.upper())
        if found is None:
            raise Refused("no_challenge", "there is no such challenge")
        return found

    async def data(self, id: str) -> ChallengeData:
        found = await self._find(id)
        place = found.places[found.seat]
        return ChallengeData(
            id=found.id,
            board=found.options["board"],
            seats=len(found.places),
            seat=found.seat,
            name=place["name"],
            avatar=place["avatar"],
            levels=[one["level"] for one in found.places],
            created=found.created,
        )

    async def open_table(self, new: NewTable, address: str) -> Opened:
        """Open a table that plays the challenge."""
        found = await self._find(new.challenge or "")
        if (found.rules, found.digest) != (RULES_VERSION, load_board(found.options["board"]).digest):
            raise Refused("old_rules", "the game was played by rules, or on a board, that this server does not have")
        own = daily.own_place(new.places)
        places = [own if seat == found.seat else NewPlace(kind="bot", **one) for seat, one in enumerate(found.places)]
        new = replace(new, places=places, device=None)
        return await lobby.open_and_store(
            self.rooms,
            new,
            found.options,
            address,
            lambda room: starting.open_same_deal(room, found.deal, key_of(found.id), new.browser),
        )

    async def results_for(self, id: str, code: str, secret: str) -> ChallengeResults:
        """All results, for a player who has finished the challenge or offers it."""
        found = await self._find(id)
        row = await self.results.own_table(code, secret)
        if row.code != found.code and row.same_deal != key_of(found.id):
            raise Refused("not_your_seat", "this table does not play the challenge")
        check_over(row)
        results = await self.results.all_of(key_of(found.id))
        offered = next(one for one in results if one.code == found.code)
        others = counting([one for one in results if one.code != found.code])
        return ChallengeResults(
            offered=result_data(offered, with_table=True), results=[result_data(one, with_table=True) for one in others]
        )


def _place(place: StoredPlace, own: bool) -> dict[str, Any]:
    """The place of a seat in a challenge: the game's bot, a bot instead of a person, or the challenger."""
    if own:
        return {"name": place.name, "level": None, "avatar": place.avatar}
    if place.kind == "bot":
        return {"name": place.name or None, "level": place.level or STAND_IN, "avatar": place.avatar}
    return {"name": None, "level": STAND_IN, "avatar": None}
