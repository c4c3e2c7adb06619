"""What is there without a cluster: clear errors, and files that can be sent to other computers."""

from __future__ import annotations

import socket
from importlib import resources
from pathlib import Path

import pytest

from farebox.arena.contest import Contest
from farebox.arena.ray_executor import RayExecutor, _unpack
from farebox.arena.run import run

STRANGE = Path(__file__).parent / "strange_bots.py"
FINE = f"{STRANGE}:Fine"


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(ValueError, match=r"farebox\[cluster\]"):
        RayExecutor("auto")


def test_a_cluster_that_does_not_answer_is_said_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: True)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))  # nobody listens there
        with pytest.raises(ValueError, match=r"no Ray cluster at ray://127.0.0.1:\d+: .* \(waited up to 2 s\)"):
            run(Contest("new_york", 2, ("planner", FINE), 8), RayExecutor(f"ray://127.0.0.1:{free.getsockname()[1]}", seconds=2))


def test_files_of_bots_and_boards_can_move(tmp_path: Path) -> None:
    board, weights = tmp_path / "own.toml", tmp_path / "own.safetensors"
    board.write_text((resources.files("farebox") / "boards" / "data" / "new_york.toml").read_text())
    weights.touch()
    (tmp_path / "program.py").touch()
    bots = (FINE, "champion:own.safetensors", "program: python program.py -v", "planner")
    plan = Contest("own.toml", 2, bots, 8, folder=tmp_path)
    assert plan.files == {board, weights, tmp_path / "program.py", STRANGE}
    sent = plan.moved({})
    paths = _unpack({str(path): path.read_bytes() for path in plan.files})
    for path in (board, weights, tmp_path / "program.py"):
        path.unlink()
    moved = sent.moved(paths)
    assert moved.load_board().name == "New York"
    assert moved.specs == {
        FINE: f"{paths[str(STRANGE)]}:Fine",
        "champion:own.safetensors": f"champion:{paths[str(weights)]}",
        "program: python program.py -v": f"program: python {paths[str(tmp_path / 'program.py')]} -v",
        "planner": "planner",
    }
    assert moved.names == plan.names
