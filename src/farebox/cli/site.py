"""`farebox site`: a folder of files that any web server can show, with the whole game and no server of ours.

It holds the built web client, Pyodide, the package's own Python files as one archive, the boards, and the champion's weights.
"""

from __future__ import annotations

import functools
import hashlib
import http.server
import io
import json
import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path

import farebox
from farebox import board_names, load_board
from farebox.bots.neural.champion import has_champion, weight_files
from farebox.messages import text
from farebox.table.lobby.looks import AVATARS, BOTS
from farebox.table.messages.board_json import board_data, summaries
from farebox.table.messages.encoding import encode

PACKAGE = Path(farebox.__file__).parent
PYODIDE = PACKAGE.parents[1] / "web" / "node_modules" / "pyodide"
START = ("pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")  # fetched while Python starts
PYODIDE_FILES = ("pyodide.mjs", "pyodide-lock.json", *START)
# What the tables of a page do not need: the rest imports neither NumPy nor anything else that is not Python's own
LEFT_OUT = (
    *("arena", "bots/neural", "bots/search", "cli", "envs", "load"),
    *("messages", "puzzles/make.py", "review", "server", "static", "train"),
)
ARCHIVED = (".py", ".toml", ".json", ".svg")
SEAT_COUNTS = (2, 3, 4)
HTML, IN_PAGE = "<html", '<html data-host="page"'
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "object-src 'none'; base-uri 'self'; form-action 'self'"
)
HEAD = '<meta charset="utf-8">'
PLAIN_TIME = (1980, 1, 1, 0, 0, 0)  # so that the same files make the same archive


def build(out: Path, pyodide: Path = PYODIDE, static: Path = PACKAGE / "static") -> None:
    """Write the site. Raises FileNotFoundError with one clear line if something has not been built."""
    if not (static / "index.html").is_file():
        raise FileNotFoundError("the web client is not built: run ./play site")
    if not (pyodide / PYODIDE_FILES[0]).is_file():
        raise FileNotFoundError("Pyodide is missing: run ./play site, which installs it")
    if out.exists() and any(out.iterdir()) and not (out / "site.json").is_file():
        raise FileExistsError(f"{out} has other files in it")
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(static, out, ignore=shutil.ignore_patterns(".stamp", "preview.png", "sw.js", "index.html"))
    worker = (out / "site-sw.js").read_text("utf-8")
    (out / "site-sw.js").unlink()
    (out / "index.html").write_text(in_page((static / "index.html").read_text("utf-8")), "utf-8")
    (out / "pyodide").mkdir()
    for name in PYODIDE_FILES:
        shutil.copyfile(pyodide / name, out / "pyodide" / name)
    _write_boards(out / "data")
    start = {f"pyodide/{name}": (pyodide / name).stat().st_size for name in START}
    archive = _named(out, "farebox.zip", archive_of_package())
    site = {"archive": archive, "start": start | {archive: (out / archive).stat().st_size}}
    site |= {"weights": _write_weights(out), "names": record_names()}
    (out / "site.json").write_text(json.dumps(site), "utf-8")
    (out / "sw.js").write_text(_service_worker(out, worker), "utf-8")
    (out / ".nojekyll").touch()  # some hosts leave out files otherwise


def in_page(html: str) -> str:
    """The client's page for a site in any folder: with relative links, and marked as a page that has no server."""
    for name in ("href", "src"):
        html = html.replace(f'{name}="/', f'{name}="./')
    policy = f'{HEAD}\n    <meta http-equiv="Content-Security-Policy" content="{POLICY}">'
    return html.replace(HTML, IN_PAGE, 1).replace(HEAD, policy, 1)


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


def record_names() -> dict[str, str]:
    """What records call players and bots without a name."""
    ids = [*(f"bot-name-{avatar}" for avatar in BOTS), *(f"look-{avatar}" for avatar in AVATARS)]
    return {id: text("en", id) for id in ids}


def _named(out: Path, name: str, content: bytes) -> str:
    """Write a file with a part of its digest in its name, so that no cache confuses two versions. Returns its path."""
    path = out / name
    path = path.with_name(f"{path.stem}-{hashlib.sha256(content).hexdigest()[:10]}{path.suffix}")
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content)
    return path.relative_to(out).as_posix()


def _write_boards(folder: Path) -> None:
    (folder / "boards").mkdir(parents=True)
    (folder / "boards.json").write_text(encode({"boards": summaries()}), "utf-8")
    for name in board_names():
        (folder / "boards" / f"{name}.json").write_text(encode(board_data(load_board(name))), "utf-8")


def _write_weights(out: Path) -> dict[str, dict[str, list[str]]]:
    """The champion's weights. Returns the files by board and number of seats: the base, and what is added to it."""
    written: dict[Path, str] = {}
    found: dict[str, dict[str, list[str]]] = {}
    for name in board_names():
        board = load_board(name)
        for seats in (n for n in SEAT_COUNTS if n in board.seats and has_champion(board, n)):
            files = weight_files(board, seats)
            for file in files:
                written[file] = written.get(file) or _named(out, f"weights/{file.name}", file.read_bytes())
            found.setdefault(name, {})[str(seats)] = [written[file] for file in files]
    return found


def _service_worker(out: Path, template: str) -> str:
    """The service worker with the list of all files but weights, and a version that changes with any of them."""
    digest = hashlib.sha256()
    files = [path for path in sorted(out.rglob("*")) if path.is_file() and path.parent.name != "weights"]
    for path in files:
        digest.update(path.read_bytes())
    names = ["./", *(path.relative_to(out).as_posix() for path in files if path.name != "index.html")]
    return template.replace("__VERSION__", digest.hexdigest()[:12]).replace("__FILES__", json.dumps(names))


def serve(folder: Path, port: int) -> None:
    """Show a site until Ctrl-C."""
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        print(f"Farebox without a server: http://127.0.0.1:{server.server_port}  (Ctrl-C stops it)", flush=True)
        server.serve_forever()
