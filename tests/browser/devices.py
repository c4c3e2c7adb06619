"""Browsers that are used again: a page in one that has drawn a page before takes a third of the time.

A device goes back on the shelf only as clean as a new one: nothing stored, no scripts, routes or permissions of the last visit.
"""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any

from playwright.sync_api import Browser, CDPSession, Error
from watched import Watched

MOST_IDLE = 6
NOWHERE = "/api/health"  # an address of the server that draws nothing
CHANGEABLE = {"viewport", "color_scheme", "reduced_motion"}  # of a page that is open
FORGET = "localStorage.clear(); sessionStorage.clear()"
STORED = "cookies,indexeddb,cache_storage,service_workers,file_systems"


class Device:
    """One browser context with one page."""

    def __init__(self, browser: Browser, base: str, settings: dict[str, Any]) -> None:
        self.base = base
        self.context = browser.new_context(base_url=base, **settings)
        self.page = self.context.new_page()
        self.scripts = ExitStack()
        self.wire: CDPSession | None = None
        self.kept = True  # a clock that was installed stays; so does what a test does to sockets

    def prepare(self, settings: dict[str, Any], scripts: list[str], timeout: int) -> Watched:
        self.context.set_default_timeout(timeout)
        for script in scripts:
            self.scripts.enter_context(self.context.add_init_script(script))
        if self.wire:
            self.page.set_viewport_size(settings["viewport"])
            self.page.emulate_media(
                color_scheme=settings.get("color_scheme", "light"), reduced_motion=settings.get("reduced_motion", "no-preference")
            )
        return Watched(self.context)

    def tidy(self) -> bool:
        """Whether it is as good as new."""
        if not self.kept:
            return False
        try:
            for page in self.context.pages:
                if page != self.page:
                    page.close()
            self.scripts.close()
            self.context.unroute_all()
            self.page.unroute_all()
            self.context.set_offline(False)
            self.context.clear_permissions()
            self.page.goto(self.base + NOWHERE)
            self.page.evaluate(FORGET)
            self.wire = self.wire or self.context.new_cdp_session(self.page)
            self.wire.send("Storage.clearDataForOrigin", {"origin": self.base, "storageTypes": STORED})
            self.wire.send("Page.resetNavigationHistory")
        except Error:  # the test closed it
            return False
        return True


class Shelf:
    """Devices that nobody uses, the one that was used last at the end."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.idle: list[tuple[str, Device]] = []

    def take(self, base: str, settings: dict[str, Any]) -> Device:
        kind = _kind(base, settings)
        found = next((one for one in reversed(self.idle) if one[0] == kind), None)
        if not found:
            return Device(self.browser, base, settings)
        self.idle.remove(found)
        return found[1]

    def put_back(self, device: Device, settings: dict[str, Any]) -> None:
        if not device.tidy():
            device.context.close()
            return
        self.idle.append((_kind(device.base, settings), device))
        if len(self.idle) > MOST_IDLE:
            self.idle.pop(0)[1].context.close()


def _kind(base: str, settings: dict[str, Any]) -> str:
    return json.dumps([base, {key: value for key, value in settings.items() if key not in CHANGEABLE}], sort_keys=True)
