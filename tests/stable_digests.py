"""Digests of JSON values that stay the same when members are added later.

`members_of` collects the names of all members of a value, nested as they are there. `digest` leaves out every other member.
Lists are transparent, and so are members whose name is a number: such objects are keyed by seats, cards or holes.

>>> known = members_of({"players": [{"cards": [1, 2]}, {"cards": None, "total": 3}]})
>>> known
{'players': {'cards': {}, 'total': {}}}
>>> only(known, {"players": [{"cards": [1, 2], "hats": 4}], "weather": "rain"})
{'players': [{'cards': [1, 2]}]}
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from chalicelib.fairness import canonical

JSON = Any
Members = dict[str, Any]
"""The names of members, each with the names of its own members."""


def members_of(value: JSON) -> Members:
    """Return the names of all members of a value."""
    known: Members = {}
    _collect(known, value)
    return known


def only(known: Members, value: JSON) -> JSON:
    """Return the value without the members that are not known."""
    if isinstance(value, dict):
        below = {name: known if name.isdigit() else known.get(name) for name in value}
        return {name: only(known, value[name]) for name, known in below.items() if known is not None}
    return [only(known, one) for one in value] if isinstance(value, list | tuple) else value


def digest(known: Members, value: JSON) -> str:
    """Return the hex SHA-256 of the value without the members that are not known."""
    return digest_of_all(only(known, value))


def digest_of_all(value: JSON) -> str:
    """Return the hex SHA-256 of a whole value."""
    return sha256(canonical(value)).hexdigest()


def _collect(known: Members, value: JSON) -> None:
    if isinstance(value, dict):
        for name, member in value.items():
            _collect(known if name.isdigit() else known.setdefault(name, {}), member)
    elif isinstance(value, list | tuple):
        for one in value:
            _collect(known, one)
