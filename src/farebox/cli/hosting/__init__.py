"""Commands that host tables, or test a host."""
