"""Whose pages this server answers: its own, by whichever of its names they were opened, and those of sites that are named.

A browser lets a page of another site read what it is told only where the answer says so, but sends what the page asks all the
same. So answers say so to none but these, and what would change something is refused when others ask for it. Who is no page
sends no Origin: browsers alone need to be held.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from chalicelib.local.hosts import Hosts

ORIGIN = re.compile(r"(https?)://(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::([0-9]{1,5}))?", re.IGNORECASE)
STANDARD = {"http": 80, "https": 443}
ALL = "*"
UNSAID = "null"


@dataclass(frozen=True)
class Origins:
    """`named` are the other sites, as `one_origin` writes them, or `*`."""

    hosts: Hosts
    named: frozenset[str] = frozenset()

    def allows(self, headers: Mapping[str, str], host: str | None, local: str, port: int) -> bool:
        """Whether a request with these headers, for that host, is no other site's page's. It came to our address `local`, at
        `port`.
        """
        said = headers.get("origin")
        if said is None or ALL in self.named or said in self.named:
            return True
        if said == UNSAID:
            return headers.get("sec-fetch-site") == "same-origin"
        found = ORIGIN.fullmatch(said)
        if not found or found[1] != "http":
            return False
        whose = said.removeprefix("http://")
        # The first is the very address that it asks, be it one that leads here from another port.
        return whose.lower() == (host or "").lower() or (_port(found) == port and self.hosts.expects(whose, local))


def one_origin(said: str) -> str | None:
    """An origin as browsers write it; None if that is none."""
    found = ORIGIN.fullmatch(said.removesuffix("/").lower())
    if not found:
        return None
    scheme, host = found[1], found[2]
    port = _port(found)
    return f"{scheme}://{host}" if port == STANDARD[scheme] else f"{scheme}://{host}:{port}"


def _port(found: re.Match[str]) -> int:
    return int(found[3] or STANDARD[found[1]])
