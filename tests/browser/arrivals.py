"""People who open a page, each in a browser of their own."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from devices import Device, Shelf
from player import Player
from watched import Watched

Open = Callable[..., Player]
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
TABLET: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}, "has_touch": True, "is_mobile": True}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TIMEOUT = 15_000
PATIENCE = 400  # seconds for a review on a busy machine that compiles first
# Values that a page draws follow from a name, and differ from each other.
CHANCE = """if (location.host) crypto.getRandomValues = (array) => {
  const drawn = (localStorage.drawn = Number(localStorage.drawn ?? 0) + 1);
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  let state = [...`%s ${drawn}`].reduce((sum, letter) => Math.imul(sum ^ letter.codePointAt(0), 16777619), 0x811c9dc5);
  for (let i = 0; i < bytes.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    bytes[i] = state >>> 24;
  }
  return array;
};"""
SETTINGS = "if (location.host) localStorage.settings ??= JSON.stringify(%s)"


class Arrivals:
    def __init__(self, shelf: Shelf, base: str, chance: str = "") -> None:
        self.shelf, self.base, self.chance = shelf, base, chance
        self.watched: list[Watched] = []
        self.devices: list[tuple[Device, dict[str, Any]]] = []

    def __call__(
        self,
        path: str = "/",
        *,
        base: str | None = None,
        guide: bool = False,
        clock: bool = False,
        stopped: bool = False,
        pace: str = "skip",
        asked: bool = True,
        script: str = "",
        **context: Any,
    ) -> Player:
        """Somebody opens a path; `context`: on which device. `clock`: its time can be put on; `stopped`: it stands still.

        `asked`: the offer of notifications has been answered. `script` runs first. Nothing is kept for reading offline, which
        takes as long as drawing a table, unless `service_workers` is "allow".
        """
        settings = {"locale": "en-US", "reduced_motion": "reduce", "service_workers": "block", **DESK, **context}
        own = {"pace": pace, "asked": asked} if guide else {"pace": pace, "asked": asked, "guide": False, "sound": False}
        chance = [CHANCE % f"{self.chance} {len(self.watched)}"] if self.chance else []
        device = self.shelf.take(base or self.base, settings)
        watched = device.prepare(settings, [SETTINGS % json.dumps(own), *chance, *filter(None, [script])], TIMEOUT)
        self.watched.append(watched)
        self.devices.append((device, settings))
        page = device.page
        if clock or stopped:
            device.kept = False
            page.clock.install()
        if stopped:
            page.clock.pause_at(time.time() + 1)
        page.goto(path)
        return Player(page, watched)

    def leave(self) -> list[str]:
        """Everybody goes; what their pages complained about."""
        for watched in self.watched:
            watched.stop()
        for device, settings in self.devices:
            self.shelf.put_back(device, settings)
        return [trouble for watched in self.watched for trouble in watched.troubles]
