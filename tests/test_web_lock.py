"""package-lock.json: no download addresses, and every platform's binding is there."""

from __future__ import annotations

import json
from pathlib import Path

LOCK = Path(__file__).parent.parent / "web" / "package-lock.json"


def found(packages: dict[str, object], path: str, name: str) -> bool:
    """Whether a package that `path` needs is there, beside it or further up."""
    while True:
        if (f"{path}/node_modules/{name}" if path else f"node_modules/{name}") in packages:
            return True
        if not path:
            return False
        path = path.rpartition("/node_modules/")[0]


def test_the_lock_holds_for_every_platform_and_host() -> None:
    packages = json.loads(LOCK.read_text("utf-8"))["packages"]
    assert [path for path, package in packages.items() if "resolved" in package] == []
    missing = [
        (path, name)
        for path, package in packages.items()
        for name in package.get("optionalDependencies", {})
        if not found(packages, path, name)
    ]
    assert missing == []
