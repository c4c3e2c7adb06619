"""`farebox`: the commands, and one clear line for whatever is wrong."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

import farebox
from farebox.cli import bench as bench_command
from farebox.cli import board as board_command
from farebox.cli import records, rulebook, sim, stdio
from farebox.cli.screen import visible

EPILOG = "Without a command: the table in the browser. Or try: farebox sim --board new_york --seats 3 --games 1000 --seed 7"

app = typer.Typer(
    name="farebox",
    help="New York and First Journey by the rulebook.",
    epilog=EPILOG,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
boards = typer.Typer(help="Boards of the package and of your own.")
app.add_typer(boards, name="board")

BoardOption = Annotated[str, typer.Option("--board", help="A board of the package, or the path of a .toml file.")]
SeatsOption = Annotated[int, typer.Option("--seats", help="2 to 4.")]
SeedOption = Annotated[int, typer.Option("--seed", help="The first seed; seeds reproduce games, they keep nothing secret.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"farebox {farebox.__version__}")
        raise typer.Exit


VersionOption = Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")]


@app.callback(invoke_without_command=True)
def _top(context: typer.Context, version: VersionOption = False) -> None:
    if context.invoked_subcommand is None:
        _serve()


@app.command("serve")
def _serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for everybody in the house.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="8017, or a free one if that is taken; 0: a free one.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(help="The file of the tables, or postgresql://…; $FAREBOX_DATABASE, or a file in your data folder."),
    ] = None,
    log: Annotated[str, typer.Option(help="plain, or json: one object a line.")] = "plain",
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")] = False,
) -> None:
    """Play in the browser: start the server and open the lobby."""
    from farebox.cli import serve

    serve.serve(host, port, database, not no_browser, log)


@app.command("train")
def _train(
    board: Annotated[str | None, typer.Option(help="New York if nothing is said.")] = None,
    minutes: Annotated[
        float, typer.Option(min=0.01, help="How long, or how much longer; on a good GPU 8 make a champion.")
    ] = 8.0,
    out: Annotated[Path, typer.Option(help="The folder for weights, checkpoint, log and curves.")] = Path("training"),
    seed: Annotated[int | None, typer.Option(help="1 if nothing is said.")] = None,
    device: Annotated[str, typer.Option(help="cuda, or cpu for a small network; auto: cuda if there is one.")] = "auto",
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on from the checkpoint in the folder, as it was told then.")
    ] = False,
    against: Annotated[Path | None, typer.Option(help="Weights of a fixed opponent: train a best response to it.")] = None,
    start: Annotated[Path | None, typer.Option(help="Weights to start from.")] = None,
    settings: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help="A part of the configuration (farebox/train/config.py)."),
    ] = None,
) -> None:
    """Train a champion by self-play (extra `train`)."""
    from farebox.cli import train

    train.train(board, minutes, out, seed, device, resume=resume, against=against, start=start, settings=settings or [])


@app.command("sim")
def _sim(
    board: BoardOption = "new_york",
    seats: SeatsOption = 2,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: SeedOption = 0,
    out: Annotated[Path | None, typer.Option(help="A folder for the records of the games.")] = None,
    first_seat: Annotated[int, typer.Option(help="The seat that starts.")] = 0,
    completion_cards: Annotated[int, typer.Option(help="First Journey: cards drawn for a completed ticket (FJ-TICKET-3).")] = 0,
    as_json: JsonOption = False,
) -> None:
    """Play random games and say how they went."""
    options = farebox.Options(seats, seed, first_seat, completion_cards)
    sim.simulate(farebox.load_board(board), options, games, out, as_json)


@app.command("show")
def _show(file: Path, board: Annotated[str | None, typer.Option(help="The board, if it is not in the package.")] = None) -> None:
    """A record as readable turns, and the final score pad."""
    records.show(file, board)


@app.command("verify")
def _verify(
    files: Annotated[list[Path], typer.Argument(help="Records, or folders of records.")],
    board: Annotated[str | None, typer.Option(help="The board, if it is not in the package.")] = None,
    as_json: JsonOption = False,
) -> None:
    """Replay records, deal again from their seeds, and compare every card."""
    if not records.verify(files, board, as_json):
        raise typer.Exit(2)


@app.command("evaluate")
def _evaluate(
    file: Path,
    board: Annotated[str | None, typer.Option(help="The board, if it is not in the package.")] = None,
    as_json: JsonOption = False,
) -> None:
    """How likely each seat was to win, all through the game of a record, by what the seat to act could see."""
    from farebox.cli import evaluate

    evaluate.evaluate(file, board, as_json)


@app.command("perft")
def _perft(
    board: BoardOption = "new_york",
    seats: SeatsOption = 2,
    depth: Annotated[int, typer.Option(min=1, max=12, help="How many actions.")] = 4,
    seed: SeedOption = 0,
    as_json: JsonOption = False,
) -> None:
    """Count the sequences of actions from the deal on: the rules' fingerprint."""
    sim.count_sequences(farebox.load_board(board), farebox.Options(seats, seed), depth, as_json)


@app.command("bench")
def _bench(
    as_json: JsonOption = False,
    seconds: Annotated[float, typer.Option(min=0.05, max=60, help="Seconds a measurement; there are five of each.")] = 1.0,
    bots: Annotated[bool, typer.Option("--bots", help="Measure the planner and the search's playouts too.")] = False,
    envs: Annotated[bool, typer.Option("--envs", help="Measure games in lock step with masks and observations too.")] = False,
) -> None:
    """Measure the rules: steps and games a second on one core, bytes of a state, start-up."""
    bench_command.bench(as_json, seconds, bots, envs)


@app.command("play-stdio")
def _play_stdio(
    bots: Annotated[list[str], typer.Option("--bot", help='One for each seat: planner, file.py:Name, or "program: COMMAND".')],
    board: BoardOption = "new_york",
    seats: Annotated[int | None, typer.Option(help="2 to 4; as many as there are bots.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1,
    seed: SeedOption = 0,
    seconds: Annotated[float, typer.Option(help="How long a program may take for a move.")] = 5.0,
    as_json: JsonOption = False,
) -> None:
    """Play games between bots; a bot may be any program that reads and writes lines of JSON."""
    stdio.play_stdio(farebox.load_board(board), bots, seats, games, seed, seconds, as_json)


@app.command("rules")
def _rules(clause: Annotated[str | None, typer.Argument(help="NY-DRAW-3, or a part such as NY-DRAW.")] = None) -> None:
    """The rules, clause by clause."""
    rulebook.show(clause)


@app.command("arena")
def _arena(
    board: BoardOption = "new_york",
    seats: SeatsOption = 2,
    bots: Annotated[str, typer.Option(help="Names with commas between them; your own as file.py:Name.")] = "planner,greedy",
    games: Annotated[int, typer.Option(min=1, help="How many games; whole blocks of one seed in all rotations.")] = 1000,
    seed: SeedOption = 0,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    sprt: Annotated[str | None, typer.Option(help="LOW,HIGH: stop once it is clear by which Elo the first bot leads.")] = None,
    seconds_per_move: Annotated[
        float | None, typer.Option(help="A slower move is a fault, noticed once it is over; compiled games are not timed.")
    ] = None,
    out: Annotated[Path | None, typer.Option(help="A folder for the results; the same command goes on where it stopped.")] = None,
    records: Annotated[bool, typer.Option("--records", help="Keep the records of the games there too.")] = False,
    parquet: Annotated[bool, typer.Option("--parquet", help="Write the results as Parquet too (needs pyarrow).")] = False,
    ray: Annotated[str | None, typer.Option(help="Play on a Ray cluster: auto, local or ray://HOST:10001.")] = None,
    as_json: JsonOption = False,
) -> None:
    """Let bots play each other, every seed in all seats, and say how sure the difference is."""
    from farebox.arena.contest import Contest
    from farebox.cli import arena as arena_command

    names = tuple(name.strip() for name in bots.split(","))
    contest = Contest(board, seats, names, games, seed, seconds_per_move, records)
    arena_command.arena(contest, jobs=jobs, ray=ray, sprt=sprt, folder=out, parquet=parquet, as_json=as_json)


@app.command("ladder")
def _ladder(
    folders: Annotated[list[Path], typer.Argument(help="Folders with results of the arena.")], as_json: JsonOption = False
) -> None:
    """How bots stand, over all results in these folders."""
    from farebox.cli import arena as arena_command

    arena_command.show_ladder(folders, as_json)


@app.command("load")
def _load(
    url: Annotated[list[str] | None, typer.Option(help="Where the server is; several times for several processes.")] = None,
    games: Annotated[int, typer.Option(min=1, max=5000, help="How many games at once.")] = 100,
    seconds: Annotated[float, typer.Option(min=1, max=3600, help="For how long.")] = 30.0,
    pace: Annotated[float, typer.Option(min=0, help="Seconds between two actions of a game; 0: as fast as it goes.")] = 2.0,
    board: Annotated[list[str] | None, typer.Option(help="A board; several times for several.")] = None,
    seats: SeatsOption = 2,
    bots: Annotated[int, typer.Option(min=0, max=3, help="So many of the seats are bots of the server.")] = 0,
    seed: SeedOption = 0,
    opening: Annotated[float, typer.Option(min=0, max=3600, help="Seconds over which the tables are opened, at least.")] = 0.0,
    affinity: Annotated[bool, typer.Option("--affinity", help="Everybody of a table to one process, as a proxy may.")] = False,
    no_finish: Annotated[bool, typer.Option("--no-finish", help="Do not play the last games to their ends.")] = False,
    remote: Annotated[bool, typer.Option("--remote", help="The server is on another machine, and is yours.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Play many games on a server at once, through the real protocol; check every message and time every action."""
    from farebox.cli import load as load_command
    from farebox.load.crowd import Plan
    from farebox.load.http_client import check_address

    if bots >= seats:
        raise ValueError("somebody must play: fewer bots than seats")
    bases = [check_address(one, remote) for one in url or ["http://127.0.0.1:8017"]]
    plan = Plan(
        bases=bases,
        games=games,
        seconds=seconds,
        pace=pace,
        boards=board or ["new_york"],
        seats=seats,
        bots=bots,
        seed=seed,
        affinity=affinity,
        opening=opening,
        finish=not no_finish,
    )
    if not load_command.load(plan, as_json):
        raise typer.Exit(1)


@boards.command("check")
def _check(file: str) -> None:
    """Check a board file and say what is in it."""
    board_command.check(file)


@boards.command("list")
def _list(as_json: JsonOption = False) -> None:
    """The boards of the package."""
    board_command.table(as_json)


EXTRAS = {
    "server": (
        *("aiosqlite", "alembic", "anyio", "asyncpg", "fastapi", "prometheus_client", "pydantic", "segno", "sqlalchemy"),
        *("starlette", "uvicorn", "uvloop", "websockets"),
    ),
    "envs": ("gymnasium", "pettingzoo"),
    "openspiel": ("pyspiel",),
}


def main() -> None:
    """Run the command line: bad input is one line on standard error and exit status 2."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # networks are small: threads of several games would wait for each other
    sys.exit(_run())


def _run() -> int:
    try:
        result: Any = app(standalone_mode=False)
        return result if isinstance(result, int) else 0
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        extra = next((extra for extra, packages in EXTRAS.items() if missing in packages), None)
        if extra is None:
            raise
        return _complain(f"this command needs {missing}: pip install 'farebox[{extra}]', or '.[{extra}]' in a checkout")
    except (ValueError, OSError) as error:  # BoardError, NotationError, RecordError and the like are ValueErrors
        if isinstance(error, OSError):
            return _complain(": ".join(str(part) for part in (error.filename, error.strerror) if part) or str(error))
        return _complain(str(error))
    except Exception as error:
        if hasattr(error, "format_message"):  # what typer says of the arguments
            return _complain(error.format_message())
        raise


def _complain(problem: str) -> int:
    print(f"farebox: {visible(' '.join(problem.split()))}", file=sys.stderr)
    return 2
