"""Forget me: the page explains what happens; afterwards the phone belongs to nobody."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Phone
from tests.browser.http_player import Player, finished_table
from tests.browser.table_checks.checks import layout_and_contrast_faults


def ask_to_be_forgotten(page: Page) -> None:
    page.get_by_role("button", name="Forget me").tap()
    expect(page.get_by_role("dialog")).to_contain_text("You appear there as “?”")
    assert not layout_and_contrast_faults(page)


def test_a_player_can_be_forgotten_and_friends_keep_their_games(phone: Phone, address: str) -> None:
    mina, hal = Player(address, "Wilhelmina"), Player(address, "Hal")
    over = finished_table(mina, "easy")
    table = hal.make_dice_golf("open")
    mina.take_seat(table)
    mina.send_message(table, "Mine alone")
    page = phone("/me", player=mina, local_storage={"club.name": "Wilhelmina"})
    ask_to_be_forgotten(page)
    page.get_by_role("button", name="Forget me for good").tap()
    expect(page.get_by_role("heading", name="Start a table, send the link.")).to_be_visible()
    assert page.evaluate("Object.keys(localStorage).filter((name) => /club\\.(key|name)/.test(name))") == []
    shown = hal.view(table)
    assert [seat["name"] for seat in shown["seats"]] == ["Hal", "?"]
    assert "Mine alone" not in str(shown)
    his = phone(over.path, player=hal)
    his.get_by_role("button", name="Check fairness").tap()
    expect(his.get_by_role("dialog", name="Fair play")).to_contain_text("matches its fingerprint")
    expect(his.get_by_role("dialog").locator(".wrong, [role=alert]")).to_have_count(0)
    expect(his.get_by_text("Wilhelmina")).to_have_count(0)


def test_a_phone_with_an_old_key_can_drop_it(phone: Phone, ana: Player) -> None:
    ana.make_dice_golf("open")
    ana.post("/me/key", {"key": "n" * 43})
    page = phone("/me", player=ana, allowed_errors="401", local_storage={"name": "Ana"})
    expect(page.get_by_role("alert")).to_contain_text("choose “Forget me”")
    ask_to_be_forgotten(page)
    page.get_by_role("button", name="Forget me for good").tap()
    expect(page.get_by_role("heading", name="Start a table, send the link.")).to_be_visible()
    assert page.evaluate("Object.keys(localStorage).filter((name) => /club\\.(key|name)/.test(name))") == []


def test_other_tabs_of_the_phone_have_no_player_either(phone: Phone, ana: Player) -> None:
    """With the old key a tab would play on as the forgotten player, and store what it sees."""
    table = ana.make_dice_golf("easy")
    page = phone("/", fresh=True)
    page.evaluate("(key) => localStorage.setItem('club.key', key)", ana.key)
    page.goto("/me")
    other = page.context.new_page()
    other.goto(table.path)
    expect(other.get_by_role("button", name="Roll")).to_be_visible()
    ask_to_be_forgotten(page)
    with other.expect_navigation():
        page.get_by_role("button", name="Forget me for good").tap()
    expect(page.get_by_role("heading", name="Start a table, send the link.")).to_be_visible()
    expect(other.get_by_text("Waiting for")).to_be_visible()
    expect(other.get_by_role("button", name="Roll")).to_be_hidden()
    assert other.evaluate("Object.keys(localStorage).filter((name) => /club\\.(key|player|seat)/.test(name))") == []


def test_forget_me_can_be_cancelled(phone: Phone, ana: Player) -> None:
    table = ana.make_dice_golf("open")
    page = phone("/me", player=ana)
    ask_to_be_forgotten(page)
    page.get_by_role("button", name="Cancel").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert ana.view(table)["seats"][0]["name"] == "Ana"
