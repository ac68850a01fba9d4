"""Post to URLs that strangers gave, but only to public addresses: protects against server-side request forgery (SSRF).

    url ─▶ resolve the name once ─▶ are all its addresses public? ─▶ connect to one of them ─▶ check the certificate of the name
                                     no: Refused                                             ─▶ status

The address that was checked is the one that is connected to, so a second look-up cannot give another one (DNS rebinding).
Redirects are not followed. Only the head of a response is read. Look-up and request each have a time limit.
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
"""All of IPv6 that is allocated so far. IPv4 addresses embedded in IPv6 (mapped, NAT64) are outside it."""
ELSEWHERE = tuple(
    map(
        ipaddress.ip_network,
        (
            "168.63.129.16/32",  # Azure's platform services
            "192.0.0.0/24",  # IETF protocol assignments, such as NAT64 discovery
            "192.31.196.0/24",  # anycast, as the next three: the nearest machine may be in our own network
            "192.52.193.0/24",
            "192.175.48.0/24",
            "2620:4f:8000::/48",
            "192.88.99.0/24",  # 6to4 relays
            "2001::/23",  # IETF protocol assignments, such as Teredo, which embeds IPv4 addresses
            "2002::/16",  # 6to4, which embeds IPv4 addresses
            "3fff::/20",  # documentation
        ),
    )
)
"""Addresses that Python counts as global, but that may lead into our own network."""

Resolve = Callable[[str, int], "list[str]"]


class Refused(Exception):
    """The URL or its address is not allowed."""


class Unanswered(Exception):
    """No response in time, or not in HTTP, or a wrong certificate."""


def resolve(host: str, port: int) -> list[str]:
    """Return all addresses of a name. It is fully qualified, so no search domain of this machine is tried. Raises OSError if it
    has none.
    """
    return [str(found[4][0]) for found in socket.getaddrinfo(f"{host}.", port, type=socket.SOCK_STREAM)]


def is_outside(address: str) -> bool:
    """Whether a numeric address is public."""
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
    """Return a TLS context that checks certificates and names, with the authorities that browsers trust."""
    return ssl.create_default_context(cafile=certifi.where())


@dataclass(frozen=True, slots=True)
class PublicAddressClient:
    """An HTTPS client for public addresses. Tests replace its name resolution, checks, authorities and ports."""

    resolve: Resolve = resolve
    allows: Callable[[str], bool] = is_outside
    trust: Callable[[], ssl.SSLContext] = trusted
    ports: frozenset[int] = field(default_factory=lambda: frozenset({443}))

    def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Post the body; return the status of the response. Raises Refused, Unanswered."""
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
        """Return an address of the name. All of them must be public, because one that is not shows what the name is for."""
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
    """Return the result of a look-up in a thread of its own, which is abandoned if it takes too long. Raises Unanswered."""
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
    """Close the connection after a time limit. A socket's own time-out restarts with each byte that trickles in.

    Uses a duplicate of the socket, because TLS takes the socket over.
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
