"""Check the form of addresses that strangers give us to post to. Where they lead is checked when something is sent there."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from chalicelib.errors import BadAddress

LONGEST = 500
PLAIN = re.compile(r"[!-\[\]-~]+")
"""ASCII without blanks, and without the backslash, which some parsers read as a slash."""
HOST = re.compile(r"(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])")
"""A name of at least two parts, the last of which is not a number: so never an IP address, in any notation."""
AMBIGUOUS = re.compile(r"[@\[]")
"""User names and brackets: URL parsers differ about which part is then the host."""
INSIDE = (
    *(".local", ".localhost", ".localdomain", ".internal", ".intranet", ".private", ".corp", ".home", ".lan"),
    *(".arpa", ".test", ".example", ".invalid", ".alt", ".onion"),
)
"""Names of machines in private networks, or of none that everybody can reach."""
SERVICES = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)
"""The push services of today's browsers. Endpoints are at these names or at subdomains."""


def check_address(url: str) -> str:
    """Return the address's host. Raises BadAddress unless it is plain https, with a host name and the usual port."""
    if len(url) > LONGEST or not PLAIN.fullmatch(url):
        raise BadAddress
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadAddress from None
    host = parts.hostname or ""
    if parts.scheme != "https" or AMBIGUOUS.search(parts.netloc) or parts.fragment or port not in (None, 443):
        raise BadAddress
    if len(host) > 253 or not HOST.fullmatch(host) or host.endswith(INSIDE):
        raise BadAddress
    return host


def check_endpoint(url: str) -> str:
    """Return the host of a browser's push endpoint. Raises BadAddress unless it is a known push service."""
    host = check_address(url)
    if not any(host == service or host.endswith(f".{service}") for service in SERVICES):
        raise BadAddress("We don’t know that push service.")
    return host
