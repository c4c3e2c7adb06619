"""The boards of games that have begun, by digest: editing a board file does not change any game.

Existing games are played on the boards of the program that migrates, where the digests match. A game
on an earlier edition stays unavailable: its board was not stored.
"""

import sqlalchemy as sa
from alembic import op

from farebox.boards.board import board_names, board_text, load_board

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    boards = op.create_table(
        "boards",
        sa.Column("digest", sa.String(16), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_boards"),
    )
    played = {digest for (digest,) in op.get_bind().execute(sa.text("select distinct board_digest from tables"))}
    now = {load_board(name).digest: board_text(name) for name in board_names()}
    rows = [{"digest": digest, "text": text} for digest, text in now.items() if digest in played]
    if rows:
        op.bulk_insert(boards, rows)


def downgrade() -> None:
    op.drop_table("boards")
