"""The heartbeat of the server, and when a guest was first found unseen for a long time."""

from alembic import op
from sqlalchemy import BigInteger, CheckConstraint, Column, Double, Integer

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add both."""
    op.create_table(
        "heartbeat",
        Column("id", Integer, primary_key=True, autoincrement=False),
        Column("at", Double, nullable=False),
        Column("running", Double, nullable=False),
        Column("beats", BigInteger, nullable=False),
        CheckConstraint("id = 1", name="one_heartbeat"),
    )
    op.add_column("identities", Column("marked_at", Double))
