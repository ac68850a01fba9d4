"""How many requests a connection passes on at once, and how it closes, over a fake transport."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, cast

import pytest

from chalicelib.errors import Malformed
from chalicelib.local.connection import MAX_PIPELINED, Connection
from chalicelib.local.connection_limits import ConnectionLimits
from chalicelib.local.http import HttpRequest, HttpResponse
from tests.local.messages import HEALTH, request

PICTURE = request("GET", "/pictures/AAAAAAAAAAAAAAAAAAAAAA/en.png")
DONE = HttpResponse(200, {}, b"done")


class Notes:
    """A fake transport; `reading` says whether the connection reads."""

    def __init__(self) -> None:
        self.reading = True
        self.calls: list[str] = []
        self.sent = b""

    def write(self, data: bytes) -> None:
        self.sent += data

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def get_extra_info(self, name: str) -> tuple[str, int]:
        return ("127.0.0.1", 1)

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        self.calls.append("end of what is sent")

    def close(self) -> None:
        self.calls.append("closed")

    def abort(self) -> None:
        self.calls.append("cut")


class Line:
    """A connection, its transport, and the requests that it passed on."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.notes, self.handed = Notes(), list[HttpRequest]()
        self.members = ConnectionLimits()
        self.connection = Connection(loop, self.members, self.handed.append)
        self.connection.connection_made(cast(Any, self.notes))

    def answer(self, count: int) -> None:
        for asked in self.handed[:count]:
            self.connection.answer(asked, DONE)
        del self.handed[:count]


@pytest.fixture
def line() -> Iterator[Line]:
    loop = asyncio.new_event_loop()
    yield Line(loop)
    loop.close()


def test_the_number_of_unanswered_requests_is_limited(line: Line) -> None:
    line.connection.data_received(HEALTH * 100)
    assert (len(line.handed), line.notes.reading) == (MAX_PIPELINED, False)
    line.answer(1)
    assert (len(line.handed), line.notes.reading) == (MAX_PIPELINED, False)
    while line.handed:
        line.answer(len(line.handed))
    assert (line.notes.sent.count(b"done"), line.notes.reading) == (100, True)


@pytest.mark.parametrize("at", ["", "http://localhost", "HTTP://127.0.0.1:8000"])
def test_a_request_answered_in_a_thread_is_alone_on_its_connection(at: str, line: Line) -> None:
    """In either form of its address. Its answer comes when it is ready, and all answers come in order."""
    line.connection.data_received(HEALTH * 2 + PICTURE.replace(b"GET ", f"GET {at}".encode()) + HEALTH * 2)
    assert [asked.runs_apart for asked in line.handed] == [False, False]
    line.answer(1)
    assert len(line.handed) == 1
    line.answer(1)
    assert [asked.runs_apart for asked in line.handed] == [True]
    line.answer(1)
    assert [asked.runs_apart for asked in line.handed] == [False, False]


def test_no_requests_are_passed_on_while_answers_are_not_read(line: Line) -> None:
    line.connection.pause_writing()
    assert not line.notes.reading
    line.connection.data_received(HEALTH * 2)
    assert line.handed == []
    line.connection.resume_writing()
    assert (len(line.handed), line.notes.reading) == (2, True)


def test_a_client_that_does_not_read_answers_expires_even_during_a_request(line: Line) -> None:
    line.connection.pause_writing()
    line.connection.data_received(HEALTH[:-5])
    line.connection.expire()
    assert (line.notes.calls, len(line.members)) == (["cut"], 0)


def test_a_refused_client_may_go_on_sending_for_a_moment(line: Line) -> None:
    line.connection.data_received(b"nonsense\r\n\r\n")
    (asked,) = line.handed
    line.answer(1)
    assert isinstance(asked.error, Malformed)
    assert line.notes.calls == ["end of what is sent"]
    line.connection.data_received(b"more nonsense")
    line.connection.expire()
    assert line.notes.calls[1:] == ["cut"]


def test_a_connection_is_shut_down_after_its_answers(line: Line) -> None:
    line.connection.data_received(HEALTH)
    line.connection.shut_down()
    assert line.notes.calls == []
    line.answer(1)
    assert (line.notes.sent.count(b"done"), line.notes.calls) == (1, ["closed"])


def test_an_answer_for_a_closed_connection_is_dropped(line: Line) -> None:
    line.connection.data_received(HEALTH)
    line.connection.connection_lost(None)
    line.answer(1)
    assert (line.notes.sent, len(line.members)) == (b"", 0)
