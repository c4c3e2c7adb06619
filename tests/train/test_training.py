"""Training in small, on a CPU: what it looks back on, what it writes, and that it goes on from there."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest

from farebox.kernel.fields import dtype
from farebox.rules.running.compiled import compiled_rules

torch = pytest.importorskip("torch", reason="training needs the extra `train`: pip install 'farebox[train]'")

from farebox.boards.limits import SEATS  # noqa: E402
from farebox.bots.neural.network import Network  # noqa: E402
from farebox.train.config import Config  # noqa: E402
from farebox.train.ppo import Experience, estimate_advantages  # noqa: E402
from farebox.train.torch_net import make_net, restore, store  # noqa: E402

SMALL = {"device": "cpu", "games": (6, 2, 2), "steps": 16, "batch": 64, "width": 32, "blocks": 1}


@dataclass
class Decision:
    """What one decision of a seat led to, worked out step by step."""

    margin: float
    wins: list[float]


class Plain:
    """The same as `estimate_advantages`, one game and one seat at a time."""

    def __init__(
        self, played: Experience, last: tuple[int, float, list[float]], game: int, decay: float, unit: float, others: float
    ):
        self.p, self.last, self.game = played, last, game
        self.decay, self.unit, self.others = decay, unit, others
        self.seats = int(played.seats[game])

    def gained(self, step: int, seat: int) -> float:
        changes = [float(self.p.changes[step, self.game, q]) / self.unit for q in range(self.seats)]
        return changes[seat] - self.others * (sum(changes) - changes[seat]) / (self.seats - 1)

    def decisions(self, seat: int) -> dict[int, Decision | None]:
        found: dict[int, Decision | None] = {}
        later = Decision(0.0, [0.0] * SEATS)
        for t in reversed([t for t in range(len(self.p.seat)) if int(self.p.seat[t, self.game]) == seat]):
            found[t] = self._decision(t, seat, later)
            later = found[t] or Decision(0.0, [0.0] * SEATS)
        return found

    def _decision(self, t: int, seat: int, later: Decision) -> Decision | None:
        gained, u = 0.0, t
        while True:
            gained += self.gained(u, seat)
            done = int(self.p.done[u, self.game])
            if done == 2:
                return None
            if done == 1:
                winners = int(self.p.winners[u, self.game])
                shares = [(winners >> q) & 1 for q in range(self.seats)]
                wins = [shares[(seat + k) % self.seats] / sum(shares) if k < self.seats else 0.0 for k in range(SEATS)]
                return self._difference(t, gained, 0.0, wins, Decision(0.0, [0.0] * SEATS))
            u += 1
            if u == len(self.p.seat):
                if self.last[0] != seat:
                    return None
                return self._difference(t, gained, self.last[1], self.last[2], later)
            if int(self.p.seat[u, self.game]) == seat:
                wins = self.p.wins[u, self.game].tolist()
                return self._difference(t, gained, float(self.p.margin[u, self.game]), wins, later)

    def _difference(self, t: int, gained: float, margin: float, wins: list[float], later: Decision) -> Decision:
        here, there = self.p.wins[t, self.game].tolist(), later.wins
        return Decision(
            gained + margin - float(self.p.margin[t, self.game]) + self.decay * later.margin,
            [wins[k] - here[k] + self.decay * there[k] for k in range(SEATS)],
        )


def test_looking_back_follows_every_seats_own_decisions() -> None:
    rng = random.Random(5)
    seats = torch.tensor([2, 3, 4] * 4)
    played = Experience(30, seats, 3, 5)
    for t in range(30):
        for game, n in enumerate(seats.tolist()):
            played.seat[t, game] = rng.randrange(n)
            played.done[t, game] = rng.choices((0, 1, 2), (90, 8, 2))[0]
            played.winners[t, game] = (1 << rng.randrange(n)) | (1 << rng.randrange(n)) if played.done[t, game] == 1 else 0
            played.margin[t, game] = rng.gauss(0, 1)
            for p in range(SEATS):
                played.changes[t, game, p] = rng.randrange(-3, 4) if p < n else 0
                played.wins[t, game, p] = rng.random()
    last_seat, last_margin, last_wins = seats - 1, torch.randn(12), torch.rand(12, SEATS)
    estimate_advantages(played, last_seat, last_margin, last_wins, 0.9, 2.0, torch.tensor(0.7))
    known = 0
    for game, n in enumerate(seats.tolist()):
        last = (int(last_seat[game]), float(last_margin[game]), last_wins[game].tolist())
        for seat in range(n):
            for t, decision in Plain(played, last, game, 0.9, 2.0, 0.7).decisions(seat).items():
                assert bool(played.known[t, game]) == (decision is not None)
                if decision:
                    known += 1
                    assert float(played.margin_to[t, game] - played.margin[t, game]) == pytest.approx(decision.margin, abs=1e-4)
                    wins = (played.wins_to[t, game] - played.wins[t, game]).tolist()
                    assert wins[:n] == pytest.approx(decision.wins[:n], abs=1e-4)
    assert known > 200


def test_stored_weights_play_as_they_were_trained(tmp_path: Path) -> None:
    """NumPy's network is torch's, but for the half precision of the file; and what is restored is what was stored."""
    torch.manual_seed(1)
    net = make_net(Config(**SMALL))
    for parameter in net.parameters():
        torch.nn.init.normal_(parameter, std=0.1)
    store(net, tmp_path / "weights.safetensors", {"board": "new_york"})
    rows = np.random.default_rng(1).integers(-1, 5, (7, net.first.in_features)).astype(np.int8)
    policy, margin, wins = Network.load(tmp_path / "weights.safetensors")(rows)
    again = make_net(Config(**SMALL))
    restore(again, tmp_path / "weights.safetensors")
    for one in (net, again):
        theirs = one(torch.tensor(rows), torch.ones((7, SEATS)))
        assert np.allclose(policy, theirs[0].detach().numpy(), atol=0.05)
        assert np.allclose(margin, theirs[1].detach().numpy(), atol=0.05)
        assert np.allclose(wins - np.log(np.exp(wins).sum(axis=1, keepdims=True)), theirs[2].detach().numpy(), atol=0.05)


@pytest.mark.parametrize("board", ["new_york", "first_journey_europe"])
def test_compiled_training_runs_and_goes_on(board: str, tmp_path: Path) -> None:
    from farebox.train.session import train

    told: list[dict[str, float]] = []
    config = Config(board=board, seconds=0.5, **SMALL)
    weights = train(config, tmp_path, tell=told.append)
    assert told
    assert told[-1]["updates"] >= 1
    assert all(np.isfinite(list(line.values())).all() for line in told)
    facts = Network.load(weights).facts
    assert (facts["board"], json.loads(facts["config"])["seed"]) == (board, 1)
    assert Config.from_dict(json.loads((tmp_path / "config.json").read_text())) == config
    told.clear()
    train(config, tmp_path, resume=True, tell=told.append)
    assert told[-1]["steps"] > int(facts["steps"])
    best_response = Config(board=board, seconds=0.2, against=str(weights), start=str(weights), **SMALL)
    assert train(best_response, tmp_path / "answer", tell=told.append).exists()


def test_a_fixed_opponent_plays_what_it_likes_best_and_rivals_stay(tmp_path: Path) -> None:
    from farebox.train.session import train
    from farebox.train.trainer import TrainingRun

    weights = train(Config(seconds=0.2, **SMALL), tmp_path / "first", tell=lambda facts: None)
    run = TrainingRun(Config(against=str(weights), force_keep=0.0, force_tickets=0.0, **SMALL), tmp_path / "answer")
    run.play()
    p, net = run.experience, run.opponents[0]
    theirs, _, _ = net(p.rows.flatten(0, 1), run.learner.table)
    liked = theirs.masked_fill(p.masks.flatten(0, 1) == 0, -1e9).argmax(-1)
    others = ~p.own.flatten()
    assert others.any()
    assert torch.equal(liked[others], p.actions.flatten()[others].long())
    assert 0 <= run.facts()["won"] <= 1
    run = TrainingRun(Config(rivals=str(weights), pool=0.5, **SMALL), tmp_path / "league")
    for _ in range(200):
        run.change_opponents()
    rival = run.rivals[0][0]
    assert torch.equal(rival, net.first.weight)
    assert any(torch.equal(opponent.first.weight, rival) for opponent in run.opponents)


def test_an_exploiter_learns_against_the_network_of_the_moment_and_is_met_by_it(tmp_path: Path) -> None:
    from farebox.train.session import Exploiter, train
    from farebox.train.trainer import TrainingRun

    main = TrainingRun(Config(exploiters=0.2, pool=0.2, slots=1, **SMALL), tmp_path / "main")
    met = main.where[-1]
    assert len(main.opponents) == 2
    assert len(met) == 2
    assert (main.games.seats[met] == 2).all()
    assert not set(met.tolist()) & set(main.where[0].tolist())
    main.play()
    main.learn()
    exploiter = Exploiter(main)
    assert exploiter.learn()["exploited"] <= 1
    assert torch.equal(exploiter.run.opponents[0].first.weight, main.player.first.weight)
    assert torch.equal(main.opponents[-1].first.weight, exploiter.run.net.first.weight)
    assert not torch.equal(exploiter.run.net.first.weight, main.net.first.weight)
    for _ in range(100):
        main.change_opponents()
    assert torch.equal(main.opponents[-1].first.weight, exploiter.run.net.first.weight)
    told: list[dict[str, float]] = []
    train(Config(seconds=0.3, exploiters=0.2, **SMALL), tmp_path / "both", tell=told.append)
    assert "exploited" in told[-1]
    steps = int(Network.load(tmp_path / "both" / "exploiter" / "weights.safetensors").facts["steps"])
    train(Config(seconds=0.3, exploiters=0.2, **SMALL), tmp_path / "both", resume=True, tell=told.append)
    assert int(Network.load(tmp_path / "both" / "exploiter" / "weights.safetensors").facts["steps"]) > steps
    with pytest.raises(ValueError, match="without exploiters"):
        train(Config(exploiters=0.2, against="x", **SMALL), tmp_path / "none", tell=told.append)


def test_the_mean_of_weights(tmp_path: Path) -> None:
    from farebox.train.average import average_weights
    from farebox.train.torch_net import make_net, store

    config = Config(**SMALL)
    paths = [tmp_path / "a.safetensors", tmp_path / "b.safetensors"]
    for path in paths:
        store(make_net(config), path, {"board": config.board})
    average_weights(tmp_path / "mean.safetensors", paths)
    a, b, mean = (Network.load(path) for path in [*paths, tmp_path / "mean.safetensors"])
    assert np.allclose(mean.weights["in.weight"], (a.weights["in.weight"] + b.weights["in.weight"]) / 2, atol=1e-3)
    assert mean.facts["mean_of"] == "a.safetensors, b.safetensors"
    store(make_net(Config(**SMALL | {"width": 16})), paths[0], {})
    with pytest.raises(ValueError, match="same shape"):
        average_weights(tmp_path / "mean.safetensors", paths)


def test_what_planners_do_is_copied(tmp_path: Path) -> None:
    from farebox.train.trainer import TrainingRun

    run = TrainingRun(Config(board="first_journey_europe", planners=0.5, copying=1.0, seconds=1e9, rate=3e-3, **SMALL), tmp_path)

    def agreement() -> float:
        run.play()
        p, theirs = run.experience, run.games.planners.repeat(len(run.experience.rows))
        logits, _, _ = run.net(p.rows.flatten(0, 1), run.learner.table)
        choice = theirs & (p.masks.flatten(0, 1).sum(-1) > 1)
        same = logits.masked_fill(p.masks.flatten(0, 1) == 0, -1e9).argmax(-1) == p.actions.flatten()
        return float(same[choice].float().mean())

    before = agreement()
    for _ in range(25):
        run.learn()
        run.play()
    assert agreement() > before + 0.15


def test_a_step_into_nowhere_is_taken_back(tmp_path: Path) -> None:
    from farebox.train.trainer import TrainingRun

    run = TrainingRun(Config(**SMALL), tmp_path)
    run.play()
    run.learn()
    with torch.no_grad():
        run.net.first.weight[0, 0] = float("nan")
    assert run.learn()["taken_back"] == 1.0
    assert all(torch.isfinite(parameter).all() for parameter in run.net.parameters())


def test_compiled_planners_answer_where_it_is_not_the_learners_turn(tmp_path: Path) -> None:
    from farebox.bots.heuristic.decide import PLANNER, decide
    from farebox.bots.heuristic.plan import PlanMemory, forget
    from farebox.train.trainer import TrainingRun

    run = TrainingRun(Config(board="first_journey_europe", planners=0.5, pool=0.5, **SMALL), tmp_path)
    tables = run.games
    assert tables.planners.tolist() == [True] * 3 + [False] * 3 + [True, False] * 2
    assert not set(run.where[0].tolist()) & set(tables.planners.nonzero()[:, 0].tolist())
    run.play()
    assert tables.learning[tables.planners].tolist() == [0, 1, 0, 0, 0]
    tables.actions.fill_(-1)
    tables.answer()
    boards, states = tables._parts[0].games[:2]
    memories, twin = np.zeros(1, dtype(PlanMemory)), compiled_rules().twin
    for game in range(6):
        planner = game < 3 and states[game]["seat"] != tables.learning[game]
        twin(forget)(memories[0])
        expected = twin(decide)(boards[0], states[game], memories[0], PLANNER, 0) if planner else -1
        assert int(tables.actions[game]) == expected


def test_compiled_tickets_are_held_where_they_must_be(tmp_path: Path) -> None:
    from farebox.rules.state import NEW_TICKETS
    from farebox.train.trainer import TrainingRun

    run = TrainingRun(Config(board="first_journey_europe", force_hold=1.0, force_tickets=0.5, pool=0.0, **SMALL), tmp_path)
    run.play()
    free = run.experience.masks.sum(-1) > 1
    assert not (run.experience.actions[free] == NEW_TICKETS).any()
