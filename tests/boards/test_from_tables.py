"""From real tables to the boards: which seats count, where a round is listed, and that it is listed once."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from chalicelib.api.service import project
from chalicelib.boards import present_player
from chalicelib.boards.courses import BUILT_IN
from chalicelib.boards.results import each
from chalicelib.games.interface import Course
from chalicelib.play.club import Club
from chalicelib.store.sqlite import SqliteStore
from chalicelib.upkeep.wake import play_on
from tests.boards.made_results import whole_board
from tests.laws.values import instance
from tests.tables.people import BOT, OPEN, THREE_HOLES, Person, Time, friends, open_club

FRONT: dict[str, Any] = {"holes": "front", "stymie": False}


def tell_all(store: SqliteStore, table: str, random: Random | None = None) -> None:
    """Project the table's whole log: once in order, or three times in any order."""
    entries = store.after(table, -1)
    if random:
        entries = entries * 3
        random.shuffle(entries)
    for entry in entries:
        project(store, table, entry)


def play_nine(person: Person, table: str) -> dict[str, Any]:
    for _ in range(9):
        view = person.finish_hole(table)
    return view


def at_home(store: SqliteStore, time: Time | None = None) -> Club:
    """Return a club that also projects results to boards."""
    club = open_club(store, time)
    club.project = lambda table, entry: project(store, table, entry)
    return club


def played_out(club: Club, game: str) -> tuple[str, Person, Person]:
    """Play a table of two to the end, without bots."""
    ruth, hal = friends(club, "Ruth", "Hal")
    made = ruth.make(OPEN, game=game)
    hal.join(made)
    play_out([ruth, hal], made.id, Random(game))
    return made.id, ruth, hal


def test_only_humans_rounds_are_on_boards(store: SqliteStore) -> None:
    ruth, hal = friends(open_club(store), "Ruth", "Hal")
    made = ruth.make(OPEN, BOT, course=BUILT_IN["augustine"], options=FRONT)
    hal.join(made)
    play_nine(ruth, made.id)
    view = play_nine(hal, made.id)
    tell_all(store, made.id)
    scores = {seat: view["result"]["places"][seat]["score"] for seat in (0, 1)}
    for course in ("augustine", None):
        items = whole_board(store, course=course, holes="front")
        assert {item["player"]: item["score"] for item in items} == {ruth.id: scores[0], hal.id: scores[1]}
        assert {(item["table"], item["to_par"] - item["score"]) for item in items} == {(made.id, -36)}
    assert whole_board(store) == []


@pytest.mark.parametrize(
    ("course", "options"),
    [
        (BUILT_IN["augustine"], {"holes": "back"}),
        (BUILT_IN["augustine"], {"holes": "front", "format": "skins"}),
        (BUILT_IN["pebble-coast"], {}),
        (THREE_HOLES, {}),
    ],
)
def test_a_rounds_view_says_which_board_it_is_on(store: SqliteStore, course: Course, options: Any) -> None:
    ruth, hal = friends(open_club(store), "Ruth", "Hal")
    made = ruth.make(OPEN, course=course, options={"stymie": False, **options})
    hal.join(made)
    for person in (ruth, hal):
        while person.view(made.id)["legal"]:
            person.finish_hole(made.id)
    tell_all(store, made.id)
    view = ruth.view(made.id)
    asked = {"course": view["course"]["id"], "holes": view["options"]["holes"], "format": view["options"]["format"]}
    assert [item["table"] for item in whole_board(store, **asked)] == [made.id] * 2


def test_projecting_again_and_in_any_order_changes_nothing(store: SqliteStore) -> None:
    ruth, hal = friends(open_club(store), "Ruth", "Hal")
    made = ruth.make(OPEN, course=BUILT_IN["augustine"], options=FRONT)
    hal.join(made)
    for person in (ruth, hal):
        play_nine(person, made.id)
    tell_all(store, made.id)
    before = whole_board(store, holes="front"), list(each(store, "dice-golf"))
    ruth.say(made.id, "well played")
    for seed in range(5):
        tell_all(store, made.id, Random(seed))
        assert (whole_board(store, holes="front"), list(each(store, "dice-golf"))) == before
    assert len(before[1]) == 2


def test_a_seat_that_a_bot_ever_played_does_not_count(store: SqliteStore) -> None:
    ruth, hal = friends(open_club(store), "Ruth", "Hal")
    made = ruth.make(OPEN, course=BUILT_IN["augustine"], options=FRONT)
    hal.join(made)
    hal.leave(made.id)
    play_nine(ruth, made.id)
    tell_all(store, made.id)
    assert [item["player"] for item in whole_board(store, holes="front")] == [ruth.id]


def play_out(people: list[Person], table: str, random: Random) -> dict[str, Any]:
    """Play any legal moves to the end."""
    while (view := people[0].view(table))["status"] == "playing":
        waited = {view["seats"][seat]["player"] for seat in view["waiting_for"]}
        if asked := [person for person in people if person.id in waited]:
            person = random.choice(asked)
            person.play(table, instance(person.view(table)["legal"], random))
        else:
            play_on(people[0].club, table)
    return view


@pytest.mark.parametrize("game", ["becks-golf", "trade-ring"])
@pytest.mark.long
def test_wins_count_only_for_seats_that_no_bot_played(store: SqliteStore, game: str) -> None:
    random, time = Random(game), Time()
    people = friends(open_club(store, time), "Ruth", "Hal")
    won = Counter[str]()
    for _ in range(3):
        time.pass_hours(1)
        made = people[0].make(OPEN, game=game)
        people[1].join(made)
        view = play_out(people, made.id, random)
        won.update(view["seats"][one["seat"]]["player"] for one in view["result"]["places"] if one["place"] == 1)
        tell_all(store, made.id, random)
    shown = whole_board(store, game=game)
    assert {item["player"]: item["score"] for item in shown} == {person.id: won[person.id] for person in people}
    assert {item["table"] for item in shown} == {made.id}
    time.pass_hours(1)
    left = people[0].make(OPEN, BOT, game=game)
    people[1].join(left)
    people[1].leave(left.id)
    play_out(people[:1], left.id, random)
    tell_all(store, left.id)
    assert {item["player"]: item["table"] for item in whole_board(store, game=game)} == {
        people[0].id: left.id,
        people[1].id: made.id,
    }


@pytest.mark.rule("D-31")
def test_a_match_decided_early_is_on_no_board_but_counts_as_a_win(store: SqliteStore) -> None:
    ruth, hal = friends(open_club(store), "Ruth", "Hal")
    for count in range(1, 21):
        made = ruth.make(OPEN, course=BUILT_IN["augustine"], options={**FRONT, "format": "match"})
        hal.join(made)
        while (view := ruth.view(made.id))["status"] == "playing":
            for seat, person in enumerate((ruth, hal)):
                if seat in person.view(made.id)["waiting_for"]:
                    person.finish_hole(made.id)
        tell_all(store, made.id)
        early = any(None in player["scores"][0] for player in view["state"]["players"])
        tables = {item["table"] for item in whole_board(store, holes="front", format="match")}
        assert (made.id in tables) == (not early)
        assert whole_board(store, holes="front") == []
        assert sum(present_player.against(store, ruth.id, hal.id).values()) == count
        if early:
            last = next(one for one in present_player.rounds(store, ruth.id, None, count=20)[0] if one["table"] == made.id)
            assert (last["score"], last["place"]) == (None, view["result"]["places"][0]["place"])
            return
    raise AssertionError("no match of twenty was decided early")


def play_mulligan(people: list[Person], table: str, *, on: bool) -> dict[str, Any]:
    """Play MULLIGAN: always the club that brings the ball nearest. `on`: the answer after nine holes."""
    while (view := people[0].view(table))["status"] == "playing":
        seat = view["waiting_for"][0]
        own = people[seat].view(table)["state"]["own"]
        shots: dict[str, Any] = {
            str(hand["golfer"]): {nearest(hand["previews"]): {}} for hand in own["golfers"] if hand["previews"]
        }
        people[seat].play(table, {"kind": "plan", "shots": shots} if shots else {"kind": "go-on", "yes": on})
    return view


def nearest(previews: dict[str, Any]) -> str:
    return min(previews, key=lambda card: (not previews[card]["alone"]["finished"], previews[card]["alone"]["left"]))


@pytest.mark.rule("M-05")
@pytest.mark.parametrize(("on", "holes"), [(False, "front"), (True, "18")])
def test_a_round_ended_after_nine_counts_as_nine_holes(store: SqliteStore, on: bool, holes: str) -> None:
    ruth, hal = friends(open_club(store), "Ruth", "Hal")
    made = ruth.make(
        OPEN, game="mulligan", course=BUILT_IN["augustine"], options={"holes": "ask", "modes": ["heavy_bag", "course"]}
    )
    hal.join(made)
    view = play_mulligan([ruth, hal], made.id, on=on)
    tell_all(store, made.id)
    scores = sorted(place["score"] for place in view["result"]["places"])
    for modes in ("course,heavy_bag", "heavy_bag,course"):
        items = whole_board(store, game="mulligan", course="augustine", holes=holes, modes=modes)
        assert [item["score"] for item in items] == scores
    assert not whole_board(store, game="mulligan", course="augustine", holes=holes)
