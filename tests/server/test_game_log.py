"""The log of a table: undo and loading take time in proportion to the entries, and there is an end to them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from farebox import Game, Record
from farebox.server import replay
from farebox.table import game_log, proposals
from table_client import MINE, new_table, play_on, room_of, secrets_of, server, wait_until, watch

FOUR = [{"kind": "mine", "name": name} for name in ("Ada", "Bob", "Cy", "Di")]
TWO = FOUR[:2]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often games are dealt and actions played."""
    counts: Counter[str] = Counter()
    play, deal = Game.play, Game.__init__

    def counted_play(self: Game, *words: Any, **more: Any) -> Any:
        counts["plays"] += 1
        return play(self, *words, **more)

    def counted_deal(self: Game, *words: Any, **more: Any) -> None:
        counts["deals"] += 1
        deal(self, *words, **more)

    monkeypatch.setattr(Game, "play", counted_play)
    monkeypatch.setattr(Game, "__init__", counted_deal)
    return counts


def test_all_seats_undo_their_opening_choices_one_after_the_other(tmp_path: Path, played: Counter[str]) -> None:
    with server(tmp_path) as client:
        opened = new_table(client, FOUR, start=True)
        with watch(client, opened["table"]["code"], secrets_of(opened)) as family:
            for seat in (2, 0, 3):
                assert family.act(seat, family.actions(seat)[0]) is None
            for seat in (3, 0, 2):
                assert family.views[seat]["can_undo"]
                assert family.undo(seat) is None
            assert family.undo(2)["error"] == "cannot_undo"
            assert family.table["to_act"] == [0, 1, 2, 3]
            assert played == {"deals": 1, "plays": 3}  # nothing was played again
            play_on(family, Random(3))
        Record.parse(client.get(f"/api/tables/{opened['table']['code']}/record").text).verify()


def test_loading_plays_every_entry_once_however_much_was_taken_back(tmp_path: Path, played: Counter[str]) -> None:
    with server(tmp_path) as client:
        opened = new_table(client, FOUR, start=True)
        code, secrets = opened["table"]["code"], secrets_of(opened)
        with watch(client, code, secrets) as family:
            for _ in range(40):
                for seat in (2, 0, 3):
                    family.act(seat, family.actions(seat)[0])
                for seat in (3, 0, 2):
                    assert family.undo(seat) is None
    played.clear()
    with server(tmp_path) as client, watch(client, code, secrets) as family:
        assert family.at == 240
        assert played == {"deals": 1, "plays": 120}
        family.act(1, family.actions(1)[0])
        assert family.undo(1) is None
        assert played == {"deals": 1, "plays": 121}


def test_states_are_kept_only_while_they_may_be_wanted(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        opened = new_table(client, TWO, start=True)
        code = opened["table"]["code"]
        with watch(client, code, secrets_of(opened)) as both:
            rng = Random(2)
            while both.table["status"] == "playing":
                play_on(both, rng, 1)
                game = room_of(client, code).table.game
                assert game is not None
                kept = [play for play in game.plays if play.before is not game_log.FORGOTTEN_STATE]
                run = game.plays[len(game.plays) - len(kept) :]
                assert run == kept
                assert not any(event.reveals(play.seat) for play in kept for event in play.events)


def test_at_the_first_bound_undo_is_refused_and_at_the_second_the_game_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(proposals, "UNDO_ENTRIES", 6)
    monkeypatch.setattr(proposals, "MOST_ENTRIES", 9)
    with server(tmp_path) as client:
        opened = new_table(client, TWO, start=True)
        code, secrets = opened["table"]["code"], secrets_of(opened)
        with watch(client, code, secrets) as both:
            for _ in range(3):
                both.act(0, both.actions(0)[0])
                assert (both.undo(0) or {}).get("error") is None
            both.act(0, both.actions(0)[0])
            assert both.undo(0)["error"] == "too_many_entries"
            problem = None
            while problem is None:
                problem = both.act(seat := both.table["to_act"][0], both.actions(seat)[0])
            assert problem["error"] == "over"
            assert (both.table["status"], both.entries[-1]["kind"]) == ("over", "abandon")
            assert both.entries[-1]["events"][-1]["ending"] == "abandoned"
            assert both.views[0]["winners"] == []
        record = client.get(f"/api/tables/{code}/record").text
        assert "\nresult abandoned " in record
        Record.parse(record).verify()
    with server(tmp_path) as client, watch(client, code, secrets) as both:
        assert both.table["status"] == "over"
        assert client.get(f"/api/tables/{code}/record").text == record


def test_others_are_served_while_a_long_table_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "SLICE", 0.0)
    turns: list[str] = []
    with server(tmp_path) as client:
        opened = new_table(client, TWO, start=True)
        code, secrets = opened["table"]["code"], secrets_of(opened)
        with watch(client, code, secrets) as both:
            play_on(both, Random(4), 20)

        async def read() -> None:
            import asyncio

            async def tick() -> None:
                while "read" not in turns:
                    turns.append("tick")
                    await asyncio.sleep(0)

            ticking = asyncio.create_task(tick())
            store = client.app.state.rooms.store  # type: ignore[attr-defined]
            row, entries, _ = await store.whole(code)
            del turns[:]
            await replay.replayed(store, row, entries)
            turns.append("read")
            await ticking

        client.portal.call(read)
    assert turns.count("tick") >= 20


def test_the_bounds_are_far_from_any_real_game() -> None:
    """The longest of some hundred random games, which are far longer than anybody's."""
    longest = 0
    for seed in range(40):
        for board in ("new_york", "first_journey_europe"):
            game, rng = Game(board, 4, seed), Random(seed)
            while not game.over:
                game.play(rng.choice(game.view(game.seat).actions))
            longest = max(longest, len(game.plays))
    assert longest * 2 < proposals.UNDO_ENTRIES < proposals.MOST_ENTRIES


def test_a_table_gone_from_memory_comes_back_as_it_was(tmp_path: Path) -> None:
    with server(tmp_path, linger=0.0) as client:
        opened = new_table(client, [MINE, *TWO[1:]], start=True)
        code, secrets = opened["table"]["code"], secrets_of(opened)
        with watch(client, code, secrets) as both:
            play_on(both, Random(1), 30)
            state = room_of(client, code).table.game.state  # type: ignore[union-attr]
        wait_until(lambda: code not in client.app.state.rooms.live)  # type: ignore[attr-defined]
        with watch(client, code, secrets) as both:
            assert room_of(client, code).table.game.state == state  # type: ignore[union-attr]
            assert room_of(client, code).table.game.state.shuffles == state.shuffles  # type: ignore[union-attr]
