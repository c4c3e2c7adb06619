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
        context.on("weberror", self._error)
        context.on("console", self._console)
        context.on("requestfailed", self._failed)
        context.on("response", self._answered)

    def stop(self) -> None:
        self.context.remove_listener("weberror", self._error)
        self.context.remove_listener("console", self._console)
        self.context.remove_listener("requestfailed", self._failed)
        self.context.remove_listener("response", self._answered)

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
