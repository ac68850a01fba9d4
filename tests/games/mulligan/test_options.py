"""The options, the combinations of modes, and going on after nine holes (M-05, M-41, M-46, G-09, G-10)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from chalicelib.errors import BadCourse, BadOptions
from chalicelib.games.interface import Course, Hole
from chalicelib.games.mulligan import MULLIGAN
from chalicelib.games.mulligan.options import MODES, PLAYERS
from tests.games.mulligan.table import OWN, Table, course, of_kind

EIGHTEEN = course(*[60] * 18)


def settle(modes: list[str], seats: int = 2, where: Course = EIGHTEEN, **more: Any) -> dict[str, Any]:
    return MULLIGAN.settle_options({"modes": modes, **more}, seats, where)


def refusal(*modes: str, seats: int) -> str:
    """Return the refusal of these modes, or nothing."""
    try:
        settle([*modes], seats)
    except BadOptions as refused:
        return str(refused)
    return ""


@pytest.mark.rule("M-46")
def test_every_pair_of_modes_can_be_had_or_is_refused_with_both_names() -> None:
    refusals = {(*pair, seats): refusal(*pair, seats=seats) for pair in combinations(MODES, 2) for seats in (2, 3, 4)}
    for (one, other, _), why in refusals.items():
        never = not set(PLAYERS[one]) & set(PLAYERS[other]) or {one, other} == {"wolf", "best_ball"}
        assert not never or (one in why and other in why)
    assert {asked for asked, why in refusals.items() if not why} == {
        *(("heavy_bag", "interesting", seats) for seats in (2, 3, 4)),
        *(("heavy_bag", "best_ball", seats) for seats in (2, 3, 4)),
        *(("interesting", "best_ball", seats) for seats in (2, 3, 4)),
        ("heavy_bag", "wolf", 3),
        ("interesting", "wolf", 3),
        *((one, other, 2) for one in ("heavy_bag", "interesting", "best_ball") for other in ("handicap", "course")),
        ("handicap", "course", 2),
    }


@pytest.mark.rule("M-46", "G-10")
@pytest.mark.parametrize(
    ("modes", "seats", "reason"),
    [
        (["wolf", "best_ball"], 3, "wolf and best_ball can’t be combined"),
        (["wolf", "handicap"], 3, "one is for three players, the other for two players"),
        (["wolf"], 4, "wolf is for three players, and this table has 4 seats"),
        (["handicap"], 3, "handicap is for two players, and this table has 3 seats"),
        (["course"], 4, "course is for two players, and this table has 4 seats"),
        (["heavy_bag", "wolf", "interesting"], 3, "up to 2 different ones of"),
        (["wolf", "wolf"], 3, "up to 2 different ones of"),
        (["golf"], 2, "up to 2 different ones of"),
    ],
)
def test_impossible_options_are_refused_with_the_reason(modes: list[str], seats: int, reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        settle(modes, seats)


@pytest.mark.rule("M-46")
def test_interesting_is_one_nine() -> None:
    assert settle(["interesting"])["holes"] == "front"
    assert settle(["interesting"], holes="back")["holes"] == "back"
    assert settle(["interesting"], where=course(*[60] * 9))["holes"] == "all"
    for holes in ("18", "ask"):
        with pytest.raises(BadOptions, match="nine holes at most"):
            settle(["interesting"], holes=holes)
    with pytest.raises(BadOptions, match="9 holes at most, and So Many Yards has 12"):
        settle(["interesting"], where=course(*[60] * 12))


@pytest.mark.rule("M-05", "G-09")
def test_holes_bear_the_course_s_numbers() -> None:
    assert settle([])["holes"] == "18"
    table = Table(2, yards=[60] * 18, holes="back")
    assert table.view()["holes"][0] == {"hole": 10, "par": 4, "yards": 60}
    assert MULLIGAN.progress(table.state) == (1, 9)


@pytest.mark.rule("M-05")
def test_par_6_is_played_and_par_7_is_not() -> None:
    assert MULLIGAN.settle_options({}, 2, Course("six", "Six", (Hole(6, 700),)))["holes"] == "all"
    with pytest.raises(BadCourse, match="par 7"):
        MULLIGAN.settle_options({}, 2, Course("seven", "Seven", (Hole(7, 700),)))


def after_nine(seats: int = 3) -> Table:
    """Return a round after the front nine, where everybody holed out in two."""
    table = Table(seats, yards=[20] * 18, holes="ask")
    for _ in range(9):
        table.swing(*[[OWN]] * seats)
    return table


@pytest.mark.rule("M-05")
def test_after_nine_all_say_at_once_whether_to_go_on() -> None:
    table = after_nine()
    assert table.view()["phase"] == "vote"
    assert table.waiting == [0, 1, 2]
    assert MULLIGAN.progress(table.state) == (9, 9)
    table.play(0, kind="go-on", yes=True)
    assert table.events_for(1) == [{"seat": 0, "kind": "chose"}]
    assert table.view(0)["own"]["going"]
    table.play(2, kind="go-on", yes=True)
    events = table.play(1, kind="go-on", yes=False)
    assert of_kind(events, "voted") == [{"seat": None, "kind": "voted", "yes": [0, 2], "on": True}]
    assert (table.view()["at"], table.view()["phase"]) == (9, "plan")
    assert MULLIGAN.progress(table.state) == (10, 18)
    for _ in range(9):
        table.swing(*[[OWN]] * 3)
    assert [each["holes"] for each in MULLIGAN.standings(table.state) or [] if each] == ["18"] * 3


@pytest.mark.rule("M-05", "M-37")
def test_more_than_half_must_and_silence_is_no() -> None:
    table = after_nine(2)
    table.play(0, kind="go-on", yes=True)
    events = table.time_out(1)
    assert not of_kind(events, "voted")[0]["on"]
    assert table.view()["phase"] == "over"
    assert MULLIGAN.progress(table.state) == (9, 9)
    assert [each["holes"] for each in MULLIGAN.standings(table.state) or [] if each] == ["front", "front"]


@pytest.mark.rule("M-05")
def test_bots_votes_do_not_count() -> None:
    table = after_nine(3)
    table.state.bots = frozenset((1, 2))
    for seat, yes in ((0, True), (1, False), (2, False)):
        table.play(seat, kind="go-on", yes=yes)
    assert table.view()["at"] == 9
    assert table.view()["phase"] == "plan"
