"""Networks multiply their matrices in one thread, whatever the program has set, and leave the setting as it was."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import pytest

from farebox import Game
from farebox.bots.neural import one_thread
from farebox.bots.neural.network import Network
from farebox.bots.registry import make_bot


@dataclass
class Library:
    """Stands in for OpenBLAS."""

    num_threads: int
    set_to: list[int] = field(default_factory=list)

    def set_num_threads(self, threads: int) -> None:
        self.num_threads = threads
        self.set_to.append(threads)


def test_the_champion_decides_in_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    many, single, seen = Library(8), Library(1), set()
    monkeypatch.setattr(one_thread, "matrix_libraries", lambda: (many, single))
    layer = Network._layer
    monkeypatch.setattr(Network, "_layer", lambda *given: seen.add(many.num_threads) or layer(*given))
    make_bot("champion").choose(Game("new_york", seed=1).view(0))
    assert seen == {1}
    assert (many.num_threads, set(many.set_to), single.set_to) == (8, {1, 8}, [])


def test_the_setting_comes_back_after_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    library = Library(4)
    monkeypatch.setattr(one_thread, "matrix_libraries", lambda: (library,))
    with pytest.raises(ZeroDivisionError), one_thread.one_thread():
        raise ZeroDivisionError
    assert library.set_to == [1, 4]


def test_the_library_of_numpy_is_found() -> None:
    name = np.show_config(mode="dicts")["Build Dependencies"]["blas"]["name"]
    if "openblas" not in name:
        pytest.skip(f"NumPy uses {name}")
    assert [library.internal_api for library in one_thread.matrix_libraries()] != []
