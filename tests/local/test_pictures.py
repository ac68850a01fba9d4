"""Link pictures from the local server: drawn beside other requests, stored as files."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from chalicelib import security_headers
from chalicelib.api.service import Service
from chalicelib.local.pictures import DAY, MAX_AGE, PictureFiles
from chalicelib.store.interface import Unavailable
from tests.local.messages import HEALTH, NEW_TABLE, Reply, Wire, post, request, serving

NAME = "AAAAAAAAAAAAAAAAAAAAAA/0123456789abcdef.png"


def get(wire: Wire, path: str, *lines: str, host: str = "localhost") -> Reply:
    return wire.ask(request("GET", path, *lines, host=host))


@pytest.fixture
def table(wire: Wire) -> str:
    return str(wire.ask(post("/api/tables", NEW_TABLE)).json["id"])


def picture_of(wire: Wire, table: str) -> str:
    """Return the picture's address from the table's link."""
    found = re.search(rb'og:image" content="http://localhost([^"]+)"', get(wire, f"/t/{table}").body)
    assert found
    return found[1].decode()


def test_the_picture_in_a_link_is_served_and_stored(wire: Wire, table: str, page: Path) -> None:
    at = picture_of(wire, table)
    reply = get(wire, at)
    assert (reply.status, reply.headers["content-type"]) == (200, "image/png")
    assert reply.headers["cache-control"] == "public, max-age=2592000, immutable"
    assert reply.body.startswith(b"\x89PNG")
    (kept,) = (page.parent / "pictures").rglob("*.*")
    assert at.endswith(f"{kept.parent.name}/{kept.name}")
    kept.write_bytes(b"kept")
    assert get(wire, at).body == b"kept"


def test_a_tables_picture_is_found_by_its_language(wire: Wire, table: str) -> None:
    reply = get(wire, f"/pictures/{table}/en.png")
    assert (reply.status, reply.headers["location"]) == (302, picture_of(wire, table))
    assert get(wire, f"/pictures/{table}/de.png").headers["location"] != picture_of(wire, table)


def test_answers_come_in_the_order_of_requests(wire: Wire, table: str) -> None:
    """A picture takes longer than all later requests."""
    at = picture_of(wire, table)
    wire.send(HEALTH + request("GET", at) + HEALTH + request("HEAD", at) + HEALTH)
    assert [wire.reply(head=head).status for head in (False, False, False, True, False)] == [200] * 5


def test_others_are_answered_while_one_is_drawn(wire: Wire, table: str, port: int) -> None:
    at = picture_of(wire, table)
    with Wire(port) as other:
        wire.send(request("GET", at))
        assert other.ask(HEALTH).status == 200
        assert wire.reply().status == 200


def test_pictures_are_only_read(wire: Wire) -> None:
    reply = wire.ask(request("POST", f"/pictures/{NAME}"))
    assert (reply.status, reply.headers["allow"]) == (405, "GET, HEAD")


@pytest.mark.parametrize("path", [f"/pictures/{NAME}", "/pictures/", "/pictures/../secret.txt", "/pictures/%2e%2e/secret.txt"])
def test_what_is_no_picture_is_not_found_and_not_the_page(wire: Wire, path: str) -> None:
    reply = get(wire, path)
    assert (reply.status, reply.headers["content-type"]) == (404, "text/plain; charset=utf-8")
    assert {name: reply.headers.get(name.lower()) for name in security_headers.PAGE} == security_headers.PAGE


def test_a_foreign_host_gets_no_picture(wire: Wire, table: str) -> None:
    assert get(wire, f"/pictures/{table}/en.png", host="elsewhere.example").status == 400


def test_links_use_the_public_address(service: Service, page: Path) -> None:
    with serving(service, page, site="https://club.example") as port, Wire(port) as wire:
        table = wire.ask(post("/api/tables", NEW_TABLE)).json["id"]
        assert f'og:image" content="https://club.example/pictures/{table}/'.encode() in get(wire, f"/t/{table}").body


def test_a_folder_that_cannot_be_written_is_unavailable(tmp_path: Path) -> None:
    (tmp_path / "pictures").write_text("a file")
    files = PictureFiles(tmp_path / "pictures")
    asks: tuple[Callable[[], object], ...] = (lambda: files.put(NAME, b""), lambda: files.get(NAME))
    for ask in asks:
        with pytest.raises(Unavailable):
            ask()


def test_a_picture_is_kept_for_a_month(tmp_path: Path) -> None:
    now = [time.time()]
    files = PictureFiles(tmp_path, lambda: now[0])
    files.put(NAME, b"one")
    now[0] += MAX_AGE - 60
    assert files.get(NAME) == b"one"
    now[0] += 120
    assert files.get(NAME) is None
    assert not [*tmp_path.rglob("*.png")]


def test_old_pictures_are_deleted_without_requests(tmp_path: Path) -> None:
    now = [time.time()]
    files = PictureFiles(tmp_path, lambda: now[0])
    other, fresh = f"B{NAME[1:]}", NAME.replace("0", "1")
    files.put(NAME, b"one")
    files.put(other, b"other")
    now[0] += MAX_AGE - DAY
    files.put(fresh, b"fresh")
    os.utime(tmp_path / fresh, (now[0], now[0]))
    now[0] += 2 * DAY
    assert files.get(fresh) == b"fresh"
    assert [str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*.png")] == [fresh]
    assert len([*tmp_path.iterdir()]) == 1, "an empty folder is left"
    now[0] += MAX_AGE
    PictureFiles(tmp_path, lambda: now[0]).put(NAME, b"one")
    assert not (tmp_path / fresh).exists(), "when it starts again"


def test_a_picture_is_written_atomically(tmp_path: Path) -> None:
    files = PictureFiles(tmp_path)
    assert files.get(NAME) is None
    files.put(NAME, b"one")
    files.put(NAME, b"another")
    assert files.get(NAME) == b"another"
    assert [path.name for path in tmp_path.rglob("*.*")] == [NAME.split("/")[1]]
