"""How long a page without a server takes until the first tickets are dealt: `python benchmarks/page_start.py FOLDER --starts 4`

Every FOLDER is one that `farebox site` wrote; several are visited in turn, so that other load on the machine affects all alike.
Each start is a browser with an empty profile; then everything is stored for offline use, and another browser opens the same
profile.
"""

from __future__ import annotations

import argparse
import functools
import http.server
import json
import os
import shutil
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "browser"))
from chromium import FLAGS, NAMES

WATCH = """
window.tasks = [];
new PerformanceObserver((list) => tasks.push(...list.getEntries().map((one) => one.duration)))
  .observe({ type: "longtask", buffered: true });
"""
KEEP = "navigator.serviceWorker.register('sw.js').then(() => navigator.serviceWorker.ready).then(() => true)"
PATH = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
LONG = 180_000  # milliseconds
KEPT = 8000  # milliseconds after the deal, for what a page keeps when it has time


class Quiet(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, format: str, *args: Any) -> None:
        pass


@contextmanager
def shown(folder: str) -> Iterator[str]:
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def processor_time(context: BrowserContext) -> float:
    """Seconds of all processes of the browser."""
    assert context.browser
    session = context.browser.new_browser_cdp_session()
    return sum(one["cpuTime"] for one in session.send("SystemInfo.getProcessInfo")["processInfo"])


def visit(context: BrowserContext, address: str) -> dict[str, float]:
    page = context.new_page()
    page.goto("about:blank")
    began, before = time.perf_counter(), processor_time(context)
    page.goto(address, wait_until="commit")
    page.locator("[data-testid=play-now]:not([disabled])").wait_for()
    usable = time.perf_counter() - began
    page.get_by_test_id("play-now").click()
    page.get_by_test_id("keep-confirm").wait_for(timeout=LONG)
    dealt, spent = time.perf_counter() - began, processor_time(context) - before
    page.wait_for_timeout(500)
    longest = max(page.evaluate("tasks"), default=0)
    page.evaluate(KEEP)
    page.wait_for_timeout(KEPT)
    page.close()
    return {"usable_s": usable, "dealt_s": dealt, "processor_s": spent, "longest_task_ms": longest}


def start(playwright: Any, address: str) -> Iterator[tuple[str, dict[str, float]]]:
    with tempfile.TemporaryDirectory() as profile:
        for name in ("first", "later"):
            size = {"width": 1366, "height": 768}
            context = playwright.chromium.launch_persistent_context(
                profile, executable_path=PATH, args=list(FLAGS), viewport=size
            )
            context.add_init_script(WATCH)
            seen = visit(context, address)
            seen["load"] = os.getloadavg()[0]
            yield name, seen
            context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="+", metavar="FOLDER")
    parser.add_argument("--starts", type=int, default=4)
    given = parser.parse_args()
    rows: dict[tuple[str, str], list[dict[str, float]]] = {}
    with sync_playwright() as playwright:
        for _ in range(given.starts):
            for folder in given.folders:
                with shown(folder) as address:
                    for name, seen in start(playwright, address):
                        rows.setdefault((folder, name), []).append(seen)
                        print(json.dumps({"site": folder, "visit": name} | {k: round(v, 2) for k, v in seen.items()}), flush=True)
    for (folder, name), found_rows in rows.items():
        medians = {key: round(statistics.median(row[key] for row in found_rows), 2) for key in found_rows[0]}
        print(f"{folder} {name}: median {medians}")


if __name__ == "__main__":
    main()
