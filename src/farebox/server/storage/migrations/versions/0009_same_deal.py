"""The daily deal and challenges: tables that play the same cards, what was offered, and the results."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("same_deal", sa.String(60), nullable=True))
    op.add_column("tables", sa.Column("browser", sa.String(64), nullable=True))
    op.create_index("ix_tables_same_deal", "tables", ["same_deal"])
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("digest", sa.String(16), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("deal", sa.JSON(), nullable=False),
        sa.Column("places", sa.JSON(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_challenges"),
    )
    op.create_index("ix_challenges_code", "challenges", ["code"])
    op.create_index("ix_challenges_created", "challenges", ["created"])
    op.create_table(
        "results",
        sa.Column("same_deal", sa.String(60), nullable=False),
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("browser", sa.String(64), nullable=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("avatar", sa.String(16), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("totals", sa.JSON(), nullable=False),
        sa.Column("winners", sa.JSON(), nullable=False),
        sa.Column("review", sa.String(20), nullable=False),
        sa.Column("finished", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("same_deal", "code", name="pk_results"),
    )
    op.create_index("ix_results_finished", "results", ["finished"])


def downgrade() -> None:
    op.drop_table("results")
    op.drop_table("challenges")
    op.drop_index("ix_tables_same_deal", "tables")
    op.drop_column("tables", "browser")
    op.drop_column("tables", "same_deal")
