"""A player is asked whether to be told of their turns, says how, and is told by a push that opens its table."""

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
from tests.browser.becks_golf_page import CardGolfer
from tests.browser.conftest import ARGUMENTS, Phone, program, remembering
from tests.browser.http_player import Player, Table, legal
from tests.browser.notification_desktop import Desktop, at_desktop
from tests.browser.page_actions import at_an_own_clock, glance, owner, soon, take_seat
from tests.browser.pushes import IN_CHARGE, LEAVE, SERVICE, push, shows
from tests.browser.seeded_server import Clubhouse
from tests.browser.test_new_table import opened
from tests.browser.wait_until_settled import PATIENCE

QUESTION = "Notify you on your turn?"
LONG = 10_000
"""ms, longer than what comes by itself takes to come."""
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/17.5 Mobile/15E148 Safari/604.1"
)
YOUR_TURN = "Your turn at Augustine, hole 1"


@pytest.fixture
def pushing(service: Clubhouse, address: str) -> None:
    """A club that can push."""
    publish(service.club.store, make_keys())


def that_can_push(page: Page) -> None:
    """Give the page a clock of its own, and a browser that subscribes."""
    at_an_own_clock(page)
    page.add_init_script(SERVICE)


def let_play(table: Table, friend: Player) -> None:
    """The friend decides until somebody else has to: turns two cards, or draws and throws."""
    moves: dict[str, Callable[[], None]] = {
        "open": lambda: friend.move(table, "open", at=[0, 4]),
        "draw": lambda: friend.move(table, "draw"),
        "discard": lambda: friend.move(table, "discard"),
    }
    while (view := friend.look(table))["you"] in view["waiting_for"]:
        moves[next(kind for kind in moves if kind in legal(view))]()


@pytest.mark.usefixtures("pushing")
def test_who_has_finished_two_turns_is_asked_and_not_before(phone: Phone, ana: Player) -> None:
    table = ana.lay("becks-golf", "open", rounds=1)
    ben = CardGolfer(phone(table.join, remembers={"becks-golf-coach": "off"}, prepare=that_can_push, **LEAVE))
    page = ben.page
    soon(page, IN_CHARGE)
    take_seat(page, "Ben")
    question = page.get_by_role("dialog", name=QUESTION)

    ben.open(0, 4)
    expect(page.get_by_role("complementary", name="Keep my seat")).to_be_visible()
    page.clock.fast_forward(LONG)
    let_play(table, ana)
    glance(page)
    expect(question).to_be_hidden()
    ben.draw()
    ben.throw()
    page.clock.fast_forward(LONG)
    expect(question).to_be_visible()
    expect(question.get_by_role("img", name="Your turn in Grandpa Beck’s Golf. Ana has played.")).to_be_visible()

    question.get_by_role("button", name="Change").tap()
    question.get_by_label("Quiet from").fill("23:30")
    question.get_by_role("button", name="Save", exact=True).tap()
    expect(question.get_by_role("img", name="Quiet from 23:30 to 7:00")).to_be_visible()
    question.get_by_role("button", name="Yes, notify me").tap()
    expect(page.get_by_text("We’ll notify you when it’s your turn.")).to_be_visible()
    expect(question).to_be_hidden()
    told = owner(page).ask("GET", "/me/notifications")
    assert len(told["browsers"]) == 1
    assert (told["quiet"]["from"], told["quiet"]["to"], told["night"]) == ("23:30", "07:00", False)


@pytest.fixture
def desktop(browser: Browser, ana: Player) -> Iterator[tuple[BrowserContext, Desktop]]:
    """Ana's, with a browser."""
    how = {"executable_path": program(), "args": ARGUMENTS, "base_url": ana.origin}
    with at_desktop(browser, **how) as (context, desktop):
        context.add_init_script(remembering({"key": ana.key, "name": ana.name}))
        context.set_default_timeout(PATIENCE)
        yield context, desktop


def test_a_push_is_shown_until_its_table_is_looked_at_and_a_tap_opens_it(
    desktop: tuple[BrowserContext, Desktop], ana: Player
) -> None:
    table, other = ana.make("easy"), ana.make("easy")
    context, shown = desktop
    page = context.new_page()
    at_an_own_clock(page)
    page.goto("/")
    soon(page, IN_CHARGE)
    push(page, table, YOUR_TURN)
    shown.shows(YOUR_TURN)
    shows(page, f"{YOUR_TURN} / Ben has played.")
    push(page, table, "Still your turn", "Your clock runs out in 3 hours.")
    shown.shows("Still your turn")
    shows(page, "Still your turn / Your clock runs out in 3 hours.")
    shown.tap("Still your turn")
    expect(page.get_by_role("heading", name="On the tee")).to_be_visible()
    assert page.url.endswith(table.path)
    shown.shows()

    push(page, other, YOUR_TURN)
    shown.shows(YOUR_TURN)
    shows(page, f"{YOUR_TURN} / Ben has played.")
    page.goto(other.path)
    expect(page.get_by_role("heading", name="On the tee")).to_be_visible()
    shown.shows()
    # Who has a table before them is told of others alone.
    push(page, other, YOUR_TURN)
    push(page, table, "Still your turn")
    shown.shows("Still your turn")
    shows(page, "Still your turn / Ben has played.")

    context.new_page()
    page.close()
    with context.expect_page() as opened:
        shown.tap("Still your turn")
    expect(opened.value.get_by_role("heading", name="On the tee")).to_be_visible()
    assert opened.value.url.endswith(table.path)
    passing = YOUR_TURN
    assert shown.told == [YOUR_TURN, "Still your turn", YOUR_TURN, passing, "Still your turn"], "each push once"


@pytest.mark.usefixtures("pushing")
def test_the_settings_say_how_and_when_one_is_told(phone: Phone, ana: Player) -> None:
    ana.make("easy")
    page = phone("/me", player=ana, prepare=that_can_push, **LEAVE, forgive="422")
    soon(page, IN_CHARGE)
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
    told = ana.ask("GET", "/me/notifications")
    assert (told["browsers"], told["webhook"], told["quiet"], told["night"]) == ([], None, None, False)


def test_ones_nights_are_quiet_at_once_and_can_be_taken_back(phone: Phone, ana: Player, service: Clubhouse) -> None:
    ana.make("easy")
    page = phone("/me", player=ana, timezone_id="Europe/Berlin")
    expect(page.get_by_text("You haven’t set night hours under “Your time”")).to_be_visible()
    page.get_by_role("button", name="Set hours").tap()
    expect(page.get_by_role("button", name="Remove night hours")).to_be_hidden()
    page.get_by_label("Night begins").fill("23:00")
    page.get_by_role("button", name="Save", exact=True).tap()
    expect(page.get_by_text("Your nights: 23:00 to 7:00, Berlin time.")).to_be_visible()
    expect(page.get_by_role("img", name="Quiet from 23:00 to 7:00")).to_be_visible()

    clock = service.club.clock
    service.club.clock = lambda: clock() + DAY_MS
    page.get_by_role("button", name="Change").tap()
    page.get_by_role("button", name="Remove night hours").tap()
    expect(page.get_by_text("All your hours count.")).to_be_visible()
    expect(page.get_by_text("You haven’t set night hours under “Your time”")).to_be_visible()
    page.goto("/new?game=becks-golf")
    page.get_by_role("button", name="Clock and spectator").tap()
    page.get_by_role("checkbox", name="Nights off").check()
    page.get_by_role("button", name="Close").tap()
    expect(page.get_by_text("All your hours count.")).to_be_visible()
    opened(page, ana)
    told = ana.ask("GET", "/me/settings")
    assert (told["hours"], told["hours_said"]) == (None, True), "sitting down said no others"


def fail_for_good(service: Clubhouse, pk: str) -> None:
    """A webhook that took none of ten messages."""
    told = {"url": "https://discord.com/api/webhooks/1/secret", "failures": MAX_FAILURES}
    service.club.store.put(Row(pk, HOOK, service.club.clock(), json_codec.dump(told)))


def test_a_webhook_that_was_switched_off_is_said(phone: Phone, ana: Player, service: Clubhouse) -> None:
    table = ana.make("easy")
    for pk in (channels_pk(player_id(ana.key)), pending_pk(table.id)):
        fail_for_good(service, pk)
    off = re.compile("^discord.com rejected ten notifications in a row")
    page = phone("/me", player=ana)
    expect(page.get_by_text(off)).to_be_visible()
    expect(page.get_by_label("Webhook URL")).to_be_visible()
    page.goto(table.path)
    page.get_by_role("button", name="Table and chat").tap()
    page.get_by_role("radio", name="Table", exact=True).check()
    page.get_by_role("button", name="Notify a channel").tap()
    expect(page.get_by_text(off)).to_be_visible()


def test_iphones_are_told_how_to_be_told(phone: Phone, ana: Player) -> None:
    ana.make("easy")
    page = phone("/me", player=ana, user_agent=IPHONE)
    expect(page.get_by_text("add the club to your home screen: tap Share, then “Add to Home Screen”")).to_be_visible()
    expect(page.get_by_role("group", name="Quiet hours")).to_be_visible()
    expect(page.get_by_role("checkbox", name="Notify this phone")).to_be_hidden()
