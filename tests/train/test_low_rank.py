"""A network stored as its low-rank differences from another."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="training needs the extra `train`: pip install 'farebox[train]'")

from farebox.bots.neural.network import Network  # noqa: E402
from farebox.train.average import average_weights  # noqa: E402
from farebox.train.config import Config  # noqa: E402
from farebox.train.low_rank import write_low_rank  # noqa: E402
from farebox.train.torch_net import make_net, restore, store  # noqa: E402

WIDTH = 32


@pytest.fixture
def base_and_other(tmp_path: Path) -> tuple[Path, Path]:
    """Two networks that differ by little, and choose differently."""
    torch.manual_seed(4)
    net = make_net(Config(device="cpu", width=WIDTH, blocks=1))
    paths = tmp_path / "base.safetensors", tmp_path / "other.safetensors"
    for path, step in zip(paths, (0.1, 0.05), strict=True):
        with torch.no_grad():
            for parameter in net.parameters():
                parameter += step * torch.randn_like(parameter)
        store(net, path, {"board": "new_york", "steps": "12"})
    return paths


def test_with_all_its_rank_a_difference_is_the_other_network(base_and_other: tuple[Path, Path], tmp_path: Path) -> None:
    base, other = base_and_other
    write_low_rank(tmp_path / "three.safetensors", base, other, 3, WIDTH, games=6, epochs=0)
    stored, theirs = Network.load(tmp_path / "three.safetensors"), Network.load(other)
    assert stored.weights.keys() == theirs.weights.keys()
    assert all(np.allclose(stored.weights[name], value, atol=0.02) for name, value in theirs.weights.items())
    assert (stored.facts["seats"], stored.facts["differs_from"], stored.facts["steps"]) == ("3", base.name, "12")
    assert (stored.width, stored.blocks) == (WIDTH, 1)


def test_a_narrow_difference_is_small_and_learns_to_choose_as_the_other(
    base_and_other: tuple[Path, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    base, other = base_and_other
    out = tmp_path / "three.safetensors"
    write_low_rank(out, base, other, 3, 4, games=60, epochs=4)
    at_base, at_first, in_the_end = (float(line.split(" %")[0].split()[-1]) for line in capsys.readouterr().out.splitlines())
    assert in_the_end > max(at_base, at_first)
    assert out.stat().st_size < other.stat().st_size / 3


def test_what_differs_can_be_trained_from_and_averaged(base_and_other: tuple[Path, Path], tmp_path: Path) -> None:
    base, other = base_and_other
    out = tmp_path / "three.safetensors"
    write_low_rank(out, base, other, 3, WIDTH, games=6, epochs=0)
    net = make_net(Config(device="cpu", width=WIDTH, blocks=1))
    restore(net, out)
    store(net, tmp_path / "again.safetensors", {})
    average_weights(tmp_path / "mean.safetensors", [out, out])
    for name, value in Network.load(out).weights.items():
        assert np.allclose(Network.load(tmp_path / "again.safetensors").weights[name], value, atol=2e-3)
        assert np.allclose(Network.load(tmp_path / "mean.safetensors").weights[name], value, atol=2e-3)
    base.unlink()
    with pytest.raises(ValueError, match="which is missing"):
        Network.load(out)


def test_what_cannot_be_done_is_told_before_any_game(base_and_other: tuple[Path, Path], tmp_path: Path) -> None:
    base, other = base_and_other
    out = tmp_path / "three.safetensors"
    wide, elsewhere = tmp_path / "wide.safetensors", tmp_path / "elsewhere"
    store(make_net(Config(device="cpu", width=2 * WIDTH, blocks=1)), wide, {"board": "new_york"})
    for arguments, line in (
        ((elsewhere / "three.safetensors", base, other, 3, 4), "another file in the same folder"),
        ((base, base, other, 3, 4), "another file in the same folder"),
        ((other, base, other, 3, 4), "another file in the same folder"),
        ((out, tmp_path / "none", other, 3, 4), "does not contain weights"),
        ((out, base, wide, 3, 4), "must have the same board, width"),
        ((out, base, other, 5, 4), "seats must be 2 to 4, not 5"),
        ((out, base, other, 3, 0), "the rank must be 1 to 32, not 0"),
        ((out, base, other, 3, 33), "not 33"),
    ):
        with pytest.raises(ValueError, match=line):
            write_low_rank(*arguments)
    assert not out.exists()


def test_a_base_that_has_changed_is_told(base_and_other: tuple[Path, Path], tmp_path: Path) -> None:
    base, other = base_and_other
    out = tmp_path / "three.safetensors"
    write_low_rank(out, base, other, 3, WIDTH, games=6, epochs=0)
    with pytest.raises(ValueError, match="itself stores differences"):
        write_low_rank(tmp_path / "twice.safetensors", out, other, 3, 4)
    base.write_bytes(other.read_bytes())
    with pytest.raises(ValueError, match="different version of the base"):
        Network.load(out)
