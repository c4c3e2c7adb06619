"""`farebox play-stdio`: games between bots, some of which may be external programs."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any, NamedTuple

from rich.table import Table
from rich.text import Text

from farebox.arena.compiled_match import MAX_STEPS
from farebox.boards.board import Board
from farebox.bots.base import Bot, BotError, end_game, start_game
from farebox.bots.program import FAULTS, PROGRAM_PREFIX, ProgramBot, ProgramFault, check_seconds
from farebox.bots.registry import raised, try_bot
from farebox.cli.screen import out, print_json, progress
from farebox.game.action import Action, IllegalAction
from farebox.game.game import Game, Options


class Result(NamedTuple):
    over: bool  # False: stopped at the move limit, nobody won
    totals: list[int]
    winners: list[int]


def play_stdio(
    board: Board, specs: Sequence[str], seats: int | None, games: int, seed: int, seconds: float, as_json: bool
) -> None:
    """Play games between bots, one per seat; the first seat rotates."""
    if seats not in (None, len(specs)):
        raise ValueError(f"{seats} seats need {seats} --bot options, not {len(specs)}")
    check_seconds(seconds)
    for first_and_last in (seed, seed + games - 1):
        Options(len(specs), first_and_last).check(board)
    started = time.perf_counter()
    with ExitStack() as stack:
        bots = [_bot(spec, seed, seat, seconds, stack) for seat, spec in enumerate(specs)]
        with progress() as bar:
            results = [_play(board, bots, number, seed) for number in bar.track(range(games), description="playing")]
    summary = _summary(board, bots, results, seed)
    if as_json:
        print_json({**summary, "seconds": round(time.perf_counter() - started, 3)})
    else:
        _show(board, summary)


def _bot(spec: str, seed: int, seat: int, seconds: float, stack: ExitStack) -> Bot:
    own_seed = Random(f"{seed} {seat}").getrandbits(50)  # not the game's seed, which deals the cards
    if not spec.startswith(PROGRAM_PREFIX):
        return try_bot(spec, own_seed)
    bot = ProgramBot(spec.removeprefix(PROGRAM_PREFIX).strip(), own_seed, seconds)
    stack.callback(bot.close)
    return bot


def _play(board: Board, bots: Sequence[Bot], number: int, seed: int) -> Result:
    game = Game(board, len(bots), seed + number, first_seat=number % len(bots))
    for seat, bot in enumerate(bots):
        with _in_one_line(bot, f"game {number}, seat {seat}"):
            start_game(bot, board, seat, len(bots), Random(f"{seed} {seat} {number}").getrandbits(50))
    while not game.over and len(game.plays) < MAX_STEPS:
        seat = game.seat
        with _in_one_line(bots[seat], f"game {number}, seat {seat}, turn {game.state.turn}"):
            action = bots[seat].choose(game.view(seat))
            if not isinstance(action, Action):
                raise BotError(f"it chose {action!r}, which is not an Action")
            game.play(action, seat)
    for seat, bot in enumerate(bots):
        with _in_one_line(bot, f"game {number}, seat {seat}, end"):
            end_game(bot, game.scores, game.winners)
    return Result(game.over, [score.total for score in game.scores], list(game.winners))


@contextmanager
def _in_one_line(bot: Bot, where: str) -> Iterator[None]:
    """Say in one line which bot failed, and why; greedy replaces the faulty moves of programs."""
    try:
        yield
    except ProgramFault as fault:
        raise BotError(f"{where}: {bot.name} {fault} before its first move") from None
    except (BotError, IllegalAction) as error:
        raise BotError(f"{where}: {bot.name}: {error}") from None
    except (Exception, SystemExit) as error:
        raise BotError(f"{where}: {bot.name}: {raised(error)}") from None


def _summary(board: Board, bots: Sequence[Bot], results: Sequence[Result], seed: int) -> dict[str, Any]:
    rows = []
    for seat, bot in enumerate(bots):
        row = {
            "seat": seat,
            "bot": bot.name,
            "wins": round(sum((1 / len(result.winners) for result in results if seat in result.winners), 0.0), 3),
            "mean_total": round(sum(result.totals[seat] for result in results) / len(results), 3),
        }
        if isinstance(bot, ProgramBot):
            row["faults"] = {kind: bot.faults[kind] for kind in FAULTS}
        rows.append(row)
    return {
        "board": board.id,
        "seed": seed,
        "games": len(results),
        "undecided": sum(not result.over for result in results),
        "bots": rows,
        "results": [{"totals": result.totals, "winners": result.winners} for result in results],
    }


def _show(board: Board, summary: dict[str, Any]) -> None:
    games = summary["games"]
    table = Table(title=f"{board.name}: {games} game{'s' if games > 1 else ''} from seed {summary['seed']}")
    for column in ("seat", "bot", "wins", "mean", "moves replaced by greedy"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for row in summary["bots"]:
        faults = ", ".join(f"{kind} {count}" for kind, count in row.get("faults", {}).items() if count)
        table.add_row(str(row["seat"]), Text(row["bot"]), f"{row['wins']:g}", f"{row['mean_total']:.2f}", faults or "–")
    out.print(table)
    if summary["undecided"]:
        out.print(f"{summary['undecided']} stopped without a result after {MAX_STEPS} moves")
    if board.reconstructed:
        out.print(f"Not certain: {board.certainty}", style="yellow")
