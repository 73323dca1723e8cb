"""Reviews of finished games, and who waits for one."""

from alembic import op
from sqlalchemy import Column, Double, Text

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add both tables.

    They have no foreign keys to `games` or `identities`: adding one stops all writing to that
    table, and servers of the version before go on writing. `identities.remove` and `erasure`
    delete the requests together with the identity.
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
        Column("identity", Text, primary_key=True),
        Column("game_id", Text, nullable=False),
        Column("asked_at", Double, nullable=False),
    )
    op.create_index("review_requests_of_game", "review_requests", ["game_id"])
