"""Many processes on one database: which drives a table's bots, which seats are connected, how often places have changed."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("edition", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("waits", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("driver", sa.String(16), nullable=True))
    op.create_index("ix_tables_waits", "tables", ["waits"])
    op.create_index("ix_tables_changed", "tables", ["changed"])
    op.execute("update tables set waits = (status = 'playing')")  # corrected by the process that takes a table over
    op.create_table(
        "processes",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )
    op.create_table(
        "presence",
        sa.Column("process", sa.String(16), nullable=False),
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("process", "code", "seat", name="pk_presence"),
    )
    op.create_index("ix_presence_code", "presence", ["code"])


def downgrade() -> None:
    op.drop_table("presence")
    op.drop_table("processes")
    for index in ("ix_tables_waits", "ix_tables_changed"):
        op.drop_index(index, "tables")
    for column in ("driver", "waits", "edition"):
        op.drop_column("tables", column)
