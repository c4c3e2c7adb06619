"""Load tests: many real games over the real protocol, with every message checked and every action timed."""
