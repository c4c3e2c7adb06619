"""The color and the animal of each place. Places of existing tables have none stored: they keep the colors of their seats."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("places", sa.Column("color", sa.Integer(), nullable=True))
    op.add_column("places", sa.Column("avatar", sa.String(16), nullable=True))


def downgrade() -> None:
    op.drop_column("places", "avatar")
    op.drop_column("places", "color")
