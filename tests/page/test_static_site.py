"""`farebox site`: the files of a page without a server."""

from __future__ import annotations

import hashlib
import io
import json
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from farebox import page_files
from farebox.cli.hosting import site
from farebox.messages import text
from farebox.messages.page_head import MANIFEST

WEB = Path(__file__).parents[2] / "web"
PROGRAM = """
import sys
sys.path.insert(0, sys.argv[1])
import farebox
from farebox.page.host import Host
from farebox.page.networks import Networks
from farebox.page.requests import answer
assert farebox.__file__.startswith(sys.argv[1]), farebox.__file__
host = Host(Networks({}, lambda board, seats, row: ()))
for board in farebox.board_names():
    body = '{"options": {"board": "%s"}, "places": [{"kind": "mine"}, {"kind": "bot", "level": "casual"}]}' % board
    assert answer(host, "POST", "/tables", "", body)[0] == 201
assert answer(host, "GET", "/puzzles")[0] == 200
print(len(farebox.board_names()))
"""


@pytest.fixture
def static(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "assets/index.js").write_text("")
    (folder / "index.html").write_text(
        (WEB / "index.html").read_text("utf-8").replace("/src/main.ts", "/assets/index.js"), "utf-8"
    )
    shutil.copy(WEB / "public" / MANIFEST, folder)
    (folder / "site-sw.js").write_text('const VERSION = "__VERSION__"; const FILES = __FILES__;')
    (folder / "sw.js").write_text("of the server")
    (folder / "pyodide-1.2.3").mkdir()
    for name in page_files.PYODIDE_FILES:
        (folder / "pyodide-1.2.3" / name).write_text(name)
    return folder


def test_the_archive_has_the_package_s_own_files_unchanged() -> None:
    archive = zipfile.ZipFile(io.BytesIO(page_files.archive_of_package()))
    for name in archive.namelist():
        assert (
            hashlib.sha256(archive.read(name)).digest()
            == hashlib.sha256((page_files.PACKAGE.parent / name).read_bytes()).digest()
        )
    every = {path.relative_to(page_files.PACKAGE.parent).as_posix() for path in page_files.PACKAGE.rglob("*.py")}
    rules = {name for name in every if name.startswith(("farebox/rules/", "farebox/game/", "farebox/table/", "farebox/page/"))}
    assert rules <= set(archive.namelist())
    assert page_files.archive_of_package() == page_files.archive_of_package()


def test_the_archive_runs_on_nothing_but_python(tmp_path: Path) -> None:
    zipfile.ZipFile(io.BytesIO(page_files.archive_of_package())).extractall(tmp_path)
    command = [sys.executable, "-I", "-S", "-c", PROGRAM, str(tmp_path)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr


def test_the_site_has_relative_links_and_all_its_files_are_kept_offline(tmp_path: Path, static: Path) -> None:
    out = tmp_path / "out"
    site.build(out, static)
    html = (out / "index.html").read_text()
    assert 'src="./assets/index.js"' in html
    assert '<html lang="en" data-host="page">' in html
    assert "unsafe-eval" not in html.replace("wasm-unsafe-eval", "")
    worker = (out / "sw.js").read_text()
    files = json.loads(worker.partition("FILES = ")[2].rstrip(";"))
    assert all((out / name).exists() for name in files)
    assert {"./", "assets/index.js", "pyodide-1.2.3/pyodide.asm.wasm", "data/boards/new_york.json", "site.json"} <= set(files)
    assert not [name for name in files if name.startswith("weights/")]
    described = json.loads((out / "site.json").read_text())
    assert described["archive"] in files
    assert len(described["weights"]["new_york"]["3"]) == 2, "the base, and what is added to it"
    assert all((out / file).is_file() for seats in described["weights"].values() for files in seats.values() for file in files)
    site.build(out, static)  # again, over itself
    assert (out / "sw.js").read_text() == worker


def test_the_site_says_what_it_is_before_any_script_runs(tmp_path: Path, static: Path) -> None:
    """Search engines and previews of links read nothing else. Pictures of previews need an address, which a folder has not."""
    out = tmp_path / "out"
    site.build(out, static)
    description = text("en", "common-description")
    tags = dict(re.findall(r'<meta (?:name|property)="(.+?)" content="(.+?)">', (out / "index.html").read_text("utf-8")))
    assert tags["description"] == tags["og:description"] == description
    assert (tags["og:title"], tags["og:locale"], tags["twitter:card"]) == ("Farebox", "en", "summary")
    assert not {"og:image", "og:url"} & set(tags)
    manifest = json.loads((out / MANIFEST).read_text("utf-8"))
    assert (manifest["name"], manifest["lang"], manifest["description"]) == ("Farebox", "en", description)


def test_what_is_missing_or_in_the_way_is_said_in_one_line(tmp_path: Path, static: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full/letter.txt").write_text("keep me")
    with pytest.raises(FileExistsError, match="has other files"):
        site.build(tmp_path / "full", static)
    with pytest.raises(FileNotFoundError, match="not built"):
        site.build(tmp_path / "out", tmp_path)
    (static / "pyodide-1.2.3/pyodide.asm.wasm").unlink()
    with pytest.raises(FileNotFoundError, match="Pyodide is missing"):
        site.build(tmp_path / "out", static)
