"""From a move to the notification on a locked phone, except for the page and the push service's own part."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from chalicelib.local.notifications import send_all
from chalicelib.notifications import channels
from chalicelib.notifications.notify import notify_due
from chalicelib.sending.sender import Sender
from chalicelib.sending.vapid_keys import make_keys
from chalicelib.store.sqlite import SqliteStore
from chalicelib.upkeep.wake import wake
from tests.notifications.test_at_tables import MINUTE, telling
from tests.sending.servers import Server, client_to, running
from tests.sending.test_push import Phone, claims
from tests.tables.people import Time, seated


@pytest.fixture
def store() -> Iterator[SqliteStore]:
    made = SqliteStore()
    yield made
    made.close()


def test_a_move_reaches_the_next_players_phone(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chalicelib.games.dice_golf.state.STYMIE_FROM", 99)
    time, phone, keys = Time(), Phone(), make_keys()
    club = telling(store, time)
    table, (ann, ben) = seated(club, "Ann", "Ben")
    with running(Server()) as server:
        sender = Sender(store, keys, client=client_to(server), clock=time, pause=lambda seconds: None, check_endpoint=str)
        channels.add_browser(club, ben.id, phone.subscribed(server))
        ann.finish_hole(table)
        for _ in range(3):
            time.now += MINUTE
            wake(club, notify_due)
            send_all(sender)
    (got,) = server.got
    assert claims(got.headers["authorization"], keys.public)["exp"] > time.now // 1000
    text = phone.read(got.body)
    assert (text["title"], text["url"], text["why"]) == ("Your turn at Three Holes, hole 1", f"/t/{table}", "turn")
    assert text["body"].startswith("Ann made a")
