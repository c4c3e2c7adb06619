"""Work that is recorded once and replayed: a device is faster than Python can tell it what to do."""

from __future__ import annotations

import warnings
from collections.abc import Callable

import torch

WARM_UP_RUNS = 3


class Replayed:
    """Some work on tensors that stay where they are. On the CPU it is done as it stands."""

    def __init__(self, work: Callable[[], None], device: str) -> None:
        self.work, self.on_device = work, device == "cuda"
        self.graph: torch.cuda.CUDAGraph | None = None

    def __call__(self) -> None:
        if not self.on_device:
            self.work()
            return
        if self.graph is None:
            try:
                self.graph = self._record()
            except RuntimeError as error:  # slower, and as right
                warnings.warn(f"this work cannot be recorded, so it is not replayed: {error}", stacklevel=2)
                self.on_device = False
                self.work()
                return
        self.graph.replay()

    def _record(self) -> torch.cuda.CUDAGraph:
        """Rehearse on a stream of its own, then record."""
        aside = torch.cuda.Stream()
        aside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(aside):
            for _ in range(WARM_UP_RUNS):
                self.work()
        torch.cuda.current_stream().wait_stream(aside)
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self.work()
        return graph
