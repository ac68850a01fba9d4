"""The hundred cards, and courses (M-01 to M-05)."""

from __future__ import annotations

from collections import Counter

import pytest

from chalicelib.boards.courses import BUILT_IN, PARS, YARDS
from chalicelib.games.mulligan import MULLIGAN
from chalicelib.games.mulligan.cards import ACTION, ACTIONS, ANYTIME, CLUB, CLUBS, DECK, PERSONAL, TYPE, shaded_name
from tests.games.mulligan.table import Table, cards, course

CLUB_LIST = """
Driver 300 150 no 8, Fairway Wood 250 125 no 11, Hybrid 200 100 no 13, Iron 150 75 no 15, Pitching Wedge 100 50 no 14,
Lob Wedge 50 25 no 13, Pitch In 100 50 yes 3, Lob Chip In 50 25 yes 5, 1-Putt 25 - yes 15, Perfect Putt 25 - yes 3,
2-Putt 25 - yes 1
"""
ACTION_COUNTS = {
    "Rough": 12,
    "Slice": 12,
    "Hook": 12,
    "Sand Trap": 10,
    "Water": 7,
    "Out of Bounds": 4,
    "Duff Shot": 5,
    "Missed Putt": 6,
    "Lucky Bounce": 7,
    "Bad Karma": 5,
}
ANYTIME_COUNTS = {
    "Mulligan": 6,
    "Pace of Play": 4,
    "Rangefinder": 3,
    "Dig Through the Bag": 3,
    "Course GPS": 2,
    "Borrow a Club": 2,
}


@pytest.mark.rule("M-01")
def test_clubs_and_their_copies() -> None:
    copies = []
    for club in CLUBS:
        half = "-" if club.half is None else club.half
        copies.append(f"{club.name} {club.yards} {half} {'yes' if club.finishes else 'no'} {club.copies}")
    assert ", ".join(copies) == " ".join(CLUB_LIST.split())
    assert Counter(CLUB[card].name for card in DECK) == {club.name: club.copies for club in CLUBS if club.name != "2-Putt"}
    assert [club.name for club in CLUBS if club.strokes == 2] == ["2-Putt"]


@pytest.mark.rule("M-01")
def test_a_driver_is_for_the_first_turn_of_a_hole() -> None:
    table = Table()
    table.hand(0, "Driver", "Iron")
    driver = table.move(0, shots={0: ("Driver",)})
    assert table.legal(0, driver)
    table.state.turn = 2
    assert not table.legal(0, driver)
    assert table.legal(0, table.move(0, shots={0: ("Iron",)}))


@pytest.mark.rule("M-02")
def test_actions_and_their_copies() -> None:
    assert Counter(found.name for card in DECK if (found := ACTION[card])) == ACTION_COUNTS
    assert [each.name for each in ACTIONS] == [*ACTION_COUNTS, "Practice Swing"]
    assert [each.name for each in ACTIONS if each.own] == ["Lucky Bounce", "Bad Karma"]


@pytest.mark.rule("M-03")
def test_play_anytime_cards_and_their_copies() -> None:
    assert Counter(found for card in DECK if (found := TYPE[card])) == ANYTIME_COUNTS
    assert list(ANYTIME) == list(ANYTIME_COUNTS)


@pytest.mark.rule("M-04")
def test_the_pairing_of_the_hundred_cards() -> None:
    light = [name for name, copies in ((club.name, club.copies) for club in CLUBS[:-1]) for _ in range(copies)]
    shaded = [name for name, copies in {**ACTION_COUNTS, **ANYTIME_COUNTS}.items() for _ in range(copies)]
    assert [CLUB[card].name for card in DECK] == light
    assert [shaded_name(card) for card in DECK] == [shaded[37 * card % 100] for card in DECK]
    assert len({37 * card % 100 for card in DECK}) == 100
    assert (CLUB[0].name, shaded_name(0)) == ("Driver", "Rough")
    assert (CLUB[1].name, shaded_name(1)) == ("Driver", "Sand Trap")


@pytest.mark.rule("M-04")
def test_each_golfer_s_own_card_has_one_number_for_both_halves() -> None:
    table = Table(4)
    for golfer, ball in enumerate(table.state.balls):
        assert [card for card in ball.hand if card >= PERSONAL] == [100 + golfer]
    assert (CLUB[103].name, shaded_name(103)) == ("2-Putt", "Practice Swing")
    assert not cards("2-Putt")
    assert not cards("Practice Swing")


@pytest.mark.rule("M-05")
def test_the_sample_courses_and_the_limits_of_courses() -> None:
    yards = {name: [hole.yards for hole in BUILT_IN[name].holes] for name in ("pebble-coast", "st-andres", "augustine")}
    assert yards["pebble-coast"][:3] == [346, 511, 390]
    assert yards["st-andres"][-3:] == [345, 436, 361]
    assert yards["augustine"][8:11] == [460, 495, 505]
    assert (list(PARS), YARDS[0], YARDS[-1]) == ([3, 4, 5, 6], 50, 700)
    for holes in (1, 5, 18):
        assert MULLIGAN.settle_options({}, 2, course(*[50] * holes))["holes"] == ("18" if holes == 18 else "all")
