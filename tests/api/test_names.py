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
        ("❤\ufe0f", "❤\ufe0f"),
        (
            "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
            "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
        ),
        ("7\ufe0f\u20e3", "7\ufe0f\u20e3"),
        ("می\u200cنا", "می\u200cنا"),
        ("ကျော်", "ကျော်"),
        ("x\u0323\u0302\u0301", "x\u0323\u0302\u0301"),
        ("!", "!"),
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


@pytest.mark.parametrize(
    "blank", "\u034f\u115f\u17b4\u180b\u200d\u2800\u3164\ufe0f\ufeff\uffa0\U000e0041\U000e0100\u0301", ids=ascii
)
def test_a_name_needs_something_to_see(blank: str) -> None:
    for name in (blank, f"{blank} {blank}", blank * 3):
        with pytest.raises(BadName, match="something to see"):
            tidy(name)


@pytest.mark.parametrize("unknown", "\u0378\uffff\ue000\U000f0000\u2065\U000e0fff", ids=ascii)
def test_characters_that_nobody_can_read_are_refused(unknown: str) -> None:
    with pytest.raises(BadName, match="character that not everybody can read"):
        tidy(f"Ana{unknown}")


@pytest.mark.parametrize(
    "tower", ["\u0301" * 24, "x" + "\u0301" * 4, "x\u0301\u0301\u034f\u200d\u0301\u0301", "x" + "\u20dd" * 4], ids=ascii
)
def test_marks_do_not_tower(tower: str) -> None:
    with pytest.raises(BadName, match="three marks"):
        tidy(tower)


def test_refused_names_are_422(ann: Client, bob: Client) -> None:
    made = ann.make(OPEN)
    for answered in (bob.join(made, name="x" * 25), ann.make({"kind": "bot", "name": "\x07"}), ann.make(OPEN, name="\u3164")):
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
