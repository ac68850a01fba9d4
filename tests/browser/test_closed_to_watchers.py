"""A table closed to watchers: how it is made, what guests see, and that the invite link works."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Phone
from tests.browser.http_player import COURSE, Player, Table
from tests.browser.page_actions import take_seat
from tests.browser.test_new_table import start_and_get_view


def test_a_guest_can_join_a_table_closed_to_watchers_by_link(phone: Phone, ana: Player, address: str) -> None:
    page = phone("/new?game=dice-golf", player=ana)
    page.get_by_role("button", name="Clock and spectator").tap()
    page.get_by_role("checkbox", name="Allow spectators").uncheck()
    page.get_by_role("button", name="Close").tap()
    expect(page.get_by_text("Only players see the table and its replay.")).to_be_visible()
    view = start_and_get_view(page, ana)
    assert view["watching"] is False

    guest = phone(f"/t/{view['table']}", player=Player(address, "Cleo"), allowed_errors="403")
    expect(guest.get_by_text("Only players at this table can see it.")).to_be_visible()

    ben = Player(address, "Ben")
    his = phone(view["links"]["join"], player=ben, allowed_errors="403")
    expect(his.get_by_role("button", name="Watch")).to_be_hidden()
    take_seat(his, "Ben")
    expect(his.get_by_role("button", name="Take the seat")).to_be_hidden()
    assert ben.request("GET", f"/tables/{view['table']}")["you"] == 1
    his.get_by_role("button", name="Table and chat").tap()
    his.get_by_role("radio", name="Table").check()
    expect(his.get_by_role("button", name="Invite spectators")).to_be_hidden()


def test_a_player_who_left_a_table_closed_to_watchers_can_return(phone: Phone, ana: Player, address: str) -> None:
    wanted = {"game": "dice-golf", "options": {"holes": "front"}, "course": COURSE, "clock_hours": 72, "watching": False}
    made = ana.post("/tables", {**wanted, "seats": [{"kind": "me", "name": ana.name}, {"kind": "open"}]})
    table, ben = Table(made["id"], made["links"]["join"]), Player(address, "Ben")
    ben.take_seat(table)
    join = ben.post(f"/tables/{table.id}/seats/1/release", {})["links"]["join"]
    page = phone(join, player=ben, allowed_errors="403")
    expect(page.get_by_role("heading", name="You handed over your seat here")).to_be_visible()
    expect(page.get_by_role("link", name="To your tables", exact=True)).to_be_visible()
    page.get_by_role("button", name="Take the seat back").tap()
    expect(page.get_by_role("button", name="Table and chat")).to_be_visible()
    assert ben.view(table)["you"] == 1
