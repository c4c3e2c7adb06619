"""Puzzles: positions of bots' games with one action that is clearly the best."""

from farebox.puzzles.puzzle import AnswerKey, Puzzle, answer_of, puzzle_of_the_day
from farebox.puzzles.shipped import puzzles_of, shipped_puzzles

__all__ = ["AnswerKey", "Puzzle", "answer_of", "puzzle_of_the_day", "puzzles_of", "shipped_puzzles"]
