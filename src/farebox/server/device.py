"""The files for tables on the visitor's own device, which the page hosts by itself (docs/site.md).

They are under /device/VERSION/, so that a page of an older release never loads files of a newer one. Without Pyodide in the
built client there are none, and pages do not offer such tables.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from fastapi import FastAPI, Request
from starlette.responses import FileResponse, Response

from farebox.table.errors import Refused

ROOT, ARCHIVE = "/device/", "farebox.zip"
CACHE_FOREVER = {"cache-control": "public, max-age=31536000, immutable"}  # the content of a path never changes


class MadeFiles(NamedTuple):
    version: str
    contents: dict[str, tuple[bytes, str]]  # with their media types, by path below ROOT
    files: dict[str, Path]


class DeviceFiles:
    """Built on the first request of a page: it takes a moment."""

    def __init__(self, static: Path) -> None:
        self._static = static

    @cached_property
    def _made(self) -> MadeFiles | None:
        from farebox.page_files import (  # loads NumPy
            DESCRIPTION,
            WEIGHTS,
            all_weights,
            archive_of_package,
            described,
            find_pyodide,
        )

        pyodide = find_pyodide(self._static)
        if pyodide is None:
            return None
        archive, weights = archive_of_package(), all_weights()
        site = json.dumps(described((ARCHIVE, archive), (f"../../{pyodide.name}/", pyodide), (f"../{WEIGHTS}", weights))).encode()
        version = hashlib.sha256(archive + site).hexdigest()[:12]
        contents = {
            f"{version}/{DESCRIPTION}": (site, "application/json"),
            f"{version}/{ARCHIVE}": (archive, "application/zip"),
        }
        return MadeFiles(version, contents, {f"{WEIGHTS}{name}": file for name, file in weights.files.items()})

    async def made(self) -> MadeFiles | None:
        return await asyncio.to_thread(lambda: self._made)

    async def folder(self) -> str | None:
        """The path of the files for pages of this release."""
        made = await self.made()
        return f"{ROOT}{made.version}/" if made else None


def add_device_files(app: FastAPI, static: Path) -> DeviceFiles:
    files = DeviceFiles(static)

    async def file(request: Request, path: str) -> Response:
        made = await files.made()
        if made and path in made.contents:
            content, media_type = made.contents[path]
            return Response(content, headers=CACHE_FOREVER, media_type=media_type)
        if made and path in made.files:
            return FileResponse(made.files[path], headers=CACHE_FOREVER, media_type="application/octet-stream")
        raise Refused("not_found", "there is no such file")

    app.add_api_route(f"{ROOT}{{path:path}}", file, include_in_schema=False, methods=["GET", "HEAD"])
    return files
