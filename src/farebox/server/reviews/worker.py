"""The process that makes reviews: it reads requests and writes answers, one JSON object per line, until stdin is closed.

Several requests may be in progress; each has a number, which its answers repeat. The argument of the process is its nice
level, so that neither bots nor the server wait for it.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
from collections.abc import Iterator
from typing import Any

JsonObject = dict[str, Any]
writing = threading.Lock()


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends this process
    for line in sys.stdin:
        threading.Thread(target=_answer, args=(json.loads(line),), daemon=True).start()


def _answer(request: JsonObject) -> None:
    for answer in answers(request):
        text = json.dumps({**answer, "request": request["request"]}, separators=(",", ":"))
        with writing:
            print(text, flush=True)


def answers(request: JsonObject) -> Iterator[JsonObject]:
    """The decisions of a game, each as soon as it is judged, then the whole review; or another action of one decision."""
    try:
        if "tried" in request:
            yield {"tried": _tried(request, request["tried"])}
        else:
            yield from _review(request["record"], request["deep"], request["open"])
    except Exception as error:
        yield {"failed": repr(error)}


def _review(text: str, deep: bool, open_hands: bool) -> Iterator[JsonObject]:
    from farebox import Record
    from farebox.review import DEEP, QUICK, Review, review_steps

    effort = DEEP if deep else QUICK
    for step in review_steps(Record.parse(text).replay(), deep=deep, open_hands=open_hands, effort=effort):
        yield {"review" if isinstance(step, Review) else "decision": step.to_dict()}


def _tried(request: JsonObject, tried: JsonObject) -> JsonObject:
    from farebox import Record
    from farebox.game.action import read_action
    from farebox.review import DEEP, QUICK
    from farebox.review.decisions import decisions_of
    from farebox.review.tries import judge_try

    decision = list(decisions_of(Record.parse(request["record"]).replay()))[tried["number"]]
    action, best = read_action(tried["action"]), read_action(tried["best"])
    effort = DEEP if request["deep"] else QUICK
    return judge_try(decision, action, best, tried["cost"], effort, open_hands=request["open"]).to_dict()


if __name__ == "__main__":
    main()
