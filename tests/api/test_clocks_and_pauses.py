"""Clocks over the API: time banks, hours off, pauses, nudges, and players' settings for all their tables."""

from __future__ import annotations

from typing import Any

import pytest

from chalicelib.players.keys import player_id
from tests.api.client import BOT, OPEN, Answered, Client, key_of
from tests.tables.people import DAY, Time

ME = player_id(key_of("Ann"))
BERLIN = {"zone": "Europe/Berlin", "from": "22:00", "to": "07:00"}
BANK = {"hours": 48, "back": 0.5}


def refusal(answered: Answered) -> tuple[int, str]:
    return answered.status, answered.code


def deadline(client: Client, table: str) -> str:
    """Return the deadline of the first seat."""
    return str(client.view(table)["pace"]["seats"][0]["deadline"])


def sit(ann: Client, bob: Client, **wanted: Any) -> str:
    made = ann.make(OPEN, **wanted)
    assert bob.join(made).status == 201
    return str(made.json["id"])


# ── making ──


def test_a_table_can_have_a_time_bank_and_hours_off(ann: Client) -> None:
    view = ann.make(BOT, bank=BANK, off=["weekends", "nights", "nights"]).json["view"]
    assert view["clock_hours"] is None
    assert view["pace"] == {
        "bank": BANK,
        "off": ["nights", "weekends"],
        "pause": None,
        "seats": [
            {"deadline": view["deadline"], "left": 48 * 3600, "away": None, "nudged": None},
            {"deadline": None, "left": None, "away": None, "nudged": None},
        ],
    }


def test_a_table_without_them_says_so(ann: Client) -> None:
    pace = ann.make(BOT).json["view"]["pace"]
    assert (pace["bank"], pace["off"], pace["pause"], pace["seats"][0]["left"]) == (None, [], None, None)


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ({"bank": {"hours": 0.9, "back": 1}}, "A time bank holds 1 to 1344 hours."),
        ({"bank": {"hours": 1345, "back": 1}}, "A time bank holds 1 to 1344 hours."),
        ({"bank": {"hours": 48, "back": 0}}, "Each move gives back 0.1 to 72 hours."),
        ({"bank": {"hours": 48, "back": 73}}, "Each move gives back 0.1 to 72 hours."),
        ({"bank": BANK, "clock_hours": 72}, "A table has hours per move or a time bank, not both."),
        ({"off": ["nights"], "clock_hours": None}, "Without a clock there are no hours off."),
    ],
    ids=str,
)
@pytest.mark.rule("G-10")
def test_impossible_clocks_are_refused_with_the_reason(ann: Client, wanted: dict[str, Any], reason: str) -> None:
    answered = ann.make(OPEN, **wanted)
    assert (*refusal(answered), answered.json["detail"]) == (422, "options", reason)


@pytest.mark.parametrize("least_or_most", [{"hours": 1, "back": 0.1}, {"hours": 1344, "back": 72}])
def test_the_limits_of_a_time_bank_are_allowed(ann: Client, least_or_most: dict[str, float]) -> None:
    assert ann.make(OPEN, bank=least_or_most, clock_hours=None).json["view"]["pace"]["bank"] == least_or_most


def test_a_repeated_key_with_another_clock_is_refused(ann: Client) -> None:
    first = ann.make(OPEN, key="a key of mine", bank=BANK)
    assert ann.make(OPEN, key="a key of mine", bank=BANK).json["id"] == first.json["id"]
    assert refusal(ann.make(OPEN, key="a key of mine")) == (422, "key-reused")
    assert refusal(ann.make(OPEN, key="a key of mine", bank=BANK, off=["nights"])) == (422, "key-reused")


# ── pauses and nudges ──


def test_a_pause_by_agreement(ann: Client, bob: Client, time: Time) -> None:
    at = f"/api/tables/{sit(ann, bob)}"
    asked = ann.post(f"{at}/pause").json["pace"]["pause"]
    assert asked == {"by": 0, "asked": "2026-05-28T20:26:40Z", "agreed": [0], "since": None, "until": None}
    paused = bob.post(f"{at}/pause", {}).json
    assert paused["pace"]["pause"]["until"] == "2026-06-25T20:26:40Z"
    assert [event["kind"] for event in bob.get(at, since=paused["version"] - 1).json["happened"]] == [
        "pause-agreed",
        "paused",
    ]
    assert ann.post(f"{at}/resume").json["pace"]["pause"] is None
    ann.post(f"{at}/pause")
    bob.post(f"{at}/resume")
    slow = ann.post(f"{at}/pause")
    assert (*refusal(slow), slow.headers["Retry-After"]) == (429, "slow-down", "86400")


def test_a_nudge(ann: Client, bob: Client, watcher: Client, time: Time) -> None:
    at = f"/api/tables/{sit(ann, bob)}"
    assert bob.post(f"{at}/nudge", {"seat": 0}).json["pace"]["seats"][0]["nudged"] == "2026-05-28T20:26:40Z"
    time.pass_hours(1)
    assert refusal(bob.post(f"{at}/nudge", {"seat": 0})) == (429, "slow-down")
    assert refusal(ann.post(f"{at}/nudge", {"seat": 0})) == (409, "not-now")
    assert refusal(ann.post(f"{at}/nudge", {"seat": 4})) == (404, "unknown")
    assert refusal(Client("Eve").post(f"{at}/nudge", {"seat": 0})) == (403, "not-your-seat")
    assert refusal(watcher.post(f"{at}/nudge", {"seat": 0})) == (401, "no-key")


def test_nobody_sees_who_muted_nudges(ann: Client, bob: Client) -> None:
    table = sit(ann, bob)
    before = bob.get(f"/api/tables/{table}").json
    assert ann.post("/api/me/nudges", {"on": False}).json["nudges"] is False
    assert bob.get(f"/api/tables/{table}").json == before
    assert bob.post(f"/api/tables/{table}/nudge", {"seat": 0}).status == 200
    assert ann.post("/api/me/nudges", {"on": True}).json["nudges"] is True


# ── what one says for all one's tables ──


def test_a_new_player_has_the_default_settings(ann: Client) -> None:
    assert ann.get("/api/me/settings").json == {"player": ME, "hours": None, "hours_said": False, "away": None, "nudges": True}


def test_hours_are_copied_to_the_tables_where_they_matter(ann: Client, bob: Client, time: Time) -> None:
    table = sit(ann, bob, off=["nights"], clock_hours=2)
    sit(ann, bob)
    assert deadline(bob, table) == "2026-05-28T22:26:40Z"
    assert ann.post("/api/me/hours", {"hours": BERLIN}).json == {"player": ME, "tables": [table], "cursor": None}
    assert deadline(bob, table) == "2026-05-29T07:00:00Z", "two hours after seven o'clock in Berlin"
    assert ann.get("/api/me/settings").json["hours"] == BERLIN
    assert refusal(ann.post("/api/me/hours", {"hours": None})) == (429, "slow-down")
    time.now += DAY
    ann.post("/api/me/hours", {"hours": None})
    settings = ann.get("/api/me/settings").json
    assert (settings["hours"], settings["hours_said"]) == (None, True), "all count, and that was said"


@pytest.mark.parametrize(
    ("hours", "reason"),
    [
        ({"zone": "Europe/Bielefeld"}, "There’s no time zone with that name."),
        ({"zone": "../Europe/Berlin"}, "There’s no time zone with that name."),
        ({"zone": "Europe"}, "There’s no time zone with that name."),
        ({"from": "24:00"}, "Nights start and end at a time like 22:00."),
        ({"to": "7:00"}, "Nights start and end at a time like 22:00."),
        ({"to": "٠٧:٠٠"}, "Nights start and end at a time like 22:00."),
        ({"to": "22:00"}, "A night lasts twelve hours at most."),
        ({"to": "10:01"}, "A night lasts twelve hours at most."),
    ],
    ids=str,
)
def test_invalid_hours_are_refused(ann: Client, hours: dict[str, str], reason: str) -> None:
    answered = ann.post("/api/me/hours", {"hours": {**BERLIN, **hours}})
    assert (*refusal(answered), answered.json["detail"]) == (422, "hours", reason)
    assert ann.get("/api/me/settings").json["hours"] is None


@pytest.mark.parametrize("to", ["22:01", "10:00"])
def test_nights_of_one_minute_to_twelve_hours_are_allowed(ann: Client, to: str) -> None:
    assert ann.post("/api/me/hours", {"hours": {**BERLIN, "to": to}}).status == 200


def test_an_absence_is_copied_to_all_tables_and_shown_there(ann: Client, bob: Client, time: Time) -> None:
    table = sit(ann, bob)
    assert ann.post("/api/me/away", {"until": "2026-06-04T08:00:00Z"}).json == {"player": ME, "tables": [table], "cursor": None}
    assert bob.view(table)["pace"]["seats"][0]["away"] == "2026-06-04T08:00:00Z"
    assert ann.get("/api/me/settings").json["away"] == "2026-06-04T08:00:00Z"
    ann.post("/api/me/away", {"until": None})
    assert bob.view(table)["pace"]["seats"][0]["away"] is None
    ann.post("/api/me/away", {"until": "2026-06-04T08:00:00Z"})
    time.now += 30 * DAY
    assert ann.get("/api/me/settings").json["away"] is None, "that was then"


@pytest.mark.parametrize(
    ("until", "reason"),
    [
        ("2026-05-28T20:26:40Z", "Pick a time in the next four weeks."),
        ("2026-06-25T20:26:41Z", "Pick a time in the next four weeks."),
        ("2026-06-31T00:00:00Z", "Write times like 2026-11-20T22:50:02Z."),
        ("2026-06-04", "Write times like 2026-11-20T22:50:02Z."),
        ("2026-06-04T08:00:00+02:00", "Write times like 2026-11-20T22:50:02Z."),
        ("soon", "Write times like 2026-11-20T22:50:02Z."),
    ],
)
def test_an_impossible_absence_is_refused(ann: Client, until: str, reason: str) -> None:
    answered = ann.post("/api/me/away", {"until": until})
    assert (*refusal(answered), answered.json["detail"]) == (422, "away", reason)


@pytest.mark.parametrize("body", [{}, {"until": 3}, {"until": None, "cursor": 4}])
def test_unreadable_bodies_are_malformed(ann: Client, body: dict[str, Any]) -> None:
    assert refusal(ann.post("/api/me/away", body)) == (400, "malformed")
    assert refusal(ann.post("/api/me/hours", {"hours": BERLIN, "cursor": "é" * 5})) == (400, "malformed")


def test_settings_are_private(ann: Client, bob: Client, watcher: Client) -> None:
    ann.post("/api/me/hours", {"hours": BERLIN})
    assert bob.get("/api/me/settings").json["hours"] is None
    for answered in (watcher.get("/api/me/settings"), watcher.post("/api/me/away", {"until": None})):
        assert refusal(answered) == (401, "no-key")
