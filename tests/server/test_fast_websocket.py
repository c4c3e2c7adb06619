"""The short way out of a socket writes what the long one would."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from farebox.server.api.fast_websocket import frame_head


@pytest.mark.parametrize("n", [0, 1, 125, 126, 127, 65535, 65536, 100_000])
def test_a_frame_is_as_websockets_makes_it(n: int) -> None:
    assert frame_head(n) + bytes(n) == Frame(Opcode.TEXT, bytes(n)).serialize(mask=False)
