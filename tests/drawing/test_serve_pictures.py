"""Serving pictures: drawn once, stored, and only with the table's current content."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from chalicelib import actions, security_headers
from chalicelib.api import link_pictures
from chalicelib.drawing import serve_pictures, svg_to_png
from chalicelib.drawing.serve_pictures import MONTH, PictureResponse, respond
from chalicelib.errors import TableDamaged
from chalicelib.play import summary
from chalicelib.play.club import Club
from chalicelib.play.summary import TableSummary
from chalicelib.store.interface import Unavailable
from chalicelib.store.sqlite import SqliteStore
from tests.tables.people import BOT, OPEN, Person, Time, open_club

Ask = Callable[[str], PictureResponse]
NOBODY = "A" * 22


class PicturesInMemory(dict[str, bytes]):
    """A store of pictures in memory."""

    def put(self, name: str, picture: bytes) -> None:
        self[name] = picture


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def club(time: Time) -> Iterator[Club]:
    store = SqliteStore()
    yield open_club(store, time)
    store.close()


@pytest.fixture
def pictures() -> PicturesInMemory:
    return PicturesInMemory()


@pytest.fixture
def ask(pictures: PicturesInMemory, club: Club) -> Ask:
    return partial(respond, pictures, partial(summary.summarize, club))


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collects the drawings instead of rendering them."""
    made: list[str] = []

    def png(svg: str) -> bytes:
        made.append(svg)
        return b"\x89PNG " + str(len(made)).encode()

    monkeypatch.setattr(svg_to_png, "png", png)
    return made


def led_to(shown: PictureResponse) -> str:
    assert shown.status == 302
    assert shown.headers["Cache-Control"] == "public, s-maxage=1"
    return shown.headers["Location"]


def test_a_picture_is_drawn_at_the_first_request_and_stored(
    club: Club, ask: Ask, pictures: PicturesInMemory, drawn: list[str]
) -> None:
    table = Person(club, "Ann").make(OPEN).id
    at = led_to(ask(f"/pictures/{table}/en.png"))
    assert not drawn
    first, again = ask(at), ask(at)
    assert (first.status, first.headers["Content-Type"], first.headers["Cache-Control"]) == (200, "image/png", MONTH)
    assert first == again
    assert len(drawn) == 1
    assert pictures == {at.removeprefix("/pictures/"): first.body}


def test_a_stored_picture_needs_no_table(pictures: PicturesInMemory) -> None:
    def summarize(table: str) -> TableSummary:
        raise AssertionError

    pictures.put(f"{NOBODY}/{'0' * 16}.png", b"kept")
    assert respond(pictures, summarize, f"/pictures/{NOBODY}/{'0' * 16}.png").body == b"kept"


def test_each_language_has_its_own(club: Club, ask: Ask, drawn: list[str]) -> None:
    table = Person(club, "Ann").make(OPEN).id
    found = [led_to(ask(f"/pictures/{table}/{language}.png")) for language in link_pictures.languages()]
    assert len({*found}) == len(found) == 2
    assert all(ask(at).status == 200 for at in found)
    assert ["Ein freier Platz" in svg for svg in drawn] == [False, True]


def test_an_old_address_redirects_to_the_current_picture(
    club: Club, ask: Ask, pictures: PicturesInMemory, drawn: list[str]
) -> None:
    ann = Person(club, "Ann")
    made = ann.make(OPEN)
    past = led_to(ask(f"/pictures/{made.id}/en.png"))
    Person(club, "Bob").join(made)
    now = led_to(ask(past))
    assert now == led_to(ask(f"/pictures/{made.id}/en.png")) != past
    assert (pictures, drawn) == ({}, [])


def test_a_stored_picture_is_not_drawn_again(club: Club, ask: Ask, drawn: list[str]) -> None:
    made = Person(club, "Ann").make(OPEN)
    at = led_to(ask(f"/pictures/{made.id}/en.png"))
    before = ask(at)
    Person(club, "Bob").join(made)
    assert ask(at) == before


@pytest.mark.parametrize(
    "path",
    [
        "/pictures/",
        "/pictures/short/en.png",
        f"/pictures/{NOBODY}/en.png",
        f"/pictures/{NOBODY}/{'0' * 16}.png",
        f"/pictures/{NOBODY}/en.svg",
        f"/pictures/{NOBODY}/../secret.png",
        f"/pictures/../{NOBODY}/en.png",
        f"/pictures/{NOBODY}/en.png\n",
        "/pictures/{table}/fr.png",
        "/pictures/{table}/EN.png",
        "/pictures/{table}/toolongtobeadigest.png",
        "/pictures/{table}/0123.png",
    ],
)
def test_other_addresses_are_not_found(club: Club, ask: Ask, pictures: PicturesInMemory, drawn: list[str], path: str) -> None:
    shown = ask(path.replace("{table}", Person(club, "Ann").make(OPEN).id))
    assert (shown.status, shown.headers["Cache-Control"]) == (404, "private, no-store")
    assert (pictures, drawn) == ({}, [])


def test_a_table_that_was_closed_has_none(club: Club, ask: Ask) -> None:
    ann = Person(club, "Ann")
    table = ann.make(OPEN).id
    actions.leave(club, ann.id, table)
    assert ask(f"/pictures/{table}/en.png").status == 404


def test_serving_a_picture_writes_nothing_to_the_table(club: Club, ask: Ask, time: Time, drawn: list[str]) -> None:
    """Crawlers request pictures: these requests must write no time-outs."""
    table = Person(club, "Ann").make(BOT).id
    before = club.store.after(table, -1, strong=True)
    time.pass_hours(1000)
    ask(led_to(ask(f"/pictures/{table}/en.png")))
    assert club.store.after(table, -1, strong=True) == before


@pytest.mark.parametrize(("fault", "status"), [(Unavailable(), 503), (TableDamaged(), 410), (RuntimeError(NOBODY), 500)])
def test_errors_are_answered_with_a_sentence(
    pictures: PicturesInMemory, fault: Exception, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    def summarize(table: str) -> TableSummary:
        raise fault

    shown = respond(pictures, summarize, f"/pictures/{NOBODY}/en.png")
    assert (shown.status, shown.headers["Cache-Control"]) == (status, "private, no-store")
    assert re.fullmatch(rb"[A-Z][^\n]*\.\n", shown.body)
    assert NOBODY not in caplog.text


def test_a_picture_that_cannot_be_stored_is_unavailable(club: Club, drawn: list[str]) -> None:
    """The next request may succeed; the edge caches no errors."""

    class Full(PicturesInMemory):
        def put(self, name: str, picture: bytes) -> None:
            raise Unavailable

    ask = partial(respond, Full(), partial(summary.summarize, club))
    table = Person(club, "Ann").make(OPEN).id
    assert ask(led_to(ask(f"/pictures/{table}/en.png"))).status == 503


def test_every_response_is_noindex_and_has_security_headers(club: Club, ask: Ask, drawn: list[str]) -> None:
    table = Person(club, "Ann").make(OPEN).id
    there = ask(f"/pictures/{table}/en.png")
    shown: list[Any] = [there, ask(led_to(there)), ask(f"/pictures/{NOBODY}/en.png")]
    for each in shown:
        assert {"X-Robots-Tag": "noindex", **security_headers.PAGE}.items() <= each.headers.items()


def test_addresses_match_the_patterns() -> None:
    picture = link_pictures.Picture("stew", False, False, "Stew", (), ())
    assert serve_pictures.ADDRESS.fullmatch(link_pictures.address(NOBODY, picture))
    assert not any(serve_pictures.DIGEST.fullmatch(language) for language in link_pictures.languages())
