"""Whether modules can be imported where some libraries are missing, as in a page without a server."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

PROGRAM = """
import importlib, sys
for name in sys.argv[1].split(","):
    sys.modules[name] = None
for name in sys.argv[2].split(","):
    importlib.import_module(name)
"""


def modules_of(package: ModuleType) -> list[str]:
    assert package.__file__
    folder = Path(package.__file__).parent
    files = [file.relative_to(folder).with_suffix("") for file in sorted(folder.rglob("*.py"))]
    return [".".join([package.__name__, *file.parts]) for file in files]


def import_without(absent: Sequence[str], modules: Sequence[str]) -> None:
    """Import modules in a process of their own in which the absent ones cannot be imported."""
    command = [sys.executable, "-c", PROGRAM, ",".join(absent), ",".join(modules)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
