"""`farebox load`: measure how many games a server can handle, and check all its answers."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from contextlib import suppress

from farebox.cli.screen import out, print_json, progress
from farebox.load.crowd import Plan, run
from farebox.load.report import Report


def load(plan: Plan, as_json: bool) -> bool:
    """Run the load test and print its report. Returns whether no message was wrong."""
    with progress() as bar:
        task = bar.add_task("playing", total=None)

        def tick(report: Report, phase: str) -> None:
            bar.update(task, description=f"{phase}: {report.live} tables, {report.actions} actions", advance=0)

        report = run_plan(plan, tick)
    if as_json:
        print_json(report.data())
    else:
        _print(report)
    return not report.wrong


def run_plan(plan: Plan, tick: Callable[[Report, str], None]) -> Report:
    make_loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop
    with suppress(ImportError):  # not available on Windows
        from uvloop import new_event_loop as make_loop
    gc.disable()  # a collection takes long here, and its pauses would be counted as the server's
    try:
        with asyncio.Runner(loop_factory=make_loop) as runner:
            return runner.run(run(plan, tick))
    except ExceptionGroup as group:  # one exception per table: the first says what is wrong
        first: BaseException = group
        while isinstance(first, BaseExceptionGroup):
            first = first.exceptions[0]
        raise first from None
    finally:
        gc.enable()


def _print(report: Report) -> None:
    data = report.data()
    out.print(f"{data['games_at_once']:,} games at once, {data['actions_per_s']:g} actions/s over {data['seconds']:g} s")
    for name, what in (("screen_ms", "action to a screen"), ("answer_ms", "action to its answer")):
        if data[name]:
            out.print(f"{what}: " + ", ".join(f"{key} {value:g} ms" for key, value in data[name].items()))
    for line in report.plot():
        out.print(line, highlight=False)
    more = f"{data['actions']:,} actions accepted, {data['records_verified']:,} records verified, "
    out.print(more + f"{data['connections_lost']:,} connections lost, refused: {data['refused'] or 'nothing'}")
    for line in report.wrong[:20]:
        out.print(f"wrong: {line}", highlight=False)
    out.print("all consistent" if not report.wrong else f"{len(report.wrong)} inconsistencies")
