"""Who somebody is without an account: a signed cookie, a recovery code, tokens for scripts."""

import hashlib
import secrets
from contextlib import suppress
from typing import Any

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from cordee.site.clock import now
from cordee.site.commands import person_name
from cordee.site.faults import NotFound, Refused
from cordee.site.store.database import Database
from cordee.site.store.schema import KEYS, PLAYERS, TOKENS

COOKIE = "cordee"
COOKIE_AGE = 400 * 24 * 3600  # the longest browsers keep one
ID_BYTES = 9
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_GROUPS, CODE_GROUP = 4, 4
MOST_TOKENS = 20


class Person(msgspec.Struct, frozen=True):
    """A guest of this service."""

    id: str
    name: str
    generation: int
    has_recovery: bool


class People:
    """The guests, in the database; their names stay where they were put until changed."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._signer: URLSafeSerializer | None = None

    async def open(self) -> None:
        """Takes the key that signs cookies; the first node makes it."""
        self._signer = URLSafeSerializer(await self._key(), salt="cordee-cookie")

    # --- cookies and tokens --------------------------------------------------------------------

    def cookie_for(self, person: Person) -> str:
        assert self._signer is not None
        return str(self._signer.dumps([person.id, person.generation]))

    async def by_cookie(self, cookie: str | None) -> Person | None:
        """The guest a cookie was made for; None for none, a forged or an outdated one."""
        if not cookie or self._signer is None or len(cookie) > 512:
            return None
        try:
            id_, generation = self._signer.loads(cookie)
        except (BadSignature, ValueError, TypeError):
            return None
        person = await self.find(str(id_))
        return person if person is not None and person.generation == generation else None

    async def by_token(self, token: str) -> Person | None:
        asked = select(TOKENS.c.player).where(TOKENS.c.hash == _hash(token))
        async with self._database.read() as connection:
            id_ = (await connection.execute(asked)).scalar_one_or_none()
        return None if id_ is None else await self.find(id_)

    async def new_token(self, person: Person, label: str) -> str:
        """A token for a script; it is shown once."""
        token = "cordee_" + secrets.token_urlsafe(24)
        async with self._database.write() as connection:
            rows = await connection.execute(select(TOKENS).where(TOKENS.c.player == person.id))
            if len(rows.all()) >= MOST_TOKENS:
                raise Refused("too-many-tokens", most=MOST_TOKENS)
            row = {"hash": _hash(token), "player": person.id, "created": now(),
                   "label": person_name(label)}  # fmt: skip
            await connection.execute(insert(TOKENS), row)
        return token

    async def drop_tokens(self, person: Person) -> None:
        async with self._database.write() as connection:
            await connection.execute(delete(TOKENS).where(TOKENS.c.player == person.id))

    # --- people --------------------------------------------------------------------------------

    async def find(self, id_: str) -> Person | None:
        async with self._database.read() as connection:
            row = (
                await connection.execute(select(PLAYERS).where(PLAYERS.c.id == id_))
            ).one_or_none()
        return None if row is None else _person(row)

    async def create(self, name: str) -> Person:
        row = {"id": secrets.token_urlsafe(ID_BYTES).replace("-", "a").replace("_", "b"),
               "name": person_name(name), "created": now(), "recovery": None,
               "generation": 1}  # fmt: skip
        async with self._database.write() as connection:
            await connection.execute(insert(PLAYERS), row)
        return Person(row["id"], row["name"], 1, has_recovery=False)  # type: ignore[arg-type]

    async def rename(self, person: Person, name: str) -> Person:
        shown = person_name(name)
        if not shown:
            raise Refused("name-empty")
        await self._change(person.id, name=shown)
        return msgspec.structs.replace(person, name=shown)

    async def new_recovery(self, person: Person) -> str:
        """A code that brings this guest's seats to another device; an earlier one is void."""
        groups = (
            "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_GROUP))
            for _ in range(CODE_GROUPS)
        )
        code = "-".join(groups)
        await self._change(person.id, recovery=_hash(code))
        return code

    async def recover(self, code: str) -> Person:
        """The guest whose code this is."""
        wanted = _hash("-".join(code.upper().replace("-", " ").split()))
        async with self._database.read() as connection:
            asked = select(PLAYERS).where(PLAYERS.c.recovery == wanted)
            row = (await connection.execute(asked)).one_or_none()
        if row is None:
            raise NotFound("bad-recovery")
        return _person(row)

    async def forget(self, person: Person) -> None:
        """Name, code, tokens and cookies are gone; what others played with stays without a name."""
        await self.drop_tokens(person)
        await self._change(person.id, name="", recovery=None, generation=PLAYERS.c.generation + 1)

    async def _change(self, id_: str, **values: Any) -> None:
        async with self._database.write() as connection:
            await connection.execute(update(PLAYERS).where(PLAYERS.c.id == id_).values(**values))

    async def _key(self) -> str:
        """The key in the database; where two nodes begin at once, the first one's."""
        asked = select(KEYS.c.value).where(KEYS.c.name == "cookie")
        async with self._database.read() as connection:
            found: str | None = (await connection.execute(asked)).scalar_one_or_none()
        if found is not None:
            return found
        fresh = {"name": "cookie", "value": secrets.token_hex(32)}
        with suppress(IntegrityError):
            async with self._database.write() as connection:
                await connection.execute(insert(KEYS), fresh)
        return await self._key()


def _person(row: Any) -> Person:
    return Person(row.id, row.name, row.generation, row.recovery is not None)


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
