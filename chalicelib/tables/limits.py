"""How often something may be done in a while, counted in rows, so that all instances count together.

    LIMIT#<what>#<whom>   <while>   n: its version   how many tickets are out   expires

A ticket is taken before the thing is done, and each put takes one, on the condition that nobody took one since it was counted:
who asks a hundred times at once gets no more than who asks in turn. A while begins at the same moment for everybody, with no
ticket out.
"""

from __future__ import annotations

from hashlib import sha256
from ipaddress import IPv6Address, ip_address, ip_network
from typing import NamedTuple

from chalicelib.errors import TooMany, TryAgain
from chalicelib.store.interface import Row
from chalicelib.tables.club import Club
from chalicelib.tables.entry import text

HOME_BITS = 56
"""Of an IPv6 address: so many a provider gives to a home, in which each phone has addresses without number."""
NOWHERE = "nowhere"
ATTEMPTS = 8
KEPT_S = 3600
"""So long a row is kept after its while, for instances whose clocks differ."""


class Limit(NamedTuple):
    """So many tickets for `what` in each while of `span_ms`; the sentence is for whoever gets none."""

    what: str
    most: int
    span_ms: int
    sentence: str


def take(club: Club, limit: Limit, whom: str) -> None:
    """Takes a ticket. TooMany where all are out, TryAgain where too many take one at once; may raise Unavailable."""
    _count(club, limit, whom, 1)


def give_back(club: Club, limit: Limit, whom: str) -> None:
    """Gives it back: what was done with it does not count. TryAgain and Unavailable as above."""
    _count(club, limit, whom, -1)


def network(address: str) -> str:
    """Whom to count for an address: itself or, of IPv6, its home's network; hashed, so that no row shows who was here."""
    return text(sha256(f"mulligan.address.1|{_network(address)}".encode()).digest()[:16])


def _network(address: str) -> str:
    try:
        found = ip_address(address)
    except ValueError:
        return NOWHERE
    if not isinstance(found, IPv6Address):
        return str(found)
    return str(found.ipv4_mapped or ip_network((int(found), HOME_BITS), strict=False))


def _count(club: Club, limit: Limit, whom: str, step: int) -> None:
    now = club.clock()
    while_, left_ms = now // limit.span_ms, limit.span_ms - now % limit.span_ms
    pk, sk, expires = f"LIMIT#{limit.what}#{whom}", str(while_), (now + left_ms) // 1000 + KEPT_S
    for _ in range(ATTEMPTS):
        row = club.store.get(pk, sk, strong=True)
        n, out = (row.n, int(row.body)) if row else (0, 0)
        if step > 0 and out >= limit.most:
            raise TooMany(limit.sentence, retry_after=-(-left_ms // 1000))
        if club.store.put(Row(pk, sk, n + 1, str(max(0, out + step)), expires), newer=True):
            return
    raise TryAgain
