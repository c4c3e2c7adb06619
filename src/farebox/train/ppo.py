"""Proximal policy optimization along each seat's own decisions."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn import functional

from farebox.boards.limits import SEATS
from farebox.envs.lock_step.games import FINISHED, TRUNCATED
from farebox.train.config import Config
from farebox.train.cuda_graph import Replayed
from farebox.train.torch_net import MASKED_LOGIT, Net

LOSSES = ("policy", "margin", "win", "entropy", "clipped", "divergence", "gradient")
HOPELESS_LOG_PROBABILITY = -4.0  # log probability below which a forced action that did badly is not learned from
FIRMEST = 4.0  # advantages are clipped to this many standard deviations


@dataclass
class LossWeights:
    """The learning rate and the weights of the losses, now."""

    rate: float
    entropy: float
    margin: float
    win: float
    others: float


class Experience:
    """The steps between two updates, of all games: (steps, games, ...)."""

    def __init__(self, steps: int, seats: Tensor, row: int, actions: int) -> None:
        games, where = len(seats), seats.device

        def zeros(kind: torch.dtype, *shape: int) -> Tensor:
            return torch.zeros((steps, games, *shape), dtype=kind, device=where)

        self.seats = seats
        self.rows, self.masks = zeros(torch.int8, row), zeros(torch.int8, actions)
        self.seat, self.done, self.winners = zeros(torch.int8), zeros(torch.int8), zeros(torch.int8)
        self.actions, self.changes = zeros(torch.uint8), zeros(torch.int8, SEATS)
        self.chance, self.margin = zeros(torch.float32), zeros(torch.float32)  # log probability of the action; expected margin
        self.wins = zeros(torch.float32, SEATS)  # win probabilities of the seats, the viewer's first
        self.forced, self.own = zeros(torch.bool), zeros(torch.bool)
        self.margin_to, self.wins_to = zeros(torch.float32), zeros(torch.float32, SEATS)  # their targets
        self.known = zeros(torch.bool)  # whether the targets are known


def relative(values: Tensor, seat: Tensor, seats: Tensor) -> Tensor:
    """Numbers per seat, seen from one seat: its own first."""
    order = (seat[:, None] + torch.arange(SEATS, device=values.device)) % seats[:, None]
    there = torch.arange(SEATS, device=values.device) < seats[:, None]
    return values.gather(1, order) * there


@torch.no_grad()
def estimate_advantages(
    played: Experience, last_seat: Tensor, last_margin: Tensor, last_wins: Tensor, decay: float, unit: float, others: Tensor
) -> None:
    """Generalized advantage estimation, from the last step to the first.

    A seat's estimate continues at its own next decision; what it gained in between counts for it. `last_…` describe the
    position after the last step.
    """
    seats, games = played.seats, len(played.seats)
    at = torch.arange(games, device=seats.device)
    there = (torch.arange(SEATS, device=seats.device) < seats[:, None]).float()
    zeros = torch.zeros((games, SEATS), device=seats.device)
    next_margin, gained, trail = zeros.clone(), zeros.clone(), zeros.clone()
    next_wins, trails = zeros[:, :, None].repeat(1, 1, SEATS), zeros[:, :, None].repeat(1, 1, SEATS)
    known = zeros.bool()
    everyone = torch.arange(SEATS, device=seats.device)
    who = last_seat.long()
    next_margin[at, who], next_wins[at, who] = last_margin, last_wins
    known = known | (everyone == who[:, None])
    for t in range(len(played.seat) - 1, -1, -1):
        over, given_up = played.done[t] == FINISHED, played.done[t] == TRUNCATED
        ended = (over | given_up)[:, None]
        shares = ((played.winners[t][:, None] >> everyone) & 1).float()
        shares = shares / shares.sum(1, keepdim=True).clamp(min=1)
        results = torch.stack([relative(shares, torch.full_like(who, p), seats) for p in range(SEATS)], 1)
        next_margin = next_margin.masked_fill(ended, 0.0)
        gained, trail = gained.masked_fill(ended, 0.0), trail.masked_fill(ended, 0.0)
        next_wins = torch.where(over[:, None, None], results, next_wins)
        trails = trails.masked_fill(ended[:, :, None], 0.0)
        known = (known | over[:, None]) & ~given_up[:, None]
        change = played.changes[t].float() * there / unit
        gained += change - others * (change.sum(1, keepdim=True) - change) / (seats[:, None] - 1)
        who = played.seat[t].long()
        here = known[at, who]
        margin, wins = played.margin[t], played.wins[t]
        trail[at, who] = here * (gained[at, who] + next_margin[at, who] - margin + decay * trail[at, who])
        trails[at, who] = here[:, None] * (next_wins[at, who] - wins + decay * trails[at, who])
        played.margin_to[t], played.wins_to[t], played.known[t] = margin + trail[at, who], wins + trails[at, who], here
        next_margin[at, who], next_wins[at, who] = margin, wins
        acted = everyone == who[:, None]
        known, gained = known | acted, gained.masked_fill(acted, 0.0)


class Learner:
    """Updates a network from the steps played, one batch at a time."""

    def __init__(self, net: Net, optimizer: torch.optim.Optimizer, played: Experience, config: Config) -> None:
        self.net, self.optimizer, self.played, self.config = net, optimizer, played, config
        where = played.seats.device
        names = ("rows", "masks", "actions", "chance", "margin_to", "wins_to")
        self.flat = {name: getattr(played, name).flatten(0, 1) for name in names}
        self.table = flat_table(played)
        self.better = torch.zeros(len(self.table), device=where)
        self.chosen = torch.zeros(config.batch, dtype=torch.int64, device=where)
        self.entropy, self.sums = torch.zeros((), device=where), torch.zeros(len(LOSSES), device=where)
        self.step = Replayed(self._step, config.device)

    def learn(self, now: LossWeights, copied: Tensor | None = None) -> dict[str, float]:
        """Learn from the steps played, or imitate those of some games. Returns the losses."""
        played, batch = self.played, self.config.batch
        advantage = now.margin * (played.margin_to - played.margin) + now.win * (played.wins_to - played.wins)[..., 0]
        useful = played.own & played.known & (played.masks.sum(-1, dtype=torch.int16) > 1)
        useful &= ~(played.forced & (advantage < 0) & (played.chance < HOPELESS_LOG_PROBABILITY))
        chosen = useful.flatten().nonzero().squeeze(1)
        values = advantage.flatten()[chosen]
        self.better.copy_(((advantage.flatten() - values.mean()) / (values.std() + 1e-6)).clamp(-FIRMEST, FIRMEST))
        if copied is not None:
            chosen = (useful & copied).flatten().nonzero().squeeze(1)
            played.chance.zero_()  # the imitated player was certain, so the ratio is the network's own probability
            self.better.fill_(1.0)
        self.entropy.fill_(now.entropy)
        self.sums.zero_()
        _set_rate(self.optimizer, now.rate)
        updates = 0
        for _ in range(self.config.epochs):
            order = chosen[torch.randperm(len(chosen), device=chosen.device)]
            for part in order.repeat(-(-batch // len(order))).split(batch):
                if len(part) == batch:
                    self.chosen.copy_(part)
                    self.step()
                    updates += 1
        report = dict(zip(LOSSES, (self.sums / updates).tolist(), strict=True))
        return report | {"useful": len(chosen) / useful.numel(), "updates": float(updates)}

    def _step(self) -> None:
        some = {name: value[self.chosen] for name, value in self.flat.items()}
        losses = _losses(self.net, some, self.table[self.chosen], self.better[self.chosen], self.config.clip)
        loss = losses["policy"] + 0.5 * losses["margin"] + 0.5 * losses["win"] - self.entropy * losses["entropy"]
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        losses["gradient"] = torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimizer.step()
        self.sums += torch.stack([losses[name].detach() for name in LOSSES])


def make_optimizer(net: Net, config: Config) -> torch.optim.Optimizer:
    on_device = {"fused": True, "capturable": True} if config.device == "cuda" else {}
    rate = torch.tensor(config.rate, device="cuda") if on_device else config.rate
    return torch.optim.AdamW(net.parameters(), lr=rate, eps=1e-5, weight_decay=0.0, betas=(0.9, 0.98), **on_device)


def _set_rate(optimizer: torch.optim.Optimizer, rate: float) -> None:
    for group in optimizer.param_groups:
        if isinstance(group["lr"], Tensor):
            group["lr"].fill_(rate)
        else:
            group["lr"] = rate


def forget_momentum(optimizer: torch.optim.Optimizer) -> None:
    for state in optimizer.state.values():
        for value in state.values():
            value.zero_()


def flat_table(played: Experience) -> Tensor:
    there = torch.arange(SEATS, device=played.seats.device) < played.seats[:, None]
    return there.to(torch.int8).repeat(len(played.seat), 1)


def _losses(net: Net, some: dict[str, Tensor], table: Tensor, better: Tensor, clip: float) -> dict[str, Tensor]:
    logits, margin, wins = net(some["rows"], table)
    chances = functional.log_softmax(logits.masked_fill(some["masks"] == 0, MASKED_LOGIT), -1)
    chance = chances.gather(1, some["actions"].long()[:, None]).squeeze(1)
    change = (chance - some["chance"]).clamp(-10, 10)
    ratio = change.exp()
    clipped = ratio.clamp(1 - clip, 1 + clip)
    target = some["wins_to"].clamp(0, 1)
    return {
        "policy": -torch.min(ratio * better, clipped * better).mean(),
        "margin": functional.smooth_l1_loss(margin, some["margin_to"]),
        "win": -(target / target.sum(1, keepdim=True).clamp(min=1e-3) * wins.clamp(min=-30)).sum(1).mean(),
        "entropy": -(chances.exp() * chances.clamp(min=-30)).sum(1).mean(),
        "clipped": (ratio != clipped).float().mean(),
        "divergence": (ratio - 1 - change).mean(),
    }
