"""CONTRIBUTING's map names the folders that exist, to the second level, and no others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ROOTS = ("src/farebox", "src/farebox/server", "web/src/lib", "tests", "docs")
BUILT = {"__pycache__", "static", "node_modules"}


def folders_of(root: str) -> set[str]:
    """The root and the folders in it that hold a file, however deep."""
    files = (file.relative_to(ROOT) for file in (ROOT / root).rglob("*") if file.is_file())
    inside = {folder for file in files if not BUILT & set(file.parts) for folder in file.parents}
    return {folder.as_posix() for folder in inside if Path(root) in (folder, folder.parent)}


def mapped_folders() -> set[str]:
    """The map's lines: names that end in a slash, indented by two spaces a level, then words."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    tree = text.split("## Where things are", 1)[1].split("```", 2)[1]
    found: set[str] = set()
    above: list[str] = []
    for line in filter(None, tree.splitlines()):
        names = re.match(r"( *)((?:\S+/(?: |$))+)", line)
        assert names, f"not a line of the map: {line}"
        above = above[: len(names[1]) // 2]
        here = ["/".join([*above, name.rstrip("/")]) for name in names[2].split()]
        assert not found & set(here), f"twice: {line}"
        found |= set(here)
        above.append(names[2].split()[-1].rstrip("/"))
    return found


@pytest.mark.parametrize("root", ROOTS)
def test_the_map_has_every_folder(root: str) -> None:
    mapped = {folder for folder in mapped_folders() if Path(root) in (Path(folder), Path(folder).parent)}
    assert mapped == folders_of(root)


def test_the_map_has_nothing_else() -> None:
    assert mapped_folders() == {folder for root in ROOTS for folder in folders_of(root)}
