"""The mean of weights: runs that began at the same weights often play better together than each alone.

`python -m farebox.train.blend OUT WEIGHTS WEIGHTS …`; facts are those of the first, and what it is the mean of.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from safetensors import safe_open
from safetensors.numpy import load_file, save_file


def blend(out: Path, parts: list[Path]) -> None:
    """Write the mean of weights of one shape."""
    tensors = [load_file(path) for path in parts]
    shapes = [{name: value.shape for name, value in one.items()} for one in tensors]
    if any(shape != shapes[0] for shape in shapes):
        raise ValueError("only weights of one shape have a mean")
    with safe_open(parts[0], "np") as first:
        facts = first.metadata()
    mean = {name: np.mean([one[name].astype(np.float32) for one in tensors], axis=0) for name in tensors[0]}
    facts |= {"mean_of": ", ".join(path.name for path in parts)}
    save_file({name: value.astype(np.float16) for name, value in mean.items()}, out, facts)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit("python -m farebox.train.blend OUT WEIGHTS WEIGHTS …")
    blend(Path(sys.argv[1]), [Path(path) for path in sys.argv[2:]])
