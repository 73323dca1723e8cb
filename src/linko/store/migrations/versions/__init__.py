"""The revisions. `linko.store.database.REVISIONS` lists them in order."""
