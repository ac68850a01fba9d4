"""Cursors are sealed with a secret, and accepted only by the list that they belong to."""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chalicelib.api.cursors import CursorSigner, new_secret
from chalicelib.api.service import Service, open_service
from chalicelib.boards.results import project_results
from chalicelib.errors import Malformed
from tests.api.client import OPEN, Client
from tests.boards.made_results import result, seat

WORDS = st.text(st.characters(exclude_categories=["Cs"]), max_size=60)
SIGNER = CursorSigner.from_secret("a secret")
OURS = SIGNER.sign("a list", "é 7")
NESTED = urlsafe_b64encode(b"[" * 300).decode()


@given(WORDS, WORDS)
def test_a_cursor_gives_back_its_place(listed: str, place: str) -> None:
    assert SIGNER.verify(listed, SIGNER.sign(listed, place)) == place


@pytest.mark.parametrize("at", range(len(OURS)))
def test_a_cursor_with_one_letter_changed_is_refused(at: int) -> None:
    other = "A" if OURS[at] != "A" else "B"
    with pytest.raises(Malformed):
        SIGNER.verify("a list", OURS[:at] + other + OURS[at + 1 :])


@pytest.mark.parametrize("cursor", ["", "x", "null", OURS[:-1], OURS + "=", OURS + "A", OURS * 40, "é" * 20, "[" * 600, NESTED])
def test_text_that_is_no_cursor_is_refused(cursor: str) -> None:
    with pytest.raises(Malformed, match="Start again without one"):
        SIGNER.verify("a list", cursor)


@given(st.binary(max_size=80))
def test_a_made_up_cursor_is_refused(data: bytes) -> None:
    with pytest.raises(Malformed):
        SIGNER.verify("a list", urlsafe_b64encode(data).decode().rstrip("="))


@pytest.mark.parametrize(
    ("listed", "place"), [("another list", "é 7"), ("a list|", "é 7"), ("a", " list|é 7"), ("a list", "é 8")]
)
def test_a_cursor_is_bound_to_its_list_and_filter(listed: str, place: str) -> None:
    other = SIGNER.sign(listed, place)
    assert other[:22] != OURS[:22], "not only by what can be read of it"
    if listed != "a list":
        with pytest.raises(Malformed):
            SIGNER.verify("a list", other)


def test_another_deployments_cursor_is_refused() -> None:
    with pytest.raises(Malformed):
        CursorSigner.from_secret("another secret").verify("a list", OURS)


def test_a_secret_is_drawn_if_none_is_set() -> None:
    one, another = CursorSigner.from_secret(None), CursorSigner.from_secret("")
    assert one.verify("a list", one.sign("a list", "7")) == "7"
    with pytest.raises(Malformed):
        another.verify("a list", one.sign("a list", "7"))
    assert len({new_secret() for _ in range(100)}) == 100
    assert "secret" not in repr(one)


# ── over the API ──


def forged(listed: str, place: object) -> str:
    """Forge a cursor by an old, published scheme."""
    position = json.dumps([place], separators=(",", ":")).encode()
    check = sha256(b"mulligan.cursor.1|" + listed.encode() + b"|" + position).digest()[:6]
    return urlsafe_b64encode(check + position).rstrip(b"=").decode()


def by_unknown_signer(listed: str, place: str) -> str:
    """Forge a cursor by the current scheme, without the secret."""
    return CursorSigner.from_secret("guessed").sign(listed, place)


@pytest.mark.parametrize("place", ["x", "-1", "", "1_0", "9" * 300, "٣"])
def test_cursors_cannot_be_forged(ann: Client, place: str) -> None:
    table = ann.make(OPEN).json["id"]
    lists = {
        "/api/games": "games",
        "/api/courses": "courses",
        "/api/boards/dice-golf": "BOARD#dice-golf##18#stroke#",
        "/api/me/tables": "tables of Ann",
        f"/api/tables/{table}/log": f"log {table}",
        f"/api/tables/{table}/messages": f"messages {table}",
    }
    for path, listed in lists.items():
        for cursor in (forged(listed, place), by_unknown_signer(listed, place)):
            refused = ann.get(path, cursor=cursor)
            assert (refused.status, refused.code) == (400, "malformed"), path
            assert refused.json["detail"].endswith("Start again without one.")
    for path, said in (("/api/me/hours", {"hours": None}), ("/api/me/away", {"until": None})):
        refused = ann.post(path, {**said, "cursor": by_unknown_signer("hours of Ann", place)[:64]})
        assert (refused.status, refused.code) == (400, "malformed"), path


def test_a_cursor_for_hours_does_not_work_for_another_player(service: Service, ann: Client, bob: Client) -> None:
    for _ in range(21):
        ann.make({"kind": "bot"}, off=["nights"])
    night = {"zone": "Europe/Berlin", "from": "22:00", "to": "07:00"}
    first = ann.post("/api/me/hours", {"hours": night})
    cursor = first.json["cursor"]
    assert len(first.json["tables"]) == 20
    assert len(cursor) <= 64
    assert bob.post("/api/me/hours", {"hours": night, "cursor": cursor}).status == 400
    assert bob.get("/api/me/settings").json["hours"] is None, "a refused request changes nothing"
    assert ann.post("/api/me/away", {"until": None, "cursor": cursor}).status == 400
    assert len(ann.post("/api/me/hours", {"hours": night, "cursor": cursor}).json["tables"]) == 1


def test_a_cursor_of_one_board_does_not_work_for_another(service: Service, watcher: Client) -> None:
    for number in range(3):
        project_results(service.club.store, f"{number:022d}", 60, result(seat(0, 70, f"{number:022d}")))
    path = "/api/boards/dice-golf"
    cursor = watcher.get(path, course="pebble-coast", limit=2).json["cursor"]
    assert len(watcher.get(path, course="pebble-coast", limit=2, cursor=cursor).json["items"]) == 1
    for asked in ({"course": "augustine"}, {}, {"course": "pebble-coast", "holes": "front"}):
        assert watcher.get(path, limit=2, cursor=cursor, **asked).status == 400
    assert watcher.get("/api/boards/mulligan", course="pebble-coast", limit=2, cursor=cursor).status == 400


def test_a_cursor_of_one_table_does_not_work_for_another(ann: Client) -> None:
    one, another = (ann.make(OPEN).json["id"] for _ in range(2))
    Client("Bob").post(f"/api/tables/{one}/requests", {"name": "Bob"})
    cursor = ann.get(f"/api/tables/{one}/log", limit=1).json["cursor"]
    assert ann.get(f"/api/tables/{one}/log", cursor=cursor).status == 200
    assert ann.get(f"/api/tables/{another}/log", cursor=cursor).status == 400
    assert ann.get(f"/api/tables/{one}/messages", cursor=cursor).status == 400


def test_local_cursors_survive_a_restart_and_their_secret_is_private(tmp_path: Path) -> None:
    cursors = []
    for _ in range(2):
        service = open_service({"DATA": str(tmp_path)})
        cursors.append(service.cursor_signer.sign("a list", "7"))
        service.club.store.close()  # type: ignore[attr-defined]
    assert cursors[0] == cursors[1]
    assert (tmp_path / "seal.key").stat().st_mode & 0o777 == 0o600


def test_on_aws_the_secret_is_the_stacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chalicelib.api.service._dynamo", lambda name: None)
    services = [open_service({"TABLE_NAME": "club", "SEAL": seal}) for seal in ("a", "a", "b")]
    cursors = [service.cursor_signer.sign("a list", "7") for service in services]
    assert cursors[0] == cursors[1] != cursors[2]
