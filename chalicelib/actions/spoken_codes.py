"""Spoken codes: eight letters that lead to a table's join link for an hour (`docs/security.md`).

    SPOKEN#<table>   code    n: number of the draw   {"until", "codes"}                     the table's current code
    CODE#<digest>    table   n: 1                    {"digest", "table", "join", "until"}   where a code leads

The letters are not stored: they follow from the table's seed, the draw and the time. Both puts are conditional. So players who
ask at the same time get the same code, and if two tables get the same letters, one draws again. A repeated call finds the
first row, and puts the second if it is missing.

No two letters look or sound alike in English or German: of each group of similar letters only one is used. Of some groups the
others are accepted in its place, so a misheard letter does no harm.
"""

from __future__ import annotations

import hmac
from contextlib import suppress
from hashlib import sha256
from typing import Any, NamedTuple

from chalicelib import json_codec
from chalicelib.actions.join import is_takeable, must_not_have_expired
from chalicelib.actions.make import HOUR_MS
from chalicelib.errors import Malformed, TableFull, TryAgain, WrongCode
from chalicelib.log.entries import to_base64url
from chalicelib.log.preconditions import must_not_be_over, seat_at
from chalicelib.log.table import Table, links_of
from chalicelib.play import rate_limiter
from chalicelib.play.club import Club
from chalicelib.play.table_queries import read_strongly
from chalicelib.store.interface import Row, Unavailable
from chalicelib.times import iso

LETTERS = "KLMORUWXYZ"
LENGTH = 8
HEARD = str.maketrans({"A": "K", "H": "K", "J": "K", "N": "M", "Q": "U", "F": "X", "S": "X", "I": "Y", "0": "O"})
"""Characters that are accepted in place of a code's letter, because they are mistaken for it in English and German."""
BETWEEN = str.maketrans("", "", " -.,\u00a0\u2013\u2014")
GOOD_MS = HOUR_MS
HERE = "Too many wrong codes came from here. Ask for the link, or try again in an hour."
FROM_ONE = rate_limiter.limit("code", "wrong-codes", HERE)
EVERYWHERE = "Too many wrong codes came in just now. Ask for the link, or try again in an hour."
IN_ALL = rate_limiter.limit("codes", "wrong-codes-in-all", EVERYWHERE)
EVERYBODY = "all"
ATTEMPTS = 8


class SpokenCode(NamedTuple):
    """The table's code and when it expires (ms); `again` if it had been made before."""

    code: str
    until: int
    again: bool

    @property
    def shown(self) -> dict[str, Any]:
        return {"code": self.code, "until": iso(self.until)}


class CodeTarget(NamedTuple):
    """The table that a code leads to, and its join code."""

    table: str
    join: str

    @property
    def links(self) -> dict[str, str]:
        return links_of(self.table, self.join)


class _CodeSource(NamedTuple):
    """What a table's code is derived from."""

    table: str
    seed: bytes
    codes: int
    join: str

    def letters(self, draw: int, until: int) -> str:
        number = int.from_bytes(hmac.digest(self.seed, b"spoken %d %d %d" % (self.codes, draw, until), "sha256"), "big")
        return "".join(LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(LENGTH))


def make_code(club: Club, player: str, table_id: str) -> SpokenCode:
    """Return the table's spoken code; make one if it has no valid one. For players with a seat there, while a seat is free.

    The read is strong: made with a join code that has just been replaced, it would lead nowhere for an hour.
    Raises NotYourSeat, TableFull, TableClosed, TableFinished, TryAgain.
    """
    try:
        door = read_strongly(club, table_id, lambda table: _code_source(club, table, player, club.clock()))
        return _code_for(club, door)
    except Unavailable as fault:
        raise TryAgain from fault


def open_code(club: Club, address: str, said: str) -> CodeTarget:
    """Return where a code leads that was entered from this network address.

    Raises Malformed for text that is not a code, WrongCode for an unknown or expired one; TooMany, TryAgain.
    """
    code, whom = parse_code(said), rate_limiter.network(club, address)
    try:
        rate_limiter.take(club, FROM_ONE, whom)
        rate_limiter.take(club, IN_ALL, EVERYBODY)
        led = _find_target(club, code)
    except Unavailable as fault:
        raise TryAgain from fault
    if led is None:
        raise WrongCode("No table has that code. Codes last an hour.")
    with suppress(Unavailable, TryAgain):  # a right code is accepted even if it stays counted as a wrong one
        rate_limiter.give_back(club, FROM_ONE, whom)
        rate_limiter.give_back(club, IN_ALL, EVERYBODY)
    return led


def parse_code(said: str) -> str:
    """Return the eight letters of a code as typed, in groups or not, in any case. Raises Malformed for anything else."""
    code = said.translate(BETWEEN).upper().translate(HEARD)
    if len(code) != LENGTH or not set(code) <= set(LETTERS):
        raise Malformed(f"A code has {LENGTH} letters out of these: {' '.join(LETTERS)}.")
    return code


def _code_source(club: Club, table: Table, player: str, now: int) -> _CodeSource:
    seat_at(table, player)
    must_not_be_over(table)
    must_not_have_expired(club, table, now)
    if not any(is_takeable(club, seat, now) for seat in table.seats):
        raise TableFull
    return _CodeSource(table.id, table.seed, table.codes, table.join_code)


def _code_for(club: Club, door: _CodeSource) -> SpokenCode:
    passed_over = 0
    for _ in range(ATTEMPTS):
        row, now = club.store.get(f"SPOKEN#{door.table}", "code", strong=True), club.clock()
        draw, known = (row.n, json_codec.load(row.body)) if row else (0, {"until": 0, "codes": -1})
        again = known["until"] > now and known["codes"] == door.codes and draw != passed_over
        until = known["until"] if again else now + GOOD_MS
        if not again and not _store_draw(club, door, draw := draw + 1, until):
            continue
        if _store_target(club, door, code := door.letters(draw, until), until):
            return SpokenCode(code, until, again)
        passed_over = draw
    raise TryAgain


def _store_draw(club: Club, door: _CodeSource, draw: int, until: int) -> bool:
    """Make this draw the table's current one; return False if another request was first."""
    body = json_codec.dump({"until": until, "codes": door.codes})
    return club.store.put(Row(f"SPOKEN#{door.table}", "code", draw, body, _expires(until)), newer=True)


def _store_target(club: Club, door: _CodeSource, code: str, until: int) -> bool:
    """Make the letters lead to the table; return False if they already lead, or led, to another. The row is put only once."""
    digest = _digest(code)
    content = {"digest": to_base64url(digest), "table": door.table, "join": door.join, "until": until}
    if club.store.put(Row(_pk(digest), "table", 1, json_codec.dump(content), _expires(until)), newer=True):
        return True
    stands = club.store.get(_pk(digest), "table", strong=True)
    return stands is not None and json_codec.load(stands.body) == content


def _find_target(club: Club, code: str) -> CodeTarget | None:
    """Look up a code by its digest. Every code costs one read, and the comparison takes constant time."""
    digest = _digest(code)
    row = club.store.get(_pk(digest), "table", strong=True)
    content: dict[str, Any] = json_codec.load(row.body) if row else {"digest": "", "until": 0}
    right = hmac.compare_digest(content["digest"].encode(), to_base64url(digest).encode())
    return CodeTarget(content["table"], content["join"]) if right and content["until"] > club.clock() else None


def _digest(code: str) -> bytes:
    return sha256(f"mulligan.spoken.1|{code}".encode()).digest()


def _pk(digest: bytes) -> str:
    return f"CODE#{to_base64url(digest[:16])}"


def _expires(until: int) -> int:
    return until // 1000 + rate_limiter.GRACE_S
