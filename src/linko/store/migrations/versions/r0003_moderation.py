"""What a host orders: an announcement, maintenance, bans, a log of acts; and who serves."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, CheckConstraint, Column, Double, Integer, Text, text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add all tables, and the one row of the bulletin."""
    op.create_table(
        "bulletin",
        Column("id", Integer, primary_key=True, autoincrement=False),
        Column("version", BigInteger, nullable=False),
        Column("announcement", Text),
        Column("maintenance", Boolean, nullable=False),
        Column("maintenance_words", Text),
        CheckConstraint("id = 1", name="one_bulletin"),
    )
    op.execute(
        text("INSERT INTO bulletin (id, version, maintenance) VALUES (1, 0, :no)").bindparams(
            no=False
        )
    )
    op.create_table(
        "bans",
        Column("target", Text, primary_key=True),
        Column("kind", Text, nullable=False),
        Column("words", Text),
        Column("at", Double, nullable=False),
        CheckConstraint("kind IN ('person', 'address')", name="a_kind_of_ban"),
    )
    op.create_table(
        "acts",
        Column("number", BigInteger, primary_key=True, autoincrement=False),
        Column("at", Double, nullable=False),
        Column("actor", Text, nullable=False),
        Column("act", Text, nullable=False),
        Column("target", Text),
        Column("words", Text),
    )
    op.create_table(
        "processes",
        Column("id", Text, primary_key=True),
        Column("at", Double, nullable=False),
        Column("started_at", Double, nullable=False),
        Column("program", Text, nullable=False),
        Column("tables", Integer, nullable=False),
        Column("sockets", Integer, nullable=False),
        Column("people", Integer, nullable=False),
    )
