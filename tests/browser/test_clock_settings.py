"""Clock settings: a time bank with nights off, a pause by agreement, an absence, a nudge."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Phone
from tests.browser.http_player import Player
from tests.browser.page_actions import glance, take_seat
from tests.browser.table_checks import checks as law
from tests.browser.test_new_table import opened
from tests.browser.wait_until_settled import settle


def strip(page: Page, words: str) -> None:
    expect(page.get_by_role("status").get_by_text(words)).to_be_visible()


def to_seats(page: Page) -> None:
    """Where it stands who sits at a table in play, once all of it is there: the sheet grows upwards, and its buttons move."""
    page.get_by_role("button", name="Table and chat").tap()
    page.get_by_role("radio", name="Table").check()
    settle(page)


def test_a_bank_and_nights_off_are_chosen_agreed_upon_and_told_with_ones_own_hours(
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
    view = opened(page, ana)
    assert view["pace"]["bank"] == {"hours": 168, "back": 4}
    assert view["pace"]["off"] == ["nights"]
    assert ana.ask("GET", "/me/settings")["hours"] == {"zone": "Europe/Berlin", "from": "22:00", "to": "07:00"}
    expect(page.get_by_text("Each move gives 4 h back. Clocks stop at night.")).to_be_visible()

    cleo = Player(address, "Cleo")
    hers = phone(f"/t/{view['table']}", player=cleo, timezone_id="Asia/Tokyo")
    hers.get_by_role("button", name="Ask for a seat").tap()
    expect(hers.get_by_text("Your nights: 22:00 to 7:00, Tokyo time.")).to_be_visible()
    hers.get_by_role("button", name="Ask", exact=True).tap()
    expect(hers.get_by_text("You asked to join")).to_be_visible()
    assert cleo.ask("GET", "/me/settings")["hours"]["zone"] == "Asia/Tokyo"

    ben = Player(address, "Ben")
    his = phone(view["links"]["join"], player=ben, timezone_id="America/New_York")
    expect(his.get_by_text("Your nights: 22:00 to 7:00, New York time.")).to_be_visible()
    his.get_by_role("button", name="Change").tap()
    his.get_by_label("Night begins").fill("23:30")
    his.get_by_role("button", name="Save", exact=True).tap()
    expect(his.get_by_text("Your nights: 23:30 to 7:00, New York time.")).to_be_visible()
    take_seat(his, "Ben")
    expect(his.get_by_role("button", name="Take the seat")).to_be_hidden()
    assert ben.ask("GET", "/me/settings")["hours"] == {"zone": "America/New_York", "from": "23:30", "to": "07:00"}

    to_seats(page)
    expect(page.get_by_role("listitem").filter(has_text="Ben")).to_contain_text("days left")


# What a browser says of its zone: one that is none, and one that the browser takes and the club does not know.
TELLS = """(zone) => {
  const real = Intl.DateTimeFormat.prototype.resolvedOptions;
  Intl.DateTimeFormat.prototype.resolvedOptions = function () { return { ...real.call(this), timeZone: zone }; };
  const format = Intl.DateTimeFormat;
  Intl.DateTimeFormat = Object.assign(function (locale, how) { return format(locale, { ...how, timeZone: "UTC" }); }, format);
}"""


@pytest.mark.parametrize("zone", ["Etc/Unknown", "Mars/Olympus"])
def test_a_phone_that_does_not_know_where_it_is_sits_down_where_nights_do_not_count(
    zone: str, phone: Phone, ana: Player, address: str
) -> None:
    table = ana.make("open", off=["nights"])
    ben = Player(address, "Ben")
    tell = f"({TELLS})({json.dumps(zone)})"
    page = phone(table.join, player=ben, fresh=True, forgive="422", prepare=lambda page: page.add_init_script(tell))
    take_seat(page, "Ben")
    expect(page.get_by_role("button", name="Take the seat")).to_be_hidden()
    assert ana.look(table)["seats"][1]["name"] == "Ben"
    assert ben.ask("GET", "/me/settings")["hours"] is None


def test_a_pause_begins_when_all_agree_and_is_ended_by_anybody(phone: Phone, ana: Player, address: str) -> None:
    ben = Player(address, "Ben")
    table = ana.make("open", stymie=True)
    ben.sit(table)
    hers, his = (phone(table.path, player=player) for player in (ana, ben))
    to_seats(hers)
    hers.get_by_role("button", name="Ask for a pause").tap()
    hers.get_by_role("button", name="Ask them").tap()
    strip(hers, "The game pauses once Ben agrees.")
    law.look(hers)
    assert not law.measured(hers, law.SMALLEST, seen=["hand", "main"])
    glance(his)
    strip(his, "Ana wants to pause the game.")
    strip(his, "Ana asks for a pause.")
    time = his.get_by_text("3 days left")
    expect(time).to_be_visible()
    his.get_by_role("button", name="Agree").tap()
    strip(his, "Paused until")
    expect(time).to_be_hidden()
    glance(hers)
    strip(hers, "Paused until")
    strip(hers, "Everyone agreed. The game is paused")
    assert ana.look(table)["pace"]["pause"]["agreed"] == [0, 1]
    hers.get_by_role("button", name="Resume").tap()
    hers.get_by_role("button", name="End it").tap()
    expect(hers.get_by_role("button", name="End it")).to_be_hidden()
    glance(his)
    strip(his, "Ana ends the pause.")
    expect(time).to_be_visible()
    assert ana.look(table)["pace"]["pause"] is None


def test_who_is_away_says_so_once_and_comes_back_with_a_tap(phone: Phone, ana: Player, address: str) -> None:
    ben = Player(address, "Ben")
    tables = [ana.make("open", stymie=True) for _ in range(2)]
    for table in tables:
        ben.sit(table)
    hers = phone(tables[0].path, player=ana)
    to_seats(hers)
    hers.get_by_role("button", name="I’ll be away").tap()
    expect(hers.get_by_role("heading", name="Your time")).to_be_in_viewport()
    day = hers.get_by_label("Away until")
    day.fill(day.get_attribute("max") or "")
    hers.get_by_role("button", name="I’m away").tap()
    expect(hers.get_by_text("You’re away until")).to_be_visible()
    assert all(ana.look(table)["pace"]["seats"][0]["away"] for table in tables)

    his = phone(tables[0].path, player=ben)
    strip(his, "Ana is away until")
    to_seats(his)
    expect(his.get_by_role("listitem").filter(has_text="Ana")).to_contain_text("Away until")
    expect(his.get_by_role("button", name="Nudge Ana")).to_have_count(0)

    hers.goto(tables[1].path)
    strip(hers, "You’re away until")
    hers.get_by_role("button", name="I’m back").tap()
    expect(hers.get_by_text("You’re away until")).to_be_hidden()
    assert not any(ana.look(table)["pace"]["seats"][0]["away"] for table in tables)


def nudged(phone: Phone, ana: Player, ben: Player) -> Page:
    """Ana's phone, at whose table Ben has nudged her by his."""
    table = ana.make("open", stymie=True)
    ben.sit(table)
    hers, his = (phone(table.path, player=player) for player in (ana, ben))
    to_seats(his)
    his.get_by_role("button", name="Nudge Ana").tap()
    expect(his.get_by_role("listitem").filter(has_text="Ana")).to_contain_text("nudged")
    expect(his.get_by_role("button", name="Nudge Ana")).to_have_count(0)
    glance(hers)
    return hers


def test_who_is_waited_for_is_nudged_and_told_unless_they_want_to_hear_none(phone: Phone, ana: Player, address: str) -> None:
    ben = Player(address, "Ben")
    strip(nudged(phone, ana, ben), "Ben nudges you: it’s time to play.")
    cleo = Player(address, "Cleo")
    hers = phone("/me", player=cleo)
    hers.get_by_role("checkbox", name="Nudges").uncheck()
    expect(hers.get_by_role("checkbox", name="Nudges")).to_be_enabled()
    assert cleo.ask("GET", "/me/settings")["nudges"] is False
