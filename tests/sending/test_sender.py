"""Sending a message to all of a player's channels, and counting failures."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from chalicelib import json_codec
from chalicelib.local.notifications import send_all
from chalicelib.notifications import channels
from chalicelib.notifications.channels import MAX_FAILURES
from chalicelib.notifications.outbox import outbox_row
from chalicelib.notifications.pending import HOOK, pending_pk
from chalicelib.play.club import Club
from chalicelib.sending.sender import Sender
from chalicelib.sending.vapid_keys import make_keys
from chalicelib.sending.webhook import body
from chalicelib.store.interface import Row
from chalicelib.store.sqlite import SqliteStore
from tests.sending.servers import Server, client_to, running
from tests.sending.test_push import MESSAGE, Phone
from tests.tables.people import Time, open_club

ANN = MESSAGE.player


@pytest.fixture
def store() -> Iterator[SqliteStore]:
    made = SqliteStore()
    yield made
    made.close()


@pytest.fixture
def club(store: SqliteStore) -> Club:
    return open_club(store, Time())


def sender_to(server: Server, store: SqliteStore) -> Sender:
    return Sender(
        store,
        make_keys(),
        "https://club.example",
        client=client_to(server),
        pause=lambda seconds: None,
        check_hook=str,
        check_endpoint=str,
    )


def test_a_message_goes_to_every_browser_and_webhook(club: Club, store: SqliteStore) -> None:
    with running(Server()) as server:
        for phone in (Phone(), Phone()):
            browser = phone.subscribed(server)
            channels.add_browser(club, ANN, browser._replace(endpoint=f"{browser.endpoint}&n={id(phone)}"))
        channels.set_preferences(club, ANN, hook=server.url)
        sender_to(server, store).send(MESSAGE)
    assert sorted("content" in got.headers["content-type"] or got.headers["content-type"] for got in server.got) == [
        "application/json",
        "application/octet-stream",
        "application/octet-stream",
    ]


@pytest.mark.parametrize(("status", "left"), [(410, 0), (404, 0), (500, 1), (201, 1)])
def test_a_gone_browser_is_removed(status: int, left: int, club: Club, store: SqliteStore) -> None:
    with running(Server([status])) as server:
        channels.add_browser(club, ANN, Phone().subscribed(server))
        sender_to(server, store).send(MESSAGE)
    assert len(channels.settings(club, ANN).browsers) == left


def test_a_tables_webhook_is_not_told_who_asks_for_a_seat(club: Club, store: SqliteStore) -> None:
    with running(Server()) as server:
        store.put(Row(pending_pk(MESSAGE.table), HOOK, 1, json_codec.dump({"url": server.url})))
        sender = sender_to(server, store)
        sender.send(MESSAGE._replace(why="seat"))
        assert not server.got
        sender.send(MESSAGE)
        assert len(server.got) == 1


@pytest.mark.long
def test_a_webhook_that_fails_ten_times_in_a_row_is_switched_off(club: Club, store: SqliteStore) -> None:
    with running(Server([400] * (MAX_FAILURES - 1) + [200] + [400])) as server:
        channels.set_preferences(club, ANN, hook=server.url)
        sender = sender_to(server, store)
        for _ in range(MAX_FAILURES):
            sender.send(MESSAGE)
        assert (hook := channels.settings(club, ANN).hook)
        assert (hook.on, hook.failures) == (True, 0), "in a row"
        for _ in range(MAX_FAILURES + 5):
            sender.send(MESSAGE)
        assert (hook := channels.settings(club, ANN).hook)
        assert not hook.on
        assert len(server.got) == 2 * MAX_FAILURES, "nothing more is tried"
        channels.set_preferences(club, ANN, hook=server.url)
        assert (hook := channels.settings(club, ANN).hook)
        assert hook.on, "until it is said again"


def test_discord_and_slack_both_understand_it_and_nobody_is_mentioned() -> None:
    payload = json.loads(body(MESSAGE._replace(name="@everyone <!here> *x*"), "https://club.example", named=True))
    assert payload["content"].startswith(
        "\\@everyone \\<!here\\> \\*x\\*\\: Your turn at Pebble Coast, hole 7. Ben made a four."
    )
    assert payload["content"].endswith("\nhttps://club.example/t/x")
    assert payload["text"].startswith("@everyone &lt;!here&gt; *x*: Your turn")
    assert payload["allowed_mentions"] == {"parse": []}
    assert "@" not in json.loads(body(MESSAGE, "", named=False))["content"]


def test_the_outbox_is_emptied_once(club: Club, store: SqliteStore) -> None:
    with running(Server([200])) as server:
        channels.set_preferences(club, ANN, hook=server.url)
        store.put(outbox_row(MESSAGE, 7, 0))
        store.put(outbox_row(MESSAGE, 7, 0))
        sender = sender_to(server, store)
        assert (send_all(sender), send_all(sender)) == (1, 0)
    assert len(server.got) == 1
