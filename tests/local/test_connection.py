"""A connection: bytes in, bytes out, for everything that a client may send."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from dataclasses import dataclass
from queue import Queue
from typing import cast

import pytest
import uvloop

from chalicelib.local import connection, server
from chalicelib.local.connection_limits import ConnectionLimits
from chalicelib.local.http import HttpRequest, HttpResponse
from tests.local.messages import HEALTH, NEW_TABLE, PATIENCE, Reply, Wire, post, request

HELLO = {"ok": True, "build": "b1"}
PRIVATE, PUBLIC = "private, no-store", "public, s-maxage=1"
KEYED = "Authorization: Bearer x"
DESCRIBE = request("GET", "/api/openapi.json")


def is_problem(reply: Reply, status: int, code: str) -> bool:
    assert reply.headers["x-content-type-options"] == "nosniff"
    assert reply.headers["cache-control"] in (PUBLIC, PRIVATE)
    assert reply.headers["vary"] == "Authorization, Origin"
    assert reply.headers["content-type"] == "application/problem+json"
    assert "access-control-allow-origin" not in reply.headers
    return (reply.status, reply.json["status"], reply.json["code"]) == (status, status, code)


def test_a_connection_is_kept(wire: Wire) -> None:
    for _ in range(3):
        reply = wire.ask(HEALTH)
        assert (reply.status, reply.json) == (200, HELLO)
        assert reply.headers["x-content-type-options"] == "nosniff"
        assert "connection" not in reply.headers
        assert reply.headers["date"].endswith("GMT")


def test_pipelined_requests_are_answered_in_order(wire: Wire) -> None:
    wire.send(post("/api/tables", NEW_TABLE) + request("GET", "/") + request("GET", "/api/nothing") + HEALTH)
    assert [wire.reply().status for _ in range(4)] == [201, 200, 404, 200]


def test_a_request_may_come_byte_by_byte(wire: Wire) -> None:
    for byte in post("/api/tables", NEW_TABLE):
        wire.send(bytes([byte]))
    assert wire.reply().status == 201


def test_a_body_may_come_in_chunks(wire: Wire) -> None:
    whole = post("/api/tables", NEW_TABLE)
    head, _, body = whole.partition(b"\r\n\r\n")
    lines = [line for line in head.split(b"\r\n") if not line.startswith(b"Content-Length")]
    chunks = b"".join(b"%x\r\n%s\r\n" % (len(part), part) for part in (body[:10], body[10:])) + b"0\r\n\r\n"
    assert wire.ask(b"\r\n".join([*lines, b"Transfer-Encoding: chunked"]) + b"\r\n\r\n" + chunks).status == 201


@pytest.mark.parametrize(
    "trailer", ["Authorization: Bearer " + "x" * 43, "Content-Type: text/plain", "Host: evil.example", "Odd: 1"]
)
def test_trailers_are_not_headers(wire: Wire, trailer: str) -> None:
    head, _, body = post("/api/tables", NEW_TABLE).partition(b"\r\n\r\n")
    lines = [line for line in head.split(b"\r\n") if not line.startswith((b"Content-Length", b"Authorization"))]
    chunks = b"%x\r\n%s\r\n0\r\n%s\r\n\r\n" % (len(body), body, trailer.encode())
    reply = wire.ask(b"\r\n".join([*lines, b"Transfer-Encoding: chunked"]) + b"\r\n\r\n" + chunks)
    assert is_problem(reply, 401, "no-key")
    assert wire.ask(HEALTH).json == HELLO


def test_trailers_have_a_limit(wire: Wire) -> None:
    head = post("/api/tables", NEW_TABLE).partition(b"\r\n\r\n")[0].replace(b"Content-Length", b"Not-The-Length")
    trailers = b"".join(b"T%d: %s\r\n" % (number, b"x" * 100) for number in range(200))
    data = head + b"\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n" + trailers + b"\r\n"
    assert is_problem(wire.ask(data), 413, "too-large")


def test_expect_continue_is_answered(wire: Wire) -> None:
    body = json.dumps(NEW_TABLE).encode()
    head = post("/api/tables", NEW_TABLE).partition(b"\r\n\r\n")[0]
    wire.send(head + b"\r\nExpect: 100-continue\r\n\r\n")
    assert wire.reply().status == 100
    assert wire.ask(body).status == 201


@pytest.mark.parametrize("data", [HEALTH.replace(b"HTTP/1.1", b"HTTP/1.0"), request("GET", "/api/health", "Connection: close")])
def test_connection_close_is_obeyed(wire: Wire, data: bytes) -> None:
    reply = wire.ask(data)
    assert (reply.status, reply.headers["connection"]) == (200, "close")
    assert wire.rest() == b""


def test_a_half_closed_connection_gets_its_answer(wire: Wire) -> None:
    wire.send(HEALTH)
    wire.socket.shutdown(socket.SHUT_WR)
    assert wire.reply().json == HELLO
    assert wire.rest() == b""


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/nothing", "/assets/main-1a2b3c.js"])
def test_head_is_get_without_the_body(wire: Wire, path: str) -> None:
    head, get = wire.ask(request("HEAD", path)), wire.ask(request("GET", path))
    assert (head.status, head.body) == (get.status, b"")
    assert head.headers["content-length"] == str(len(get.body))


def test_an_answer_without_a_body_has_no_length(wire: Wire) -> None:
    table = wire.ask(post("/api/tables", NEW_TABLE)).json["id"]
    unchanged = wire.ask(request("GET", f"/api/tables/{table}?since=0"))
    assert (unchanged.status, "content-length" in unchanged.headers) == (304, False)
    assert wire.ask(request("OPTIONS", "/api/tables")).status == 204
    assert wire.ask(HEALTH).json == HELLO


def test_an_upgrade_is_ignored(wire: Wire) -> None:
    assert wire.ask(request("GET", "/api/health", "Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c")).json == HELLO


MALFORMED = {
    "not HTTP": b"Hello there\r\n\r\n",
    "TLS": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    "no version": b"GET /\r\n\r\n",
    "a header without a colon": request("GET", "/api/health", "Odd"),
    "a header with a zero byte": request("GET", "/api/health", "Odd: \x00"),
    "two lengths": request("POST", "/api/tables", "Content-Length: 3", "Content-Length: 4"),
    "a length that is none": request("POST", "/api/tables", "Content-Length: three"),
    "a negative length": request("POST", "/api/tables", "Content-Length: -3"),
    "length and chunks": request("POST", "/api/tables", "Content-Length: 3", "Transfer-Encoding: chunked"),
    "a chunk that is none": request("POST", "/api/tables", "Transfer-Encoding: chunked") + b"zz\r\n",
    "a path that is none": request("GET", "api/health"),
    "a star": request("OPTIONS", "*"),
}


@pytest.mark.parametrize("data", MALFORMED.values(), ids=MALFORMED)
def test_other_protocols_are_refused(port: int, wire: Wire, data: bytes) -> None:
    assert is_problem(wire.ask(data), 400, "malformed")
    with Wire(port) as other:
        assert other.ask(HEALTH).json == HELLO


def test_requests_before_a_malformed_one_are_answered_first(wire: Wire) -> None:
    wire.send(HEALTH + b"nonsense\r\n\r\n" + HEALTH)
    assert [wire.reply().status, wire.reply().status] == [200, 400]
    assert wire.rest() == b""


LONG = "x" * connection.MAX_HEADER_BYTES


@pytest.mark.parametrize(
    "data",
    [
        request("GET", f"/{LONG}"),
        request("GET", "/", f"Long: {LONG}"),
        request("GET", "/", *(f"H{number}: {'x' * 100}" for number in range(200))),
        b"GET / HTTP/1.1\r\nLong: " + LONG.encode() * 20,
    ],
    ids=["path", "header", "headers", "without end"],
)
def test_headers_have_a_limit(wire: Wire, data: bytes) -> None:
    reply = wire.ask(data) if data.endswith(b"\r\n\r\n") else trickle(wire, data)
    assert is_problem(reply, 413, "too-large")
    assert wire.rest() == b""


def trickle(wire: Wire, data: bytes) -> Reply:
    """Send as much as the server takes."""
    try:
        for start in range(0, len(data), 4096):
            wire.send(data[start : start + 4096])
    except OSError:
        pass
    return wire.reply()


@pytest.mark.parametrize("size", [1, 7], ids=["one header", "several"])
def test_headers_within_the_limit_may_come_in_pieces(arrived: Queue[bytes], wire: Wire, size: int) -> None:
    data = request("GET", "/api/health", *(f"H{number}: {'x' * (14_000 // size)}" for number in range(size)))
    for start in range(0, len(data), 1000):
        wire.send(data[start : start + 1000])
        assert arrived.get(timeout=PATIENCE) == data[start : start + 1000]
    assert wire.reply().json == HELLO


@pytest.mark.parametrize("size", [16 * 1024 + 1, 100_000, 1_000_000])
def test_a_body_over_16_kilobytes_is_refused_and_the_connection_kept(wire: Wire, size: int) -> None:
    assert is_problem(wire.ask(post("/api/tables", {"game": "x" * size})), 413, "too-large")
    assert wire.ask(HEALTH).json == HELLO


def test_a_body_over_a_megabyte_ends_the_connection(wire: Wire) -> None:
    head = request("POST", "/api/tables", f"Content-Length: {10**9}", "Content-Type: application/json")
    assert is_problem(wire.ask(head), 413, "too-large")
    assert wire.rest() == b""


def test_a_body_without_end_is_refused(wire: Wire) -> None:
    chunk = b"4000\r\n" + b"x" * 0x4000 + b"\r\n"
    reply = trickle(wire, request("POST", "/api/tables", "Transfer-Encoding: chunked") + chunk * 80)
    assert is_problem(reply, 413, "too-large")


REFUSED = {
    "a bad key": ("GET", "/api/health", "Authorization: nobody"),
    "no such call": ("GET", "/api/nothing"),
    "not by this method": ("DELETE", "/api/health"),
    "too large": ("POST", "/api/tables", f"Content-Length: {10**9}"),
    "not HTTP from there on": ("GET", "/api/health", "Odd"),
    "a path that is none": ("GET", "api/health"),
    "too many headers": ("GET", "/api/health", f"Long: {LONG}"),
}


@pytest.mark.parametrize("asked", REFUSED.values(), ids=REFUSED)
def test_refusals_of_the_server_are_not_cached(port: int, asked: tuple[str, ...]) -> None:
    for lines in ((), (KEYED,)):
        with Wire(port) as wire:
            reply = wire.ask(request(*asked, *lines))
            assert reply.status >= 400
            assert (reply.headers["cache-control"], reply.headers["vary"]) == (PRIVATE, "Authorization, Origin")


def test_preflight_answers_are_public_unless_a_key_is_sent(wire: Wire) -> None:
    for lines, kept in (((), PUBLIC), ((KEYED,), PRIVATE)):
        assert wire.ask(request("OPTIONS", "/api/tables", *lines)).headers["cache-control"] == kept


@dataclass
class Hands:
    """A server's clock, which tests move forward."""

    ahead: float = 0.0


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    hands = Hands()
    monkeypatch.setattr(uvloop.Loop, "time", lambda loop: time.monotonic() + hands.ahead)
    monkeypatch.setattr(server, "DEADLINE_CHECK_SECONDS", 0.02)
    return hands


@pytest.fixture
def arrived(monkeypatch: pytest.MonkeyPatch) -> Queue[bytes]:
    """Wait for what the server has received."""
    received, arrived = connection.Connection.data_received, Queue[bytes]()

    def note(member: connection.Connection, data: bytes) -> None:
        received(member, data)
        arrived.put(data)

    monkeypatch.setattr(connection.Connection, "data_received", note)
    return arrived


@pytest.mark.parametrize(
    "data", [b"GET / HT", HEALTH[:-2], post("/api/tables", NEW_TABLE)[:-3]], ids=["line", "headers", "body"]
)
def test_an_unfinished_request_times_out(hands: Hands, arrived: Queue[bytes], wire: Wire, data: bytes) -> None:
    wire.send(data)
    assert arrived.get(timeout=PATIENCE) == data
    hands.ahead += connection.READ_SECONDS
    assert is_problem(wire.reply(), 503, "try-again")
    assert wire.rest() == b""


def test_a_slowly_dripping_request_times_out_too(hands: Hands, arrived: Queue[bytes], wire: Wire) -> None:
    for number in range(4):
        wire.send(HEALTH[number : number + 1])
        assert arrived.get(timeout=PATIENCE) == HEALTH[number : number + 1]
        hands.ahead += connection.READ_SECONDS / 4
    assert is_problem(wire.reply(), 503, "try-again")


def test_an_idle_connection_is_closed(hands: Hands, wire: Wire) -> None:
    assert wire.ask(HEALTH).json == HELLO
    hands.ahead += connection.IDLE_SECONDS
    assert wire.rest() == b""


def test_a_client_that_does_not_read_is_cut_off_and_harms_nobody(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "DEADLINE_CHECK_SECONDS", 0.02)
    monkeypatch.setattr(connection, "WRITE_SECONDS", 0.3)
    with Wire(port) as greedy:
        greedy.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        with pytest.raises(ConnectionError):
            send_on_and_on(greedy, DESCRIBE * 10)
    with Wire(port) as other:
        assert other.ask(HEALTH).json == HELLO


class Buffered:
    """A transport whose client reads nothing."""

    closing = aborted = False

    def get_extra_info(self, name: str) -> tuple[str, int]:
        return "127.0.0.1", 8000

    def write(self, data: bytes) -> None:
        """Store the data."""

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.aborted = True


def test_a_client_that_does_not_read_the_last_answer_makes_room() -> None:
    asked, everybody, transport = list[HttpRequest](), ConnectionLimits(), Buffered()
    loop = asyncio.new_event_loop()
    member = connection.Connection(loop, everybody, asked.append)
    member.connection_made(cast(asyncio.Transport, transport))
    member.data_received(HEALTH + request("GET", "/api/health", "Connection: close"))
    for one in asked:
        member.answer(one, HttpResponse(200, {}, b"{}"))
    assert transport.closing
    assert member.deadline <= loop.time() + connection.IDLE_SECONDS
    assert everybody.make_room()
    assert transport.aborted
    loop.close()


def send_on_and_on(wire: Wire, data: bytes) -> None:
    """Send and never read, until the server stops reading and closes."""
    for _ in range(500_000):
        wire.send(data)


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:8000", "127.0.0.1", "127.0.0.1:1", "[::1]:8000", "club.localhost", "localhost."]
)
def test_the_names_of_this_machine_are_answered(wire: Wire, host: str) -> None:
    assert wire.ask(request("GET", "/api/health", host=host)).status == 200


@pytest.mark.parametrize(
    "target", ["http://localhost:8741", "HTTP://127.0.0.1", "https://club.localhost:1", "http://[::1]:8000"]
)
def test_an_absolute_target_replaces_the_host(wire: Wire, target: str) -> None:
    assert wire.ask(request("GET", f"{target}/api/health", host="evil.example")).json == HELLO
    assert wire.ask(request("GET", f"{target}/api/games?limit=1", host="")).json["items"][0]["id"] == "dice-golf"
    for path in ("", "/", "?since=1"):
        assert wire.ask(request("GET", f"{target}{path}")).headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize(
    "target",
    [
        "http://evil.example",
        "http://evil.example@localhost.example",
        "http://localhost@evil.example",
        "http://",
        "ftp://localhost",
    ],
)
def test_an_absolute_target_of_another_host_is_refused(wire: Wire, target: str) -> None:
    assert is_problem(wire.ask(request("GET", f"{target}/api/health")), 400, "malformed")


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "192.168.1.5",
        "localhost:x",
        "",
        "localhost, localhost",
        "[::1",
    ],
)
def test_other_host_names_are_refused(wire: Wire, host: str) -> None:
    for path in ("/", "/api/health"):
        assert is_problem(wire.ask(request("GET", path, host=host)), 400, "malformed")
