"""The messages of a table: declared once as plain dataclasses, and encoded as JSON."""
