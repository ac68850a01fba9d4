"""Who is asking: a bearer key is all that tells one player from another."""

from __future__ import annotations

import re

from chalicelib.errors import BadKey

# As many characters as 32 bytes make in base64url. They are never decoded, so the last may be any of them too.
BEARER = re.compile(r"[Bb][Ee][Aa][Rr][Ee][Rr] +([A-Za-z0-9_-]{43})")


def key_of(authorization: str | None) -> str | None:
    """The key in an Authorization header, None without one; BadKey if it is anything but a player's key."""
    if authorization is None:
        return None
    found = BEARER.fullmatch(authorization)
    if not found:
        raise BadKey
    return found[1]
