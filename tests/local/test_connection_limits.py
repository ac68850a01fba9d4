"""Limits on connections: which one is closed when there are too many, and that every request is answered."""

from __future__ import annotations

import asyncio
import errno
import resource
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

import pytest

from chalicelib.api.service import Service
from chalicelib.local import connection_limits
from chalicelib.local.__main__ import _raise_file_limit
from chalicelib.local.accept_loop import MAX_ACCEPTS, AcceptLoop, bind_socket
from chalicelib.local.connection_limits import ConnectionLimits, State
from tests.local.messages import HEALTH, Wire, serving

FEW = 20
HELLO = {"ok": True, "build": "b1"}


@pytest.fixture
def come(service: Service, page: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], Wire]]:
    """Connect to a server with twenty places; close all connections in the end."""
    monkeypatch.setattr(connection_limits, "MAX_CONNECTIONS", FEW)
    with serving(service, page) as port, ExitStack() as leaving:
        yield lambda: leaving.enter_context(Wire(port))


def answered(come: Callable[[], Wire], count: int) -> list[Wire]:
    """Open so many connections that each send a request and stay."""
    wires = list[Wire]()
    for _ in range(count):
        wires.append(come())
        assert wires[-1].ask(HEALTH).json == HELLO
    return wires


def is_cut(wire: Wire) -> bool:
    return wire.rest() == b""


def test_one_connection_too_many_closes_the_oldest_silent_one(come: Callable[[], Wire]) -> None:
    silent = [come() for _ in range(FEW)]
    answered(come, 2)
    assert is_cut(silent[0])
    assert is_cut(silent[1])
    assert silent[2].ask(HEALTH).json == HELLO


def test_many_slow_headers_do_not_keep_others_from_an_answer(come: Callable[[], Wire]) -> None:
    for _ in range(2 * FEW):
        come().send(HEALTH[:-5])
    kept = answered(come, 1)[0]
    for _ in range(2 * FEW):
        come().send(HEALTH[:-5])
        assert come().ask(HEALTH).json == HELLO, "on a new connection"
        assert kept.ask(HEALTH).json == HELLO, "on one that is kept"


def test_a_flood_of_silent_connections_closes_its_own_ones(come: Callable[[], Wire]) -> None:
    kept = answered(come, FEW // 2)
    for _ in range(4 * FEW):
        come()
    answered(come, 1)  # by now all of them were let in
    assert [wire.ask(HEALTH).json for wire in kept[1:]] == [HELLO] * (len(kept) - 1)


def test_many_idle_connections_leave_room_for_new_ones(come: Callable[[], Wire]) -> None:
    hoarded = answered(come, FEW + 10)
    new = [come() for _ in range(FEW // 2 - 2)]
    answered(come, FEW)
    assert [wire.ask(HEALTH).json for wire in new] == [HELLO] * len(new)
    assert all(map(is_cut, hoarded))


class One:
    """A connection from that address, which records that it was closed."""

    deadline = 0.0

    def __init__(self, remote: str) -> None:
        self.remote, self.was_cut = remote, False

    def abort(self) -> None:
        self.was_cut = True

    def expire(self) -> None:
        """Never called here."""

    def shut_down(self) -> None:
        """Never called here."""


def comers(people: ConnectionLimits, remote: str, count: int, kind: State = "silent") -> list[One]:
    """Open so many connections from that address in that state."""
    found = [One(remote) for _ in range(count)]
    for one in found:
        assert people.add(one)
        people.set_state(one, kind)
    return found


def cuts(of: list[One]) -> int:
    return sum(one.was_cut for one in of)


def test_a_flood_on_a_full_server_closes_its_own_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_limits, "MAX_CONNECTIONS", 100)
    people = ConnectionLimits()
    others = [one for number in range(10) for one in comers(people, f"192.168.1.{number}", 4)]
    flood = comers(people, "10.0.0.9", 500)
    assert (cuts(others), cuts(flood), len(people)) == (0, 440, 100)
    assert [one.was_cut for one in flood] == [True] * 440 + [False] * 60, "the oldest first"


@pytest.mark.parametrize(
    ("one", "other", "places"),
    [
        ("10.0.0.9", "10.0.0.9", 5),
        ("10.0.0.9", "10.0.0.8", 10),
        ("2001:db8:0:1::1", "2001:db8:0:2::2", 5),
        ("2001:db8:0:1::1", "2001:db8:0:101::1", 10),
        ("::ffff:10.0.0.9", "10.0.0.9", 5),
        ("127.0.0.1", "127.0.0.2", 12),
        ("::1", "127.0.0.1", 12),
    ],
)
def test_an_address_has_a_limit_and_this_machine_has_none(
    monkeypatch: pytest.MonkeyPatch, one: str, other: str, places: int
) -> None:
    monkeypatch.setattr(connection_limits, "MAX_PER_ADDRESS", 5)
    people = ConnectionLimits()
    both = [*comers(people, one, 6), *comers(people, other, 6)]
    assert (len(people), cuts(both)) == (places, 12 - places)


def test_a_full_server_gives_an_address_no_more_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    """An address with all its connections busy used to take those of others."""
    monkeypatch.setattr(connection_limits, "MAX_CONNECTIONS", 20)
    monkeypatch.setattr(connection_limits, "MAX_PER_ADDRESS", 5)
    people = ConnectionLimits()
    others = [one for number in range(5) for one in comers(people, f"192.168.1.{number}", 3, "idle")]
    flood = comers(people, "10.0.0.9", 5, "busy")
    assert not any(people.add(One("10.0.0.9")) for _ in range(9))
    people.set_state(flood[0], "idle")
    assert people.add(One("10.0.0.9")), "in the place of one of their own"
    assert (cuts(others), len(people)) == (0, 20)


def test_busy_connections_stay_and_new_ones_are_refused_if_all_are_busy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connection_limits, "MAX_CONNECTIONS", 5)
    people = ConnectionLimits()
    busy = comers(people, "10.0.0.9", 4, "busy")
    (idle,) = comers(people, "10.0.0.8", 1, "idle")
    (last,) = comers(people, "10.0.0.9", 1, "busy")
    assert (cuts(busy), idle.was_cut) == (0, True)
    assert not people.add(One("10.0.0.7"))
    people.remove(last)
    assert people.add(One("10.0.0.7"))
    people.set_state(idle, "busy")
    assert len(people) == 5, "who has gone does not come back"


def test_a_closed_connection_leaves_nothing_behind() -> None:
    people = ConnectionLimits()
    for remote in ("10.0.0.9", "2001:db8::1", ""):
        (one,) = comers(people, remote, 1, "idle")
        people.remove(one)
        people.remove(one)
    assert (len(people), [*people], people._addresses) == (0, [], {})


def accept_loop_on(loop: asyncio.AbstractEventLoop, listening: Any, came: list[asyncio.Protocol]) -> AcceptLoop:
    def welcome() -> asyncio.Protocol:
        came.append(asyncio.Protocol())
        return came[-1]

    return AcceptLoop(loop, listening, welcome, lambda: True)


def test_all_waiting_connections_are_accepted_in_one_turn() -> None:
    """During long work many connections arrive, and the backlog is short: one per turn would be too slow."""
    came: list[asyncio.Protocol] = []

    async def main() -> list[int]:
        with bind_socket("127.0.0.1", 0) as bound, ExitStack() as leaving:
            accept_loop = accept_loop_on(asyncio.get_running_loop(), bound, came)
            accept_loop.start()
            accept_loop.stop()
            for _ in range(MAX_ACCEPTS + 40):
                leaving.enter_context(socket.create_connection(bound.getsockname()))
            counts = []
            for _ in range(3):
                accept_loop.accept_all()
                while accept_loop._connecting:
                    await asyncio.sleep(0)
                counts.append(len(came))
            return counts

    with ThreadPoolExecutor(1) as own:  # this thread may have a loop already: a browser's
        counts = own.submit(lambda: asyncio.run(main())).result()
    assert counts == [MAX_ACCEPTS, MAX_ACCEPTS + 40, MAX_ACCEPTS + 40]


class Refusing:
    """A listening socket that accepts nothing: first because the client has gone, then for the given reason."""

    def __init__(self, reason: int) -> None:
        self.reasons = [errno.ECONNABORTED, reason]

    def accept(self) -> Any:
        raise OSError(self.reasons.pop(0), "refused") if self.reasons else BlockingIOError


NO_LIMIT = resource.RLIM_INFINITY


@pytest.mark.parametrize(
    ("allowed", "most", "now"),
    [(256, NO_LIMIT, 1200), (1024, 4096, 1200), (256, 1024, 1024), (1200, 4096, None), (NO_LIMIT, NO_LIMIT, None)],
)
def test_the_file_limit_is_raised_to_the_number_of_connections(
    monkeypatch: pytest.MonkeyPatch, allowed: int, most: int, now: int | None
) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda what: (allowed, most))
    monkeypatch.setattr(resource, "setrlimit", lambda what, limits: asked.append(limits))
    _raise_file_limit(1200)
    assert asked == ([] if now is None else [(now, most)])


@pytest.mark.parametrize(("reason", "rooms"), [(errno.EMFILE, 1), (errno.ENFILE, 1), (errno.EPERM, 0)])
def test_a_connection_is_closed_when_the_system_has_no_more_files(reason: int, rooms: int) -> None:
    made: list[int] = []

    def make_room() -> bool:
        made.append(1)
        return True

    AcceptLoop(cast(Any, None), cast(Any, Refusing(reason)), asyncio.Protocol, make_room).accept_all()
    assert len(made) == rooms
