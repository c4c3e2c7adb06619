"""The typefaces: how much they weigh, that every language has its letters, and that nothing moves when they arrive."""

from __future__ import annotations

import pytest
from arrivals import DESK, PHONE, Open
from playwright.sync_api import Page, Response, Route, expect

HEAVY = 120_000  # bytes of fonts of the first page
STILL = 0.001  # share of the window that moves; the fallback matches the mean width of a letter, not every word's
LETTERS = "ăâîșțąćęłńóśźżéœ"
WATCH = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map((entry) => [
    entry.value, ...entry.sources.map(({ node }) => (node?.outerHTML ?? node?.parentElement?.outerHTML ?? "").slice(0, 120)),
  ]))).observe({ type: "layout-shift" });
}"""
ARRIVED = """() => ["Figtree Variable", "Bricolage Grotesque Variable"].every((family) =>
  [...document.fonts].some((face) => face.family.includes(family) && face.status === "loaded"))"""
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))"


def fresh_page(arrive: Open, **context: object) -> Page:
    return arrive("/rules", **context).page.context.new_page()


def test_fonts_of_the_first_page_are_light(arrive: Open) -> None:
    page = fresh_page(arrive, locale="pl-PL")  # Polish needs the files with more letters, too
    fonts: dict[str, int] = {}

    def answered(response: Response) -> None:
        if "font" in response.headers.get("content-type", ""):
            fonts[response.url] = len(response.body())

    page.on("response", answered)
    page.goto("/", wait_until="networkidle")
    page.wait_for_function("() => [...document.fonts].filter((face) => face.status === 'loaded').length >= 4")
    assert len(fonts) == 4
    assert sum(fonts.values()) <= HEAVY, fonts
    assert page.evaluate("(letters) => document.fonts.load('700 16px \"Figtree Variable\"', letters)", LETTERS)
    used = page.evaluate("getComputedStyle(document.querySelector('h1')).fontFamily")
    assert used.startswith('"Bricolage Grotesque Variable"')


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("path", ["/", "/new", "/rules"])
def test_nothing_moves_when_the_fonts_arrive(arrive: Open, path: str, device: dict[str, object]) -> None:
    page = fresh_page(arrive, **device)
    held: list[Route] = []
    page.route("**/*.woff2", lambda route: held.append(route))
    page.goto(path, wait_until="commit")
    expect(page.locator("main h1")).to_be_visible()
    if path == "/":
        expect(page.get_by_test_id("play-now")).to_be_visible()
        expect(page.locator(".sheet svg")).to_be_visible()
    if path == "/new":
        expect(page.locator("form.setup button.go")).to_be_visible()
    page.evaluate(FRAMES)
    assert not page.evaluate(ARRIVED)
    page.evaluate(WATCH)
    for route in held:
        route.continue_()
    page.wait_for_function(ARRIVED)
    page.evaluate(FRAMES)
    shifts = page.evaluate("window.shifts")
    assert sum(shift[0] for shift in shifts) <= STILL, shifts
