"""By which names this server may be called.

A page of somebody else's can have its own name lead to 127.0.0.1 and then talk to us as if we were its server (DNS rebinding);
the name that it calls us by gives it away.
"""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import dataclass, field
from functools import lru_cache

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
EVERYWHERE = frozenset({"0.0.0.0", "::"})


def own_names() -> frozenset[str]:
    """What this machine is called on its network."""
    name = socket.gethostname().lower()
    return frozenset({name, f"{name.split('.')[0]}.local"})


@dataclass(frozen=True)
class Hosts:
    """`bound` is the address that the server listens at."""

    bound: str
    names: frozenset[str] = field(default_factory=own_names)

    def expects(self, header: str | None, local: str) -> bool:
        """Whether a Host header names us; `local` is the address of ours that the client connected to."""
        name = host_name(header or "")
        if name in LOOPBACK or name.endswith(".localhost"):
            return True
        return name == local != "" or name == self.bound.lower() or (self.bound not in LOOPBACK and name in self.names)

    def addresses(self) -> list[str]:
        """Where a phone on the same network finds us; empty if only this machine does."""
        if self.bound in LOOPBACK or self.bound.startswith("127."):
            return []
        return [found] if (found := lan_address() if self.bound in EVERYWHERE else self.bound) else []


@lru_cache(maxsize=64)
def host_name(header: str) -> str:
    """A Host header without its port, brackets and final dot, in lower case; "" if it is none."""
    name, rest = header.strip().lower(), ""
    if name.startswith("[") and "]" in name:
        name, _, rest = name[1:].partition("]")
        rest = rest.removeprefix(":")
    elif ":" in name:
        name, _, rest = name.partition(":")
    return name.removesuffix(".") if rest == "" or rest.isdecimal() else ""


def lan_address() -> str | None:
    """This machine's address on the network that leads out. No packet is sent: the system is asked for the way only."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(way.getsockname()[0])
    return None if ipaddress.ip_address(address).is_loopback else address


def in_address(host: str) -> str:
    """The host as it stands in a URL."""
    return f"[{host}]" if ":" in host else host
