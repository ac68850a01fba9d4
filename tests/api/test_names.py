"""Names: 1 to 24 characters after NFC and trimming."""

from __future__ import annotations

import json
import re
from pathlib import Path
from unicodedata import category, normalize

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from chalicelib import graphemes, visible_text
from chalicelib.actions.names import alike
from chalicelib.api.languages import GERMAN
from chalicelib.api.parsing import LONGEST, LONGEST_TABLE, parse_seat_name, parse_table_name
from chalicelib.errors import BadName
from scripts.graphemes import data
from tests.api.client import OPEN, Client

ROOT = Path(__file__).parents[2]


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
def test_names_are_normalised_and_trimmed(name: str, kept: str) -> None:
    assert parse_seat_name(name) == kept


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 25, "a\x00b", "a\nb", "a\x7f", "a\u2028b", "\u202eanna", "a\u2066b", "\u200b", "\u200d"]
)
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(BadName):
        parse_seat_name(name)


@pytest.mark.parametrize(
    "blank", "\u034f\u115f\u17b4\u180b\u200d\u2800\u3164\ufe0f\ufeff\uffa0\U000e0041\U000e0100\u0301", ids=ascii
)
def test_a_name_needs_a_visible_character(blank: str) -> None:
    for name in (blank, f"{blank} {blank}", blank * 3):
        with pytest.raises(BadName, match="something visible"):
            parse_seat_name(name)


@pytest.mark.parametrize("unknown", "\u0378\uffff\ue000\U000f0000\u2065\U000e0fff", ids=ascii)
def test_unreadable_characters_are_refused(unknown: str) -> None:
    with pytest.raises(BadName, match="character that not everyone can read"):
        parse_seat_name(f"Ana{unknown}")


@pytest.mark.parametrize(
    "tower",
    [
        "x" + "\u0301" * 3,
        "x" + "\u0323" * 3,
        "x\u0301\u0301\u034f\u200d\u0301\u0301",
        "ش\u0651\u064e\u0670\u06e1",
        "x" + "\u20dd" * 4,
    ],
    ids=ascii,
)
def test_stacked_marks_are_refused(tower: str) -> None:
    with pytest.raises(BadName, match="three accents"):
        parse_seat_name(tower)


PASS = [
    "Ana",
    "Зоя",
    "Ελένη",
    "Nguyễn Thị Ánh",
    "مُحَمَّد",
    "می\u200cنا",
    "שָׁלוֹם",
    "प्रीति",
    "श्री\u200dमान",
    "หนึ่ง น้ำ",
    "ကျော်စွာ",
    "ஸ்ரீநிதி",
    "བསྒྲུབས",
    "ᠮᠣᠩᠭᠣᠯ\u180b",
    "葛\U000e0100飾",
    "김철수",
    "Ọlọ́run",
    "👩\u200d🚀",
    "👩🏽\u200d❤\ufe0f\u200d👨🏿",
    "🏳\ufe0f\u200d🌈",
    "7\ufe0f\u20e3 #\u20e3",
    "O'Brien-Smith Jr.",
    "~*Tom*~",
]
"""As people write their names, with the marks and joiners of their scripts, and emoji."""
REFUSED = {
    "long": ["👨\u200d👩\u200d👧\u200d👦" * 14 + "xxx", "👩\u200d🚀" * 10 + "👨\u200d👩\u200d👧\u200d👦" * 11],
    "control": ["a\x00b", "a\x1b[31mb", "a\u0085b", "a\u200fb", "\u2067ab"],
    "unknown": [
        "a\ufffeb",
        "a\U0001ffffb",
        "a\ufdd0",
        "\ue000",
        "a\U0001faff\U000323b0",
        "a\U00010f5a",
        "a\U0001eefe",
        "a\U00100000",
        "a\u0378",
        "a\ufffd",
    ],
    "nothing": [
        "\u3164",
        "\u2800\u2800",
        "\uffa0",
        "\u0301",
        "\u20dd",
        "\ufffc",
        "\u00ad",
        "\u3000\u200b",
        "\U0001d159",
        "\u0903",
    ],
    "tower": ["x\u0300\u0301\u0302", "a\u0316\u0317\u0318", "a\u0334\u0335\u0336\u0337"],
    "bare": ["\u0301a", "a \u0301b", "a.\u0301", "\u093fa", "a\u20dd", "a\u0489", "a\u20e3", "1\u0301\u20e3"],
    "hidden": [
        *(
            "a\u3164b",
            "ab\u3164",
            "a\u2800b",
            "a\uffa0b",
            "a\u1160b",
            "a\u00adb",
            "a\u200bb",
            "a\u2060b",
            "a\ufeffb",
            "a\u034fb",
        ),
        *(
            "ab\u200d",
            "\u200dab",
            "a \u200db",
            "a\u200d\u200db",
            "\ufe0fa",
            "a \ufe0fb",
            "a\ufe0f\ufe0f",
            "a\u180b",
            "a\U000e0100",
        ),
        *("\U0001f3f4" + "".join(chr(0xE0000 + ord(c)) for c in tags) for tags in ("hello world\x7f", "gbsct", "GB\x7f")),
        *("a\U000e0067\U000e007f", "a\u206ab", "a\ufff9b", "a\u2061b", "a\u17b4b"),
    ],
}


@pytest.mark.parametrize("name", PASS, ids=ascii)
def test_names_of_all_scripts_are_kept_with_their_marks(name: str) -> None:
    assert parse_seat_name(name) == normalize("NFC", name)
    assert parse_table_name(f"{name} & co") == normalize("NFC", f"{name} & co")


@pytest.mark.parametrize(("fault", "name"), [(fault, name) for fault in REFUSED for name in REFUSED[fault]], ids=ascii)
def test_hidden_and_stacked_characters_are_refused_with_the_reason(fault: visible_text.Fault, name: str) -> None:
    for kept in (parse_seat_name, parse_table_name):
        with pytest.raises(BadName, match=re.escape(visible_text.WRONG[fault])):
            kept(name)


def test_each_reason_has_a_translation() -> None:
    assert {*visible_text.WRONG.values(), *visible_text.WRONG_IN_TALK.values()} <= {*json.loads(GERMAN.read_text("utf-8"))}
    assert {*REFUSED} == {*visible_text.WRONG}


@given(st.text(max_size=24))
def test_accepted_names_are_visible_and_unchanged(name: str) -> None:
    try:
        kept = parse_seat_name(name)
    except BadName:
        return
    assert parse_seat_name(kept) == kept == normalize("NFC", name).strip()
    assert visible_text.shows(kept)
    assert not re.search("[\u3164\u2800\uffa0\u115f\u1160\ufffe\uffff\u200b\ufeff]", kept)


@given(st.sampled_from(PASS), st.data())
def test_a_hidden_letter_does_not_make_a_different_name(name: str, data: st.DataObject) -> None:
    """Anywhere in a name it is refused, or the name stays the same."""
    hidden = data.draw(st.sampled_from("\u200b\u200c\u200d\u2060\ufe0e\ufe0f\u3164\u2800\uffa0\u00ad\U000e0061"))
    at = data.draw(st.integers(0, len(name)))
    try:
        other = parse_seat_name(name[:at] + hidden + name[at:])
    except BadName:
        return
    assert alike(other, name)


def test_refused_names_are_422(ann: Client, bob: Client) -> None:
    made = ann.make(OPEN)
    for answered in (bob.join(made, name="x" * 25), ann.make({"kind": "bot", "name": "\x07"}), ann.make(OPEN, name="\u3164")):
        assert (answered.status, answered.code) == (422, "name")


def test_a_taken_name_is_422_with_the_reason(ann: Client, bob: Client) -> None:
    refused = bob.join(ann.make(OPEN), name=" ANN ")
    assert (refused.status, refused.code) == (422, "name")
    assert refused.json["detail"] == "Someone at this table is already called “Ann”. Please choose another name."
    assert ann.make({"kind": "bot", "name": "ann"}).code == "name"


def test_a_table_may_have_a_name_of_up_to_40_characters(ann: Client) -> None:
    assert ann.make(OPEN, name=" Sunday four ").json["view"]["name"] == "Sunday four"
    assert ann.make(OPEN, name="x" * 40).json["view"]["name"] == "x" * 40
    assert ann.make(OPEN, name=None).json["view"]["name"] is None
    for name in ("", "x" * 41, "a\x07b", "\u200b"):
        refused = ann.make(OPEN, name=name)
        assert (refused.status, refused.code) == (422, "name")
    assert refused.json["detail"].startswith("A name")
    assert ann.make(OPEN, name="x" * 41).json["detail"] == "Table names have 1 to 40 characters."


def test_names_are_shown_as_stored(ann: Client, bob: Client) -> None:
    joined = bob.join(ann.make(OPEN), name=" Bo\u0308b ")
    assert joined.json["view"]["seats"][1]["name"] == "Böb"


def test_all_invisible_characters_of_unicode_count_as_invisible() -> None:
    every = "".join(map(chr, range(0x110000)))
    ignorable = regex.findall(r"\p{Default_Ignorable_Code_Point}", every)
    assert len(ignorable) > 4000
    assert [f"U+{ord(one):04X}" for one in ignorable if not visible_text.is_unseen(one)] == []


# ── as people count ──

COUNTED: list[tuple[str, int]] = json.loads((ROOT / "tests" / "names.json").read_text("utf-8"))
"""Names of all scripts, each with how many characters people count in it. The page counts by the same list
(`frontend/src/ui/graphemes.test.ts`).
"""


@pytest.mark.parametrize(("name", "characters"), COUNTED, ids=ascii)
def test_a_name_is_counted_in_grapheme_clusters(name: str, characters: int) -> None:
    assert graphemes.count(name) == characters == len(regex.findall(r"\X", name))
    assert "".join(graphemes.of(name)) == name


def test_a_name_has_24_grapheme_clusters() -> None:
    for one in (
        "x",
        "é",
        "e\u0301",
        "👍🏽",
        "🇩🇪",
        "7\ufe0f\u20e3",
        "👩\u200d🚀",
        "क्षि",
        "நி",
        "น้ำ",
        "한",
        "x\u0323\u0302\u0301",
    ):
        assert parse_seat_name(one * 24) == normalize("NFC", one * 24)
        with pytest.raises(BadName, match=BadName.sentence):
            parse_seat_name(one * 25)
    assert parse_seat_name("Anna 👨\u200d👩\u200d👧\u200d👦👨\u200d👩\u200d👧\u200d👦")


def test_a_name_has_a_hundred_code_points() -> None:
    family = "👨\u200d👩\u200d👧\u200d👦"
    assert len(parse_seat_name(family * 14 + "xx")) == graphemes.MOST_POINTS == 100
    with pytest.raises(BadName, match="too long: accents and the parts of emoji"):
        parse_seat_name(family * 14 + "xxx")
    with pytest.raises(BadName, match="too long: accents and the parts of emoji"):
        parse_table_name(family * 15)


def test_emoji_newer_than_python_pass_but_no_other_new_characters() -> None:
    assert parse_seat_name("Ann 🩷") == "Ann 🩷"
    for emoji in "🩷🫎🫩\U0001fae1\U0001f6dc\U0001faff\U0001fc10":
        assert parse_seat_name(emoji) == emoji
        assert parse_seat_name(f"{emoji}\u200d{emoji} x")
    unassigned = [chr(point) for point in range(0x110000) if category(chr(point)) == "Cn"]
    young = {ord(one) for one in unassigned if graphemes.is_emoji(one)}
    unknown = [one for one in unassigned if ord(one) not in young]
    assert len(unknown) > 800_000
    for one in unknown[:: len(unknown) // 500]:
        with pytest.raises(BadName, match="not everyone can read"):
            parse_seat_name(f"a{one}")
    assert 0x1F000 <= min(young) <= max(young) < 0x20000, "in the emoji's own blocks"


def test_the_table_is_up_to_date_with_unicode() -> None:
    assert (ROOT / "chalicelib" / "names.json").read_text("utf-8") == data(), "python -m scripts.graphemes"


@given(st.lists(st.sampled_from([name for name, _ in COUNTED]), max_size=5).map("".join))
def test_random_texts_are_counted_as_by_unicode(text: str) -> None:
    assert graphemes.of(text) == regex.findall(r"\X", text)


def test_the_sentence_has_the_configured_number() -> None:
    assert f"1 to {LONGEST} characters" in BadName.sentence
    assert (LONGEST, LONGEST_TABLE) == (24, 40)


def test_a_name_unknown_to_an_old_python_can_be_spoken_too(ann: Client, bob: Client) -> None:
    made = ann.make(OPEN)
    table = bob.join(made, name="Ann 🩷").json["view"]["table"]
    assert bob.post(f"/api/tables/{table}/messages", {"text": "🩷"}, "a-key-of-mine").status == 201
