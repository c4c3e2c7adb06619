"""The mean of weights: averaging runs that began from the same weights often plays better than any of them.

`python -m farebox.train.average OUT WEIGHTS WEIGHTS …`; the facts are those of the first, plus the list of averaged files.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from safetensors.numpy import save_file

from farebox.bots.neural.network import BASE, BASE_DIGEST, Network


def average_weights(out: Path, parts: list[Path]) -> None:
    """Write the mean of weights of the same shape."""
    networks = [Network.load(path) for path in parts]
    shapes = [{name: value.shape for name, value in one.weights.items()} for one in networks]
    if any(shape != shapes[0] for shape in shapes):
        raise ValueError("only weights of the same shape can be averaged")
    mean = {name: np.mean([one.weights[name] for one in networks], axis=0) for name in shapes[0]}
    facts = {name: fact for name, fact in networks[0].facts.items() if name not in (BASE, BASE_DIGEST)}
    facts |= {"mean_of": ", ".join(path.name for path in parts)}
    save_file({name: value.astype(np.float16) for name, value in mean.items()}, out, facts)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit("python -m farebox.train.average OUT WEIGHTS WEIGHTS …")
    average_weights(Path(sys.argv[1]), [Path(path) for path in sys.argv[2:]])
