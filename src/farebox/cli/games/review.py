"""`farebox review`: what each decision of a finished game cost, and what was luck."""

from __future__ import annotations

from pathlib import Path

from rich.console import Group
from rich.table import Table
from rich.text import Text

from farebox.boards.board import load_board
from farebox.bots.neural.champion import NoChampionError
from farebox.cli.games.records import read_records
from farebox.cli.screen import out, print_json, progress, visible
from farebox.game.game import Game
from farebox.game.text.record import Record
from farebox.game.text.record_lines import RecordError
from farebox.messages import FALLBACK, text
from farebox.review import Review, ReviewedDecision, ReviewError, SeatReport, biggest, review
from farebox.review.reasons import Reason
from farebox.review.report import points

DECISIONS_SHOWN = 8  # costliest decisions
REVIEW_EXPLAINED = """Points of chance to win. Result - start = deal - cost + luck + others, for each seat.
Quality: 100 is a game without mistakes. Others: what the other seats did, and their luck. Adjusted: the result without luck."""


def review_records(file: Path, board: str | None, deep: bool, open_hands: bool, as_json: bool) -> None:
    """Review the records of a file. As JSON: one object, or a list of objects if there are several."""
    records = read_records(file)
    if any(record.veiled for record in records):
        raise ValueError(f"{file}: this record hides what its seat did not see; a review needs the whole one")
    try:
        games = [record.replay(load_board(board) if board else None) for record in records]
        if as_json:
            told = [_with_progress(game, deep, open_hands).to_dict() for game in games]
            print_json(told[0] if len(told) == 1 else told)
            return
        for place, (record, game) in enumerate(zip(records, games, strict=True)):
            reviewed = _with_progress(game, deep, open_hands)
            if place:
                out.print()
            _show(record, reviewed)
    except (RecordError, ReviewError, NoChampionError) as error:
        raise ValueError(f"{file}: {error}") from None


def _show(record: Record, reviewed: Review) -> None:
    game = reviewed.game
    names = list(record.players) if len(record.players) == len(game.seats) else [f"Seat {p}" for p in game.seats]
    out.print(_seats(reviewed, names))
    out.print(REVIEW_EXPLAINED, style="dim", soft_wrap=True)
    costly = biggest(reviewed.decisions, count=DECISIONS_SHOWN)
    if not costly:
        out.print("No decision cost a chance to win that could be measured.")
        return
    out.print("\nCostliest decisions", style="italic")
    for one in costly:
        out.print(_decision(one, names))


def _with_progress(game: Game, deep: bool, open_hands: bool) -> Review:
    with progress() as bar:
        task = bar.add_task("reviewing", total=len(game.plays))
        return review(game, deep=deep, open_hands=open_hands, progress=lambda done, _: bar.update(task, completed=done))


def _seats(reviewed: Review, names: list[str]) -> Table:
    table = Table(title=f"{reviewed.game.board.name}: review", box=None, pad_edge=False, title_justify="left")
    for name in ("", "quality", "start", "deal", "cost", "luck", "others", "result", "adjusted"):
        table.add_column(name, justify="right" if name else "left", no_wrap=bool(name))
    for report in reviewed.seats:
        table.add_row(names[report.seat], f"{report.quality:.0f}", *_sums(report))
    return table


def _sums(report: SeatReport) -> list[str]:
    changes = (report.deal, -report.cost, report.luck, report.others)
    start, result, adjusted = (f"{100 * value:.0f}" for value in (report.base, report.result, report.adjusted))
    return [start, *(f"{100 * change:+.0f}" for change in changes), result, adjusted]


def _decision(one: ReviewedDecision, names: list[str]) -> Group:
    """A heading; below it what was played, what would have been better, and why."""
    turn, cost = one.decision.play.turn, f"cost {points(one.judgment.cost)}"
    mark = "" if one.mark == "fine" else text(FALLBACK, f"daily-{one.mark}")
    parts = [f"Turn {turn}" if turn else "Opening", visible(names[one.decision.seat]), cost, mark]
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(overflow="fold")
    table.add_row("  played", str(one.decision.play.action))
    table.add_row("  better", str(one.judgment.best))
    for reason in one.reasons:
        table.add_row("", Text(visible(_reason(one, reason, names)), style="dim"))
    return Group(Text(" · ".join(filter(None, parts)), style="bold"), table)


def _reason(one: ReviewedDecision, reason: Reason, names: list[str]) -> str:
    board, told = one.decision.view.board, reason.arguments
    tickets = " and ".join(board.ticket_text(board.ticket_numbers[ticket]) for ticket in told.get("tickets", ()))
    route = board.route_text(board.route_numbers[told["route"]]) if "route" in told else ""
    values = {**told, "tickets": tickets, "route": route, "name": names[told.get("seat", 0)]}
    return text(FALLBACK, f"review-reason-{reason.id.replace('_', '-')}", **values)
