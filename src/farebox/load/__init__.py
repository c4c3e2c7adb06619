"""Load: many real games through the real protocol, every message checked, every action timed."""
