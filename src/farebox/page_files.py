"""The files a page needs to host tables without a server: an archive of the package, Pyodide, the champion's weights.

`farebox site` writes them into a folder; a server sends them to pages whose tables are on the visitor's own device. The worker
of the page (web/src/lib/page) reads their description first.
"""

from __future__ import annotations

import hashlib
import io
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from farebox import board_names, load_board
from farebox.bots.neural.champion import has_champion, weight_files
from farebox.kernel.cache import PACKAGE
from farebox.messages import text
from farebox.table.lobby.looks import AVATARS, BOT_AVATARS

STATIC = PACKAGE / "static"  # the built client
DESCRIPTION = "site.json"
WEIGHTS = "weights/"  # the folder of the weights
START = ("pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")  # fetched while Python starts
PYODIDE_FILES = ("pyodide.mjs", "pyodide-lock.json", *START)
# What the tables of a page do not need: the rest imports neither NumPy nor anything else that is not Python's own
LEFT_OUT = (
    *("arena", "bots/neural", "cli", "envs", "load", "messages", "page_files.py", "puzzles/make.py", "review/judge.py"),
    *(f"bots/search/{name}.py" for name in ("bot", "paired_rollouts", "tree", "workspace")),
    *("server", "static", "train"),
)
ARCHIVED = (".py", ".toml", ".json", ".svg")
SEAT_COUNTS = (2, 3, 4)
PLAIN_TIME = (1980, 1, 1, 0, 0, 0)  # so that the same files make the same archive


class Weights(NamedTuple):
    """The champion's weights: their files by name, and the names by board and number of seats (the base, and what is added)."""

    files: Mapping[str, Path]
    networks: Mapping[str, Mapping[str, list[str]]]


def find_pyodide(static: Path = STATIC) -> Path | None:
    """The folder of Pyodide in the built client, with its version in the name; None if it was built without."""
    whole = (folder for folder in static.glob("pyodide-*") if all((folder / name).is_file() for name in PYODIDE_FILES))
    return max(whole, default=None)


def archived_files() -> Iterator[Path]:
    """The files of the package that a page needs."""
    for path in sorted(PACKAGE.rglob("*")):
        inside = path.relative_to(PACKAGE)
        if path.suffix in ARCHIVED and not any(inside.is_relative_to(folder) for folder in LEFT_OUT):
            yield path


def archive_of_package() -> bytes:
    """The package's files as one archive, unchanged. The same files make the same bytes."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in archived_files():
            name = path.relative_to(PACKAGE.parent).as_posix()
            info = zipfile.ZipInfo(name, PLAIN_TIME)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, path.read_bytes())
    return made.getvalue()


def named_after(content: bytes, name: str) -> str:
    """The name of a file with a part of its digest in it, so that no cache confuses two versions."""
    path = Path(name)
    return f"{path.stem}-{hashlib.sha256(content).hexdigest()[:10]}{path.suffix}"


def all_weights() -> Weights:
    names: dict[Path, str] = {}
    networks: dict[str, dict[str, list[str]]] = {}
    for board in map(load_board, board_names()):
        for seats in (n for n in SEAT_COUNTS if n in board.seats and has_champion(board, n)):
            files = weight_files(board, seats)
            for file in files:
                names[file] = names.get(file) or named_after(file.read_bytes(), file.name)
            networks.setdefault(board.id, {})[str(seats)] = [names[file] for file in files]
    return Weights({name: file for file, name in names.items()}, networks)


def record_names() -> dict[str, str]:
    """The names that records use for players and bots without a name."""
    ids = [*(f"bot-name-{avatar}" for avatar in BOT_AVATARS), *(f"look-{avatar}" for avatar in AVATARS)]
    return {id: text("en", id) for id in ids}


def described(archive: tuple[str, bytes], pyodide: tuple[str, Path], weights: tuple[str, Weights]) -> dict[str, Any]:
    """The description that the worker reads first. Paths are relative to the description; folders end in a slash."""
    (archive_path, content), (pyodide_path, folder), (weights_path, known) = archive, pyodide, weights
    start = {f"{pyodide_path}{name}": (folder / name).stat().st_size for name in START}
    return {
        "archive": archive_path,
        "pyodide": pyodide_path,
        "start": start | {archive_path: len(content)},
        "files": [f"{pyodide_path}{name}" for name in PYODIDE_FILES] + [archive_path],
        "weights": {
            board: {seats: [f"{weights_path}{name}" for name in names] for seats, names in by_seats.items()}
            for board, by_seats in known.networks.items()
        },
        "names": record_names(),
    }
