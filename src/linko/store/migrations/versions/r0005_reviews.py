"""Reviews of finished games, and who waits for one."""

from alembic import op
from sqlalchemy import Column, Double, ForeignKey, Text

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add both tables.

    They do not refer to `games`. Locking both that table and `identities` could deadlock with a
    server that locks them in the other order, and games are never removed.
    """
    op.create_table(
        "reviews",
        Column("game_id", Text, primary_key=True),
        Column("analyser", Text, primary_key=True),
        Column("made_at", Double, nullable=False),
        Column("review", Text),
    )
    op.create_table(
        "review_requests",
        Column("identity", Text, ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
        Column("game_id", Text, nullable=False),
        Column("asked_at", Double, nullable=False),
    )
    op.create_index("review_requests_of_game", "review_requests", ["game_id"])
