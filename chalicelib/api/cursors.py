"""Cursors: where a page of a list ended, in a text that only that list takes back.

A cursor is sealed with a secret of this deployment (HMAC-SHA256) together with the name of its list, which says whose list it
is and by what it was filtered. So nobody can write one that was never given, and what reads lists is handed back what it gave.
The place is no secret: whoever has a cursor can read it.
"""

from __future__ import annotations

import re
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest, digest

from chalicelib.errors import Malformed

SECRET_BYTES = 32
SIGNATURE_BYTES = 16
CURSOR = re.compile(r"[A-Za-z0-9_-]{22,512}")


def new_secret() -> str:
    """A new secret, of letters that a file and a variable can have."""
    return secrets.token_urlsafe(SECRET_BYTES)


@dataclass(frozen=True, slots=True, repr=False)
class CursorSigner:
    """Who has no secret to keep has one drawn, which lasts as long as the seal."""

    secret: bytes

    @classmethod
    def from_secret(cls, secret: str | None) -> CursorSigner:
        return cls(sha256((secret or new_secret()).encode()).digest())

    @property
    def salt(self) -> bytes:
        """What the club's hashes of addresses are salted with."""
        return digest(self.secret, b"mulligan.salt.1", "sha256")

    def sign(self, list_name: str, place: str) -> str:
        """The cursor for this place in the list of that name."""
        told = place.encode()
        return urlsafe_b64encode(self._signature(list_name, told) + told).rstrip(b"=").decode("ascii")

    def verify(self, list_name: str, cursor: str) -> str:
        """The place that the cursor holds. Malformed if this list never gave it."""
        if CURSOR.fullmatch(cursor):
            try:
                place = urlsafe_b64decode(cursor + "=" * (-len(cursor) % 4))[SIGNATURE_BYTES:].decode()
                if compare_digest(self.sign(list_name, place), cursor):
                    return place
            except ValueError:
                pass
        raise Malformed("That cursor does not belong here. Begin again without one.")

    def _signature(self, list_name: str, told: bytes) -> bytes:
        name = list_name.encode()
        return digest(self.secret, b"mulligan.cursor.2|%d|%b|%b" % (len(name), name, told), "sha256")[:SIGNATURE_BYTES]
