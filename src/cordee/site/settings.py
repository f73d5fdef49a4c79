"""How the service is set up, from the command line."""

import os
from dataclasses import dataclass, field

from sqlalchemy.engine import URL

from cordee.site.store.database import is_sqlite, read_url


@dataclass(frozen=True)
class Settings:
    """Everything a node needs to know. Several nodes share a database."""

    database: URL
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str | None = None  # where people reach it, when that is not host and port
    workers: int = 1
    bot_workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    trust_proxy: bool = False  # whether X-Forwarded-For tells the visitor
    generosity: float = 1.0  # how many times the usual a visitor may ask for

    @property
    def address(self) -> str:
        """Where people reach the service."""
        if self.public_url:
            return self.public_url.rstrip("/")
        host = "localhost" if self.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else self.host
        return f"http://{host}:{self.port}"

    @property
    def is_secure(self) -> bool:
        return self.address.startswith("https://")

    @property
    def origins(self) -> frozenset[str]:
        """From where a browser may talk to us."""
        own = {f"http://{host}:{self.port}" for host in ("localhost", "127.0.0.1", "[::1]")}
        if self.port == 80:
            own |= {"http://localhost", "http://127.0.0.1"}
        if self.host not in ("0.0.0.0", "::"):
            own.add(f"http://{self.host}:{self.port}")
        return frozenset(own | {self.address})

    @property
    def can_share(self) -> bool:
        """Whether several processes may use the database at once."""
        return not is_sqlite(self.database)

    def as_environment(self) -> dict[str, str]:
        """For worker processes, which read it back with `from_environment`."""
        return {
            "CORDEE_SITE_DATABASE": self.database.render_as_string(hide_password=False),
            "CORDEE_SITE_HOST": self.host,
            "CORDEE_SITE_PORT": str(self.port),
            "CORDEE_SITE_PUBLIC_URL": self.public_url or "",
            "CORDEE_SITE_BOT_WORKERS": str(self.bot_workers),
            "CORDEE_SITE_TRUST_PROXY": "1" if self.trust_proxy else "",
        }

    @staticmethod
    def from_environment() -> "Settings":
        given = os.environ
        return Settings(
            database=read_url(given["CORDEE_SITE_DATABASE"]),
            host=given["CORDEE_SITE_HOST"],
            port=int(given["CORDEE_SITE_PORT"]),
            public_url=given["CORDEE_SITE_PUBLIC_URL"] or None,
            bot_workers=int(given["CORDEE_SITE_BOT_WORKERS"]),
            trust_proxy=bool(given["CORDEE_SITE_TRUST_PROXY"]),
        )
