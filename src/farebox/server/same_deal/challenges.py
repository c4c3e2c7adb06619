"""Challenges: a finished game is offered to others, with the same deal, the same bots and the same seat (docs/daily.md)."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from farebox import RULES_VERSION, Record, RecordError, load_board
from farebox.server import lobby, starting
from farebox.server.api.protocol import NewTable, Opened
from farebox.server.same_deal.offered_games import OfferedGame, Players, challenge_id
from farebox.server.same_deal.results import RECORD, Results, check_over, result_data
from farebox.server.storage.same_deals import StoredChallenge, StoredResult
from farebox.table.errors import Refused
from farebox.table.lobby import daily
from farebox.table.lobby.credentials import is_code
from farebox.table.lobby.permissions import check_seats
from farebox.table.messages.review_json import players_of
from farebox.table.messages.same_deals import ChallengeData, ChallengePlayer, ChallengeResults, OfferedChallenge
from farebox.table.messages.tables import NewPlace


def key_of(id: str) -> str:
    return f"challenge {id}"


class Challenges:
    def __init__(self, results: Results) -> None:
        self.results, self.rooms, self._stored = results, results.rooms, results.stored

    # --- offering

    async def offer_table(self, code: str, secret: str, seat: int | None) -> OfferedChallenge:
        """The challenge of a game that a player has finished here; the same each time."""
        async with self.rooms.room(code) as room:
            row = room.table.row
            held = check_seats(row, secret)
            if seat is not None and seat not in held:
                raise Refused("not_your_seat", "only the player of that seat may offer it")
            seat = held[0] if seat is None else seat
            if room.table.game is None or not room.table.game.over:
                raise Refused("not_over", "a game can be offered when it is over")
        known = await self._stored.offered(row.code, seat)
        if known is not None:
            return OfferedChallenge(id=known, guessed=False)
        offered = await asyncio.to_thread(OfferedGame.read, await lobby.record(self.rooms, code))
        players = [ChallengePlayer(bot=one["bot"], level=one["level"], avatar=one["avatar"]) for one in players_of(row)]
        new = offered.challenge(seat, offered.players(players), row.code, self.rooms.settings.clock.time())
        if await self._stored.challenge(new.id) is None:
            await self.results.add_table(row.code, key_of(new.id), seat)
            await self._stored.add_challenge(new)
        return OfferedChallenge(id=new.id, guessed=False)

    async def offer_record(self, text: str, seat: int, given: Players | None) -> OfferedChallenge:
        """The challenge of a game whose table is gone, or was elsewhere; the same each time for the same record."""
        offered = await asyncio.to_thread(OfferedGame.read, text)
        await self._check_over(offered)
        known = await self._known_players(offered) or given
        players = offered.players(known)
        new = offered.challenge(seat, players, RECORD, self.rooms.settings.clock.time())
        before = await self._stored.challenge(new.id)
        if before is None:
            place = new.places[seat]
            result = StoredResult(key_of(new.id), RECORD, None, place["name"], place["avatar"], seat, [], [], "", new.created)
            described = None if known is None else offered.described(players)
            await self.results.add_verified(result, offered.record, offered.game, described)
            await self._stored.add_challenge(new)
        return OfferedChallenge(id=new.id, guessed=known is None and (before is None or before.places == new.places))

    async def _check_over(self, offered: OfferedGame) -> None:
        """Refuse the record of a table that is still being played here, whoever could write it."""
        row = await self.rooms.store.table(offered.deal.code) if is_code(offered.deal.code) else None
        if row is not None and row.status != "over" and (row.deal or {}).get("commitment") == offered.deal.commitment:
            raise Refused("not_over", "a game can be offered when it is over")

    async def _known_players(self, offered: OfferedGame) -> Players | None:
        """The players of a game whose table was here once."""
        review = await self.results.reviews.find(offered.record.id)
        if review is None or review.finished is None or review.players is None:
            return None
        return [ChallengePlayer(bot=one["bot"], level=one["level"], avatar=one["avatar"]) for one in review.players]

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
        return await self._all_results(found)

    async def results_by_record(self, id: str, text: str) -> ChallengeResults:
        """All results, for a player who has the record that is offered: it contains the secret of the deal."""
        found = await self._find(id)
        try:
            record = Record.parse(text)
            deal = record.read_deal()
        except RecordError as error:
            raise Refused("challenge_record", f"this record is not valid: {error}") from None
        if deal is None or deal.secret != found.deal["secret"] or challenge_id(record, found.seat) != found.id:
            raise Refused("not_your_seat", "this is not the record that is offered")
        return await self._all_results(found)

    async def _all_results(self, found: StoredChallenge) -> ChallengeResults:
        offered = await self.results.stored.result(key_of(found.id), found.code)
        if offered is None:
            raise Refused("no_challenge", "the result of the offered game is gone")
        others = await self.results.best(key_of(found.id))
        return ChallengeResults(
            offered=result_data(offered, with_table=True), results=[result_data(one, with_table=True) for one in others]
        )
