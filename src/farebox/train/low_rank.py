"""A network for one number of seats, stored as low-rank differences from another: small, and nearly as strong.

`python -m farebox.train.low_rank OUT BASE OTHER SEATS RANK`. OTHER was trained from BASE. Each of its matrices becomes BASE's
plus a product of two narrow ones. These start as the best approximation of the difference and then learn to choose what
OTHER chooses in games against itself and against planners.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from safetensors import safe_open
from safetensors.numpy import save_file
from torch import Tensor, nn
from torch.nn import functional
from torch.nn.utils import parametrize

from farebox.boards.board import Board, load_board
from farebox.boards.limits import SEATS
from farebox.bots.heuristic.decide import PLANNER
from farebox.bots.neural.batched_play import MAX_DECISIONS, BatchedPlay
from farebox.bots.neural.network import BASE, BASE_DIGEST, DOWN, UP, Network, digest
from farebox.kernel.fields import dtype
from farebox.rules.state import NONE, State
from farebox.train.torch_net import MASKED_LOGIT, Net, load_network

SELF_PLAY_GAMES, SEED = 3000, 60_000_000  # games against itself; the same number against planners
EPOCHS, BATCH_SIZE, RATE, COMPARED = 10, 2048, 1e-3, 20_000


class Decisions(NamedTuple):
    """The inputs and legal actions of a network, one row per decision."""

    rows: npt.NDArray[np.int8]
    masks: npt.NDArray[np.int8]

    @classmethod
    def together(cls, parts: list[Decisions]) -> Decisions:
        return cls(*map(np.concatenate, zip(*parts, strict=True)))


class Difference(nn.Module):
    """The low-rank matrix that is added to a weight matrix."""

    def __init__(self, difference: Tensor, rank: int) -> None:
        super().__init__()
        u, s, v = torch.linalg.svd(difference, full_matrices=False)
        root = s[:rank].sqrt()
        self.up, self.down = nn.Parameter(u[:, :rank] * root), nn.Parameter(root[:, None] * v[:rank])

    def forward(self, weight: Tensor) -> Tensor:
        return weight + self.up @ self.down


def layers(net: Net) -> dict[str, nn.Linear]:
    """The layers, by the names they are stored under."""
    return {name.replace("first", "in"): layer for name, layer in net.named_modules() if isinstance(layer, nn.Linear)}


def low_rank_net(base: Net, other: Net, rank: int) -> Net:
    """The base with low-rank differences; only these and the biases are trained."""
    net = base.frozen()
    theirs = layers(other)
    for name, layer in layers(net).items():
        difference = Difference((theirs[name].weight - layer.weight).detach(), rank)
        parametrize.register_parametrization(layer, "weight", difference)
        layer.bias.data.copy_(theirs[name].bias)
        layer.bias.requires_grad_(True)
    return net


def collect_decisions(board: Board, network: Network, seats: int, games: int, seed: int, planners: bool) -> Decisions:
    """Games of a network against itself or planners; it samples from its policy."""
    rng, states = np.random.default_rng(seed), np.zeros(games, dtype(State))
    play = BatchedPlay(board, states, skip_forced=not planners, kind=PLANNER if planners else NONE)
    play.deal(seats, seed)
    found: list[Decisions] = []
    for _ in range(MAX_DECISIONS):
        waiting = play.advance()
        if not len(waiting):
            break
        play.choose(network, waiting, rng)
        found.append(Decisions(play.rows[waiting], play.masks[waiting]))
    return Decisions.together(found)


def outputs(net: Net, rows: Tensor, masks: Tensor, seats: int) -> tuple[Tensor, Tensor, Tensor]:
    table = (torch.arange(SEATS) < seats).long()[None].expand(len(rows), -1)
    policy, margin, wins = net(rows, table)
    return functional.log_softmax(policy.masked_fill(masks == 0, MASKED_LOGIT), -1), margin, wins


def divergence(mine: tuple[Tensor, Tensor, Tensor], theirs: tuple[Tensor, Tensor, Tensor]) -> Tensor:
    """The distance between two nets' outputs: divergences of the policies and win probabilities, and differences of margins."""
    policy = functional.kl_div(mine[0], theirs[0], log_target=True, reduction="batchmean")
    chances = functional.kl_div(mine[2], theirs[2], log_target=True, reduction="batchmean")
    return policy + chances + 0.1 * functional.mse_loss(mine[1], theirs[1])


def learn(net: Net, other: Net, decisions: Decisions, seats: int, epochs: int) -> None:
    """Train a net to choose what the other chooses."""
    rows, masks = (torch.from_numpy(array) for array in decisions)
    learning = [parameter for parameter in net.parameters() if parameter.requires_grad]
    optimizer = torch.optim.Adam(learning, RATE)
    for epoch in range(epochs):
        batches = torch.randperm(len(rows)).split(BATCH_SIZE)
        for k, some in enumerate(batches):
            optimizer.param_groups[0]["lr"] = RATE * (1 - (epoch + k / len(batches)) / epochs)
            with torch.no_grad():
                target = outputs(other, rows[some], masks[some], seats)
            loss = divergence(outputs(net, rows[some], masks[some], seats), target)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()


@torch.no_grad()
def compare(net: Net, other: Net, decisions: Decisions, seats: int) -> tuple[float, float]:
    """How often both nets prefer the same action, and the divergence of their outputs."""
    some = torch.randperm(len(decisions.rows))[:COMPARED]
    rows, masks = (torch.from_numpy(array)[some] for array in decisions)
    mine, theirs = (outputs(one, rows, masks, seats) for one in (net, other))
    return float((mine[0].argmax(-1) == theirs[0].argmax(-1)).float().mean()), float(divergence(mine, theirs))


def write(net: Net, out: Path, base: Path, other: Path, seats: int) -> None:
    """The differences in half precision, with the scales of the rows multiplied into the first layer."""
    tensors = {}
    for name, layer in layers(net).items():
        part = layer.parametrizations["weight"][0]
        rows = SEATS + 1 + net.actions if name == "heads" else len(layer.bias)
        tensors[name + ".weight" + UP] = part.up[:rows]
        tensors[name + ".weight" + DOWN] = part.down * net.scale if name == "in" else part.down
        tensors[name + ".bias"] = layer.bias[:rows]
    with safe_open(other, "np") as file:
        facts = file.metadata() | {BASE: base.name, BASE_DIGEST: digest(base), "seats": str(seats)}
    halves = {name: value.detach().numpy().astype(np.float16) for name, value in tensors.items()}
    save_file({name: np.ascontiguousarray(value) for name, value in halves.items()}, out, facts)
    out.chmod(0o644)


def load_networks(out: Path, base: Path, other: Path, seats: int, rank: int) -> tuple[Network, Network]:
    """Load both networks. Raises ValueError with one clear line if this cannot be done."""
    if out.resolve().parent != base.resolve().parent or out.resolve() in (base.resolve(), other.resolve()):
        raise ValueError(f"differences from {base} must be written to another file in the same folder, not to {out}")
    networks = Network.load(base), Network.load(other)
    if BASE in networks[0].facts:
        raise ValueError(f"{base} itself stores differences from another network")
    one, two = ((each.facts.get("digest"), each.width, each.blocks) for each in networks)
    if one != two:
        raise ValueError(f"{base} and {other} must have the same board, width and number of blocks")
    if seats not in range(2, SEATS + 1):
        raise ValueError(f"seats must be 2 to {SEATS}, not {seats}")
    if rank not in range(1, networks[0].width + 1):
        raise ValueError(f"the rank must be 1 to {networks[0].width}, not {rank}")
    return networks


def write_low_rank(
    out: Path, base: Path, other: Path, seats: int, rank: int, games: int = SELF_PLAY_GAMES, epochs: int = EPOCHS
) -> None:
    """Write the low-rank differences of OTHER from BASE, and print how close the result comes to OTHER."""
    torch.manual_seed(SEED)
    networks = load_networks(out, base, other, seats, rank)
    network = networks[1]
    board = load_board(network.facts["board"])
    nets = []
    for each in networks:
        net = Net(board.id, network.width, network.blocks, torch.float32)
        load_network(net, each)
        nets.append(net.frozen())
    net = low_rank_net(nets[0], nets[1], rank)
    learnt, held = (
        Decisions.together([collect_decisions(board, network, seats, some, seed, planners) for planners in (False, True)])
        for some, seed in ((games, SEED), (max(seats, games // 8), 2 * SEED))
    )
    for name, one in (("the base", nets[0]), ("at first", net)):
        print(f"{name}: the same choice in {100 * compare(one, nets[1], held, seats)[0]:.1f} %", flush=True)
    learn(net, nets[1], learnt, seats, epochs)
    same, apart = compare(net, nets[1], held, seats)
    print(f"final: {100 * same:.1f} %, {apart:.4f} nats apart; trained on {len(learnt.rows)} choices")
    write(net, out, base, other, seats)


if __name__ == "__main__":
    if len(sys.argv) != 6:
        sys.exit("python -m farebox.train.low_rank OUT BASE OTHER SEATS RANK")
    try:
        out, base, other = map(Path, sys.argv[1:4])
        write_low_rank(out, base, other, *map(int, sys.argv[4:]))
    except (ValueError, OSError) as error:
        sys.exit(str(error))
