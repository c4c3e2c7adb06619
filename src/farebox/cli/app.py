"""`farebox`: the commands. Errors are printed as one clear line."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

import farebox
from farebox.cli import complete
from farebox.cli.options import BoardOption, JsonOption, SeatsOption, SeedOption, VersionOption, wrong_number
from farebox.cli.screen import say_once, unless_closed, visible
from farebox.kernel.compile_notice import notice

app = typer.Typer(
    name="farebox",
    help="Play New York and First Journey by the rulebook.",
    epilog="Without a command, the table opens in the browser. Try: farebox sim --board new_york --seats 3 --games 1000 --seed 7",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
boards = typer.Typer(help="List the boards of the package, or check a board file of your own.", no_args_is_help=True)
app.add_typer(boards, name="board")
puzzles = typer.Typer(help="Make puzzles: positions with one clearly best action.", no_args_is_help=True)
app.add_typer(puzzles, name="puzzles")

ONE_BOT_HELP = 'Once per seat: planner, file.py:Name, or "program: COMMAND".'
BOTS_HELP = "Bots, separated by commas, one alone plays itself; your own as file.py:Name?depth=3, with a name as mine=…."


@app.callback(invoke_without_command=True)
def _top(context: typer.Context, version: VersionOption = False) -> None:
    if context.invoked_subcommand is None:
        _serve()


@app.command("serve")
def _serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets other devices connect.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="Default: 8017, or a free port if that is taken. 0: a free port.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(help="A file, or postgresql://…. Default: $FAREBOX_DATABASE, or a file in your data folder."),
    ] = None,
    log: Annotated[str, typer.Option(help="plain, or json (one object per line).")] = "plain",
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")] = False,
    level: Annotated[
        list[str] | None, typer.Option(metavar="LEVEL=BOT", help="Let a bot of yours play a level: casual=champion:FILE.")
    ] = None,
) -> None:
    """Play in the browser: start the server and open the lobby."""
    from farebox.cli.hosting import serve

    serve.serve(host, port, database, not no_browser, log, level or [])


@app.command("site")
def _site(
    out: Annotated[Path, typer.Option(help="The folder to write.")] = Path("farebox-site"),
    show: Annotated[bool, typer.Option("--serve", help="Show it on this computer.")] = False,
    port: Annotated[int, typer.Option(min=0, max=65535, help="With --serve; 0: a free port.")] = 8018,
) -> None:
    """Write the whole game as a folder of files for any web host: it is played in the page, without a server."""
    from farebox.cli.hosting import site

    site.build(out)
    print(f"The site is in {out}")
    if show:
        site.serve(out, port)


@app.command("train")
def _train(
    board: Annotated[str | None, typer.Option(help="Board to train for. Default: New York.")] = None,
    minutes: Annotated[float, typer.Option(min=0.01, help="Training time in minutes; with --resume, additional time.")] = 8.0,
    out: Annotated[Path, typer.Option(help="Folder for weights, checkpoint, log and plots.")] = Path("training"),
    seed: Annotated[int | None, typer.Option(help="Random seed. Default: 1.")] = None,
    device: Annotated[str, typer.Option(help="cuda, cpu (trains a small network), or auto: cuda if available.")] = "auto",
    resume: Annotated[
        bool, typer.Option("--resume", help="Resume from the checkpoint in --out with its original settings.")
    ] = False,
    against: Annotated[Path | None, typer.Option(help="Train a best response to a fixed opponent with these weights.")] = None,
    start: Annotated[Path | None, typer.Option(help="Weights to start from.")] = None,
    settings: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help="Change one setting of farebox/train/config.py; may be repeated."),
    ] = None,
) -> None:
    """Train a network by self-play (needs the extra `train`)."""
    from farebox.cli.bots import train

    train.train(board, minutes, out, seed, device, resume=resume, against=against, start=start, settings=settings or [])


@app.command("sim")
def _sim(
    board: BoardOption = "new_york",
    seats: SeatsOption = 2,
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 1000,
    seed: SeedOption = 0,
    out: Annotated[
        Path | None,
        typer.Option(help="A folder for records, a .farebox file for all records, or a .csv file with one row per game."),
    ] = None,
    first_seat: Annotated[int, typer.Option(help="The seat that starts.")] = 0,
    completion_cards: Annotated[int, typer.Option(help="First Journey: cards drawn for a completed ticket (FJ-TICKET-3).")] = 0,
    as_json: JsonOption = False,
) -> None:
    """Play random games and summarize the results."""
    from farebox.cli.games import sim

    options = farebox.Options(seats, seed, first_seat, completion_cards)
    sim.simulate(farebox.load_board(board), options, games, out, as_json)


@app.command("show")
def _show(
    file: Annotated[Path, typer.Argument(help="A file with one or more records.")],
    board: Annotated[str | None, typer.Option(help="The board, if it is not in the package.")] = None,
    as_json: JsonOption = False,
) -> None:
    """Print a record as readable turns, with the final score pad."""
    from farebox.cli.games import records

    records.show(file, board, as_json)


@app.command("verify")
def _verify(
    files: Annotated[list[Path], typer.Argument(help="Records, or folders of records.")],
    board: Annotated[str | None, typer.Option(help="The board, if it is not in the package.")] = None,
    kept: Annotated[Path | None, typer.Option(help="What a device kept of the deal: the file its score sheet saved.")] = None,
    as_json: JsonOption = False,
) -> None:
    """Replay records, deal again from their seeds, and compare every card."""
    from farebox.cli.games import records

    if not records.verify(files, board, as_json, kept):
        raise typer.Exit(2)


@app.command("evaluate")
def _evaluate(
    file: Path,
    board: Annotated[str | None, typer.Option(help="The board, if it is not in the package.")] = None,
    as_json: JsonOption = False,
) -> None:
    """Estimate each seat's chance to win at every action of a record, from what the seat to act could see."""
    from farebox.cli.games import evaluate

    evaluate.evaluate(file, board, as_json)


@app.command("review")
def _review(
    file: Path,
    board: Annotated[str | None, typer.Option(help="The board, if it is not in the package.")] = None,
    deep: Annotated[bool, typer.Option("--deep", help="Play on in every imagined world: slower and more exact.")] = False,
    open_hands: Annotated[
        bool, typer.Option("--open-hands", help="Judge with all hands and tickets open, not by what each seat knew.")
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """Review the finished games of a file: what each decision cost, and what was luck."""
    from farebox.cli.games import review

    review.review_records(file, board, deep, open_hands, as_json)


@app.command("perft")
def _perft(
    board: BoardOption = "new_york",
    seats: SeatsOption = 2,
    depth: Annotated[int, typer.Option(min=1, max=12, help="Number of steps.")] = 4,
    seed: SeedOption = 0,
    as_json: JsonOption = False,
) -> None:
    """Count the sequences of steps from the deal: a fingerprint of the rules.

    A claim that can be paid in several ways takes two steps, the route and the payment. It is one of Game.legal_actions, so
    counts made with push and pop are larger.
    """
    from farebox.cli.games import sim

    sim.count_sequences(farebox.load_board(board), farebox.Options(seats, seed), depth, as_json)


@app.command("bench")
def _bench(
    as_json: JsonOption = False,
    seconds: Annotated[float, typer.Option(min=0.05, max=60, help="Seconds per measurement; each is run five times.")] = 1.0,
    bots: Annotated[bool, typer.Option("--bots", help="Measure the planner and the search's playouts too.")] = False,
    envs: Annotated[bool, typer.Option("--envs", help="Measure batches with masks and observations too.")] = False,
) -> None:
    """Measure the rules: steps and games per second on one core, size of a state, start-up time."""
    from farebox.cli.bots import bench

    bench.bench(as_json, seconds, bots, envs)


@app.command("play-stdio")
def _play_stdio(
    bots: Annotated[list[str], typer.Option("--bot", help=ONE_BOT_HELP, autocompletion=complete.bots)],
    board: BoardOption = "new_york",
    seats: Annotated[int | None, typer.Option(help="Number of seats, 2 to 4. Default: the number of bots.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 1,
    seed: SeedOption = 0,
    seconds: Annotated[float, typer.Option(help="Time limit of a program per move.")] = 5.0,
    as_json: JsonOption = False,
) -> None:
    """Play games between bots; a bot may be any program that reads and writes lines of JSON."""
    from farebox.cli.bots import stdio

    stdio.play_stdio(farebox.load_board(board), bots, seats, games, seed, seconds, as_json)


@app.command("rules")
def _rules(
    clause: Annotated[
        str | None, typer.Argument(help="NY-DRAW-3, or a part such as NY-DRAW.", autocompletion=complete.clauses)
    ] = None,
    search: Annotated[str | None, typer.Option(help="List the clauses that contain these words.")] = None,
    as_json: JsonOption = False,
) -> None:
    """Print the rules, clause by clause."""
    from farebox.cli.games import rulebook

    rulebook.show(clause, search, as_json)


@app.command("arena")
def _arena(
    board: BoardOption = "new_york",
    seats: SeatsOption = 2,
    bots: Annotated[str, typer.Option(help=BOTS_HELP, autocompletion=complete.bots)] = "planner,greedy",
    games: Annotated[int, typer.Option(min=1, help="Number of games, rounded to whole rotations of each seed.")] = 1000,
    seed: SeedOption = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Number of processes.")] = 1,
    sprt: Annotated[str | None, typer.Option(help="LOW,HIGH: stop once a test decides between these Elo leads.")] = None,
    seconds_per_move: Annotated[
        float | None, typer.Option(help="Count slower moves as faults. They are not interrupted; compiled games are not timed.")
    ] = None,
    keep_going: Annotated[
        bool, typer.Option("--keep-going", help="Count moves that bots fail to make, and play at random instead.")
    ] = False,
    out: Annotated[Path | None, typer.Option(help="Folder for the results; the same command resumes there.")] = None,
    records: Annotated[bool, typer.Option("--records", help="Also write the records of the games to --out.")] = False,
    parquet: Annotated[bool, typer.Option("--parquet", help="Also write the results as Parquet (needs pyarrow).")] = False,
    ray: Annotated[str | None, typer.Option(help="Play on a Ray cluster: auto, local or ray://HOST:10001.")] = None,
    as_json: JsonOption = False,
) -> None:
    """Compare bots: play every seed in all seats, and report win rates, Elo and confidence intervals."""
    from farebox.arena.contest import Contest
    from farebox.cli.bots import arena as arena_command

    names = tuple(name.strip() for name in bots.split(","))
    contest = Contest(board, seats, names, games, seed, seconds_per_move, records, keep_going)
    arena_command.arena(contest, jobs=jobs, ray=ray, sprt=sprt, folder=out, parquet=parquet, as_json=as_json)


@app.command("ladder")
def _ladder(
    folders: Annotated[list[Path], typer.Argument(help="Folders with results of `arena --out`.")], as_json: JsonOption = False
) -> None:
    """Rank bots by Elo over all arena results in these folders."""
    from farebox.cli.bots import arena as arena_command

    arena_command.show_ladder(folders, as_json)


@app.command("load")
def _load(
    url: Annotated[list[str] | None, typer.Option(help="Address of the server; repeat it for several processes.")] = None,
    games: Annotated[int, typer.Option(min=1, max=5000, help="Number of games played at once.")] = 100,
    seconds: Annotated[float, typer.Option(min=1, max=3600, help="Duration of the measurement.")] = 30.0,
    pace: Annotated[float, typer.Option(min=0, help="Seconds between two actions of a game; 0: no pause.")] = 2.0,
    board: Annotated[list[str] | None, typer.Option(help="Board to play; may be repeated. Default: New York.")] = None,
    seats: SeatsOption = 2,
    bots: Annotated[int, typer.Option(min=0, max=3, help="Number of seats played by the server's bots.")] = 0,
    seed: SeedOption = 0,
    opening: Annotated[float, typer.Option(min=0, max=3600, help="Open the tables over this many seconds.")] = 0.0,
    affinity: Annotated[bool, typer.Option("--affinity", help="Send all clients of a table to the same process.")] = False,
    no_finish: Annotated[bool, typer.Option("--no-finish", help="Do not play the last games to the end.")] = False,
    remote: Annotated[bool, typer.Option("--remote", help="Allow a server on another machine; it must be yours.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Load a server with many simulated games; check every message and time every action."""
    from farebox.cli.hosting import load as load_command
    from farebox.load.crowd import Plan
    from farebox.load.http_client import check_address

    if bots >= seats:
        raise ValueError("--bots must be less than --seats: clients play the other seats")
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


@puzzles.command("make")
def _make_puzzles(
    out: Annotated[Path, typer.Option(help="The JSON file to write.")],
    board: BoardOption = "new_york",
    games: Annotated[int, typer.Option(min=1, help="Games to look through.")] = 20,
    seed: SeedOption = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    add: Annotated[bool, typer.Option("--add", help="Keep the puzzles that are already in the file.")] = False,
) -> None:
    """Make puzzles from bots' games: positions with one clearly best action."""
    from farebox.boards.board import load_board
    from farebox.cli.games import puzzles as puzzles_command

    puzzles_command.make(load_board(board), games, seed, out, jobs, add)


@boards.command("check")
def _check(file: str) -> None:
    """Check a board file and summarize its contents."""
    from farebox.cli.games import board

    board.check(file)


@boards.command("list")
def _list(as_json: JsonOption = False) -> None:
    """List the boards of the package."""
    from farebox.cli.games import board

    board.table(as_json)


EXTRAS = {
    "server": (
        *("aiosqlite", "alembic", "anyio", "asyncpg", "fastapi", "prometheus_client", "pydantic", "segno"),
        *("sqlalchemy", "starlette", "uvicorn", "uvloop", "websockets"),
    ),
    "envs": ("gymnasium", "pettingzoo"),
    "openspiel": ("pyspiel",),
    "pictures": ("PIL", "resvg_py"),
}


def main() -> None:
    """Run the command line. Bad input gives one line on standard error and exit status 2; a closed pipe ends it quietly."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the networks are small: threads would only slow each other down
    notice.show = say_once  # the commands have progress bars of their own
    sys.exit(unless_closed(_run))


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
    except BrokenPipeError:
        raise
    except (ValueError, OSError) as error:  # BoardError, NotationError, RecordError and the like are ValueErrors
        if isinstance(error, OSError):
            return _complain(": ".join(str(part) for part in (error.filename, error.strerror) if part) or str(error))
        return _complain(str(error))
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        said = wrong_number(error) or error.format_message()  # about the arguments, or the help of a group of commands
        if not said.startswith("Usage:"):
            return _complain(said)
        print(said)
        return 0


def _complain(problem: str) -> int:
    print(f"farebox: {visible(' '.join(problem.split()))}", file=sys.stderr)
    return 2
