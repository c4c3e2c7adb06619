"""The command line."""

from farebox.cli.app import main

__all__ = ["main"]
