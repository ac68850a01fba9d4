"""ETags are compared weakly, as proxies may change them."""

from __future__ import annotations

import pytest

from chalicelib.api import reply

TAG = '"7.w.b1"'


@pytest.mark.parametrize(
    "header", [TAG, f"W/{TAG}", f'"6.w.b1", {TAG}', f'W/"6.w.b1",W/{TAG}', f'"x" , {TAG}', "*", " * ", f'"", {TAG}']
)
def test_headers_with_the_tag_match(header: str) -> None:
    assert reply.matches(header, TAG)


@pytest.mark.parametrize("header", [None, "", "7.w.b1", '"7.w.b2"', '"7.0.b1"', '"17.w.b1"', "W/", '"7.w.b1', '"*"'])
def test_other_headers_do_not_match(header: str | None) -> None:
    assert not reply.matches(header, TAG)


@pytest.mark.parametrize(
    ("header", "known"),
    [
        (None, None),
        ("*", None),
        ('"7.w.b1"', (7, None)),
        ('W/"7.2.b1"', (7, 2)),
        ('"7.2.b1", "9.2.b1", "8.2.b1"', (9, 2)),
        ('"7.2.b1", "9.2.other"', (7, 2)),
        ('"7.2.other"', None),
        ('"7.x.b1"', None),
        (f'"{"9" * 16}.2.b1"', None),
    ],
)
def test_the_tag_of_the_newest_view_is_recognised(header: str | None, known: tuple[int, int | None] | None) -> None:
    assert reply.newest_held(header, "b1") == known


def test_a_tag_says_version_seat_and_build() -> None:
    assert (reply.view_tag(7, None, "b1"), reply.view_tag(12, 0, "b1")) == (TAG, '"12.0.b1"')
