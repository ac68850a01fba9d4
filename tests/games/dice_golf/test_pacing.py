"""Turns: in seat order with the Stymie in play, at each player's own pace without it."""

import pytest

from chalicelib.errors import NotYourTurn, PhaseOver
from chalicelib.games.dice_golf import DICE_GOLF
from tests.games.dice_golf.table import BOX, Table


@pytest.mark.rule("D-19")
def test_with_the_stymie_players_roll_in_seat_order_hole_by_hole() -> None:
    table = Table(seats=3, pars=(4, 3), stymie=True)
    order = []
    while table.waiting:
        (seat,) = table.waiting
        assert table.view["turn"] == seat
        order.append((table.player(seat)["at"], seat))
        table.makes(seat, 3)
    assert order == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]


@pytest.mark.rule("D-19")
def test_with_the_stymie_only_one_seat_may_do_anything() -> None:
    table = Table(seats=3, pars=(4, 3))
    table.play(0, "roll")
    assert [table.moves(seat) == [] for seat in range(3)] == [False, True, True]
    with pytest.raises(NotYourTurn, match=r"someone else is playing hole 1\."):
        table.play(1, "roll")


@pytest.mark.rule("D-19", "G-03")
def test_without_the_stymie_everybody_plays_at_once() -> None:
    table = Table(seats=3, pars=(4, 3), stymie=False)
    assert (table.waiting, table.view["turn"]) == ([0, 1, 2], None)
    table.makes(2, 4)
    table.makes(2, 3)
    assert table.waiting == [0, 1]
    table.play(0, "roll")
    table.makes(1, 4)
    table.play(0, "keep")
    assert [player["thru"] for player in table.view["players"]] == [1, 1, 2]


@pytest.mark.rule("D-19", "G-03")
def test_a_player_who_has_finished_is_refused_with_the_reason() -> None:
    table = Table(seats=2, pars=(4,), stymie=False)
    table.makes(0, 4)
    with pytest.raises(PhaseOver, match="You’ve played every hole"):
        table.play(0, "roll")


@pytest.mark.rule("G-03")
def test_a_finished_game_takes_no_move() -> None:
    table = Table(pars=(4,))
    table.makes(0, 4)
    with pytest.raises(PhaseOver, match="over"):
        table.play(0, "roll")


@pytest.mark.rule("D-20")
def test_four_rounds_are_played_of_the_same_eighteen_holes() -> None:
    table = Table(pars=BOX, holes="72")
    tees = []
    while table.waiting:
        player = table.player(0)
        tees.append((player["round"], player["at"]))
        table.makes(0, 4)
    assert tees == [(number, at) for number in (1, 2, 3, 4) for at in range(18)]
    view = table.view
    assert (view["rounds"], len(view["holes"]), view["players"][0]["scores"]) == (4, 18, [[4] * 18] * 4)


@pytest.mark.rule("G-09")
@pytest.mark.parametrize(("holes", "first", "last"), [("front", 1, 9), ("back", 10, 18), ("18", 1, 18)])
def test_holes_bear_the_courses_own_numbers(holes: str, first: int, last: int) -> None:
    table = Table(pars=BOX, holes=holes)
    shown = table.view["holes"]
    assert [hole["hole"] for hole in shown] == list(range(first, last + 1))
    assert [hole["par"] for hole in shown] == list(BOX[first - 1 : last])
    assert table.makes(0, 4)[0]["hole"] == first


@pytest.mark.rule("G-09")
def test_another_course_is_played_whole() -> None:
    table = Table(pars=(3, 4, 5, 4))
    assert (table.options["holes"], [hole["hole"] for hole in table.view["holes"]]) == ("all", [1, 2, 3, 4])


@pytest.mark.rule("G-06", "G-09")
@pytest.mark.parametrize(
    ("asked", "label"), [({}, "h1/s1/r1/"), ({"holes": "back"}, "h10/s1/r1/"), ({"holes": "72"}, "d1/h1/s1/r1/")]
)
def test_a_draw_is_labelled_by_where_it_falls(asked: dict[str, str], label: str) -> None:
    table = Table(seats=2, pars=BOX, stymie=False, **asked)
    table.play(1, "roll")
    assert [draw.label for draw in table.dice.draws] == [label + die for die in ("black", "white", "green", "blue")]


@pytest.mark.rule("G-06")
def test_labels_follow_the_round_the_roll_and_the_die() -> None:
    table = Table(pars=BOX, holes="72")
    for _ in range(18):
        table.makes(0, 4)
    table.dice.draws.clear()
    table.play(0, "roll")
    table.play(0, "shot-mulligan", die="white")
    assert [draw.label for draw in table.dice.draws] == [
        *(f"d2/h1/s0/r1/{die}" for die in ("black", "white", "green", "blue")),
        "d2/h1/s0/r2/white",
    ]


def test_progress_is_the_hole_of_the_hindmost() -> None:
    table = Table(seats=2, pars=(4, 4), stymie=False)
    progress = [DICE_GOLF.progress(table.state)]
    for seat in (0, 0, 1, 1):
        table.makes(seat, 4)
        progress.append(DICE_GOLF.progress(table.state))
    assert progress == [(1, 2), (1, 2), (1, 2), (2, 2), (2, 2)]
