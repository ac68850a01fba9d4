"""Malformed HTTP: each connection gets valid HTTP or is closed, and the server goes on."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any, NoReturn

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from chalicelib.api.service import Service
from chalicelib.local.http import HttpResponse
from chalicelib.local.page import Page
from tests.api.client import key_of
from tests.fuzz.bent_requests import CODES
from tests.local.messages import HEALTH, Wire, serving

TARGETS = [
    *(b"/", b"/api/games", b"/api/games?limit=1", b"/api/tables", b"/t/" + b"A" * 22, b"/club.png", b"*", b"", b"//", b"/%"),
    *(
        b"http://localhost/api/games",
        b"http://",
        b"localhost:80",
        b"/\x00",
        b"/\x7f",
        b"/\xff\xfe",
        b"/a b",
        b"/\t",
        b"/" + b"a" * 20_000,
    ),
    *(
        b"/%00",
        b"/../../etc/passwd",
        b"/%2e%2e%2f%2e%2e%2fsecret.txt",
        b"/api/../secret.txt",
        b"/assets/..%5csecret.txt",
        b"/#",
        b"/?" + b"&" * 99,
    ),
    *(b"/pictures/" + b"A" * 22 + b".png", b"/api/openapi.json?", b"/api/boards/stew?course=%ff"),
]
METHODS = [
    b"GET",
    b"POST",
    b"PUT",
    b"OPTIONS",
    b"CONNECT",
    b"TRACE",
    b"BREW",
    b"get",
    b"G\x00T",
    b"",
    b"A" * 300,
    b"PRI",
    b"M-SEARCH",
    b"\xff",
]
VERSIONS = [
    b"HTTP/1.1",
    b"HTTP/1.0",
    b"HTTP/0.9",
    b"HTTP/2.0",
    b"HTTP/9.9",
    b"HTTP/1.1 ",
    b"HTTP",
    b"",
    b"http/1.1",
    b"ICE/1.0",
    b"HTTP/1." + b"1" * 99,
]
LENGTHS = [
    b"0",
    b"2",
    b"5",
    b"-1",
    b"+2",
    b"0x2",
    b"2, 2",
    b"2,3",
    b" 2 ",
    b"1e1",
    b"9" * 30,
    b"18446744073709551616",
    b"1048577",
    b"",
    b"\xb2",
    b"two",
]
CODINGS = [
    b"chunked",
    b"gzip",
    b"chunked, chunked",
    b"gzip, chunked",
    b"chunked, gzip",
    b"identity",
    b"",
    b"Chunked",
    b"chunked;q=1",
    b"\x0bchunked",
    b"chunke",
]
BODIES = [
    *(b"", b"{}", b"{}{}", b"[" * 9000, b"\x00" * 40, b"a" * 17_000, b"\xff\xfe"),
    *(
        b"2\r\n{}\r\n0\r\n\r\n",
        b"2;a=b\r\n{}\r\n0\r\nX: y\r\n\r\n",
        b"2\r\n{}\r\n",
        b"0\r\n\r\n",
        b"-1\r\n",
        b"zz\r\n{}\r\n0\r\n\r\n",
        b"2\n{}\n0\n\n",
    ),
    *(
        b"f" * 17 + b"\r\n",
        b"ffffffff\r\n{}",
        b"2\r\n{}0\r\n\r\n",
        b"1\r\n{\r\n1\r\n}\r\n0\r\n\r\n",
        b"2;" + b"a" * 20_000 + b"\r\n{}\r\n0\r\n\r\n",
    ),
    b"0\r\n" + b"X: y\r\n" * 4000 + b"\r\n",
]
LINES = [
    *(
        b"X",
        b"X: y",
        b": y",
        b" X: y",
        b"X : y",
        b"X:\x00",
        b"X: \x01\x02",
        b"X: \r y",
        b"X: y\n z",
        b"X\xff: y",
        b"X: \xff",
        b"X: \x7f",
        b"X" * 20_000,
    ),
    *(
        b"X: " + b"y" * 17_000,
        b"\r\nX: y",
        b"Host: localhost",
        b"Host: evil.example",
        b"Host:",
        b"Host: localhost, localhost",
        b"Host: \xff",
    ),
    *(
        b"Expect: 100-continue",
        b"Expect: 200-ok",
        b"Upgrade: h2c\r\nConnection: Upgrade",
        b"Upgrade: websocket\r\nConnection: Upgrade",
    ),
    *(
        b"Connection: close",
        b"Connection: keep-alive, close",
        b"Connection: \xff",
        b"Keep-Alive: timeout=-1",
        b"Trailer: X",
        b"TE: trailers",
    ),
    *(
        b"Authorization: Bearer " + key_of("Ann").encode(),
        b"Authorization: Bearer \xff",
        b"Authorization: Basic \x00",
        b"Accept-Language: \xff;q=\xb2",
    ),
    *(
        b"Content-Type: application/json",
        b"Content-Type: \xe9",
        b"Idempotency-Key: \x80\x80\x80\x80\x80\x80\x80\x80",
        b'If-None-Match: "\xff"',
    ),
    *(
        b"Range: bytes=0-",
        b"Range: bytes=-1",
        b"If-Modified-Since: never",
        b"Accept-Encoding: br;q=x, \xff",
        b"Origin: http://evil.example",
        b"Origin: \xff",
    ),
]
ENDS = [b"\r\n", b"\r\n", b"\r\n", b"\n", b"\r", b"\r\r\n", b"\x00"]


@st.composite
def nearly_http(draw: st.DrawFn) -> bytes:
    """Draw one or two requests with some odd parts."""
    return b"".join(_request(draw) for _ in range(draw(st.integers(1, 2))))


def _request(draw: st.DrawFn) -> bytes:
    odd = draw(
        st.sets(
            st.sampled_from(["method", "target", "version", "line", "lines", "length", "coding", "end", "bytes"]), max_size=3
        )
    )
    method = draw(st.sampled_from(METHODS)) if "method" in odd else draw(st.sampled_from([b"GET", b"POST"]))
    target = draw(st.sampled_from(TARGETS)) if "target" in odd else draw(st.sampled_from([b"/api/games", b"/api/tables"]))
    version = draw(st.sampled_from(VERSIONS)) if "version" in odd else b"HTTP/1.1"
    lines = [b"Host: localhost"]
    if "line" in odd:
        lines += draw(st.lists(st.sampled_from(LINES), max_size=3))
    if "lines" in odd:
        lines += [b"X: y"] * draw(st.sampled_from([10, 100, 5000]))
    body = draw(st.sampled_from(BODIES)) if method != b"GET" or "length" in odd or "coding" in odd else b""
    if "length" in odd:
        lines += [b"Content-Length: " + length for length in draw(st.lists(st.sampled_from(LENGTHS), min_size=1, max_size=2))]
    if "coding" in odd:
        lines += [b"Transfer-Encoding: " + draw(st.sampled_from(CODINGS))]
    if body and not odd & {"length", "coding"}:
        lines.append(b"Content-Length: %d" % len(body))
    end = draw(st.sampled_from(ENDS)) if "end" in odd else b"\r\n"
    made = bytearray(end.join([b" ".join([method, target, version]), *lines, b"", b""]) + body)
    if "bytes" in odd:
        at = draw(st.integers(0, len(made)))
        made[at : at + draw(st.integers(0, 4))] = draw(st.binary(max_size=4))
    return bytes(made)


def read_all(answer: bytes) -> list[tuple[int, dict[str, str], bytes]]:
    """Parse bytes as replies. Raises ValueError if they are not HTTP."""
    replies = []
    while answer:
        top, blank, answer = answer.partition(b"\r\n\r\n")
        first, *lines = top.decode("latin-1").split("\r\n")
        version, status, _ = first.split(" ", 2)
        headers = {name.lower(): value for name, colon, value in (line.partition(": ") for line in lines) if colon}
        if not blank or version != "HTTP/1.1" or len(headers) != len(lines):
            raise ValueError(first)
        length = int(headers.get("content-length", "0"))
        body, answer = answer[:length], answer[length:]
        if len(body) != length:
            raise ValueError("a body that is too short")
        replies.append((int(status), headers, body))
    return replies


def send(port: int, data: bytes) -> None:
    """Send the bytes and check what comes back."""
    with Wire(port) as wire:
        try:
            wire.send(data)
            wire.socket.shutdown(1)
        except OSError:
            return  # it hung up on us, as it may
        answer = wire.rest()
    for status, headers, body in read_all(answer):
        assert status < 500, body
        if headers.get("content-type") == "application/problem+json":
            assert json.loads(body)["code"] in CODES
            assert json.loads(body)["status"] == status


SLOW: Any = {"suppress_health_check": [*HealthCheck], "deadline": None}


@pytest.fixture
def errors(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    """Collect logged errors: an exception in a callback shows nowhere else."""
    caplog.set_level(logging.ERROR)
    return caplog.records


@settings(max_examples=100, **SLOW)
@given(data=nearly_http())
def test_malformed_requests_are_answered_or_closed(port: int, errors: list[logging.LogRecord], data: bytes) -> None:
    send(port, data)
    assert not errors


@pytest.mark.soak
@settings(max_examples=8_000, **SLOW)
@given(data=nearly_http())
def test_many_malformed_requests_are_answered_or_closed(port: int, errors: list[logging.LogRecord], data: bytes) -> None:
    send(port, data)
    assert not errors


def test_the_server_answers_others_afterwards(service: Service, page: Path) -> None:
    with serving(service, page) as port, Wire(port) as other:
        for target in TARGETS:
            send(port, b"GET " + target + b" HTTP/1.1\r\nHost: localhost\r\n\r\n")
        for line in LINES:
            send(port, b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n" + line + b"\r\n\r\n{}")
        assert other.ask(HEALTH).status == 200


def test_a_planted_fault_is_found(service: Service, page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are looked up by names that no file can have."""
    real = Page.answer

    def answer(self: Page, method: str, path: str, *more: Any) -> HttpResponse:
        return _broken() if "\0" in path else real(self, method, path, *more)

    monkeypatch.setattr(Page, "answer", answer)

    @settings(max_examples=400, phases=[Phase.generate], report_multiple_bugs=False, **SLOW)
    @given(data=nearly_http())
    def play(port: int, data: bytes) -> None:
        send(port, data)

    with serving(service, page) as port, pytest.raises(AssertionError, match="Nothing was lost"):
        play(port)


def _broken() -> NoReturn:
    raise ValueError("embedded null byte")
