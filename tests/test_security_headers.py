"""The page's Content-Security-Policy and other headers are as strict as intended."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest

from chalicelib import security_headers

ROOT = Path(__file__).parents[1]
POLICY = {name: sources for name, *sources in map(str.split, security_headers.PAGE["Content-Security-Policy"].split(";"))}
OWN = {"'self'"}


def test_everything_not_listed_is_refused() -> None:
    assert POLICY["default-src"] == ["'none'"]
    for ways_out in ("base-uri", "form-action", "frame-ancestors"):  # to which the default does not reach
        assert POLICY[ways_out] == ["'none'"]


def test_only_the_clubs_own_files_are_loaded_and_no_inline_code() -> None:
    loads = {name: set(sources) for name, sources in POLICY.items() if sources != ["'none'"]}
    assert loads.pop("img-src") == OWN | {"data:"}
    assert all(sources == OWN for sources in loads.values()), loads


def test_headers_have_a_value_without_line_breaks() -> None:
    for headers in json.loads(security_headers.FILE.read_text("utf-8")).values():
        for name, value in headers.items():
            assert value.isprintable()
            assert name.isascii()


def test_hsts_is_sent_only_over_https() -> None:
    headers = json.loads(security_headers.FILE.read_text("utf-8"))
    assert "Strict-Transport-Security" in headers["https"]
    assert not {*headers["https"]} & {*headers["page"]}


class Inline(HTMLParser):
    """Collects the elements and attributes of a document that the policy refuses."""

    def __init__(self, document: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(document)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = sorted(name for name, _ in attrs)
        if tag in ("style", "base", "iframe", "form") or (tag == "script" and "src" not in names):
            self.found.append(tag)
        self.found += [name for name in names if name == "style" or name.startswith("on")]


@pytest.mark.parametrize("file", ["frontend/index.html", "frontend/dist/index.html"])
def test_the_page_itself_follows_the_policy(file: str) -> None:
    shell = ROOT / file
    if not shell.exists():
        pytest.skip("the page is not built")
    assert not Inline(shell.read_text("utf-8")).found


def test_violations_of_the_policy_are_found() -> None:
    document = '<p style="x" onclick="y"><script>1</script><script src="/a.js"></script><style></style>'
    assert Inline(document).found == ["onclick", "style", "script", "style"]
