"""Statistics against answers that are known."""

from __future__ import annotations

import math

import numpy as np
import pytest

from farebox.arena.statistics import Ratings, Sprt, WinRate, bootstrap, expected_share


def rated(games: dict[tuple[str, ...], list[float]], anchor: str) -> dict[str, float]:
    ratings = Ratings()
    for bots, shares in games.items():
        ratings.add(bots, shares)
    return ratings.elo(anchor)


@pytest.mark.parametrize(("won", "lost"), [(1, 1), (3, 1), (30, 70), (999, 1)])
def test_two_players_have_the_closed_form(won: int, lost: int) -> None:
    elo = rated({("a", "b"): [won, lost]}, "b")
    rate = won / (won + lost)
    assert elo["b"] == 0
    assert elo["a"] == pytest.approx(400 * math.log10(rate / (1 - rate)), abs=1e-6)


def test_strengths_are_found_again_at_tables_of_any_size() -> None:
    strength = {"a": 4.0, "b": 2.0, "c": 1.0}
    tables = [("a", "b"), ("b", "c"), ("a", "c"), ("a", "b", "c"), ("a", "b", "a", "b"), ("a", "a", "c")]
    games = {}
    for bots in tables:
        total = sum(strength[bot] for bot in bots)
        games[bots] = [1000 * strength[bot] / total for bot in bots]
    elo = rated(games, "c")
    assert elo["a"] == pytest.approx(400 * math.log10(4), abs=1e-5)
    assert elo["b"] == pytest.approx(400 * math.log10(2), abs=1e-5)


def test_a_bot_that_always_wins_has_a_finite_elo_as_if_one_game_more_was_shared() -> None:
    assert rated({("a", "b"): [10, 0]}, "b")["a"] == pytest.approx(400 * math.log10(10.5 / 0.5), abs=1e-6)


def test_bots_that_never_met_the_anchor_have_no_elo() -> None:
    assert set(rated({("a", "b"): [1, 2], ("c", "d"): [2, 1]}, "a")) == {"a", "b"}
    assert rated({("a", "a"): [1, 0]}, "a") == {"a": 0}


def test_the_interval_of_what_never_varies_is_a_point() -> None:
    won, played = np.full((50, 2), [1.0, 1.0]), np.full((50, 2), 2.0)
    assert bootstrap(won, played) == [WinRate(0.5, 0.5, 0.5)] * 2


def test_one_block_says_nothing_of_how_others_may_go() -> None:
    assert bootstrap(np.array([[1.0, 1.0]]), np.array([[3.0, 3.0]])) == [WinRate(1 / 3, 0, 1)] * 2


def test_the_interval_of_what_was_always_won_or_never_reaches_as_far_as_chance_does() -> None:
    played = np.full((50, 2), 2.0)
    always, never = bootstrap(played * [1, 0], played)
    assert (always.rate, always.high) == (1, 1)
    assert always.low**50 == pytest.approx(0.05)  # so often are 50 blocks all won
    assert (never.rate, never.low, never.high) == (0, 0, pytest.approx(1 - always.low))


def test_the_interval_of_a_coin_is_the_binomial_one_and_always_the_same() -> None:
    won = np.zeros((400, 1))
    won[:200] = 1
    (rate,) = bootstrap(won, np.ones((400, 1)))
    assert rate.rate == 0.5
    assert rate.low == pytest.approx(0.451, abs=0.006)
    assert rate.high == pytest.approx(0.549, abs=0.006)
    assert bootstrap(won, np.ones((400, 1))) == [rate]


def test_games_of_a_block_hang_together() -> None:
    """Ten games that always end alike say no more than one."""
    won = np.zeros((100, 1))
    won[:50] = 1
    single, tenfold = bootstrap(won, np.ones((100, 1)))[0], bootstrap(10 * won, np.full((100, 1), 10.0))[0]
    assert tenfold == single


def test_blocks_may_lack_a_bot() -> None:
    first, second = bootstrap(np.array([[1.0, 0.0], [0.0, 1.0]]), np.array([[1.0, 0.0], [0.0, 2.0]]))
    assert first.rate == 1
    assert second.rate == 0.5


def decided(elo: float, seed: int, test: Sprt) -> str:
    """Blocks of two games, each won with the probability that the Elo says."""
    rng = np.random.default_rng(seed)
    share = expected_share(elo, test.mine, test.theirs)
    for _ in range(50_000):
        if test.add(rng.binomial(2, share) / 2):
            break
    return test.decision


@pytest.mark.parametrize(("mine", "theirs"), [(1, 1), (2, 1)])
def test_sprt_decides_right_both_ways(mine: int, theirs: int) -> None:
    assert [decided(100, seed, Sprt(0, 50, mine, theirs)) for seed in range(20)] == ["high"] * 20
    assert [decided(-50, seed, Sprt(0, 50, mine, theirs)) for seed in range(20)] == ["low"] * 20


def test_sprt_errs_at_its_bounds_no_oftener_than_it_says() -> None:
    trials = 200
    at_low = [decided(0, seed, Sprt(0, 60)) for seed in range(trials)]
    at_high = [decided(60, seed, Sprt(0, 60)) for seed in range(trials)]
    assert at_low.count("high") <= 0.09 * trials
    assert at_high.count("low") <= 0.09 * trials


def test_sprt_needs_a_few_blocks_and_stays_with_its_decision() -> None:
    test = Sprt(0, 20)
    assert [test.add(1) for _ in range(Sprt.FEWEST - 1)] == [""] * (Sprt.FEWEST - 1)
    while not test.add(1):
        assert test.blocks < 2 * Sprt.FEWEST
    blocks = test.blocks
    assert test.add(0) == "high"
    assert test.blocks == blocks


@pytest.mark.parametrize(("low", "high"), [(20, 0), (0, 0), (math.nan, 1), (0, math.inf)])
def test_sprt_bounds_are_two_numbers_in_order(low: float, high: float) -> None:
    with pytest.raises(ValueError, match="the lower first"):
        Sprt(low, high)


def test_expected_shares() -> None:
    assert expected_share(0) == 0.5
    assert expected_share(400) == pytest.approx(10 / 11)
    assert expected_share(0, 2, 1) == pytest.approx(2 / 3)
