"""Options that several commands share."""

from __future__ import annotations

from typing import Annotated, Any

import typer

import farebox
from farebox.cli import complete
from farebox.game.text.names import shown

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

WRONG_NUMBERS = {  # by the kind of error in pydantic, which reads typer's arguments
    "greater_than_equal": "must be at least {ge:g}",
    "less_than_equal": "must be at most {le:g}",
    "int_parsing": "must be a whole number",
    "int_parsing_size": "must be a smaller number",
    "float_parsing": "must be a number",
}


def wrong_number(error: Any) -> str:
    """What is wrong with the number that an option got, or "" if the error is another one."""
    for problem in getattr(error.__cause__, "errors", list[Any])():
        if words := WRONG_NUMBERS.get(problem["type"]):
            return f"{error.param.opts[0]} {words.format(**problem.get('ctx', {}))}, not {shown(str(problem['input']))}"
    return ""
