"""The tutorial "Train an agent in ten minutes" works as it is written, with fewer games: its files, then its bot in a contest."""

from __future__ import annotations

import importlib.util
import re
import runpy
import shlex
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from farebox.arena.contest import Contest
from farebox.arena.executors import InProcess
from farebox.arena.run import run

PAGE = (Path(__file__).parent.parent / "docs" / "train_agent.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, flags=re.M | re.S)
COMMANDS = [shlex.split(text) for language, text in BLOCKS if language == "sh"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The files of the page, each from all its blocks."""
    for language, text in BLOCKS:
        if language == "python":
            name = re.match(r"# (\S+)\n", text)
            assert name is not None
            with (tmp_path / name[1]).open("a", encoding="utf-8") as file:
                file.write(text)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def loaded(file: Path) -> Any:
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_an_agent_learns_and_plays(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch")
    assert [command[:2] for command in COMMANDS] == [["python", "train.py"], ["farebox", "arena"]]
    script = loaded(folder / "train.py")
    script.GAMES, script.STEPS = 8, 24
    script.train(2)
    assert re.fullmatch(r"384 steps: \d+% of \d+ games won\n", capsys.readouterr().out)
    agent = script.Agent()
    agent.load_state_dict(script.torch.load("agent.pt"))
    script.train(1, agent.choose)  # against a function
    bots = tuple(COMMANDS[1][COMMANDS[1].index("--bots") + 1].split(","))
    assert bots[-1] == "mine=train.py:trained"
    played = run(Contest("new_york", 2, (bots[0], bots[-1]), games=2, seed=3), InProcess())
    assert {result.pairing.bots for result in played.results} == {("random", "mine"), ("mine", "random")}
    assert not any(result.faults for result in played.results)


def test_stable_baselines_learns_and_plays(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("sb3_contrib")
    monkeypatch.setattr(sys, "argv", ["baselines.py", "1000"])
    runpy.run_path(str(folder / "baselines.py"))
    played = run(Contest("new_york", 2, ("random", "baselines_bot.py:trained"), games=2, seed=3), InProcess())
    assert not any(result.faults for result in played.results)


def test_an_agent_of_stable_baselines_plays(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A policy with the interface of theirs, which is not always installed: the bot hands it observations and masks."""

    class MaskablePPO:
        @classmethod
        def load(cls, path: str, device: str) -> MaskablePPO:
            assert (path, device) == ("model.zip", "cpu")
            return cls()

        def set_random_seed(self, seed: int) -> None:
            assert seed < 2**32
            self.random = np.random.default_rng(seed)

        def predict(self, observation: Any, *, action_masks: Any) -> tuple[Any, None]:
            assert observation.shape == (1, 316)
            return np.array([self.random.choice(np.flatnonzero(row)) for row in action_masks]), None

    monkeypatch.setitem(sys.modules, "sb3_contrib", SimpleNamespace(MaskablePPO=MaskablePPO))
    played = run(Contest("new_york", 2, ("random", "baselines_bot.py:trained"), games=2, seed=3), InProcess())
    assert not any(result.faults for result in played.results)
