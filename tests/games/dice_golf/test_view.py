"""Views and events, which match the schemas."""

from typing import Any

import pytest
from jsonschema import Draft202012Validator

from chalicelib.games.dice_golf import DICE_GOLF
from tests.games.dice_golf.table import BOX, Table

SCHEMAS = {name: Draft202012Validator(schema) for name, schema in DICE_GOLF.schemas().items()}


@pytest.mark.parametrize("name", ["state", "move", "happened", "record"])
def test_a_schema_is_one(name: str) -> None:
    Draft202012Validator.check_schema(DICE_GOLF.schemas()[name])


@pytest.mark.rule("D-21")
def test_a_whole_view() -> None:
    table = Table(seats=2, pars=(4, 3))
    table.load(0, "Fairway", "Tap In", 3, "Wind")
    table.play(0, "roll")
    dice = [
        {"die": "black", "face": "Fairway", "strokes": 1, "counts": True},
        {"die": "white", "face": "Tap In", "strokes": 2, "counts": True},
        {"die": "green", "face": 3, "strokes": 3, "counts": False},
        {"die": "blue", "face": "Wind", "strokes": 1, "counts": True},
    ]
    where = {"round": 1, "at": 0, "hole": 1, "par": 4}
    play = {**where, "rolls": 1, "mulligan": None, "stymied": False, "dice": dice, "score": 4, "to_par": 0, "final": False}
    nobody = {"round": 1, "at": 0, "thru": 0, "scores": [[None, None]], "strokes": 0, "to_par": 0, "chips": 1, "chips_full": 1}
    assert table.view == {
        "format": "stroke",
        "stymie": True,
        "holes": [{"hole": 1, "par": 4, "yards": 401}, {"hole": 2, "par": 3, "yards": 302}],
        "rounds": 1,
        "turn": 0,
        "stymie_holder": None,
        "players": [
            {"seat": 0, **nobody, "stymied": False, "passes_at": 6, "play": play},
            {"seat": 1, **nobody, "stymied": False, "passes_at": 6, "play": None},
        ],
        "standings": None,
    }


@pytest.mark.rule("G-01")
def test_every_seat_and_a_watcher_see_the_same() -> None:
    table = Table(seats=3)
    (event,) = DICE_GOLF.play(table.state, 0, {"kind": "roll"}, table.dice)
    assert all(DICE_GOLF.view(table.state, seat) == DICE_GOLF.view(table.state, None, everything=True) for seat in range(3))
    assert event.private == {}


def test_a_view_is_nobody_s_to_change() -> None:
    """Views share no objects with the state or with one another."""
    table = Table(seats=2)
    table.play(0, "roll")
    before = table.view
    spoilt = table.view
    spoilt["players"][0]["play"]["dice"][0]["face"] = "Hazard"
    spoilt["players"][0]["scores"][0][0] = 1
    spoilt["holes"].clear()
    assert table.view == before


def test_a_hole_s_dice_stay_until_the_next_is_rolled() -> None:
    table = Table(pars=(4, 3))
    table.makes(0, 6)
    kept = table.player(0)
    assert (kept["at"], kept["play"]["at"], kept["play"]["final"], kept["play"]["score"]) == (1, 0, True, 6)
    table.play(0, "roll")
    assert (table.player(0)["play"]["at"], table.player(0)["play"]["final"]) == (1, False)


@pytest.mark.rule("D-20")
def test_between_rounds_the_player_is_on_the_first_hole_of_the_next() -> None:
    table = Table(pars=BOX, holes="72")
    for _ in range(18):
        table.makes(0, 4)
    player: dict[str, Any] = table.player(0)
    assert (player["round"], player["at"], player["thru"], player["play"]["round"]) == (2, 0, 18, 1)
    for _ in range(54):
        table.makes(0, 4)
    assert (table.player(0)["round"], table.player(0)["at"], table.player(0)["thru"]) == (4, None, 72)


@pytest.mark.parametrize("scoring", ["stroke", "match", "skins", "best-ball", "low-total", "high-low"])
@pytest.mark.parametrize("stymie", [True, False])
def test_views_and_events_fit_the_schemas(scoring: str, stymie: bool) -> None:
    table = Table(seats=4, pars=(4, 3, 5), format=scoring, stymie=stymie)
    while table.waiting:
        seat = table.waiting[-1]
        table.load(
            seat,
            *{3: ("Hazard", 3, "Wind"), 4: ("Rough", "Chip", 2, "Sun"), 5: ("Rough", "Rough", "Chip", 2, "Blank")}[
                table.view["holes"][table.player(seat)["at"]]["par"]
            ],
        )
        move = table.moves(seat)[-1]
        SCHEMAS["move"].validate(move)
        for event in table.play(seat, **move):
            SCHEMAS["happened"].validate(event)
        SCHEMAS["state"].validate(table.view)
    SCHEMAS["record"].validate(table.record)
