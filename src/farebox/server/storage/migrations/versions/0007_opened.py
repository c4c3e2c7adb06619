"""When each player first opened the table. Players of existing tables count as having opened it, so their clocks continue."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("places", sa.Column("opened", sa.Double(), nullable=True))
    op.execute("update places set opened = 0 where kind = 'player'")


def downgrade() -> None:
    op.drop_column("places", "opened")
