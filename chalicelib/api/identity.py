"""Who is asking: a bearer key is all there is to a player. Nothing is stored and nothing is looked up."""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import NamedTuple

from chalicelib.errors import BadKey

# As many characters as 32 bytes make in base64url. They are never decoded, so the last may be any of them too.
BEARER = re.compile(r"[Bb][Ee][Aa][Rr][Ee][Rr] +([A-Za-z0-9_-]{43})")


class Caller(NamedTuple):
    """A key as sent, and the player that it stands for."""

    key: str
    player: str


def caller_of(authorization: str | None) -> Caller | None:
    """The caller named by an Authorization header, None without one; BadKey if it is anything but a player's key."""
    if authorization is None:
        return None
    found = BEARER.fullmatch(authorization)
    if not found:
        raise BadKey
    return Caller(found[1], player_id(found[1]))


def player_id(key: str) -> str:
    """The public id of the player who holds this key: 22 characters that do not tell the key."""
    digest = sha256(b"mulligan.player.1" + key.encode("ascii")).digest()
    return urlsafe_b64encode(digest[:16]).rstrip(b"=").decode("ascii")
