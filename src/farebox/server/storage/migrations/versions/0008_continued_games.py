"""Games that were played on from a moment of a finished one."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("continues", sa.JSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "continues")
