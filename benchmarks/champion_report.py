"""The figures of champion.py as tables and pictures."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from farebox.boards.board import Board, load_board
from report import BLUE, GREEN, GREY, METADATA, ORANGE, _table, _tidy

Figures = dict[str, Any]
WHO = ("champions", "champion among planners", "planners")
COLORS = dict(zip(WHO, (BLUE, GREEN, ORANGE), strict=True))
SETS = {"drawn": "champions, actions drawn", "best": "champions", "among planners": "one among planners"}
NAMES = {"new_york": "New York", "first_journey_europe": "First Journey: Europe"}
PLATE = {"facecolor": "white", "edgecolor": "none", "alpha": 0.7, "pad": 0.6}  # background of text on a map
MARKERS = {2: "o", 3: "s", 4: "^"}


def tables_of(result: Figures) -> str:
    """All figures in Markdown."""
    parts = [_habits(result), _tickets(result), _routes(result), _scores(result), _temperatures(result), _speed(result)]
    return "\n\n".join(parts)


def _of(result: Figures, board: str) -> list[Figures]:
    return [table for table in result["tables"] if table["board"] == board]


def _boards(result: Figures) -> list[str]:
    return list(dict.fromkeys(table["board"] for table in result["tables"]))


def _habits(result: Figures) -> str:
    parts = []
    for board in _boards(result):
        lines = []
        for table in _of(result, board):
            for who in WHO:
                s = table["style"][who]
                seats = " · ".join(f"{100 * won:.1f}" for won in s["by_seat"])
                held = sum(n * count for n, count in enumerate(s["held"])) / sum(s["held"])
                cells = [f"{s['turns']:.1f}", f"{s['total']:.1f}"]
                if s["sources"]:
                    cells += [" + ".join(f"{x:.1f}" for x in s["sources"]), f"{held:.2f}", f"{s['made']:.2f}"]
                    cells += [f"{100 * s['opened_both']:.0f} %"]
                else:
                    cells += [f"{100 * s['bonus']:.0f} %"]
                cards = f"{s['taken']:.1f} + {s['drawn']:.1f}" if s["sources"] else f"{s['drawn']:.1f}"
                cells += [f"{s['asked']:.2f}", cards, f"{s['claimed']:.1f}"]
                ends = ", ".join(f"{name} {100 * part:.1f} %" for name, part in s["endings"].items())
                lines.append([str(table["seats"]), who, seats, *cells, ends])
        city = bool(_of(result, board)[0]["style"]["planners"]["sources"])
        middle = ["routes + tickets + attractions", "tickets held", "made", "both kept at first"] if city else ["bonus"]
        asked = "tickets drawn, times" if city else "exchanges"
        cards = "cards taken + blind" if city else "draws of two cards"
        head = ["seats", "who", "wins by seat, %", "turns a seat", "score", *middle, asked, cards, "claims", "ends"]
        parts.append(f"### {NAMES[board]}\n\n{_table(head, lines)}")
    return "\n\n".join(parts)


def _tickets(result: Figures) -> str:
    """New York, 2 seats: the share of offered tickets that were kept, and of kept ones that were completed."""
    parts = []
    for board in _boards(result):
        two = _of(result, board)[0]["style"]
        b, lines = load_board(board), []
        for t, ticket in enumerate(b.tickets):
            cells = []
            for who in (WHO[0], WHO[2]):
                f = two[who]["tickets"][ticket.id]
                kept = f"{100 * f['held'] / f['offered']:.0f} %" if f["offered"] else f"{f['held']:,}"
                cells += [kept, f"{100 * f['made'] / f['held']:.0f} %" if f["held"] else "–"]
            lines.append([b.ticket_text(t), str(ticket.value), *cells])
        lines.sort(key=lambda line: -float(line[2].split()[0].replace(",", "")))
        parts.append(_table(["ticket", "value", "champions kept", "made", "planners kept", "made"], lines))
    return "\n\n".join(parts)


def _routes(result: Figures) -> str:
    parts = []
    for board in _boards(result):
        b, two = load_board(board), _of(result, board)[0]["style"]
        loved = sorted(range(len(b.routes)), key=lambda r: -two[WHO[0]]["routes"][b.routes[r].id])
        lines = [[b.route_text(r), str(b.routes[r].length), *_claimed(two, b.routes[r].id)] for r in [*loved[:8], *loved[-5:]]]
        lengths = [
            [f"all of length {n}", "", *(f"{two[who]['lengths'][n]:.2f}" for who in (WHO[0], WHO[2]))]
            for n in two[WHO[0]]["lengths"]
        ]
        parts.append(_table(["route", "length", "a champion claims it", "a planner"], lines + lengths))
    return "\n\n".join(parts)


def _claimed(two: Figures, route: str) -> list[str]:
    return [f"{100 * two[who]['routes'][route]:.0f} %" for who in (WHO[0], WHO[2])]


def _scores(result: Figures) -> str:
    lines = []
    for table in result["tables"]:
        for name, text in SETS.items():
            s = table["calibration"]["scores"][name]["plain"]
            better = f"{100 * (1 - s['brier'] / s['base']):.0f} %"
            cells = [f"{s['decisions']:,}", f"{s['brier']:.3f} ± {1.96 * s['brier_error']:.3f}", f"{s['base']:.3f}", better]
            lines.append([NAMES[table["board"]], str(table["seats"]), text, *cells, f"{s['told']:.3f}", f"{s['got']:.3f}"])
    head = ["game", "seats", "who played", "decisions", "Brier score", "base rate's", "better by", "told, mean", "won, mean"]
    return _table(head, lines)


def _temperatures(result: Figures) -> str:
    """Log loss on other games, without and with the fitted temperatures."""
    lines = []
    for table in result["tables"]:
        c = table["calibration"]
        for kind, temperature in c["temperatures"].items():
            cells = []
            for name in ("drawn", "among planners"):
                s = c["scores"][name]
                cells.append(f"{s['plain']['surprise']:.3f} → {s[f'fitted {kind}']['surprise']:.3f}")
            lines.append([NAMES[table["board"]], str(table["seats"]), SETS[kind], f"{temperature:.2f}", *cells])
    head = ["game", "seats", "fitted on", "temperature", "log loss, champions", "one among planners"]
    return _table(head, lines)


def _speed(result: Figures) -> str:
    lines = []
    for s in result["speed"]:
        ms = [f"{s[key]:.2f}" for key in ("choose_ms", "slowest_ms", "judge_ms")]
        lines.append([NAMES[s["board"]], *ms, f"{s['rows_per_s']:,.0f}"])
    return _table(["game", "ms a decision, median", "slowest", "ms to judge", "decisions/s, many games at once"], lines)


def draw(result: Figures, training: Path, folder: Path) -> None:
    """champion-learning, -calibration, -style and -routes.svg."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "farebox", "font.family": "sans-serif", "font.size": 10})
    folder.mkdir(parents=True, exist_ok=True)
    _draw_learning(training, folder / "champion-learning.svg")
    _draw_responses(training, folder / "champion-responses.svg")
    _draw_calibration(result, folder / "champion-calibration.svg")
    _draw_style(result, folder / "champion-style.svg")
    _draw_routes(result, folder / "champion-routes.svg")


def _figure(rows: int, columns: int, size: tuple[float, float], **more: Any) -> tuple[Any, Any]:
    from matplotlib import pyplot

    return pyplot.subplots(rows, columns, figsize=size, layout="constrained", facecolor="white", squeeze=False, **more)


def _save(figure: Any, path: Path) -> None:
    from matplotlib import pyplot

    figure.savefig(path, metadata=METADATA)
    pyplot.close(figure)
    path.write_text("\n".join(line.rstrip() for line in path.read_text("utf-8").splitlines()) + "\n", "utf-8")


def _draw_learning(training: Path, path: Path) -> None:
    figure, several = _figure(1, 1, (8.0, 4.2))
    axes = several[0][0]
    for (board, name), color, marker in zip(NAMES.items(), (BLUE, ORANGE), "os", strict=True):
        rows = [json.loads(line) for line in (training / f"{board}.evaluations.jsonl").read_text("utf-8").splitlines()]
        rows = [row for row in rows if row["opponent"] == "planner" and row["seats"] == 2]
        x, y, e = ([row[key] for row in rows] for key in ("seconds", "win_rate", "error"))
        axes.errorbar(
            x, [100 * v for v in y], [196 * v for v in e], color=color, marker=marker, markersize=4, label=name, linewidth=1.2
        )
    axes.axhline(50, color=GREY, linewidth=0.8)
    axes.set_ylim(0, 100)
    axes.set_xlim(left=0)
    axes.set_xlabel("seconds of training; the first 478 of both side by side on one GPU")
    axes.set_ylabel("games won against the planner, %")
    axes.set_title("Learning: 2,048 games a point, 95 % intervals", loc="left", fontweight="bold")
    axes.legend(loc="lower right", frameon=False)
    _tidy(axes)
    _save(figure, path)


def _draw_responses(training: Path, path: Path) -> None:
    """The learning curves of best responses to networks for New York."""
    figure, several = _figure(1, 1, (8.0, 3.6))
    axes = several[0][0]
    runs = (("1", "the first run", ORANGE), ("2", "the second, with rivals", GREY), ("4", "the fourth, the champion", BLUE))
    for run, name, color in runs:
        rows = [json.loads(line) for line in (training / f"new_york.{run}.response.log.jsonl").read_text("utf-8").splitlines()]
        axes.plot([row["steps"] / 1e9 for row in rows], [100 * row["won"] for row in rows], color=color, linewidth=1.6)
        axes.annotate(name, (rows[-1]["steps"] / 1e9, 100 * rows[-1]["won"]), (6, 0), textcoords="offset points", va="center")
    axes.axhline(50, color=GREY, linewidth=0.8)
    axes.set_ylim(40, 80)
    axes.set_xlim(0, 6)
    axes.set_xlabel("steps of training against it, 10⁹")
    axes.set_ylabel("games won against it, %")
    axes.set_title("Best responses to three networks for New York, while they learned", loc="left", fontweight="bold")
    _tidy(axes)
    _save(figure, path)


def _draw_calibration(result: Figures, path: Path) -> None:
    boards = _boards(result)
    figure, several = _figure(1, len(boards), (4.6 * len(boards), 4.8))
    for axes, board in zip(several[0], boards, strict=True):
        axes.plot([0, 100], [0, 100], color=GREY, linewidth=0.8)
        for table in _of(result, board):
            for name, color, line in (("drawn", BLUE, "-"), ("among planners", ORANGE, "--")):
                bins = table["calibration"]["scores"][name]["plain"]["bins"]
                x, y, e = ([100 * b[k] for b in bins] for k in range(3))
                style = {"color": color, "linestyle": line, "marker": MARKERS[table["seats"]], "markersize": 4, "linewidth": 1}
                label = f"{'champions' if name == 'drawn' else 'one among planners'}, {table['seats']} seats"
                axes.errorbar(x, y, [1.96 * v for v in e], label=label, **style)
        axes.set_xlabel("own chance to win, as the champion tells it, %")
        axes.set_ylabel("games won, %")
        axes.set_title(NAMES[board], loc="left", fontweight="bold")
        axes.set_xlim(0, 100)
        axes.set_ylim(0, 100)
        _tidy(axes)
    several[0][0].legend(loc="lower right", frameon=False, fontsize=8)
    _save(figure, path)


def _draw_style(result: Figures, path: Path) -> None:
    """Points by source, tickets held, route lengths, game lengths, and wins by seat."""
    figure, several = _figure(2, 3, (12.0, 7.0))
    city, journey = ({table["seats"]: table["style"] for table in _of(result, board)} for board in NAMES)
    _draw_sources(several[0][0], city)
    _draw_bars(
        several[0][1],
        "New York, 2 seats: tickets at the end",
        {who: _shares(city[2][who]["held"][:7]) for who in WHO},
        "seats, %",
    )
    lengths = {who: list(city[2][who]["lengths"].values()) for who in WHO}
    _draw_bars(several[0][2], "New York, 2 seats: routes by length", lengths, "routes a seat", first=1)
    _draw_turns(several[1][0], "New York, 2 seats: length of games", city[2])
    _draw_turns(several[1][1], "Europe, 2 seats: length of games", journey[2])
    _draw_seats(several[1][2], {"New York": city, "Europe": journey})
    several[0][1].legend(frameon=False, fontsize=8)
    _save(figure, path)


def _shares(counts: list[int]) -> list[float]:
    return [100 * n / sum(counts) for n in counts]


def _draw_sources(axes: Any, city: Figures) -> None:
    """Stacked: routes, tickets, attractions."""
    x, ticks = 0.0, []
    for seats, style in city.items():
        for who in WHO:
            bottom = 0.0
            for k, points in enumerate(style[who]["sources"]):
                axes.bar(x, points, 0.85, bottom=bottom, color=COLORS[who], alpha=(1.0, 0.65, 0.35)[k], edgecolor="white")
                if points > 2:
                    axes.text(x, bottom + points / 2, f"{points:.0f}", ha="center", va="center", fontsize=7)
                bottom += points
            x += 1
        ticks.append((x - 2, f"{seats} seats"))
        x += 0.6
    axes.set_xticks([at for at, _ in ticks], [text for _, text in ticks])
    axes.set_ylabel("points: routes, tickets, attractions")
    axes.set_title("New York: points by source", loc="left", fontsize=10, fontweight="bold")
    _tidy(axes)


def _draw_bars(axes: Any, title: str, values: dict[str, list[float]], unit: str, first: int = 0) -> None:
    for k, (who, heights) in enumerate(values.items()):
        axes.bar([first + n + 0.27 * (k - 1) for n in range(len(heights))], heights, 0.27, color=COLORS[who], label=who)
    axes.set_ylabel(unit)
    axes.set_title(title, loc="left", fontsize=10, fontweight="bold")
    _tidy(axes)


def _draw_turns(axes: Any, title: str, style: Figures) -> None:
    for who in WHO:
        shares = _shares(style[who]["turns_counted"][:31])
        axes.plot(range(len(shares)), shares, color=COLORS[who], marker=".", label=who)
    axes.set_xlim(5, 30)
    axes.set_xlabel("turns a seat")
    axes.set_ylabel("games, %")
    axes.set_title(title, loc="left", fontsize=10, fontweight="bold")
    _tidy(axes)


def _draw_seats(axes: Any, games: dict[str, Figures]) -> None:
    """How far each seat's wins exceed an even share, among champions and among planners."""
    x, ticks = 0.0, []
    for name, tables in games.items():
        for seats, style in tables.items():
            for p in range(seats):
                for k, who in enumerate((WHO[0], WHO[2])):
                    s = style[who]
                    height = 100 * (s["by_seat"][p] - 1 / seats)
                    axes.bar(
                        x + 0.4 * k, height, 0.4, yerr=196 * s["by_seat_error"][p], color=COLORS[who], error_kw={"linewidth": 0.8}
                    )
                x += 1
            ticks.append((x - seats / 2 - 0.3, f"{name}\n{seats}"))
            x += 0.8
    axes.axhline(0, color=GREY, linewidth=0.8)
    axes.set_xticks([at for at, _ in ticks], [text for _, text in ticks], fontsize=7)
    axes.set_ylabel("wins above an even share, points")
    axes.set_title("Who begins: each seat in order", loc="left", fontsize=10, fontweight="bold")
    _tidy(axes)


def _draw_routes(result: Figures, path: Path) -> None:
    """Maps: the wider a line, the more seats claim it; the two routes of a double are combined."""
    boards = _boards(result)
    figure, several = _figure(len(boards), 2, (11.0, 11.0), height_ratios=(3, 2)[: len(boards)])
    for row, name in zip(several, boards, strict=True):
        board, two = load_board(name), _of(result, name)[0]["style"]
        for axes, who in zip(row, (WHO[0], WHO[2]), strict=True):
            _draw_map(axes, board, two[who]["routes"], COLORS[who])
            axes.set_title(f"{NAMES[name]}, 2 seats: {who}", loc="left", fontweight="bold")
    _save(figure, path)


def _draw_map(axes: Any, board: Board, claimed: dict[str, float], color: str) -> None:
    assert board.layout_file
    places = {place["id"]: place for place in json.loads(board.layout_file.read_text("utf-8"))["locations"]}
    joined: dict[tuple[int, int], float] = {}
    for route in board.routes:
        pair = (min(route.a, route.b), max(route.a, route.b))
        joined[pair] = joined.get(pair, 0.0) + claimed[route.id]
    for (a, b), share in joined.items():
        ends = [places[board.locations[v].id] for v in (a, b)]
        axes.plot([end["x"] for end in ends], [end["y"] for end in ends], color="#cccccc", linewidth=0.8, zorder=1)
        axes.plot(
            [end["x"] for end in ends],
            [end["y"] for end in ends],
            color=color,
            linewidth=18 * share,
            solid_capstyle="round",
            zorder=2,
        )
        if share >= 0.3:
            x, y = (sum(end[key] for end in ends) / 2 for key in "xy")
            axes.text(x, y, f"{100 * share:.0f}", fontsize=7, ha="center", va="center", zorder=6, bbox=PLATE)
    for place in board.locations:
        at = places[place.id]
        axes.plot(at["x"], at["y"], "o", color="white", markeredgecolor="black", markersize=6, zorder=3)
        beside = {"textcoords": "offset points", "fontsize": 7, "ha": "center", "zorder": 5, "bbox": PLATE}
        axes.annotate(place.name, (at["x"], at["y"]), (0, 7), **beside)
    axes.invert_yaxis()
    axes.set_aspect("equal")
    axes.axis("off")
    axes.margins(0.08)
