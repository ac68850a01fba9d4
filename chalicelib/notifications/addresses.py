"""Addresses that strangers give, to be posted to: what form they must have. Whether one leads inside is seen on sending."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from chalicelib.errors import BadAddress

LONGEST = 500
PLAIN = re.compile(r"[!-\[\]-~]+")
"""ASCII without blanks, and without the backslash, which some read as a slash."""
HOST = re.compile(r"(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])")
"""A name of at least two parts, of which the last is no number: so never an address in figures, in whatever notation."""
NO_PLACE = re.compile(r"[@\[]")
"""Before a name somebody else's, and around one brackets: readers of addresses differ about which part is the name."""
INSIDE = (
    *(".local", ".localhost", ".localdomain", ".internal", ".intranet", ".private", ".corp", ".home", ".lan"),
    *(".arpa", ".test", ".example", ".invalid", ".alt", ".onion"),
)
"""Names that stand for machines inside, or for none that everybody can reach."""
SERVICES = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)
"""The push services of the browsers that there are. Endpoints are at these names, or below them."""


def check_address(url: str) -> str:
    """The host that this address is at. BadAddress unless it is plain https, at a name, at the usual port."""
    if len(url) > LONGEST or not PLAIN.fullmatch(url):
        raise BadAddress
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadAddress from None
    host = parts.hostname or ""
    if parts.scheme != "https" or NO_PLACE.search(parts.netloc) or parts.fragment or port not in (None, 443):
        raise BadAddress
    if len(host) > 253 or not HOST.fullmatch(host) or host.endswith(INSIDE):
        raise BadAddress
    return host


def check_endpoint(url: str) -> str:
    """The same for what a push service gave a browser: BadAddress unless the service is one that we know."""
    host = check_address(url)
    if not any(host == service or host.endswith(f".{service}") for service in SERVICES):
        raise BadAddress("That is no push service that we know.")
    return host
