"""Spoken codes over HTTP."""

from __future__ import annotations

from chalicelib.actions.spoken_codes import FROM_ONE
from tests.api.client import OPEN, Client


def test_a_code_leads_anyone_to_a_seat(ann: Client, bob: Client) -> None:
    made = ann.make(OPEN).json
    code = ann.post(f"/api/tables/{made['id']}/code")
    assert code.status == 201
    assert ann.post(f"/api/tables/{made['id']}/code", {}).status == 200, "the same"
    said = f"{code.json['code'][:4]} {code.json['code'][4:]}".lower()
    led = bob.post("/api/codes", {"code": said})
    assert (led.status, led.json) == (200, {"table": made["id"], "links": made["links"]})
    join = led.json["links"]["join"].split("=")[1]
    assert bob.post(f"/api/tables/{made['id']}/seats", {"name": "Bob", "join": join}).status == 201


def test_wrong_codes_get_the_same_refusal_and_are_limited(ann: Client, bob: Client) -> None:
    refused = [bob.post("/api/codes", {"code": code}) for code in ["KKKKKKKK"] * FROM_ONE.most]
    assert {(one.status, one.code, one.json["detail"]) for one in refused} == {
        (403, "wrong-code", "No table has that code. Codes last an hour.")
    }
    over = bob.post("/api/codes", {"code": "KKKKKKKK"})
    assert (over.status, over.code) == (429, "too-many")
    assert 0 < int(over.headers["Retry-After"]) <= 3600


def test_guesses_are_counted_per_address_and_it_cannot_be_forged(ann: Client) -> None:
    for _ in range(FROM_ONE.most):
        ann.post("/api/codes", {"code": "KKKKKKKK"})
    forged = {"x_forwarded_for": "203.0.113.1", "cloudfront_viewer_address": "203.0.113.1:80", "x_club_edge": "yes"}
    assert ann.post("/api/codes", {"code": "KKKKKKKK"}, **forged).status == 429
    assert Client("Ann", address="203.0.113.1").post("/api/codes", {"code": "KKKKKKKK"}).status == 403


def test_a_malformed_code_is_reported_as_such(ann: Client) -> None:
    assert ann.post("/api/codes", {"code": "BCDEGPTV"}).status == 400
    assert ann.post("/api/codes", {"code": 12}).status == 400
    assert ann.post("/api/codes").status in (400, 415)


def test_making_and_using_a_code_needs_a_key(ann: Client, bob: Client, watcher: Client) -> None:
    table = ann.make(OPEN).json["id"]
    assert watcher.post(f"/api/tables/{table}/code").status == 401
    assert watcher.post("/api/codes", {"code": "KKKKKKKK"}).status == 401
    assert bob.post(f"/api/tables/{table}/code").code == "not-your-seat"
