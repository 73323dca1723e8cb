"""The first schema: the log, tables and their members, games and their players, identities."""

from alembic import op
from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Integer,
    LargeBinary,
    Text,
    text,
)

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    _tables()
    _log()
    _games()
    _identities()
    triggers = POSTGRES_TRIGGERS if op.get_context().dialect.name == "postgresql" else TRIGGERS
    for trigger in triggers:
        op.execute(text(trigger))


def _tables() -> None:
    op.create_table(
        "tables",
        Column("id", Text, primary_key=True),
        Column("code", Text, unique=True),
        Column("public", Boolean, nullable=False),
        Column("status", Text, nullable=False),
        Column("attended", Boolean, nullable=False),
        Column("created_at", Double, nullable=False),
        Column("changed_at", Double, nullable=False),
        Column("summary", Text, nullable=False),
        Column("members", Text, nullable=False),
        CheckConstraint("status IN ('open', 'running', 'finished', 'closed')", name="a_status"),
    )
    for name, columns, where in (
        ("tables_public", ["status", "changed_at"], "public"),
        ("tables_attended", ["id"], "attended"),
        ("tables_open", ["changed_at"], "status = 'open'"),
    ):
        op.create_index(
            name, "tables", columns, sqlite_where=text(where), postgresql_where=text(where)
        )
    op.create_table(
        "members",
        Column("identity", Text, primary_key=True),
        Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_index("members_of_table", "members", ["table_id"])


def _log() -> None:
    op.create_table(
        "log",
        Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("version", Integer, primary_key=True, autoincrement=False),
        Column("at", Double, nullable=False),
        Column("data", Text, nullable=False),
        Column("game", Text),
        Column("number", Integer),
        CheckConstraint("version >= 1", name="versions_from_1"),
        CheckConstraint("number >= 1", name="numbers_from_1"),
        CheckConstraint("(game IS NULL) = (number IS NULL)", name="game_and_number"),
    )
    moves = text("game IS NOT NULL")
    op.create_index(
        "log_moves",
        "log",
        ["game", "number"],
        unique=True,
        sqlite_where=moves,
        postgresql_where=moves,
    )


def _games() -> None:
    op.create_table(
        "games",
        Column("id", Text, primary_key=True),
        Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
        Column("finished_at", Double, nullable=False),
        Column("record", Text, nullable=False),
        Column("players", Text, nullable=False),
    )
    op.create_index("games_of_table", "games", ["table_id"])
    op.create_table(
        "players",
        Column("identity", Text, primary_key=True),
        Column("finished_at", Double, primary_key=True),
        Column("game_id", Text, ForeignKey("games.id"), primary_key=True),
    )
    op.create_index("players_of_game", "players", ["game_id"])


def _identities() -> None:
    op.create_table(
        "identities",
        Column("id", Text, primary_key=True),
        Column("token_hash", LargeBinary, nullable=False, unique=True),
        Column("name", Text, nullable=False),
        Column("kind", Text, nullable=False),
        Column("owner", Text, ForeignKey("identities.id", ondelete="CASCADE")),
        Column("created_at", Double, nullable=False),
        Column("seen_at", Double, nullable=False),
        CheckConstraint("kind IN ('guest', 'bot')", name="a_kind"),
    )
    op.create_index("identities_of_owner", "identities", ["owner"])
    op.create_index("identities_seen", "identities", ["kind", "seen_at"])


# Keys refuse what is there already; the first trigger refuses what would leave a gap. The others
# keep `members` as an index of the lists in `tables`, at no cost while those do not change.

TRIGGERS = (
    """
    CREATE TRIGGER log_without_gaps BEFORE INSERT ON log
    WHEN NEW.version > 1 AND NOT EXISTS (
        SELECT 1 FROM log WHERE table_id = NEW.table_id AND version = NEW.version - 1
    )
    BEGIN SELECT RAISE(ABORT, 'a version is missing before this one'); END
    """,
    """
    CREATE TRIGGER members_of_new AFTER INSERT ON tables
    BEGIN
        INSERT INTO members (identity, table_id)
        SELECT DISTINCT value, NEW.id FROM json_each(NEW.members);
    END
    """,
    """
    CREATE TRIGGER members_of_changed AFTER UPDATE ON tables WHEN NEW.members <> OLD.members
    BEGIN
        DELETE FROM members WHERE table_id = NEW.id;
        INSERT INTO members (identity, table_id)
        SELECT DISTINCT value, NEW.id FROM json_each(NEW.members);
    END
    """,
)

POSTGRES_TRIGGERS = (
    """
    CREATE FUNCTION refuse_gap() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF NEW.version > 1 AND NOT EXISTS (
            SELECT 1 FROM log WHERE table_id = NEW.table_id AND version = NEW.version - 1
        ) THEN
            RAISE integrity_constraint_violation
            USING MESSAGE = 'a version is missing before this one';
        END IF;
        RETURN NEW;
    END $$
    """,
    """
    CREATE TRIGGER log_without_gaps BEFORE INSERT ON log
    FOR EACH ROW EXECUTE FUNCTION refuse_gap()
    """,
    """
    CREATE FUNCTION index_members() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        DELETE FROM members WHERE table_id = NEW.id;
        INSERT INTO members (identity, table_id)
        SELECT DISTINCT value, NEW.id FROM json_array_elements_text(NEW.members::json);
        RETURN NULL;
    END $$
    """,
    """
    CREATE TRIGGER members_of_new AFTER INSERT ON tables
    FOR EACH ROW EXECUTE FUNCTION index_members()
    """,
    """
    CREATE TRIGGER members_of_changed AFTER UPDATE ON tables
    FOR EACH ROW WHEN (NEW.members <> OLD.members) EXECUTE FUNCTION index_members()
    """,
)
