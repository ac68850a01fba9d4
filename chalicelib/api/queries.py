"""Reading the query: every key known and given once, numbers in range."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence

from chalicelib.api.contract import MOST
from chalicelib.errors import Malformed

NUMBER = re.compile(r"0|[1-9][0-9]{0,14}")
USUAL = 50


def once(given: Mapping[str, Sequence[str]], known: Collection[str]) -> dict[str, str]:
    """Each key's one value; Malformed for a key that the call does not know or that stands twice."""
    values: dict[str, str] = {}
    for name, many in given.items():
        if name not in known:
            raise Malformed(f"“{name[:30]}” is not a setting of this address, which has {_all(known)}.")
        if len(many) != 1:
            raise Malformed(f"“{name}” can be said only once.")
        values[name] = many[0]
    return values


def number(values: Mapping[str, str], name: str) -> int | None:
    """A whole number from 0 on, None where it was not given."""
    text = values.get(name)
    if text is None:
        return None
    if not NUMBER.fullmatch(text):
        raise Malformed(f"“{name}” must be a whole number.")
    return int(text)


def limit(values: Mapping[str, str]) -> int:
    """How many items the caller wants: 1 to 100."""
    count = number(values, "limit")
    if count is None:
        return USUAL
    if not 1 <= count <= MOST:
        raise Malformed(f"“limit” goes from 1 to {MOST}.")
    return count


def _all(names: Collection[str]) -> str:
    """ "limit, cursor and since", or "none"."""
    *others, last = [*names] or ["none"]
    return f"{', '.join(others)} and {last}" if others else last
