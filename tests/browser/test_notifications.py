"""Notifications: a player is asked, sets them up, and gets a push that opens its table."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from chalicelib import json_codec
from chalicelib.notifications.channels import MAX_FAILURES
from chalicelib.notifications.pending import HOOK, channels_pk, pending_pk
from chalicelib.players.keys import player_id
from chalicelib.sending.vapid_keys import make_keys, publish
from chalicelib.store.interface import Row
from chalicelib.times import DAY_MS
from tests.browser.becks_golf_page import BecksGolfPage
from tests.browser.conftest import CHROMIUM_ARGUMENTS, Phone, chromium_path, local_storage_script
from tests.browser.http_player import Player, Table, legal_moves
from tests.browser.notification_desktop import Desktop, browser_with_desktop
from tests.browser.page_actions import advance_clock_until, install_clock, player_on, refocus, take_seat
from tests.browser.pushes import FAKE_PUSH_SERVICE, NOTIFICATIONS_ALLOWED, WORKER_IS_ACTIVE, expect_notifications, push
from tests.browser.seeded_server import SeededServer
from tests.browser.test_new_table import start_and_get_view
from tests.browser.wait_until_settled import TIMEOUT_MS

QUESTION = "Notify you on your turn?"
LONG_MS = 10_000
"""ms, longer than any delay on the page."""
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/17.5 Mobile/15E148 Safari/604.1"
)
YOUR_TURN = "Your turn at Augustine, hole 1"


@pytest.fixture
def push_keys(server: SeededServer, address: str) -> None:
    """Give the server keys for push messages."""
    publish(server.club.store, make_keys())


def with_push(page: Page) -> None:
    """Give the page a fake clock and a fake push service."""
    install_clock(page)
    page.add_init_script(FAKE_PUSH_SERVICE)


def play_moves_of(table: Table, friend: Player) -> None:
    """Play the friend's moves until it is another player's turn: flip two cards, or draw and discard."""
    moves: dict[str, Callable[[], None]] = {
        "open": lambda: friend.move(table, "open", at=[0, 4]),
        "draw": lambda: friend.move(table, "draw"),
        "discard": lambda: friend.move(table, "discard"),
    }
    while (view := friend.view(table))["you"] in view["waiting_for"]:
        moves[next(kind for kind in moves if kind in legal_moves(view))]()


@pytest.mark.usefixtures("push_keys")
def test_a_player_is_asked_about_notifications_after_two_turns(phone: Phone, ana: Player) -> None:
    table = ana.make_table("becks-golf", "open", rounds=1)
    ben = BecksGolfPage(
        phone(table.join, local_storage={"becks-golf-coach": "off"}, prepare=with_push, **NOTIFICATIONS_ALLOWED)
    )
    page = ben.page
    advance_clock_until(page, WORKER_IS_ACTIVE)
    take_seat(page, "Ben")
    question = page.get_by_role("dialog", name=QUESTION)

    ben.flip(0, 4)
    expect(page.get_by_role("complementary", name="Keep my seat")).to_be_visible()
    page.clock.fast_forward(LONG_MS)
    play_moves_of(table, ana)
    refocus(page)
    expect(question).to_be_hidden()
    ben.draw()
    ben.discard()
    page.clock.fast_forward(LONG_MS)
    expect(question).to_be_visible()
    expect(question.get_by_role("img", name="Your turn in Grandpa Beck’s Golf. Ana has played.")).to_be_visible()

    question.get_by_role("button", name="Change").tap()
    question.get_by_label("Quiet from").fill("23:30")
    question.get_by_role("button", name="Save", exact=True).tap()
    expect(question.get_by_role("img", name="Quiet from 23:30 to 7:00")).to_be_visible()
    question.get_by_role("button", name="Yes, notify me").tap()
    expect(page.get_by_text("We’ll notify you when it’s your turn.")).to_be_visible()
    expect(question).to_be_hidden()
    settings = player_on(page).request("GET", "/me/notifications")
    assert len(settings["browsers"]) == 1
    assert (settings["quiet"]["from"], settings["quiet"]["to"], settings["night"]) == ("23:30", "07:00", False)


@pytest.fixture
def desktop(browser: Browser, ana: Player) -> Iterator[tuple[BrowserContext, Desktop]]:
    """A desktop with Ana's browser."""
    how = {"executable_path": chromium_path(), "args": CHROMIUM_ARGUMENTS, "base_url": ana.origin}
    with browser_with_desktop(browser, **how) as (context, desktop):
        context.add_init_script(local_storage_script({"key": ana.key, "name": ana.name}))
        context.set_default_timeout(TIMEOUT_MS)
        yield context, desktop


def test_a_push_is_shown_until_its_table_is_open_and_a_tap_opens_it(
    desktop: tuple[BrowserContext, Desktop], ana: Player
) -> None:
    table, other = ana.make_dice_golf("easy"), ana.make_dice_golf("easy")
    context, shown = desktop
    page = context.new_page()
    install_clock(page)
    page.goto("/")
    advance_clock_until(page, WORKER_IS_ACTIVE)
    push(page, table, YOUR_TURN)
    shown.expect_shown(YOUR_TURN)
    expect_notifications(page, f"{YOUR_TURN} / Ben has played.")
    push(page, table, "Still your turn", "Your clock runs out in 3 hours.")
    shown.expect_shown("Still your turn")
    expect_notifications(page, "Still your turn / Your clock runs out in 3 hours.")
    shown.tap("Still your turn")
    expect(page.get_by_role("heading", name="On the tee")).to_be_visible()
    assert page.url.endswith(table.path)
    shown.expect_shown()

    push(page, other, YOUR_TURN)
    shown.expect_shown(YOUR_TURN)
    expect_notifications(page, f"{YOUR_TURN} / Ben has played.")
    page.goto(other.path)
    expect(page.get_by_role("heading", name="On the tee")).to_be_visible()
    shown.expect_shown()
    # A player with a table open is only notified of others.
    push(page, other, YOUR_TURN)
    push(page, table, "Still your turn")
    shown.expect_shown("Still your turn")
    expect_notifications(page, "Still your turn / Ben has played.")

    context.new_page()
    page.close()
    with context.expect_page() as opened:
        shown.tap("Still your turn")
    expect(opened.value.get_by_role("heading", name="On the tee")).to_be_visible()
    assert opened.value.url.endswith(table.path)
    passing = YOUR_TURN
    assert shown.titles == [YOUR_TURN, "Still your turn", YOUR_TURN, passing, "Still your turn"], "each push once"


@pytest.mark.usefixtures("push_keys")
def test_notification_settings_are_saved(phone: Phone, ana: Player) -> None:
    ana.make_dice_golf("easy")
    page = phone("/me", player=ana, prepare=with_push, **NOTIFICATIONS_ALLOWED, allowed_errors="422")
    advance_clock_until(page, WORKER_IS_ACTIVE)
    here = page.get_by_role("checkbox", name="Notify this phone")
    here.tap()
    expect(page.get_by_text("We’ll notify you when it’s your turn.")).to_be_visible()
    expect(here).to_be_checked()
    quiet = page.get_by_role("group", name="Quiet hours")
    expect(quiet.get_by_role("radio", name="My night hours")).to_be_checked()
    quiet.get_by_role("radio", name="Other hours").check()
    page.get_by_label("Quiet until").fill("08:30")
    page.get_by_role("button", name="Save", exact=True).tap()
    expect(page.get_by_role("img", name="Quiet from 22:00 to 8:30")).to_be_visible()

    where = page.get_by_label("Webhook URL")
    where.fill("https://localhost/hook")
    save = page.get_by_role("button", name="Save webhook")
    save.tap()
    expect(page.get_by_text("Use a public address starting with https")).to_be_visible()
    where.fill("https://discord.com/api/webhooks/1/secret")
    save.tap()
    expect(page.get_by_text("Notifications go to discord.com.")).to_be_visible()

    page.reload()
    expect(here).to_be_checked()
    expect(quiet.get_by_role("radio", name="Other hours")).to_be_checked()
    quiet.get_by_role("radio", name="Never").check()
    expect(page.get_by_text("Notifications can come at any hour.")).to_be_visible()
    expect(page.get_by_text("Notifications go to discord.com.")).to_be_visible()
    here.tap()
    expect(here).to_be_enabled()
    expect(here).not_to_be_checked()
    page.get_by_role("button", name="Remove").tap()
    expect(where).to_be_visible()
    settings = ana.request("GET", "/me/notifications")
    assert (settings["browsers"], settings["webhook"], settings["quiet"], settings["night"]) == ([], None, None, False)


def test_night_hours_become_quiet_hours_and_can_be_removed(phone: Phone, ana: Player, server: SeededServer) -> None:
    ana.make_dice_golf("easy")
    page = phone("/me", player=ana, timezone_id="Europe/Berlin")
    expect(page.get_by_text("You haven’t set night hours under “Your time”")).to_be_visible()
    page.get_by_role("button", name="Set hours").tap()
    expect(page.get_by_role("button", name="Remove night hours")).to_be_hidden()
    page.get_by_label("Night begins").fill("23:00")
    page.get_by_role("button", name="Save", exact=True).tap()
    expect(page.get_by_text("Your nights: 23:00 to 7:00, Berlin time.")).to_be_visible()
    expect(page.get_by_role("img", name="Quiet from 23:00 to 7:00")).to_be_visible()

    clock = server.club.clock
    server.club.clock = lambda: clock() + DAY_MS
    page.get_by_role("button", name="Change").tap()
    page.get_by_role("button", name="Remove night hours").tap()
    expect(page.get_by_text("All your hours count.")).to_be_visible()
    expect(page.get_by_text("You haven’t set night hours under “Your time”")).to_be_visible()
    page.goto("/new?game=becks-golf")
    page.get_by_role("button", name="Clock and spectator").tap()
    page.get_by_role("checkbox", name="Nights off").check()
    page.get_by_role("button", name="Close").tap()
    expect(page.get_by_text("All your hours count.")).to_be_visible()
    start_and_get_view(page, ana)
    settings = ana.request("GET", "/me/settings")
    assert (settings["hours"], settings["hours_said"]) == (None, True), "sitting down said no others"


def store_failed_webhook(server: SeededServer, pk: str) -> None:
    """Store a webhook that has failed ten times."""
    webhook = {"url": "https://discord.com/api/webhooks/1/secret", "failures": MAX_FAILURES}
    server.club.store.put(Row(pk, HOOK, server.club.clock(), json_codec.dump(webhook)))


def test_a_disabled_webhook_is_announced(phone: Phone, ana: Player, server: SeededServer) -> None:
    table = ana.make_dice_golf("easy")
    for pk in (channels_pk(player_id(ana.key)), pending_pk(table.id)):
        store_failed_webhook(server, pk)
    off = re.compile("^discord.com rejected ten notifications in a row")
    page = phone("/me", player=ana)
    expect(page.get_by_text(off)).to_be_visible()
    expect(page.get_by_label("Webhook URL")).to_be_visible()
    page.goto(table.path)
    page.get_by_role("button", name="Table and chat").tap()
    page.get_by_role("radio", name="Table", exact=True).check()
    page.get_by_role("button", name="Notify a channel").tap()
    expect(page.get_by_text(off)).to_be_visible()


def test_iphones_show_how_to_get_notifications(phone: Phone, ana: Player) -> None:
    ana.make_dice_golf("easy")
    page = phone("/me", player=ana, user_agent=IPHONE)
    expect(page.get_by_text("add the club to your home screen: tap Share, then “Add to Home Screen”")).to_be_visible()
    expect(page.get_by_role("group", name="Quiet hours")).to_be_visible()
    expect(page.get_by_role("checkbox", name="Notify this phone")).to_be_hidden()
