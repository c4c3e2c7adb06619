"""What the pages of a browser complain about: errors, failed requests, refusals."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response, WebError

GONE = "net::ERR_ABORTED"  # the page went elsewhere while it waited


class Watched:
    """A browser context and what went wrong in it. A test that provokes trouble says which: `watched.allow("404")`."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self._allowed: list[str] = []
        self._heard: list[str] = []
        self._listeners = {
            "weberror": self._error,
            "console": self._console,
            "requestfailed": self._failed,
            "response": self._answered,
        }
        for event, hear in self._listeners.items():
            context.on(event, hear)

    def stop(self) -> None:
        for event, hear in self._listeners.items():
            self.context.remove_listener(event, hear)

    def allow(self, *patterns: str) -> None:
        self._allowed += patterns

    @property
    def troubles(self) -> list[str]:
        return [trouble for trouble in self._heard if not any(re.search(pattern, trouble) for pattern in self._allowed)]

    def _error(self, error: WebError) -> None:
        self._heard.append(f"error: {error.error}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._heard.append(f"console: {message.text} ({message.location.get('url')})")

    def _failed(self, request: Request) -> None:
        if request.failure != GONE:
            self._heard.append(f"failed: {request.method} {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._heard.append(f"refused: {response.request.method} {response.url}: {response.status}")
