"""The page's files: types, ETags, cache times, and no path out of their folder."""

from __future__ import annotations

import gzip
import os
from pathlib import Path
from urllib.robotparser import RobotFileParser

import pytest

from chalicelib import security_headers
from chalicelib.local.page import Page, accepted_encodings
from tests.local.conftest import SCRIPT
from tests.local.messages import NEW_TABLE, Reply, Wire, post, request

MAIN = "/assets/main-1a2b3c.js"
ADDRESSES = [
    "/",
    "/new",
    "/t/AAAAAAAAAAAAAAAAAAAAAA/replay?at=3",
    "/t/a/b/c",
    "/t/",
    "/courses/x",
    "/apis",
    "/assets/gone.js",
    "/index.htm",
    "//",
]
OUTSIDE = ["/../secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/....//secret.txt", "/%00"]


def get(wire: Wire, path: str, *lines: str) -> Reply:
    return wire.ask(request("GET", path, *lines))


@pytest.mark.parametrize(
    ("path", "type", "kept"),
    [
        ("/index.html", "text/html; charset=utf-8", "no-cache"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        (MAIN, "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/club.png", "image/png", "no-cache"),
        ("/robots.txt", "text/plain; charset=utf-8", "no-cache"),
    ],
)
def test_files_have_their_types_and_times(wire: Wire, path: str, type: str, kept: str) -> None:
    reply = get(wire, path)
    assert (reply.status, reply.headers["content-type"], reply.headers["cache-control"]) == (200, type, kept)
    assert reply.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("path", ["/", "/boards/dice-golf", "/t/AAAAAAAAAAAAAAAAAAAAAA"])
def test_crawlers_may_read_link_previews(wire: Wire, path: str) -> None:
    """Also a table's page, which says itself that it must not be indexed."""
    robots, lines = RobotFileParser(), get(wire, "/robots.txt").body.decode().splitlines()
    robots.parse(lines)
    assert "User-agent: *" in lines
    assert robots.can_fetch("Twitterbot", path)


@pytest.mark.parametrize("path", ADDRESSES)
def test_other_paths_get_the_page(wire: Wire, path: str) -> None:
    reply = get(wire, path)
    assert (reply.status, reply.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert b"The page" in reply.body


@pytest.mark.parametrize("path", ["/", "/new", "/t/AAAAAAAAAAAAAAAAAAAAAA", "/t/AAAAAAAAAAAAAAAAAAAAAA/replay"])
def test_the_page_comes_in_the_preferred_language(wire: Wire, path: str) -> None:
    """By the address, else by the browser's preference; the Vary header says so."""
    german = get(wire, path, "Accept-Language: de-CH, en;q=0.5")
    assert b"Die Seite" in german.body
    assert "Accept-Language" in german.headers["vary"]
    assert b"The page" in get(wire, f"{path}?join=c0de&language=en", "Accept-Language: de").body
    assert b"Die Seite" in get(wire, f"{path}?language=de").body
    assert b"The page" in get(wire, f"{path}?language=xx").body
    assert b"Die Seite" in get(wire, "/de.html").body


@pytest.mark.parametrize("path", OUTSIDE)
def test_no_path_leads_out_of_the_folder(wire: Wire, path: str) -> None:
    reply = get(wire, path)
    assert b"outside" not in reply.body
    assert reply.status in (200, 400)


def test_a_cached_file_is_not_sent_again(wire: Wire) -> None:
    tag = get(wire, MAIN).headers["etag"]
    again = get(wire, MAIN, f"If-None-Match: W/{tag}")
    assert (again.status, again.headers["etag"], again.body) == (304, tag, b"")
    assert get(wire, "/sw.js", f"If-None-Match: {tag}").status == 200


def test_files_have_the_best_encoding_that_the_client_accepts(wire: Wire) -> None:
    assert get(wire, MAIN).body == SCRIPT
    brotli = get(wire, MAIN, "Accept-Encoding: gzip, deflate, br")
    assert (brotli.headers["content-encoding"], brotli.body) == ("br", b"packed by brotli")
    packed = get(wire, MAIN, "Accept-Encoding: gzip, br;q=0")
    assert (packed.headers["content-encoding"], gzip.decompress(packed.body)) == ("gzip", SCRIPT)
    assert packed.headers["vary"] == "Accept-Encoding"


def test_an_uncompressed_file_is_compressed_once(wire: Wire) -> None:
    packed = get(wire, "/", "Accept-Encoding: gzip")
    assert gzip.decompress(packed.body) == get(wire, "/").body
    assert "content-encoding" not in get(wire, "/club.png", "Accept-Encoding: gzip").headers


@pytest.mark.parametrize(
    ("header", "codings"),
    [
        ("", []),
        ("br", ["br"]),
        ("gzip;q=0.5, br", ["br", "gzip"]),
        ("GZIP", ["gzip"]),
        ("*", ["br", "gzip"]),
        ("br;q=0, *", ["gzip"]),
    ],
)
def test_accept_encoding_is_parsed(header: str, codings: list[str]) -> None:
    assert accepted_encodings(header) == codings


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS"])
@pytest.mark.parametrize("path", ["/new", "/t/AAAAAAAAAAAAAAAAAAAAAA"])
def test_the_page_is_only_read(wire: Wire, method: str, path: str) -> None:
    reply = wire.ask(request(method, path))
    assert (reply.status, reply.headers["allow"]) == (405, "GET, HEAD")


def test_a_page_built_again_is_served_at_once(page: Path) -> None:
    shown = Page(page)
    assert b"The page" in shown.answer("GET", "/", {}).body
    (page / "index.html").write_text("Another page")
    os.utime(page / "index.html", ns=(1, 1))
    assert shown.answer("GET", "/", {}).body == b"Another page"


def test_a_page_that_was_not_built_says_so(tmp_path: Path) -> None:
    answer = Page(tmp_path / "nowhere").answer("GET", "/", {})
    assert answer.status == 503
    assert b"make play" in answer.body


def test_a_link_to_a_table_has_its_own_head(wire: Wire) -> None:
    path = wire.ask(post("/api/tables", NEW_TABLE)).json["links"]["join"]
    reply = get(wire, path)
    assert (reply.status, reply.headers["x-robots-tag"]) == (200, "noindex")
    assert b"<title>Ann: Mulligan Dice Golf at Pebble Coast" in reply.body
    head = wire.ask(request("HEAD", path))
    assert (head.status, head.headers["content-length"], head.body) == (200, str(len(reply.body)), b"")


def test_a_link_to_no_table_is_answered_with_the_page(wire: Wire) -> None:
    reply = get(wire, "/t/AAAAAAAAAAAAAAAAAAAAAA?join=x")
    assert (reply.status, reply.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert b"<title>The page</title>" in reply.body


@pytest.mark.parametrize("path", ["/", "/t/AAAAAAAAAAAAAAAAAAAAAA", "/t/x/replay", MAIN])
def test_pages_and_files_have_a_content_security_policy(wire: Wire, path: str) -> None:
    headers = get(wire, path).headers
    assert {name: headers.get(name.lower()) for name in security_headers.PAGE} == security_headers.PAGE
    assert "strict-transport-security" not in headers
