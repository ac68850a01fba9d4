"""openapi.json: whole, valid, and exact enough to catch a reply that strays from it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from chalicelib.api import openapi, problems
from chalicelib.api.contract import CALLS
from chalicelib.games.registry import GAMES
from tests.api.client import DESCRIPTION, OPEN, Client, validator

SCHEMAS = DESCRIPTION["components"]["schemas"]
VIEW = {"$ref": "#/components/schemas/View"}


def refs(thing: Any) -> Iterator[str]:
    if isinstance(thing, dict):
        if isinstance(thing.get("$ref"), str):
            yield thing["$ref"]
        for value in thing.values():
            yield from refs(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from refs(value)


def test_it_is_served_whole(watcher: Client) -> None:
    told = watcher.get("/api/openapi.json").told
    assert (told["openapi"], told["info"]["version"]) == ("3.1.0", "b1")
    assert told["components"] == DESCRIPTION["components"]


@pytest.mark.parametrize("name", SCHEMAS)
def test_every_schema_is_one(name: str) -> None:
    Draft202012Validator.check_schema(SCHEMAS[name])


def test_every_reference_leads_somewhere() -> None:
    assert {ref.removeprefix(openapi.HERE) for ref in refs(DESCRIPTION)} <= set(SCHEMAS)


def test_each_call_is_described() -> None:
    told = {(method.upper(), path) for path, methods in DESCRIPTION["paths"].items() for method in methods}
    assert told == {(call.method, call.path) for call in CALLS.values()}


def test_every_code_has_an_entry_that_problems_lead_to() -> None:
    assert set(DESCRIPTION["components"]["responses"]) == {error.code for error in problems.STATUS}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("part", ["State", "Move", "Happened", "Record", "View"])
def test_each_game_describes_its_parts(game: str, part: str) -> None:
    assert f"{game}.{part}" in SCHEMAS


@pytest.mark.parametrize(
    "stray",
    [
        {"surprise": 1},
        {"version": "3"},
        {"version": True},
        {"game": "chess"},
        {"you": "0"},
        {"status": "paused"},
        {"deadline": "2026-11-20 22:50"},
        {"state": {"deck": [1, 2]}},
        {"happened": [{"kind": "rolled"}]},
        {"fairness": {"commitment": "", "nonces": []}},
    ],
    ids=str,
)
def test_a_view_that_strays_is_caught(ann: Client, stray: dict[str, Any]) -> None:
    view = ann.make(OPEN).told["view"]
    assert validator(VIEW).is_valid(view)
    assert not validator(VIEW).is_valid({**view, **stray})


def test_a_view_that_lacks_something_is_caught(ann: Client) -> None:
    view = ann.make(OPEN).told["view"]
    for name in view:
        assert not validator(VIEW).is_valid({other: value for other, value in view.items() if other != name}), name
