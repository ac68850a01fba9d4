"""openapi.json: complete, valid, and exact enough to find replies that do not fit."""

from __future__ import annotations

import ast
import inspect
import subprocess
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from chalicelib import json_codec
from chalicelib.api import openapi, problems, service
from chalicelib.api.routes import CALLS
from chalicelib.games.registry import GAMES
from chalicelib.log import apply, pauses
from tests.api.client import DESCRIPTION, OPEN, Client, known
from tests.bench.reply_sizes import BYTES

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
    reply = watcher.get("/api/openapi.json").json
    assert (reply["openapi"], reply["info"]["version"]) == ("3.1.0", "b1")
    assert reply["components"] == DESCRIPTION["components"]


def test_it_is_within_the_size_limit_of_replies() -> None:
    assert len(json_codec.dump(DESCRIPTION).encode()) < BYTES


def test_a_package_contains_its_own(watcher: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed = tmp_path / "openapi.json"
    packed.write_text('{"openapi": "3.1.0", "info": {"title": "Größer"}, "paths": {}, "components": {}}', encoding="utf-8")
    monkeypatch.setattr(service, "PACKAGED_DESCRIPTION", packed)
    assert watcher.get("/api/openapi.json").json["info"] == {"title": "Größer"}


@pytest.mark.parametrize("name", SCHEMAS)
def test_every_schema_is_valid(name: str) -> None:
    Draft202012Validator.check_schema(SCHEMAS[name])


def test_every_reference_can_be_resolved() -> None:
    for ref in refs(DESCRIPTION):
        _, where, kind, name = ref.split("/")
        assert name in DESCRIPTION[where][kind], ref


def test_each_call_is_described() -> None:
    described = {(method.upper(), path) for path, methods in DESCRIPTION["paths"].items() for method in methods}
    assert described == {(call.method, call.path) for call in CALLS.values()}


def test_an_instance_starts_without_modules_that_few_requests_need() -> None:
    lean = "import sys; import app; print([name for name in sys.modules if name.endswith(('api.models', 'shapes', 'openapi'))])"
    output = subprocess.run([sys.executable, "-c", lean], check=True, capture_output=True, text=True)
    assert output.stdout == "[]\n"


def test_every_error_code_has_an_entry_that_problems_link_to() -> None:
    assert set(DESCRIPTION["components"]["responses"]) == {error.code for error in problems.STATUS}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("part", ["State", "Move", "Happened", "Record", "View"])
def test_each_game_describes_state_moves_events_and_record(game: str, part: str) -> None:
    assert f"{game}.{part}" in SCHEMAS


def happens() -> set[str]:
    """Return the kinds of events that applying a log makes by itself."""
    trees = [ast.parse(inspect.getsource(module)) for module in (apply, pauses)]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    named = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Event"]
    return {str(name.value) for name in named if isinstance(name, ast.Constant)}


def kinds(game: str) -> list[str]:
    schema = SCHEMAS[f"{game}.Happened"]
    found = [SCHEMAS[ref["$ref"].removeprefix(openapi.HERE)]["properties"]["kind"]["const"] for ref in schema["oneOf"]]
    assert [*schema["discriminator"]["mapping"]] == found
    return found


def test_events_of_tables_are_described_beside_those_of_games() -> None:
    assert len(happens()) == 18
    assert {*kinds("dice-golf")} == happens() | {"chose", "rolled", "holed", "passed-stymie", "match-over", "skin"}
    assert len(kinds("dice-golf")) == 24


def branches(schema: Any) -> Iterator[tuple[str, str, Any]]:
    """Yield each branch with a discriminator: the discriminating member, its value, and the branch."""
    if isinstance(schema, dict):
        if how := schema.get("discriminator"):
            yield from (
                (how["propertyName"], name, SCHEMAS[ref.removeprefix(openapi.HERE)]) for name, ref in how["mapping"].items()
            )
        yield from chain.from_iterable(map(branches, schema.values()))
    elif isinstance(schema, list):
        yield from chain.from_iterable(map(branches, schema))


def test_branches_exclude_one_another() -> None:
    """So clients that ignore discriminators find the same branch."""
    found = list(branches(DESCRIPTION))
    assert len(found) > 100
    for member, name, branch in found:
        own = [branch, *branch.get("allOf", [])]
        assert {"const": name} in [part.get("properties", {}).get(member) for part in own], name


def test_a_kind_that_a_game_describes_itself_is_described_once() -> None:
    assert kinds("tiny").count("chose") == 1
    schema_name = SCHEMAS["tiny.Happened"]["discriminator"]["mapping"]["chose"].removeprefix(openapi.HERE)
    assert "number" in SCHEMAS[schema_name]["properties"]


TABLE_ID = "A" * 22
HAPPENED = [
    {"kind": "joined", "seat": 1, "name": "Bob", "after": None},
    {"kind": "joined", "seat": 1, "name": "Bea", "after": "Bob"},
    {"kind": "began", "seat": None},
    {"kind": "left", "seat": 0},
    {"kind": "back", "seat": 0},
    {"kind": "released", "seat": 1, "until": None},
    {"kind": "released", "seat": 1, "until": "2026-11-20T22:50:02Z"},
    {"kind": "timed-out", "seat": 2},
    {"kind": "chose", "seat": 2},
    {"kind": "finished", "seat": None},
    {"kind": "abandoned", "seat": None},
    {"kind": "closed", "seat": None},
    {"kind": "closed", "seat": 0},
    {"kind": "rematch", "seat": 0, "table": TABLE_ID},
    {"kind": "away", "seat": 0, "until": "2026-11-20T22:50:02Z"},
    {"kind": "here", "seat": 0},
    {"kind": "pause-asked", "seat": 0},
    {"kind": "pause-agreed", "seat": 1},
    {"kind": "pause-declined", "seat": 1},
    {"kind": "paused", "seat": None, "until": "2026-11-20T22:50:02Z"},
    {"kind": "resumed", "seat": 1},
    {"kind": "nudged", "seat": 1, "to": 0},
]


@pytest.mark.parametrize("event", HAPPENED, ids=str)
def test_event_schemas_are_exact(event: dict[str, Any]) -> None:
    exact = known({"$ref": f"{openapi.HERE}dice-golf.Happened"})
    whole = {"n": 7, **event}
    assert exact.is_valid(whole)
    for name in whole:
        assert not exact.is_valid({other: value for other, value in whole.items() if other != name}), f"without {name}"
    for odd in ({"surprise": 1}, {"n": "7"}, {"seat": "0"}, {"kind": "vanished"}):
        assert not exact.is_valid({**whole, **odd}), odd


def statuses(name: str) -> set[int]:
    call = CALLS[name]
    return {int(status) for status in DESCRIPTION["paths"][call.path][call.method.lower()]["responses"]}


def test_each_call_names_the_statuses_that_it_can_have() -> None:
    for call in CALLS.values():
        described = statuses(call.name)
        assert {400, 401, 413, 500, 503} <= described
        assert 405 not in described
        assert (415 in described) == (call.asks is not None)
        assert call.method == "GET" or 403 in described, "a page of another site may have asked"
        limited = ("add_course", "take_challenge", "open_code", "my_hours", "change_key", "forget_me")
        at_a_table = call.method == "POST" and "/tables" in call.path
        assert (429 in described) == (call.name in limited or at_a_table), "every log has an end"
        assert (304 in described) == (call.name == "look")
    assert statuses("add_course") == {200, 201, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503}
    assert statuses("make_table") == {201, 400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 500, 503}
    assert statuses("my_tables") == {200, 400, 401, 413, 500, 503}


def headers(name: str, status: int) -> list[str]:
    call = CALLS[name]
    return sorted(DESCRIPTION["paths"][call.path][call.method.lower()]["responses"][str(status)].get("headers", {}))


def test_replies_name_their_headers() -> None:
    assert headers("look", 200) == headers("look", 304) == headers("start", 200) == ["ETag"]
    assert headers("play", 200) == ["ETag", "Idempotency-Replayed"]
    assert headers("say", 201) == ["Idempotency-Replayed"]
    assert headers("say", 429) == headers("health", 503) == ["Retry-After"]
    assert headers("health", 401) == ["WWW-Authenticate"]
    assert headers("health", 200) == headers("make_table", 201) == headers("health", 400) == []


def parameters(name: str) -> dict[str, Any]:
    call = CALLS[name]
    described = DESCRIPTION["paths"][call.path][call.method.lower()]["parameters"]
    return {parameter["name"]: parameter["schema"] for parameter in described}


def test_numbers_in_a_path_or_query_have_limits() -> None:
    assert parameters("games")["limit"] == {"type": "integer", "minimum": 1, "maximum": 100}
    assert parameters("look")["since"] == parameters("replay")["at"] == {"type": "integer", "minimum": 0}
    assert parameters("release")["seat"] == {"type": "integer", "minimum": 0, "maximum": 9}
    assert parameters("games")["cursor"] == parameters("board")["game"] == {"type": "string"}


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
        {"happened": [{"n": 1, "seat": None, "kind": "vanished"}]},
        {"happened": [{"n": 1, "seat": 1, "kind": "joined"}]},
        {"fairness": {"commitment": "", "nonces": []}},
    ],
    ids=str,
)
def test_a_view_with_an_unknown_field_is_found(ann: Client, stray: dict[str, Any]) -> None:
    view = ann.make(OPEN).json["view"]
    assert known(VIEW).is_valid(view)
    assert not known(VIEW).is_valid({**view, **stray})


def test_a_view_with_a_missing_field_is_found(ann: Client) -> None:
    view = ann.make(OPEN).json["view"]
    for name in view:
        assert not known(VIEW).is_valid({other: value for other, value in view.items() if other != name}), name
