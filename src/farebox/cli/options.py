"""Options that several commands share."""

from __future__ import annotations

from typing import Annotated

import typer

import farebox
from farebox.cli import complete

BoardOption = Annotated[
    str,
    typer.Option("--board", help="A board of the package, or the path of a .toml file.", autocompletion=complete.boards),
]
SeatsOption = Annotated[int, typer.Option("--seats", help="Number of seats, 2 to 4.")]
SeedOption = Annotated[int, typer.Option("--seed", help="The first seed. Seeds reproduce games; they keep nothing secret.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"farebox {farebox.__version__}")
        raise typer.Exit


VersionOption = Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")]
