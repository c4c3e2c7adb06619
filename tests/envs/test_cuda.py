"""Without a CUDA device: one clear line. With one, benchmarks/on_cuda.py compares whole games."""

from __future__ import annotations

import pytest

from farebox.kernel.cuda import DeviceError


def test_without_a_device_a_batch_there_is_one_clear_line() -> None:
    try:
        import torch
    except ImportError:
        pass
    else:
        if torch.cuda.is_available():
            pytest.skip("there is a device; benchmarks/on_cuda.py plays on it")
    from farebox.envs.cuda_batch import CudaBatch

    with pytest.raises(DeviceError, match="CUDA") as error:
        CudaBatch("new_york", games=2)
    assert "\n" not in str(error.value)
