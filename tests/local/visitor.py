"""The tests' client over a socket, to the local server or behind the edge; checks every reply against the API's schema."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass, field
from http.client import HTTPConnection

from chalicelib.local.http import HttpRequest, HttpResponse
from tests.api.client import DESCRIPTION, Client

PATIENCE = 100.0
"""Seconds: longer than a gateway waits for a cold start."""

SPELLED = (
    "Access-Control-Allow-Origin",
    "Allow",
    "Cache-Control",
    "Content-Type",
    "Vary",
    *DESCRIPTION["components"]["headers"],
)
SPELLING = {name.lower(): name for name in SPELLED}
"""Header names as the API spells them; proxies may change them."""


@dataclass(frozen=True)
class Place:
    """A club at a port of this machine under the name `host`; `headers` are sent with each request."""

    port: int
    host: str = "localhost"
    headers: Mapping[str, str] = field(default_factory=dict)

    def visit(self, name: str | None = None) -> Visitor:
        """Return a client; without a name, one without a key."""
        return Visitor(name, place=self)

    def fetch(self, method: str, target: str, headers: Mapping[str, str], body: bytes = b"") -> HttpResponse:
        """Send one request on its own connection."""
        with closing(HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)) as connection:
            connection.request(method, target, body or None, {**headers, **self.headers, "host": self.host})
            reply = connection.getresponse()
            all_headers = {SPELLING.get(name.lower(), name): value for name, value in reply.getheaders()}
            return HttpResponse(reply.status, all_headers, reply.read())


@dataclass
class Visitor(Client):
    place: Place = field(kw_only=True)

    def send(self, request: HttpRequest) -> HttpResponse:
        return self.place.fetch(request.method, request.target, request.headers, request.body)
