"""The API's description of itself (OpenAPI 3.1): the calls of `contract`, the models, and what each game says of its values.

A game's schemas stand under its name (`dice-golf.State`, `dice-golf.Move`, …); a view is one of the games' views, told apart by
`game`, and what happened is told apart by `kind`. `python -m chalicelib.api.openapi` prints it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from chalicelib.api import models, problems, shapes
from chalicelib.api.contract import CALLS, Call
from chalicelib.games.interface import Game

JSON = dict[str, Any]
HERE = "#/components/schemas/"
PARTS = {"state": "State", "move": "Move", "happened": "Happened", "record": "Record"}
USUAL_REFUSALS = (400, 401, 405, 500, 503)
BODY_REFUSALS = (413, 415)
BASES = (models.Body, shapes.Shape)
PATH_NAMES = {
    "table": "A table's id.",
    "seat": "A seat's number, from 0.",
    "course": "A course's id.",
    "game": "A game's id.",
}
ABOUT = """Play the club's games with any client of your own. You are whoever holds your key: 43 base64url characters (32 random
bytes that you draw yourself), sent as `Authorization: Bearer`. `legal` in a view is a JSON Schema of the moves you may make."""


def describe(games: Mapping[str, Game[Any]], build: str) -> JSON:
    """The whole document."""
    return {
        "openapi": "3.1.0",
        "info": {"title": "Mulligan Club", "version": build, "description": ABOUT},
        "servers": [{"url": "/"}],
        "paths": _paths(),
        "components": {
            "schemas": _schemas(games),
            "responses": {error.code: _refusal(error.code) for error in problems.STATUS},
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
    }


def _paths() -> JSON:
    paths: JSON = {}
    for call in CALLS.values():
        paths.setdefault(call.path, {})[call.method.lower()] = _operation(call)
    return paths


def _operation(call: Call) -> JSON:
    told: JSON = {
        "operationId": call.name,
        "summary": call.does,
        "security": [{"key": []}] if call.needs_key else [{}, {"key": []}],
        "parameters": list(_parameters(call)),
        "responses": {str(status): _success(call, status, model) for status, model in call.replies.items()},
    }
    if call.asks:
        required = any(field.is_required() for field in call.asks.model_fields.values())
        told["requestBody"] = {"required": required, "content": _json(_ref(call.asks))}
    for status in sorted({*USUAL_REFUSALS, *(BODY_REFUSALS if call.asks else ()), *call.refuses}):
        told["responses"][str(status)] = {
            "description": ", ".join(problems.codes_by_status()[status]),
            "content": {problems.MEDIA_TYPE: {"schema": _ref(shapes.Problem)}},
        }
    return told


def _parameters(call: Call) -> Iterator[JSON]:
    for step in call.path.split("/"):
        if step.startswith("{"):
            yield _parameter("path", step[1:-1], PATH_NAMES[step[1:-1]], required=True)
    for name, does in call.query.items():
        whole = name in {"since", "at", "limit"}
        yield _parameter("query", name, does, {"type": "integer", "minimum": 0} if whole else {"type": "string"})
    if call.idempotency != "none":
        limits = {"type": "string", "minLength": 8, "maxLength": 64}
        yield _parameter("header", "Idempotency-Key", "The request's own.", limits, required=call.idempotency == "required")
    if 304 in call.replies:
        yield _parameter("header", "If-None-Match", "The tag of the view that the caller has.")


def _parameter(place: str, name: str, does: str, schema: JSON | None = None, required: bool = False) -> JSON:
    return {"name": name, "in": place, "description": does, "required": required, "schema": schema or {"type": "string"}}


def _success(call: Call, status: int, model: type[BaseModel] | None) -> JSON:
    told: JSON = {"description": call.does if status != 304 else "Nothing is new."}
    if call.name == "replay":
        told["content"] = _json({"anyOf": [_ref(shapes.Replay), _ref(shapes.View)]})
    elif call.name == "describe":
        told["content"] = _json({"type": "object"})
    elif model:
        told["content"] = _json(_ref(model))
    return told


def _refusal(code: str) -> JSON:
    status, title = next(told for error, told in problems.STATUS.items() if error.code == code)
    return {
        "description": f"{status} {title}",
        "content": {
            problems.MEDIA_TYPE: {"schema": {"allOf": [_ref(shapes.Problem), {"properties": {"code": {"const": code}}}]}}
        },
    }


def _json(schema: JSON) -> JSON:
    return {"application/json": {"schema": schema}}


def _ref(model: type[BaseModel] | str) -> JSON:
    return {"$ref": HERE + (model if isinstance(model, str) else model.__name__)}


def _schemas(games: Mapping[str, Game[Any]]) -> JSON:
    """The models' schemas, and the games' own beside them."""
    found: JSON = {}
    for module in (models, shapes):
        told = [(model, "validation") for model in vars(module).values() if _is_model(model, module.__name__)]
        found |= models_json_schema(told, ref_template=HERE + "{model}")[1]["$defs"]  # type: ignore[arg-type]
    for game in games.values():
        found |= _game_schemas(game)
    found["TableView"] = found.pop("View")
    found["View"] = {
        "oneOf": [_ref(f"{game}.View") for game in games],
        "discriminator": {"propertyName": "game", "mapping": {game: f"{HERE}{game}.View" for game in games}},
    }
    found["Replay"]["properties"]["record"] = {"anyOf": [*(_ref(f"{game}.Record") for game in games), {"type": "null"}]}
    return found


def _is_model(thing: Any, module: str) -> bool:
    return isinstance(thing, type) and issubclass(thing, BaseModel) and thing.__module__ == module and thing not in BASES


def _game_schemas(game: Game[Any]) -> JSON:
    """A game's parts, with what they share hoisted beside them, and its view."""
    made: JSON = {}
    for part, schema in game.schemas().items():
        schema = _rename(schema, game.id)
        made |= {f"{game.id}.{name}": shared for name, shared in schema.pop("$defs", {}).items()}
        made[f"{game.id}.{PARTS[part]}"] = schema
    made[f"{game.id}.Happened"] = _numbered(made[f"{game.id}.Happened"])
    made[f"{game.id}.Record"] = _whole_record(game, made[f"{game.id}.Record"])
    made[f"{game.id}.View"] = _view(game)
    return made


def _rename(schema: Any, game: str) -> Any:
    """The schema with references to its own definitions leading to where they stand in this document."""
    if isinstance(schema, dict):
        return {
            name: f"{HERE}{game}.{value.removeprefix('#/$defs/')}" if name == "$ref" else _rename(value, game)
            for name, value in schema.items()
        }
    return [_rename(value, game) for value in schema] if isinstance(schema, list) else schema


def _numbered(happened: JSON) -> JSON:
    """The game's events as a view shows them: with the number of the entry that brought them."""
    return {"oneOf": [_with_number(event) for event in happened["oneOf"]]}


def _with_number(event: JSON) -> JSON:
    return {
        **event,
        "properties": {"n": {"type": "integer"}, **event["properties"]},
        "required": sorted({"n", *event["required"]}),
    }


def _whole_record(game: Game[Any], own: JSON) -> JSON:
    """The game's part of a record together with what all records hold."""
    common: JSON = {
        "game": {"const": game.id},
        "rules": {"type": "integer"},
        "options": {"type": "object"},
        "seats": {"type": "array", "items": _ref("SeatBrief")},
        "places": {"type": "array", "items": {"type": "integer"}},
        **({"course": _ref("Course")} if game.needs_course else {}),
    }
    return {
        **own,
        "properties": {**common, **own["properties"]},
        "required": list(dict.fromkeys([*common, *own.get("required", ())])),
    }


def _view(game: Game[Any]) -> JSON:
    own = {
        "game": {"const": game.id},
        "state": {"anyOf": [_ref(f"{game.id}.State"), {"type": "null"}]},
        "happened": {"type": "array", "items": {"anyOf": [_ref(f"{game.id}.Happened"), _ref("Happened")]}},
    }
    return {"allOf": [_ref("TableView"), {"type": "object", "properties": own, "required": list(own)}]}


if __name__ == "__main__":
    from chalicelib.games.registry import GAMES

    json.dump(describe(GAMES, "0"), sys.stdout, indent=1, ensure_ascii=False)
    sys.stdout.write("\n")
