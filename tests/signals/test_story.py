"""What happened since, in a sentence; and the words of a turn in each game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from chalicelib.games.registry import GAMES
from chalicelib.signals.message import LONGEST_BODY, LONGEST_TITLE, shortened
from chalicelib.signals.story import story
from chalicelib.signals.words import message
from chalicelib.store.sqlite import SqliteStore
from chalicelib.tables import Club
from chalicelib.tables.look import read_strongly
from tests.tables.people import EIGHTEEN, OPEN, THREE_HOLES, Person, Time, friends, open_club

NAMES = ["Ann", "Ben", "Cleo", "Dan"]


def holed(seat: int, score: int) -> dict[str, Any]:
    return {"seat": seat, "kind": "holed", "score": score}


@pytest.mark.parametrize(
    ("game", "events", "told"),
    [
        ("dice-golf", [], ""),
        ("dice-golf", [{"seat": None, "kind": "began"}], ""),
        ("dice-golf", [holed(1, 4)], "Ben made a four."),
        ("dice-golf", [holed(1, 4), holed(0, 5)], "Ben made a four, Ann a five."),
        ("dice-golf", [holed(1, 4), holed(2, 8), holed(1, 3)], "Cleo made an eight, Ben a three."),
        ("dice-golf", [holed(1, 13)], "Ben made a 13."),
        ("dice-golf", [holed(1, 4), {"seat": 2, "kind": "left"}], "Ben made a four. Cleo left the table."),
        ("dice-golf", [{"seat": 1, "kind": "rolled"}], "Ben has played."),
        ("trade-ring", [{"seat": 1, "kind": "skipped"}, {"seat": 2, "kind": "auctioned"}], "Ben skipped. Cleo offers a card."),
        ("stew", [{"seat": 1, "kind": "chose"}, {"seat": 3, "kind": "chose"}], "Ben and Dan have played."),
        ("another-game", [{"seat": 1, "kind": "flew"}, {"seat": 1, "kind": "timed-out"}], "Ben ran out of time."),
    ],
)
def test_it_is_told_in_order_and_each_seats_last(game: str, events: list[dict[str, Any]], told: str) -> None:
    assert story(game, NAMES, events) == told


def test_of_many_the_last_three_are_told() -> None:
    events = [holed(seat, seat + 2) for seat in range(4)]
    assert story("dice-golf", NAMES, events) == "Ben made a three, Cleo a four, Dan a five."


def test_what_is_too_long_is_cut_and_says_so() -> None:
    assert shortened("abc", 3) == "abc"
    assert shortened("abcd", 3) == "ab…"


@pytest.fixture
def club() -> Iterator[Club]:
    store = SqliteStore()
    yield open_club(store, Time())
    store.close()


def begun(people: list[Person], game: str, **more: Any) -> str:
    if GAMES[game].needs_course:
        more["course"] = EIGHTEEN if game == "mulligan" else THREE_HOLES
    made = people[0].make(*[OPEN] * (len(people) - 1), game=game, options={}, **more)
    for person in people[1:]:
        person.join(made)
    return made.id


PLACES = {
    "dice-golf": "at Three Holes, hole 1",
    "becks-golf": "in Grandpa Beck's Golf, round 1",
    "trade-ring": "in The Trading Ring, turn 1",
    "stew": "in Mulligan Stew, round 1",
    "mulligan": "at Eighteen Holes, hole 1",
}


@pytest.mark.parametrize("game", PLACES)
def test_each_game_says_where_it_is(game: str, club: Club) -> None:
    table = begun(friends(club, "Ann", "Ben"), game)
    told = read_strongly(club, table, lambda held: message(club, held, held.waiting[0], "turn", 0))
    assert told.title == f"Your turn {PLACES[game]}"
    assert told.body


def test_a_table_with_a_name_goes_by_it_and_nothing_is_longer_than_it_may_be(club: Club) -> None:
    table = begun(friends(club, "Ann", "Ben"), "dice-golf", name="Friday " * 5)
    told = read_strongly(club, table, lambda held: message(club, held, 0, "turn", 0))
    assert told.title == f"Your turn at {'Friday ' * 5}, hole 1"
    assert len(told.title) <= LONGEST_TITLE
    assert len(told.body) <= LONGEST_BODY


def test_every_game_has_a_place_in_these_tests() -> None:
    assert {*PLACES} == {*GAMES}
