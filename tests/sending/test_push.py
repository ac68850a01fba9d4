"""Pushes, as the push service and the browser see them: the sender's signature, and encryption for the browser alone."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from chalicelib.notifications.channels import Browser
from chalicelib.notifications.outbox import LONGEST_BODY, LONGEST_TITLE, Message
from chalicelib.sending.push import push
from chalicelib.sending.vapid_keys import Keys, keys_beside, keys_in, make_keys, make_keys_in
from chalicelib.store.sqlite import SqliteStore
from tests.sending.servers import HOST, Server, client_to, running

NOW = 1_780_000_000_000
CONTACT = "mailto:host@club.example"
MESSAGE = Message("p" * 22, "t" * 22, "turn", "Your turn at Pebble Coast, hole 7", "Ben made a four.", "/t/x", "t" * 22, "Ann")


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def data(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Phone:
    """A browser with the keys of its subscription."""

    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    secret: bytes = b"sixteen bytes ok"

    def subscribed(self, server: Server) -> Browser:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return Browser(server.url, text(point), text(self.secret))

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm"))


def claims(authorization: str, key: str) -> Any:
    """Return the claims signed with this public key. Raises InvalidSignature for another key."""
    scheme, _, token = authorization.partition(" ")
    parts = dict(part.strip().partition("=")[::2] for part in token.split(","))
    assert (scheme, parts["k"]) == ("vapid", key)
    header, payload, signature = parts["t"].split(".")
    raw = data(signature)
    pair = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(key))
    public.verify(pair, f"{header}.{payload}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(data(header))["alg"] == "ES256"
    return json.loads(data(payload))


def send(server: Server, browser: Browser, keys: Keys, message: Message = MESSAGE) -> str:
    return push(client_to(server), keys, CONTACT, browser, message, NOW, lambda seconds: None, check=str)


def test_the_browser_decrypts_it_and_the_service_verifies_the_sender() -> None:
    phone, keys = Phone(), make_keys()
    with running(Server()) as server:
        assert send(server, phone.subscribed(server), keys) == "sent"
    (got,) = server.got
    text = phone.read(got.body)
    assert text == {"title": MESSAGE.title, "body": MESSAGE.body, "url": "/t/x", "tag": "t" * 22, "why": "turn"}
    signed = claims(got.headers["authorization"], keys.public)
    assert signed == {"aud": f"https://{HOST}:{server.port}", "exp": NOW // 1000 + 12 * 3600, "sub": CONTACT}
    assert (got.headers["content-encoding"], got.headers["topic"]) == ("aes128gcm", "t" * 22)
    assert 0 < int(got.headers["ttl"]) <= 24 * 3600


def test_other_keys_neither_decrypt_nor_verify() -> None:
    phone, keys = Phone(), make_keys()
    with running(Server()) as server:
        send(server, phone.subscribed(server), keys)
    (got,) = server.got
    with pytest.raises(http_ece.ECEException):
        Phone().read(got.body)
    with pytest.raises((InvalidSignature, AssertionError)):
        claims(got.headers["authorization"], make_keys().public)
    assert MESSAGE.title.encode() not in got.body


@pytest.mark.parametrize(
    ("statuses", "outcome", "asked"),
    [
        ([201], "sent", 1),
        ([410], "gone", 1),
        ([404], "gone", 1),
        ([403], "failed", 1),
        ([307], "failed", 1),
        ([503, 201], "sent", 2),
        ([429, 503, 201], "failed", 2),
    ],
)
def test_outcomes_by_status(statuses: list[int], outcome: str, asked: int) -> None:
    with running(Server(statuses)) as server:
        assert send(server, Phone().subscribed(server), make_keys()) == outcome
    assert len(server.got) == asked


@pytest.mark.parametrize("broken", [{"p256dh": text(b"\4" + b"\1" * 64)}, {"p256dh": "AA"}], ids=str)
def test_invalid_keys_count_as_gone_and_nothing_is_sent(broken: dict[str, str]) -> None:
    with running(Server()) as server:
        browser = Phone().subscribed(server)._replace(**broken)
        assert send(server, browser, make_keys()) == "gone"
    assert not server.got


def test_an_unknown_push_service_counts_as_gone() -> None:
    browser = Browser("https://intranet.example.com/x", *("x", "y"))
    assert push(client_to(Server()), make_keys(), CONTACT, browser, MESSAGE, NOW, lambda seconds: None) == "gone"


def test_the_longest_message_fits() -> None:
    longest = MESSAGE._replace(title="🏌" * LONGEST_TITLE, body="🏌" * LONGEST_BODY)
    with running(Server()) as server:
        assert send(server, Phone().subscribed(server), make_keys(), longest) == "sent"
    assert len(server.got[0].body) < 3993


# ── the club's keys ──


def test_keys_are_made_once_and_only_their_owner_reads_them(tmp_path: Path) -> None:
    keys = keys_beside(tmp_path)
    assert keys_beside(tmp_path) == keys != keys_beside(tmp_path.parent)
    assert (tmp_path / "push.key").stat().st_mode & 0o777 == 0o600
    assert len(data(keys.public)) == 65


def test_keys_are_stored_and_only_the_public_one_is_published() -> None:
    store = SqliteStore()
    assert keys_in(store) is None
    keys = make_keys_in(store)
    assert make_keys_in(store) == keys_in(store) == keys
    row = store.get("PUSH", "KEY")
    assert row is not None
    assert json.loads(row.body) == {"key": keys.public}
    store.close()
