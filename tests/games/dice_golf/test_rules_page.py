"""The rules page agrees with the engine."""

import json
from math import ceil
from pathlib import Path
from typing import Any

import pytest

from chalicelib.errors import BadOptions
from chalicelib.games.dice_golf import DICE_GOLF
from chalicelib.games.dice_golf.dice import DATA, counting, score
from chalicelib.games.dice_golf.options import FORMATS
from tests.games.dice_golf.table import BOX, Table, course
from tests.games.said import ORDINALS, texts, word

PAGE = Path(__file__).parents[3] / "frontend" / "src" / "games" / "dice-golf" / "rules" / "examples.json"
SHOWN: Any = json.loads(PAGE.read_text("utf-8"))["worked"]
FILE: Any = json.loads(DATA.read_text("utf-8"))
HALVES = {"1": "1", "1/2": "½"}


@pytest.fixture(scope="module")
def said() -> dict[str, str]:
    """Return the page's texts, which use the engine's data file."""
    chips = FILE["mulligans"]["chips_per_18"]
    return texts(
        "dice-golf",
        [
            ("how", "steps", []),
            ("rules", "mulligan", [chips, ceil(chips / 2)]),
            ("rules", "stymie", [FILE["stymie_from"]]),
            *(("rules", name, []) for name in ("MATCHES", "SKINS", "POINTS", "CLOCK_TEXT")),
            *(("rules", name, []) for name in ("PARTNERS", "TIES")),
            ("definition", "formats", []),
        ],
    )


@pytest.mark.rule("D-03", "D-04", "D-05", "D-06")
@pytest.mark.parametrize("example", SHOWN, ids=lambda example: f"par {example['par']}: {example['faces']}")
def test_worked_examples_score_as_the_page_says(example: Any) -> None:
    assert score(example["par"], tuple(example["faces"])) == example["score"]


@pytest.mark.rule("D-06")
def test_the_page_shows_a_tap_in_with_a_wood_on_the_green() -> None:
    both = SHOWN[2]
    assert {"Green", "Tap In"} <= set(both["faces"])
    assert counting(both["par"], tuple(both["faces"])) == (True, True, False, True, True)


@pytest.mark.rule("D-12", "D-20")
def test_there_are_as_many_chips_as_the_page_says(said: dict[str, str]) -> None:
    whole, nine = (_chips(BOX, holes=holes) for holes in ("18", "front"))
    assert f"You have {word(whole)} chips for 18 holes, {word(nine)} for nine" in said["mulligan"]
    assert _chips(BOX, holes="72") == whole
    assert "Over four rounds, each round starts with new chips." in said["mulligan"]
    assert [_chips((4,) * holes) for holes in (1, 3, 4, 10)] == [ceil(whole * holes / 18) for holes in (1, 3, 4, 10)]
    assert "in proportion for other rounds, rounded up" in said["mulligan"]


@pytest.mark.rule("D-11", "D-13")
def test_mulligans_do_what_the_page_says(said: dict[str, str]) -> None:
    table = Table(pars=(5,))
    table.load(0, "Fairway", "Green", "Hazard", 2, "Blank")
    table.load(0, "Fairway", "Rough", "Hazard", 2, "Blank", roll=2)
    table.play(0, "roll")
    dice = {move.get("die") for move in table.moves(0) if move["kind"] == "shot-mulligan"}
    assert dice == {"black", "red", "white", "green"}
    assert "reroll one die, any but the weather" in said["mulligan"]
    table.play(0, "shot-mulligan", die="red")
    assert (table.waiting, table.player(0)["strokes"]) == ([], 1 + 2 + 3 + 2)
    assert "Never both. The second roll counts" in said["mulligan"]
    assert "if the wood leaves the green, the iron counts again" in said["mulligan"]


@pytest.mark.rule("D-15", "D-17", "D-23")
def test_the_stymie_goes_as_the_page_says(said: dict[str, str]) -> None:
    from_ = next(over for over in range(6) if _owes(over))
    assert f"If you finish a hole {word(from_)} over par or worse" in said["stymie"]
    table = Table(seats=4, pars=(4, 4), format="best-ball")
    table.makes(0, 6)
    assert table.targets(0) == [1, 3]
    assert "to anyone who still has a roll to come, on this hole or a later one, but never to your partner" in said["stymie"]
    assert [event["kind"] for event in table.passes(0, 1, 6)] == ["passed-stymie", "rolled", "holed"]
    assert (table.waiting, table.view["stymie_holder"]) == ([2], None)
    assert "It’s rolled as soon as their turn comes, and nobody waits for it. Then the block is free again." in said["stymie"]
    assert "If you were stymied on a hole, you don’t pass the Stymie on, whatever you score." in said["stymie"]


@pytest.mark.rule("D-16")
def test_a_player_who_rolled_may_be_stymied_on_the_next_hole_as_the_page_says(said: dict[str, str]) -> None:
    table = Table(seats=3, pars=(4, 4))
    table.card((4,))
    table.makes(1, 6)
    assert table.targets(1) == [0, 2], "the first has thrown already, and will on the second hole"
    table.play(1, "pass-stymie", to=0)
    table.makes(2, 4)
    assert len(table.state.players[0].card) == 2, "it was made at once when its turn came"
    last = Table(seats=3, pars=(4,))
    last.card((4,))
    last.makes(1, 6)
    assert last.targets(1) == [2]
    assert "to anyone who still has a roll to come, on this hole or a later one" in said["stymie"]


@pytest.mark.rule("G-07", "D-30", "D-31", "D-32", "D-33", "D-34", "D-35", "D-36")
@pytest.mark.parametrize("scoring", FORMATS)
def test_ties_share_the_place_as_the_page_says(said: dict[str, str], scoring: str) -> None:
    seats = 4 if scoring in ("best-ball", "low-total", "high-low") else 3
    table = Table(seats=seats, pars=(4, 4), format=scoring, stymie=False)
    table.card((4,) * seats, (4,) * seats)
    result = DICE_GOLF.result(table.state)
    assert result is not None
    assert {place["place"] for place in result["places"]} == {1}
    assert said["TIES"] == "Players who tie share the place, whichever way you score."


@pytest.mark.rule("D-19")
def test_the_stymie_is_in_play_where_the_page_says(said: dict[str, str]) -> None:
    usual = [DICE_GOLF.settle_options({}, seats, course(*BOX))["stymie"] for seats in (1, 2, 3, 4)]
    assert usual == [False, False, True, True]
    assert "it’s off for two and on for more, unless you choose otherwise" in said["stymie"]
    for seats, holes in ((1, "18"), (3, "72")):
        with pytest.raises(BadOptions):
            DICE_GOLF.settle_options({"stymie": True, "holes": holes}, seats, course(*BOX))
    assert "Solo or over 72 holes, there’s none." in said["stymie"]


@pytest.mark.rule("D-31")
def test_matches_are_worth_what_the_page_says(said: dict[str, str]) -> None:
    won, halved = (HALVES[_points("match", (3, strokes))[0]] for strokes in (4, 3))
    assert f"A match won is worth {won}, a halved one {halved}." in said["MATCHES"]
    assert f"A match won is {won}, a halved one {halved}." in said["formats"]
    table = Table(seats=2, pars=(4, 4, 4), format="match", stymie=False)
    table.card((4, 5))
    assert table.waiting
    table.card((4, 5))
    assert not table.waiting
    assert "A match is over when someone leads by more holes than are left." in said["MATCHES"]


@pytest.mark.rule("D-31")
@pytest.mark.parametrize("seats", [3, 4])
def test_each_plays_each_other_one_as_the_page_says(said: dict[str, str], seats: int) -> None:
    matches = Table(seats=seats, pars=(4,), format="match").view["standings"]["matches"]
    assert [match["seats"] for match in matches] == [[one, other] for one in range(seats) for other in range(one + 1, seats)]
    assert "With three or four players, everyone plays a match against everyone else, all at once." in said["MATCHES"]


@pytest.mark.rule("D-32")
def test_skins_that_are_left_go_where_the_page_says(said: dict[str, str]) -> None:
    assert _points("skins", (5, 4, 4), (5, 4, 4)) == ["0", "1", "1"]
    assert "Skins left after the last hole are shared by the players tied on it." in said["SKINS"]


@pytest.mark.rule("D-33", "D-34", "D-35")
@pytest.mark.parametrize("scoring", ["best-ball", "low-total", "high-low"])
def test_partners_sit_where_the_page_says(said: dict[str, str], scoring: str) -> None:
    sides = Table(seats=4, pars=(4,), format=scoring).view["standings"]["sides"]
    (a, b), (c, d) = ([ORDINALS[seat + 1] for seat in side["seats"]] for side in sides)
    assert f"the {a} and {b} seats are partners, and so are the {c} and {d}" in said["PARTNERS"]


@pytest.mark.rule("D-34", "D-35")
@pytest.mark.parametrize(
    ("hole", "total", "high"),
    [
        ((3, 4, 3, 4), (2, 0), (2, 0)),
        ((3, 4, 6, 5), (1, 0), (1, 1)),
        ((3, 4, 7, 5), (1, 1), (1, 1)),
        ((4,) * 4, (0, 0), (0, 0)),
    ],
)
def test_two_against_two_have_the_points_that_the_page_says(said: dict[str, str], hole: Any, total: Any, high: Any) -> None:
    """One point each for the lower ball and total, or for the lower of the better and of the worse balls."""
    for scoring, points in (("low-total", total), ("high-low", high)):
        table = Table(seats=4, pars=(4,), format=scoring, stymie=False)
        table.card(hole)
        assert tuple(side["score"] for side in table.view["standings"]["sides"]) == points
    assert "Low total gives a side one point for the lower ball and one for the lower total." in said["POINTS"]
    worse = "one for the lower of the better balls and one for the lower of the worse balls"
    assert f"High-low gives {worse}. Ties give none." in said["POINTS"]


@pytest.mark.rule("D-22")
def test_a_late_player_is_played_for_as_the_page_says(said: dict[str, str]) -> None:
    table = Table(seats=3, pars=(4, 4, 4))
    table.card((4, 4, 3))
    for roll in (1, 2):
        table.load(0, "Rough", "Chip", 2, "Blank", roll=roll)
    assert [event["kind"] for event in table.time_out(0)] == ["rolled", "rolled", "holed", "passed-stymie"]
    assert (table.view["stymie_holder"], table.player(0)["chips"]) == (2, table.player(0)["chips_full"])
    table.load(1, "Fairway", "Green", 2, "Blank")
    assert [event["kind"] for event in table.time_out(1)][:2] == ["rolled", "holed"]
    assert "par or better is kept, otherwise all dice are rerolled. No chip is spent." in said["CLOCK_TEXT"]
    assert "A Stymie goes to the eligible player lowest against par." in said["CLOCK_TEXT"]


def test_there_are_as_many_ways_to_score_as_the_page_says(said: dict[str, str]) -> None:
    assert f"or pick one of {word(len(FORMATS) - 1)} other ways to score" in said["steps"]


def _chips(pars: Any, **asked: Any) -> int:
    return int(Table(pars=pars, **asked).player(0)["chips_full"])


def _owes(over: int) -> bool:
    """Return whether a player this far over par must pass the Stymie."""
    table = Table(seats=2, pars=(4, 4))
    table.makes(0, 4 + over)
    return bool(table.targets(0))


def _points(scoring: str, *holes: tuple[int, ...]) -> list[str]:
    table = Table(seats=len(holes[0]), pars=(4,) * len(holes), format=scoring, stymie=False)
    table.card(*holes)
    return [str(score) for score in table.scores]
