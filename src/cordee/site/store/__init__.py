"""Where tables live: SQLite by default, PostgreSQL for clubs and the world."""
