"""The API's description (OpenAPI 3.1): the calls of `routes`, the models, and each game's schemas.

A game's schemas are named after it (`dice-golf.State`, `dice-golf.Move`, …). The discriminator of views is `game`, that of
events `kind`. `python -m chalicelib.api.openapi` prints the description.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from chalicelib.api import event_schemas, models, problems, reply_schemas, routes
from chalicelib.api.routes import CALLS, Call, Parameter, Reply
from chalicelib.games.interface import Game

JSON = dict[str, Any]
HERE = "#/components/schemas/"
PARTS = {"state": "State", "move": "Move", "record": "Record"}
USUAL_REFUSALS = (400, 401, 413, 500, 503)
BASES = (models.Body, reply_schemas.Shape)
HEADERS: JSON = {
    "ETag": {
        "description": "The view's tag: its version, whose view it is, and the build. Send it back as If-None-Match.",
        "required": True,
        "schema": {"type": "string"},
    },
    "Idempotency-Replayed": {
        "description": "Sent if the same request succeeded before, and nothing was done now.",
        "required": False,
        "schema": {"const": "true"},
    },
    "Retry-After": {
        "description": "Seconds to wait before the next try.",
        "required": True,
        "schema": {"type": "integer", "minimum": 1},
    },
    "WWW-Authenticate": {
        "description": "The authentication scheme. AWS may rename this header (`x-amzn-Remapped-…`).",
        "required": False,
        "schema": {"const": "Bearer"},
    },
}
INNER_BLANKS = "^[!-~][ -~]*[!-~]$"
"""ASCII characters, without blanks at the ends, which get lost in a header's value."""
REFUSAL_HEADERS = {401: "WWW-Authenticate", 429: "Retry-After", 503: "Retry-After"}
ABOUT = """Play the club's games with a client of your own. Your key identifies you: 43 base64url characters (32 random bytes
that you draw yourself), sent as `Authorization: Bearer`. `legal` in a view is a JSON Schema of the moves you may make."""


def describe(games: Mapping[str, Game[Any]], build: str) -> JSON:
    """Return the whole description."""
    return {
        "openapi": "3.1.0",
        "info": {"title": "Mulligan Club", "version": build, "description": ABOUT},
        "servers": [{"url": "/"}],
        "paths": _paths(),
        "components": {
            "schemas": _schemas(games),
            "responses": {error.code: _refusal(error.code) for error in problems.STATUS},
            "headers": HEADERS,
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
    }


def _paths() -> JSON:
    paths: JSON = {}
    for call in CALLS.values():
        paths.setdefault(call.path, {})[call.method.lower()] = _operation(call)
    return paths


def _operation(call: Call) -> JSON:
    operation: JSON = {
        "operationId": call.name,
        "summary": call.does,
        "security": [{"key": []}] if call.needs_key else [{}, {"key": []}],
        "parameters": list(_parameters(call)),
        "responses": {str(status): _success(call, status, model) for status, model in call.replies.items()},
    }
    if call.asks:
        required = any(field.is_required() for field in getattr(models, call.asks).model_fields.values())
        operation["requestBody"] = {"required": required, "content": _json(_ref(call.asks))}
    for status in sorted(
        {*USUAL_REFUSALS, *(() if call.method == "GET" else (403,)), *((415,) if call.asks else ()), *call.refuses}
    ):
        operation["responses"][str(status)] = {
            "description": ", ".join(problems.codes_by_status()[status]),
            **_headers(REFUSAL_HEADERS.get(status)),
            "content": {problems.MEDIA_TYPE: {"schema": _ref("Problem")}},
        }
    return operation


def _parameters(call: Call) -> Iterator[JSON]:
    for step in call.path.split("/"):
        if step.startswith("{"):
            given = routes.PATH_PARAMETERS[step[1:-1]]
            yield _parameter("path", step[1:-1], given.does, _value(given), required=True)
    for name, given in call.query.items():
        yield _parameter("query", name, given.does, _value(given))
    if call.idempotency != "none":
        limits = {"type": "string", "minLength": 8, "maxLength": 64, "pattern": INNER_BLANKS}
        yield _parameter("header", "Idempotency-Key", "This request's own.", limits, required=call.idempotency == "required")
    if 304 in call.replies:
        yield _parameter("header", "If-None-Match", "The ETag of the view that the caller has.")


def _parameter(place: str, name: str, does: str, schema: JSON | None = None, required: bool = False) -> JSON:
    return {"name": name, "in": place, "description": does, "required": required, "schema": schema or {"type": "string"}}


def _value(given: Parameter) -> JSON:
    if given.least is None:
        return {"type": "string"}
    bounds = {"minimum": given.least, "maximum": given.most}
    return {"type": "integer", **{name: bound for name, bound in bounds.items() if bound is not None}}


def _success(call: Call, status: int, reply: Reply) -> JSON:
    replayed = "Idempotency-Replayed" if call.idempotency == "required" else None
    response: JSON = {
        "description": call.does if reply else "Nothing has changed.",
        **_headers("ETag" if call.tagged else None, replayed),
    }
    if isinstance(reply, tuple):
        response["content"] = _json({"anyOf": [_ref(model) for model in reply]})
    elif reply:
        response["content"] = _json(_ref(reply))
    return response


def _headers(*names: str | None) -> JSON:
    headers = {name: {"$ref": f"#/components/headers/{name}"} for name in names if name}
    return {"headers": headers} if headers else {}


def _refusal(code: str) -> JSON:
    status, title = next(status_title for error, status_title in problems.STATUS.items() if error.code == code)
    return {
        "description": f"{status} {title}",
        **_headers(REFUSAL_HEADERS.get(status)),
        "content": {problems.MEDIA_TYPE: {"schema": {"allOf": [_ref("Problem"), {"properties": {"code": {"const": code}}}]}}},
    }


def _json(schema: JSON) -> JSON:
    return {"application/json": {"schema": schema}}


def _ref(model: str) -> JSON:
    return {"$ref": HERE + model}


def _schemas(games: Mapping[str, Game[Any]]) -> JSON:
    """Return the schemas of the models and of the games."""
    found: JSON = event_schemas.shared()
    for module in (models, reply_schemas):
        found_models = [(model, "validation") for model in vars(module).values() if _is_model(model, module.__name__)]
        found |= models_json_schema(found_models, ref_template=HERE + "{model}")[1]["$defs"]  # type: ignore[arg-type]
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
    """Return a game's schemas, with their shared definitions at the top level, and its view."""
    made: JSON = {}
    for part, schema in game.schemas().items():
        schema = _rename(schema, game.id)
        made |= {f"{game.id}.{name}": shared for name, shared in schema.pop("$defs", {}).items()}
        if part == "happened":
            made |= event_schemas.schemas(game.id, schema["oneOf"], HERE)
        else:
            made[f"{game.id}.{PARTS[part]}"] = schema
    made[f"{game.id}.Record"] = _whole_record(game, made[f"{game.id}.Record"])
    made[f"{game.id}.View"] = _view(game)
    return made


def _rename(schema: Any, game: str) -> Any:
    """Return the schema with references to its own definitions replaced by their names in this document."""
    if isinstance(schema, dict):
        return {
            name: f"{HERE}{game}.{value.removeprefix('#/$defs/')}" if name == "$ref" else _rename(value, game)
            for name, value in schema.items()
        }
    return [_rename(value, game) for value in schema] if isinstance(schema, list) else schema


def _whole_record(game: Game[Any], own: JSON) -> JSON:
    """Return the schema of a whole record: the game's part, and the part that all records share."""
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
        "happened": {"type": "array", "items": _ref(f"{game.id}.Happened")},
    }
    return {"allOf": [_ref("TableView"), {"type": "object", "properties": own, "required": list(own)}]}


if __name__ == "__main__":
    from chalicelib.games.registry import GAMES

    json.dump(describe(GAMES, "0"), sys.stdout, indent=1, ensure_ascii=False)
    sys.stdout.write("\n")
