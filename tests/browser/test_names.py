"""The page never cuts a typed name: it counts grapheme clusters and says when there are too many; the club decides."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Phone
from tests.browser.http_player import Player

FAMILY = "👨\u200d👩\u200d👧\u200d👦"
FAMILIES = f"Anna {FAMILY}{FAMILY}"


def type_or_paste(page: Page, name: str, label: str = "Your name") -> None:
    """Type or paste the text; a field may cut it."""
    field = page.get_by_role("textbox", name=label)
    field.fill("")
    page.keyboard.insert_text(name)
    expect(field).to_have_value(name)


@pytest.mark.parametrize("name", [FAMILIES, "Ann 🩷", "🇩🇪" * 24, "नि" * 24], ids=ascii)
def test_an_accepted_name_is_never_cut(name: str, phone: Phone, ana: Player) -> None:
    table = ana.make_dice_golf("open")
    page = phone(table.join)
    type_or_paste(page, name)
    page.get_by_role("button", name="Take the seat").tap()
    expect(page.get_by_role("region", name="What you can do")).to_be_visible()
    assert ana.request("GET", f"/tables/{table.id}")["seats"][1]["name"] == name


def test_the_field_says_when_a_name_has_its_maximum_length(phone: Phone, ana: Player) -> None:
    page = phone(ana.make_dice_golf("open").join, allowed_errors="422")
    type_or_paste(page, FAMILIES)
    said = page.get_by_role("status").filter(has_text="limit")
    expect(said).to_have_count(0)
    type_or_paste(page, "🇩🇪" * 24)
    expect(said).to_have_text("24 characters: that’s the limit.")
    type_or_paste(page, f"{'x' * 24}{FAMILY}")
    expect(said).to_have_text("25 characters, but 24 is the limit.")
    type_or_paste(page, FAMILY * 15)
    expect(page.get_by_role("status").filter(has_text="Too long")).to_be_visible()
    page.get_by_role("button", name="Take the seat").tap()
    expect(page.get_by_role("alert")).to_contain_text("too long: accents and the parts of emoji")
    page.get_by_role("button", name=f"Play as “{FAMILY * 14}”").tap()
    page.get_by_role("button", name="Take the seat").tap()
    expect(page.get_by_role("region", name="What you can do")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "label", "most"),
    [("/me", "Your name", 24), ("/new", "Table name", 40), ("/courses/new", "Course name", 60)],
)
def test_fields_of_other_names_say_it_too(path: str, label: str, most: int, phone: Phone) -> None:
    page = phone(path)
    type_or_paste(page, "🇩🇪" * (most + 1), label)
    expect(page.get_by_role("status").filter(has_text=f"{most + 1} characters, but {most} is the limit.")).to_be_visible()
