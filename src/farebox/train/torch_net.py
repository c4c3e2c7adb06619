"""The network in torch, for training; its weights are stored for `farebox.bots.neural.network`."""

from __future__ import annotations

import copy
import math
from pathlib import Path

import torch
from safetensors.torch import save_file
from torch import Tensor, nn
from torch.nn import functional

from farebox.boards.board import load_board
from farebox.boards.limits import SEATS
from farebox.bots.neural.network import TINY, Network, split_heads
from farebox.features.network_input import INPUT_VERSION, row_end, row_scales, row_size
from farebox.features.observation import action_count
from farebox.train.config import Config

MASKED_LOGIT = -1e9
HEADS_MULTIPLE = 32  # heads are padded to a multiple that suits matrix units


class Block(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.a, self.b = nn.Linear(width, width), nn.Linear(width, width)


class Net(nn.Module):
    """Parameters in single precision. The body computes in half precision; the heads, whose ratios must be exact, in single."""

    scale: Tensor

    def __init__(self, board: str, width: int, blocks: int, kind: torch.dtype) -> None:
        super().__init__()
        the_board = load_board(board)
        self.kind, self.actions = kind, action_count(the_board)
        self.register_buffer("scale", torch.tensor(row_scales(the_board)))
        self.first = nn.Linear(row_size(the_board), width)
        self.block = nn.ModuleList(Block(width) for _ in range(blocks))
        self.heads = nn.Linear(width, -(-(SEATS + 1 + self.actions) // HEADS_MULTIPLE) * HEADS_MULTIPLE)
        for module in self.modules():
            if isinstance(module, nn.Linear):
                nn.init.orthogonal_(module.weight, math.sqrt(2))
                nn.init.zeros_(module.bias)
        for block in self.block:
            nn.init.orthogonal_(block.b.weight, 0.3)
        nn.init.orthogonal_(self.heads.weight, 0.01)
        nn.init.zeros_(self.first.weight[:, row_end(the_board) :])  # padding for future features

    def forward(self, rows: Tensor, table: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """(policy logits, margin, log win probabilities) of rows; `table` has a 1 for each seat at the table."""
        x = functional.relu(self._linear(self.first, rows.to(self.kind) * self.scale.to(self.kind)))
        for block in self.block:
            x = x + self._linear(block.b, functional.relu(self._linear(block.a, self._norm(x))))
        policy, margin, win = split_heads(self.heads(functional.relu(self._norm(x)).float()))
        return policy[:, : self.actions], margin, functional.log_softmax(win.masked_fill(table == 0, MASKED_LOGIT), -1)

    def _linear(self, layer: nn.Linear, x: Tensor) -> Tensor:
        return functional.linear(x, layer.weight.to(self.kind), layer.bias.to(self.kind))

    def _norm(self, x: Tensor) -> Tensor:
        return functional.layer_norm(x, x.shape[-1:], eps=TINY)

    def frozen(self) -> Net:
        """A copy for playing only, without gradients."""
        other: Net = copy.deepcopy(self)
        for parameter in other.parameters():
            parameter.requires_grad_(False)
        return other

    @torch.no_grad()
    def follow(self, other: Net) -> None:
        """Copy another net's weights."""
        for mine, theirs in zip(self.parameters(), other.parameters(), strict=True):
            mine.data.copy_(theirs.data)


def make_net(config: Config) -> Net:
    half = torch.bfloat16 if config.device == "cuda" else torch.float32
    net: Net = Net(config.board, config.width, config.blocks, half).to(config.device)
    return net


def store(net: Net, path: Path, facts: dict[str, str]) -> None:
    """Write the weights in half precision, with the scales of the rows multiplied into the first layer."""
    tensors = {name: value.detach().float().cpu() for name, value in net.state_dict().items() if name != "scale"}
    tensors["first.weight"] = tensors["first.weight"] * net.scale.cpu()
    heads = SEATS + 1 + net.actions
    tensors["heads.weight"], tensors["heads.bias"] = tensors["heads.weight"][:heads], tensors["heads.bias"][:heads]
    part = path.with_suffix(".part")
    named = {name.replace("first.", "in."): value.half().contiguous() for name, value in tensors.items()}
    save_file(named, part, {**facts, "insight": str(INPUT_VERSION)})
    part.chmod(0o644)
    part.replace(path)  # atomic, so that readers never see half a file


def restore(net: Net, path: Path) -> None:
    """Load stored weights."""
    load_network(net, Network.load(path))


def load_network(net: Net, network: Network) -> None:
    """Copy the weights of a NumPy network. Features added since then start with weight 0."""
    stored = {name.replace("in.", "first."): torch.from_numpy(value) for name, value in network.weights.items()}
    known = stored["first.weight"].shape[1]
    stored["first.weight"] = functional.pad(stored["first.weight"], (0, len(net.scale) - known)) / net.scale.cpu()
    with torch.no_grad():
        for name, value in net.named_parameters():
            value[: len(stored[name])].copy_(stored[name])
