"""The Stymie block: who must pass it, who may get it, and when it comes back."""

import pytest

from chalicelib.errors import IllegalMove, NotYourTurn
from chalicelib.games.dice_golf import DICE_GOLF
from tests.games.dice_golf.table import Table


@pytest.mark.rule("D-15")
@pytest.mark.parametrize(
    ("par", "strokes", "owes"), [(3, 4, False), (3, 5, True), (4, 5, False), (4, 6, True), (5, 7, True), (5, 12, True)]
)
def test_a_double_bogey_or_worse_passes_the_block(par: int, strokes: int, owes: bool) -> None:
    table = Table(seats=2, pars=(par, 4))
    table.makes(0, strokes)
    assert (table.targets(0) == [1], table.waiting) == (owes, [0] if owes else [1])


@pytest.mark.rule("D-15", "D-13")
@pytest.mark.parametrize(("first", "second", "owes"), [(6, 5, False), (5, 6, True)])
def test_only_the_final_score_counts(first: int, second: int, owes: bool) -> None:
    table = Table(seats=2, pars=(4, 4))
    table.load(0, *{5: ("Rough", "Chip", 1, "Blank"), 6: ("Rough", "Chip", 2, "Blank")}[first])
    table.load(0, *{5: ("Rough", "Chip", 1, "Blank"), 6: ("Rough", "Chip", 2, "Blank")}[second], roll=2)
    table.play(0, "roll")
    assert table.targets(0) == []
    table.play(0, "hole-mulligan")
    assert bool(table.targets(0)) == owes


@pytest.mark.rule("D-15")
def test_the_player_chooses_a_target_before_anybody_rolls() -> None:
    table = Table(seats=4, pars=(4, 4))
    table.makes(0, 6)
    assert table.moves(0) == [{"kind": "pass-stymie", "to": to} for to in (1, 2, 3)]
    with pytest.raises(NotYourTurn, match="someone else passes the Stymie first"):
        table.play(1, "roll")
    with pytest.raises(IllegalMove, match="“pass-stymie” to that player"):
        table.play(0, "pass-stymie", to=0)
    assert table.play(0, "pass-stymie", to=2) == [{"seat": 0, "kind": "passed-stymie", "to": 2}]
    assert (table.view["stymie_holder"], table.waiting) == (2, [1])


@pytest.mark.rule("D-15", "D-33")
@pytest.mark.parametrize("scoring", ["best-ball", "low-total", "high-low"])
def test_no_partner_is_stymied(scoring: str) -> None:
    table = Table(seats=4, pars=(4, 4), format=scoring)
    table.makes(0, 6)
    assert table.targets(0) == [1, 3]
    table.passes(0, 1, 6)
    table.makes(2, 4)
    table.makes(3, 6)
    assert table.targets(3) == [0, 2]


@pytest.mark.rule("D-16")
def test_a_player_behind_is_stymied_on_this_hole_and_one_ahead_on_the_next() -> None:
    table = Table(seats=3, pars=(4, 4))
    table.makes(0, 4)
    table.makes(1, 6)
    assert table.targets(1) == [0, 2]
    table.passes(1, 0)
    *_, rolled, holed = table.makes(2, 4)
    assert (rolled["seat"], rolled["hole"], rolled["stymied"], rolled["final"]) == (0, 2, True, True)
    assert (holed["seat"], holed["kind"], table.waiting) == (0, "holed", [1])


@pytest.mark.rule("D-16")
def test_on_the_last_hole_only_those_still_to_roll_can_be_stymied() -> None:
    table = Table(seats=3, pars=(4,))
    table.makes(0, 4)
    table.makes(1, 6)
    assert table.targets(1) == [2]
    table.passes(1, 2, 7)
    assert (table.waiting, table.view["stymie_holder"]) == ([], None)


@pytest.mark.rule("D-15", "D-16")
def test_the_last_player_on_the_last_hole_has_nobody_to_stymie() -> None:
    table = Table(seats=2, pars=(4,))
    table.makes(0, 4)
    table.makes(1, 10)
    assert table.waiting == []


@pytest.mark.rule("D-15", "D-16", "D-33")
def test_on_the_last_hole_a_partner_behind_is_passed_over() -> None:
    table = Table(seats=4, pars=(4,), format="best-ball")
    table.card((4,))
    table.makes(1, 6)
    assert table.targets(1) == [2]
    table.passes(1, 2)
    table.makes(3, 6)
    assert table.waiting == []


@pytest.mark.rule("D-17")
def test_a_stymied_first_roll_is_final() -> None:
    table = Table(seats=2, pars=(4, 4))
    table.makes(0, 6)
    table.load(1, "Hazard", "Hazard", 3, "Wind")
    _, rolled, holed = table.play(0, "pass-stymie", to=1)
    assert (rolled["final"], rolled["stymied"], rolled["mulligan"], holed["score"]) == (True, True, None, 10)
    assert (table.waiting, table.player(1)["stymied"], table.player(1)["play"]["stymied"]) == ([0], False, True)


@pytest.mark.rule("D-17")
def test_a_player_stymied_on_the_hole_does_not_pass_the_block() -> None:
    table = Table(seats=3, pars=(4, 4))
    table.makes(0, 6)
    table.passes(0, 1, 10)
    assert (table.view["stymie_holder"], table.waiting) == (None, [2])


@pytest.mark.rule("D-18")
def test_while_a_player_has_the_block_nobody_else_may_use_it() -> None:
    table = Table(seats=4, pars=(4, 4))
    table.makes(0, 6)
    table.passes(0, 3, 8)
    table.makes(1, 8)
    assert (table.waiting, table.view["stymie_holder"], table.player(3)["stymied"]) == ([2], 3, True)
    table.makes(2, 8)
    assert (table.waiting, table.view["stymie_holder"]) == ([0], None)


@pytest.mark.rule("D-18", "D-17")
def test_the_block_is_free_again_once_the_stymied_player_has_rolled() -> None:
    table = Table(seats=3, pars=(4, 4))
    table.makes(0, 6)
    table.passes(0, 1, 6)
    table.makes(2, 6)
    assert table.targets(2) == [0, 1]
    table.passes(2, 1, 6)
    table.makes(0, 6)  # the block is out; then seat 1 rolls, stymied again
    assert (table.player(1)["play"]["stymied"], table.waiting) == (True, [2])


@pytest.mark.rule("D-17", "D-18")
def test_a_player_stymied_on_one_hole_may_pass_the_block_on_the_next() -> None:
    table = Table(seats=2, pars=(4, 4, 4))
    table.makes(0, 6)
    table.passes(0, 1, 6)
    table.makes(0, 4)
    table.makes(1, 6)
    assert table.targets(1) == [0]


@pytest.mark.rule("D-15", "D-19")
def test_without_the_stymie_no_score_passes_it() -> None:
    table = Table(seats=2, pars=(4, 4), stymie=False)
    table.makes(0, 10)
    assert (table.view["stymie_holder"], table.moves(0)) == (None, [{"kind": "roll"}])
    assert [player["passes_at"] for player in table.view["players"]] == [None, None]


@pytest.mark.rule("D-15", "D-16", "D-31")
def test_nobody_is_stymied_when_the_last_match_is_decided() -> None:
    table = Table(seats=2, pars=(4, 4, 4), format="match")
    table.card((3, 5))
    table.makes(0, 4)
    table.makes(1, 6)
    assert (table.waiting, table.view["turn"], table.moves(1)) == ([], None, [])
    assert DICE_GOLF.pack(table.state)[:2] == [None, None]


@pytest.mark.rule("D-15", "D-18")
def test_the_view_shows_from_which_score_the_block_must_be_passed() -> None:
    table = Table(seats=3, pars=(4, 5))
    passes = [[player["passes_at"] for player in table.view["players"]]]
    table.makes(0, 6)
    passes.append([player["passes_at"] for player in table.view["players"]])
    table.passes(0, 2)
    passes.append([player["passes_at"] for player in table.view["players"]])
    table.makes(1, 4)
    passes.append([player["passes_at"] for player in table.view["players"]])
    assert passes == [[6, 6, 6], [None] * 3, [None] * 3, [7, 7, None]]


@pytest.mark.rule("D-16")
def test_the_view_says_no_score_where_nobody_could_be_stymied() -> None:
    table = Table(seats=3, pars=(4,))
    assert [player["passes_at"] for player in table.view["players"]] == [6, 6, None]


@pytest.mark.rule("D-23")
def test_a_stymied_roll_is_made_at_once_and_nobody_is_waited_for() -> None:
    table = Table(seats=2, pars=(4, 4))
    table.makes(0, 6)
    passed, rolled, holed = table.passes(0, 1, 5)
    assert [(event["seat"], event["kind"]) for event in (passed, rolled, holed)] == [
        (0, "passed-stymie"),
        (1, "rolled"),
        (1, "holed"),
    ]
    assert (table.waiting, table.player(1)["scores"][0][0]) == ([0], 5)


@pytest.mark.rule("D-23", "D-16")
def test_a_stymied_roll_waits_for_the_players_before_it() -> None:
    table = Table(seats=3, pars=(4, 4))
    table.makes(0, 6)
    assert len(table.passes(0, 2, 5)) == 1
    table.will_make(1, 4)
    assert [event["seat"] for event in table.play(1, "roll")] == [1]
    assert [event["seat"] for event in table.play(1, "keep")] == [1, 2, 2]


def three_over() -> Table:
    """Return a game where seat 0 won two of five holes against both others and played the third well. Seat 1 is next."""
    table = Table(seats=3, pars=(4,) * 5, format="match")
    table.card((3, 4, 4), (3, 4, 4))
    table.makes(0, 3)
    return table


@pytest.mark.rule("D-31", "D-16", "D-15")
def test_a_player_whose_matches_are_decided_stops_and_is_not_stymied() -> None:
    table = three_over()
    table.makes(1, 4)
    assert (table.waiting, table.player(0)["at"]) == ([2], 3)
    table.makes(2, 4)
    assert (table.waiting, table.player(0)["at"], table.moves(0)) == ([1], None, [])
    assert DICE_GOLF.progress(table.state) == (4, 5)
    assert [player["passes_at"] for player in table.view["players"]] == [None, 6, 6]
    table.makes(1, 6)
    assert table.targets(1) == [2]
    table.passes(1, 2, 5)
    assert table.waiting == [1]
    table.makes(1, 4)
    table.makes(2, 4)
    assert (table.waiting, table.places) == ([], [1, 3, 2])
    assert [len(hole["plays"]) for hole in table.record["holes"]] == [3, 3, 3, 2, 2]
    standings = DICE_GOLF.standings(table.state)
    assert standings is not None
    assert standings[0] is None


@pytest.mark.rule("D-18", "D-31")
def test_the_block_returns_when_the_stymied_player_plays_no_more() -> None:
    table = three_over()
    table.makes(1, 6)
    assert table.targets(1) == [0, 2]
    table.passes(1, 0)
    assert table.view["stymie_holder"] == 0
    table.makes(2, 6)
    assert (table.view["stymie_holder"], table.targets(2)) == (None, [1])


@pytest.mark.rule("D-31", "D-19")
def test_at_ones_own_pace_all_go_on_until_every_match_is_decided() -> None:
    table = Table(seats=3, pars=(4,) * 5, format="match", stymie=False)
    table.card((3, 4, 4), (3, 4, 4), (3, 4, 4))
    assert table.waiting == [0, 1, 2]
