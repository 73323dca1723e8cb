"""The deal of each day, everybody's tries at it, and what bots did with it."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Double, Integer, Text

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add all tables; a day is a number of days since 1970 in UTC."""
    op.create_table(
        "daily_deals",
        Column("day", Integer, primary_key=True, autoincrement=False),
        Column("seed", Text, nullable=False),
        Column("bot", Text, nullable=False),
        Column("drawn_at", Double, nullable=False),
        Column("opened_at", Double),
    )
    op.create_table(
        "daily_tries",
        Column("table_id", Text, primary_key=True),
        Column("game_id", Text, nullable=False),
        Column("identity", Text),
        Column("day", Integer, nullable=False),
        Column("attempt", BigInteger, nullable=False),
        Column("begun_at", Double, nullable=False),
        Column("finished_at", Double),
        Column("score", Integer),
        Column("squares", Text),
        Column("counts", Boolean),
    )
    op.create_index(
        "daily_tries_of_person", "daily_tries", ["identity", "day", "attempt"], unique=True
    )
    op.create_index("daily_tries_of_game", "daily_tries", ["game_id"], unique=True)
    op.create_index("daily_scores", "daily_tries", ["day", "counts", "score"])
    op.create_table(
        "daily_bots",
        Column("day", Integer, primary_key=True, autoincrement=False),
        Column("level", Text, primary_key=True),
        Column("score", Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "daily_answers",
        Column("day", Integer, primary_key=True, autoincrement=False),
        Column("position", Text, primary_key=True),
        Column("move", Text, nullable=False),
        sqlite_with_rowid=False,
    )
