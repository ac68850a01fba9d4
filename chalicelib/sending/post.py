"""A POST to an address that a stranger gave. It never goes inside, whatever the name says, now or at a second look.

    url ─▶ name looked up once ─▶ every address it has is outside? ─▶ connection to one of them ─▶ certificate of the name
                                   one that is not: Refused                                        ─▶ status; nothing more

The address that was looked at is the one that is connected to, so there is no second look-up to answer otherwise. A redirect is
a status like any other: nothing is followed. Of an answer the head alone is read. However slow a stranger's name server and
machine are, each has some seconds and no more.
"""

from __future__ import annotations

import ipaddress
import socket
import ssl
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import lru_cache
from http.client import HTTPException, HTTPSConnection
from queue import Empty, SimpleQueue
from threading import Thread, Timer
from urllib.parse import urlsplit

import certifi

RESOLVE_SECONDS, CONNECT_SECONDS, WHOLE_SECONDS = 3.0, 3.0, 6.0
LONGEST_BODY = 4096
UNICAST = ipaddress.ip_network("2000::/3")
"""All that is given out of IPv6 so far: IPv4 in another guise (mapped, NAT64) lies beside it."""
ELSEWHERE = tuple(
    map(
        ipaddress.ip_network,
        (
            "168.63.129.16/32",  # a cloud's own services, at an address that looks like any other
            "192.0.0.0/24",  # protocols' own, such as a NAT64's
            "192.31.196.0/24",  # anyone who is nearest answers at these four: it may be a machine inside
            "192.52.193.0/24",
            "192.175.48.0/24",
            "2620:4f:8000::/48",
            "192.88.99.0/24",  # relays to IPv6
            "2001::/23",  # protocols' own; Teredo among them, with an IPv4 address inside
            "2002::/16",  # 6to4: the same
            "3fff::/20",  # documents'
        ),
    )
)
"""What Python counts as outside, and may lead inside all the same."""

Resolve = Callable[[str, int], "list[str]"]


class Refused(Exception):
    """The address leads where nothing is sent."""


class Unanswered(Exception):
    """Nobody answered, or not in time, or not in HTTP, or with another's certificate."""


def resolve(host: str, port: int) -> list[str]:
    """All addresses of the name, as all the world has it: no domain of this machine's own is tried behind it. OSError where it
    has none.
    """
    return [str(found[4][0]) for found in socket.getaddrinfo(f"{host}.", port, type=socket.SOCK_STREAM)]


def is_outside(address: str) -> bool:
    """Whether a numeric address is a public machine's, by all that is known of it."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    if found.version == 6 and (found not in UNICAST or found.scope_id is not None):
        return False
    inside = found.is_multicast or found.is_reserved or not found.is_global
    return not inside and not any(found in network for network in ELSEWHERE)


@lru_cache(1)
def trusted() -> ssl.SSLContext:
    """Certificates and names are checked, by the authorities that browsers trust."""
    return ssl.create_default_context(cafile=certifi.where())


@dataclass(frozen=True, slots=True)
class Wire:
    """How this machine reaches others; tests have their own names, addresses, authorities and ports."""

    resolve: Resolve = resolve
    allows: Callable[[str], bool] = is_outside
    trust: Callable[[], ssl.SSLContext] = trusted
    ports: frozenset[int] = field(default_factory=lambda: frozenset({443}))

    def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer. Refused, Unanswered."""
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port or 443
        if parts.scheme != "https" or not host or port not in self.ports or len(body) > LONGEST_BODY:
            raise Refused
        path = f"{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}"
        address = self._outside(host, port)
        try:
            return self._ask(host, port, address, path, body, headers)
        except (OSError, HTTPException, ValueError) as error:
            raise Unanswered(type(error).__name__) from None

    def _outside(self, host: str, port: int) -> str:
        """An address of the name, all of which must be outside: one that is not shows what the name is for."""
        found = _in_time(lambda: self.resolve(host, port))
        if not found or not all(self.allows(address) for address in found):
            raise Refused
        return found[0]

    def _ask(self, host: str, port: int, address: str, path: str, body: bytes, headers: Mapping[str, str]) -> int:
        with (
            socket.create_connection((address, port), CONNECT_SECONDS) as plain,
            _hung_up_in_time(plain),
            self.trust().wrap_socket(plain, server_hostname=host) as secured,
        ):
            asking = HTTPSConnection(host, port, timeout=CONNECT_SECONDS)
            asking.sock = secured
            asking.request("POST", path, body, {**headers, "User-Agent": "mulligan-club", "Connection": "close"})
            return asking.getresponse().status


def _in_time(look_up: Callable[[], list[str]]) -> list[str]:
    """What a look-up found, in a thread that is left alone where it takes too long. Unanswered."""
    found: SimpleQueue[list[str] | None] = SimpleQueue()

    def look() -> None:
        try:
            found.put(look_up())
        except (OSError, UnicodeError):
            found.put(None)

    Thread(target=look, daemon=True).start()
    try:
        addresses = found.get(timeout=RESOLVE_SECONDS)
    except Empty:
        raise Unanswered("no name in time") from None
    if addresses is None:
        raise Unanswered("no such name")
    return addresses


@contextmanager
def _hung_up_in_time(plain: socket.socket) -> Iterator[None]:
    """However slowly bytes trickle in, this ends the connection: a time-out of a socket begins again with each of them.

    It does so by a handle of its own, for TLS takes the socket's away.
    """
    with plain.dup() as line:
        end = Timer(WHOLE_SECONDS, _hang_up, [line])
        end.daemon = True
        end.start()
        try:
            yield
        finally:
            end.cancel()


def _hang_up(line: socket.socket) -> None:
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
