"""`farebox train`: what it is told, before anything is trained."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from safetensors.numpy import save_file

from farebox.boards.board import load_board
from farebox.cli.bots import train as command
from farebox.cli.bots.train import read_settings
from farebox.train.config import Config


def test_settings_are_parts_of_the_configuration(tmp_path: Path) -> None:
    assert read_settings([]) == {}
    assert read_settings(["planners=0.13", "batch=1024"]) == {"planners": 0.13, "batch": 1024}
    assert read_settings(["games=65536,0,0"]) == {"games": (65536, 0, 0)}
    (tmp_path / "one").touch()
    assert read_settings([f"rivals={tmp_path}/one,{tmp_path}/one"]) == {"rivals": f"{tmp_path}/one,{tmp_path}/one"}


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        ("luck=1", "unknown setting 'luck'"),
        ("batch=many", "'many' is not a whole number"),
        ("batch", "settings have the form NAME=VALUE"),
        ("rate=fast", "'fast' is not a number"),
        ("games=5", "'5' is not three numbers"),
        ("exploiter=nobody", "there are no weights at nobody"),
    ],
)
def test_a_wrong_setting_gets_one_clear_line(setting: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        read_settings([setting])


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"games": (0, 0, 0)}, "not all 0: 0,0,0"),
        ({"games": (-1, 2, 3)}, "not all 0: -1,2,3"),
        ({"steps": 0}, "steps must be at least 1"),
        ({"batch": 0}, "batch must be at least 1"),
        ({"width": 0}, "width must be at least 1"),
        ({"seconds": -5.0}, "seconds must be more than 0"),
        ({"rate": float("nan")}, "rate must be more than 0"),
        ({"pool": 5.0}, "pool must be a share"),
        ({"exploiters": 2.0}, "exploiters must be a share"),
        ({"exploiters": 0.5, "games": (0, 8, 8)}, "exploiters need games with two seats"),
        ({"exploiters": 0.5, "against": "champion"}, "trains without exploiters"),
    ],
)
def test_what_nobody_can_train_with_gets_one_clear_line(values: dict[str, Any], said: str) -> None:
    Config().check()
    with pytest.raises(ValueError, match=said):
        Config(**values).check()


def told(monkeypatch: pytest.MonkeyPatch, folder: Path, **options: Any) -> Config:
    """The configuration that would be trained."""
    runs: list[Config] = []
    monkeypatch.setattr(command, "_device", lambda device: "cpu")
    monkeypatch.setattr(command, "_run", lambda config, folder, resume: runs.append(config))
    given: dict[str, Any] = {"board": None, "seed": None, "resume": False, "against": None, "start": None, "settings": []}
    given |= options
    command.train(given.pop("board"), 1.0, folder, given.pop("seed"), "auto", **given)
    return runs[0]


def weights(path: Path, board: str, width: int = 24, blocks: int = 2) -> Path:
    tensors = {"in.weight": np.zeros((width, 8), np.float16), "heads.weight": np.zeros((9, width), np.float16)}
    tensors |= {f"block.{n}.a.weight": np.zeros((width, width), np.float16) for n in range(blocks)}
    save_file(tensors, path, {"board": board, "digest": load_board(board).digest})
    return path


def test_a_run_goes_on_as_it_was_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    began = Config(board="first_journey_europe", seed=5, width=64, blocks=1, pool=0.1, device="cpu")
    with pytest.raises(ValueError, match="no checkpoint"):
        told(monkeypatch, tmp_path, resume=True)
    (tmp_path / "config.json").write_text(json.dumps(began.as_dict()))
    (tmp_path / "checkpoint.pt").touch()
    goes_on = told(monkeypatch, tmp_path, resume=True, settings=["entropy=0.01"])
    assert goes_on == Config.from_dict(began.as_dict() | {"seconds": 60.0, "entropy": 0.01})
    with pytest.raises(ValueError, match="already has a run"):
        told(monkeypatch, tmp_path)
    with pytest.raises(ValueError, match="takes its settings from"):
        told(monkeypatch, tmp_path, resume=True, board="new_york")
    with pytest.raises(ValueError, match="cannot change width or blocks"):
        told(monkeypatch, tmp_path, resume=True, settings=["width=32"])


def test_a_network_has_the_shape_of_the_weights_it_starts_from(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    start = weights(tmp_path / "start", "new_york")
    assert told(monkeypatch, tmp_path / "run").width == command.SMALL["width"]
    config = told(monkeypatch, tmp_path / "run", start=start)
    assert (config.width, config.blocks, config.start) == (24, 2, str(start))
    with pytest.raises(ValueError, match="are for new_york, not for First Journey: Europe"):
        told(monkeypatch, tmp_path / "run", start=start, board="first_journey_europe")
    with pytest.raises(ValueError, match="all weights of a run must agree"):
        told(monkeypatch, tmp_path / "run", start=start, settings=["width=32"])
    with pytest.raises(ValueError, match="all weights of a run must agree"):
        told(monkeypatch, tmp_path / "run", start=start, against=weights(tmp_path / "other", "new_york", 32))
    (tmp_path / "text").write_text("no weights")
    with pytest.raises(ValueError, match="does not contain weights"):
        told(monkeypatch, tmp_path / "run", start=tmp_path / "text")
