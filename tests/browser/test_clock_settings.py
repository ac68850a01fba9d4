"""Clock settings: a time bank with nights off, a pause by agreement, an absence, a nudge."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Phone
from tests.browser.http_player import Player
from tests.browser.page_actions import refocus, take_seat
from tests.browser.table_checks import checks
from tests.browser.test_new_table import start_and_get_view
from tests.browser.wait_until_settled import wait_until_settled


def expect_banner(page: Page, words: str) -> None:
    expect(page.get_by_role("status").get_by_text(words)).to_be_visible()


def open_seats(page: Page) -> None:
    """Open the list of seats of a running table, and wait until it is complete, as its buttons move while it grows."""
    page.get_by_role("button", name="Table and chat").tap()
    page.get_by_role("radio", name="Table").check()
    wait_until_settled(page)


def test_a_time_bank_and_nights_off_are_chosen_and_shown_with_the_players_own_hours(
    phone: Phone, ana: Player, address: str
) -> None:
    page = phone("/new?game=becks-golf", player=ana, timezone_id="Europe/Berlin")
    page.get_by_role("button", name="Clock and spectator").tap()
    page.get_by_role("radio", name="Time bank").check()
    page.get_by_role("radio", name="Seven days for the whole game").check()
    page.get_by_role("checkbox", name="Nights off").check()
    page.get_by_role("button", name="Close").tap()
    expect(page.get_by_text("7 days for the whole game. Each move gives 4 h back. Clocks stop at night.")).to_be_visible()
    expect(page.get_by_text("Your nights: 22:00 to 7:00, Berlin time.")).to_be_visible()
    view = start_and_get_view(page, ana)
    assert view["pace"]["bank"] == {"hours": 168, "back": 4}
    assert view["pace"]["off"] == ["nights"]
    assert ana.request("GET", "/me/settings")["hours"] == {"zone": "Europe/Berlin", "from": "22:00", "to": "07:00"}
    expect(page.get_by_text("Each move gives 4 h back. Clocks stop at night.")).to_be_visible()

    cleo = Player(address, "Cleo")
    hers = phone(f"/t/{view['table']}", player=cleo, timezone_id="Asia/Tokyo")
    hers.get_by_role("button", name="Ask for a seat").tap()
    expect(hers.get_by_text("Your nights: 22:00 to 7:00, Tokyo time.")).to_be_visible()
    hers.get_by_role("button", name="Ask", exact=True).tap()
    expect(hers.get_by_text("You asked to join")).to_be_visible()
    assert cleo.request("GET", "/me/settings")["hours"]["zone"] == "Asia/Tokyo"

    ben = Player(address, "Ben")
    his = phone(view["links"]["join"], player=ben, timezone_id="America/New_York")
    expect(his.get_by_text("Your nights: 22:00 to 7:00, New York time.")).to_be_visible()
    his.get_by_role("button", name="Change").tap()
    his.get_by_label("Night begins").fill("23:30")
    his.get_by_role("button", name="Save", exact=True).tap()
    expect(his.get_by_text("Your nights: 23:30 to 7:00, New York time.")).to_be_visible()
    take_seat(his, "Ben")
    expect(his.get_by_role("button", name="Take the seat")).to_be_hidden()
    assert ben.request("GET", "/me/settings")["hours"] == {"zone": "America/New_York", "from": "23:30", "to": "07:00"}

    open_seats(page)
    expect(page.get_by_role("listitem").filter(has_text="Ben")).to_contain_text("days left")


# Makes the browser report this time zone: an invalid one, or one that the browser knows and the server does not.
SET_TIME_ZONE = """(zone) => {
  const real = Intl.DateTimeFormat.prototype.resolvedOptions;
  Intl.DateTimeFormat.prototype.resolvedOptions = function () { return { ...real.call(this), timeZone: zone }; };
  const format = Intl.DateTimeFormat;
  Intl.DateTimeFormat = Object.assign(function (locale, how) { return format(locale, { ...how, timeZone: "UTC" }); }, format);
}"""


@pytest.mark.parametrize("zone", ["Etc/Unknown", "Mars/Olympus"])
def test_a_phone_with_an_unknown_time_zone_can_join_a_table_with_nights_off(
    zone: str, phone: Phone, ana: Player, address: str
) -> None:
    table = ana.make_dice_golf("open", off=["nights"])
    ben = Player(address, "Ben")
    tell = f"({SET_TIME_ZONE})({json.dumps(zone)})"
    page = phone(table.join, player=ben, fresh=True, allowed_errors="422", prepare=lambda page: page.add_init_script(tell))
    take_seat(page, "Ben")
    expect(page.get_by_role("button", name="Take the seat")).to_be_hidden()
    assert ana.view(table)["seats"][1]["name"] == "Ben"
    assert ben.request("GET", "/me/settings")["hours"] is None


def test_a_pause_starts_when_all_agree_and_anyone_can_end_it(phone: Phone, ana: Player, address: str) -> None:
    ben = Player(address, "Ben")
    table = ana.make_dice_golf("open", stymie=True)
    ben.take_seat(table)
    hers, his = (phone(table.path, player=player) for player in (ana, ben))
    open_seats(hers)
    hers.get_by_role("button", name="Ask for a pause").tap()
    hers.get_by_role("button", name="Ask them").tap()
    expect_banner(hers, "The game pauses once Ben agrees.")
    checks.install_checks(hers)
    assert not checks.faults_at_size(hers, checks.SMALLEST, seen=["hand", "main"])
    refocus(his)
    expect_banner(his, "Ana wants to pause the game.")
    expect_banner(his, "Ana asks for a pause.")
    time = his.get_by_text("3 days left")
    expect(time).to_be_visible()
    his.get_by_role("button", name="Agree").tap()
    expect_banner(his, "Paused until")
    expect(time).to_be_hidden()
    refocus(hers)
    expect_banner(hers, "Paused until")
    expect_banner(hers, "Everyone agreed. The game is paused")
    assert ana.view(table)["pace"]["pause"]["agreed"] == [0, 1]
    hers.get_by_role("button", name="Resume").tap()
    hers.get_by_role("button", name="End it").tap()
    expect(hers.get_by_role("button", name="End it")).to_be_hidden()
    refocus(his)
    expect_banner(his, "Ana ends the pause.")
    expect(time).to_be_visible()
    assert ana.view(table)["pace"]["pause"] is None


def test_an_absence_applies_to_all_tables_and_ends_with_a_tap(phone: Phone, ana: Player, address: str) -> None:
    ben = Player(address, "Ben")
    tables = [ana.make_dice_golf("open", stymie=True) for _ in range(2)]
    for table in tables:
        ben.take_seat(table)
    hers = phone(tables[0].path, player=ana)
    open_seats(hers)
    hers.get_by_role("button", name="I’ll be away").tap()
    expect(hers.get_by_role("heading", name="Your time")).to_be_in_viewport()
    day = hers.get_by_label("Away until")
    day.fill(day.get_attribute("max") or "")
    hers.get_by_role("button", name="I’m away").tap()
    expect(hers.get_by_text("You’re away until")).to_be_visible()
    assert all(ana.view(table)["pace"]["seats"][0]["away"] for table in tables)

    his = phone(tables[0].path, player=ben)
    expect_banner(his, "Ana is away until")
    open_seats(his)
    expect(his.get_by_role("listitem").filter(has_text="Ana")).to_contain_text("Away until")
    expect(his.get_by_role("button", name="Nudge Ana")).to_have_count(0)

    hers.goto(tables[1].path)
    expect_banner(hers, "You’re away until")
    hers.get_by_role("button", name="I’m back").tap()
    expect(hers.get_by_text("You’re away until")).to_be_hidden()
    assert not any(ana.view(table)["pace"]["seats"][0]["away"] for table in tables)


def nudged(phone: Phone, ana: Player, ben: Player) -> Page:
    """Return Ana's phone at a table where Ben has nudged her."""
    table = ana.make_dice_golf("open", stymie=True)
    ben.take_seat(table)
    hers, his = (phone(table.path, player=player) for player in (ana, ben))
    open_seats(his)
    his.get_by_role("button", name="Nudge Ana").tap()
    expect(his.get_by_role("listitem").filter(has_text="Ana")).to_contain_text("nudged")
    expect(his.get_by_role("button", name="Nudge Ana")).to_have_count(0)
    refocus(hers)
    return hers


def test_a_player_can_be_nudged_unless_they_turned_nudges_off(phone: Phone, ana: Player, address: str) -> None:
    ben = Player(address, "Ben")
    expect_banner(nudged(phone, ana, ben), "Ben nudges you: it’s time to play.")
    cleo = Player(address, "Cleo")
    hers = phone("/me", player=cleo)
    hers.get_by_role("checkbox", name="Nudges").uncheck()
    expect(hers.get_by_role("checkbox", name="Nudges")).to_be_enabled()
    assert cleo.request("GET", "/me/settings")["nudges"] is False
