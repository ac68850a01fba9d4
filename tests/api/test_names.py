"""Names: 1 to 24 characters after NFC and trimming."""

from __future__ import annotations

import pytest

from chalicelib.api.names import tidy
from chalicelib.errors import BadName
from tests.api.client import OPEN, Client


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann \u3000", "Ann"),
        ("Zoe\u0308", "Zoë"),
        ("e\u0301" * 24, "é" * 24),
        ("x" * 24, "x" * 24),
        ("👩\u200d🦰", "👩\u200d🦰"),
        ("张伟", "张伟"),
        ("<b>", "<b>"),
    ],
)
def test_names_are_kept_tidy(name: str, kept: str) -> None:
    assert tidy(name) == kept


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 25, "a\x00b", "a\nb", "a\x7f", "a\u2028b", "\u202eanna", "a\u2066b", "\u200b", "\u200d"]
)
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(BadName):
        tidy(name)


def test_refused_names_are_422(ann: Client, bob: Client) -> None:
    made = ann.make(OPEN)
    for answered in (bob.join(made, name="x" * 25), ann.make({"kind": "bot", "name": "\x07"})):
        assert (answered.status, answered.code) == (422, "name")


def test_a_name_that_somebody_there_bears_is_422_and_says_so(ann: Client, bob: Client) -> None:
    refused = bob.join(ann.make(OPEN), name=" ANN ")
    assert (refused.status, refused.code) == (422, "name")
    assert refused.told["detail"] == "Somebody at this table is called “Ann” already. Please choose another name."
    assert ann.make({"kind": "bot", "name": "ann"}).code == "name"


def test_a_table_may_have_a_name_of_up_to_40_characters(ann: Client) -> None:
    assert ann.make(OPEN, name=" Sunday four ").told["view"]["name"] == "Sunday four"
    assert ann.make(OPEN, name="x" * 40).told["view"]["name"] == "x" * 40
    assert ann.make(OPEN, name=None).told["view"]["name"] is None
    for name in ("", "x" * 41, "a\x07b", "\u200b"):
        refused = ann.make(OPEN, name=name)
        assert (refused.status, refused.code) == (422, "name")
    assert refused.told["detail"].startswith("A name")
    assert ann.make(OPEN, name="x" * 41).told["detail"] == "A table’s name has 1 to 40 characters."


def test_names_are_shown_as_kept(ann: Client, bob: Client) -> None:
    joined = bob.join(ann.make(OPEN), name=" Bo\u0308b ")
    assert joined.told["view"]["seats"][1]["name"] == "Böb"
