"""The order of results, so that the best of a deal are read without the others."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

OLD_RESULTS = sa.table(
    "results",
    *map(sa.column, ("same_deal", "code", "browser", "seat", "standing", "finished")),
    sa.column("totals", sa.JSON),
    sa.column("winners", sa.JSON),
)
OFFERED = sa.table("challenges", sa.column("id"), sa.column("code"))


def upgrade() -> None:
    op.add_column("results", sa.Column("standing", sa.Integer(), nullable=True))
    op.create_index("ix_results_same_deal", "results", ["same_deal", "standing", "finished"])
    op.create_index("ix_results_browser", "results", ["browser"])
    op.drop_index("ix_tables_same_deal", "tables")
    op.create_index("ix_tables_same_deal", "tables", ["same_deal", "changed"])
    connection = op.get_bind()
    offered = {(f"challenge {row.id}", row.code) for row in connection.execute(sa.select(OFFERED))}
    known = set()
    for row in connection.execute(sa.select(OLD_RESULTS).order_by(OLD_RESULTS.c.finished, OLD_RESULTS.c.code)).all():
        browser = row.same_deal, row.browser or f"table {row.code}"
        if row.code == "par" or (row.same_deal, row.code) in offered or browser in known:
            continue
        known.add(browser)
        this = sa.and_(OLD_RESULTS.c.same_deal == row.same_deal, OLD_RESULTS.c.code == row.code)
        others = [total for seat, total in enumerate(row.totals) if seat not in row.winners]
        place = 1 if row.seat in row.winners else 1 + len(row.winners) + sum(total > row.totals[row.seat] for total in others)
        standing = 1000 * place - row.totals[row.seat]
        connection.execute(sa.update(OLD_RESULTS).where(this).values(standing=standing))


def downgrade() -> None:
    op.drop_index("ix_tables_same_deal", "tables")
    op.create_index("ix_tables_same_deal", "tables", ["same_deal"])
    op.drop_index("ix_results_browser", "results")
    op.drop_index("ix_results_same_deal", "results")
    op.drop_column("results", "standing")
