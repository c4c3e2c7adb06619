"""Train a network by self-play, on a CPU or on a GPU: proximal policy optimization (PPO) in one file.

    pip install '.[train]'               # in the project's folder; for a GPU: '.[train,cuda]'
    python examples/ppo.py --minutes 15
    python examples/ppo.py --minutes 5 --device cuda

Many games are played in lock step, and one network decides for all seats. After every 64 steps it learns from their results.
From time to time it is evaluated against bots; the learning curve goes to curve.csv and curve.svg, the weights to
net.safetensors. The network plays in the arena and at the table:

    farebox arena --bots planner,champion:ppo/net.safetensors --games 400
    farebox serve --level casual=champion:ppo/net.safetensors
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path

import numpy as np
import torch
from matplotlib.figure import Figure
from safetensors.torch import save_file
from torch import Tensor, nn
from torch.nn.functional import log_softmax, mse_loss

from farebox.boards.board import Board, load_board
from farebox.bots.base import RULE_BOTS
from farebox.bots.heuristic.decide import decide
from farebox.bots.heuristic.plan import PlanMemory, forget
from farebox.envs.batch import Batch
from farebox.features.observation import (
    OBSERVATION_VERSION,
    TAKEN_CARDS,
    action_count,
    clear,
    mask,
    observation_size,
    observe,
    places,
)
from farebox.kernel.fields import dtype, to_record
from farebox.kernel.rng import advance, seeded
from farebox.kernel.twins import rule
from farebox.rules.board_numbers import board_numbers
from farebox.rules.dispatch import apply
from farebox.rules.running.compiled import compiled_rules
from farebox.rules.state import NONE, OVER, BoardNumbers, State

WIDTH = 256  # units per layer
STEPS = 64  # per game between two updates
EPOCHS = 2  # passes over the collected steps
PARTS = 16  # minibatches per epoch
RATE, ENTROPY, CLIP, DECAY = 1e-3, 0.02, 0.2, 0.95  # of PPO; the first two are annealed to 0
UNIT = 10  # points per unit of reward
POINTS = 15  # of the learning curve
MAX_TURNS = 200  # a longer game is truncated
OPPONENTS = {"random": "tab:gray", "greedy": "tab:blue"}  # and their colors in the plot


class Net(nn.Module):
    """Maps observations to a log probability for each action and an expected result."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.policy, self.value = nn.Linear(WIDTH, actions), nn.Linear(WIDTH, 1)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Log probabilities of the actions, practically 0 for illegal ones, and the value."""
        x = observations.float()
        x = self.body(x.sign() * x.abs().log1p())  # counts can reach 100, most other numbers are 0 or 1
        return log_softmax(self.policy(x).masked_fill(masks == 0, -1e9), -1), self.value(x).squeeze(-1)


def draw(chances: Tensor) -> Tensor:
    """Sample actions by their log probabilities: the maximum after adding Gumbel noise."""
    return (chances - torch.empty_like(chances).exponential_().log_()).argmax(-1)


def make_batch(board: str, seats: int, games: int, seed: int, device: str) -> Batch:
    """The games in lock step: NumPy arrays on a CPU, torch tensors on a GPU, with the same methods."""
    if device == "cpu":
        return Batch(board, seats, games, seed, reward="margin", turns=MAX_TURNS)
    from farebox.envs.cuda_batch import CudaBatch  # it needs numba-cuda

    return CudaBatch(board, seats, games, seed, reward="margin", turns=MAX_TURNS, check=False)


class Trainer:
    """A network, the games it plays against itself, and the steps since the last update."""

    def __init__(self, board: str, seats: int, games: int, seed: int, device: str) -> None:
        torch.manual_seed(seed)
        if device == "cpu":
            torch.set_num_threads(1)  # the matrices are small: more threads only slow each other down
        torch.set_float32_matmul_precision("high")
        self.batch = make_batch(board, seats, games, seed, device)
        self.batch.reset()
        # the batch writes in place, so these always have the current state of the games; nothing is copied
        self.shown = [torch.as_tensor(x) for x in (self.batch.observations, self.batch.masks, self.batch.seat)]
        self.results = [torch.as_tensor(x) for x in (self.batch.rewards, self.batch.done)]
        size, actions = self.shown[0].shape[1], self.shown[1].shape[1]
        self.net = Net(size, actions).to(device)
        self.optimizer = torch.optim.Adam(self.net.parameters(), eps=1e-5)

        def zeros(kind: torch.dtype, *shape: int) -> Tensor:
            return torch.zeros((STEPS, games, *shape), dtype=kind, device=device)

        self.observations, self.masks, self.seat = zeros(torch.int8, size), zeros(torch.int8, actions), zeros(torch.int8)
        self.rewards, self.done, self.known = zeros(torch.float32, seats), zeros(torch.int8), zeros(torch.bool)
        self.actions, self.chance = zeros(torch.int64), zeros(torch.float32)
        self.value, self.advantage = zeros(torch.float32), zeros(torch.float32)

    @torch.no_grad()
    def play(self) -> None:
        """Play STEPS steps of all games."""
        for t in range(STEPS):
            for kept, shown in zip((self.observations, self.masks, self.seat), self.shown, strict=True):
                kept[t] = shown
            chances, self.value[t] = self.net(self.observations[t], self.masks[t])
            actions = draw(chances)
            self.actions[t], self.chance[t] = actions, chances.gather(1, actions[:, None]).squeeze(1)
            self.batch.step(actions)
            self.rewards[t], self.done[t] = self.results[0] / UNIT, self.results[1]
            self.rewards[t] -= (self.done[t] == 2)[:, None].float()  # so that no seat gains by dragging out a game
        self.look_back()

    def look_back(self) -> None:
        """Generalized advantage estimation along the decisions of each seat, from the last step to the first.

        Between two decisions of a seat other seats act, and the game may end: `gained` is the reward it got in between,
        `value_next` and `trail` belong to its next decision. Decisions whose result is not known yet are not learned from.
        """
        games, seats = self.rewards.shape[1:]
        at, seat = torch.arange(games, device=self.seat.device), self.shown[2].long()
        gained, value_next, trail = (torch.zeros_like(self.rewards[0]) for _ in range(3))
        value_next[at, seat] = self.net(*self.shown[:2])[1]
        known = torch.arange(seats, device=seat.device) == seat[:, None]
        for t in range(STEPS - 1, -1, -1):
            over, seat = (self.done[t] != 0)[:, None], self.seat[t].long()
            gained = torch.where(over, self.rewards[t], gained)
            value_next, trail, known = value_next.masked_fill(over, 0), trail.masked_fill(over, 0), known | over
            better = gained[at, seat] + value_next[at, seat] - self.value[t] + DECAY * trail[at, seat]
            self.advantage[t] = trail[at, seat] = better * known[at, seat]
            self.known[t] = known[at, seat]
            gained[at, seat], value_next[at, seat], known[at, seat] = 0, self.value[t], True

    def learn(self, left: float) -> None:
        """Learn from the last steps; `left` is the fraction of the training time that remains."""
        self.optimizer.param_groups[0]["lr"] = RATE * left
        chosen = self.known.flatten().nonzero().squeeze(1)
        advantage, result = self.advantage.flatten(), (self.advantage + self.value).flatten()
        better = (advantage - advantage[chosen].mean()) / (advantage[chosen].std() + 1e-6)
        kept = (self.observations, self.masks, self.actions, self.chance)
        observations, masks, actions, before = (x.flatten(0, 1) for x in kept)
        for _ in range(EPOCHS):
            for some in chosen[torch.randperm(len(chosen), device=chosen.device)].chunk(PARTS):
                chances, value = self.net(observations[some], masks[some])
                ratio = (chances.gather(1, actions[some, None]).squeeze(1) - before[some]).exp()
                policy = torch.min(ratio * better[some], ratio.clamp(1 - CLIP, 1 + CLIP) * better[some]).mean()
                entropy = -(chances.exp() * chances).sum(1).mean()
                self.optimizer.zero_grad()
                (0.5 * mse_loss(value, result[some]) - policy - ENTROPY * left * entropy).backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimizer.step()


# fmt: off
@rule
def play_on(
    boards: list[BoardNumbers], states: list[State], memories: list[PlanMemory], at: list[int], rows: list[list[int]],
    masks: list[list[int]], dice: list[int], waits: list[bool], actions: list[int], kind: int,
) -> None:
    """Play the network's actions, then the bots' actions until it is the network's turn; it has seat i % seats in game i."""
    b = boards[0]
    for i in range(len(states)):
        s = states[i]
        if actions[i] != NONE:
            apply(b, s, actions[i])
        while s.phase != OVER and s.seat != i % s.seats:
            dice[i] = advance(dice[i])
            forget(memories[0])
            apply(b, s, decide(b, s, memories[0], kind, dice[i]))
        waits[i] = s.phase != OVER and s.turn <= MAX_TURNS
        if waits[i]:
            clear(rows[i])
            clear(masks[i])
            observe(b, s, s.seat, TAKEN_CARDS, at, rows[i])
            mask(b, s, masks[i])
# fmt: on


@torch.no_grad()
def win_rate(net: Net, board_name: str, seats: int, opponent: str, games: int, seed: int = 1 << 40) -> tuple[float, float]:
    """The win rate of a network that samples its actions, against a bot in all other seats, and its standard error."""
    board, games, device = load_board(board_name), games - games % seats, next(net.parameters()).device
    boards, states = to_record(board_numbers(board)), np.zeros(games, dtype(State))
    memories, at = np.zeros(1, dtype(PlanMemory)), np.array(places(board, seats), np.int64)
    rows = np.zeros((games, observation_size(board, seats)), np.int8)
    masks, waits = np.zeros((games, action_count(board)), np.int8), np.ones(games, np.bool_)
    dice, actions = np.array([seeded(seed + i) for i in range(games)]), np.full(games, NONE, np.int64)
    compiled = compiled_rules()
    for i, state in enumerate(states):  # `seats` consecutive games share a deal: the network plays each of its seats
        compiled.deal(boards[0], state, seats, seed + i // seats, (seed + i // seats) % seats, 0)
    while waits.any():
        compiled.twin(play_on)(boards, states, memories, at, rows, masks, dice, waits, actions, RULE_BOTS[opponent])
        chances, _ = net(torch.from_numpy(rows).to(device), torch.from_numpy(masks).to(device))
        actions[:] = np.where(waits, draw(chances).cpu().numpy(), NONE)
    winners = states["winners"].astype(np.int64)  # one bit per seat; winners share the win; no winner in a stopped game
    share = ((winners >> np.arange(games) % seats) & 1) / np.maximum(1, np.bitwise_count(winners))
    by_deal = share.reshape(-1, seats).mean(axis=1)
    return float(share.mean()), float(by_deal.std() / len(by_deal) ** 0.5)


def train(board: str, seats: int, minutes: float, device: str, games: int, seed: int, out: Path, duels: int = 2000) -> None:
    trainer, curve, steps = Trainer(board, seats, games, seed, device), [], 0
    trainer.play()  # compiles the batch before the clock starts
    win_rate(trainer.net, board, seats, "greedy", seats)  # compiles the evaluation
    spent = 0.0  # minutes of training, without evaluation
    for point in range(POINTS + 1):
        while spent < minutes * point / POINTS:
            start = time.perf_counter()
            trainer.play()
            trainer.learn(left=1 - spent / minutes)
            spent, steps = spent + (time.perf_counter() - start) / 60, steps + STEPS * games
        curve.append(row := {"minutes": spent, "steps": steps})
        for opponent in OPPONENTS:
            row[opponent], row[f"{opponent}_error"] = win_rate(trainer.net, board, seats, opponent, duels)
        print(", ".join(f"{name} {number:.4g}" for name, number in row.items()), flush=True)
        keep(curve, trainer.net, out, load_board(board), seats, device)
    print(f"the bot: farebox arena --seats {seats} --board {board} --bots planner,champion:{out / 'net.safetensors'}")


def keep(curve: list[dict[str, float]], net: Net, out: Path, board: Board, seats: int, device: str) -> None:
    """Write the weights, which play as `champion:FILE`, and the learning curve as a table and as a plot."""
    out.mkdir(parents=True, exist_ok=True)
    facts = {"observation": str(OBSERVATION_VERSION), "board": board.id, "digest": board.digest, "seats": str(seats)}
    save_file({name: value.cpu().contiguous() for name, value in net.state_dict().items()}, out / "net.safetensors", facts)
    with (out / "curve.csv").open("w", newline="") as file:
        writer = csv.DictWriter(file, curve[0])
        writer.writeheader()
        writer.writerows({name: round(number, 4) for name, number in row.items()} for row in curve)
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes, minutes = figure.subplots(), [row["minutes"] for row in curve]
    for bot, color in OPPONENTS.items():
        rates, errors = (np.array([row[name] for row in curve]) for name in (bot, f"{bot}_error"))
        axes.plot(minutes, 100 * rates, ".-", color=color, label=f"against {bot}")
        axes.fill_between(minutes, 100 * (rates - 1.96 * errors), 100 * (rates + 1.96 * errors), color=color, alpha=0.2, lw=0)
    axes.set(
        xlabel="minutes", ylabel="games won, %", title=f"PPO by self-play: {board.id}, {seats} seats, {device}", ylim=(0, 100)
    )
    axes.legend(loc="lower right")
    figure.savefig(out / "curve.svg", metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a network by self-play (PPO).")
    parser.add_argument("--board", default="new_york", help="new_york, first_journey_europe or first_journey_usa")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--games", type=int, help="in lock step; 256 on a CPU and 16,384 on a GPU by default")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("ppo"), help="folder for the curve and the weights")
    options = parser.parse_args()
    options.games = options.games or (256 if options.device == "cpu" else 16_384)
    train(**vars(options))


if __name__ == "__main__":
    main()
