"""Games in lock step are the games the rules play, and nothing goes on after a mistake."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from farebox import Board, Game, IllegalAction
from farebox.envs.batch import Batch
from farebox.envs.lock_step.games import FINISHED, TRUNCATED, seed_of
from farebox.envs.options import ClosedError
from farebox.envs.reward import REWARDS, reward, reward_kind
from farebox.envs.single_game.game import SingleGame
from farebox.kernel.fields import from_record
from farebox.rules.board_numbers import board_numbers
from farebox.rules.running.compiled import compiled_rules
from farebox.rules.state import State
from random_games import BOARDS, TABLES, steps, table_name


def chosen(masks: Any, rng: np.random.Generator) -> Any:
    """A legal action a game."""
    return (masks * rng.random(masks.shape)).argmax(axis=1)


def trace(batch: Batch, count: int, choose: int = 1) -> list[bytes]:
    """All that a batch hands out in so many steps."""
    rng, out = np.random.default_rng(choose), [b"".join(a.tobytes() for a in batch.reset())]
    for _ in range(count):
        out.append(b"".join(a.tobytes() for a in batch.step(chosen(batch.masks, rng))))
    return out


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
@pytest.mark.parametrize("kind", REWARDS)
def test_a_batch_plays_the_games_of_its_seeds(board: Board, seats: int, kind: str) -> None:
    batch, rng, over = Batch(board, seats, 3, 11, reward=kind), np.random.default_rng(0), 0
    batch.reset()
    tables = [SingleGame(board, seats, reward=kind) for _ in range(3)]
    for i, table in enumerate(tables):
        table.deal(int(batch.seeds[i]))
    for _ in range(120):
        actions = chosen(batch.masks, rng)
        batch.step(actions)
        for i, table in enumerate(tables):
            table.play(actions[i])
            assert batch.done[i] == (FINISHED if table.over else 0)
            assert batch.rewards[i].tolist() == np.array(table.rewards(), np.float32).tolist()
            if table.over:
                over += 1
                table.deal(int(batch.seeds[i]))
            assert batch.seat[i] == table.seat
            assert (batch.observations[i] == table.observation(table.seat)).all()
            assert (batch.masks[i] == table.mask()).all()
    assert over > 0


@pytest.mark.parametrize("board", BOARDS, ids=table_name)
def test_the_seed_decides_and_threads_do_not(board: Board) -> None:
    first = trace(Batch(board, 3, 40, 5, threads=1), 100)
    assert trace(Batch(board, 3, 40, 5, threads=1), 100) == first
    assert trace(Batch(board, 3, 40, 5, threads=3), 100) == first
    assert trace(Batch(board, 3, 40, 6, threads=1), 100) != first
    batch = Batch(board, 3, 40, 6, threads=1)
    batch.reset(seed=5)
    assert trace(batch, 100) == first


def test_batches_do_not_influence_each_other_nor_the_generators_of_the_process() -> None:
    alone = trace(Batch("new_york", 2, 8, 1), 80)
    before = random.getstate(), np.random.get_state()[1].tolist()  # type: ignore[index]
    one, two = Batch("new_york", 2, 8, 1), Batch("new_york", 2, 8, 2)
    rngs, out = (np.random.default_rng(1), np.random.default_rng(2)), []
    out.append(b"".join(a.tobytes() for a in one.reset()))
    two.reset()
    for _ in range(80):
        two.step(chosen(two.masks, rngs[1]))
        out.append(b"".join(a.tobytes() for a in one.step(chosen(one.masks, rngs[0]))))
    assert out == alone
    assert (random.getstate(), np.random.get_state()[1].tolist()) == before  # type: ignore[index]


def test_the_same_arrays_every_time() -> None:
    batch = Batch("new_york", 2, 4, 1)
    observations, masks, seat = batch.reset()
    again = batch.step(chosen(masks, np.random.default_rng(0)))
    assert again[0] is observations
    assert again[1] is masks
    assert again[4] is seat


def test_a_game_can_be_set_up_again_from_its_seed() -> None:
    batch = Batch("first_journey_usa", 4, 5, 3)
    batch.reset()
    for i in range(5):
        seed = int(batch.seeds[i])
        game = Game("first_journey_usa", 4, seed, first_seat=seed % 4)
        assert from_record(State, batch._states[i]) == State.copy(_plain(game))


def _plain(game: Game) -> State:
    s = State()
    for name, _, _ in State.fields():
        setattr(s, name, getattr(game.state, name))
    return s


@pytest.mark.parametrize("wrong", [9, -1, 79, 10**12])
def test_an_illegal_action_changes_nothing(wrong: int) -> None:
    batch = Batch("new_york", 2, 4, 1)
    batch.reset()
    actions = chosen(batch.masks, np.random.default_rng(0))
    before = batch._states.tobytes(), batch.observations.tobytes()
    actions[3] = wrong
    with pytest.raises(IllegalAction, match=f"game 3: action {wrong} "):
        batch.step(actions)
    assert (batch._states.tobytes(), batch.observations.tobytes()) == before


@pytest.mark.parametrize("wrong", [[10] * 3, [[10] * 4], 10, [10.0] * 4, ["10"] * 4, [None] * 4])
def test_actions_of_another_shape_change_nothing(wrong: Any) -> None:
    batch = Batch("new_york", 2, 4, 1)
    batch.reset()
    before = batch._states.tobytes()
    with pytest.raises(ValueError, match="actions must be a flat array of 4 integers"):
        batch.step(wrong)
    assert batch._states.tobytes() == before


def test_a_mask_that_was_written_over_permits_nothing() -> None:
    batch = Batch("new_york", 2, 1, 1)
    batch.reset()
    batch.masks[:] = 1
    with pytest.raises(IllegalAction):
        batch.step([0])


def test_a_closed_batch_and_one_not_begun() -> None:
    batch = Batch("new_york", 2, 4, 1, threads=2)
    with pytest.raises(RuntimeError, match="reset"):
        batch.step([10] * 4)
    batch.close()
    batch.close()
    for call in (batch.reset, lambda: batch.step([10] * 4)):
        with pytest.raises(ClosedError):
            call()


@pytest.mark.parametrize(
    "options",
    [
        *[{"seats": 5}, {"seats": 1}, {"games": 0}, {"games": 1.5}, {"seed": -1}, {"memory": 3}, {"reward": "glory"}],
        *[{"turns": 0}, {"threads": 0}, {"board": "atlantis"}],
    ],
    ids=str,
)
def test_a_batch_that_cannot_be(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        Batch(**{"board": "new_york", "games": 2, **options})


def test_a_long_game_is_given_up() -> None:
    batch = Batch("first_journey_europe", 2, 6, 1, turns=7)
    batch.reset()
    seeds = batch.seeds.copy()
    for _ in range(7):
        batch.step([8] * 6)  # exchange tickets, again and again
    assert batch.done.tolist() == [TRUNCATED] * 6
    assert not batch.rewards.any()
    assert (batch.seeds != seeds).all()
    assert not trace(batch, 3)[-1].startswith(b"\0" * 468)


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_rewards(board: Board, seats: int) -> None:
    b = board_numbers(board)
    for seed in range(5):
        *_, (s, _) = steps(board, seats, seed)
        by = {name: [reward(b, s, p, reward_kind(name)) for p in range(seats)] for name in REWARDS}
        best = max(by["win"])
        assert [r == best for r in by["win"]] == [bool(s.winners >> p & 1) for p in range(seats)]
        assert sum(by["win"]) == pytest.approx(0)
        assert sum(by["rank"]) == pytest.approx(0)
        assert max(map(abs, by["win"] + by["rank"])) <= 1
        assert by["score"] == s.total[:seats]
        assert by["margin"] == [s.total[p] - max(s.total[q] for q in range(seats) if q != p) for p in range(seats)]


def test_seeds_of_neighbouring_batches_have_nothing_in_common() -> None:
    seeds = {seed_of(seed, number) for seed in range(100) for number in range(1000)}
    assert len(seeds) == 100_000
    assert min(seeds) >= 0
    assert (1 << 52) < max(seeds) < (1 << 53)
    assert compiled_rules().twin(seed_of)(7, 1 << 40) == seed_of(7, 1 << 40)


def test_random_actions_are_legal_and_follow_from_the_seed() -> None:
    for board in BOARDS:
        one, two = Batch(board, 2, 30, 4, threads=1), Batch(board, 2, 30, 4, threads=2)
        seen: set[int] = set()
        one.reset()
        two.reset()
        for _ in range(100):
            actions = one.random_actions()
            assert (actions == two.random_actions()).all()
            seen |= set(actions.tolist())
            one.step(actions)
            two.step(actions)
        assert max(seen) > 38 + len(board.routes) - 5
