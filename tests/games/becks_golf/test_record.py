"""The record of a finished game."""

import json

import pytest

from chalicelib.games.becks_golf import BECKS_GOLF
from tests.games.becks_golf import by_hand
from tests.games.becks_golf.table import Table, grid
from tests.games.records_guide import members, section


@pytest.mark.rule("B-23", "B-24")
def test_a_record_has_all_grids_and_their_scores() -> None:
    table = Table(
        grid("4 M 4 / 5 M 5 / 1 2 9"), grid("6 6 6 / 1 2 3 / -1 M H"), up=[range(8), (0, 1)], discard=(3,), pile=(9, 8)
    )
    table.play(0, "take", at=8)
    table.pass_on()
    assert BECKS_GOLF.record(table.state, table.steps) == {
        "rounds": [
            {
                "grids": [[[4, "M", 4], [5, "M", 5], [1, 2, 3]], [[6, 6, 6], [1, 2, 3], [-1, "M", "H"]]],
                "closer": 0,
                "raw": [-7, 9],
                "scores": [-12, 9],
            }
        ],
        "totals": [-12, 9],
    }


@pytest.mark.rule("B-16")
def test_a_round_that_nobody_closed_has_no_closer() -> None:
    table = Table.dealt(2, rounds=3)
    while table.waiting:
        table.time_out(table.waiting[0])
    record = BECKS_GOLF.record(table.state, table.steps)
    assert [played["closer"] for played in record["rounds"]] == [None] * 3
    assert record["totals"] == [sum(played["scores"][seat] for played in record["rounds"]) for seat in (0, 1)]


def test_the_guide_s_example_adds_up_and_names_every_member() -> None:
    guide = section("Grandpa Beck's Golf")
    example = json.loads(guide.split("```json\n")[1].split("```")[0])
    assert example["raw"] == [by_hand.score(grid) for grid in example["grids"]]
    assert example["scores"] == by_hand.scores(example)
    game, of_a_round = guide.split("A round:\n")
    properties = BECKS_GOLF.schemas()["record"]["properties"]
    assert {*members(game)} == properties.keys()
    assert {*members(of_a_round)} == example.keys() == properties["rounds"]["items"]["properties"].keys()
