"""Which Host and Origin headers this server accepts.

Another site can point its own name at 127.0.0.1 and then talk to this server as its own (DNS rebinding); the Host header gives
it away.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
ALL_INTERFACES = frozenset({"0.0.0.0", "::"})


def own_names() -> frozenset[str]:
    """Return this machine's names on its network."""
    name = socket.gethostname().lower()
    return frozenset({name, f"{name.split('.')[0]}.local"})


@dataclass(frozen=True)
class Hosts:
    """The names and addresses of this server. `bound` is the address that it listens at."""

    bound: str
    names: frozenset[str] = field(default_factory=own_names)

    def is_ours(self, header: str | None, local: str) -> bool:
        """Whether a Host header names us; `local` is the address of ours that the client connected to."""
        name = host_name(header or "")
        if name in LOOPBACK or name.endswith(".localhost"):
            return True
        return name == local != "" or name == self.bound.lower() or (self.bound not in LOOPBACK and name in self.names)

    def addresses(self) -> list[str]:
        """Return the addresses for phones on the same network; none if only this machine can connect."""
        if self.bound in LOOPBACK or self.bound.startswith("127."):
            return []
        return [found] if (found := lan_address() if self.bound in ALL_INTERFACES else self.bound) else []


@lru_cache(maxsize=64)
def host_name(header: str) -> str:
    """Return a Host header without its port, brackets and final dot, in lower case; "" if it is malformed."""
    name, rest = header.strip().lower(), ""
    if name.startswith("[") and "]" in name:
        name, _, rest = name[1:].partition("]")
        rest = rest.removeprefix(":")
    elif ":" in name:
        name, _, rest = name.partition(":")
    return name.removesuffix(".") if rest == "" or rest.isdecimal() else ""


def lan_address() -> str | None:
    """Return this machine's address on its local network; None if it has none. Asks the system for a route, and sends no
    packet.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(way.getsockname()[0])
    return None if ipaddress.ip_address(address).is_loopback else address


def url_host(host: str) -> str:
    """Return the host as written in a URL."""
    return f"[{host}]" if ":" in host else host


# Which origins may use this server: its own pages, under any of its names, and the allowed sites.
#
# A browser sends another site's requests even where CORS forbids reading the answer. So only these origins get CORS headers,
# and writes of others are refused. Clients that are not browsers send no Origin.

ORIGIN = re.compile(r"(https?)://(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::([0-9]{1,5}))?", re.IGNORECASE)
DEFAULT_PORTS = {"http": 80, "https": 443}
ALL = "*"
NULL_ORIGIN = "null"


@dataclass(frozen=True)
class Origins:
    """`allowed` are other sites whose pages may use this server, as `normalize_origin` writes them, or `*`."""

    hosts: Hosts
    allowed: frozenset[str] = frozenset()

    def allows(self, headers: Mapping[str, str], host: str | None, local: str, port: int) -> bool:
        """Whether the origin in these headers may use this server. `host` is the request's Host; `local` and `port` are our
        address on the connection.
        """
        said = headers.get("origin")
        if said is None or ALL in self.allowed or said in self.allowed:
            return True
        if said == NULL_ORIGIN:
            return headers.get("sec-fetch-site") == "same-origin"
        found = ORIGIN.fullmatch(said)
        if not found or found[1] != "http":
            return False
        whose = said.removeprefix("http://")
        # An origin equal to the requested host is the same site, even if a proxy forwards another port to this one.
        return whose.lower() == (host or "").lower() or (_port(found) == port and self.hosts.is_ours(whose, local))


def normalize_origin(said: str) -> str | None:
    """Return an origin as browsers write it; None if it is malformed."""
    found = ORIGIN.fullmatch(said.removesuffix("/").lower())
    if not found:
        return None
    scheme, host = found[1], found[2]
    port = _port(found)
    return f"{scheme}://{host}" if port == DEFAULT_PORTS[scheme] else f"{scheme}://{host}:{port}"


def _port(found: re.Match[str]) -> int:
    return int(found[3] or DEFAULT_PORTS[found[1]])
