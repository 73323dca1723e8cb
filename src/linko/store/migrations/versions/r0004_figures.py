"""The figures of people's finished games: a row per person and game, and sums per person."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Double, Integer, Text

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add all tables; `linko admin figures --rebuild` fills them for games played before."""
    op.create_table(
        "figures",
        Column("identity", Text, primary_key=True),
        Column("finished_at", Double, primary_key=True),
        Column("game_id", Text, primary_key=True),
        Column("hour", Integer, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("won", Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("figures_of_game", "figures", ["game_id"])
    op.create_table(
        "figures_reviews",
        Column("identity", Text, primary_key=True),
        Column("hour", Integer, primary_key=True, autoincrement=False),
        Column("game_id", Text, primary_key=True),
        Column("loss", Double, nullable=False),
        Column("deal", Double, nullable=False),
        Column("draws", Double, nullable=False),
        Column("own", Double, nullable=False),
        Column("others", Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "figures_editions",
        Column("identity", Text, primary_key=True),
        Column("edition", Text, primary_key=True),
        Column("seats", Integer, primary_key=True, autoincrement=False),
        Column("games", BigInteger, nullable=False),
        Column("won", BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "figures_hours",
        Column("identity", Text, primary_key=True),
        Column("hour", Integer, primary_key=True, autoincrement=False),
        Column("games", BigInteger, nullable=False),
        Column("won", BigInteger, nullable=False),
        Column("chance", BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "figures_opponents",
        Column("identity", Text, primary_key=True),
        Column("is_bot", Boolean, primary_key=True),
        Column("opponent", Text, primary_key=True),
        Column("games", BigInteger, nullable=False),
        Column("won", BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("figures_opponent", "figures_opponents", ["opponent"])
    op.create_table(
        "figures_snatches",
        Column("identity", Text, primary_key=True),
        Column("value", Integer, primary_key=True, autoincrement=False),
        Column("sets", BigInteger, nullable=False),
        Column("taken", BigInteger, nullable=False),
        Column("cards", BigInteger, nullable=False),
        Column("lost_sets", BigInteger, nullable=False),
        Column("lost_cards", BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
