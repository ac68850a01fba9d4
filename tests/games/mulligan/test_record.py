"""The record of a finished game, from which it can be scored by hand (docs/records.md)."""

from __future__ import annotations

from typing import Any

import pytest

from chalicelib.games.mulligan import MULLIGAN
from chalicelib.games.mulligan.cards import ACTIONS, CLUBS, finishing_strokes
from chalicelib.games.mulligan.shots import shoot
from tests.games.mulligan.random_games import Way, every_way, finished
from tests.games.mulligan.table import OWN, Table, cards
from tests.games.records_guide import members, section

ANN, BEN = 0, 1


def record(table: Table) -> dict[str, Any]:
    return MULLIGAN.record(table.state, table.steps)


@pytest.mark.rule("M-13", "M-14")
def test_a_hole_is_recorded_turn_by_turn() -> None:
    table = Table(2, yards=[200])
    table.hand(ANN, "Iron", "Bad Karma", "Pace of Play", "1-Putt")
    table.hand(BEN, "Hybrid", "Slice", "Rangefinder", "Mulligan", "Hook")
    table.play(ANN, kind="orders", orders="always")
    table.use(BEN, "rangefinder")
    table.plan(ANN, "Iron", ("Bad Karma", ANN))
    table.plan(BEN, "Hybrid", ("Slice", ANN), react="ask")
    lying = table.view()["swing"]["shots"][BEN]["lies"][0]["card"]
    table.use(BEN, "mulligan", cancel=lying)
    table.play(BEN, kind="pass")
    table.plan(ANN, "1-Putt")
    table.plan(BEN, OWN, ("Hook", ANN))
    first, second = record(table)["holes"][0]["turns"]
    nothing = {"cancelled_by": None, "when": "before", "on": None}
    assert first == {
        "course": None,
        "plans": [
            {"golfer": ANN, "club": "Iron", "actions": [{"card": "Bad Karma", "target": ANN}]},
            {"golfer": BEN, "club": "Hybrid", "actions": [{"card": "Slice", "target": ANN}]},
        ],
        "anytime": [
            {**nothing, "golfer": BEN, "card": "Rangefinder", "cancelled_by": ANN},
            {**nothing, "golfer": ANN, "card": "Pace of Play", "on": {"card": "Rangefinder", "by": BEN}},
            {**nothing, "golfer": BEN, "card": "Mulligan", "when": "after", "on": {"card": "Slice", "by": BEN}},
        ],
        "struck": [],
        "after": [
            {"golfer": ANN, "moved": 150, "left": 50, "strokes": 1, "finished": False},
            {"golfer": BEN, "moved": 200, "left": 0, "strokes": 1, "finished": False},
        ],
    }
    assert second["struck"] == [{"golfer": ANN, "card": "Hook", "by": BEN}]
    assert [each["strokes"] for each in second["after"]] == [2, 3]


def test_wagers_are_recorded_with_their_results() -> None:
    table = Table(2, "interesting", yards=[20])
    bet = {"about": "shot", "golfer": ANN, "finishes": False}
    table.play(ANN, kind="offer", stakes={"1": 7}, bet={"about": "total"})
    table.play(ANN, kind="take-back")
    table.play(ANN, kind="offer", stakes={"1": 5}, bet=bet)
    table.play(BEN, kind="accept", offer=2)
    table.swing([OWN], [OWN])
    recorded = record(table)
    assert recorded["wagers"] == [
        {
            "number": 2,
            "hole": 1,
            "turn": 1,
            "by": ANN,
            "to": BEN,
            "stake": 5,
            "kind": "shot",
            "text": None,
            "golfer": ANN,
            "finishes": False,
            "won": BEN,
        }
    ]
    assert recorded["chips"] == [95, 105]


@every_way
def test_every_round_scores_again_by_hand(way: Way) -> None:
    state, steps = finished(way, 3)
    recorded = MULLIGAN.record(state, steps)
    totals = [0] * len(state.balls)
    sides = [0] * len(recorded["sides"])
    for hole in recorded["holes"]:
        strokes, finish = by_hand(hole)
        assert hole["strokes"] == strokes
        assert hole["scores"] == [one + more for one, more in zip(strokes, finish, strict=True)]
        totals = [total + score for total, score in zip(totals, hole["scores"], strict=True)]
        for number, side in enumerate(recorded["sides"]):
            sides[number] += min(hole["scores"][golfer] for golfer in side)
    assert (recorded["totals"], recorded["side_totals"]) == (totals, sides)
    assert len(recorded["holes"]) == len(way.yards) or recorded["chips"] is not None


CLUB = {club.name: cards(club.name)[0] if cards(club.name) else 100 for club in CLUBS}
ACTION = {action.name: cards(action.name)[0] if cards(action.name) else 100 for action in ACTIONS}


def by_hand(hole: dict[str, Any]) -> tuple[list[int], list[int]]:
    """Return each golfer's strokes and finishing strokes, from the actions at its shots."""
    golfers = len(hole["scores"])
    left, strokes, done = [hole["yards"]] * golfers, [0] * golfers, [False] * golfers
    for turn in hole["turns"]:
        for plan, after in zip(turn["plans"], turn["after"], strict=True):
            golfer = plan["golfer"]
            struck = tuple(ACTION[each["card"]] for each in turn["struck"] if each["golfer"] == golfer)
            shot = shoot(left[golfer], CLUB[plan["club"]], struck)
            left[golfer], done[golfer] = shot.left, shot.finished
            strokes[golfer] += shot.strokes
            assert after == {
                "golfer": golfer,
                "moved": shot.moved,
                "left": left[golfer],
                "strokes": strokes[golfer],
                "finished": shot.finished,
            }
    return strokes, [0 if into else finishing_strokes(rest) for into, rest in zip(done, left, strict=True)]


def test_the_guide_to_records_names_every_member() -> None:
    guide = section("MULLIGAN")
    game = MULLIGAN.schemas()["record"]["properties"]
    hole = game["holes"]["items"]["properties"]
    named = [members(part) for part in (guide, guide.partition("A hole:")[2], guide.partition("A turn,")[2])]
    assert named == [[*game], [*hole], [*hole["turns"]["items"]["properties"]]]
    wager = guide.partition("A wager has ")[2]
    assert all(f"`{name}`" in wager for name in game["wagers"]["items"]["properties"])
