"""The network for playing, in NumPy only.

A row of network input goes through one layer, some residual blocks and three heads: the policy, the margin in points (or
tickets), and how likely each seat is to win, the viewer's first.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from farebox.boards.limits import SEATS
from farebox.bots.neural.one_thread import one_thread

Float32s = npt.NDArray[np.float32]
TINY = 1e-5
MANY_ROWS = 32  # from here on it pays to look for columns in which all rows are equal
BASE, BASE_DIGEST = "differs_from", "differs_from_digest"  # facts: the base file beside it that these weights are added to
UP, DOWN = ".up", ".down"  # the two factors of the matrix that is added to the base


@dataclass
class Network:
    """Weights by name: `in`, `block.N.a`, `block.N.b` and `heads`."""

    weights: dict[str, Float32s]
    facts: dict[str, str]  # how the weights were made

    @classmethod
    def load(cls, path: Path) -> Self:
        """Load weights. Raises ValueError if the file does not contain weights of such a network."""
        from safetensors import SafetensorError, safe_open

        try:
            with safe_open(path, framework="numpy") as file:
                weights = {name: np.ascontiguousarray(file.get_tensor(name), np.float32) for name in file.keys()}  # noqa: SIM118 -- no dict
                facts = dict(file.metadata() or {})
        except (SafetensorError, OSError) as error:
            raise ValueError(f"{path} does not contain weights: {error}") from None
        if BASE in facts:
            weights = added(cls._base(path, facts).weights, weights)
        if not {"in.weight", "heads.weight"} <= set(weights):
            raise ValueError(f"{path} does not contain weights of a champion")
        # by columns: products take a tenth less time, those of a few rows half
        return cls({name: np.asfortranarray(value) for name, value in weights.items()}, facts)

    @classmethod
    def _base(cls, path: Path, facts: dict[str, str]) -> Self:
        base = path.with_name(facts[BASE])
        if not base.is_file():
            raise ValueError(f"{path} was made for the base file {base}, which is missing")
        if digest(base) != facts.get(BASE_DIGEST):
            raise ValueError(f"{path} was made for a different version of the base file {base}")
        return cls.load(base)

    @property
    def width(self) -> int:
        return len(self.weights["in.weight"])

    @property
    def blocks(self) -> int:
        return sum(name.endswith(".a.weight") for name in self.weights)

    def __call__(self, rows: npt.NDArray[np.int8]) -> tuple[Float32s, Float32s, Float32s]:
        """(policy logits, margins, win logits of the seats) for some rows."""
        with one_thread():
            return split_heads(self._heads(rows))

    def read_alike(self, rows: npt.NDArray[np.int8]) -> tuple[Float32s, Float32s, Float32s]:
        """The same for rows of which many are equal: each is read once."""
        places: dict[bytes, int] = {}
        of = [places.setdefault(row.tobytes(), len(places)) for row in rows]
        distinct = np.frombuffer(b"".join(places), np.int8).reshape(len(places), -1)
        policy, margins, wins = self(distinct)
        return policy[of], margins[of], wins[of]

    def _heads(self, rows: npt.NDArray[np.int8]) -> Float32s:
        x = relu(self._first_layer(rows))
        y, z = np.empty_like(x), np.empty_like(x)  # used again, as fresh memory takes time
        for n in range(self.blocks):
            relu(self._layer(f"block.{n}.a", norm(x, z), y))
            x += self._layer(f"block.{n}.b", y, z)
        return self._layer("heads", relu(norm(x, z)))

    def _first_layer(self, rows: npt.NDArray[np.int8]) -> Float32s:
        """Imagined worlds are much alike: columns in which all rows are equal are multiplied once."""
        if len(rows) < MANY_ROWS:
            return self._layer("in", rows.astype(np.float32))
        differ = (rows != rows[0]).any(axis=0)
        weight, bias = self.weights["in.weight"], self.weights["in.bias"]
        x: Float32s = rows[:, differ].astype(np.float32) @ weight[:, differ].T
        x += weight @ np.where(differ, np.float32(0), rows[0]) + bias
        return x

    def _layer(self, name: str, x: Float32s, out: Float32s | None = None) -> Float32s:
        y: Float32s = np.matmul(x, self.weights[f"{name}.weight"].T, out=out)
        y += self.weights[f"{name}.bias"]
        return y


def read_facts(path: Path) -> dict[str, str]:
    """How the weights of a file were made. Raises ValueError."""
    from safetensors import SafetensorError, safe_open

    try:
        with safe_open(path, framework="numpy") as file:
            return dict(file.metadata() or {})
    except (SafetensorError, OSError) as error:
        raise ValueError(f"{path} does not contain weights: {error}") from None


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def added(base: dict[str, Float32s], differences: dict[str, Float32s]) -> dict[str, Float32s]:
    """The base with the differences applied: biases replaced, products of two narrow matrices added."""
    weights = base | {name: value for name, value in differences.items() if not name.endswith((UP, DOWN))}
    for name in base:
        if name + UP in differences:
            weights[name] = base[name] + differences[name + UP] @ differences[name + DOWN]
    return weights


def relu(x: Float32s) -> Float32s:
    """Replace negative numbers by 0, in place."""
    return np.maximum(x, np.zeros(x.shape[1], np.float32), out=x)  # twice as fast as with a single 0


def norm(x: Float32s, out: Float32s) -> Float32s:
    """Every row with mean 0 and deviation 1."""
    np.subtract(x, x.mean(axis=1, keepdims=True), out=out)
    squares = np.einsum("ij,ij->i", out, out) / x.shape[1]
    out /= np.sqrt(squares + TINY)[:, None]
    return out


def split_heads(heads: Any) -> tuple[Any, Any, Any]:
    """The win, the margin, and the policy, which takes the rest."""
    return heads[:, SEATS + 1 :], heads[:, SEATS], heads[:, :SEATS]


def masked(logits: Float32s, masks: npt.NDArray[Any]) -> Float32s:
    """Logits of the legal actions; the others get probability 0."""
    return np.where(masks == 0, np.float32(-1e9), logits)


def softmax(logits: Float32s) -> Float32s:
    e = np.exp(logits - logits.max(axis=-1, keepdims=True))
    chances: Float32s = e / e.sum(axis=-1, keepdims=True)
    return chances
