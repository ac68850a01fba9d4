"""POST /api/me/forget: some tables per call until none is left, and never by mistake."""

from __future__ import annotations

import pytest

from chalicelib.api.service import Service
from chalicelib.verify import verify
from tests.api.client import OPEN, Client
from tests.api.test_tables import finished
from tests.tables.people import Time


def test_a_player_is_forgotten_at_all_tables_and_in_their_settings(ann: Client, bob: Client) -> None:
    tables = [ann.make(OPEN).json["id"] for _ in range(3)]
    for table in tables[:2]:
        ann.post(f"/api/tables/{table}/messages", {"text": "Mine alone"}, "a" * 12 + table[:4])
    ann.post("/api/me/hours", {"hours": {"zone": "Europe/Berlin", "from": "22:00", "to": "07:00"}})
    ann.post("/api/me/notifications", {"webhook": "https://discord.com/api/mine"})
    hook = {"url": "https://discord.com/api/ours"}
    ann.post(f"/api/tables/{tables[0]}/webhook", hook)
    done = ann.post("/api/me/forget", {"sure": "yes"})
    assert done.status == 200
    assert {*done.json["tables"]} == {*tables}
    assert done.json["left"] == 0
    assert ann.get("/api/me/tables").json["items"] == []
    assert ann.get("/api/me/settings").json["hours_said"] is False
    assert ann.get("/api/me/notifications").json["webhook"] is None
    shown = bob.get(f"/api/tables/{tables[0]}").json
    assert (shown["seats"][0]["name"], shown["ended"]) == ("?", "closed")
    assert "Ann" not in str(shown)
    assert "Mine alone" not in str(bob.get(f"/api/tables/{tables[0]}/messages").json)


def test_forgetting_needs_a_key_and_a_confirmation(ann: Client) -> None:
    table = ann.make(OPEN).json["id"]
    assert ann.post("/api/me/forget", {}).status == 400
    assert ann.post("/api/me/forget", {"sure": "no"}).status == 400
    assert Client().post("/api/me/forget", {"sure": "yes"}).status == 401
    assert ann.get(f"/api/tables/{table}").json["seats"][0]["name"] == "Ann"


def test_repeating_the_call_has_no_effect(ann: Client) -> None:
    ann.make(OPEN)
    ann.post("/api/me/forget", {"sure": "yes"})
    assert ann.post("/api/me/forget", {"sure": "yes"}).json == {"tables": [], "left": 0}
    assert ann.make(OPEN).status == 201, "the key is as good as any new one"


def test_a_finished_table_still_fits_the_contract_and_verifies(ann: Client, bob: Client) -> None:
    table = finished(ann, bob)
    before = bob.get(f"/api/tables/{table}/replay").json
    ann.post("/api/me/forget", {"sure": "yes"})
    after = bob.get(f"/api/tables/{table}/replay").json
    assert after["log"][-1]["kind"] == "forgotten"
    assert after["record"]["seats"][0]["name"] == "?"
    assert (after["draws"], after["result"]) == (before["draws"], before["result"])
    assert [*verify(after)]
    last = len({item["n"] for item in after["log"]}) - 1
    assert bob.get(f"/api/tables/{table}/replay?at={last}").status == 200
    assert bob.get("/api/me/tables").json["items"][0]["seats"][0]["name"] == "?"
    rows = bob.get("/api/boards/dice-golf?course=augustine&holes=front").json["items"]
    assert {row["name"] for row in rows} <= {"?", "Bob"}
    assert bob.post(f"/api/tables/{table}/rematch", {}).status == 201


@pytest.mark.parametrize("closed", ["by its maker", "by itself"])
def test_a_player_with_only_a_reserved_seat_is_forgotten_there(
    ann: Client, bob: Client, service: Service, time: Time, closed: str
) -> None:
    """Once the table is over they have no card of it, but their name is in its log and on the host's card."""
    met = finished(ann, bob)
    table = bob.make({"kind": "again", "table": met, "seat": 0}).json["id"]
    if closed == "by its maker":
        bob.post(f"/api/tables/{table}/leave", {})
    else:
        time.pass_hours(24 * 15)
    assert bob.view(table)["ended"] == "closed"
    assert {*ann.post("/api/me/forget", {"sure": "yes"}).json["tables"]} == {met, table}
    assert "Ann" not in str([bob.view(table), bob.get("/api/me/tables").json])
    assert not [entry for entry in service.club.store.after(table, -1, strong=True) if "Ann" in entry.body]
