"""How the schema came about, one revision a file; Alembic runs them (`linko migrate`)."""
