"""`farebox site`: a folder of files that any web server can show, with the whole game, without a Farebox server.

It holds the built web client, Pyodide, the package's own Python files as one archive, the boards, and the champion's weights.
"""

from __future__ import annotations

import functools
import hashlib
import http.server
import json
import shutil
from pathlib import Path

from farebox import board_names, load_board
from farebox.messages import FALLBACK
from farebox.messages.page_head import MANIFEST, PREVIEW, about_app, app_manifest, with_head
from farebox.page_files import DESCRIPTION, STATIC, WEIGHTS, all_weights, archive_of_package, described, find_pyodide, named_after
from farebox.table.messages.board_json import board_data, summaries
from farebox.table.messages.encoding import encode

SECURITY_POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "object-src 'none'; base-uri 'self'; form-action 'self'"
)
CHARSET_TAG = '<meta charset="utf-8">'
NOT_COPIED = (".stamp", PREVIEW, "sw.js", "site-sw.js", "index.html", MANIFEST)  # left out, or changed below


def build(out: Path, static: Path = STATIC) -> None:
    """Write the site. Raises FileNotFoundError with one clear line if something has not been built."""
    if not (static / "index.html").is_file():
        raise FileNotFoundError("the web client is not built: run ./play site")
    pyodide = find_pyodide(static)
    if pyodide is None:
        raise FileNotFoundError("Pyodide is missing in the built web client: run ./play site")
    if out.exists() and any(out.iterdir()) and not (out / DESCRIPTION).is_file():
        raise FileExistsError(f"{out} has other files in it")
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(static, out, ignore=shutil.ignore_patterns(*NOT_COPIED))
    (out / "index.html").write_text(in_page((static / "index.html").read_text("utf-8")), "utf-8")
    (out / MANIFEST).write_text(json.dumps(app_manifest((static / MANIFEST).read_text("utf-8"), FALLBACK)), "utf-8")
    _write_boards(out / "data")
    content, weights = archive_of_package(), all_weights()
    archive = named_after(content, "farebox.zip")
    (out / archive).write_bytes(content)
    (out / WEIGHTS).mkdir()
    for name, file in weights.files.items():
        shutil.copyfile(file, out / WEIGHTS / name)
    site = described((archive, content), (f"{pyodide.name}/", pyodide), (WEIGHTS, weights))
    (out / DESCRIPTION).write_text(json.dumps(site), "utf-8")
    (out / "sw.js").write_text(_service_worker(out, (static / "site-sw.js").read_text("utf-8")), "utf-8")
    (out / ".nojekyll").touch()  # some hosts leave out files otherwise


def in_page(html: str) -> str:
    """The client's page for a site in any folder: with relative links, and marked as a page that has no server."""
    for name in ("href", "src"):
        html = html.replace(f'{name}="/', f'{name}="./')
    policy = f'{CHARSET_TAG}\n    <meta http-equiv="Content-Security-Policy" content="{SECURITY_POLICY}">'
    html = with_head(html, about_app(FALLBACK), FALLBACK, marks=' data-host="page"')
    return html.replace(CHARSET_TAG, policy, 1)


def _write_boards(folder: Path) -> None:
    (folder / "boards").mkdir(parents=True)
    (folder / "boards.json").write_text(encode({"boards": summaries()}), "utf-8")
    for name in board_names():
        (folder / "boards" / f"{name}.json").write_text(encode(board_data(load_board(name))), "utf-8")


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
