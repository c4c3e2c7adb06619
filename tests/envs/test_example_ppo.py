"""The worked example trains: it runs, it looks back along each seat's own decisions, and it learns."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

from farebox import Game, load_board
from farebox.arena.contest import Contest
from farebox.arena.executors import InProcess
from farebox.arena.run import run
from farebox.bots.levels import maker_of_levels, read_levels
from farebox.bots.registry import make_bot
from farebox.kernel.fields import from_record
from farebox.rules.state import State

MISSING = [name for name in ("torch", "matplotlib") if importlib.util.find_spec(name) is None]
pytestmark = [
    pytest.mark.xdist_group("compiled"),
    pytest.mark.skipif(bool(MISSING), reason=f"examples/ppo.py needs {', '.join(MISSING)}: pip install 'farebox[train]'"),
]
EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "ppo.py"


@pytest.fixture(scope="module")
def ppo() -> Any:
    spec = importlib.util.spec_from_file_location("example_ppo", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules["example_ppo"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def by_hand(trainer: Any, decay: float, value_last: Any) -> dict[tuple[int, int], float]:
    """The advantage of every decision of which enough is known: game by game, seat by seat, one list of decisions."""
    seat, done, value = (x.numpy() for x in (trainer.seat, trainer.done, trainer.value))
    rewards, out = trainer.rewards.numpy(), {}
    steps, games, seats = rewards.shape
    for g in range(games):
        for p in range(seats):
            mine = [t for t in range(steps) if seat[t, g] == p]
            for k in reversed(range(len(mine))):
                t, later = mine[k], mine[k + 1] if k + 1 < len(mine) else steps
                ends = [u for u in range(t, later) if done[u, g]]
                if ends:  # the game ended before the seat acted again
                    out[t, g] = rewards[ends[0], g, p] - value[t, g]
                elif later < steps:
                    if (later, g) in out:
                        out[t, g] = value[later, g] - value[t, g] + decay * out[later, g]
                    else:
                        out[t, g] = value[later, g] - value[t, g]
                elif trainer.shown[2][g] == p:
                    out[t, g] = float(value_last[g]) - value[t, g]
    return out


@pytest.mark.parametrize(("board", "seats"), [("new_york", 2), ("new_york", 3)])
def test_advantages_follow_each_seat(ppo: Any, board: str, seats: int) -> None:
    import torch

    trainer = ppo.Trainer(board, seats, games=6, seed=3, device="cpu")
    for _ in range(2):
        trainer.play()
    with torch.no_grad():
        expected = by_hand(trainer, ppo.DECAY, trainer.net(*trainer.shown[:2])[1])
    assert (trainer.done == 1).any()
    assert {tuple(place) for place in trainer.known.nonzero().tolist()} == set(expected)
    for (t, g), advantage in expected.items():
        assert trainer.advantage[t, g].item() == pytest.approx(advantage, abs=1e-4)


def test_two_updates_change_what_is_played_and_stay_sound(ppo: Any) -> None:
    import torch

    trainer = ppo.Trainer("new_york", 2, games=16, seed=1, device="cpu")
    before = [value.clone() for value in trainer.net.parameters()]
    for left in (1.0, 0.5):
        trainer.play()
        legal = trainer.masks.gather(2, trainer.actions[..., None])
        assert (legal == 1).all()
        trainer.learn(left)
    assert all(torch.isfinite(value).all() for value in trainer.net.parameters())
    assert any((old != new).any() for old, new in zip(before, trainer.net.parameters(), strict=True))


def test_the_curve_is_kept(ppo: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ppo, "POINTS", 2)
    ppo.train("new_york", 2, minutes=0.005, device="cpu", games=8, seed=1, out=tmp_path, duels=8)
    lines = (tmp_path / "curve.csv").read_text().splitlines()
    assert lines[0] == "minutes,steps,random,random_error,greedy,greedy_error"
    assert len(lines) == 4
    assert all(0 <= float(line.split(",")[column]) <= 1 for line in lines[1:] for column in (2, 4))
    assert "<svg" in (tmp_path / "curve.svg").read_text()
    plays_as_a_bot(ppo, tmp_path / "net.safetensors")


def plays_as_a_bot(ppo: Any, weights: Path) -> None:
    """In the arena, with the probabilities that the network has in torch; at the table as a level; not on other boards."""
    import torch
    from safetensors.torch import load_file

    spec = f"champion:{weights}"
    played = run(Contest("new_york", 2, ("greedy", f"ppo={spec}"), games=2, seed=3), InProcess())
    assert {result.pairing.bots for result in played.results} == {("greedy", "ppo"), ("ppo", "greedy")}
    assert not any(result.faults for result in played.results)
    bot = make_bot(spec, 1)
    batch = ppo.make_batch("new_york", 2, 1, 7, "cpu")
    batch.reset()
    net = ppo.Net(batch.observations.shape[1], batch.masks.shape[1])
    net.load_state_dict(load_file(weights))
    with torch.no_grad():
        chances = net(torch.as_tensor(batch.observations), torch.as_tensor(batch.masks))[0].exp()[0].numpy()
    state = from_record(State, batch._states[0])
    assert bot.chances(load_board("new_york"), state) == pytest.approx(chances, abs=1e-5)  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="these weights are for new_york with 2 seats"):
        Contest("first_journey_europe", 2, (spec, "greedy"), games=2).check()
    casual = maker_of_levels(read_levels([f"casual={spec}"]))("casual", 1)
    for board, own in (("new_york", True), ("first_journey_europe", False)):
        view = Game(board, 2, 1).view(0)
        assert casual.choose(view) == (make_bot(spec, 1) if own else make_bot("casual", 1)).choose(view)


def test_the_measurement_is_fair(ppo: Any) -> None:
    """Who plays at random wins half against `random`, and next to nothing against `greedy`."""
    import torch

    class Uniform(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.anchor = torch.nn.Parameter(torch.zeros(1))  # says where the network is

        def forward(self, observations: Any, masks: Any) -> Any:
            return torch.zeros(masks.shape).masked_fill(masks == 0, -1e9), None

    torch.manual_seed(1)
    even, error = ppo.win_rate(Uniform(), "new_york", 2, "random", 400)
    assert abs(even - 0.5) < 5 * error
    beaten, _ = ppo.win_rate(Uniform(), "new_york", 2, "greedy", 200)
    assert beaten < 0.15
