"""Deals that anyone can check, the rules and board a table is played by, and the outcome of every entry.

The outcomes of existing games are filled in by replaying them with the rules and the boards of the
program that migrates: the same that would otherwise have loaded them.
"""

import sqlalchemy as sa
from alembic import op

from farebox.server.storage.migrations.outcomes import write_outcomes

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("rules", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("board_digest", sa.String(16), nullable=True))
    op.add_column("tables", sa.Column("deal", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("places", sa.Column("device", sa.String(64), nullable=True))
    op.add_column("entries", sa.Column("outcome", sa.Text(), nullable=True))
    write_outcomes(op.get_bind())


def downgrade() -> None:
    for table, column in (("entries", "outcome"), ("places", "device"), ("tables", "deal")):
        op.drop_column(table, column)
    op.drop_column("tables", "board_digest")
    op.drop_column("tables", "rules")
