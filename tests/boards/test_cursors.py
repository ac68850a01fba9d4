from __future__ import annotations

from base64 import urlsafe_b64encode

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chalicelib.boards import cursors
from chalicelib.errors import Malformed

WORDS = st.text(st.characters(exclude_categories=["Cs"]), max_size=60)
OURS = cursors.write("a list", ["é#1", 7])


@settings(deadline=None)
@given(WORDS, st.lists(WORDS | st.integers(0, 2**53), max_size=4))
def test_a_cursor_gives_back_its_place(listed: str, place: list[str | int]) -> None:
    assert cursors.read(listed, cursors.write(listed, place), *map(type, place)) == place


@pytest.mark.parametrize("at", range(len(OURS)))
def test_a_cursor_with_one_letter_changed_is_refused(at: int) -> None:
    other = "A" if OURS[at] != "A" else "B"
    with pytest.raises(Malformed):
        cursors.read("a list", OURS[:at] + other + OURS[at + 1 :], str, int)


NESTED = urlsafe_b64encode(b"[" * 300).decode()


@pytest.mark.parametrize("cursor", ["", "x", "null", OURS[:-1], OURS + "=", OURS + "A", OURS * 40, "é" * 20, "[" * 600, NESTED])
def test_what_no_list_gave_is_refused(cursor: str) -> None:
    with pytest.raises(Malformed, match="Begin again"):
        cursors.read("a list", cursor, str, int)


@settings(deadline=None)
@given(st.binary(max_size=80))
def test_a_made_up_cursor_is_refused(data: bytes) -> None:
    with pytest.raises(Malformed):
        cursors.read("a list", urlsafe_b64encode(data).decode().rstrip("="), str, int)


def test_another_lists_cursor_is_refused() -> None:
    with pytest.raises(Malformed):
        cursors.read("another list", OURS, str, int)


@pytest.mark.parametrize("place", [["sk"], ["sk", 1, 2], ["sk", True], ["sk", "1"], [1, "sk"], {"sk": 1}, "sk", ["sk", 1.0]])
def test_one_with_a_right_check_but_another_shape_is_refused(place: list[str | int]) -> None:
    with pytest.raises(Malformed):
        cursors.read("a list", cursors.write("a list", place), str, int)
