"""Defaults for seats that time out."""

import pytest

from chalicelib.games.becks_golf.cards import Shown
from chalicelib.games.becks_golf.rounds import default_place
from tests.games.becks_golf.table import NINES, Table, cards, grid, kinds


@pytest.mark.rule("B-26", "G-04")
def test_at_the_opening_the_first_two_of_the_top_row_are_turned() -> None:
    table = Table.dealt(2)
    (chose,) = table.time_out(1)
    assert chose.seen_by(0) == {"seat": 1, "kind": "chose"}
    table.play(0, "open", at=[7, 8])
    assert [at for at, up in enumerate(table.state.players[1].up) if up] == [0, 1]


@pytest.mark.rule("B-26", "G-04")
def test_a_low_card_that_is_drawn_replaces_the_highest_black_one() -> None:
    table = Table(NINES, NINES, up=[(0, 1, 2), ()], pile=(3,))
    events = table.time_out(0)
    assert kinds(events) == ["drew", "placed"]
    assert events[0].seen_by(1) == {"seat": 0, "kind": "drew"}
    assert (events[1].shown["at"], events[1].shown["card"], events[1].shown["from"]) == (0, 3, "pile")
    assert table.waiting == [1]


@pytest.mark.rule("B-26")
@pytest.mark.parametrize("card", [4, 9, "H"])
def test_a_higher_one_is_discarded(card: Shown) -> None:
    table = Table(NINES, NINES, up=[(0, 1, 2), ()], pile=(card,))
    assert kinds(table.time_out(0)) == ["drew", "discarded"]
    assert table.view()["discard"] == [9, card]


@pytest.mark.rule("B-26")
def test_a_card_in_hand_is_played_and_none_is_drawn() -> None:
    table = Table(NINES, NINES, pile=(9, 2))
    table.play(0, "draw")
    assert kinds(table.time_out(0)) == ["placed"]
    assert (table.player(0)["grid"][0], table.view()["pile"]) == (2, 1)


@pytest.mark.rule("B-26")
@pytest.mark.parametrize(
    ("nine", "card", "at"),
    [
        ("1 2 9 / 3 8 4 / 5 6 7", 3, 2),  # the highest
        ("9 2 1 / 3 9 4 / 5 6 9", 3, 0),  # of equal ones that do not see each other, the first
        ("9 2 1 / 9 8 4 / 5 6 7", 3, 4),  # an equal one in its column
        ("9 9 1 / 3 8 4 / 5 6 7", 3, 4),  # in its row
        ("9 9 1 / 8 3 8 / 7 6 7", 2, 7),
        ("9 M 9 / 3 8 4 / 5 6 7", 1, 4),  # in a set
        ("9 M M / 3 1 2 / 2 6 1", 3, 7),  # the nine is in a set; the columns of 1s, 2s and 3s are none
        ("H -1 1 / 2 2 1 / M 3 -4", 3, None),  # a hazard is not black, and nothing is higher
        ("1 3 2 / 3 2 1 / 2 1 3", -4, 1),  # three threes, none in line with another
        ("3 3 2 / 1 2 1 / 2 1 4", 3, 8),  # higher, not equal
        ("3 1 2 / 1 2 3 / 2 3 1", 3, None),
        ("2 1 M / 1 M 2 / M 2 1", "M", 0),  # a Mulligan in its line is no equal
        ("-1 -2 -3 / -4 H H / M M -1", -4, None),
    ],
)
def test_where_a_low_card_goes(nine: str, card: Shown, at: int | None) -> None:
    assert default_place(cards(*grid(nine)), cards(card)[0]) == at


@pytest.mark.rule("B-26", "G-01")
def test_only_face_up_cards_count() -> None:
    """A face-down nine in the same row does not protect a nine, and a face-down card is not replaced."""
    for row in ((9, 8, 9), (9, 8, 1)):
        table = Table((*row, 9, 9, 9, 9, 9, 9), NINES, up=[(0, 1), ()], pile=(3,))
        table.time_out(0)
        assert table.state.players[0].grid[:3] == [3, *row[1:]]


@pytest.mark.rule("B-26")
@pytest.mark.parametrize("card", ["M", -1, -4, 3, 1])
def test_mulligans_and_reds_are_low_cards(card: Shown) -> None:
    table = Table(NINES, NINES, pile=(card,))
    table.time_out(0)
    assert table.player(0)["grid"][0] == card


@pytest.mark.rule("B-16", "B-26", "G-04")
def test_time_outs_alone_finish_a_game() -> None:
    table = Table.dealt(3, rounds=2)
    late = 0
    while table.waiting:
        table.time_out(table.waiting[0])
        late += 1
    assert late == 2 * (3 + 3 * 30)
