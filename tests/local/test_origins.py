"""Pages of other sites, on this machine or elsewhere, read and change nothing here unless their site is allowed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from chalicelib.api.service import Service
from chalicelib.local.origins import Hosts, Origins, normalize_origin
from tests.local.messages import NEW_TABLE, Reply, Wire, post, request, serving

COURSE = {"name": "Home", "holes": [{"par": 4, "yards": 380}] * 9}
FOREIGN = [
    "http://localhost:5173",
    "http://127.0.0.1",
    "http://[::1]:1",
    "https://evil.example",
    "http://evil.example:{port}",
    "http://localhost.evil.example:{port}",
    "https://localhost:{port}",
    "http://localhost:{port}/",
    "http://localhost:{port} http://evil.example",
    "http://evil.example@localhost:{port}",
    "null",
    "x",
]
PATHS = ["/api/health", "/api/games", "/api/courses?limit=1", "/api/openapi.json", "/api/nothing", "/api/health?x=1"]
OWN = ["http://localhost:{port}", "http://127.0.0.1:{port}", "http://[::1]:{port}", "http://LOCALHOST:{port}"]


def asked(wire: Wire, data: bytes, origin: str, port: int) -> Reply:
    """Return the reply to a request from a page of that origin."""
    line = b"\r\nOrigin: " + origin.format(port=port).encode() + b"\r\n\r\n"
    return wire.ask(data.replace(b"\r\n\r\n", line, 1))


def cors_headers(reply: Reply) -> set[str]:
    """Return the headers that let a page of another origin read the reply."""
    return {name for name in reply.headers if name.startswith("access-control-")}


@pytest.mark.parametrize("origin", FOREIGN)
def test_another_sites_page_reads_nothing(wire: Wire, port: int, origin: str) -> None:
    for path in PATHS:
        reply = asked(wire, request("GET", path), origin, port)
        assert reply.status in (200, 400, 404)
        assert cors_headers(reply) == set()
        assert "Origin" in reply.headers["vary"].split(", "), "what is kept for one is not given to another"


@pytest.mark.parametrize("origin", OWN)
def test_our_own_page_may_read_under_all_our_names(wire: Wire, port: int, origin: str) -> None:
    for path in PATHS:
        reply = asked(wire, request("GET", path), origin, port)
        assert reply.headers["access-control-allow-origin"] == origin.format(port=port)
        assert "access-control-expose-headers" in reply.headers
        assert "access-control-allow-credentials" not in reply.headers


def test_clients_without_an_origin_are_answered(wire: Wire) -> None:
    for path in PATHS:
        reply = wire.ask(request("GET", path))
        assert cors_headers(reply) == set()
        assert "Origin" in reply.headers["vary"].split(", ")
    assert wire.ask(post("/api/courses", COURSE)).status == 201


@pytest.mark.parametrize("origin", FOREIGN)
def test_another_sites_page_changes_nothing(wire: Wire, service: Service, port: int, origin: str) -> None:
    for data in (post("/api/courses", COURSE), post("/api/tables", NEW_TABLE), request("DELETE", "/api/me/push")):
        reply = asked(wire, data, origin, port)
        assert (reply.status, reply.json["code"]) == (403, "foreign-origin")
        assert cors_headers(reply) == set()
    assert service.club.store.rows("COURSES", count=9)[0] == []
    assert [table for table, _ in service.club.store.logs()] == []  # type: ignore[attr-defined]


@pytest.mark.parametrize("media", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
def test_simple_requests_of_another_site_change_nothing(wire: Wire, port: int, media: str) -> None:
    data = post("/api/courses", COURSE).replace(b"application/json", media.encode())
    assert asked(wire, data, "http://localhost:5173", port).status == 403


def test_our_own_page_may_write(wire: Wire, port: int) -> None:
    for number, origin in enumerate(OWN):
        assert asked(wire, post("/api/courses", {**COURSE, "name": f"Home {number}"}), origin, port).status == 201


@pytest.mark.parametrize(
    ("origin", "allowed"), [("http://localhost:{port}", True), ("http://localhost:5173", False), ("null", False)]
)
def test_a_preflight_is_answered(wire: Wire, port: int, origin: str, allowed: bool) -> None:
    reply = asked(wire, request("OPTIONS", "/api/courses", "Access-Control-Request-Method: POST"), origin, port)
    assert (reply.status, reply.headers["vary"]) == (204, "Authorization, Origin")
    assert ("access-control-allow-origin" in reply.headers) == allowed
    assert ("access-control-allow-methods" in reply.headers) == allowed


def test_a_null_origin_is_allowed_if_the_fetch_is_same_origin(wire: Wire, port: int) -> None:
    """A navigation has the origin `null` if no referrer is sent; no page can set this header itself."""
    for site, status in (("same-origin", 201), ("cross-site", 403), ("same-site", 403), ("none", 403)):
        lines = f"Origin: null\r\nSec-Fetch-Site: {site}\r\n\r\n".encode()
        data = post("/api/courses", {**COURSE, "name": f"Home {site}"}).replace(b"\r\n\r\n", b"\r\n" + lines, 1)
        assert wire.ask(data).status == status


def test_a_forwarded_port_of_this_machine_is_our_page(wire: Wire, port: int) -> None:
    data = post("/api/courses", COURSE).replace(b"Host: localhost\r\n", b"Host: localhost:9000\r\n")
    assert asked(wire, data, "http://localhost:9000", port).status == 201


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000", ""])
def test_a_host_name_that_is_not_ours_is_refused(wire: Wire, port: int, host: str) -> None:
    """A page whose own name resolves to this machine (DNS rebinding): for the browser it has the same origin as the server."""
    data = post("/api/courses", COURSE).replace(b"Host: localhost\r\n", f"Host: {host}\r\n".encode())
    reply = asked(wire, data, f"http://{host}", port)
    assert (reply.status, reply.json["code"], cors_headers(reply)) == (400, "malformed", set())


@pytest.fixture
def named(service: Service, page: Path) -> Iterator[int]:
    origins = frozenset({"https://bot.example", "http://localhost:5173"})
    with serving(service, page, site="https://club.example", origins=origins) as port:
        yield port


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("https://bot.example", 201),
        ("http://localhost:5173", 201),
        ("https://club.example", 201),
        ("http://bot.example", 403),
        ("https://bot.example:444", 403),
        ("http://localhost:5174", 403),
    ],
)
def test_allowed_sites_and_the_public_address_may_write(named: int, origin: str, status: int) -> None:
    with Wire(named) as wire:
        reply = asked(wire, post("/api/courses", COURSE), origin, named)
        assert reply.status == status
        assert reply.headers.get("access-control-allow-origin") == (origin if status == 201 else None)


def test_a_wildcard_allows_all_origins(service: Service, page: Path) -> None:
    with serving(service, page, origins=frozenset({"*"})) as port, Wire(port) as wire:
        reply = asked(wire, post("/api/courses", COURSE), "https://anybody.example", port)
        assert (reply.status, reply.headers["access-control-allow-origin"]) == (201, "*")


def test_a_page_opened_at_the_address_on_the_network_is_ours() -> None:
    origins = Origins(Hosts("0.0.0.0", frozenset({"kitchen"})))
    for origin, own in (
        ("http://192.168.1.5:8000", True),
        ("http://kitchen:8000", True),
        ("http://192.168.1.5:8001", False),
        ("http://192.168.1.6:8000", False),
        ("http://kitchen", False),
    ):
        assert origins.allows({"origin": origin}, "localhost:8000", "192.168.1.5", 8000) is own


@pytest.mark.parametrize(
    ("said", "origin"),
    [
        ("https://A.example", "https://a.example"),
        ("https://a.example/", "https://a.example"),
        ("http://a.example:8000", "http://a.example:8000"),
        ("https://a.example:443", "https://a.example"),
        ("http://[::1]:80", "http://[::1]"),
        ("a.example", None),
        ("https://a.example/here", None),
        ("ftp://a.example", None),
        ("https://a b", None),
        ("https://a.example:", None),
        ("null", None),
    ],
)
def test_an_origin_is_written_as_browsers_do(said: str, origin: str | None) -> None:
    assert normalize_origin(said) == origin
