"""The day's challenge: the same dice for everyone, and nobody can know them before the day is over."""

from __future__ import annotations

import json
from typing import Any

import pytest

from chalicelib.api.service import Service
from chalicelib.boards import daily
from chalicelib.boards.courses import BUILT_IN
from chalicelib.errors import NotYourSeat
from chalicelib.fairness import Chance, commitment, day_key, day_name
from chalicelib.log import challenge_day
from chalicelib.log.entries import from_base64url, to_base64url
from chalicelib.play.summary import summarize
from chalicelib.play.table_queries import read_strongly
from chalicelib.verify import DoesNotFit, verify
from tests.api.client import Answered, Client
from tests.tables.people import DAY, Time, forced

ROLL = {"kind": "roll"}


def take(player: Client, **more: Any) -> Answered:
    return player.post("/api/challenges", {"name": player.name, **more})


def play_out(player: Client, table: str) -> dict[str, Any]:
    """Roll and keep, to the end of the round."""
    view = player.view(table)
    while view["status"] == "playing":
        view = player.play(table, forced(view) or ROLL, view["version"]).json
    return dict(view)


def play_round(player: Client) -> str:
    table = str(take(player).json["id"])
    play_out(player, table)
    return table


def close(time: Time) -> None:
    """Move the clock to just after the day."""
    time.now = challenge_day.opens_at(challenge_day.date_at(time.now)) + DAY


def seed_of(service: Service) -> bytes:
    found = daily.find(service.club.store, challenge_day.date_at(service.club.clock()))
    assert found
    return from_base64url(found.seed)


def test_the_seed_is_secret_until_the_challenge_closes(watcher: Client, service: Service, time: Time) -> None:
    reply = watcher.get("/api/challenges").json
    date = challenge_day.date_at(time.now)
    assert reply["date"] == date
    assert (reply["opens"], reply["closes"]) == (f"{date}T00:00:00Z", f"{challenge_day.date_at(time.now + DAY)}T00:00:00Z")
    assert (reply["game"], reply["holes"]) == ("dice-golf", "front")
    assert reply["course"] in [course.shown for course in BUILT_IN.values()]
    assert reply["seed"] is None
    assert reply["commitment"] == commitment(f"challenge|dice-golf|{date}", seed_of(service))
    assert (reply["entered"], reply["finished"]) == (0, 0)
    assert watcher.get("/api/challenges").json == watcher.get(f"/api/challenges/{date}").json == reply


def test_it_names_the_last_earlier_day_with_a_challenge(watcher: Client, time: Time) -> None:
    """So that clients do not request days without one."""
    first = watcher.get("/api/challenges").json
    time.pass_hours(3 * 24)
    reply = watcher.get("/api/challenges").json
    assert (first["before"], reply["before"]) == (None, first["date"])
    assert watcher.get(f"/api/challenges/{reply['before']}").status == 200


def test_after_it_closes_its_seed_is_public_and_the_next_has_opened(watcher: Client, service: Service, time: Time) -> None:
    first, seed = watcher.get("/api/challenges").json, seed_of(service)
    close(time)
    opened = watcher.get(f"/api/challenges/{first['date']}").json
    assert opened == {**first, "seed": seed.hex()}
    assert commitment(day_name("dice-golf", first["date"]), seed) == first["commitment"]
    second = watcher.get("/api/challenges").json
    assert second["date"] > first["date"]
    assert second["course"] != first["course"]
    assert (second["seed"], second["commitment"] == first["commitment"]) == (None, False)


@pytest.mark.parametrize("date", ["2020-01-01", "2099-01-01", "2026-02-30", "today", "2026-6-1", "２０２６-01-01"])
@pytest.mark.parametrize("part", ["", "/board"])
def test_a_day_without_a_challenge_is_unknown(watcher: Client, date: str, part: str) -> None:
    assert watcher.get(f"/api/challenges/{date}{part}").code == "unknown"


def test_tomorrows_challenge_is_not_drawn_today(watcher: Client, service: Service, time: Time) -> None:
    watcher.get("/api/challenges")
    assert watcher.get(f"/api/challenges/{challenge_day.date_at(time.now + DAY)}").code == "unknown"
    assert daily.dates(service.club.store) == [challenge_day.date_at(time.now)]


def test_a_key_has_one_round_per_day(ann: Client, time: Time) -> None:
    first = take(ann)
    assert first.status == 201
    assert first.json["view"]["challenge"] == challenge_day.date_at(time.now)
    again = take(ann, nonce="0a" * 16)
    assert (again.status, again.json["id"]) == (200, first.json["id"])
    table = first.json["id"]
    play_out(ann, table)
    assert (take(ann).status, take(ann).json["id"]) == (200, table)
    close(time)
    tomorrows = take(ann)
    assert tomorrows.status == 201
    assert tomorrows.json["id"] != table


def test_the_same_moves_get_the_same_dice_for_everyone(ann: Client, bob: Client) -> None:
    rounds = [play_out(player, take(player, **more).json["id"]) for player, more in ((ann, {}), (bob, {"nonce": "7f" * 16}))]
    first, second = [view["state"]["players"][0] for view in rounds]
    assert first == second
    assert rounds[0]["table"] != rounds[1]["table"]


def test_the_dice_follow_only_from_the_days_seed(ann: Client, service: Service, time: Time) -> None:
    table, seed, date = play_round(ann), seed_of(service), challenge_day.date_at(time.now)
    close(time)
    reply = ann.get(f"/api/tables/{table}/replay").json
    chance = Chance(day_key(seed, "dice-golf", date))
    assert reply["draws"]
    assert [chance.number(draw["label"], draw["k"]) for draw in reply["draws"]] == [draw["result"] for draw in reply["draws"]]


def test_no_reply_reveals_the_seed_or_a_round_before_it_closes(
    ann: Client, bob: Client, watcher: Client, service: Service
) -> None:
    table = play_round(ann)
    half = str(take(bob).json["id"])
    bob.play(half, ROLL)
    seed, paths = seed_of(service), ("", "/log", "/log?at=1", "/replay", "/replay?at=1", "/replay?begin=1", "/messages")
    replies = [ann.get("/api/challenges"), watcher.get("/api/challenges"), take(ann), take(bob), ann.get("/api/me/tables")]
    replies += [
        ann.get(f"/api/challenges/{challenge_day.date_at(service.club.clock())}{part}") for part in ("", "/board", "/me")
    ]
    for path in paths:
        replies += [player.get(f"/api/tables/{table}{path}") for player in (ann, bob, watcher)]
        replies += [player.get(f"/api/tables/{half}{path}") for player in (ann, bob, watcher)]
        assert bob.get(f"/api/tables/{table}{path}").code == watcher.get(f"/api/tables/{table}{path}").code == "not-your-seat"
    bodies = [json.dumps(reply.json) for reply in replies]
    assert not [one for one in bodies if seed.hex() in one or to_base64url(seed) in one]
    assert not [one for one in bodies if own_seed(service, table).hex() in one]


def own_seed(service: Service, table: str) -> bytes:
    return read_strongly(service.club, table, lambda found: found.seed)


@pytest.mark.parametrize("path", ["", "?at=1", "?begin=1", "?at=1&seat=0"])
def test_even_the_player_gets_the_replay_only_after_it_closes(ann: Client, time: Time, path: str) -> None:
    table = play_round(ann)
    early = ann.get(f"/api/tables/{table}/replay{path}")
    assert early.code == "not-now"
    assert early.json["until"] == f"{challenge_day.date_at(time.now + DAY)}T00:00:00Z"
    close(time)
    assert ann.get(f"/api/tables/{table}/replay{path}").status == 200
    assert Client().get(f"/api/tables/{table}/replay{path}").status == 200


def test_nobody_else_sees_a_round_before_it_closes(ann: Client, bob: Client, watcher: Client, time: Time) -> None:
    table = take(ann).json["id"]
    assert ann.view(table)["watching"] is False
    for other in (bob, watcher):
        assert other.get(f"/api/tables/{table}").code == "not-your-seat"
    close(time)
    assert watcher.get(f"/api/tables/{table}").json["watching"] is True


def test_a_link_reveals_nothing_about_a_round_before_it_closes(ann: Client, service: Service, time: Time) -> None:
    table = take(ann).json["id"]
    with pytest.raises(NotYourSeat):
        summarize(service.club, table)
    close(time)
    assert summarize(service.club, table).names == ("Ann",)


def test_its_replay_verifies(ann: Client, time: Time) -> None:
    table = play_round(ann)
    close(time)
    reply = ann.get(f"/api/tables/{table}/replay").json
    checked = list(verify(reply))
    assert "The seed is the one that the day’s challenge had committed to." in checked
    for spoilt in (
        {"challenge": challenge_day.date_at(time.now)},
        {"seed": "00" * 32},
        {"commitment": commitment(table, bytes.fromhex(reply["seed"]))},
    ):
        with pytest.raises(DoesNotFit):
            list(verify({**reply, **spoilt}))
    del reply["challenge"]
    with pytest.raises(DoesNotFit):
        list(verify(reply))


def test_rounds_are_only_on_the_days_leaderboard(ann: Client, bob: Client, watcher: Client, time: Time) -> None:
    play_round(ann)
    time.pass_hours(1)
    play_round(bob)
    date, course = challenge_day.date_at(time.now), watcher.get("/api/challenges").json["course"]["id"]
    items = watcher.get(f"/api/challenges/{date}/board").json["items"]
    assert [(item["rank"], item["name"]) for item in items] == [(1, "Ann"), (1, "Bob")], "the same moves; earlier first"
    reply = watcher.get("/api/challenges").json
    assert (reply["entered"], reply["finished"]) == (2, 2)
    for which in ({"course": course}, {}):
        assert watcher.get("/api/boards/dice-golf", holes="front", **which).json["items"] == []


def test_my_round_is_returned_with_its_neighbours_and_all_scores(service: Service, time: Time) -> None:
    players = [Client(f"P{number}") for number in range(6)]
    tables = [play_round(player) for player in players]
    date = challenge_day.date_at(time.now)
    mine = players[3].get(f"/api/challenges/{date}/me").json
    names = [item["name"] for item in Client().get(f"/api/challenges/{date}/board").json["items"]]
    at = names.index("P3")
    assert mine["item"]["table"] == mine["table"] == tables[3]
    assert [item["name"] for item in mine["above"]] == names[max(0, at - 2) : at]
    assert [item["name"] for item in mine["below"]] == names[at + 1 : at + 3]
    assert (mine["of"], mine["counts"]) == (6, {str(mine["item"]["to_par"]): 6})
    assert mine["item"] == Client().get(f"/api/challenges/{date}/board").json["items"][at]
    zed = Client("Zed")
    none = zed.get(f"/api/challenges/{date}/me").json
    begun = str(take(zed).json["id"])
    assert (none["table"], zed.get(f"/api/challenges/{date}/me").json) == (None, {**none, "table": begun})
    assert (none["item"], none["above"], none["below"], none["of"]) == (None, [], [], 6)


def test_a_round_that_ends_after_the_close_counts_nowhere(ann: Client, bob: Client, watcher: Client, time: Time) -> None:
    tables, date = [str(take(player).json["id"]) for player in (ann, bob)], challenge_day.date_at(time.now)
    time.now = challenge_day.opens_at(date) + DAY - 1
    play_out(ann, tables[0])
    time.now += 1
    assert play_out(bob, tables[1])["ended"] == "finished"
    items = watcher.get(f"/api/challenges/{date}/board").json["items"]
    assert [item["name"] for item in items] == ["Ann"]
    assert bob.get(f"/api/challenges/{date}/me").json["item"] is None
    course = watcher.get(f"/api/challenges/{date}").json["course"]["id"]
    assert watcher.get("/api/boards/dice-golf", holes="front", course=course).json["items"] == []
    assert watcher.get(f"/api/tables/{tables[1]}/replay").status == 200


def test_a_seat_that_was_handed_over_counts_nowhere(ann: Client, bob: Client, watcher: Client) -> None:
    table = str(take(ann).json["id"])
    link = ann.post(f"/api/tables/{table}/seats/0/release").json["links"]["join"]
    bob.post(f"/api/tables/{table}/seats", {"name": "Bob", "join": link.split("=")[1]})
    play_out(bob, table)
    reply = watcher.get("/api/challenges").json
    assert (reply["entered"], reply["finished"]) == (1, 0)


def test_links_of_released_seats_differ_although_the_seed_is_the_same(ann: Client, bob: Client) -> None:
    links = [
        player.post(f"/api/tables/{take(player).json['id']}/seats/0/release").json["links"]["join"].split("=")[1]
        for player in (ann, bob)
    ]
    assert links[0] != links[1]


def test_a_player_continues_their_round_with_a_new_key(ann: Client, time: Time) -> None:
    new = Client("Ann with another key")
    table = play_round(ann)
    assert ann.post("/api/me/key", {"key": new.key}).status == 200
    assert new.post("/api/challenges", {"name": "Ann"}).json["id"] == table
    assert new.get(f"/api/challenges/{challenge_day.date_at(time.now)}/me").json["table"] == table
    assert (
        new.get(f"/api/challenges/{challenge_day.date_at(time.now)}/me").json["item"]["player"]
        == new.view(table)["seats"][0]["player"]
    )
    assert (take(ann).status, take(ann).code) == (401, "key-changed")


def test_a_forgotten_player_has_no_name_on_the_days_leaderboard(ann: Client, watcher: Client, time: Time) -> None:
    play_round(ann)
    assert ann.post("/api/me/forget", {"sure": "yes"}).json["left"] == 0
    (item,) = watcher.get(f"/api/challenges/{challenge_day.date_at(time.now)}/board").json["items"]
    assert item["name"] == "?"
    assert watcher.get("/api/challenges").json["finished"] == 1


def test_a_rematch_of_it_is_an_ordinary_table(ann: Client, service: Service) -> None:
    made = ann.post(f"/api/tables/{play_round(ann)}/rematch", {})
    view = ann.view(made.json["table"])
    assert "challenge" not in view
    assert view["fairness"]["commitment"] == commitment(made.json["table"], own_seed(service, made.json["table"]))
    assert own_seed(service, made.json["table"]) != seed_of(service)


def test_no_idempotency_key_leads_to_the_days_table(ann: Client, time: Time) -> None:
    made = ann.make(key=f"challenge|{challenge_day.date_at(time.now)}")
    assert take(ann).json["id"] != made.json["id"]


def test_an_unfinished_round_ends_two_weeks_after_its_day(ann: Client, time: Time) -> None:
    table = str(take(ann).json["id"])
    time.now = challenge_day.opens_at(challenge_day.date_at(time.now)) + 15 * DAY - 1
    assert ann.view(table)["status"] == "playing"
    time.now += 1
    assert ann.view(table)["ended"] == "abandoned"


def test_a_new_instance_continues_with_the_same_dice(ann: Client, bob: Client, service: Service) -> None:
    """From snapshots as well as from memory."""
    rounds = []
    for player, forget in ((ann, True), (bob, False)):
        table = str(take(player).json["id"])
        for _ in range(12):
            view = player.view(table)
            player.play(table, forced(view) or ROLL, view["version"])
            if forget:
                service.club.forget()
        rounds.append(player.view(table)["state"]["players"])
    assert rounds[0] == rounds[1]
