"""Recaps of what happened since, and the words for a turn in each game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from chalicelib.api.languages import LANGUAGES
from chalicelib.games.registry import GAMES
from chalicelib.notifications import english, german
from chalicelib.notifications.outbox import LONGEST_BODY, LONGEST_TITLE, truncated
from chalicelib.notifications.texts import PHRASES, message, phrases_in, recap
from chalicelib.play.club import Club
from chalicelib.play.table_queries import read_strongly
from chalicelib.store.sqlite import SqliteStore
from tests.tables.people import EIGHTEEN, OPEN, THREE_HOLES, Person, Time, friends, open_club

NAMES = ["Ann", "Ben", "Cleo", "Dan"]
ROOT = Path(__file__).parents[2]


def holed(seat: int, score: int) -> dict[str, Any]:
    return {"seat": seat, "kind": "holed", "score": score}


@pytest.mark.parametrize(
    ("game", "events", "expected", "german"),
    [
        ("dice-golf", [], "", ""),
        ("dice-golf", [{"seat": None, "kind": "began"}], "", ""),
        ("dice-golf", [holed(1, 4)], "Ben made a four.", "Ben hat vier Schläge gebraucht."),
        ("dice-golf", [holed(1, 4), holed(0, 5)], "Ben made a four, Ann a five.", "Ben hat vier Schläge gebraucht, Ann fünf."),
        (
            "dice-golf",
            [holed(2, 8), holed(1, 1)],
            "Cleo made an eight, Ben a one.",
            "Cleo hat acht Schläge gebraucht, Ben einen.",
        ),
        ("dice-golf", [holed(1, 1)], "Ben made a one.", "Ben hat einen Schlag gebraucht."),
        ("dice-golf", [holed(1, 4), holed(2, 11), holed(1, 3)], "Cleo made an eleven, Ben a three.", None),
        ("dice-golf", [holed(1, 13)], "Ben made a 13.", "Ben hat 13 Schläge gebraucht."),
        (
            "dice-golf",
            [holed(1, 4), {"seat": 2, "kind": "left"}],
            "Ben made a four. Cleo left the table.",
            "Ben hat vier Schläge gebraucht. Cleo ist gegangen.",
        ),
        ("dice-golf", [{"seat": 1, "kind": "rolled"}], "Ben has played.", "Ben hat gespielt."),
        (
            "trade-ring",
            [{"seat": 1, "kind": "skipped"}, {"seat": 2, "kind": "auctioned"}],
            "Ben skipped. Cleo put up a card.",
            "Ben hat gepasst. Cleo hat eine Karte angeboten.",
        ),
        (
            "stew",
            [{"seat": 1, "kind": "chose"}, {"seat": 3, "kind": "chose"}],
            "Ben and Dan have played.",
            "Ben und Dan haben gespielt.",
        ),
        ("another-game", [{"seat": 1, "kind": "flew"}, {"seat": 1, "kind": "timed-out"}], "Ben ran out of time.", None),
    ],
)
def test_a_recap_has_each_seats_last_event_in_order(
    game: str, events: list[dict[str, Any]], expected: str, german: str | None
) -> None:
    assert recap(game, NAMES, events, PHRASES["en"]) == expected
    if german is not None:
        assert recap(game, NAMES, events, PHRASES["de"]) == german


def test_a_recap_has_the_last_three_events() -> None:
    events = [holed(seat, seat + 2) for seat in range(4)]
    assert recap("dice-golf", NAMES, events, PHRASES["en"]) == "Ben made a three, Cleo a four, Dan a five."


def test_a_text_that_is_too_long_ends_in_an_ellipsis() -> None:
    assert truncated("abc", 3) == "abc"
    assert truncated("abcd", 3) == "ab…"
    family = "👨\u200d👩\u200d👧\u200d👦"
    assert truncated(f"ab{family}cd", 9) == "ab…"
    assert truncated(f"ab{family}cd", 10) == f"ab{family}…"


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
def test_each_game_names_its_place(game: str, club: Club) -> None:
    table = begun(friends(club, "Ann", "Ben"), game)
    text = read_strongly(club, table, lambda held: message(club, held, held.waiting[0], "turn", 0))
    assert text.title == f"Your turn {PLACES[game]}"
    assert text.body


def test_a_table_is_called_by_its_name_and_the_texts_keep_to_their_lengths(club: Club) -> None:
    table = begun(friends(club, "Ann", "Ben"), "dice-golf", name="Friday " * 5)
    text = read_strongly(club, table, lambda held: message(club, held, 0, "turn", 0))
    assert text.title == f"Your turn at {'Friday ' * 5}, hole 1"
    assert len(text.title) <= LONGEST_TITLE
    assert len(text.body) <= LONGEST_BODY


IN_GERMAN = {
    "dice-golf": "Three Holes, Loch 1",
    "becks-golf": "Beck’s Golf, Runde 1",
    "trade-ring": "Tauschring, Zug 1",
    "stew": "Mulligan Stew, Runde 1",
    "mulligan": "Eighteen Holes, Loch 1",
}


@pytest.mark.parametrize("game", IN_GERMAN)
def test_each_game_names_its_place_in_german(game: str, club: Club) -> None:
    table = begun(friends(club, "Ann", "Ben"), game)
    text = read_strongly(club, table, lambda held: message(club, held, held.waiting[0], "turn", 0, "de"))
    assert text.title == f"Du bist am Zug: {IN_GERMAN[game]}"
    assert text.body in ("Ben ist dazugekommen.", "Du bist dran.")


def test_all_languages_of_the_page_have_the_same_phrases() -> None:
    assert (*PHRASES,) == LANGUAGES
    assert {*english.DOES} == {*german.DOES}
    assert len(english.NUMBERS) == len(german.NUMBERS)
    assert {GAMES[game].unit for game in IN_GERMAN} == {*german.UNITS}
    assert not {*english.DOES.values()} & {*german.DOES.values()}
    assert phrases_in("fr") is phrases_in(None) is PHRASES["en"]


@pytest.mark.parametrize("game", IN_GERMAN)
def test_a_games_german_name_is_the_pages(game: str) -> None:
    catalogue = (ROOT / "frontend/src/games" / game / "texts/de/name.ts").read_text("utf-8")
    assert f'short = "{german.named(game, GAMES[game].name)}"' in catalogue


@pytest.mark.parametrize(
    ("language", "hours", "minutes", "won", "share"),
    [
        (
            "en",
            "Your clock runs out in 4 hours.",
            "Your clock runs out in 9 minutes.",
            "Ann won.",
            "You tied for first with Ann.",
        ),
        (
            "de",
            "Deine Zeit läuft in 4 Stunden ab.",
            "Deine Zeit läuft in 9 Minuten ab.",
            "Ann hat gewonnen.",
            "Du teilst dir den Sieg mit Ann.",
        ),
    ],
)
def test_clocks_and_ends_in_each_language(language: str, hours: str, minutes: str, won: str, share: str) -> None:
    phrases = phrases_in(language)
    assert (phrases.runs_out_in_hours(4), phrases.runs_out_in_minutes(9)) == (hours, minutes)
    assert (phrases.they_won(["Ann"]), phrases.you_share(["Ann"])) == (won, share)


def test_a_new_game_needs_no_words_of_its_own() -> None:
    phrases = phrases_in("de")
    assert phrases.your_turn(phrases.in_game("chess", "Chess"), "move", 3) == "Du bist am Zug: Chess, move 3"
    assert {*PLACES} == {*IN_GERMAN} <= {*GAMES}
