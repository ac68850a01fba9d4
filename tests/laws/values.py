"""JSON values that test descriptions of moves: instances of a schema, and values that are nearly instances."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from random import Random
from typing import Any

ANYTHING: tuple[Any, ...] = (None, True, False, 0, 1, -1, 1.5, "", "x", "kind", [], [0], [None], {}, {"kind": 1}, {"kind": "x"})
LETTERS = 'golf é\u200dß漢🏌️\u0000"\\'

KEYWORDS: dict[str, set[str]] = {
    "object": {
        "properties",
        "required",
        "additionalProperties",
        "propertyNames",
        "minProperties",
        "maxProperties",
    },
    "array": {"items", "prefixItems", "uniqueItems", "minItems", "maxItems"},
    "integer": {"minimum", "maximum"},
    "boolean": set(),
    "string": {"minLength", "maxLength"},
}


def check_vocabulary(schema: Any) -> None:
    """Raise AssertionError unless the schema of a move uses only the keywords that the contract allows."""
    assert isinstance(schema, dict), f"{schema} is no schema of the contract's"
    for keyword in ("const", "enum", "oneOf", "$ref"):
        if keyword in schema:
            assert schema.keys() <= {keyword, "$defs"}, f"{sorted(schema)} stand together"
    if "type" in schema:
        _check_typed(schema)
    for inner in _inner(schema):
        check_vocabulary(inner)


def _check_typed(schema: Mapping[str, Any]) -> None:
    assert schema["type"] in KEYWORDS, f"type {schema['type']}"
    strange = schema.keys() - KEYWORDS[schema["type"]] - {"type", "$defs"}
    assert not strange, f"{sorted(strange)} are not of the contract's vocabulary for {schema['type']}"
    if schema["type"] == "object":
        assert "additionalProperties" in schema, "an object must say what else it may hold"
        assert schema.get("propertyNames", {"enum": []}).keys() == {"enum"}


def _inner(schema: Mapping[str, Any]) -> Iterator[Any]:
    yield from schema.get("oneOf", ())
    yield from schema.get("prefixItems", ())
    yield from schema.get("properties", {}).values()
    yield from schema.get("$defs", {}).values()
    for keyword in ("items", "additionalProperties"):
        if schema.get(keyword, False) is not False:
            yield schema[keyword]


def instance(schema: Mapping[str, Any], random: Random, root: Mapping[str, Any] | None = None) -> Any:
    """Return a random instance of a schema with the contract's keywords."""
    root = root or schema
    if "$ref" in schema:
        return instance(root["$defs"][schema["$ref"].removeprefix("#/$defs/")], random, root)
    if "const" in schema:
        return deepcopy(schema["const"])
    if "enum" in schema:
        return deepcopy(random.choice(schema["enum"]))
    if "oneOf" in schema:
        return instance(random.choice(schema["oneOf"]), random, root)
    return BY_TYPE[schema["type"]](schema, random, root)


def _object(schema: Mapping[str, Any], random: Random, root: Mapping[str, Any]) -> dict[str, Any]:
    properties = schema.get("properties", {})
    if "propertyNames" in schema or "maxProperties" in schema:
        names = schema["propertyNames"]["enum"] if "propertyNames" in schema else [*properties]
        most = min(len(names), schema.get("maxProperties", len(names)))
        chosen = random.sample(names, random.randint(schema.get("minProperties", 0), most))
        return {name: instance(properties.get(name, schema["additionalProperties"]), random, root) for name in chosen}
    chosen = [name for name in properties if name in schema.get("required", ()) or random.random() < 0.5]
    random.shuffle(chosen)
    return {name: instance(properties[name], random, root) for name in chosen}


def _array(schema: Mapping[str, Any], random: Random, root: Mapping[str, Any]) -> list[Any]:
    if "prefixItems" in schema:
        return [instance(place, random, root) for place in schema["prefixItems"]]
    length = random.randint(schema.get("minItems", 0), schema.get("maxItems", 8))
    made: list[Any] = []
    for _ in range(1000):
        if len(made) == length:
            break
        item = instance(schema["items"], random, root)
        if not schema.get("uniqueItems") or not any(exactly(item, other) for other in made):
            made.append(item)
    return made


def _string(schema: Mapping[str, Any], random: Random, root: Mapping[str, Any]) -> str:
    least = schema.get("minLength", 0)
    most = schema.get("maxLength", least + 20)
    return "".join(random.choices(LETTERS, k=random.choice((least, most, random.randint(least, most)))))


def _integer(schema: Mapping[str, Any], random: Random, root: Mapping[str, Any]) -> int:
    least, most = schema.get("minimum", -(2**53)), schema.get("maximum", 2**53)
    return random.choice((least, most, random.randint(least, most)))


BY_TYPE: dict[str, Callable[[Mapping[str, Any], Random, Mapping[str, Any]], Any]] = {
    "object": _object,
    "array": _array,
    "string": _string,
    "integer": _integer,
    "boolean": lambda schema, random, root: random.random() < 0.5,
    "null": lambda schema, random, root: None,
}


def exactly(a: Any, b: Any) -> bool:
    """Return whether two JSON values are equal. True is not 1; the order of members does not matter."""
    return json.dumps(a, sort_keys=True) == json.dumps(b, sort_keys=True)


def mutations(value: Any) -> Iterator[Any]:
    """Yield values that differ from this one in one place: another type, one more or less, an extra member or item."""
    yield from ANYTHING
    if isinstance(value, dict):
        yield from _changed_members(value)
    elif isinstance(value, list):
        yield from _changed_items(value)
    elif isinstance(value, str):
        yield from (value + "x", value[:-1], value.upper(), value + "\u0000")
    elif type(value) is int:
        yield from (value - 1, value + 1, -value, value + 2**53, str(value), value == 1)
        yield from (value + 0.5,) if abs(value) < 2**50 else ()
    elif type(value) is bool:
        yield from (int(value), str(value).lower(), not value)


def _changed_members(value: dict[str, Any]) -> Iterator[Any]:
    yield {**value, "more": 1}
    yield {**value, "": None}
    yield [value]
    for name, inner in value.items():
        rest = {other: value[other] for other in value if other != name}
        yield rest
        yield {**rest, name + " ": inner}
        for changed in mutations(inner):
            yield {**value, name: changed}


def _changed_items(value: list[Any]) -> Iterator[Any]:
    yield [*value, None]
    yield value * 2
    yield value[::-1]
    for place, inner in enumerate(value):
        yield value[:place] + value[place + 1 :]
        yield [*value, inner]
        for changed in mutations(inner):
            yield [*value[:place], changed, *value[place + 1 :]]
