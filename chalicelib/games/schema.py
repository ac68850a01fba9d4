"""Small JSON Schemas (2020-12) with which games describe states, moves, events and records for openapi.json.

The API adds what all games share: the `n` of each event, and the common members of the record.

>>> thing(seat=seat(4), cards=rows(INT))["required"]
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
NOBODY: Schema = {"type": "null"}


def number(least: int, most: int) -> Schema:
    """An integer within these bounds."""
    return {"type": "integer", "minimum": least, "maximum": most}


def seat(most: int) -> Schema:
    """The number of a seat at a table with at most `most` seats."""
    return number(0, most - 1)


def one_of(values: Iterable[Any]) -> Schema:
    """One of some plain values."""
    return {"enum": list(values)}


def either(*schemas: Schema) -> Schema:
    """One of several things that differ."""
    return {"oneOf": list(schemas)}


def some(schema: Schema) -> Schema:
    """This schema, or null."""
    return either(schema, NOBODY)


def rows(items: Schema, least: int | None = None, most: int | None = None) -> Schema:
    """A list; with exactly `least` items if `most` is left out."""
    if least is None:
        return {"type": "array", "items": items}
    return {"type": "array", "items": items, "minItems": least, "maxItems": least if most is None else most}


def seated(players: tuple[int, int]) -> tuple[Schema, Callable[[Schema], Schema]]:
    """The schema of a seat's number, and a function that makes a list with one item for each seat.

    >>> SEAT, each_seat = seated((2, 5))
    >>> each_seat(SEAT)["maxItems"]
    5
    """
    return seat(players[1]), lambda items: rows(items, *players)


def thing(**members: Schema) -> Schema:
    """An object with exactly these members."""
    return {"type": "object", "properties": members, "required": list(members), "additionalProperties": False}


def by(names: Iterable[Any], schema: Schema) -> Schema:
    """An object keyed by some of these, seats for example."""
    return {"type": "object", "propertyNames": one_of(map(str, names)), "additionalProperties": schema}


def perhaps(made: Schema, /, **members: Schema) -> Schema:
    """An object with optional members, such as those that only the seat itself sees."""
    return {**made, "properties": {**made["properties"], **members}}


def kind(name: str, /, **members: Schema) -> Schema:
    """A move of this kind."""
    return thing(kind={"const": name}, **members)


def event(name: str, who: Schema, /, **members: Schema) -> Schema:
    """An event of this kind; `who` is the seat that did it, or `NOBODY`."""
    return thing(seat=who, kind={"const": name}, **members)


def chose(who: Schema, /, **choice: Schema) -> Schema:
    """The event of a hidden choice: only the seat itself sees the members."""
    return perhaps(event("chose", who), **choice)
