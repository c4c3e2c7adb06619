"""The champion in a page chooses what the champion of the library chooses."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np
import pytest

from farebox import Game, load_board
from farebox.bots.neural.champion import ChampionBot, champion_of
from farebox.page.networks import TEMPERATURE, NetworkBot, Networks
from page.hosted import act_by_hint, new_page, open_table


def forward(board: str, seats: int, row: bytes) -> Sequence[float]:
    """The network's outputs in their stored order: the seats' chances, the margin, the policy."""
    policy, margin, wins = champion_of(load_board(board), seats)(np.frombuffer(row, np.int8)[None])
    return [*wins[0].tolist(), *margin.tolist(), *policy[0].tolist()]


@pytest.mark.parametrize(("board", "seats"), [("new_york", 2), ("new_york", 3), ("first_journey_europe", 2)])
def test_expert_chooses_what_the_champion_chooses(board: str, seats: int) -> None:
    game, champion, page = Game(board, seats, 7), ChampionBot("champion"), NetworkBot("expert", forward)
    for _ in range(40):
        view = game.view(game.seat)
        assert page.choose(view) == champion.choose(view)
        game.play(champion.choose(view))
        if game.over:
            break


def test_strong_makes_mistakes_but_only_legal_moves() -> None:
    game, rng = Game("new_york", 2, 3), random.Random(1)
    best, strong = NetworkBot("expert", forward), NetworkBot("strong", forward, TEMPERATURE["strong"], rng)
    differs = 0
    while not game.over:
        view = game.view(game.seat)
        action = strong.choose(view)
        differs += action != best.choose(view)
        game.play(action)
    assert 0 < differs < len(game.plays)


def test_a_table_waits_for_its_network_and_says_who_plays_without_it() -> None:
    networks = Networks({"new_york": [2]}, forward)
    page = new_page(networks)
    body = {"options": {"board": "new_york"}, "places": [{"kind": "mine"}, {"kind": "bot", "level": "expert"}], "start": True}
    opened = page.ask("POST", "/tables", body)
    assert opened["table"]["places"][1]["playing_as"] == {"bot": "champion", "why": "not_compiled"}
    page.host.connect(1, opened["table"]["code"])
    page.send(type="hello", version=2, secrets=[opened["held"][0]["secret"]], at=-1)
    assert page.host.missing_network() == ("new_york", 2)
    page.host.network_loaded("new_york", 2, False)
    page.take()
    assert page.heard[-1]["table"]["places"][1]["playing_as"] == {"bot": "casual", "why": "failed"}
    assert page.host.missing_network() is None
    page.run()
    assert page.last["table"]["at"] == 1, "a casual bot has chosen its tickets"
    page.host.network_loaded("new_york", 2, True)
    assert act_by_hint(page)


def test_without_a_network_for_the_board_a_casual_bot_plays() -> None:
    page = new_page()
    opened = open_table(page, kinds="mine bot")
    assert opened["table"]["places"][1]["playing_as"] is None
    body = {"options": {"board": "new_york"}, "places": [{"kind": "mine"}, {"kind": "bot", "level": "strong"}]}
    assert page.ask("POST", "/tables", body)["table"]["places"][1]["playing_as"] == {"bot": "casual", "why": "not_compiled"}
