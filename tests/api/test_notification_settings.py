"""Notification settings: browsers, a webhook, quiet hours, and a table's webhook."""

from __future__ import annotations

import json
from typing import Any

import pytest

from chalicelib.api.service import Service
from chalicelib.notifications.channels import language_of
from chalicelib.players.keys import player_id
from chalicelib.sending.vapid_keys import make_keys_in
from tests.api.client import OPEN, Answered, Client, key_of

ENDPOINT = "https://fcm.googleapis.com/fcm/send/abc"
KEYS = {"p256dh": "B" + "A" * 86, "auth": "A" * 22}
NIGHT = {"zone": "Europe/Berlin", "from": "22:00", "to": "08:00"}
HOOK = "https://discord.com/api/webhooks/1/secret"
ME = player_id(key_of("Ann"))
NOTHING: dict[str, Any] = {"player": ME, "key": None, "browsers": [], "webhook": None, "quiet": None, "night": True}


def subscribe(client: Client, endpoint: str = ENDPOINT, **more: Any) -> Answered:
    return client.post("/api/me/push", {"endpoint": endpoint, "keys": KEYS, **more})


def unsubscribe(client: Client, body: Any) -> Answered:
    return client.ask("DELETE", "/api/me/push", json.dumps(body).encode(), content_type="application/json")


def test_settings_are_empty_at_first(ann: Client) -> None:
    assert ann.get("/api/me/notifications").json == NOTHING
    assert Client().get("/api/me/notifications").code == "no-key"


def test_a_browser_gets_the_key_to_subscribe_with(ann: Client, service: Service) -> None:
    keys = make_keys_in(service.club.store)
    assert ann.get("/api/me/notifications").json["key"] == keys.public
    assert keys.private not in json.dumps(ann.get("/api/me/notifications").json)


def test_a_browser_subscribed_twice_is_notified_once(ann: Client, bob: Client) -> None:
    (first,) = subscribe(ann, expirationTime=None).json["browsers"]
    assert subscribe(ann).json["browsers"] == [first]
    assert bob.get("/api/me/notifications").json == {**NOTHING, "player": player_id(bob.key)}
    assert ENDPOINT not in json.dumps(ann.get("/api/me/notifications").json)


def test_beyond_the_limit_the_oldest_browser_is_removed(ann: Client, time: Any) -> None:
    for number in range(7):
        time.now += 1
        reply = subscribe(ann, f"{ENDPOINT}{number}").json["browsers"]
    assert len(reply) == 5
    time.now += 1
    assert set(subscribe(ann, f"{ENDPOINT}6").json["browsers"]) == set(reply)


def test_notifications_have_the_language_of_the_subscribing_page(ann: Client, bob: Client, service: Service) -> None:
    german = Client("Ann", {"accept-language": "de"})
    assert language_of(service.club, player_id(ann.key)) is None
    subscribe(german)
    assert language_of(service.club, player_id(ann.key)) == "de"
    ann.post("/api/me/notifications", {})
    assert language_of(service.club, player_id(ann.key)) == "en"
    table = bob.make(OPEN).json["id"]
    Client("Bob", {"accept-language": "de"}).post(f"/api/tables/{table}/webhook", {"url": HOOK})
    assert language_of(service.club, player_id(bob.key)) == "de"


def test_one_browser_or_all_can_be_removed(ann: Client) -> None:
    for number in range(3):
        subscribe(ann, f"{ENDPOINT}{number}")
    assert len(unsubscribe(ann, {"endpoint": f"{ENDPOINT}1"}).json["browsers"]) == 2
    assert len(unsubscribe(ann, {"endpoint": "https://never.example/there"}).json["browsers"]) == 2
    assert unsubscribe(ann, {}).json["browsers"] == []


@pytest.mark.parametrize(
    "address",
    [
        "http://fcm.googleapis.com/x",
        "https://127.0.0.1/x",
        "https://2130706433/x",
        "https://0x7f.1/x",
        "https://[::1]/x",
        "https://localhost/x",
        "https://metadata.google.internal/x",
        "https://router.local/x",
        "https://discord.com:8443/x",
        "https://user:word@discord.com/x",
        "https://discord.com\\@evil.example/x",
        "https://discord.com/ x",
        "https://discord.com/x#y",
        "https://discord.com/\u0000",
        "https://dïscord.com/x",
        "ftp://discord.com/x",
        "discord.com/x",
        "",
        "https://discord.com/" + "x" * 500,
    ],
)
def test_private_and_malformed_addresses_are_refused(address: str, ann: Client) -> None:
    refused = ann.post("/api/me/notifications", {"webhook": address})
    assert (refused.status, refused.code) == (422, "address")
    assert subscribe(ann, address).status == 422
    table = ann.make(OPEN).json["id"]
    assert ann.post(f"/api/tables/{table}/webhook", {"url": address}).code == "address"
    assert ann.get("/api/me/notifications").json == NOTHING


@pytest.mark.parametrize("endpoint", [HOOK, "https://evilfcm.googleapis.com.example.org/x", "https://xpush.apple.com/"])
def test_only_known_push_services_are_accepted(endpoint: str, ann: Client) -> None:
    assert subscribe(ann, endpoint).code == "address"


@pytest.mark.parametrize("service", ["updates.push.services.mozilla.com", "web.push.apple.com", "wns2-am3p.notify.windows.com"])
def test_every_browsers_push_service_is_known(service: str, ann: Client) -> None:
    assert subscribe(ann, f"https://{service}/wpush/v2/x").status == 200


def test_given_settings_change_and_the_others_stay(ann: Client) -> None:
    quiet = {**NOTHING, "quiet": NIGHT, "night": False}
    assert ann.post("/api/me/notifications", {"quiet": NIGHT}).json == quiet
    reply = ann.post("/api/me/notifications", {"webhook": HOOK}).json
    assert reply == {**quiet, "webhook": {"host": "discord.com", "on": True}}
    assert "secret" not in json.dumps(reply)
    assert ann.post("/api/me/notifications", {"quiet": None}).json["quiet"] is None
    assert ann.post("/api/me/notifications", {"webhook": None, "night": True}).json == NOTHING
    assert ann.post("/api/me/notifications", {}).json == NOTHING


def test_quiet_hours_are_the_nights_by_default(ann: Client) -> None:
    other = {**NIGHT, "from": "21:00"}
    assert ann.post("/api/me/hours", {"hours": NIGHT}).status == 200
    assert ann.get("/api/me/notifications").json == {**NOTHING, "quiet": NIGHT}
    assert ann.post("/api/me/notifications", {"quiet": other}).json == {**NOTHING, "quiet": other, "night": False}
    assert ann.get("/api/me/settings").json["hours"] == NIGHT
    assert ann.post("/api/me/notifications", {"quiet": None}).json == {**NOTHING, "night": False}
    assert ann.post("/api/me/notifications", {"night": True}).json == {**NOTHING, "quiet": NIGHT}
    reply = ann.get("/api/me/notifications").json
    again = {"quiet": reply["quiet"], "night": reply["night"]}
    assert ann.post("/api/me/notifications", again).json == reply, "what is told may be said as it is"


@pytest.mark.parametrize(
    "quiet",
    [
        {**NIGHT, "zone": "Mars/Base"},
        {**NIGHT, "zone": "../UTC"},
        {**NIGHT, "from": "24:00"},
        {**NIGHT, "to": "8:00"},
        {**NIGHT, "to": "22:00"},
    ],
)
def test_invalid_hours_and_time_zones_are_refused(quiet: Any, ann: Client) -> None:
    assert ann.post("/api/me/notifications", {"quiet": quiet}).code == "hours"


@pytest.mark.parametrize("keys", [{**KEYS, "auth": "short"}, {**KEYS, "p256dh": "A" * 87}, {"auth": KEYS["auth"]}])
def test_malformed_keys_are_refused(keys: Any, ann: Client) -> None:
    assert ann.post("/api/me/push", {"endpoint": ENDPOINT, "keys": keys}).code == "malformed"


def test_a_tables_webhook_belongs_to_its_host(ann: Client, bob: Client) -> None:
    made = ann.make(OPEN)
    bob.join(made)
    path = f"/api/tables/{made.json['id']}/webhook"
    assert ann.get(path).json == {"webhook": None}
    assert ann.post(path, {"url": HOOK}).json == {"webhook": {"host": "discord.com", "on": True}}
    assert bob.post(path, {"url": HOOK}).code == "not-the-maker"
    assert bob.get(path).code == "not-the-maker"
    assert ann.get(path).json["webhook"]["on"]
    assert ann.post(path, {"url": None}).json == {"webhook": None}
    assert HOOK not in json.dumps([ann.view(made.json["id"]), bob.view(made.json["id"])])
