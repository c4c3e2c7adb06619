"""A training run: a network that plays, learns and takes snapshots of itself."""

from __future__ import annotations

import json
import math
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from farebox.boards.board import load_board
from farebox.boards.limits import SEATS
from farebox.features.network_input import row_size
from farebox.features.observation import action_count
from farebox.rules.state import KEEP_BOTH, NEW_TICKETS
from farebox.train.config import CHECKPOINT, Config, towards
from farebox.train.cuda_graph import Replayed
from farebox.train.evaluator import WEIGHTS_FILE
from farebox.train.ppo import Experience, Learner, LossWeights, estimate_advantages, flat_table, forget_momentum, make_optimizer
from farebox.train.self_play import SelfPlay
from farebox.train.torch_net import MASKED_LOGIT, make_net, restore, store

WARM_UP_UPDATES = 20  # updates until the full learning rate
MOST_SNAPSHOTS = 60
CHANGE_OPPONENT = 0.1  # chance per round that an earlier snapshot is replaced by another
RIVAL = 0.5  # chance that a rival takes its place, if there are any


class TrainingRun:
    """One network that learns from games against itself and its earlier snapshots, or against one fixed opponent."""

    def __init__(self, config: Config, folder: Path) -> None:
        self.config, self.folder = config, folder
        folder.mkdir(parents=True, exist_ok=True)
        torch.manual_seed(config.seed)
        torch.set_float32_matmul_precision("high")
        if config.device == "cpu":
            torch.set_num_threads(1)  # the compiled games use threads too, and both would wait for each other
        self.rng = np.random.default_rng(config.seed)
        self.games = SelfPlay(config)
        board = load_board(config.board)
        self.experience = Experience(config.steps, self.games.seats, row_size(board), action_count(board))
        self.table = flat_table(self.experience)[: len(self.games.seats)]
        self.net = make_net(config)
        if config.start:
            restore(self.net, Path(config.start))
        self.player = self.net.frozen()
        self.optimizer = make_optimizer(self.net, config)
        self.learner = Learner(self.net, self.optimizer, self.experience, config)
        self.rounds, self.steps, self.spent = 0, 0, 0.0
        self._seat_opponents()
        self._prepare()
        self.good = {name: value.clone() for name, value in self.net.state_dict().items()}
        self.games.start()

    def _seat_opponents(self) -> None:
        """Choose the games that have earlier snapshots in all seats but one, and which snapshot plays there."""
        config, games = self.config, self.games
        share, slots = (1.0, 1) if config.against else (config.pool, config.slots if config.pool else 0)
        free = (~games.planners).nonzero().squeeze(1)
        order = free[torch.tensor(self.rng.permutation(len(free)), device=config.device)]
        each = min(int(len(games.seats) * share), len(free)) // max(1, slots)
        self.where = [order[k * each : (k + 1) * each].sort().values for k in range(slots)]
        for where in self.where:
            self._seat(where)
        self.changing = slots  # number of opponents that are replaced; the exploiter comes after them
        if config.exploiters:
            rest = order[each * slots :]
            self.where.append(rest[games.seats[rest] == 2][: int(len(games.seats) * config.exploiters)].sort().values)
            self._seat(self.where[-1])
        self.opponents = [self.net.frozen() for _ in self.where]
        if config.against:
            restore(self.opponents[0], Path(config.against))
        self.snapshots, self.rivals = [self._snapshot()], []
        for path in filter(None, config.rivals.split(",")):
            rival = self.net.frozen()
            restore(rival, Path(path))
            self.rivals.append(list(rival.parameters()))

    def _seat(self, where: Tensor) -> None:
        """In these games one seat learns, and opponents play the others."""
        self.games.learning[where] = (where % self.games.seats[where]).to(torch.int8)

    def _snapshot(self) -> list[Tensor]:
        return [value.detach().clone() for value in self.player.parameters()]

    def copying(self) -> bool:
        return self.part_done() < self.config.copying

    def part_done(self) -> float:
        return min(1.0, self.spent / self.config.seconds)

    def _prepare(self) -> None:
        """Allocate the tensors of a step's decisions, and the work that is replayed."""
        games, where = len(self.games.seats), self.config.device
        self.margin, self.chance = (torch.zeros(games, device=where) for _ in range(2))
        self.wins = torch.zeros((games, SEATS), device=where)
        self.own, self.forced = (torch.zeros(games, dtype=torch.bool, device=where) for _ in range(2))
        self.force_keep, self.force_tickets, self.others = (torch.zeros((), device=where) for _ in range(3))
        self.fate = torch.tensor(self.rng.random(games), device=where)
        self.decide = Replayed(self._decide, where)
        self.advantages = Replayed(self._estimate_advantages, where)

    @torch.no_grad()
    def play(self) -> None:
        """Play `steps` steps in every game."""
        p, t, config = self.experience, self.games, self.config
        part = self.part_done()
        fading = max(0.0, 1 - part / config.force_until)
        self.force_keep.fill_(config.force_keep * fading)
        self.force_tickets.fill_(config.force_tickets * fading)
        self.others.fill_(self.weights().others)
        planners_play = self.copying() or part >= config.planners_from
        if planners_play and not self.copying():
            self._seat(t.planners.nonzero().squeeze(1))
        for k in range(config.steps):
            if config.force_hold:
                self._hold(config.force_hold * fading)
            p.rows[k], p.masks[k], p.seat[k] = t.rows, t.masks, t.seat
            self.decide()
            p.margin[k], p.wins[k], p.chance[k] = self.margin, self.wins, self.chance
            p.own[k], p.forced[k] = self.own, self.forced
            if planners_play:
                t.answer()
            p.actions[k] = t.actions
            t.step()
            p.done[k], p.winners[k], p.changes[k] = t.done, t.winners, t.changes
        self.advantages()
        self.steps += config.steps * len(t.seats)

    @torch.no_grad()
    def _estimate_advantages(self) -> None:
        _, margin, wins = self.player(self.games.rows, self.table)
        estimate_advantages(
            self.experience, self.games.seat, margin, wins.exp(), self.config.decay, self.config.unit, self.others
        )

    @torch.no_grad()
    def _decide(self) -> None:
        """Choose an action in every game, by the network or an earlier snapshot."""
        t = self.games
        logits, margin, wins = self.player(t.rows, self.table)
        self.margin.copy_(margin)
        self.wins.copy_(wins.exp())
        self.own.copy_((t.learning < 0) | (t.learning == t.seat))
        for where, opponent in zip(self.where, self.opponents, strict=True):
            theirs, _, _ = opponent(t.rows[where], self.table[where])
            logits[where] = torch.where(self.own[where][:, None], logits[where], theirs)
        chances = functional.log_softmax(logits.masked_fill(t.masks == 0, MASKED_LOGIT), -1)
        chosen = self._force(chances)
        luck = torch.empty_like(chosen).exponential_().log_()
        if self.config.against:  # a fixed opponent plays its best action, as the bot does
            luck = torch.where(self.own[:, None], luck, 0.0)
        action = (chosen - luck).argmax(-1)
        self.chance.copy_(chances.gather(1, action[:, None]).squeeze(1))
        t.actions.copy_(action)

    def _force(self, chances: Tensor) -> Tensor:
        """Sometimes keep or draw tickets against the policy; otherwise it might never learn what they are good for."""
        masks, dice = self.games.masks, torch.rand(len(chances), device=chances.device)
        keep = (masks[:, KEEP_BOTH] == 1) & (dice < self.force_keep)
        tickets = (masks[:, NEW_TICKETS] == 1) & (dice < self.force_tickets)
        self.forced.copy_(keep | tickets)
        chosen = chances.masked_fill(keep[:, None] & (masks == 1), 0.0)
        chosen[:, NEW_TICKETS] += tickets * 1e4
        return chosen

    def _hold(self, share: float) -> None:
        """In some games, forbid exchanging tickets: a network that exchanges every hard ticket never learns to build it."""
        masks = self.games.masks
        held = (self.fate < share) & (masks.sum(-1, dtype=torch.int16) > 1)
        masks[:, NEW_TICKETS] *= ~held

    def weights(self) -> LossWeights:
        c, part = self.config, self.part_done()
        rate = c.rate_end + (c.rate - c.rate_end) * (1 - part) ** 0.8
        return LossWeights(
            rate=rate * min(1, (self.rounds + 1) / WARM_UP_UPDATES),
            entropy=c.entropy * (c.entropy_end / c.entropy) ** min(1.0, part / 0.8),
            margin=towards(c.margin, c.margin_end, part / 0.5),
            win=towards(c.win, c.win_end, part / 0.5),
            others=towards(c.others, 1.0, part * 6),
        )

    def learn(self) -> dict[str, float]:
        """One update; an update that produces NaN is rolled back."""
        report = self.learner.learn(self.weights(), self.games.planners if self.copying() else None)
        if not all(map(math.isfinite, report.values())):
            report["taken_back"] = 1.0
            self.net.load_state_dict(self.good)
            forget_momentum(self.optimizer)
        elif self.rounds % 10 == 0:
            self.good = {name: value.clone() for name, value in self.net.state_dict().items()}
        self.player.follow(self.net)
        self.rounds += 1
        return report

    def change_opponents(self) -> None:
        if self.config.against:
            return
        for opponent in self.opponents[: self.changing]:
            if self.rng.random() < CHANGE_OPPONENT:
                recent = max(0, len(self.snapshots) - 4) if self.rng.random() < 0.4 else 0
                chosen = self.snapshots[int(self.rng.integers(recent, len(self.snapshots)))]
                if self.rivals and self.rng.random() < RIVAL:
                    chosen = self.rivals[int(self.rng.integers(len(self.rivals)))]
                for mine, theirs in zip(opponent.parameters(), chosen, strict=True):
                    mine.data.copy_(theirs)

    def take_snapshot(self) -> None:
        self.snapshots.append(self._snapshot())
        if len(self.snapshots) > MOST_SNAPSHOTS:
            del self.snapshots[int(self.rng.integers(1, MOST_SNAPSHOTS * 2 // 3))]

    def save(self) -> Path:
        """Write the weights in the form that bots use, and a checkpoint to resume from."""
        facts = {"config": json.dumps(self.config.as_dict()), "seconds": f"{self.spent:.0f}", "steps": str(self.steps)}
        path = self.folder / WEIGHTS_FILE
        board = load_board(self.config.board)
        store(self.net, path, facts | {"board": self.config.board, "digest": board.digest, "torch": torch.__version__})
        torch.save(
            {
                "net": self.net.state_dict(),
                "optimizer": self.optimizer.state_dict(),
                "counts": (self.rounds, self.steps, self.spent),
                "snapshots": self.snapshots[-12:],
            },
            self.folder / CHECKPOINT,
        )
        return path

    def resume(self) -> None:
        """Resume from the checkpoint in the folder, for the configured time again."""
        saved = torch.load(self.folder / CHECKPOINT, map_location=self.config.device)
        self.net.load_state_dict(saved["net"])
        self.optimizer.load_state_dict(saved["optimizer"])
        self.rounds, self.steps, self.spent = saved["counts"]
        self.config = replace(self.config, seconds=self.spent + self.config.seconds)
        self.snapshots = saved["snapshots"]
        self.player.follow(self.net)

    def facts(self) -> dict[str, Any]:
        """Statistics of the games of the last round."""
        done = self.experience.done == 1
        games = int(done.sum())
        given_up = int((self.experience.done == 2).sum())
        return {"games": games, "given_up": given_up, "length": done.numel() / max(1, games), "won": self._won(done)}

    def _won(self, done: Tensor) -> float:
        """The share won of the games in which one seat learns and opponents play the others."""
        learning, winners = self.games.learning, self.experience.winners
        with_others = done & (learning >= 0)
        everyone = torch.arange(SEATS, device=done.device)
        sharing = ((winners[..., None] >> everyone) & 1).sum(-1).clamp(min=1)
        shares = ((winners >> learning.clamp(min=0)) & 1) / sharing
        return float(shares[with_others].sum() / max(1, int(with_others.sum())))
