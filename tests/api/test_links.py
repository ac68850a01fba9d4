"""Links to tables: the page with a head about the table, escaped, and without anything that watchers may not see."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from chalicelib import security_headers
from chalicelib.api import links
from chalicelib.api.links import head
from chalicelib.api.service import Service
from chalicelib.api.service import current_service as the_house
from chalicelib.errors import TryAgain
from chalicelib.local.http import HttpRequest, HttpResponse
from chalicelib.play.summary import TableSummary
from chalicelib.store.interface import Unavailable
from tests.api.client import BOT, GATEWAY, OPEN, Client, NoOne
from tests.browser.conftest import ROOT
from tests.tables.people import Time

SHELL = """<!doctype html>
<html lang="en">
  <head>
    <title>Mulligan Club</title>
    <meta name="description" content="Golf for the table, played by a link." />
    <script type="module" src="/assets/main-1a2b3c.js"></script>
  </head>
  <body>
    <div id="app"></div>
  </body>
</html>
"""
NASTY = "</title><b x=\"'&$1\\1"
NOBODY = "A" * 22


@pytest.fixture(autouse=True)
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "index.html"
    file.write_text(SHELL)
    monkeypatch.setattr(links, "SHELL", file)
    return file


def get(path: str, **headers: str) -> HttpResponse:
    return GATEWAY.answer(HttpRequest(NoOne(), "GET", path, {"host": "localhost", **headers}))


class Document(HTMLParser):
    """A page's title, and its tags by name or property."""

    def __init__(self, answer: HttpResponse) -> None:
        super().__init__()
        self.title, self.tags, self.elements = "", dict[str, list[str]](), list[str]()
        self._in_title = False
        self.feed(answer.body.decode())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = dict(attrs)
        self.elements.append(tag)
        self._in_title = tag == "title"
        if tag == "meta" and (name := attributes.get("name") or attributes.get("property")):
            self.tags.setdefault(name, []).append(attributes["content"] or "")

    def handle_endtag(self, tag: str) -> None:
        self._in_title = False

    def handle_data(self, data: str) -> None:
        self.title += data if self._in_title else ""


def is_plain(answer: HttpResponse) -> bool:
    """Whether it is the page without a head about a table."""
    page = Document(answer)
    return page.title == "Mulligan Club" and not any(name.startswith(("og:", "twitter:")) for name in page.tags)


def test_a_link_describes_its_table(ann: Client) -> None:
    made = ann.make(OPEN, BOT)
    page = Document(get(f"/t/{made.json['id']}"))
    title = "Ann’s table: Mulligan Dice Golf at Pebble Coast"
    text = f"With Ann and {made.json['view']['seats'][2]['name']}. One seat is free. No sign-up, no app."
    (picture,) = page.tags["og:image"]
    assert re.fullmatch(rf"http://localhost/pictures/{made.json['id']}/[0-9a-f]{{16}}\.png", picture)
    assert page.title == f"{title} · Mulligan Club"
    assert page.tags == {
        "description": [text],
        "robots": ["noindex"],
        "og:type": ["website"],
        "og:site_name": ["Mulligan Club"],
        "og:title": [title],
        "og:description": [text],
        "og:image": [picture],
        "og:image:type": ["image/png"],
        "og:image:width": ["1200"],
        "og:image:height": ["630"],
        "og:image:alt": [title],
        "twitter:card": ["summary_large_image"],
        "twitter:title": [title],
        "twitter:description": [text],
        "twitter:image": [picture],
    }


@pytest.mark.parametrize("gained", [".", ")", "%20", "%E2%80%8B", "%3Fjoin%3Dabc", ".?join=abc", "&amp;join=abc", "%0Ax"])
def test_a_link_with_extra_characters_describes_its_table(gained: str, ann: Client) -> None:
    path = f"/t/{ann.make(OPEN).json['id']}"
    assert Document(get(path + gained)).tags == Document(get(path)).tags


def test_a_pictures_address_follows_from_its_content(ann: Client, bob: Client) -> None:
    made = ann.make(OPEN)
    path = f"/t/{made.json['id']}"
    before = Document(get(path)).tags["og:image"]
    assert Document(get(path)).tags["og:image"] == before
    bob.join(made)
    assert Document(get(path)).tags["og:image"] != before


def test_a_table_without_a_result_has_no_picture(ann: Client) -> None:
    made = ann.make(OPEN)
    ann.post(f"/api/tables/{made.json['id']}/leave")
    page = Document(get(f"/t/{made.json['id']}"))
    assert page.tags["twitter:card"] == ["summary"]
    assert not any("image" in name for name in page.tags)


def answered(site: str, table: str) -> Document:
    """Return the page as the API makes it, with this address of the site."""
    reply = links.table_page(the_house, {links.SITE: site} if site else {}, {}, b"", {"table": table}, str)
    return Document(HttpResponse(reply.status, reply.headers, reply.body.encode()))


@pytest.mark.parametrize("site", ["https://club.example", "http://192.168.0.7:8000", "http://[fe80::1]:8000"])
def test_a_pictures_address_is_absolute(ann: Client, site: str) -> None:
    (picture,) = answered(site, ann.make().json["id"]).tags["og:image"]
    assert picture.startswith(f"{site}/pictures/")


@pytest.mark.parametrize("site", ["", "club.example", "javascript:alert(1)", 'https://x"><b>', "https://" + "x" * 300])
def test_without_a_sites_name_there_is_no_picture(ann: Client, site: str) -> None:
    page = answered(site, ann.make().json["id"])
    assert "og:image" not in page.tags
    assert "b" not in page.elements


def test_clients_cannot_set_the_sites_name(ann: Client) -> None:
    (picture,) = Document(get(f"/t/{ann.make().json['id']}", **{links.SITE: "https://elsewhere.example"})).tags["og:image"]
    assert picture.startswith("http://localhost/")


def test_the_rest_of_the_page_is_unchanged(ann: Client) -> None:
    def without_head(page: str) -> str:
        return re.sub(r"\s*<(title>.*</title>|meta [^>]*>)", "", page)

    page = get(f"/t/{ann.make().json['id']}").body.decode()
    assert page != SHELL
    assert without_head(page) == without_head(SHELL)


def test_the_built_page_has_a_place_for_the_head(ann: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    built = ROOT / "frontend" / "dist" / "index.html"
    if not built.exists():
        pytest.skip("the page is not built")
    monkeypatch.setattr(links, "SHELL", built)
    page = Document(get(f"/t/{ann.make().json['id']}"))
    assert page.title == "Ann: Mulligan Dice Golf at Pebble Coast · Mulligan Club"
    assert len(page.tags["description"]) == page.elements.count("title") == 1
    assert "script" in page.elements


def test_markup_in_names_is_escaped(ann: Client) -> None:
    plain = Document(get(f"/t/{ann.make(OPEN).json['id']}"))
    page = Document(get(f"/t/{Client(NASTY).make(OPEN).json['id']}"))
    assert page.elements == plain.elements
    assert page.title == f"{NASTY}’s table: Mulligan Dice Golf at Pebble Coast · Mulligan Club"
    assert page.tags["og:title"] == page.tags["twitter:title"] == [page.title.removesuffix(" · Mulligan Club")]
    assert page.tags["og:description"] == [f"With {NASTY}. One seat is free. No sign-up, no app."]


def test_markup_in_a_courses_name_is_escaped_too(ann: Client) -> None:
    course = ann.post("/api/courses", {"name": NASTY, "holes": [{"par": 3, "yards": 100}]}).json["id"]
    table = ann.make(course=course, options={}).json["id"]
    assert NASTY not in get(f"/t/{table}").body.decode()
    assert NASTY in Document(get(f"/t/{table}")).title


def test_it_contains_no_code_key_or_seed(ann: Client, service: Service) -> None:
    """Not even if requested with its code, as others get the same cached page."""
    made = ann.make(OPEN)
    path = made.json["links"]["join"]
    table, _, code = path.removeprefix("/t/").partition("?join=")
    (first,) = service.club.store.newest(table, 1, strong=True)
    page = get(path)
    assert page.body == get(f"/t/{table}").body == get(f"/t/{table}?utm=1&utm=2&" + "x=1&" * 60).body
    seed = re.search(r'"seed":"([^"]+)"', first.body)
    assert seed, "the seed stands elsewhere now"
    for secret in (code, ann.key, seed[1], made.json["view"]["seats"][0]["player"]):
        assert secret not in page.body.decode()


def test_it_is_cached_for_a_second_and_hidden_from_search_engines(ann: Client) -> None:
    answer = get(f"/t/{ann.make().json['id']}")
    assert answer.status == 200
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert answer.headers["X-Robots-Tag"] == "noindex"
    assert answer.headers["Cache-Control"] == "public, s-maxage=1"
    assert {*security_headers.PAGE.items()} <= {*answer.headers.items()}


def test_a_head_changes_with_the_table(ann: Client, bob: Client) -> None:
    made = ann.make(OPEN)
    path = f"/t/{made.json['id']}"
    before = Document(get(path))
    bob.join(made)
    after = Document(get(path))
    assert "One seat is free." in before.tags["description"][0]
    assert after.title == "Ann and Bob: Mulligan Dice Golf at Pebble Coast · Mulligan Club"
    assert after.tags["description"] == ["Hole 1 of 9. No sign-up, no app."]


@pytest.mark.parametrize("table", [NOBODY, "short", "A" * 23, "%00", "..", "<b>"])
def test_an_unknown_table_gets_the_page_and_404(table: str) -> None:
    answer = get(f"/t/{table}")
    assert (answer.status, answer.headers["X-Robots-Tag"]) == (404, "noindex")
    assert is_plain(answer)


def test_a_damaged_table_gets_the_page_and_410(ann: Client, service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its log has a gap."""
    table = ann.make().json["id"]
    ann.play(table, {"kind": "roll"})
    ann.play(table, {"kind": "keep"})
    service.club.forget()
    entries = service.club.store.newest(table, 9, strong=True)
    monkeypatch.setattr(service.club.store, "newest", lambda table, count, *, strong: [entries[0], entries[2]])
    answer = get(f"/t/{table}")
    assert answer.status == 410
    assert is_plain(answer)


@pytest.mark.parametrize(("fault", "status"), [(Unavailable(), 503), (TryAgain(), 503), (RuntimeError(NOBODY), 500)])
def test_an_internal_error_gets_the_page_too(
    fault: Exception, status: int, service: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*asked: Any, **how: Any) -> Any:
        raise fault

    monkeypatch.setattr(service.club.store, "newest", fail)
    answer = get(f"/t/{NOBODY}")
    assert answer.status == status
    assert is_plain(answer)
    assert NOBODY not in caplog.text


def test_opening_a_link_writes_nothing(ann: Client, time: Time, service: Service) -> None:
    """Robots follow links and must not cause time-outs."""
    table = ann.make().json["id"]
    time.pass_hours(1000)
    get(f"/t/{table}")
    service.club.forget()
    assert len(service.club.store.after(table, -1, strong=True)) == 1


@pytest.mark.parametrize("below", ["replay", "replay?at=3", "anything", "<b>"])
def test_addresses_below_a_table_get_the_plain_page(ann: Client, below: str) -> None:
    answer = get(f"/t/{ann.make().json['id']}/{below}")
    assert (answer.status, answer.headers["X-Robots-Tag"]) == (200, "noindex")
    assert is_plain(answer)
    assert Document(answer).tags["robots"] == ["noindex"]


def test_a_rebuilt_page_is_served_at_once(ann: Client, shell: Path) -> None:
    get(f"/t/{NOBODY}")
    shell.write_text(SHELL.replace("main-1a2b3c", "main-4d5e6f") + " ")
    assert b"main-4d5e6f" in get(f"/t/{NOBODY}").body


def test_a_missing_page_is_reported(shell: Path) -> None:
    shell.unlink()
    answer = get(f"/t/{NOBODY}")
    assert answer.status == 503
    assert b"make play" in answer.body


def brief(*names: str, **fields: Any) -> TableSummary:
    usual: dict[str, Any] = {
        "name": None,
        "game": "Golf",
        "course": "Augustine",
        "status": "open",
        "ended": None,
        "host": names[0],
        "free": 0,
        "progress": None,
        "winners": (),
    }
    return TableSummary(**{**usual, "names": names, **fields})


PLAYED: dict[str, Any] = {"status": "finished", "ended": "finished"}
NAMED: dict[str, Any] = {"name": "Sunday four"}


@pytest.mark.parametrize(
    ("table", "title", "text"),
    [
        (brief("Ann", free=2), "Ann’s table: Golf at Augustine", "With Ann. 2 seats are free. No sign-up, no app."),
        (brief("Bot", "Ann", host="Ann"), "Ann’s table: Golf at Augustine", "With Bot and Ann. No sign-up, no app."),
        (brief("Ann", course=None, free=1), "Ann’s table: Golf", "With Ann. One seat is free. No sign-up, no app."),
        (
            brief("Ann", "Bob", "Cat", status="playing", progress=(7, 18, "hole")),
            "Ann, Bob and Cat: Golf at Augustine",
            "Hole 7 of 18. No sign-up, no app.",
        ),
        (
            brief("Ann", "Bob", "Cat", "Dan", status="playing", progress=(1, 3, "round"), free=1),
            "Ann, Bob and 2 others: Golf at Augustine",
            "Round 1 of 3. One seat is free. No sign-up, no app.",
        ),
        (
            brief("Ann", **PLAYED, winners=("Ann",)),
            "Ann’s round at Augustine",
            "Golf with Ann. See the replay and check it was fair.",
        ),
        (
            brief("Ann", "Bob", **PLAYED, winners=("Bob",)),
            "Bob won at Augustine",
            "Golf with Ann and Bob. See the replay and check it was fair.",
        ),
        (
            brief("Ann", "Bob", "Cat", **PLAYED, winners=("Ann", "Cat"), course=None),
            "Ann and Cat tied for first",
            "Golf with Ann, Bob and Cat. See the replay and check it was fair.",
        ),
        (
            brief("Ann", "Bob", status="finished", ended="abandoned"),
            "Ann’s table ended early",
            "Golf at Augustine, with Ann and Bob.",
        ),
        (
            brief("Ann", status="finished", ended="closed"),
            "Ann’s table was closed",
            "Golf at Augustine, with Ann.",
        ),
        (
            brief("Ann", "Dimple", **NAMED, free=1),
            "Sunday four: Golf at Augustine",
            "With Ann and Dimple. One seat is free. No sign-up, no app.",
        ),
        (
            brief("Ann", "Bob", **NAMED, status="playing", progress=(7, 18, "hole")),
            "Sunday four: Golf at Augustine",
            "With Ann and Bob. Hole 7 of 18. No sign-up, no app.",
        ),
        (
            brief("Ann", "Bob", **NAMED, **PLAYED, winners=("Bob",)),
            "Bob won at Augustine",
            "Sunday four: Golf with Ann and Bob. See the replay and check it was fair.",
        ),
        (
            brief("Ann", **NAMED, status="finished", ended="closed"),
            "Sunday four was closed",
            "Golf at Augustine, with Ann.",
        ),
    ],
)
def test_the_content_of_heads(table: TableSummary, title: str, text: str) -> None:
    assert head(table) == (title, text)


def test_a_finished_table_names_its_winner(ann: Client) -> None:
    course = ann.post("/api/courses", {"name": "Short", "holes": [{"par": 3, "yards": 100}]}).json["id"]
    made = ann.make(BOT, course=course, options={"stymie": False})
    table, seats = made.json["id"], [seat["name"] for seat in made.json["view"]["seats"]]
    ann.play(table, {"kind": "roll"})
    view = ann.view(table)
    if view["status"] != "finished":
        view = ann.play(table, {"kind": "keep"}).json
    assert view["status"] == "finished"
    first = [seats[one["seat"]] for one in view["result"]["places"] if one["place"] == 1]
    won = f"{first[0]} won" if len(first) == 1 else " and ".join(first) + " tied for first"
    assert Document(get(f"/t/{table}")).title == f"{won} at Short · Mulligan Club"
