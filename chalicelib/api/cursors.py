"""Cursors: the place where a page of a list ended, signed for that list.

A cursor is signed with a secret of this deployment (HMAC-SHA256) together with the name of its list, which includes its owner
and filters. So nobody can forge a cursor, and a list only gets places that it issued. The place itself is not secret.
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
    """Return a new secret in base64url, fit for a file and for a variable."""
    return secrets.token_urlsafe(SECRET_BYTES)


@dataclass(frozen=True, slots=True, repr=False)
class CursorSigner:
    """Signs and verifies cursors. Without a given secret it draws one, valid as long as this object lives."""

    secret: bytes

    @classmethod
    def from_secret(cls, secret: str | None) -> CursorSigner:
        return cls(sha256((secret or new_secret()).encode()).digest())

    @property
    def salt(self) -> bytes:
        """The salt of the club's hashes of addresses."""
        return digest(self.secret, b"mulligan.salt.1", "sha256")

    def sign(self, list_name: str, place: str) -> str:
        """Return the cursor for a place in the list of that name."""
        content = place.encode()
        return urlsafe_b64encode(self._signature(list_name, content) + content).rstrip(b"=").decode("ascii")

    def verify(self, list_name: str, cursor: str) -> str:
        """Return the place that a cursor holds. Malformed if it was not issued for this list."""
        if CURSOR.fullmatch(cursor):
            try:
                place = urlsafe_b64decode(cursor + "=" * (-len(cursor) % 4))[SIGNATURE_BYTES:].decode()
                if compare_digest(self.sign(list_name, place), cursor):
                    return place
            except ValueError:
                pass
        raise Malformed("That cursor doesn’t belong here. Start again without one.")

    def _signature(self, list_name: str, content: bytes) -> bytes:
        name = list_name.encode()
        return digest(self.secret, b"mulligan.cursor.2|%d|%b|%b" % (len(name), name, content), "sha256")[:SIGNATURE_BYTES]
