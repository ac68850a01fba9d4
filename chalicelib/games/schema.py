"""Builders of JSON Schemas (2020-12). Games describe views, moves, events and records with them, for openapi.json.

The API adds what all games share: the `n` of each event, and the common members of the record.

>>> object_of(seat=seat(4), cards=list_of(INT))["required"]
['seat', 'cards']
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

Schema = dict[str, Any]

INT: Schema = {"type": "integer"}
COUNT: Schema = {"type": "integer", "minimum": 0}
BOOL: Schema = {"type": "boolean"}
TEXT: Schema = {"type": "string"}
NULL: Schema = {"type": "null"}


def number(least: int, most: int) -> Schema:
    """An integer from `least` to `most`."""
    return {"type": "integer", "minimum": least, "maximum": most}


def seat(most: int) -> Schema:
    """The number of a seat, from 0, at a table with at most `most` seats."""
    return number(0, most - 1)


def one_of(values: Iterable[Any]) -> Schema:
    """One of these plain values."""
    return {"enum": list(values)}


def either(*schemas: Schema) -> Schema:
    """Exactly one of several schemas."""
    return {"oneOf": list(schemas)}


def nullable(schema: Schema) -> Schema:
    """This schema, or null."""
    return either(schema, NULL)


def list_of(items: Schema, least: int | None = None, most: int | None = None) -> Schema:
    """A list with `least` to `most` items: exactly `least` without `most`, any number without both."""
    if least is None:
        return {"type": "array", "items": items}
    return {"type": "array", "items": items, "minItems": least, "maxItems": least if most is None else most}


def seat_schemas(players: tuple[int, int]) -> tuple[Schema, Callable[[Schema], Schema]]:
    """The schema of a seat's number, and a function that returns the schema of a list with one item for each seat.

    >>> SEAT, each_seat = seat_schemas((2, 5))
    >>> each_seat(SEAT)["maxItems"]
    5
    """
    return seat(players[1]), lambda items: list_of(items, *players)


def object_of(**members: Schema) -> Schema:
    """An object with exactly these members."""
    return {"type": "object", "properties": members, "required": list(members), "additionalProperties": False}


def keyed_by(names: Iterable[Any], schema: Schema) -> Schema:
    """An object whose keys are some of these names, such as seats."""
    return {"type": "object", "propertyNames": one_of(map(str, names)), "additionalProperties": schema}


def with_optional(made: Schema, /, **members: Schema) -> Schema:
    """The object schema `made` with further, optional members, such as those that only the seat itself sees."""
    return {**made, "properties": {**made["properties"], **members}}


def kind(name: str, /, **members: Schema) -> Schema:
    """A move of this kind."""
    return object_of(kind={"const": name}, **members)


def event(name: str, who: Schema, /, **members: Schema) -> Schema:
    """An event of this kind; `who` is the seat that did it, or `NULL`."""
    return object_of(seat=who, kind={"const": name}, **members)


def choice_event(who: Schema, /, **choice: Schema) -> Schema:
    """The event `chose` of a hidden choice. Only the seat itself sees the members."""
    return with_optional(event("chose", who), **choice)
