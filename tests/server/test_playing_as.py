"""Which bot plays a level before its code is compiled, where it never is, and after it failed: the table says so."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest

from farebox import Action, Board, View, board_names, load_board
from farebox.bots.base import Bot
from farebox.bots.neural.champion import NoChampionError, champion_of, has_champion
from farebox.bots.registry import make_bot
from farebox.server.bots import pool
from farebox.server.bots.pool import COMPILED, BotPool
from farebox.server.settings import Settings
from farebox.table.messages.tables import PlayingAs
from table_client import MINE, Watcher, new_table, secrets_of, server, wait_until, watch

LEVELS = ("beginner", "casual", "strong", "expert")
EXPERT, STRONG = {"kind": "bot", "name": "Otto", "level": "expert"}, {"kind": "bot", "name": "Pip", "level": "strong"}


def playing_as(watcher: Watcher) -> list[dict[str, str] | None]:
    return [place["playing_as"] for place in watcher.table["places"]]


@pytest.mark.parametrize(("board", "seats"), [(load_board(name), n) for name in board_names() for n in (2, 3, 4)])
def test_no_level_plays_as_another_in_silence(board: Board, seats: int) -> None:
    pool = BotPool(Settings(compile=True))
    for compiled, warming_up in ((False, True), (False, False), (True, False)):
        pool.compiled, pool.warming_up = compiled, warming_up
        for level in LEVELS:
            bot, said = pool.bot_for(level, board, seats), pool.playing_as(level, board, seats)
            assert (said is None) == (bot == level)
            assert said is None or said == PlayingAs(bot=said.bot, why="warming_up" if warming_up else "not_compiled")
            assert said is None or said.bot == bot
            assert bot == level or (level in COMPILED and not compiled)


@pytest.mark.parametrize("board", board_names())
def test_until_it_is_compiled_expert_is_the_champion_and_strong_is_never_stronger_than_it_says(board: str) -> None:
    pool = BotPool(Settings(compile=True))
    assert pool.bot_for("expert", load_board(board), 2) == "champion"
    assert pool.bot_for("strong", load_board(board), 2) == "casual"
    assert pool.bot_for("expert", replace(load_board(board), id="mine"), 2) == "casual"


@pytest.mark.parametrize("name", board_names())
def test_whether_there_is_a_champion_is_known_without_reading_its_weights(name: str) -> None:
    board = load_board(name)
    for seats in board.seats:
        try:
            champion_of(board, seats)
            there = True
        except NoChampionError:
            there = False
        assert has_champion(board, seats) == there


@pytest.mark.parametrize("board", board_names())
def test_without_a_compiler_expert_plays_from_the_first_second_and_the_table_says_who(tmp_path: Path, board: str) -> None:
    made: list[str] = []

    def make(bot: str, seed: int) -> Bot:
        made.append(bot)
        return make_bot(bot, seed)

    with server(tmp_path, make_bot=make) as client:  # as with FAREBOX_COMPILE=0
        opened = new_table(client, [MINE, EXPERT, STRONG], board=board, start=True, first=1)
        with watch(client, opened["table"]["code"], secrets_of(opened)) as me:
            here = {"why": "not_compiled"}
            assert playing_as(me) == [None, {"bot": "champion", **here}, {"bot": "casual", **here}]
            if me.views[0]["phase"] == "opening":
                assert me.act(0, me.actions(0)[0]) is None
            while me.table["to_act"] != [0]:
                me.hear()
            assert not any(json.loads(text)["type"] == "note" for text in me.texts)
            assert playing_as(me) == [None, {"bot": "champion", **here}, {"bot": "casual", **here}]
        assert sorted(made) == ["casual", "champion"]


def test_once_it_is_compiled_expert_thinks_ahead_and_everybody_sees_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built, made = Event(), list[str]()

    def make(bot: str, seed: int) -> Bot:
        made.append(bot)
        return make_bot("casual" if bot == "expert" else bot, seed)  # the real one compiles for a minute

    monkeypatch.setattr(pool, "AFTER", 0.0)
    monkeypatch.setattr(pool, "BUILD", [sys.executable, "-c", ""])
    monkeypatch.setattr(pool, "build_compiled", lambda: built.wait(20))
    with server(tmp_path, make_bot=make, compile=True) as client:
        opened = new_table(client, [MINE, EXPERT], board="first_journey_europe", start=True, first=0)
        with watch(client, opened["table"]["code"], secrets_of(opened)) as me:
            assert playing_as(me) == [None, {"bot": "champion", "why": "warming_up"}]
            draw_and_wait(me)
            assert made == ["champion"]
            built.set()
            wait_until(lambda: bool(client.app.state.rooms.bot_pool.compiled))  # type: ignore[attr-defined]
            while playing_as(me) != [None, None]:
                assert me.hear()["type"] == "table"
            draw_and_wait(me)
            assert made == ["champion", "expert"]


def draw_and_wait(me: Watcher) -> None:
    assert me.act(0, "draw") is None
    while me.table["to_act"] != [0]:
        me.hear()


def test_where_compiling_fails_the_table_no_longer_promises_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "AFTER", 0.0)
    monkeypatch.setattr(pool, "BUILD", [sys.executable, "-c", "raise SystemExit(1)"])
    with server(tmp_path, compile=True) as client:
        opened = new_table(client, [MINE, STRONG], board="first_journey_usa", start=True, first=0)
        with watch(client, opened["table"]["code"], secrets_of(opened)) as me:
            while playing_as(me) != [None, {"bot": "casual", "why": "not_compiled"}]:
                me.hear()


def test_a_bot_that_failed_is_shown_as_the_one_that_replaced_it(tmp_path: Path) -> None:
    class Broken:
        name = "broken"

        def choose(self, view: View) -> Action:
            raise RuntimeError("no idea")

    with server(tmp_path, make_bot=lambda bot, seed: Broken() if bot == "casual" else make_bot(bot, seed)) as client:
        bot = {"kind": "bot", "level": "casual"}
        opened = new_table(client, [MINE, bot], board="first_journey_usa", start=True, first=0)
        with watch(client, opened["table"]["code"], secrets_of(opened)) as me:
            assert playing_as(me) == [None, None]
            draw_and_wait(me)
            assert playing_as(me) == [None, {"bot": "beginner", "why": "failed"}]
