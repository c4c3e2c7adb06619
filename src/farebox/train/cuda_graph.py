"""Work that is recorded once as a CUDA graph and replayed, since Python launches kernels slower than the device runs them."""

from __future__ import annotations

import warnings
from collections.abc import Callable

import torch

WARM_UP_RUNS = 3


class Replayed:
    """Work on tensors at fixed addresses, replayed as a CUDA graph. On the CPU it simply runs."""

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
            except RuntimeError as error:  # slower, but just as correct
                warnings.warn(f"this work cannot be recorded as a CUDA graph and runs without it: {error}", stacklevel=2)
                self.on_device = False
                self.work()
                return
        self.graph.replay()

    def _record(self) -> torch.cuda.CUDAGraph:
        """Warm up on a separate stream, then record."""
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
