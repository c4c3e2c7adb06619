"""A training session: runs that play and learn until the time is up, with reports and checkpoints on the way."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import torch

from farebox.train.config import Config
from farebox.train.evaluator import FINISHED_FILE
from farebox.train.trainer import TrainingRun

EXPLOITER_FLOOR = 0.25  # final fraction of an exploiter's learning rate and entropy: it must keep adapting


class Exploiter:
    """A second network that learns only to beat the first, which meets it in a share of its two-seat games."""

    def __init__(self, main: TrainingRun) -> None:
        self.main, config = main, main.config
        pairs = (config.games[0] // 2, 0, 0)
        plan = replace(config, games=pairs, pool=1.0, slots=1, exploiters=0.0, planners=0.0, copying=0.0, rivals="")
        plan = replace(plan, start=config.exploiter or config.start, rate_end=config.rate * EXPLOITER_FLOOR)
        self.run = TrainingRun(replace(plan, entropy_end=config.entropy * EXPLOITER_FLOOR), main.folder / "exploiter")

    def learn(self) -> dict[str, float]:
        """Play a round against the first network as it is now. Returns the share of games won."""
        self.run.spent = self.main.spent
        self.run.opponents[0].follow(self.main.player)
        self.run.play()
        self.run.learn()
        self.main.opponents[-1].follow(self.run.player)
        return {"exploited": self.run.facts()["won"]}


def train(
    config: Config, folder: Path, *, resume: bool = False, tell: Callable[[dict[str, Any]], None], every: float = 10.0
) -> Path:
    """Train for the configured time. Returns the path of the weights. `tell` gets a report every `every` seconds."""
    config.check()
    begun = time.perf_counter()
    run = TrainingRun(config, folder)
    if resume:
        run.resume()
    exploiter = Exploiter(run) if config.exploiters else None
    if resume and exploiter:
        exploiter.run.resume()
    run.play()  # compiles and records before the clock starts
    run.learn()
    if exploiter:
        exploiter.learn()
    (folder / "config.json").write_text(json.dumps(run.config.as_dict(), indent=1) + "\n")
    prepared, before = time.perf_counter() - begun, run.spent
    start = reported = snapped = time.perf_counter()
    with (folder / "log.jsonl").open("a") as log:
        while run.part_done() < 1:
            run.change_opponents()
            round_start = time.perf_counter()
            found = exploiter.learn() if exploiter else {}
            run.play()
            if config.device == "cuda":
                torch.cuda.synchronize()
            playing = time.perf_counter() - round_start
            report = run.learn()
            now = time.perf_counter()
            run.spent = before + now - start
            if now - snapped > config.snapshot:
                run.take_snapshot()
                snapped = now
            if now - reported > every or run.rounds == 1 or run.part_done() >= 1:
                reported = now
                steps = config.steps * len(run.games.seats)
                facts = {"seconds": run.spent, "prepared": prepared, "rounds": run.rounds, "steps": run.steps}
                facts |= {"speed": steps / (now - round_start), "playing": playing / (now - round_start)}
                facts |= run.facts() | report | found
                run.save()
                if exploiter:
                    exploiter.run.save()
                log.write(json.dumps(facts) + "\n")
                log.flush()
                tell(facts | {"part": (run.spent - before) / config.seconds})
    path = run.save()
    (folder / FINISHED_FILE).touch()
    return path
