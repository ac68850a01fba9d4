"""Cursors: where a page of a list ended, in a text that only that list takes back.

A cursor holds a check over itself and the list's name, so that one that was mistyped, cut, or made for another list is told
from one of ours. It is no secret: who forges one with its check gets another page of the same list, and nothing else.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from chalicelib.errors import Malformed

Place = Sequence[str | int]
CHECK = 6
LONGEST = 512


def write(listed: str, place: Place) -> str:
    """The cursor for this place in the list of that name."""
    told = json.dumps(place, separators=(",", ":"), ensure_ascii=False).encode()
    return urlsafe_b64encode(_check(listed, told) + told).rstrip(b"=").decode("ascii")


def read(listed: str, cursor: str, *shape: type) -> list[Any]:
    """The place that the cursor holds: members of these types. Malformed if this list never gave it."""
    try:
        data = urlsafe_b64decode(cursor[:LONGEST] + "=" * (-len(cursor) % 4))
        place = json.loads(data[CHECK:])
        ours = type(place) is list and tuple(map(type, place)) == shape and write(listed, place) == cursor
    except ValueError:
        ours = False
    if not ours:
        raise Malformed("That cursor does not belong to this list. Begin again without one.")
    return list(place)


def _check(listed: str, told: bytes) -> bytes:
    return sha256(b"mulligan.cursor.1|" + listed.encode() + b"|" + told).digest()[:CHECK]
