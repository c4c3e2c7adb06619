"""A server whose codes and deals follow from the test that plays, so that a test passes always or never."""

from __future__ import annotations

import secrets
from functools import cache
from pathlib import Path
from random import Random


def steady(name_of_test: Path) -> None:
    """`name_of_test`: the file with the name of the test that plays now."""

    @cache
    def chance(test: str, kind: str) -> Random:  # bots ask at any time: what they get must not change the deals
        return Random(f"{test} {kind}")

    def now(kind: str) -> Random:
        return chance(name_of_test.read_text(encoding="utf-8"), kind)

    secrets.token_hex = lambda size=32: now("token").randbytes(size or 32).hex()
    secrets.randbits = lambda bits: now("bits").getrandbits(bits)
    secrets.randbelow = lambda end: now("below").randrange(end)
    secrets.choice = lambda some: now("choice").choice(some)
