"""How often something may be done in a while, counted in rows, so that all instances count together.

    LIMIT#<what>#<whom>   <while>   n: its version   how many tickets are out, or who was admitted   expires

A ticket is taken before the thing is done, and each put takes one, on the condition that nobody took one since it was counted:
who asks a hundred times at once gets no more than who asks in turn. A while begins at the same moment for everybody, with no
ticket out.
"""

from __future__ import annotations

from collections.abc import Callable
from hmac import digest
from ipaddress import IPv6Address, ip_address, ip_network
from typing import NamedTuple

from chalicelib import json_codec, limits_config
from chalicelib.errors import TooMany, TryAgain
from chalicelib.log.entries import to_base64url
from chalicelib.play.club import Club
from chalicelib.store.interface import Row

HOME_BITS = 56
"""Of an IPv6 address: so many a provider gives to a home, in which each phone has addresses without number."""
NOWHERE = "nowhere"
ATTEMPTS = 8
KEPT_S = 3600
"""Such a long row is kept after its while, for instances whose clocks differ."""


class Limit(NamedTuple):
    """So many tickets for `what` in each while of `span_ms`; the sentence is for anyone who gets none."""

    what: str
    most: int
    span_ms: int
    sentence: str


def limit(what: str, name: str, sentence: str) -> Limit:
    """The limit of that name in `limits.json`, counted for `what`."""
    return Limit(what, limits_config.most(name), limits_config.span_ms(name), sentence)


def take(club: Club, limit: Limit, whom: str) -> None:
    """Takes a ticket. TooMany where all are out, TryAgain where too many take one at once; may raise Unavailable."""

    def one_more(out: str) -> str:
        _must_have_room(club, limit, int(out or 0))
        return str(int(out or 0) + 1)

    _change(club, limit, whom, one_more)


def give_back(club: Club, limit: Limit, whom: str) -> None:
    """Gives it back: what was done with it does not count. TryAgain and Unavailable as above."""
    _change(club, limit, whom, lambda out: str(max(0, int(out or 0) - 1)))


def take_each(club: Club, *tickets: tuple[Limit, str]) -> None:
    """Takes a ticket of each of these limits, or none where all of one are out. TooMany, TryAgain and Unavailable as above."""
    for taken, (limit, whom) in enumerate(tickets):
        try:
            take(club, limit, whom)
        except TooMany:
            for before in tickets[:taken]:
                give_back(club, *before)
            raise


def admit(club: Club, limit: Limit, whom: str, player: str) -> None:
    """Counts players in place of tickets: who was admitted may come again. TooMany, TryAgain and Unavailable as above."""

    def one_more(admitted: str) -> str | None:
        known: list[str] = json_codec.load(admitted) if admitted else []
        if player in known:
            return None
        _must_have_room(club, limit, len(known))
        return json_codec.dump([*known, player])

    _change(club, limit, whom, one_more)


def network(club: Club, address: str) -> str:
    """Whom to count for an address: itself or, of IPv6, its home's network; hashed with the club's salt, so that no row shows
    who was here, not even to somebody who tries all addresses.
    """
    return to_base64url(digest(club.salt, f"mulligan.address.2|{network_of(address)}".encode(), "sha256")[:16])


def network_of(address: str) -> str:
    """The address itself or, of IPv6, its home's network."""
    try:
        found = ip_address(address)
    except ValueError:
        return NOWHERE
    if not isinstance(found, IPv6Address):
        return str(found)
    return str(found.ipv4_mapped or ip_network((int(found), HOME_BITS), strict=False))


def _must_have_room(club: Club, limit: Limit, counted: int) -> None:
    if counted >= limit.most:
        raise TooMany(limit.sentence, retry_after=-(-_left(limit, club.clock()) // 1000))


def _left(limit: Limit, now: int) -> int:
    """How long (ms) the present while lasts yet."""
    return limit.span_ms - now % limit.span_ms


def _change(club: Club, limit: Limit, whom: str, change: Callable[[str], str | None]) -> None:
    """Puts what `change` makes of what was counted in this while ("" for nothing yet); nothing where it makes None."""
    now = club.clock()
    pk, sk, expires = f"LIMIT#{limit.what}#{whom}", str(now // limit.span_ms), (now + _left(limit, now)) // 1000 + KEPT_S
    for _ in range(ATTEMPTS):
        row = club.store.get(pk, sk, strong=True)
        told = change(row.body if row else "")
        if told is None or club.store.put(Row(pk, sk, row.n + 1 if row else 1, told, expires), newer=True):
            return
    raise TryAgain
