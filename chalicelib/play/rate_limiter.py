"""Rate limiting: how often something may be done per hour or day. Counted in rows, so that all instances count together.

    LIMIT#<what>#<whom>   <period>   n: its version   how many tickets are taken, or which players were admitted   expires

A ticket is taken before the action. Each put takes one, on condition that nobody has taken one since it was counted, so that a
hundred simultaneous requests get no more than a hundred in turn. Periods begin at the same time for everybody.
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

IPV6_PREFIX_BITS = 56
"""The prefix of an IPv6 address that a provider gives to a home, in which each phone has any number of addresses."""
UNKNOWN_ADDRESS = "nowhere"
ATTEMPTS = 8
GRACE_S = 3600
"""Seconds for which a row is kept after its period, for instances whose clocks differ."""


class Limit(NamedTuple):
    """Maximum number of tickets for `what` in each period of `span_ms`, and the sentence for players who get none."""

    what: str
    most: int
    span_ms: int
    sentence: str


def limit(what: str, name: str, sentence: str) -> Limit:
    """Return the limit of that name in `limits.json`, counted for `what`."""
    return Limit(what, limits_config.most(name), limits_config.span_ms(name), sentence)


def take(club: Club, limit: Limit, whom: str) -> None:
    """Take a ticket. Raises TooMany if none is left, TryAgain if too many are taken at once; Unavailable."""

    def one_more(out: str) -> str:
        _must_have_room(club, limit, int(out or 0))
        return str(int(out or 0) + 1)

    _change(club, limit, whom, one_more)


def give_back(club: Club, limit: Limit, whom: str) -> None:
    """Give a ticket back, because what it was for was not done. Raises TryAgain, Unavailable."""
    _change(club, limit, whom, lambda out: str(max(0, int(out or 0) - 1)))


def take_each(club: Club, *tickets: tuple[Limit, str]) -> None:
    """Take a ticket of each of these limits, or of none if one has none left. Raises TooMany, TryAgain, Unavailable."""
    for taken, (limit, whom) in enumerate(tickets):
        try:
            take(club, limit, whom)
        except TooMany:
            for before in tickets[:taken]:
                give_back(club, *before)
            raise


def admit(club: Club, limit: Limit, whom: str, player: str) -> None:
    """Count players instead of tickets: one who was admitted may come again. Raises TooMany, TryAgain, Unavailable."""

    def one_more(admitted: str) -> str | None:
        known: list[str] = json_codec.load(admitted) if admitted else []
        if player in known:
            return None
        _must_have_room(club, limit, len(known))
        return json_codec.dump([*known, player])

    _change(club, limit, whom, one_more)


def network(club: Club, address: str) -> str:
    """Return what an address is counted as: the address or, for IPv6, its home's network. Hashed with the club's salt, so that
    no row shows who was here, not even to somebody who tries all addresses.
    """
    return to_base64url(digest(club.salt, f"mulligan.address.2|{network_of(address)}".encode(), "sha256")[:16])


def network_of(address: str) -> str:
    """Return the address or, for IPv6, its home's network."""
    try:
        found = ip_address(address)
    except ValueError:
        return UNKNOWN_ADDRESS
    if not isinstance(found, IPv6Address):
        return str(found)
    return str(found.ipv4_mapped or ip_network((int(found), IPV6_PREFIX_BITS), strict=False))


def _must_have_room(club: Club, limit: Limit, counted: int) -> None:
    if counted >= limit.most:
        raise TooMany(limit.sentence, retry_after=-(-_left(limit, club.clock()) // 1000))


def _left(limit: Limit, now: int) -> int:
    """Return how long (ms) the current period still lasts."""
    return limit.span_ms - now % limit.span_ms


def _change(club: Club, limit: Limit, whom: str, change: Callable[[str], str | None]) -> None:
    """Replace the current period's counted ("" if there is none yet) with what `change` returns; None leaves it as it is."""
    now = club.clock()
    pk, sk, expires = f"LIMIT#{limit.what}#{whom}", str(now // limit.span_ms), (now + _left(limit, now)) // 1000 + GRACE_S
    for _ in range(ATTEMPTS):
        row = club.store.get(pk, sk, strong=True)
        counted = change(row.body if row else "")
        if counted is None or club.store.put(Row(pk, sk, row.n + 1 if row else 1, counted, expires), newer=True):
            return
    raise TryAgain
