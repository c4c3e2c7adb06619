"""How the rules are run: live, compiled, on a GPU, at random."""
