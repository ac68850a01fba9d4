"""Each call of a table, as in the contract."""

from __future__ import annotations

import re
from typing import Any

import pytest

from chalicelib.players.keys import player_id
from tests.api.client import BOT, COURSE, OPEN, Answered, Client, new_key
from tests.tables.people import Time

NO_TABLE = "A" * 22
NONCE = "00112233445566778899aabbccddeeff"
ROLL = {"kind": "roll"}


def refusal(answered: Answered) -> tuple[int, str]:
    return answered.status, answered.code


def finished(ann: Client, *others: Client, **wanted: Any) -> str:
    """Play a table of three holes to its end, with everyone rolling and keeping."""
    card = {"name": "Three", "holes": [{"par": 3, "yards": 150}, {"par": 4, "yards": 400}, {"par": 5, "yards": 500}]}
    course = ann.post("/api/courses", card).json["id"]
    made = ann.make(*[OPEN] * len(others), course=course, options={"stymie": False}, **wanted)
    for client in others:
        client.join(made)
    table = str(made.json["id"])
    for client in (ann, *others):
        play_out(client, table)
    return table


def play_out(client: Client, table: str) -> None:
    """Roll and keep on three holes."""
    while (view := client.view(table))["you"] in view["waiting_for"]:
        kinds = [branch["properties"]["kind"]["const"] for branch in view["legal"]["oneOf"]]
        assert client.play(table, {"kind": "keep" if "keep" in kinds else "roll"}).status == 200


# Making


def test_health_says_the_build(watcher: Client) -> None:
    assert watcher.get("/api/health").json == {"ok": True, "build": "b1"}


def test_games_list_their_players_and_options(watcher: Client) -> None:
    game = watcher.get("/api/games").json["items"][0]
    assert (game["id"], game["players"], game["needs_course"]) == ("dice-golf", {"min": 1, "max": 4}, True)
    assert game["options"]["properties"]["holes"]["default"] == "18"


def test_a_table_is_made_with_its_links_and_view(ann: Client) -> None:
    made = ann.make(OPEN, BOT, nonce=NONCE, clock_hours=24)
    table = made.json["id"]
    assert made.status == 201
    assert made.json["links"]["watch"] == f"/t/{table}"
    assert re.fullmatch(rf"/t/{table}\?join=[\w-]{{16}}", made.json["links"]["join"])
    view = made.json["view"]
    assert [seat["kind"] for seat in view["seats"]] == ["human", "open", "bot"]
    assert (view["you"], view["status"], view["clock_hours"]) == (0, "open", 24)
    assert view["fairness"]["nonces"] == [NONCE, None, None]


def test_the_clock_is_72_hours_by_default_and_may_be_none(ann: Client) -> None:
    assert ann.make(OPEN).json["view"]["clock_hours"] == 72
    assert ann.make(clock_hours=None).json["view"]["deadline"] is None
    assert ann.make(clock_hours=0.1).json["view"]["clock_hours"] == 0.1


@pytest.mark.parametrize("hours", [0, 0.09, 337, -1])
def test_a_clock_has_limits(ann: Client, hours: float) -> None:
    assert refusal(ann.make(clock_hours=hours)) == (422, "options")


@pytest.mark.parametrize(
    "wanted",
    [
        {"game": ...},
        {"game": 3},
        {"options": ...},
        {"options": []},
        {"options": None},
        {"clock_hours": "72"},
        {"clock_hours": True},
        {"nonce": "xyz"},
        {"nonce": NONCE[1:]},
        {"seats": {}},
        {"colour": "red"},
        {"course": 7},
    ],
    ids=str,
)
def test_an_unreadable_table_is_malformed(ann: Client, wanted: dict[str, Any]) -> None:
    asked = {"game": "dice-golf", "options": {}, "course": COURSE, "seats": [{"kind": "me", "name": "Ann"}], **wanted}
    body = {name: value for name, value in asked.items() if value is not ...}
    assert refusal(ann.post("/api/tables", body)) == (400, "malformed")


@pytest.mark.parametrize(
    "seat", [{"kind": "king"}, {}, {"kind": "bot", "level": "best"}, {"kind": "open", "hat": 1}, "me"], ids=str
)
def test_an_unreadable_seat_is_malformed(ann: Client, seat: Any) -> None:
    assert refusal(ann.make(seat)) == (400, "malformed")


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"options": {"holes": "half"}}, "options"),
        ({"options": {"colour": "red"}}, "options"),
        ({"options": {"format": "best-ball"}}, "options"),
        ({"course": ...}, "course"),
    ],
)
def test_a_table_against_the_rules_is_not_made(ann: Client, wanted: dict[str, Any], code: str) -> None:
    assert refusal(ann.make(**wanted)) == (422, code)


@pytest.mark.rule("G-10", "T-11", "T-30")
@pytest.mark.parametrize(
    ("game", "seats", "options", "code", "words"),
    [
        ("trade-ring", 3, {"secret_offers": True, "open_hands": True}, "options", ["secret_offers", "open_hands"]),
        ("trade-ring", 7, {"high_risk": True}, "options", ["high_risk", "7 seats"]),
        ("trade-ring", 8, {"high_risk": True, "chips": True}, "options", ["high_risk", "8 seats"]),
        ("trade-ring", 9, {}, "seats", ["8 players", "9"]),
        ("trade-ring", 1, {}, "seats", ["2 to 8", "1"]),
        ("trade-ring", 3, {"chips": 1}, "options", ["chips"]),
        ("trade-ring", 3, {"rounds": 4}, "options", ["rounds"]),
        ("becks-golf", 6, {}, "seats", ["6"]),
        ("becks-golf", 1, {}, "seats", ["1"]),
        ("becks-golf", 2, {"rounds": 10}, "options", ["rounds", "9"]),
        ("becks-golf", 2, {"rounds": 0}, "options", ["rounds", "1"]),
        ("becks-golf", 2, {"chips": True}, "options", ["chips"]),
        ("dice-golf", 3, {"format": "high-low"}, "options", ["High-low", "3 seats"]),
        ("dice-golf", 5, {}, "seats", ["5"]),
    ],
)
def test_conflicting_options_are_named_in_the_refusal(
    ann: Client, game: str, seats: int, options: dict[str, Any], code: str, words: list[str]
) -> None:
    course = COURSE if game == "dice-golf" else ...
    answered = ann.make(*[OPEN] * (seats - 1), game=game, options=options, course=course)
    assert refusal(answered) == (422, code)
    for word in words:
        assert word in answered.json["detail"]


@pytest.mark.parametrize("game", ["becks-golf", "trade-ring"])
def test_card_games_take_no_course(ann: Client, game: str) -> None:
    assert refusal(ann.make(OPEN, game=game, options={})) == (422, "course")


def test_there_is_exactly_one_me_and_no_more_seats_than_the_game_has(ann: Client) -> None:
    me = {"kind": "me", "name": "Ann"}
    body = {"game": "dice-golf", "options": {}, "course": COURSE}
    for seats in ([], [OPEN], [me, me], [me, *[OPEN] * 4]):
        assert refusal(ann.post("/api/tables", {**body, "seats": seats})) == (422, "seats")


def test_a_missing_game_is_unknown(ann: Client) -> None:
    assert refusal(ann.make(game="chess")) == (404, "unknown")


@pytest.mark.parametrize("course", ["augusta", "", "é", "x" * 1000, "../pebble-coast"])
def test_no_table_is_made_on_a_missing_course(ann: Client, course: str) -> None:
    answered = ann.make(course=course)
    assert (*refusal(answered), answered.json["detail"]) == (422, "course", "There’s no such course.")


def test_a_table_is_made_once_for_each_key(ann: Client, bob: Client) -> None:
    first, again = ann.make(OPEN, key="made-once"), ann.make(OPEN, key="made-once")
    assert (again.status, again.json["id"]) == (201, first.json["id"])
    assert ann.make(OPEN).json["id"] != ann.make(OPEN).json["id"]
    assert bob.make(OPEN, key="made-once").json["id"] != first.json["id"]
    assert refusal(ann.make(OPEN, OPEN, key="made-once")) == (422, "key-reused")


# Seats


def test_a_seat_is_taken_once(ann: Client, bob: Client) -> None:
    made = ann.make(OPEN, OPEN)
    first, again = bob.join(made, nonce=NONCE), bob.join(made)
    assert (first.status, first.json["seat"]) == (201, 1)
    assert (again.status, again.json["seat"]) == (200, 1)
    assert again.json["view"]["fairness"]["nonces"][1] == NONCE


def test_a_seat_can_be_chosen(ann: Client, bob: Client) -> None:
    assert bob.join(ann.make(OPEN, OPEN), seat=2).json["seat"] == 2


def test_a_player_who_may_not_join_gets_the_reason(ann: Client, bob: Client) -> None:
    made = ann.make(OPEN)
    assert refusal(bob.join(made, join="A" * 16)) == (403, "wrong-code")
    assert refusal(bob.post(f"/api/tables/{made.json['id']}/seats", {"name": "Bob"})) == (403, "wrong-code")
    assert refusal(bob.post(f"/api/tables/{NO_TABLE}/seats", {"name": "Bob", "join": "A"})) == (404, "unknown")
    bob.join(made)
    assert refusal(Client("Cat").join(made)) == (409, "table-full")


def test_a_player_without_a_name_knocks(ann: Client, bob: Client) -> None:
    made = ann.make(OPEN)
    path, code = f"/api/tables/{made.json['id']}/knock", made.json["links"]["join"].split("=")[1]
    assert bob.post(path, {"join": code}).json == {"seats": [1], "view": None}
    assert refusal(bob.post(path, {"join": "A" * 16})) == (403, "wrong-code")
    assert refusal(bob.post(path)) == (403, "wrong-code")
    assert refusal(Client().post(path, {"join": code})) == (401, "no-key")
    assert refusal(bob.post(f"/api/tables/{NO_TABLE}/knock", {"join": code})) == (404, "unknown")
    bob.join(made)
    assert refusal(Client("Cat").post(path, {"join": code})) == (409, "table-full")
    assert bob.view(made.json["id"])["version"] == 1


def test_a_stranger_without_a_code_gets_no_join_link(ann: Client, bob: Client) -> None:
    """So the page can say that they need the invite link."""
    view = bob.view(ann.make(OPEN).json["id"])
    assert (view["status"], view["you"], view["host"]) == ("open", None, 0)
    assert "join" not in view["links"]


def test_the_host_starts_with_bots_in_the_free_seats(ann: Client, bob: Client) -> None:
    made = ann.make(OPEN, OPEN)
    path = f"/api/tables/{made.json['id']}/start"
    bob.join(made)
    assert refusal(bob.post(path)) == (403, "not-the-maker")
    assert refusal(Client("Cat").post(path)) == (403, "not-your-seat")
    started = ann.post(path)
    assert (started.status, started.json["status"]) == (200, "playing")
    assert [seat["kind"] for seat in started.json["seats"]] == ["human", "human", "bot"]
    assert ann.post(path).version == started.version


# Looking


def test_players_and_watchers_get_a_view(ann: Client, watcher: Client) -> None:
    table = ann.make(OPEN).json["id"]
    own, other = ann.get(f"/api/tables/{table}"), watcher.get(f"/api/tables/{table}")
    assert (own.headers["ETag"], other.headers["ETag"]) == ('"0.0.b1"', '"0.w.b1"')
    assert own.headers["Cache-Control"] == "private, no-store"
    assert other.headers["Cache-Control"] == "public, s-maxage=1"
    assert "join" in own.json["links"]
    assert "join" not in other.json["links"]
    assert other.json["legal"] is None


@pytest.mark.parametrize("held", ['"0.0.b1"', 'W/"0.0.b1"', '"9.w.x", W/"0.0.b1"', "*"])
def test_a_view_that_the_caller_has_is_not_sent_again(ann: Client, held: str) -> None:
    answered = ann.get(f"/api/tables/{ann.make(OPEN).json['id']}", if_none_match=held)
    assert (answered.status, answered.headers["ETag"]) == (304, '"0.0.b1"')
    assert answered.headers["Cache-Control"] == "private, no-store"


@pytest.mark.parametrize("held", ['"0.w.b1"', '"0.0.b2"', '"1.0.b1"', "0.0.b1", '"0.0.b1'])
def test_a_view_that_the_caller_lacks_is_sent(ann: Client, held: str) -> None:
    assert ann.get(f"/api/tables/{ann.make(OPEN).json['id']}", if_none_match=held).status == 200


def test_the_current_version_gives_304(ann: Client, watcher: Client) -> None:
    path = f"/api/tables/{ann.make(OPEN).json['id']}"
    assert watcher.get(path, since=0).status == ann.get(path, since=0).status == 304
    for held in ('"0.w.older"', '"0.w.b1"', '"7.0.b1"'):
        assert ann.get(path, since=0, if_none_match=held).status == 304


def test_events_since_a_version_are_sent(ann: Client, bob: Client) -> None:
    made = ann.make(OPEN)
    bob.join(made)
    view = ann.get(f"/api/tables/{made.json['id']}", since=0).json
    assert (view["from"], view["version"]) == (0, 1)
    assert [(event["n"], event["kind"], event["seat"]) for event in view["happened"]] == [(1, "joined", 1), (1, "began", None)]


def test_a_future_version_means_that_the_table_was_restored(ann: Client) -> None:
    view = ann.get(f"/api/tables/{ann.make(OPEN).json['id']}", since=9).json
    assert (view["rewound"], view["version"], view["from"]) == (True, 0, 0)


@pytest.mark.parametrize("since", ["-1", "x", "1.0", "", "9" * 20])
def test_a_version_must_be_a_number(ann: Client, since: str) -> None:
    assert refusal(ann.get(f"/api/tables/{ann.make(OPEN).json['id']}", since=since)) == (400, "malformed")


@pytest.mark.parametrize("table", [NO_TABLE, "x", "A" * 23, "A" * 21 + "%20", "..%2F..", "é" * 22])
def test_a_missing_table_is_unknown(ann: Client, table: str) -> None:
    assert refusal(ann.get(f"/api/tables/{table}")) == (404, "unknown")
    assert refusal(ann.post(f"/api/tables/{table}/start")) == (404, "unknown")


# Playing


def test_a_move_is_answered_with_the_view(ann: Client) -> None:
    table = ann.make().json["id"]
    played = ann.play(table, ROLL, seen=0)
    assert (played.status, played.version, played.headers["ETag"]) == (200, 1, '"1.0.b1"')
    assert played.json["happened"][0]["kind"] == "rolled"
    assert "Idempotency-Replayed" not in played.headers


def test_a_repeated_move_is_not_played_again(ann: Client) -> None:
    table = ann.make().json["id"]
    ann.play(table, ROLL, seen=0, key="the-same-key")
    again = ann.play(table, ROLL, seen=0, key="the-same-key")
    assert (again.status, again.version, again.headers["Idempotency-Replayed"]) == (200, 1, "true")
    assert refusal(ann.play(table, {"kind": "keep"}, seen=0, key="the-same-key")) == (422, "key-reused")
    assert refusal(ann.play(table, ROLL, seen=0)) == (409, "decision-passed")


def test_a_refused_move_returns_version_and_legal_moves(ann: Client, bob: Client) -> None:
    made = ann.make(OPEN, options={"holes": "front", "stymie": True})
    table = made.json["id"]
    bob.join(made)
    early = bob.play(table, ROLL)
    assert (*refusal(early), early.version, early.json["legal"]) == (409, "not-your-turn", 1, None)
    wrong = ann.play(table, {"kind": "keep"})
    assert (*refusal(wrong), wrong.version) == (422, "illegal-move", 1)
    assert wrong.json["legal"] == ann.view(table)["legal"]


def test_moves_need_a_seat_and_a_running_game(ann: Client, bob: Client) -> None:
    made = ann.make(OPEN)
    table = made.json["id"]
    assert refusal(ann.play(table, ROLL)) == (409, "table-open")
    stranger = bob.play(table, ROLL)
    assert (*refusal(stranger), stranger.version) == (403, "not-your-seat", 0)
    assert "legal" not in stranger.json
    ann.post(f"/api/tables/{table}/leave")
    assert refusal(ann.play(table, ROLL)) == (409, "table-closed")
    assert refusal(ann.play(finished(ann), ROLL)) == (409, "table-finished")


def test_a_move_after_the_time_out_is_refused(ann: Client, watcher: Client, time: Time) -> None:
    table = ann.make().json["id"]
    time.pass_hours(73)
    assert watcher.get(f"/api/tables/{table}").version == 1
    assert refusal(ann.play(table, ROLL, seen=0)) == (409, "timed-out")


@pytest.mark.parametrize("key", ["", "short12", "x" * 65, "naïve-key", "tab\tinside"])
def test_a_move_needs_a_key_of_8_to_64_characters(ann: Client, key: str) -> None:
    table = ann.make().json["id"]
    answered = ann.post(f"/api/tables/{table}/moves", {"move": ROLL, "seen": 0}, key=key)
    assert refusal(answered) == (400, "malformed")
    assert ann.view(table)["version"] == 0


@pytest.mark.parametrize(
    "body", [{"move": ROLL}, {"seen": 0}, {"move": ROLL, "seen": "0"}, {"move": ROLL, "seen": -1}], ids=str
)
def test_a_move_needs_its_value_and_its_version(ann: Client, body: Any) -> None:
    table = ann.make().json["id"]
    assert refusal(ann.post(f"/api/tables/{table}/moves", body, key=new_key())) == (400, "malformed")


@pytest.mark.parametrize("move", [None, 3, "roll", [], {}, {"kind": "roll", "extra": 1}, {"kind": ["roll"]}], ids=str)
def test_any_other_value_is_an_illegal_move(ann: Client, move: Any) -> None:
    assert refusal(ann.play(ann.make().json["id"], move)) == (422, "illegal-move")


# Talking


def test_a_message_is_sent_once(ann: Client, bob: Client) -> None:
    made = ann.make(OPEN)
    path = f"/api/tables/{made.json['id']}/messages"
    said = ann.post(path, {"text": "Hello 👋"}, key="hello-key")
    assert (said.status, said.json["n"], said.json["seat"], said.json["text"]) == (201, 1, 0, "Hello 👋")
    again = ann.post(path, {"text": "Hello 👋"}, key="hello-key")
    assert (again.json, again.headers["Idempotency-Replayed"]) == (said.json, "true")
    assert bob.get(path).json == {"items": [said.json], "cursor": None}
    assert ann.view(made.json["id"])["messages"] == [said.json]
    assert refusal(ann.post(path, {"text": "Other"}, key="hello-key")) == (422, "key-reused")


def test_messages_are_rate_limited(ann: Client, time: Time) -> None:
    path = f"/api/tables/{ann.make(OPEN).json['id']}/messages"
    ann.post(path, {"text": "One"}, key=new_key())
    answered = ann.post(path, {"text": "Two"}, key=new_key())
    assert (*refusal(answered), answered.headers["Retry-After"]) == (429, "slow-down", "1")
    time.now += 1000
    assert ann.post(path, {"text": "Two"}, key=new_key()).status == 201


@pytest.mark.parametrize("body", [{"text": ""}, {"text": "x" * 281}, {"text": 3}, {}], ids=lambda body: str(body)[:20])
def test_a_message_has_1_to_280_characters(ann: Client, body: Any) -> None:
    path = f"/api/tables/{ann.make(OPEN).json['id']}/messages"
    assert refusal(ann.post(path, body, key=new_key())) == (400, "malformed")
    assert ann.post(path, {"text": "é" * 280}, key=new_key()).status == 201


def test_only_players_with_a_seat_can_chat(ann: Client, bob: Client) -> None:
    path = f"/api/tables/{ann.make(OPEN).json['id']}/messages"
    assert refusal(bob.post(path, {"text": "Hi"}, key=new_key())) == (403, "not-your-seat")
    assert refusal(ann.post(path, {"text": "Hi"})) == (400, "malformed")


# Leaving, releasing


def test_leaving_before_the_game_opens_the_seat_again(ann: Client, bob: Client) -> None:
    made = ann.make(OPEN, OPEN)
    bob.join(made)
    left = bob.post(f"/api/tables/{made.json['id']}/leave")
    assert (left.status, left.json["you"], left.json["seats"][1]["kind"]) == (200, None, "open")
    closed = ann.post(f"/api/tables/{made.json['id']}/leave", {})
    assert (closed.json["status"], closed.json["ended"]) == ("finished", "closed")
    assert refusal(bob.join(made)) == (409, "table-closed")


def test_during_the_game_a_bot_plays_for_a_player_who_left_until_they_return(ann: Client, bob: Client) -> None:
    made = ann.make(OPEN)
    bob.join(made)
    left = bob.post(f"/api/tables/{made.json['id']}/leave")
    assert left.json["seats"][1]["played_by_bot"] is True
    back = bob.join(made)
    assert (back.status, back.json["view"]["seats"][1]["played_by_bot"]) == (200, False)
    assert refusal(Client("Cat").post(f"/api/tables/{made.json['id']}/leave")) == (403, "not-your-seat")


def test_a_released_seat_can_be_taken_with_the_new_code(ann: Client, bob: Client) -> None:
    made = ann.make(OPEN)
    bob.join(made)
    table = made.json["id"]
    cat = Client("Cat")
    assert refusal(cat.post(f"/api/tables/{table}/seats/1/release")) == (403, "not-your-seat")
    assert refusal(ann.post(f"/api/tables/{table}/seats/1/release")) == (409, "not-now")
    released = bob.post(f"/api/tables/{table}/seats/1/release")
    assert released.json["links"]["join"] != made.json["links"]["join"]
    assert bob.view(table)["you"] is None
    assert refusal(cat.join(made)) == (403, "wrong-code")
    fresh = Answered(201, {}, {"id": table, **released.json})
    assert cat.join(fresh).json["view"]["seats"][1]["player"] == player_id(cat.key)


@pytest.mark.parametrize("seat", ["9", "x", "-1", "01", "1.0"])
def test_a_missing_seat_is_unknown(ann: Client, seat: str) -> None:
    table = ann.make().json["id"]
    assert refusal(ann.post(f"/api/tables/{table}/seats/{seat}/release")) == (404, "unknown")


# Afterwards


def test_a_rematch_is_made_once_for_everyone(ann: Client, bob: Client) -> None:
    table = finished(ann, bob)
    first = bob.post(f"/api/tables/{table}/rematch", {"nonce": NONCE})
    again = ann.post(f"/api/tables/{table}/rematch")
    assert (first.status, again.status) == (201, 200)
    assert first.json == again.json
    assert ann.view(table)["rematch"] == first.json
    view = bob.view(first.json["table"])
    assert [(seat["kind"], seat["name"]) for seat in view["seats"]] == [("reserved", "Ann"), ("human", "Bob")]
    assert view["fairness"]["nonces"] == [None, NONCE]
    seated = ann.post(f"/api/tables/{first.json['table']}/seats", {"name": "Ann"})
    assert (seated.status, seated.json["seat"]) == (201, 0)


def test_a_rematch_follows_a_game(ann: Client, bob: Client) -> None:
    made = ann.make(OPEN)
    assert refusal(ann.post(f"/api/tables/{made.json['id']}/rematch")) == (409, "table-open")
    assert refusal(bob.post(f"/api/tables/{made.json['id']}/rematch")) == (403, "not-your-seat")
    assert refusal(ann.post(f"/api/tables/{ann.make().json['id']}/rematch")) == (409, "not-now")


def test_a_finished_table_is_replayed(ann: Client, bob: Client, watcher: Client) -> None:
    table = finished(ann, bob)
    replay = watcher.get(f"/api/tables/{table}/replay").json
    view = watcher.view(table)
    assert replay["commitment"] == view["fairness"]["commitment"]
    assert replay["log"][-1]["n"] == view["version"]
    assert {"n", "label", "kind", "k", "result"} == set(replay["draws"][0])
    assert replay["record"]["totals"] == [place["score"] for place in view["result"]["places"]]
    last = watcher.get(f"/api/tables/{table}/replay", at=view["version"]).json
    assert last["state"]["players"] == view["state"]["players"]
    assert watcher.get(f"/api/tables/{table}/replay", at=0).json["version"] == 0
    begun = watcher.get(f"/api/tables/{table}/replay", begin=1).json
    assert (begun["version"], begun["shown"]) == (begun["shown"]["first"], {"first": 1, "last": view["version"]})
    assert refusal(watcher.get(f"/api/tables/{table}/replay", at=view["version"] + 1)) == (404, "unknown")


def test_a_replay_may_be_read_in_pages(ann: Client, bob: Client, watcher: Client) -> None:
    path = f"/api/tables/{finished(ann, bob)}/replay"
    whole = watcher.get(path).json
    assert "cursor" not in whole
    part = watcher.get(path, limit=3).json
    log, draws = part["log"], part["draws"]
    while cursor := part["cursor"]:
        part = watcher.get(path, limit=3, cursor=cursor).json
        log, draws = [*log, *part["log"]], [*draws, *part["draws"]]
    assert (log, draws, part["digest"]) == (whole["log"], whole["draws"], whole["digest"])


def test_a_replay_takes_only_its_own_cursors(ann: Client, bob: Client, watcher: Client) -> None:
    tables = finished(ann, bob), finished(ann, bob)
    own, other = (watcher.get(f"/api/tables/{table}/replay", limit=1).json["cursor"] for table in tables)
    log = watcher.get(f"/api/tables/{tables[0]}/log", limit=1).json["cursor"]
    path = f"/api/tables/{tables[0]}/replay"
    assert watcher.get(path, cursor=own).status == 200
    for cursor in (other, log, f"{own[:-1]}{'A' if own[-1] != 'A' else 'B'}", "x", ""):
        assert refusal(watcher.get(path, cursor=cursor)) == (400, "malformed")
    for limit in ("0", "101", "x"):
        assert refusal(watcher.get(path, limit=limit)) == (400, "malformed")


def test_there_is_no_replay_before_the_end(ann: Client) -> None:
    assert refusal(ann.get(f"/api/tables/{ann.make(OPEN).json['id']}/replay")) == (409, "table-open")
    assert refusal(ann.get(f"/api/tables/{ann.make().json['id']}/replay")) == (409, "not-now")
    assert refusal(ann.get(f"/api/tables/{ann.make().json['id']}/replay", at=0)) == (409, "not-now")
    assert refusal(ann.get(f"/api/tables/{ann.make().json['id']}/replay", begin=1)) == (409, "not-now")


def test_a_result_is_on_its_boards(ann: Client, bob: Client, watcher: Client) -> None:
    table = finished(ann, bob)
    view = watcher.view(table)
    board = watcher.get("/api/boards/dice-golf", course=view["course"]["id"], holes="all").json["items"]
    assert sorted(item["name"] for item in board) == ["Ann", "Bob"]
    assert [item["score"] for item in board] == sorted(place["score"] for place in view["result"]["places"])
    assert {item["table"] for item in board} == {table}
    assert watcher.get("/api/boards/dice-golf", holes="all").json["items"] == [], "a player's own course"
    assert watcher.get("/api/boards/dice-golf").json["items"] == []


def test_a_player_gets_their_place(ann: Client, bob: Client) -> None:
    course = ann.view(finished(ann, bob))["course"]["id"]
    path, which = "/api/boards/dice-golf/me", {"course": course, "holes": "all"}
    for more in ({}, {"rounds": "best"}, {"period": "year"}, {"period": "week", "rounds": "best"}):
        board = ann.get("/api/boards/dice-golf", **which, **more).json["items"]
        assert len(board) == 2
        for client, name in ((ann, "Ann"), (bob, "Bob")):
            place = next(n for n, item in enumerate(board) if item["name"] == name)
            mine = client.get(path, **which, **more).json
            assert mine == {"item": board[place], "above": board[:place], "below": board[place + 1 :], "of": 2}
    assert Client("cy").get(path, **which).json == {"item": None, "above": [], "below": [], "of": 2}
    assert ann.get("/api/boards/dice-golf", **which, period="year", when="2001").json["items"] == []
    for wrong in ({"period": "day"}, {"when": "2026"}, {"period": "week", "when": "2026-11"}, {"rounds": "worst"}):
        assert refusal(ann.get(path, **which, **wrong)) == (400, "malformed")
    assert refusal(ann.get(path)) == (400, "malformed")
    assert refusal(ann.get("/api/boards/becks-golf/me")) == (400, "malformed")
    assert refusal(ann.get("/api/boards/chess/me")) == (404, "unknown")


def test_an_impossible_board_is_refused(watcher: Client) -> None:
    assert refusal(watcher.get("/api/boards/chess")) == (404, "unknown")
    assert refusal(watcher.get("/api/boards/dice-golf", course="augusta")) == (404, "unknown")
    assert refusal(watcher.get("/api/boards/dice-golf", holes="18#front")) == (400, "malformed")


def test_my_tables_list_those_that_wait_for_me_first(ann: Client, bob: Client, time: Time) -> None:
    waits = ann.make(clock_hours=10).json["id"]
    sooner = ann.make(clock_hours=5).json["id"]
    time.now += 1000
    opened = ann.make(OPEN)
    done = finished(ann)
    items = ann.get("/api/me/tables").json["items"]
    assert [item["table"] for item in items] == [sooner, waits, opened.json["id"], done]
    assert [item["waiting"] for item in items] == [True, True, False, False]
    assert items[0]["progress"] == {"at": 1, "of": 9, "unit": "hole"}
    assert items[3]["places"][0]["place"] == 1
    assert bob.get("/api/me/tables").json["items"] == []


# Courses


def test_a_course_is_added_once(ann: Client, watcher: Client) -> None:
    card = {"name": " Home Links ", "holes": [{"par": 3, "yards": 150}]}
    added = ann.post("/api/courses", card)
    assert (added.status, added.json["name"], added.json["like"]) == (201, "Home Links", [])
    assert ann.post("/api/courses", card).json == added.json
    shown = {name: value for name, value in added.json.items() if name != "like"}
    assert watcher.get(f"/api/courses/{added.json['id']}").json == shown
    listed = {name: value for name, value in shown.items() if name != "ratings"}
    assert listed in watcher.get("/api/courses").json["items"]


@pytest.mark.parametrize(
    "card",
    [
        {"name": "", "holes": [{"par": 3, "yards": 150}]},
        {"name": "x" * 61, "holes": [{"par": 3, "yards": 150}]},
        {"name": "x", "holes": []},
        {"name": "x", "holes": [{"par": 3, "yards": 150}] * 19},
        {"name": "x", "holes": [{"par": 2, "yards": 150}]},
        {"name": "x", "holes": [{"par": 3, "yards": 701}]},
    ],
    ids=lambda card: str(card)[:40],
)
def test_a_course_has_limits(ann: Client, card: Any) -> None:
    assert refusal(ann.post("/api/courses", card)) == (422, "course")


def test_the_built_in_courses_exist(watcher: Client) -> None:
    names = [course["name"] for course in watcher.get("/api/courses").json["items"]]
    assert set(names) == {"Pebble Coast", "St. André's", "Augustine National", "Mulligan Dice Golf"}
    assert refusal(watcher.get("/api/courses/nowhere")) == (404, "unknown")
