"""Graphs of chances to win over a game, as SVG."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from farebox.boards.svg import PAINT, SEAT_COLORS, Picture, document

GRAPH_WIDTH, GRAPH_HEIGHT, LEFT, TOP = 900, 320, 70, 40


def graph_svg(chances: Sequence[Sequence[float]], *, size: int | None = None) -> Picture:
    """A graph of chances from 0 to 1: one sequence per seat, from the first position to the last."""
    return document(GRAPH_WIDTH, GRAPH_HEIGHT, _parts(chances), size)


def _parts(chances: Sequence[Sequence[float]]) -> Iterator[str]:
    wide, high = GRAPH_WIDTH - LEFT - 20, GRAPH_HEIGHT - 2 * TOP
    yield f'<rect width="{GRAPH_WIDTH}" height="{GRAPH_HEIGHT}" fill="{PAINT["paper"]}"/>'
    for percent in (0, 50, 100):
        y = TOP + high * (1 - percent / 100)
        yield f'<path d="M{LEFT} {y:g}H{LEFT + wide}" stroke="{PAINT["line"]}" stroke-width="2"/>'
        style = f'font-size="18" fill="{PAINT["ink2"]}" text-anchor="end"'
        yield f'<text x="{LEFT - 10}" y="{y + 6:g}" {style}>{percent} %</text>'
    for seat, row in enumerate(chances):
        step = wide / max(1, len(row) - 1)
        points = [(LEFT + i * step, TOP + high * (1 - chance)) for i, chance in enumerate(row)]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        yield f'<polyline points="{path}" fill="none" stroke="{SEAT_COLORS[seat][0]}" stroke-width="4" stroke-linejoin="round"/>'
        style = f'font-size="18" font-weight="700" fill="{SEAT_COLORS[seat][0]}"'
        yield f'<text x="{LEFT + seat * 80}" y="22" {style}>seat {seat}</text>'
