"""Changing a key that somebody may know, as a client does."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from chalicelib.api.service import Service
from chalicelib.limits_config import most
from chalicelib.players.keys import player_id
from chalicelib.store.interface import Row
from tests.api.client import BOT, OPEN, Client, key_of
from tests.api.test_notification_settings import subscribe
from tests.api.test_tables import finished
from tests.streams.rows import all_rows
from tests.tables.people import Time

HOOK = "https://hooks.example.com/x"


def change(client: Client, name: str) -> Any:
    return client.post("/api/me/key", {"key": key_of(name)})


def test_the_new_key_opens_everything_of_the_player(ann: Client, bob: Client) -> None:
    made = ann.make(OPEN)
    bob.join(made)
    over = finished(ann, bob)
    subscribe(ann)
    ann.post("/api/me/notifications", {"webhook": HOOK})
    table, me = made.json["id"], player_id(ann.key)
    before = [ann.get(path).json for path in ("/api/me/tables", "/api/me/notifications", "/api/me/settings")]
    assert (change(ann, "New Ann").status, change(ann, "New Ann").json) == (200, {"player": me})
    new = Client("New Ann")
    assert [new.get(path).json for path in ("/api/me/tables", "/api/me/notifications", "/api/me/settings")] == before
    view = new.view(table)
    assert (view["me"], view["you"], view["seats"][0]["player"]) == (me, 0, me)
    assert new.play(table, {"kind": "roll"}, seen=view["version"]).status == 200
    assert new.view(over)["you"] == 0
    assert new.get(f"/api/players/{me}").json["rounds"] == 1


def test_a_move_sent_with_the_old_key_can_be_repeated_with_the_new_one(ann: Client, bob: Client) -> None:
    made = ann.make(OPEN)
    bob.join(made)
    table, seen = made.json["id"], ann.view(made.json["id"])["version"]
    first = ann.play(table, {"kind": "roll"}, seen=seen, key="sent-before")
    change(ann, "New Ann")
    again = Client("New Ann").play(table, {"kind": "roll"}, seen=seen, key="sent-before")
    assert (again.json["version"], again.headers["Idempotency-Replayed"]) == (first.json["version"], "true")


@pytest.mark.parametrize("replaced_one", [False, True])
@pytest.mark.parametrize("remembered", [False, True])
def test_the_old_key_can_neither_read_nor_write(
    ann: Client, bob: Client, service: Service, time: Time, remembered: bool, replaced_one: bool
) -> None:
    """An instance that has it cached lets it read for a minute, but do nothing else."""
    if replaced_one:
        change(Client("Young Ann"), "Ann")
    made = ann.make(OPEN)
    bob.join(made)
    table = made.json["id"]
    known = service.keys
    if remembered:
        ann.play(table, {"kind": "roll"}, seen=ann.view(table)["version"])
        service.keys = None  # another instance
    change(ann, "New Ann")
    service.keys = known
    rows = sorted(all_rows(service.club.store), key=str)  # type: ignore[arg-type]
    refused = [
        ann.play(table, {"kind": "keep"}, seen=2),
        ann.make(OPEN),
        ann.post(f"/api/tables/{table}/messages", {"text": "Hello"}, key="message-1"),
        ann.post("/api/me/notifications", {"webhook": HOOK}),
        ann.post("/api/me/forget", {"sure": "yes"}),
        ann.post("/api/challenges", {"name": "Ann"}),
        change(ann, "Ann otherwise"),
        ann.get("/api/me/tables"),
        ann.get(f"/api/tables/{table}"),
    ]
    assert {(answer.status, answer.code) for answer in refused} == {(401, "key-changed")}
    assert sorted(all_rows(service.club.store), key=str) == rows  # type: ignore[arg-type]
    assert Client().get(f"/api/tables/{table}").status == 200, "without a key it can be watched"
    time.now += 61_000
    assert ann.get("/api/me/tables").code == "key-changed"


def test_settings_are_never_read_with_a_replaced_key(ann: Client, service: Service) -> None:
    """By the settings a phone finds out which of two keys is valid before it drops the other."""
    change(Client("Young Ann"), "Ann")
    ann.make(OPEN)
    known = service.keys
    service.keys = None  # another instance
    change(ann, "New Ann")
    service.keys = known
    assert ann.get("/api/me/tables").status == 200, "remembered for a minute"
    assert ann.get("/api/me/settings").code == "key-changed"


def test_a_refusal_reads_the_key_again(ann: Client, bob: Client, service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """The new key's row is not there yet as far as a late read sees: who has a seat is not sent away."""
    made = ann.make(OPEN, watching=False)
    bob.join(made)
    change(ann, "New Ann")
    get = service.club.store.get

    def late(pk: str, sk: str, *, strong: bool = False) -> Row | None:
        return None if pk.startswith("KEY#") and not strong else get(pk, sk, strong=strong)

    monkeypatch.setattr(service.club.store, "get", late)
    service.keys = None
    assert Client("New Ann").view(made.json["id"])["you"] == 0
    assert Client("Nobody").get(f"/api/tables/{made.json['id']}").code == "not-your-seat"


def test_invalid_changes_are_refused(ann: Client, bob: Client, watcher: Client) -> None:
    ann.make(BOT)
    bob.make(BOT)
    assert watcher.post("/api/me/key", {"key": key_of("New Ann")}).code == "no-key"
    for key in ("", "short", key_of("Ann") + "x", "ä" * 43, None, 7):
        assert ann.post("/api/me/key", {"key": key}).code == "malformed"
    for taken in ("Ann", "Bob"):
        assert change(ann, taken).code == "key-taken"
    assert change(ann, "New Ann").status == 200
    refused = change(ann, "Ann otherwise")
    assert (refused.status, refused.code) == (401, "key-changed")
    assert change(bob, "Ann").code == "key-taken"
    assert change(bob, "New Ann").code == "key-taken"


@pytest.mark.parametrize(
    "use",
    [
        lambda cat, table: cat.post("/api/me/nudges", {"on": False}),
        lambda cat, table: cat.post("/api/me/notifications", {"webhook": HOOK}),
        lambda cat, table: cat.post("/api/courses", {"name": "Muni", "holes": [{"par": 4, "yards": 400}] * 9}),
        lambda cat, table: cat.post("/api/challenges", {"name": "Cat"}),
        lambda cat, table: cat.join(table),
    ],
    ids=["settings", "notifications", "course", "challenge", "seat"],
)
def test_a_used_key_is_taken(use: Any, ann: Client, bob: Client) -> None:
    table = ann.make(OPEN, OPEN)
    assert use(Client("Cat"), table).status in (200, 201)
    assert change(ann, "Cat").code == "key-taken"
    assert change(ann, "New Cat").status == 200


def test_a_player_changes_keys_three_times_a_day_at_most(ann: Client, time: Time) -> None:
    names = ["Ann", "Ann 1", "Ann 2", "Ann 3", "Ann 4"]
    answers = [change(Client(name), to) for name, to in pairwise(names)]
    assert [answer.status for answer in answers] == [200, 200, 200, 429]
    assert int(answers[-1].headers["Retry-After"]) <= 24 * 3600
    assert change(Client("Ann 2"), "Ann 3").status == 200, "said again"
    time.pass_hours(24)
    assert change(Client("Ann 3"), "Ann 4").status == 200


def test_changes_per_address_and_hour_are_limited() -> None:
    def asks(name: str, address: str) -> int:
        return int(change(Client(name, address=address), f"New {name}").status)

    assert {asks(f"Bob {n}", "198.51.100.9") for n in range(most("keys-changed-here"))} == {200}
    assert asks("Cat", "198.51.100.9") == 429
    assert asks("Cat", "198.51.100.10") == 200


def test_daily_limits_stay_with_the_player(ann: Client, service: Service) -> None:
    """A new key does not allow more tables."""
    tables = most("tables-made")
    for number in range(tables):
        if number == tables // 2:
            change(ann, "New Ann")
            ann = Client("New Ann")
        made = ann.make(OPEN)
        assert made.status == 201
        ann.post(f"/api/tables/{made.json['id']}/leave")
    assert ann.make(OPEN).code == "too-many"
