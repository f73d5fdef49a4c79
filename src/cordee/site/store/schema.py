"""The tables of the database. `events` is the truth; the others are made from it or stand beside.

Changed only together with a migration (`store/migrations`); a test compares the two.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData(
    naming_convention={"ix": "ix_%(table_name)s_%(column_0_N_name)s", "pk": "pk_%(table_name)s",
                       "uq": "uq_%(table_name)s_%(column_0_N_name)s"}
)  # fmt: skip

PLAYERS = Table(
    "players",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("recovery", String(64), nullable=True, index=True),  # a hash of the recovery code
    Column("generation", Integer, nullable=False),  # cookies of earlier ones are void
)

TOKENS = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("player", String(32), nullable=False, index=True),
    Column("label", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("opening", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    # What follows is a summary for lists, made from the log.
    Column("game", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("owing", String(32), nullable=False),  # seats that owe a move: "0,2"
    Column("due", BigInteger, nullable=True),  # when the table wants to be looked at again
    Column("archived", Boolean, nullable=False),
    Index("ix_tables_lobby", "listed", "status", "changed"),
    Index("ix_tables_due", "due"),
    Index("ix_tables_status_changed", "status", "changed"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(32), nullable=True),
    Column("name", String(64), nullable=False),
    Column("bot", String(64), nullable=True),
    Index("ix_seats_player", "player"),
)

EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("decision", Integer, nullable=True),
    Column("by", String(32), nullable=True),
    Column("body", Text, nullable=False),
    Column("move_id", String(64), nullable=True),
    Column("digest", String(32), nullable=True),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "decision", "seat"),
)

ARCHIVES = Table(
    "archives",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("events", LargeBinary, nullable=False),  # the log, compressed
)

RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(32), nullable=True),
    Column("game", String(16), nullable=False),
    Column("points", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("rated", Boolean, nullable=False),
    Index("ix_results_player_game", "player", "game"),
)

RATINGS = Table(
    "ratings",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("game", String(16), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("ordinal", Float, nullable=False),
    Index("ix_ratings_game_ordinal", "game", "ordinal"),
)

RECORDS = Table(
    "records",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("by", String(32), nullable=True),
    Column("created", BigInteger, nullable=False, index=True),
)

KEYS = Table(
    "keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", String(128), nullable=False),
)
