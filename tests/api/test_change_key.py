"""Changing a key that somebody may know, as a client does."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from chalicelib.api.house import House
from chalicelib.api.identity import player_id
from chalicelib.bounds import most
from tests.api.client import BOT, OPEN, Client, key_of
from tests.api.test_hearing import subscribe
from tests.api.test_tables import finished
from tests.streams.rows import all_rows
from tests.tables.people import Time

HOOK = "https://hooks.example.com/x"


def change(client: Client, name: str, **more: Any) -> Any:
    return client.post("/api/me/key", {"key": key_of(name), **more})


def test_every_seat_follows_and_the_old_key_is_refused(ann: Client, bob: Client) -> None:
    made = ann.make(OPEN)
    bob.join(made)
    table = made.told["id"]
    answered = change(ann, "Ann anew")
    assert (answered.status, answered.told) == (200, {"tables": [table], "cursor": None})
    new = Client("Ann anew")
    assert new.view(table)["you"] == 0
    assert [item["table"] for item in new.get("/api/me/tables").told["items"]] == [table]
    assert ann.get("/api/me/tables").told["items"] == []
    assert (ann.play(table, {"kind": "roll"}, seen=1).code, ann.view(table)["you"]) == ("not-your-seat", None)
    assert change(ann, "Ann anew").told == {"tables": [], "cursor": None}


def test_twenty_tables_a_call(ann: Client) -> None:
    made = {ann.make(BOT).told["id"] for _ in range(21)}
    first = change(ann, "Ann anew").told
    assert len(first["tables"]) == 20
    last = change(ann, "Ann anew", cursor=first["cursor"]).told
    assert ({*first["tables"], *last["tables"]}, last["cursor"]) == (made, None)
    assert change(ann, "Ann otherwise", cursor=first["cursor"]).code == "malformed"


def test_what_is_refused(ann: Client, bob: Client, watcher: Client) -> None:
    ann.make(BOT)
    bob.make(BOT)
    assert watcher.post("/api/me/key", {"key": key_of("Ann anew")}).code == "no-key"
    for key in ("", "short", key_of("Ann") + "x", "ä" * 43, None, 7):
        assert ann.post("/api/me/key", {"key": key}).code == "malformed"
    assert ann.post("/api/me/key", {"key": key_of("Ann anew"), "asking": ["no table"]}).code == "malformed"
    assert ann.post("/api/me/key", {"key": key_of("Ann anew"), "asking": ["A" * 22] * 21}).code == "malformed"
    for taken in ("Ann", "Bob"):
        assert change(ann, taken).code == "key-taken"
    assert change(ann, "Ann anew", asking=["A" * 22]).status == 200
    refused = change(ann, "Ann otherwise")
    assert (refused.status, refused.code) == (409, "key-changed")


def test_three_times_a_day(ann: Client, time: Time) -> None:
    ann.make(BOT)
    names = ["Ann", "Ann 1", "Ann 2", "Ann 3", "Ann 4"]
    answers = [change(Client(name), to) for name, to in pairwise(names)]
    assert [answer.status for answer in answers] == [200, 200, 200, 429]
    assert int(answers[-1].headers["Retry-After"]) <= 24 * 3600
    time.pass_hours(24)
    assert change(Client("Ann 3"), "Ann 4").status == 200


@pytest.mark.parametrize("quiet", [{"zone": "Europe/London", "from": "20:00", "to": "08:00"}, None])
def test_what_was_told_of_signals_follows(ann: Client, quiet: Any) -> None:
    ann.make(BOT)
    subscribe(ann)
    ann.post("/api/me/signals", {"quiet": quiet, "webhook": HOOK})
    said = ann.get("/api/me/signals").told
    assert said["webhook"] is not None
    for _ in range(2):
        change(ann, "Ann anew")
        assert Client("Ann anew").get("/api/me/signals").told == said
        left = ann.get("/api/me/signals").told
        assert (left["webhook"], left["browsers"]) == (None, [])


def test_what_the_old_key_says_afterwards_is_not_the_new_ones(ann: Client, time: Time) -> None:
    """Who knows it may go on with it: and the owner's page, whose last answer was lost, says the change once more."""
    ann.make(OPEN)
    assert ann.post("/api/me/signals", {"webhook": HOOK}).status == 200
    change(ann, "Ann anew")
    new = Client("Ann anew")
    time.now += 60_000
    for path, said in (("signals", {"webhook": "https://hooks.evil.com/x"}), ("nudges", {"on": False})):
        assert ann.post(f"/api/me/{path}", said).status == 200
    assert change(ann, "Ann anew").status == 200
    heard = new.get("/api/me/signals").told["webhook"]["host"]
    assert (heard, new.get("/api/me/settings").told["nudges"]) == ("hooks.example.com", True)


def test_who_holds_nothing_leaves_no_trace_whatever_they_name(house: House, ann: Client, bob: Client) -> None:
    table = ann.make(OPEN).told["id"]
    assert change(bob, "Bob anew", asking=[table, "A" * 22]).told == {"tables": [], "cursor": None}
    assert not [row for row in all_rows(house.club.store) if row.pk.startswith("KEY#")]  # type: ignore[arg-type]
    assert bob.post(f"/api/tables/{table}/requests", {"name": "Bob"}).status == 200
    assert change(bob, "Bob anew", asking=[table, "A" * 22]).told["tables"] == [table]


def test_an_address_names_tables_so_often_an_hour(time: Time) -> None:
    def asks(name: str, address: str, **more: Any) -> int:
        return int(change(Client(name, address=address), f"{name} anew", **more).status)

    named = {"asking": ["A" * 22]}
    assert {asks(f"Bob {n}", "198.51.100.9", **named) for n in range(most("keys-asking"))} == {200}
    assert asks("Cat", "198.51.100.9", **named) == 429
    assert asks("Cat", "198.51.100.9") == asks("Cat", "198.51.100.10", **named) == 200
    dan = Client("Dan", address="198.51.100.9")
    dan.make(BOT)
    assert change(dan, "Dan anew").status == 200
    assert change(dan, "Dan anew", **named).status == 200, "who is in the middle of it is let on"
    time.pass_hours(1)
    assert asks("Cat", "198.51.100.9", **named) == 200


def test_whoever_has_the_old_key_begins_nothing_by_it(ann: Client, bob: Client, watcher: Client) -> None:
    """What they finished would count for the new one, under whatever name they like; and tables, invitations and courses are
    counted by the day for both together.
    """
    table, course = finished(ann, bob), {"name": "Mine", "holes": [{"par": 4, "yards": 300}]}
    brought = ann.post("/api/courses", course).told["id"]
    change(ann, "Ann anew")
    new, bobs = Client("Ann anew"), bob.make(OPEN)
    instead = {**course, "name": "Ours", "instead_of": brought}
    for tried in (
        ann.make(OPEN),
        ann.make({"kind": "again", "table": table, "seat": 1}),
        ann.join(bobs),
        ann.post(f"/api/tables/{bobs.told['id']}/requests", {"name": "Ann"}),
        ann.post("/api/challenges", {"name": "Ann"}),
        ann.post("/api/courses", instead),
    ):
        assert (tried.status, tried.code) == (409, "key-changed")
    assert watcher.get(f"/api/players/{player_id(new.key)}").told["rounds"] == 1
    assert new.post("/api/courses", instead).status == 201
    assert new.join(bobs).status == 201


def test_who_asks_again_by_the_new_key_asks_once(ann: Client, bob: Client) -> None:
    """The page that changed it knew of the request no more: it would have stood in the way of the new one, by the same name."""
    bob.make(BOT)
    table = ann.make(OPEN).told["id"]
    bob.post(f"/api/tables/{table}/requests", {"name": "Bob"})
    change(bob, "Bob anew")
    new = Client("Bob anew")
    assert new.post(f"/api/tables/{table}/requests", {"name": "Bob"}).status == 200
    (asked,) = ann.view(table)["requests"]
    assert ann.post(f"/api/tables/{table}/requests/{asked['n']}/seat", {}).status == 200
    assert (new.view(table)["you"], bob.view(table)["you"]) == (1, None)


def test_a_host_seats_nobody_who_has_another_key_by_now(ann: Client, bob: Client) -> None:
    """Whose page knew of the request no more, and so named no table at which it asks."""
    bob.make(BOT)
    table = ann.make(OPEN).told["id"]
    bob.post(f"/api/tables/{table}/requests", {"name": "Bob"})
    (asked,) = ann.view(table)["requests"]
    change(bob, "Bob anew")
    seated = ann.post(f"/api/tables/{table}/requests/{asked['n']}/seat", {})
    assert (seated.code, seated.told["detail"]) == ("not-now", "Bob has another key by now, and would have to ask again.")
    assert ann.post(f"/api/tables/{table}/requests/{asked['n']}/decline", {}).told["requests"] == []
