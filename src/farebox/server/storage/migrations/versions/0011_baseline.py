"""The tables that all later steps change. Nothing was kept compatible before it, so no database has a step below 0011."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    _make_games()
    _make_reviews()
    _make_same_deals()
    _make_processes()


def _make_games() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("hot_seat", sa.Boolean(), nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=True),
        sa.Column("rules", sa.Integer(), nullable=True),
        sa.Column("board_digest", sa.String(16), nullable=True),
        sa.Column("deal", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("first_seat", sa.Integer(), nullable=True),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("to_act", sa.JSON(), nullable=False),
        sa.Column("since", sa.Double(), nullable=True),
        sa.Column("rematch", sa.String(12), nullable=True),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.Column("edition", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("waits", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("driver", sa.String(16), nullable=True),
        sa.Column("continues", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("same_deal", sa.String(60), nullable=True),
        sa.Column("browser", sa.String(64), nullable=True),
        sa.PrimaryKeyConstraint("code", name="pk_tables"),
    )
    for column in ("status", "changed", "waits"):
        op.create_index(f"ix_tables_{column}", "tables", [column])
    op.create_index("ix_tables_same_deal", "tables", ["same_deal", "changed"])
    op.create_table(
        "places",
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("level", sa.String(16), nullable=True),
        sa.Column("secret", sa.String(64), nullable=True),
        sa.Column("stand_in", sa.Boolean(), nullable=False),
        sa.Column("device", sa.String(64), nullable=True),
        sa.Column("color", sa.Integer(), nullable=True),
        sa.Column("avatar", sa.String(16), nullable=True),
        sa.Column("opened", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_places_code"),
        sa.PrimaryKeyConstraint("code", "seat", name="pk_places"),
    )
    op.create_table(
        "entries",
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("by_bot", sa.Boolean(), nullable=False),
        sa.Column("message", sa.String(40), nullable=True),
        sa.Column("time", sa.Double(), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_entries_code"),
        sa.PrimaryKeyConstraint("code", "number", name="pk_entries"),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("reaction", sa.String(16), nullable=True),
        sa.Column("time", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_chat_code"),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
    )
    op.create_index("ix_chat_code", "chat", ["code"])
    op.create_table(
        "boards",
        sa.Column("digest", sa.String(16), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_boards"),
    )


def _make_reviews() -> None:
    op.create_table(
        "reviews",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("board", sa.String(64), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("players", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("finished", sa.Double(), nullable=True),
        sa.Column("quick", sa.Text(), nullable=True),
        sa.Column("quick_open", sa.Text(), nullable=True),
        sa.Column("deep", sa.Text(), nullable=True),
        sa.Column("deep_open", sa.Text(), nullable=True),
        sa.Column("deep_asked", sa.Double(), nullable=True),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reviews"),
    )
    for column in ("deep_asked", "created"):
        op.create_index(f"ix_reviews_{column}", "reviews", [column])


def _make_same_deals() -> None:
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
    for column in ("code", "created"):
        op.create_index(f"ix_challenges_{column}", "challenges", [column])
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
        sa.Column("standing", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("same_deal", "code", name="pk_results"),
    )
    for column in ("browser", "finished"):
        op.create_index(f"ix_results_{column}", "results", [column])
    op.create_index("ix_results_same_deal", "results", ["same_deal", "standing", "finished"])


def _make_processes() -> None:
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
