"""The six ways to score, over short rounds with given cards."""

from typing import Any

import pytest

from chalicelib.games.dice_golf import DICE_GOLF
from tests.games.dice_golf.table import Table


def played(scoring: str, *holes: tuple[int, ...], pars: tuple[int, ...] = ()) -> Table:
    """Return a game whose players made these scores hole by hole, at their own pace."""
    table = Table(seats=len(holes[0]), pars=pars or (4,) * len(holes), format=scoring, stymie=False)
    table.card(*holes)
    return table


def shown(table: Table) -> Any:
    return table.view["standings"]


@pytest.mark.rule("D-30", "G-07")
@pytest.mark.parametrize(
    ("holes", "places"),
    [
        ([(4,)], [1]),
        ([(4, 5), (4, 2)], [2, 1]),
        ([(4, 4, 4), (4, 5, 4)], [1, 3, 1]),
        ([(5, 4, 5, 4), (4, 4, 4, 6)], [2, 1, 2, 4]),
        ([(4, 4, 4, 4)], [1, 1, 1, 1]),
    ],
)
def test_the_lowest_total_wins_and_ties_share_the_place(holes: Any, places: list[int]) -> None:
    table = played("stroke", *holes)
    assert (table.places, table.scores) == (places, [sum(card) for card in zip(*holes, strict=True)])
    assert (shown(table), table.record["points"]) == (None, None)


@pytest.mark.rule("D-30")
def test_boards_get_strokes_and_the_score_against_par() -> None:
    table = played("stroke", (4, 5), (4, 2), pars=(4, 3))
    assert DICE_GOLF.standings(table.state) == [
        {"score": 8, "to_par": 1, "holes_by": {"1": [4], "2": [4]}},
        {"score": 7, "to_par": 0, "holes_by": {"1": [5], "2": [2]}},
    ]
    assert (table.result["strokes"], table.result["to_par"]) == ([8, 7], [1, 0])


def test_a_game_in_progress_has_no_result() -> None:
    table = Table(seats=2)
    assert (DICE_GOLF.result(table.state), DICE_GOLF.standings(table.state)) == (None, None)


@pytest.mark.rule("D-31")
@pytest.mark.parametrize(
    ("holes", "of", "lead", "left", "over", "text"),
    [
        ([], 3, 0, 3, False, "all square"),
        ([(4, 5)], 3, 1, 2, False, "1 up"),
        ([(5, 4)], 3, -1, 2, False, "1 up"),
        ([(4, 5), (5, 4)], 3, 0, 1, False, "all square"),
        ([(4, 5), (3, 4)], 3, 2, 1, True, "2 and 1"),
        ([(5, 4), (4, 3)], 3, -2, 1, True, "2 and 1"),
        ([(4, 5), (4, 4)], 3, 1, 1, False, "1 up"),  # a lead equal to the holes left decides nothing
        ([(4, 5), (4, 4), (4, 4)], 3, 1, 0, True, "1 up"),
        ([(4, 5), (4, 4), (4, 5)], 3, 2, 0, True, "2 up"),
        ([(4, 5), (5, 4), (4, 4)], 3, 0, 0, True, "halved"),
        ([(4, 4), (4, 5), (3, 4), (3, 5), (4, 5)], 8, 4, 3, True, "4 and 3"),
    ],
)
def test_a_match_ends_when_the_lead_exceeds_the_holes_left(
    holes: Any, of: int, lead: int, left: int, over: bool, text: str
) -> None:
    table = Table(seats=2, pars=(4,) * of, format="match")
    table.card(*holes)
    match = {"seats": [0, 1], "lead": lead, "played": of - left, "left": left, "over": over, "text": text}
    assert shown(table)["matches"] == [match]
    assert over or shown(table)["points"] == ["0", "0"]
    assert (table.waiting == []) == over


@pytest.mark.rule("D-31")
def test_the_end_of_a_match_is_an_event_with_its_winner() -> None:
    table = Table(seats=2, pars=(4, 4, 4), format="match", stymie=False)
    table.card((5, 4))
    table.makes(0, 5)
    assert table.makes(1, 4)[-1] == {"seat": 1, "kind": "match-over", "seats": [0, 1], "text": "2 and 1"}
    assert (table.places, table.scores, table.record["points"]) == ([2, 1], ["0", "1"], ["0", "1"])


@pytest.mark.rule("D-31")
def test_a_half_is_half_a_point_and_nobody_s() -> None:
    table = Table(seats=2, pars=(4,), format="match")
    table.makes(0, 4)
    assert table.makes(1, 4)[-1] == {"seat": None, "kind": "match-over", "seats": [0, 1], "text": "halved"}
    assert (table.places, table.scores) == ([1, 1], ["1/2", "1/2"])


@pytest.mark.rule("D-31", "D-36")
def test_every_pair_plays_a_match_at_once() -> None:
    table = played("match", (3, 4, 5, 5))
    assert [(match["seats"], match["lead"]) for match in shown(table)["matches"]] == [
        ([0, 1], 1),
        ([0, 2], 1),
        ([0, 3], 1),
        ([1, 2], 1),
        ([1, 3], 1),
        ([2, 3], 0),
    ]
    assert (table.scores, table.places) == (["3", "2", "1/2", "1/2"], [1, 2, 3, 3])


@pytest.mark.rule("D-31")
def test_only_holes_that_both_have_played_count_as_played() -> None:
    table = Table(seats=2, pars=(4,) * 5, format="match", stymie=False)
    for _ in range(5):
        table.makes(0, 4)
    assert shown(table)["matches"][0]["played"] == 0
    for _ in range(2):
        table.makes(1, 6)
    assert (shown(table)["matches"][0]["text"], table.waiting) == ("2 up", [1])
    assert table.makes(1, 6)[-1]["text"] == "3 and 2"
    assert table.waiting == []


@pytest.mark.rule("D-31")
def test_a_decided_match_stands_while_the_others_go_on() -> None:
    table = Table(seats=3, pars=(4,) * 3, format="match", stymie=False)
    table.card((3, 4, 3), (3, 4, 3))
    assert [match["text"] for match in shown(table)["matches"]] == ["2 and 1", "all square", "2 and 1"]
    assert set(table.waiting) == {0, 1, 2}
    results = [
        event["text"] for seat, strokes in ((0, 5), (1, 3), (2, 4)) for event in table.makes(seat, strokes) if "text" in event
    ]
    assert results == ["1 up"]
    assert not set(table.waiting)
    assert [match["text"] for match in shown(table)["matches"]] == ["2 and 1", "1 up", "2 and 1"]
    assert (table.scores, table.places) == (["1", "0", "2"], [2, 3, 1])


@pytest.mark.rule("D-31")
def test_holes_not_played_by_the_end_are_missing_and_the_round_stands_on_no_board() -> None:
    table = Table(seats=2, pars=(4,) * 3, format="match", stymie=False)
    for strokes in (4, 4, 4):
        table.makes(0, strokes)
    table.makes(1, 5)
    table.play(1, "roll")
    table.load(1, "Hazard", "Hazard", 3, "Wind", roll=2)
    table.play(1, "hole-mulligan")
    assert DICE_GOLF.standings(table.state) == [{"score": 12, "to_par": 0, "holes_by": {"1": [4], "2": [4], "3": [4]}}, None]
    assert [[play["seat"] for play in hole["plays"]] for hole in table.record["holes"]] == [[0, 1], [0, 1], [0]]
    assert table.record["totals"] == [12, 15]


@pytest.mark.rule("D-31")
def test_a_hole_begun_but_not_finished_by_the_end_is_missing() -> None:
    table = Table(seats=2, pars=(4,) * 3, format="match", stymie=False)
    table.makes(0, 3)
    table.makes(0, 3)
    table.play(0, "roll")
    table.makes(1, 4)
    table.makes(1, 4)
    assert (table.waiting, table.player(0)["play"]["final"], table.player(0)["at"]) == ([], False, None)
    assert [hole["hole"] for hole in table.record["holes"]] == [1, 2]


@pytest.mark.rule("D-32")
@pytest.mark.parametrize(
    ("holes", "of", "skins", "carried", "winners"),
    [
        ([], 3, ["0", "0"], 0, []),
        ([(4, 5)], 3, ["1", "0"], 0, [0]),
        ([(4, 4)], 3, ["0", "0"], 1, [None]),
        ([(4, 4), (5, 4)], 3, ["0", "2"], 0, [None, 1]),
        ([(4, 4), (4, 4), (4, 3)], 3, ["0", "3"], 0, [None, None, 1]),
        ([(4, 5), (4, 4), (4, 4)], 3, ["2", "1"], 0, [0, None, None]),  # two left, shared by the two
        ([(4, 4), (4, 4), (4, 4)], 3, ["3/2", "3/2"], 0, [None] * 3),
        ([(4, 4, 5), (4, 4, 3), (5, 4, 4)], 3, ["0", "1/2", "5/2"], 0, [None, 2, None]),
        ([(4, 4, 4, 9), (4, 4, 4, 4)], 2, ["1/2"] * 4, 0, [None, None]),
        ([(5, 5, 4, 4), (5, 5, 5, 6)], 2, ["2/3", "2/3", "2/3", "0"], 0, [None, None]),  # tied on the last hole, not before
    ],
)
def test_a_skin_goes_to_the_lowest_alone_or_is_carried(holes: Any, of: int, skins: Any, carried: int, winners: Any) -> None:
    table = Table(seats=len(skins), pars=(4,) * of, format="skins", stymie=False)
    table.card(*holes)
    assert (shown(table)["skins"], shown(table)["carried"]) == (skins, carried)
    assert shown(table)["holes"] == [{"at": at, "round": 1, "seat": winner} for at, winner in enumerate(winners)]


@pytest.mark.rule("D-32", "D-36", "G-07")
def test_most_skins_win_and_fractions_stay_exact() -> None:
    table = played("skins", (5, 5, 4, 4), (5, 5, 5, 6))
    assert (table.scores, table.places) == (["2/3", "2/3", "2/3", "0"], [1, 1, 1, 4])
    assert table.record["points"] == ["2/3", "2/3", "2/3", "0"]


@pytest.mark.rule("D-32")
def test_a_skin_is_an_event_when_the_last_player_finishes_the_hole() -> None:
    table = Table(seats=2, pars=(4, 4, 4), format="skins", stymie=False)
    for strokes in (4, 3, 4):
        assert table.makes(0, strokes)[-1]["kind"] == "holed"
    assert table.makes(1, 4)[-1]["kind"] == "holed"
    assert table.makes(1, 4)[-1] == {"seat": 0, "kind": "skin", "round": 1, "at": 1, "hole": 2, "skins": "2"}
    shared = [event for event in table.makes(1, 4) if event["kind"] == "skin"]
    assert [(event["seat"], event["skins"], event["hole"]) for event in shared] == [(0, "1/2", 3), (1, "1/2", 3)]


def sides(table: Table) -> list[tuple[Any, ...]]:
    return [(side["seats"], side["score"], side["to_par"]) for side in shown(table)["sides"]]


@pytest.mark.rule("D-33", "D-36")
def test_best_ball_counts_the_lower_ball_of_each_side() -> None:
    table = played("best-ball", (4, 5, 6, 3), (5, 4, 3, 4), pars=(4, 5))
    assert sides(table) == [([0, 2], 7, -2), ([1, 3], 7, -2)]
    assert (table.scores, table.places, table.record["points"]) == ([7] * 4, [1] * 4, None)
    assert [hole["score"] for hole in shown(table)["holes"]] == [[4, 3], [3, 4]]


@pytest.mark.rule("D-33", "D-36")
@pytest.mark.parametrize(("hole", "places"), [((3, 4, 9, 4), [1, 2, 1, 2]), ((9, 4, 5, 8), [2, 1, 2, 1])])
def test_partners_share_the_place_of_their_side(hole: Any, places: list[int]) -> None:
    assert played("best-ball", hole, pars=(5,)).places == places


@pytest.mark.rule("D-33")
def test_a_side_s_best_ball_counts_once_both_have_played_the_hole() -> None:
    table = Table(seats=4, pars=(4, 4), format="best-ball", stymie=False)
    table.makes(0, 3)
    assert sides(table) == [([0, 2], 0, 0), ([1, 3], 0, 0)]
    table.makes(2, 5)
    assert (sides(table)[0], shown(table)["holes"]) == (([0, 2], 3, -1), [])


@pytest.mark.rule("D-34")
@pytest.mark.parametrize(
    ("hole", "points"),
    [
        ((3, 4, 4, 4), [2, 0]),
        ((3, 4, 6, 4), [1, 1]),  # the low ball here, the lower total there
        ((3, 3, 5, 4), [0, 1]),  # low balls tie
        ((3, 4, 5, 4), [1, 0]),  # totals tie
        ((4, 3, 4, 5), [0, 1]),
        ((4, 4, 5, 5), [0, 0]),
        ((5, 4, 4, 4), [0, 1]),
        ((6, 4, 6, 5), [0, 2]),
    ],
)
def test_low_and_total_gives_a_point_for_each_and_ties_give_none(hole: Any, points: list[int]) -> None:
    table = played("low-total", hole)
    assert [side["score"] for side in shown(table)["sides"]] == points
    assert shown(table)["holes"] == [{"at": 0, "round": 1, "score": points}]
    assert table.record["points"] == points * 2


@pytest.mark.rule("D-35")
@pytest.mark.parametrize(
    ("hole", "points"),
    [
        ((3, 4, 5, 6), [2, 0]),
        ((3, 4, 6, 5), [1, 1]),  # the better low ball here, the better high ball there
        ((3, 3, 4, 5), [1, 0]),
        ((4, 3, 5, 5), [0, 1]),
        ((4, 5, 5, 4), [0, 0]),
        ((6, 4, 6, 5), [0, 2]),
    ],
)
def test_high_low_gives_a_point_for_each_and_ties_give_none(hole: Any, points: list[int]) -> None:
    table = played("high-low", hole)
    assert [side["score"] for side in shown(table)["sides"]] == points


@pytest.mark.rule("D-34", "D-35", "D-36")
@pytest.mark.parametrize("scoring", ["low-total", "high-low"])
def test_most_side_points_win(scoring: str) -> None:
    table = played(scoring, (3, 4, 3, 4), (3, 4, 3, 4), (5, 4, 5, 4))
    assert (table.scores, table.places) == ([4, 2, 4, 2], [1, 2, 1, 2])
    assert [side["to_par"] for side in shown(table)["sides"]] == [None, None]


@pytest.mark.rule("D-36", "G-07")
@pytest.mark.parametrize("scoring", ["best-ball", "low-total", "high-low"])
def test_sides_that_tie_share_the_first_place(scoring: str) -> None:
    assert played(scoring, (4, 4, 4, 4)).places == [1, 1, 1, 1]


@pytest.mark.rule("D-34")
def test_side_points_wait_until_all_four_have_played_the_hole() -> None:
    table = Table(seats=4, pars=(4, 4), format="low-total", stymie=False)
    for seat in (0, 1, 2):
        table.makes(seat, 3)
    assert (sides(table), shown(table)["holes"]) == ([([0, 2], 0, None), ([1, 3], 0, None)], [])


@pytest.mark.rule("D-21", "D-31")
@pytest.mark.parametrize("scoring", ["stroke", "match", "skins", "best-ball", "low-total", "high-low"])
def test_the_stroke_total_stays_visible(scoring: str) -> None:
    table = Table(seats=4, pars=(4, 4, 4), format=scoring, stymie=False)
    table.card((4, 5, 3, 4), (5, 5, 5, 5))
    assert [(player["strokes"], player["to_par"]) for player in table.view["players"]] == [(9, 1), (10, 2), (8, 0), (9, 1)]
