""" "Have a code?" also takes pasted links, as an installed page has no address bar."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Phone
from tests.browser.http_player import Player
from tests.browser.table_checks.checks import layout_and_contrast_faults


@pytest.mark.parametrize("form", ["{origin}{join}", "  {join}\n", "{id}?join={code}"])
def test_a_pasted_invitation_opens_its_seat(form: str, phone: Phone, ana: Player) -> None:
    table = ana.make_dice_golf("open")
    page = phone("/")
    page.get_by_role("button", name="Have a code?").tap()
    pasted = form.format(origin=ana.origin, join=table.join, id=table.id, code=table.code)
    page.get_by_role("textbox").fill(pasted)
    page.get_by_role("button", name="Go to table").tap()
    expect(page.get_by_role("heading", name="Ana saved you a seat")).to_be_visible()
    expect(page.get_by_role("button", name="Take the seat")).to_be_visible()


def test_a_pasted_table_link_opens_the_table_to_watch(phone: Phone, ana: Player) -> None:
    page = phone("/")
    page.get_by_role("button", name="Have a code?").tap()
    page.get_by_role("textbox").fill(ana.make_dice_golf("easy").id)
    page.get_by_role("textbox").press("Enter")
    expect(page.get_by_text("Waiting for Ana")).to_be_visible()


def test_a_pasted_private_link_restores_the_seats(phone: Phone, ana: Player) -> None:
    ana.make_dice_golf("easy")
    page = phone("/")
    page.get_by_role("button", name="Have a code?").tap()
    page.get_by_role("textbox").fill(f"{ana.origin}/me#key={ana.key}")
    page.get_by_role("button", name="Go to table").tap()
    page.get_by_role("button", name="Play as Ana").tap()
    expect(page.get_by_text("Your seats are here now.")).to_be_visible()
    page.get_by_role("link", name="Back to your tables").tap()
    expect(page.get_by_role("region", name="Your turn").get_by_role("heading", name="Augustine")).to_be_visible()


def test_an_invalid_pasted_link_shows_an_error(phone: Phone) -> None:
    page = phone("/")
    page.get_by_role("button", name="Have a code?").tap()
    page.get_by_role("textbox").fill("the blue one")
    page.get_by_role("button", name="Go to table").tap()
    expect(page.get_by_role("alert")).to_contain_text("paste the whole link")
    assert not layout_and_contrast_faults(page)


@pytest.mark.parametrize(
    "form",
    [
        "{join}.",
        "{join}%20",
        "{join}%E2%80%8B",
        "/t/{id}%3Fjoin%3D{code}",
        "/t/{id}?x=1&amp;join={code}",
        "/t/{id}.?join={code}",
    ],
)
def test_a_link_with_extra_characters_opens_its_seat(form: str, phone: Phone, ana: Player) -> None:
    """Other repairs of addresses are tested in `frontend/tests/lib/pastedLinks.test.ts`."""
    table = ana.make_dice_golf("open")
    page = phone(form.format(join=table.join, id=table.id, code=table.code), allowed_errors="404")
    expect(page.get_by_role("heading", name="Ana saved you a seat")).to_be_visible()
    expect(page.get_by_role("button", name="Take the seat")).to_be_visible()
    assert page.url == f"{ana.origin}{table.join}"


@pytest.mark.parametrize(("path", "title"), [("/today.", "Today’s challenge"), ("/rules/stew.", "Stew in a minute")])
def test_other_pages_open_with_a_full_stop_after_their_address(path: str, title: str, phone: Phone) -> None:
    page = phone(path)
    expect(page).to_have_title(re.compile(title))
    assert page.url.endswith(path.removesuffix("."))


@pytest.mark.parametrize("spoilt", ["#key={short}", "#key={key}x", "%23key={short}", "#Key={short}"])
def test_an_unreadable_key_shows_an_error_and_is_removed_from_the_address(spoilt: str, phone: Phone, ana: Player) -> None:
    page = phone("/me" + spoilt.format(key=ana.key, short=ana.key[:-1]))
    expect(page.get_by_role("dialog", name="This private link can’t be read")).to_be_visible()
    assert page.url == f"{ana.origin}/me"


def test_a_key_with_extra_characters_is_offered_and_removed_from_the_address(phone: Phone, ana: Player) -> None:
    ana.make_dice_golf("easy")
    page = phone(f"/me%23key%3D{ana.key}).")
    expect(page.get_by_role("button", name="Play as Ana")).to_be_visible()
    assert page.url == f"{ana.origin}/me"


@pytest.mark.parametrize("form", ["/me?key={key}", "/me?from=mail&Key={key}", "/me/key={key}", "/?key={key}"])
def test_a_key_in_another_part_of_the_address_is_offered_and_removed(form: str, phone: Phone, ana: Player) -> None:
    """Keys and paths here have only characters that our addresses can have."""
    ana.make_dice_golf("easy")
    page = phone(form.format(key=ana.key), allowed_errors="404")
    expect(page.get_by_role("button", name="Play as Ana")).to_be_visible()
    assert ana.key not in page.url


@pytest.mark.parametrize("form", ["/me?key={short}", "/me?key={key}x", "/?key={short}"])
def test_an_unreadable_key_in_the_query_is_removed_from_the_address(form: str, phone: Phone, ana: Player) -> None:
    page = phone(form.format(key=ana.key, short=ana.key[:-1]))
    expect(page.get_by_role("dialog", name="This private link can’t be read")).to_be_visible()
    assert ana.key[:-1] not in page.url


@pytest.mark.parametrize(
    ("text", "error"), [("the blue one", "paste the whole link"), ("me#key={short}", "Copy the whole link again")]
)
def test_an_unreadable_pasted_key_shows_an_error(text: str, error: str, phone: Phone, ana: Player) -> None:
    page = phone("/")
    page.get_by_role("button", name="Have a code?").tap()
    page.get_by_role("textbox").fill(text.format(short=f"/{ana.key[1:]}"))
    page.get_by_role("textbox").press("Enter")
    expect(page.get_by_role("alert")).to_contain_text(error)
