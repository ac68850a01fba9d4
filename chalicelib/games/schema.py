"""The words in which games describe what they give and take: small JSON Schemas (2020-12), for openapi.json and its types.

Who publishes them adds what all games share: each event's `n`, and the record's common members.

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
    """A whole number in these bounds."""
    return {"type": "integer", "minimum": least, "maximum": most}


def seat(most: int) -> Schema:
    """A seat's number at a table of so many at most."""
    return number(0, most - 1)


def one_of(values: Iterable[Any]) -> Schema:
    """One of some plain values."""
    return {"enum": list(values)}


def either(*schemas: Schema) -> Schema:
    """One of several things that differ."""
    return {"oneOf": list(schemas)}


def some(schema: Schema) -> Schema:
    """It, or null."""
    return either(schema, NOBODY)


def rows(items: Schema, least: int | None = None, most: int | None = None) -> Schema:
    """A list; of exactly `least` things where `most` is left out."""
    if least is None:
        return {"type": "array", "items": items}
    return {"type": "array", "items": items, "minItems": least, "maxItems": least if most is None else most}


def seated(players: tuple[int, int]) -> tuple[Schema, Callable[[Schema], Schema]]:
    """What a table for so many speaks of: a seat's number, and a list with one thing for each seat.

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
    """A thing with members that may be left out, such as those that reach their own seat alone."""
    return {**made, "properties": {**made["properties"], **members}}


def kind(name: str, /, **members: Schema) -> Schema:
    """A move of this kind."""
    return thing(kind={"const": name}, **members)


def event(name: str, who: Schema, /, **members: Schema) -> Schema:
    """An event of this kind; `who` is the seat that did it, or `NOBODY`."""
    return thing(seat=who, kind={"const": name}, **members)


def chose(who: Schema, /, **choice: Schema) -> Schema:
    """The event of a choice that stays hidden: its own seat alone is told what."""
    return perhaps(event("chose", who), **choice)
