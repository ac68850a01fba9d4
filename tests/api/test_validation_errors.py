"""Refusals are sentences for people, without technical terms, whatever was sent."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from chalicelib.api import models
from chalicelib.api.routes import CALLS, Call
from tests.api.client import BOT, COURSE, OPEN, Client, new_key
from tests.tables.people import Time

ME = {"kind": "me", "name": "Ann"}
NONCE = "00112233445566778899aabbccddeeff"
GOOD: dict[type[Any], dict[str, Any]] = {
    models.NothingAsked: {},
    models.TableAsked: {
        "game": "dice-golf",
        "options": {"holes": "front", "format": "skins", "stymie": True},
        "seats": [ME, OPEN, BOT],
        "course": COURSE,
        "clock_hours": 72,
        "bank": None,
        "off": ["nights"],
        "nonce": NONCE,
    },
    models.ChallengeTaken: {"name": "Ann", "nonce": NONCE},
    models.SeatTaken: {"name": "Bob", "join": "A" * 16, "nonce": NONCE, "seat": 1},
    models.Knocked: {"join": "A" * 16},
    models.SeatWished: {"name": "Cat", "nonce": NONCE},
    models.AskerSeated: {"seat": 1},
    models.CodeSaid: {"code": "KLMO RUWX"},
    models.MoveAsked: {"move": {"kind": "shot-mulligan", "die": "black"}, "seen": 0},
    models.MessageAsked: {"text": "Hello"},
    models.RematchAsked: {"nonce": NONCE},
    models.NudgeAsked: {"seat": 1},
    models.HoursSaid: {"hours": {"zone": "Europe/Berlin", "from": "22:00", "to": "07:00"}, "cursor": None},
    models.KeyChange: {"key": "k" * 43, "asking": ["t" * 22], "cursor": None},
    models.AwaySaid: {"until": "2026-05-30T00:00:00Z", "cursor": None},
    models.NudgesSaid: {"on": False},
    models.ForgetAsked: {"sure": "yes", "asking": ["A" * 22]},
    models.BrowserAsked: {
        "endpoint": "https://fcm.googleapis.com/x",
        "keys": {"p256dh": "B" + "A" * 86, "auth": "A" * 22},
        "expirationTime": 1.5,
    },
    models.BrowserGone: {"endpoint": "https://fcm.googleapis.com/x"},
    models.NotificationChanges: {
        "quiet": {"zone": "UTC", "from": "22:00", "to": "08:00"},
        "night": False,
        "webhook": "https://discord.com/x",
    },
    models.WebhookAsked: {"url": "https://discord.com/x"},
    models.CourseAsked: {"name": "Home", "holes": [{"par": 3, "yards": 150}, {"par": 4, "yards": 400}]},
}
ODD: list[Any] = [None, True, -1, 1.5, 10, 2**53, "", "x", "x" * 70, "é", [], [1], [[]], {}, {"x": None}, {"kind": None}]
READING = [call for call in CALLS.values() if call.asks]
NAMES = [name for name, thing in vars(models).items() if isinstance(thing, type)]
MACHINERY = re.compile(
    r"Input should|String should|Field required|Extra inputs|valid dictionary|instance of|JSON schema|\bpydantic\b"
    r"|\b(None|True|False|NoneType|dict|str|int|float|bool|tuple|bytes)\b|(?<!must be a )\blist\b|[\^$\\]|\]\{|\{\d|'\w+'"
    rf"|\b({'|'.join(NAMES)})\b"
)


def wrong(good: Any) -> Iterator[Any]:
    """Yield the value with each part left out or replaced by something odd, and with unknown parts."""
    yield from ODD
    if isinstance(good, dict):
        yield {**good, "colour": "red"}
        for name, part in good.items():
            yield {other: value for other, value in good.items() if other != name}
            yield from ({**good, name: odd} for odd in wrong(part))
    elif isinstance(good, list):
        for place, part in enumerate(good):
            yield from ([*good[:place], odd, *good[place + 1 :]] for odd in wrong(part))


@pytest.mark.parametrize("call", READING, ids=lambda call: call.name)
def test_no_refusal_contains_technical_terms(ann: Client, time: Time, call: Call) -> None:
    table = ann.make(*[] if call.name == "play" else [OPEN]).json["id"]
    path = call.path.format(table=table, seat=0, request=1)
    sentences = set()
    assert call.asks is not None
    for body in wrong(GOOD[getattr(models, call.asks)]):
        time.now += 1000
        sent = json.dumps(body).encode()
        answered = ann.ask(call.method, path, sent, content_type="application/json", idempotency_key=new_key())
        if answered.status >= 400:
            sentences.add(answered.json["detail"])
    assert sentences
    for sentence in sentences:
        assert not MACHINERY.search(sentence), sentence
        assert re.fullmatch(r"[A-Z“].{3,160}\.", sentence), sentence
        assert "is not valid" not in sentence, "a mistake without words of its own"


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({}, "“game” is missing."),
        ([], "The body must be a JSON object."),
        ({"game": 3}, "“game” must be a string."),
        ({"options": []}, "“options” must be a JSON object."),
        ({"seats": {}}, "“seats” must be a list."),
        ({"seats": ["me"]}, "Number 1 of “seats” must be a JSON object."),
        ({"seats": [ME, {"kind": "king"}]}, "“kind” in number 2 of “seats” must be “me”, “open”, “bot” or “again”."),
        ({"seats": [ME, {**OPEN, "hat": 1}]}, "“hat” in number 2 of “seats” is not allowed here."),
        ({"clock_hours": "72"}, "“clock_hours” must be a number."),
        ({"nonce": "xyz"}, "“nonce” must be 32 digits, 0 to 9 and a to f."),
        ({"colour" * 20: 1}, "“colourcolourcolourcolourcolour” is not allowed here."),
    ],
    ids=str,
)
def test_a_mistake_is_named_with_its_place(ann: Client, body: Any, sentence: str) -> None:
    asked = {**GOOD[models.TableAsked], **body} if body else body
    answered = ann.post("/api/tables", asked)
    assert (answered.status, answered.json["detail"]) == (400, sentence)


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({"seat": 10}, "“seat” must be at most 9."),
        ({"seat": -1}, "“seat” must be at least 0."),
        ({"seat": 1.5}, "“seat” must be a whole number."),
        ({"join": "x" * 65}, "“join” can have at most 64 characters."),
    ],
    ids=str,
)
def test_a_limit_is_named(ann: Client, body: Any, sentence: str) -> None:
    answered = ann.post(f"/api/tables/{'A' * 22}/seats", {**GOOD[models.SeatTaken], **body})
    assert (answered.status, answered.json["detail"]) == (400, sentence)


def test_other_refusals_are_plain_sentences_too(ann: Client) -> None:
    assert ann.get("/api/games", colour=1).json["detail"] == "Unknown parameter “colour”. This address takes limit and cursor."
    assert ann.get("/api/health", colour=1).json["detail"] == "Unknown parameter “colour”. This address takes none."
    assert ann.get("/api/games", limit="x").json["detail"] == "“limit” must be a whole number."
    assert ann.get("/api/games", limit=["1", "2"]).json["detail"] == "Use “limit” only once."
    assert ann.make(game="").json["detail"] == "Say which game to play."
    assert ann.make(game="x" * 50).json["detail"] == f"The club has no game called “{'x' * 30}”."
    halved = ann.ask("POST", "/api/tables", rb'{"game": "\ud800"}', content_type="application/json")
    assert halved.json["detail"] == "A text in the body is damaged: one of its characters is only half there."
