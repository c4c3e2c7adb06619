"""The last position of each table as spectators saw it: it can still be shown when a release no longer has its rules."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "positions",
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("view", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_positions_code"),
        sa.PrimaryKeyConstraint("code", name="pk_positions"),
    )


def downgrade() -> None:
    op.drop_table("positions")
