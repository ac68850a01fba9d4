"""Requests for a seat, over HTTP."""

from __future__ import annotations

from chalicelib.actions.request_seat import FROM_ONE
from tests.api.client import OPEN, Client

NONCE = "00112233445566778899aabbccddeeff"


def test_a_watcher_asks_for_a_seat_and_is_let_in(ann: Client, bob: Client, watcher: Client) -> None:
    table = ann.make(OPEN).json["id"]
    assert watcher.view(table)["may_ask"]
    asked = bob.post(f"/api/tables/{table}/requests", {"name": "  Bob ", "nonce": NONCE})
    assert (asked.status, asked.json["you"], asked.json["may_ask"]) == (200, None, False)
    (request,) = ann.view(table)["requests"]
    assert (request["name"], set(request)) == ("Bob", {"n", "name", "at"})
    assert watcher.view(table)["requests"] == []
    seated = ann.post(f"/api/tables/{table}/requests/{request['n']}/seat")
    assert (seated.status, seated.json["status"], seated.json["fairness"]["nonces"]) == (200, "playing", [None, NONCE])
    assert bob.view(table)["you"] == 1


def test_an_asker_who_polls_gets_the_answer(ann: Client, bob: Client) -> None:
    table = ann.make(OPEN, OPEN).json["id"]
    asked = bob.post(f"/api/tables/{table}/requests", {"name": "Bob"})
    assert bob.get(f"/api/tables/{table}", since=asked.version).status == 304
    assert ann.post(f"/api/tables/{table}/requests/{asked.version}/seat", {"seat": 2}).status == 200
    reply = bob.get(f"/api/tables/{table}", since=asked.version, if_none_match=asked.headers["ETag"])
    assert (reply.status, reply.json["you"]) == (200, 2)


def test_a_request_is_declined_or_withdrawn(ann: Client, bob: Client) -> None:
    cat, table = Client("Cat"), ann.make(OPEN).json["id"]
    for client, by in ((bob, ann), (cat, cat)):
        n = client.post(f"/api/tables/{table}/requests", {"name": client.name}).version
        assert by.post(f"/api/tables/{table}/requests/{n}/decline").status == 200
        again = client.post(f"/api/tables/{table}/requests", {"name": client.name})
        assert (again.status, again.code) == (409, "not-now")


def test_a_player_who_may_not_ask_gets_the_reason(ann: Client, bob: Client, watcher: Client) -> None:
    table = ann.make(OPEN).json["id"]
    assert watcher.post(f"/api/tables/{table}/requests", {"name": "Eve"}).code == "no-key"
    assert bob.post(f"/api/tables/{table}/requests", {"name": "Ann"}).code == "name"
    assert bob.post(f"/api/tables/{table}/requests", {"name": ""}).code == "name"
    n = bob.post(f"/api/tables/{table}/requests", {"name": "Bob"}).version
    assert bob.post(f"/api/tables/{table}/requests/{n}/seat").code == "not-your-seat"
    assert ann.post(f"/api/tables/{table}/requests/{n}/seat", {"seat": 0}).code == "table-full"
    assert ann.post(f"/api/tables/{table}/requests/x/seat").code == "unknown"
    assert ann.post(f"/api/tables/{table}/requests/{'9' * 30}/decline").code == "unknown"


def test_requests_per_address_are_limited(ann: Client, bob: Client) -> None:
    tables = [ann.make(OPEN).json["id"] for _ in range(FROM_ONE.most + 1)]
    refused = [bob.post(f"/api/tables/{table}/requests", {"name": "Bob"}) for table in tables]
    assert [one.status for one in refused] == [200] * FROM_ONE.most + [429]
    assert refused[-1].code == "too-many"


def test_earlier_players_are_invited_by_their_table_and_seat(ann: Client, bob: Client) -> None:
    first = ann.make(OPEN)
    bob.join(first)
    table = first.json["id"]
    made = ann.make({"kind": "again", "table": table, "seat": 1}, OPEN)
    assert [seat["kind"] for seat in made.json["view"]["seats"]] == ["human", "reserved", "open"]
    kept = {one["table"]: one["reserved"] for one in bob.get("/api/me/tables").json["items"]}
    assert kept == {table: None, made.json["id"]: 1}
    for odd in (
        {"kind": "again"},
        {"kind": "again", "table": table},
        {"kind": "again", "table": table, "seat": 1, "name": "Bob"},
        {"kind": "again", "table": "A" * 22, "seat": 1},
        {"kind": "again", "table": "../x", "seat": 1},
        {"kind": "open", "table": table, "seat": 1},
    ):
        refused = ann.make(odd)
        assert (refused.status, refused.code) == (422, "seats"), odd
