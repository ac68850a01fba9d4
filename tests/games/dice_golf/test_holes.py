"""Playing a hole: the roll, the two Mulligans, and their costs."""

from typing import Any

import pytest

from chalicelib.errors import IllegalMove
from chalicelib.games.dice_golf.dice import Roll
from tests.games.dice_golf.table import BOX, Table


def dice(event: dict[str, Any]) -> dict[str, Any]:
    """Return the faces that an event shows, by die."""
    return {die["die"]: die["face"] for die in event["dice"]}


@pytest.mark.rule("D-23")
def test_a_hole_begins_with_a_roll_and_nothing_else() -> None:
    table = Table()
    assert table.moves(0) == [{"kind": "roll"}]
    assert table.player(0)["play"] is None


@pytest.mark.rule("D-02", "D-11")
@pytest.mark.parametrize(("par", "score"), [(3, 2), (4, 3), (5, 4)])
def test_a_first_roll_may_be_kept(par: int, score: int) -> None:
    table = Table(pars=(par,))
    (first,) = table.play(0, "roll")
    assert (first["roll"], first["score"], first["to_par"], first["final"]) == (1, score, score - par, False)
    where = {"round": 1, "at": 0, "hole": 1}
    assert table.play(0, "keep") == [{"seat": 0, "kind": "holed", **where, "score": score, "to_par": score - par}]
    assert table.player(0)["play"]["final"]


@pytest.mark.rule("D-11", "D-12")
def test_a_hole_mulligan_rolls_all_dice_again_and_is_free() -> None:
    table = Table(pars=(4,))
    table.load(0, "Fairway", "Green", 1, "Sun")
    table.load(0, "Hazard", "Hazard", 3, "Wind", roll=2)
    table.play(0, "roll")
    second, holed = table.play(0, "hole-mulligan")
    assert dice(second) == {"black": "Hazard", "white": "Hazard", "green": 3, "blue": "Wind"}
    assert (second["roll"], second["mulligan"], second["final"]) == (2, "hole", True)
    assert (holed["score"], table.player(0)["chips"]) == (10, 1)


@pytest.mark.rule("D-11", "D-12")
@pytest.mark.parametrize(("die", "place", "score"), [("black", 0, 6), ("red", 1, 6), ("white", 2, 6), ("green", 3, 6)])
def test_a_shot_mulligan_rolls_one_die_again_for_a_chip(die: str, place: int, score: int) -> None:
    table = Table(pars=(5, 4))
    worst: Roll = ("Hazard", "Rough", "Hazard", 3, "Wind")
    table.load(0, *worst, roll=2)
    (first,) = table.play(0, "roll")
    second, _ = table.play(0, "shot-mulligan", die=die)
    assert dice(second) == {**dice(first), die: worst[place]}
    assert (second["roll"], second["mulligan"], second["final"]) == (2, f"shot:{die}", True)
    assert [draw.label for draw in table.dice.draws[5:]] == [f"h1/s0/r2/{die}"]
    assert table.player(0)["chips"] == 0


@pytest.mark.rule("D-11")
@pytest.mark.parametrize("move", [("keep", {}), ("hole-mulligan", {}), ("shot-mulligan", {"die": "green"})])
def test_there_are_never_more_than_two_rolls(move: tuple[str, dict[str, str]]) -> None:
    table = Table(pars=(4, 4), seats=2, stymie=False)
    table.play(0, "roll")
    table.play(0, move[0], **move[1])
    assert table.moves(0) == [{"kind": "roll"}]
    assert table.player(0)["at"] == 1


@pytest.mark.rule("D-11")
@pytest.mark.parametrize(
    ("par", "shots"), [(3, ["yellow", "green"]), (4, ["black", "white", "green"]), (5, ["black", "red", "white", "green"])]
)
def test_the_weather_is_no_shot(par: int, shots: list[str]) -> None:
    table = Table(pars=(par,))
    table.play(0, "roll")
    assert [move["die"] for move in table.moves(0) if move["kind"] == "shot-mulligan"] == shots
    with pytest.raises(IllegalMove, match="shot-mulligan blue"):
        table.play(0, "shot-mulligan", die="blue")


@pytest.mark.rule("D-12", "G-09")
@pytest.mark.parametrize(
    ("pars", "asked", "chips"),
    [(BOX, {}, 6), (BOX, {"holes": "front"}, 3), (BOX, {"holes": "back"}, 3), (BOX, {"holes": "72"}, 6)]
    + [
        ((4,) * holes, {}, chips)
        for holes, chips in [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3), (10, 4), (12, 4), (17, 6)]
    ],
)
def test_chips_are_six_for_eighteen_holes_in_proportion_rounded_up(pars: Any, asked: Any, chips: int) -> None:
    player = Table(pars=pars, **asked).player(0)
    assert (player["chips"], player["chips_full"]) == (chips, chips)


@pytest.mark.rule("D-12")
def test_without_chips_the_hole_mulligan_is_left() -> None:
    table = Table(pars=(4, 4))
    table.play(0, "roll")
    table.play(0, "shot-mulligan", die="green")
    table.play(0, "roll")
    assert table.kinds(0) == ["keep", "hole-mulligan"]
    with pytest.raises(IllegalMove, match="0 chips"):
        table.play(0, "shot-mulligan", die="green")


@pytest.mark.rule("D-13")
@pytest.mark.parametrize(
    ("die", "second", "before", "after"),
    [
        ("red", "Fairway", 4, 7),  # the Green is gone, so the iron's Hazard counts
        ("red", "Rough", 4, 8),
        ("white", "Tap In", 4, 4),  # void beside the red Green
    ],
)
def test_after_a_shot_mulligan_the_whole_hole_is_scored_again(die: str, second: str, before: int, after: int) -> None:
    table = Table(pars=(5,))
    table.load(0, "Fairway", "Green", "Hazard", 2, "Blank")
    table.load(
        0, *("Fairway", second, second, 2, "Blank") if die == "white" else ("Fairway", second, "Hazard", 2, "Blank"), roll=2
    )
    (first,) = table.play(0, "roll")
    assert (first["score"], table.play(0, "shot-mulligan", die=die)[0]["score"]) == (before, after)


@pytest.mark.rule("D-13")
def test_an_iron_that_leaves_tap_in_makes_the_putter_count_again() -> None:
    table = Table(pars=(4,))
    table.load(0, "Fairway", "Tap In", 3, "Blank")
    table.play(0, "roll")
    second, _ = table.play(0, "shot-mulligan", die="white")
    assert [(die["die"], die["counts"]) for die in second["dice"]][2] == ("green", True)
    assert second["score"] == 5


@pytest.mark.rule("D-14")
@pytest.mark.parametrize(
    ("par", "roll", "idle"),
    [(5, ("Fairway", "Green", "Hazard", 1, "Blank"), "white"), (4, ("Fairway", "Tap In", 3, "Sun"), "green")],
)
def test_a_die_that_does_not_count_may_be_rolled_again(par: int, roll: Any, idle: str) -> None:
    table = Table(pars=(par,))
    table.load(0, *roll)
    (first,) = table.play(0, "roll")
    assert {die["die"]: die["counts"] for die in first["dice"]}[idle] is False
    second, _ = table.play(0, "shot-mulligan", die=idle)
    assert (second["score"], table.player(0)["chips"]) == (first["score"], 0)


@pytest.mark.rule("D-20", "D-12")
def test_chips_are_renewed_for_each_of_four_rounds() -> None:
    table = Table(pars=BOX, holes="72")
    chips = []
    for _ in range(72):
        table.play(0, "roll")
        table.play(0, "shot-mulligan", die="green") if table.player(0)["chips"] else table.play(0, "keep")
        chips.append(table.player(0)["chips"])
    assert chips == [*([5, 4, 3, 2, 1] + [0] * 12 + [6]) * 3, *[5, 4, 3, 2, 1], *[0] * 13]


@pytest.mark.rule("D-21")
def test_the_scorecard_shows_holes_total_and_the_running_score_against_par() -> None:
    table = Table(pars=(4, 3, 5))
    running = []
    for strokes in (5, 2, 8):
        table.makes(0, strokes)
        player = table.player(0)
        running.append((player["scores"], player["strokes"], player["to_par"], player["thru"], player["at"]))
    assert running == [
        ([[5, None, None]], 5, 1, 1, 1),
        ([[5, 2, None]], 7, 0, 2, 2),
        ([[5, 2, 8]], 15, 3, 3, None),
    ]
