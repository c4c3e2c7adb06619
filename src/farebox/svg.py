"""Pictures of boards, games and views as SVG, from the same layouts as the table in the browser.

    import farebox as fb, farebox.svg
    farebox.svg.board(fb.load_board("new_york"), {"chelsea-soho": 0})
    game.svg(seat=0)  # what seat 0 knows

In a notebook boards, games, views and records show themselves.
"""

from farebox.boards.svg import Picture
from farebox.boards.svg import board_svg as board
from farebox.game.graph import graph_svg as graph
from farebox.game.picture import view_svg as view

__all__ = ["Picture", "board", "graph", "view"]
