"""The cache of compiled code: a folder named after a hash of the sources."""

from __future__ import annotations

import atexit
import hashlib
import re
import shutil
import tempfile
import time
from functools import cache
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).parent.parent
KEEP_SECONDS = 30 * 24 * 3600  # seconds
COMPILED_MARK = re.compile(r"^@(?:rule|inlined|compiled_as)\b", re.M)
IMPORT_LINE = re.compile(rf"^\s*from {PACKAGE.name}((?:\.\w+)*) import \(?([\w, \n]*)", re.M)


def is_cached(function: Any) -> bool:
    """Whether a rule function was compiled before, by this process or another one. Needs no compiler."""
    module = function.__module__.rpartition(".")[2]
    return any(_folder_of_sources().glob(f"*/{module}.{function.__qualname__}-*.nbi"))


@cache
def _folder_of_sources() -> Path:
    import platformdirs

    return Path(platformdirs.user_cache_dir("farebox")) / "compiled" / digest(PACKAGE)


def cache_folder() -> Path:
    """The cache folder of the current sources, or a temporary one if it is not writable. Deletes old folders."""
    folder = _folder_of_sources()
    root = folder.parent
    try:
        if not folder.exists():
            folder.mkdir(parents=True)
            for other in root.iterdir():
                if time.time() - other.stat().st_mtime > KEEP_SECONDS:
                    shutil.rmtree(other, ignore_errors=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        folder = Path(tempfile.mkdtemp(prefix="farebox-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def digest(package: Path) -> str:
    """A hash of every source that compiled code can depend on (see `compiled_sources`)."""
    found = hashlib.sha256()
    for path in compiled_sources(package):
        found.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:16]


def compiled_sources(package: Path) -> list[Path]:
    """All files with `@rule` functions, and the files they import, because compiled code contains their constants."""
    texts = {path: path.read_text("utf-8") for path in package.rglob("*.py")}
    found: set[Path] = set()
    waiting = [path for path, text in texts.items() if COMPILED_MARK.search(text)]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += [one for one in _imports(package, texts[path]) if one in texts]
    return sorted(found)


def _imports(package: Path, text: str) -> list[Path]:
    """The files that a source may import from the package: modules, and modules of subpackages."""
    found = []
    for module, names in IMPORT_LINE.findall(text):
        place = package.joinpath(*module.split("."))
        found += [place.with_suffix(".py"), place / "__init__.py"]
        found += [place / f"{name.split(' as ')[0].strip()}.py" for name in names.split(",")]
    return found
