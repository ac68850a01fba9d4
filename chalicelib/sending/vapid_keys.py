"""The key pair that identifies this club to push services (VAPID, RFC 8292): made once, and stored with the data.

Locally it is a file beside the database that only its owner can read. On AWS it is a row of the table, so that a restored
backup keeps its subscriptions. If the key is lost, all subscriptions are.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from chalicelib import file_permissions, json_codec
from chalicelib.store.interface import Row, Store

FILE = "push.key"
SECRET, PUBLIC, KEY = "SECRET#PUSH", "PUSH", "KEY"
LENGTH = 32


@dataclass(frozen=True, slots=True)
class Keys:
    """The private key: 32 bytes as base64url."""

    private: str

    @property
    def public(self) -> str:
        """The public key for browsers to subscribe with: the uncompressed point as base64url."""
        point = self.secret().public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return _text(point)

    def secret(self) -> ec.EllipticCurvePrivateKey:
        number = int.from_bytes(urlsafe_b64decode(self.private + "="), "big")
        return ec.derive_private_key(number, ec.SECP256R1())


def make_keys() -> Keys:
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return Keys(_text(number.to_bytes(LENGTH, "big")))


def keys_beside(folder: Path) -> Keys:
    """Return the keys in this folder; make them if there are none. Raises OSError if they can be neither read nor stored."""
    return Keys(file_permissions.kept(folder / FILE, lambda: make_keys().private))


def keys_in(store: Store) -> Keys | None:
    """Return the keys in the store, or None. Raises Unavailable."""
    rows, _ = store.rows(SECRET, count=1, strong=True)
    return Keys(json_codec.load(rows[0].body)["private"]) if rows else None


def make_keys_in(store: Store) -> Keys:
    """Return the keys in the store; make them if there are none. If two callers make them at once, both get the same. Raises
    Unavailable.
    """
    keys = keys_in(store)
    if keys is None:
        store.put(Row(SECRET, KEY, 1, json_codec.dump({"private": make_keys().private})), newer=True)
        keys = keys_in(store)
    assert keys is not None, "just put"
    publish(store, keys)
    return keys


def publish(store: Store, keys: Keys) -> None:
    """Store the public key for the page to subscribe with. Raises Unavailable."""
    body = json_codec.dump({"key": keys.public})
    rows, _ = store.rows(PUBLIC, count=1, strong=True)
    if not rows or rows[0].body != body:
        store.put(Row(PUBLIC, KEY, rows[0].n + 1 if rows else 1, body))


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode("ascii")
