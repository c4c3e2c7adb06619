"""The main screens as pictures, from real games:  python tests/browser/screens.py FOLDER [--only NAME] [--pictures]

Desktop, tablet and phone, light and dark, English and Polish. `--pictures` renews those of docs/pictures; `--only ny-claim`
takes just the screens whose names begin so. Prints how quickly a click is answered.
"""

from __future__ import annotations

import argparse
import base64
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "helpers"))

from arrivals import DESK, PHONE, TABLET, Arrivals  # noqa: E402
from chromium import launched  # noqa: E402
from devices import Shelf  # noqa: E402
from player import Player  # noqa: E402
from shortcut import Data, Shortcut, ask, shortcut  # noqa: E402

from farebox import Game, Record  # noqa: E402
from farebox.bots.registry import make_bot  # noqa: E402
from running_server import running  # noqa: E402

PICTURES = HERE.parents[1] / "docs/pictures"
KEPT = {
    "start-desk-light": "lobby",
    "ny-middle-desk-light": "new-york",
    "fj-middle-desk-light": "first-journey",
    "ny-claim-phone-light": "phone",
    "fj-celebrate-desk-light": "ticket-done",
    "ny-scoring-desk-dark": "scoring",
    "review-desk-light": "review",
}
PAGES = {
    "start": "/",
    "new": "/new",
    "rules": "/rules",
    "clause": "/rules#FJ-BONUS-1",
    "pad": "/score-pad",
    "watch": "/watch",
    "daily": "/daily",
    "puzzles": "/puzzles",
}
DEVICES = {"desk": DESK, "tablet": TABLET, "phone": {**PHONE, "device_scale_factor": 2}}
LOOKS: dict[str, dict[str, Any]] = {
    f"{device}-{theme}": {**size, "color_scheme": theme} for device, size in DEVICES.items() for theme in ("light", "dark")
} | {f"{device}-light-pl": {**DEVICES[device], "locale": "pl-PL"} for device in ("desk", "phone")}
REVIEWED = 35, ("planner", "champion", "planner")  # the seed and the bots of the game whose review is shown
ARRIVE, SETTLE = 1200, 200  # milliseconds until the news is on all screens, and until everything lies where it belongs
CLICK = """async () => {
  const hand = () => document.querySelector('[data-testid="hand"]').textContent, before = hand(), start = performance.now();
  document.querySelector('[data-testid="deck"]').click();
  while (hand() === before) await new Promise(requestAnimationFrame);
  return performance.now() - start;
}"""


class Gallery:
    def __init__(self, arrive: Arrivals, folder: Path, only: str, keep: bool) -> None:
        self.arrive, self.folder, self.only, self.keep = arrive, folder, only, keep

    def wants(self, *names: str) -> bool:
        """Whether a screen, or one of those that begin with a name, is asked for."""
        return any(name.startswith(self.only) or self.only.startswith(name) for name in names)

    def take(self, screen: str, pages: dict[str, Player]) -> None:
        if not pages or not self.wants(screen):
            return
        next(iter(pages.values())).page.wait_for_timeout(ARRIVE)
        for look, player in pages.items():
            while player.look().celebration and "celebrate" not in screen:
                player.play()
            player.page.wait_for_timeout(SETTLE)
            player.page.screenshot(path=self.folder / f"{screen}-{look}.png")
            if self.keep and (kept := KEPT.get(f"{screen}-{look}")):
                small_picture(player, PICTURES / f"{kept}.webp")
        print(screen)

    def arrivals(self, path: str, script: str = "") -> dict[str, Player]:
        return {look: self.arrive(path, script=script, **context) for look, context in LOOKS.items()}

    def at(self, table: Shortcut, seats: Iterable[int] = (0,)) -> dict[str, Player]:
        return self.arrivals(f"/table/{table.code}", table.script(list(seats)))


def small_picture(player: Player, path: Path) -> None:
    path.parent.mkdir(exist_ok=True)
    shot = player.page.context.new_cdp_session(player.page).send("Page.captureScreenshot", {"format": "webp", "quality": 82})
    path.write_bytes(base64.b64decode(shot["data"]))


def leave(pages: dict[str, Player]) -> None:
    for player in pages.values():
        player.page.context.close()


def each(pages: dict[str, Player], do: Callable[[Player], object]) -> None:
    for player in pages.values():
        do(player)


def pages(gallery: Gallery) -> None:
    for screen, path in PAGES.items():
        if gallery.wants(screen):
            seen = gallery.arrivals(path)
            each(seen, lambda player: player.page.wait_for_load_state("networkidle"))
            if screen == "pad":
                each(seen, fill_pad)
            gallery.take(screen, seen)
            leave(seen)


def fill_pad(player: Player) -> None:
    columns = player.page.locator(".columns section")
    for column, counts in ((0, {1: 2, 2: 3, 3: 1}), (1, {2: 4, 4: 1})):
        for length, count in counts.items():
            for _ in range(count):
                columns.nth(column).locator(".stepper").nth(length - 1).locator("button").last.click()
        select = columns.nth(column).locator("select")
        select.select_option(index=3 + column)
    player.page.evaluate("scrollTo(0, 0)")


def waiting(gallery: Gallery, base: str) -> None:
    if not gallery.wants("waiting", "join"):
        return
    places = [{"kind": "mine", "name": "Ada"}, {"kind": "bot", "name": "Rosa", "level": "casual"}, {"kind": "open"}]
    opened = ask(base, "POST", "/tables", {"options": {"board": "new_york", "first": 0}, "places": places})
    with connect(f"{base.replace('http', 'ws', 1)}/api/tables/{opened['table']['code']}/socket") as wire:
        table = Shortcut(base, opened, wire)
        for screen, seen in (("waiting", gallery.at(table)), ("join", gallery.arrivals(f"/table/{table.code}"))):
            gallery.take(screen, seen)
            leave(seen)


def on_turn(view: Data) -> bool:
    return (view["seat"], view["phase"]) == (0, "turn")


def new_york(gallery: Gallery, base: str) -> None:
    if not gallery.wants("ny"):
        return
    with shortcut(base, "new_york", 3, listed=True) as table:
        seen = gallery.at(table)
        gallery.take("ny-keep", seen)
        if table.play(lambda now, view: on_turn(view) and view["turn"] > 4, wise=True):
            gallery.take("ny-early", seen)
        if table.play(lambda now, view: on_turn(view) and view["turn"] > 18 and can_claim(view), wise=True):
            gallery.take("ny-middle", seen)
            routes = [route for route in table.views[0]["routes"] if route["why"] is None]
            best = max(routes, key=lambda route: len(route["ways"]))["route"]
            each(seen, lambda player: pick(player, best))
            gallery.take("ny-claim", seen)
            each(seen, lambda player: player.page.keyboard.press("Escape"))
            each(seen, lambda player: player.page.get_by_test_id("hint").click())
            each(seen, lambda player: player.page.get_by_test_id("hint-text").wait_for())
            gallery.take("ny-hint", seen)
            each(seen, lambda player: player.page.keyboard.press("Escape"))
            each(seen, lambda player: player.page.keyboard.press("Escape"))
            each(seen, show_ticket)
            gallery.take("ny-ticket", seen)
            each(seen, hide_ticket)
            large = {look: enlarged(gallery.arrive, table, LOOKS[look]) for look in ("desk-light", "phone-light")}
            gallery.take("ny-large", large)
            leave(large)
        watching = gallery.arrivals(f"/table/{table.code}") if gallery.wants("ny-watch") else {}
        gallery.take("ny-watch", watching)
        leave(watching)
        if table.play(lambda now, view: view["seat"] == 0 and view["last_turns"] is not None, wise=True):
            gallery.take("ny-last", seen)
        table.play(wise=True)
        each(seen, lambda player: player.page.get_by_test_id("scoring").wait_for())
        gallery.take("ny-scoring", seen)
        leave(seen)


def can_claim(view: Data) -> bool:
    return any(len(route["ways"]) > 1 for route in view["routes"] if route["why"] is None)


def pick(player: Player, route: str) -> None:
    player.page.locator(f'[data-route="{route}"]').dispatch_event("click")
    player.page.get_by_test_id("ask").wait_for()
    player.page.wait_for_timeout(600)


def show_ticket(player: Player) -> None:
    if player.page.get_by_test_id("tab-tickets").count():
        player.page.get_by_test_id("tab-tickets").click()
    player.page.locator('[data-testid^="ticket-"]').first.click()


def hide_ticket(player: Player) -> None:
    player.page.locator('[data-testid^="ticket-"]').first.click()
    if player.page.get_by_test_id("tab-cards").count():
        player.page.get_by_test_id("tab-cards").click()


def enlarged(arrive: Arrivals, table: Shortcut, context: dict[str, Any]) -> Player:
    player = arrive(f"/table/{table.code}", script=table.script([0]), **context)
    player.wait_for_turn()
    player.page.add_style_tag(content="html { font-size: 200% !important }")
    return player


def review(gallery: Gallery, base: str) -> None:
    """The costliest decision of the second seat, which lost by a point."""
    if not gallery.wants("review"):
        return
    seed, kinds = REVIEWED
    game, bots = Game("new_york", len(kinds), seed), [make_bot(kind, seat) for seat, kind in enumerate(kinds)]
    while not game.over:
        game.play(bots[game.seat].choose(game.view(game.seat)))
    id = ask(base, "POST", "/reviews", {"record": str(Record.of(game, ["Ada", "Leo", "Mira"]))})["id"]
    while not ask(base, "GET", f"/reviews/{id}")["review"]["seats"]:
        time.sleep(0.5)
    seen = gallery.arrivals(f"/review/{id}?seat=1")
    each(seen, lambda player: player.page.get_by_test_id("verdict").wait_for())
    gallery.take("review", seen)
    leave(seen)


def first_journey(gallery: Gallery, base: str, board: str = "first_journey_europe", name: str = "fj") -> None:
    if not gallery.wants(name):
        return
    with shortcut(base, board, 3) as table:
        seen = gallery.at(table)
        if table.play(lambda now, view: on_turn(view) and view["turn"] > 15 and can_build(view), wise=True):
            gallery.take(f"{name}-middle", seen)
            route = next(route["route"] for route in table.views[0]["routes"] if route["why"] is None)
            each(seen, lambda player: pick(player, route))
            gallery.take(f"{name}-build", seen)
            each(seen, lambda player: player.page.keyboard.press("Escape"))
        if table.play(lambda now, view: on_turn(view) and finishing(view) is not None, wise=True):
            table.act(0, str(finishing(table.views[0])))
            each(seen, lambda player: player.page.get_by_test_id("celebration").wait_for())
            gallery.take(f"{name}-celebrate", seen)
        table.play(wise=True)
        each(seen, lambda player: player.page.get_by_test_id("scoring").wait_for())
        gallery.take(f"{name}-end", seen)
        leave(seen)


def can_build(view: Data) -> bool:
    return any(route["why"] is None for route in view["routes"])


def finishing(view: Data) -> str | None:
    routes = {route["route"] for route in view["routes"] if route["finishes"] and route["why"] is None}
    return next((action["text"] for action in view["actions"] if action["route"] in routes), None)


def curtain(gallery: Gallery, base: str) -> None:
    if not gallery.wants("curtain"):
        return
    with shortcut(base, "first_journey_usa", 2) as table:
        seen = gallery.at(table, (0, 1))
        gallery.take("curtain", seen)
        leave(seen)


def measure(arrive: Arrivals) -> None:
    """How long from a click on the deck until the card lies in the hand."""
    ada = arrive()
    ada.open("new-york", ["bot"])
    times = []
    for _ in range(10):
        ada.wait_for_turn()
        if ada.page.get_by_test_id("deck").is_enabled():
            times.append(ada.page.evaluate(CLICK))
    print(f"a click is answered in {statistics.median(times):.0f} ms (median of {len(times)}; the slowest {max(times):.0f} ms)")


def main() -> None:
    parser = argparse.ArgumentParser(description="The main screens as pictures.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="")
    parser.add_argument("--pictures", action="store_true")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    os.environ["FAREBOX_TABLES_PER_HOUR"] = "100000"
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as (_, base), launched() as browser:
        arrive = Arrivals(Shelf(browser), base)
        arrive().page.get_by_test_id("play-now").wait_for()
        print(f"server, browser and start page were there after {time.perf_counter() - begun:.1f} s")
        gallery = Gallery(arrive, chosen.folder, chosen.only, chosen.pictures)
        pages(gallery)
        waiting(gallery, base)
        new_york(gallery, base)
        review(gallery, base)
        first_journey(gallery, base)
        first_journey(gallery, base, "first_journey_usa", "usa")
        curtain(gallery, base)
        measure(arrive)
        for trouble in arrive.leave():
            print(trouble, file=sys.stderr)


if __name__ == "__main__":
    main()
