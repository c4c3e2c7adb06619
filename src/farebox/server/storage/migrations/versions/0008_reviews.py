"""Reviews of finished games, with the records they belong to, and tables that were played on from a moment of such a game."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("board", sa.String(64), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("players", sa.JSON(), nullable=True),
        sa.Column("finished", sa.Double(), nullable=True),
        sa.Column("quick", sa.Text(), nullable=True),
        sa.Column("quick_open", sa.Text(), nullable=True),
        sa.Column("deep", sa.Text(), nullable=True),
        sa.Column("deep_open", sa.Text(), nullable=True),
        sa.Column("deep_asked", sa.Double(), nullable=True),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reviews"),
    )
    op.create_index("ix_reviews_deep_asked", "reviews", ["deep_asked"])
    op.create_index("ix_reviews_created", "reviews", ["created"])
    op.add_column("tables", sa.Column("continues", sa.JSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "continues")
    op.drop_table("reviews")
