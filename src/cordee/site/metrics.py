"""What the service counts, for Prometheus. Nothing here names a card, a seed or a person."""

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

MOVES = Counter("cordee_moves_total", "Moves that were stored", ["game"], registry=REGISTRY)
moves_of = cache(MOVES.labels)  # looked up once a game: it is asked for with every move
REFUSALS = Counter("cordee_refusals_total", "Requests refused", ["code"], registry=REGISTRY)
SOCKETS = Gauge("cordee_sockets", "Open sockets", registry=REGISTRY)
TABLES = Gauge("cordee_live_tables", "Tables in memory", registry=REGISTRY)
CLOSED = Counter("cordee_sockets_closed_total", "Sockets closed by us", ["why"], registry=REGISTRY)
COMMIT_SECONDS = Histogram(
    "cordee_commit_seconds",
    "Time of a transaction",
    registry=REGISTRY,
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
)
COMMIT_SIZE = Histogram(
    "cordee_commit_size",
    "Tables written in one transaction",
    registry=REGISTRY,
    buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
)
ACK_SECONDS = Histogram(
    "cordee_acknowledge_seconds",
    "From a request to its acknowledgement",
    registry=REGISTRY,
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
)
BOT_SECONDS = Histogram(
    "cordee_bot_seconds",
    "From a bot's being asked to its move",
    ["bot"],
    registry=REGISTRY,
    buckets=(0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10),
)
BOTS_WAITING = Gauge(
    "cordee_bots_waiting", "Bot moves asked for and not yet made", registry=REGISTRY
)
BOT_DEATHS = Counter("cordee_bot_worker_deaths_total", "Bot workers that died", registry=REGISTRY)
