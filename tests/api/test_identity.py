"""A key is 43 characters of base64url, and identifies a player."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import sha256
from string import ascii_letters, digits

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chalicelib.api import request
from chalicelib.errors import BadKey
from chalicelib.players.keys import player_id
from tests.api.client import Client, key_of

KEY = "A" * 43


@given(st.text(ascii_letters + digits + "-_", min_size=43, max_size=43))
def test_any_43_characters_of_base64url_are_a_key(key: str) -> None:
    assert request.read_key(f"Bearer {key}") == key


def test_a_player_id_is_16_bytes_of_the_keys_hash() -> None:
    digest = sha256(b"mulligan.player.1" + KEY.encode()).digest()
    assert player_id(KEY) == urlsafe_b64encode(digest[:16]).decode().rstrip("=") == "1HEW4IGZt45Eyu66c66fTw"


@pytest.mark.parametrize(
    "header",
    [
        "",
        "Bearer",
        "Bearer ",
        f"Bearer {KEY[1:]}",
        f"Bearer {KEY}A",
        f"Bearer {KEY}=",
        f"Bearer {KEY[1:]}+",
        f"Bearer {KEY[1:]}/",
        f"Bearer {KEY[1:]}é",
        f"Bearer {KEY}\n",
        f"Bearer {KEY}, Bearer {KEY}",
        f"Basic {KEY}",
        f"Token {KEY}",
        KEY,
    ],
)
def test_anything_else_is_a_bad_key(header: str) -> None:
    with pytest.raises(BadKey):
        request.read_key(header)


def test_the_scheme_may_be_in_lower_case() -> None:
    assert request.read_key(f"bearer {KEY}") == request.read_key(f"Bearer {KEY}")


@pytest.mark.parametrize("path", ["/api/health", "/api/games", "/api/tables/AAAAAAAAAAAAAAAAAAAAAA"])
def test_a_bad_key_is_refused_at_every_route(path: str) -> None:
    answered = Client().ask("GET", path, authorization="Bearer short")
    assert (answered.status, answered.code, answered.headers["WWW-Authenticate"]) == (401, "bad-key", "Bearer")


def test_the_view_shows_the_player_and_never_the_key(ann: Client) -> None:
    made = ann.make()
    assert made.json["view"]["seats"][0]["player"] == player_id(ann.key)
    assert key_of("Ann") not in str(made.json)
