"""A request, read as far as every call needs it: who asks, what the query says. Its body is read when the call wants it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, TypeVar

from chalicelib.api import bodies, queries
from chalicelib.api.contract import Call
from chalicelib.api.identity import key_of
from chalicelib.api.languages import wanted
from chalicelib.api.whence import Whence
from chalicelib.errors import Malformed, NoKey, Unknown
from chalicelib.players.keys import Caller, Keys

if TYPE_CHECKING:
    from pydantic import BaseModel

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{22}")
SEAT = re.compile(r"[0-9]")
REQUEST = re.compile(r"0|[1-9][0-9]{0,8}")
DATE = re.compile(r"20\d\d-\d\d-\d\d", re.ASCII)
IDEMPOTENCY_KEY = re.compile(r"[\x20-\x7e]{8,64}")

Model = TypeVar("Model", bound="BaseModel")


@dataclass(slots=True)
class Asked:
    """`headers` have names in lower case; `query` holds each known key's one value."""

    headers: Mapping[str, str]
    bearer: str | None
    query: Mapping[str, str]
    raw: bytes
    whence: Whence
    keys: Keys | None = None
    strong: bool = True
    """Whether a key that has no row is looked for strongly."""
    found: Caller | None = None
    """Who asks, once that was looked for."""

    @property
    def caller_if_any(self) -> Caller | None:
        """Who asks, None without a key. KeyChanged; may raise Unavailable."""
        if self.bearer is not None and self.found is None:
            assert self.keys
            self.found = self.keys.caller(self.bearer, strong=self.strong)
        return self.found

    @property
    def caller(self) -> Caller:
        """Who asks; NoKey if they do not say."""
        caller = self.caller_if_any
        if caller is None:
            raise NoKey
        return caller

    @property
    def key_sent(self) -> str:
        """The bearer key, be it changed for another by now; NoKey without one."""
        if self.bearer is None:
            raise NoKey
        return self.bearer

    @property
    def player(self) -> str:
        return self.caller.player

    @property
    def player_if_any(self) -> str | None:
        caller = self.caller_if_any
        return caller.player if caller else None

    @property
    def language(self) -> str:
        return wanted(self.headers)

    def body(self, model: type[Model]) -> Model:
        return bodies.read(self.raw, self.headers.get("content-type"), model)

    def key(self) -> str:
        """The Idempotency-Key; Malformed without one."""
        key = self.key_if_any()
        if key is None:
            raise Malformed("This needs an Idempotency-Key.")
        return key

    def key_if_any(self) -> str | None:
        key = self.headers.get("idempotency-key")
        if key is not None and not IDEMPOTENCY_KEY.fullmatch(key):
            raise Malformed("An Idempotency-Key has 8 to 64 plain characters.")
        return key


def receive(call: Call, headers: Mapping[str, str], query: Mapping[str, Sequence[str]], raw: bytes, whence: Whence) -> Asked:
    """Reads what all calls share: the size of the body, which costs nothing to refuse, then the key, then the query."""
    if call.asks:
        bodies.check_size(raw)
    key = key_of(headers.get("authorization"))
    if key is None and call.needs_key:
        raise NoKey
    return Asked(headers, key, queries.once(query, call.query), raw, whence)


def check_path(names: Mapping[str, str]) -> None:
    """Unknown for a table, a player or a day that cannot be: it is never looked up."""
    table, seat, request = names.get("table"), names.get("seat"), names.get("request")
    if table is not None and not TABLE_ID.fullmatch(table):
        raise Unknown("There is no such table.")
    if "date" in names and not _is_day(names["date"]):
        raise Unknown("That day has no challenge.")
    if seat is not None and not SEAT.fullmatch(seat):
        raise Unknown("There is no such seat.")
    if request is not None and not REQUEST.fullmatch(request):
        raise Unknown("There is no such request.")
    if not TABLE_ID.fullmatch(names.get("player", 22 * "A")):
        raise Unknown("There is no such player.")


def _is_day(told: str) -> bool:
    try:
        return DATE.fullmatch(told) is not None and date.fromisoformat(told) is not None
    except ValueError:
        return False
