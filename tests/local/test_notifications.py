"""Notifications of the local server are sent beside requests, which never wait for them."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from app import app
from chalicelib.api.service import Service, local_service, set_service
from chalicelib.local import server as servers
from chalicelib.local.notifications import make_send, open_sender
from chalicelib.local.server import Server
from chalicelib.local.settings import Settings
from chalicelib.notifications.outbox import outbox_row
from chalicelib.sending.sender import Sender
from chalicelib.sending.vapid_keys import make_keys
from chalicelib.store.interface import Row, Unavailable
from chalicelib.store.sqlite import SqliteStore
from tests.sending.test_push import MESSAGE


@pytest.fixture
def service() -> Iterator[Service]:
    store = SqliteStore()
    service = local_service(store, "b1")
    set_service(service)
    yield service
    set_service(None)
    store.close()


def test_keys_are_beside_the_data_and_the_public_one_is_published(service: Service, tmp_path: Path) -> None:
    open_sender(service, {"DATA": str(tmp_path)})
    first = service.club.store.get("PUSH", "KEY")
    open_sender(service, {"DATA": str(tmp_path)})
    assert first is not None
    assert service.club.store.get("PUSH", "KEY") == first
    assert len(json.loads(first.body)["key"]) == 87
    assert (tmp_path / "push.key").stat().st_mode & 0o077 == 0
    assert (tmp_path / "push.key").read_text().strip() not in first.body


def test_the_outbox_is_sent_and_errors_are_logged(service: Service, caplog: pytest.LogCaptureFixture) -> None:
    store = service.club.store
    store.put(outbox_row(MESSAGE, 1, 0))
    store.put(Row("SEND#0", "broken", 0, "[]"))
    send = make_send(Sender(store, make_keys()))
    with caplog.at_level(logging.ERROR):
        send()
        send()
    assert "Notifications broke" in caplog.text
    assert not [row for shard in range(8) for row in store.rows(f"SEND#{shard}", count=9)[0]]


def test_a_failed_store_is_tried_again_a_minute_later(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*args: object, **more: object) -> None:
        raise Unavailable

    service.club.store.put(outbox_row(MESSAGE, 1, 0))
    send = make_send(Sender(service.club.store, make_keys()))
    with monkeypatch.context() as patched:
        patched.setattr(service.club.store, "rows", fail)
        send()
    assert [row for shard in range(8) for row in service.club.store.rows(f"SEND#{shard}", count=9)[0]]


async def asked_while_sending(service: Service, begun: threading.Event, go_on: threading.Event) -> bytes:
    """Return the answer to a request while the sender waits for a slow webhook."""
    port: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    stop = asyncio.Event()

    def send() -> None:
        begun.set()
        go_on.wait(60)

    serving = asyncio.create_task(Server(app, service, Settings("127.0.0.1", 0, False), send).run(port.set_result, stop))
    await asyncio.to_thread(begun.wait, 60)
    reader, writer = await asyncio.open_connection("127.0.0.1", await port)
    writer.write(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    answer = await reader.read()
    writer.close()
    await writer.wait_closed()
    assert not go_on.is_set()
    go_on.set()
    stop.set()
    await serving
    return answer


def test_requests_are_answered_while_a_notification_is_sent(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(servers, "WAKE_SECONDS", 0.01)
    with ThreadPoolExecutor(1) as own:  # this thread may have a loop already: a browser's
        answer = own.submit(lambda: asyncio.run(asked_while_sending(service, threading.Event(), threading.Event()))).result()
    assert answer.startswith(b"HTTP/1.1 200 OK")
