"""The record of a finished game (docs/records.md)."""

from __future__ import annotations

import json
import re
from typing import Any

from chalicelib.games.stew.cards import ICONS
from tests.games.records_guide import member, members, section
from tests.games.stew.random_games import EVERY_WAY, finished
from tests.games.stew.table import ANN, BEN, Table

GUIDE = section("Mulligan Stew")
EXAMPLE = json.loads(re.findall(r"```json\n(.*?)```", GUIDE, re.S)[0])


def test_the_members_are_those_in_the_guide() -> None:
    game, of_a_round = GUIDE.split("A round:\n")
    record = finished(5).record
    assert members(game) == [*record]
    assert members(of_a_round) == [*record["rounds"][0]] == [*EXAMPLE]
    assert all(f"`{name}`" in member(of_a_round, "plays") for name in record["rounds"][0]["plays"][0])
    assert {frozenset(play) for play in EXAMPLE["plays"]} == {frozenset(record["rounds"][0]["plays"][0])}


def test_the_example_adds_up() -> None:
    """Matches, shares and rests are as the text says."""
    order, made = EXAMPLE["orders"]["queen"]["order"], [0, 0]
    for play in EXAMPLE["plays"]:
        if play["token"] == "queen":
            made[play["seat"]] += sum(icon in order for icons in play["cards"] for icon in icons) + play["added"]
    assert EXAMPLE["matches"]["queen"] == made
    tip, takers = EXAMPLE["tips"]["queen"], made.count(max(made))
    assert EXAMPLE["paid"] == [tip // takers] * 2
    assert EXAMPLE["left"]["queen"] == tip % takers
    assert all(tuple(icons) in ICONS for play in EXAMPLE["plays"] for icons in play["cards"])


def test_plays_are_recorded_as_they_were_resolved() -> None:
    table = Table(2, "understudy", "saucier")
    table.order("queen", "honey wine")
    table.hand(ANN, "chicken cheese")
    table.hand(BEN, "honey carrot", "wine wine")
    table.plan(ANN, "queen", "chicken cheese", ask=True)
    table.plan(BEN, "queen", "wine wine", "honey carrot", add=True)
    table.play(ANN, "exchange", token="king")
    played: list[dict[str, Any]] = table.record["rounds"][0]["plays"]
    assert played == [
        {"turn": 1, "seat": ANN, "token": "king", "instead_of": "queen", "cards": [["chicken", "cheese"]], "added": 0},
        {
            "turn": 1,
            "seat": BEN,
            "token": "queen",
            "instead_of": None,
            "cards": [["honey", "carrot"], ["wine", "wine"]],
            "added": 1,
        },
    ]


def test_every_way_has_one() -> None:
    for seed, (seats, specialties, _) in enumerate(EVERY_WAY):
        record = finished(seed).record
        assert len(record["opening"]) == seats
        assert (record["specialties"] is None) != specialties
        assert [len(each["plays"]) for each in record["rounds"]] == [3 * seats] * 4
