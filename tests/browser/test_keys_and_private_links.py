"""A seat belongs to a key: it survives a reload, and the private link moves it to another phone."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Phone
from tests.browser.dice_golf_page import KEEP, ROLL, DiceGolfPage, take_dice_golf_seat
from tests.browser.http_player import Player
from tests.browser.page_actions import refocus, take_seat, wait_until
from tests.browser.wait_until_settled import TIMEOUT_MS, wait_until_settled

SOAK = pytest.mark.soak


def saved_private_link(page: Page) -> str:
    """Return one's private link from the file that Keep my seat saves."""
    page.get_by_role("button", name="Table and chat").tap()
    page.get_by_role("radio", name="My seat").check()
    with page.expect_download() as file:
        page.get_by_role("button", name="Save as file").tap()
    text = Path(file.value.path()).read_text(encoding="utf-8")
    return next(line for line in text.splitlines() if line.startswith("http"))


def test_a_reload_in_the_middle_of_a_hole_shows_the_same_dice(phone: Phone, ana: Player) -> None:
    golfer = DiceGolfPage(phone(ana.make_dice_golf("easy").path, player=ana))
    golfer.roll()
    before = golfer.dice_faces()
    golfer.page.reload()
    assert golfer.dice_faces() == before


def test_a_private_link_moves_the_seat_to_another_phone(phone: Phone, ana: Player) -> None:
    table = ana.make_dice_golf("easy")
    old = DiceGolfPage(phone(table.path, player=ana))
    old.roll()
    dice = old.dice_faces()
    new = DiceGolfPage(phone(saved_private_link(old.page)))
    new.page.get_by_role("button", name="Play as Ana").tap()
    expect(new.page.get_by_text("Your seats are here now.")).to_be_visible()
    assert new.dice_faces() == dice
    assert ana.key not in new.page.url
    new.keep()
    expect(new.actions.get_by_role("button", name=ROLL)).to_be_visible()
    assert ana.view(table)["state"]["players"][0]["thru"] == 1
    old.page.get_by_role("button", name="Close").tap()
    refocus(old.page)
    old.roll()
    expect(old.actions.get_by_role("button", name=KEEP)).to_be_visible()
    refocus(new.page)
    expect(new.actions.get_by_role("button", name=KEEP)).to_be_visible()
    assert new.dice_faces() == old.dice_faces()


def key_sheet(page: Page, title: str = "Use this private link?") -> Locator:
    """Wait for the sheet about a key from a link, and for the address without the key."""
    sheet = page.get_by_role("dialog", name=title)
    expect(sheet).to_be_visible()
    assert "key" not in page.url
    return sheet


def stored_key(page: Page) -> str | None:
    """Return the key on this phone."""
    return page.evaluate("localStorage.getItem('club.key')")  # type: ignore[no-any-return]


def test_a_private_link_asks_before_it_replaces_a_player_on_the_phone(phone: Phone, ana: Player) -> None:
    ana.make_dice_golf("easy")
    ben = Player(ana.origin, "Ben")
    page = phone("/me", player=ben)
    for choice, whose in (("Stay who I am", ben), ("Play as Ana", ana)):
        page.get_by_label("Paste your private link here.").fill(f"{ana.origin}/me#key={ana.key}")
        page.get_by_role("button", name="Bring my seats here").tap()
        key_sheet(page).get_by_role("button", name=choice).tap()
        expect(page.get_by_role("dialog")).to_be_hidden()
        assert stored_key(page) == whose.key
        expect(page.get_by_label("Your name")).to_have_value(whose.name)
    expect(page.get_by_text("Your seats are here now.")).to_be_visible()


@pytest.mark.parametrize(
    "path", ["/me", "/t/{table}", *(pytest.param(path, marks=SOAK) for path in ("/", "/boards/dice-golf"))]
)
def test_a_key_in_a_link_asks_on_a_new_phone_too(path: str, phone: Phone, ana: Player) -> None:
    table = ana.make_dice_golf("easy", course=ana.make_course(3, name="Old Quarry"))
    page = phone(f"{path.format(table=table.id)}#key={ana.key}")
    sheet = key_sheet(page)
    expect(sheet).to_contain_text("this phone plays as Ana")
    expect(sheet.get_by_role("listitem")).to_contain_text(["Old Quarry"])
    expect(sheet).to_contain_text("If you stay who you are or close this, the key is dropped")
    assert stored_key(page) is None
    sheet.get_by_role("button", name="Stay who I am").tap()
    expect(sheet).to_be_hidden()
    wait_until(page, "!history.state?.sheet")
    page.reload()
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert stored_key(page) is None


def test_a_fragment_that_may_be_part_of_a_key_is_removed_from_the_address(phone: Phone, ana: Player) -> None:
    page = phone(f"/rules#{ana.key[:21]}%20{ana.key[21:]}")
    wait_until(page, "!location.hash")
    assert stored_key(page) is None


def test_after_confirming_the_phone_plays_as_the_links_player(phone: Phone, ana: Player) -> None:
    ana.make_dice_golf("easy")
    page = phone(f"/me#key={ana.key}")
    key_sheet(page).get_by_role("button", name="Play as Ana").tap()
    expect(page.get_by_text("Your seats are here now.")).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_value("Ana")
    assert stored_key(page) == ana.key


def test_a_private_link_warns_about_tables_on_this_phone(phone: Phone, ana: Player) -> None:
    ben = Player(ana.origin, "Ben")
    table = ana.make_dice_golf("easy")
    for _ in range(2):
        ben.make_dice_golf("easy")
    page = phone(f"{table.path}#key={ana.key}", player=ben)
    sheet = key_sheet(page)
    expect(sheet).to_contain_text("This phone now plays as Ben, at two tables.")
    sheet.get_by_role("button", name="Save that link first").tap()
    with page.expect_download() as file:
        sheet.get_by_role("button", name="Save as file").tap()
    assert ben.key in Path(file.value.path()).read_text(encoding="utf-8")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(page.get_by_role("region", name="What you can do").get_by_role("button", name=ROLL)).to_be_hidden()
    assert stored_key(page) == ben.key


def test_a_link_with_the_phones_own_key_does_not_ask(phone: Phone, ana: Player) -> None:
    table = ana.make_dice_golf("open")
    for link in (f"{table.path}#key={ana.key}", f"{table.join}#key={ana.key}"):
        page = phone(link, player=ana)
        expect(page.get_by_role("heading", name="Waiting for one more player")).to_be_visible()
        wait_until(page, "!location.hash")
        expect(page.get_by_role("dialog")).to_be_hidden()
        assert stored_key(page) == ana.key


@pytest.mark.parametrize("knows", [False, True])
def test_a_key_in_a_join_link_is_never_offered(knows: bool, phone: Phone, ana: Player) -> None:
    stranger = Player(ana.origin, "Mal")
    table = ana.make_dice_golf("open")
    page = phone(f"{table.join}#key={stranger.key}", player=Player(ana.origin, "Ben") if knows else None)
    sheet = key_sheet(page, "A key came with this invitation")
    expect(sheet.get_by_role("button", name="Play as")).to_have_count(0)
    sheet.get_by_role("button", name="Continue as myself").tap()
    take_seat(page, "Ben")
    expect(page.get_by_role("heading", name="On the tee")).to_be_visible()
    assert stored_key(page) != stranger.key
    assert stranger.view(table)["you"] is None


def test_a_key_in_a_pasted_join_link_is_never_offered(phone: Phone, ana: Player) -> None:
    stranger = Player(ana.origin, "Mal")
    table = ana.make_dice_golf("open")
    link = f"{ana.origin}{table.join}#key={stranger.key}"
    page = phone("/")
    page.get_by_role("button", name="Have a code?").tap()
    page.get_by_role("textbox").fill(link)
    page.get_by_role("button", name="Go to table").tap()
    key_sheet(page, "A key came with this invitation").get_by_role("button", name="Continue as myself").tap()
    expect(page.get_by_role("heading", name="Ana saved you a seat")).to_be_visible()
    wait_until(page, "!history.state?.sheet")
    page.goto("/me")
    page.get_by_label("Paste your private link here.").fill(link)
    page.get_by_role("button", name="Bring my seats here").tap()
    key_sheet(page, "A key came with this invitation")
    assert stored_key(page) != stranger.key


def change_key(page: Page) -> Locator:
    """Change the key on the page You. Return the sheet that confirms it."""
    page.get_by_role("button", name="Someone may have my key").tap()
    page.get_by_role("dialog", name="Someone may have my key").get_by_role("button", name="Change my key").tap()
    return page.get_by_role("dialog", name="You have a new key")


def test_a_known_key_can_be_changed_and_seats_move_to_the_new_key(phone: Phone, ana: Player) -> None:
    table = ana.make_dice_golf("easy")
    thief = phone(table.path, player=ana, allowed_errors="401")
    expect(thief.get_by_role("button", name=ROLL)).to_be_visible()
    own = DiceGolfPage(phone(table.path, player=ana))
    own.roll()
    dice = own.dice_faces()
    own.page.goto("/me")
    sheet = change_key(own.page)
    expect(sheet).to_contain_text("Save your new private link")
    new = stored_key(own.page)
    assert new not in (None, ana.key)
    with own.page.expect_download() as file:
        sheet.get_by_role("button", name="Save as file").tap()
    link = re.search("http.*", Path(file.value.path()).read_text(encoding="utf-8"))
    assert link is not None
    assert link[0].endswith(f"#key={new}")
    own.page.goto(table.path)
    assert own.dice_faces() == dice
    own.keep()
    thief.reload()
    expect(thief.get_by_text("Waiting for Ana")).to_be_visible()
    expect(thief.get_by_role("button", name=ROLL)).to_be_hidden()
    old = phone(f"/me#key={ana.key}", allowed_errors="401")
    key_sheet(old, "This link no longer works").get_by_role("button", name="Continue as myself").tap()
    assert stored_key(old) is None
    other = phone(link[0])
    key_sheet(other).get_by_role("button", name="Play as Ana").tap()
    assert stored_key(other) == new


def test_after_a_key_change_other_notification_addresses_can_be_removed(phone: Phone, ana: Player) -> None:
    ana.make_dice_golf("easy")
    ana.post("/me/notifications", {"webhook": "https://hooks.example.com/x"})
    page = phone("/me", player=ana)
    sheet = change_key(page)
    expect(sheet).to_contain_text("Still notified on your turn: a webhook at hooks.example.com.")
    sheet.get_by_role("button", name="Stop all of them").tap()
    expect(page.get_by_text("Nobody else is notified now.")).to_be_visible()
    new = Player(ana.origin, key=stored_key(page) or "")
    assert new.request("GET", "/me/notifications")["webhook"] is None


def test_an_interrupted_key_change_is_finished_on_any_page(phone: Phone, ana: Player) -> None:
    for _ in range(2):
        ana.make_dice_golf("easy")
    page = phone("/me", player=ana, allowed_errors="ERR_|401")
    page.route("**/api/me/key", lambda route: (route.fetch(), route.abort()))
    page.get_by_role("button", name="Someone may have my key").tap()
    with page.expect_event("requestfailed"):
        page.get_by_role("button", name="Change my key").tap()
    assert stored_key(page) == ana.key
    page.unroute_all(behavior="ignoreErrors")
    page.goto("/")
    expect(page.get_by_role("dialog", name="You have a new key")).to_be_visible()
    assert stored_key(page) != ana.key
    page.get_by_role("button", name="Later").tap()
    expect(page.get_by_role("region", name="Your turn").get_by_role("listitem")).to_have_count(2)
    wait_until_settled(page)
    page.reload()
    expect(page.get_by_role("region", name="Your turn")).to_be_visible()
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_a_phone_with_an_old_key_says_that_the_key_was_changed(phone: Phone, ana: Player) -> None:
    ana.make_dice_golf("easy")
    ana.post("/me/key", {"key": Player(ana.origin).key})
    page = phone("/me", player=ana, allowed_errors="401")
    page.get_by_role("button", name="Someone may have my key").tap()
    page.get_by_role("button", name="Change my key").tap()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("This key was replaced")
    assert stored_key(page) == ana.key
    page.reload()
    expect(page.get_by_role("heading", name="Keep my seat")).to_be_visible()
    expect(page.get_by_role("dialog")).to_be_hidden()


def changed_key_sheet(page: Page) -> Locator:
    """Wait for the sheet about a key that was changed on another phone."""
    sheet = page.get_by_role("dialog", name="Your key was changed")
    expect(sheet).to_contain_text("Open the new private link here, or choose “Forget me”")
    return sheet


CHECKS = 4
"""How often the phone is checked: under load the first check may come too early."""


def test_a_phone_with_an_old_key_says_so_once_and_can_watch(phone: Phone, ana: Player) -> None:
    """The page stops polling: it requests neither the list of tables nor a view."""
    table = ana.make_dice_golf("easy")
    page = phone("/", player=ana, allowed_errors="401")
    expect(page.get_by_role("region", name="Your turn")).to_be_visible()
    ana.post("/me/key", {"key": Player(ana.origin).key})
    refused: list[str] = []
    page.on("response", lambda answer: refused.append(answer.url) if answer.status == 401 else None)
    sheet = page.get_by_role("dialog", name="Your key was changed")
    for _ in range(CHECKS):
        refocus(page)
        with suppress(AssertionError):
            expect(sheet).to_be_visible(timeout=TIMEOUT_MS / CHECKS)
            break
    changed_key_sheet(page)
    expect(page.get_by_text("No connection")).to_be_hidden()
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_be_hidden()
    wait_until(page, "!history.state?.sheet")
    page.goto(table.path)
    changed_key_sheet(page).get_by_role("button", name="Close").tap()
    expect(page.get_by_text("Waiting for Ana")).to_be_visible()
    with page.expect_response(f"**/api/tables/{table.id}*") as answer:
        refocus(page)
    assert "authorization" not in answer.value.request.headers
    assert len(refused) == 2


def test_the_old_key_message_leads_to_the_page_you(phone: Phone, ana: Player) -> None:
    ana.post("/me/key", {"key": Player(ana.origin).key})
    page = phone("/", player=ana, allowed_errors="401")
    changed_key_sheet(page).get_by_role("link", name="Go to your page").tap()
    expect(page.get_by_role("alert")).to_contain_text("This key was replaced.")
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_the_new_private_link_restores_the_player_and_sends_the_pending_move(phone: Phone, ana: Player) -> None:
    table = ana.make_dice_golf("easy")
    golfer = DiceGolfPage(phone(table.path, player=ana, allowed_errors="401"))
    page = golfer.page
    wait_until(page, KNOWS_PLAYER)
    new = Player(ana.origin).key
    ana.post("/me/key", {"key": new})
    golfer.roll()
    sheet = changed_key_sheet(page)
    expect(sheet).to_contain_text("Your move is saved.")
    page.evaluate(f"location.hash = 'key={new}'")
    expect(page.get_by_text("Your seats are here now.")).to_be_visible()
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(golfer.actions.get_by_role("button", name=KEEP)).to_be_visible()
    assert stored_key(page) == new


KNOWS_PLAYER = "Object.keys(localStorage).some((name) => name.startsWith('club.player.'))"
"""Whether the page knows its player."""


def test_another_tab_continues_with_the_new_key(phone: Phone, ana: Player) -> None:
    table = ana.make_dice_golf("easy")
    page = phone("/me", player=ana, fresh=True, allowed_errors="401")
    other = DiceGolfPage(page.context.new_page())
    other.page.goto(table.path)
    wait_until(other.page, KNOWS_PLAYER)
    expect(change_key(page)).to_be_visible()
    other.roll()
    expect(other.actions.get_by_role("button", name=KEEP)).to_be_visible()
    assert stored_key(other.page) not in (None, ana.key)


def test_a_tab_opened_before_the_first_seat_uses_the_key_of_that_seat(phone: Phone, ana: Player) -> None:
    """With its own key it would take away the other tab's seat."""
    page = phone("/", fresh=True)
    page.get_by_role("button", name="Have a code?").tap()
    other = page.context.new_page()
    other.goto(ana.make_dice_golf("open").join)
    take_seat(other, "Ben")
    expect(other.get_by_role("heading", name="On the tee")).to_be_visible()
    key = stored_key(other)
    page.get_by_role("textbox").fill(f"{ana.origin}{ana.make_dice_golf('open').join}")
    page.get_by_role("button", name="Go to table").tap()
    take_seat(page, "Ben")
    expect(page.get_by_role("heading", name="On the tee")).to_be_visible()
    assert stored_key(page) == key


def test_a_tab_opened_before_the_first_seat_says_who_a_link_would_replace(phone: Phone, ana: Player) -> None:
    page = phone("/", fresh=True)
    expect(page.get_by_role("button", name="Have a code?")).to_be_visible()
    other = page.context.new_page()
    other.goto(ana.make_dice_golf("open").join)
    take_seat(other, "Ben")
    expect(other.get_by_role("heading", name="On the tee")).to_be_visible()
    key = stored_key(other)
    page.evaluate(f"location.hash = 'key={ana.key}'")
    sheet = key_sheet(page)
    expect(sheet).to_contain_text("This phone now plays as Ben, at one table.")
    sheet.get_by_role("button", name="Save that link first").tap()
    with page.expect_download() as file:
        sheet.get_by_role("button", name="Save as file").tap()
    assert f"#key={key}" in Path(file.value.path()).read_text(encoding="utf-8")


def test_a_tab_does_not_change_the_key_of_a_player_from_another_tab(phone: Phone, ana: Player) -> None:
    ben = Player(ana.origin, "Ben")
    ben.make_dice_golf("easy")
    page = phone("/me", player=ana, fresh=True)
    page.get_by_role("button", name="Someone may have my key").tap()
    other = page.context.new_page()
    other.goto(f"/me#key={ben.key}")
    key_sheet(other).get_by_role("button", name="Play as Ben").tap()
    expect(other.get_by_text("Your seats are here now.")).to_be_visible()
    with page.expect_navigation():
        page.get_by_role("dialog", name="Someone may have my key").get_by_role("button", name="Change my key").tap()
    expect(page.get_by_role("heading", name="Keep my seat")).to_be_visible()
    assert stored_key(page) == ben.key
    assert ana.request("GET", "/me/tables")["items"] == []


COVERED_ACTIONS = """() => {
  const { bottom } = document.querySelector("aside").getBoundingClientRect();
  const acts = [...document.querySelectorAll("main + section button")];
  return acts.length ? acts.filter((one) => one.getBoundingClientRect().top < bottom).length : null;
}"""
"""How many actions are under the offer; null if there are no actions."""
HIDDEN_HEAD_BUTTONS = """() => [...document.querySelectorAll("[data-part=head] button")]
  .filter((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  })
  .map((one) => one.getAttribute("aria-label"))"""


def test_the_private_link_is_offered_at_a_table_of_bots_too(phone: Phone, ana: Player) -> None:
    golfer = DiceGolfPage(phone("/", player=ana))
    golfer.page.goto("/new?game=dice-golf")
    golfer.page.get_by_role("radio", name="Caddie").check()
    golfer.page.get_by_role("button", name="Tee off").tap()
    golfer.roll()
    offer = golfer.page.get_by_role("complementary", name="Keep my seat")
    expect(offer).to_be_hidden()
    golfer.keep()
    expect(offer).to_be_visible()
    assert golfer.page.evaluate(COVERED_ACTIONS) == 0
    golfer.roll()
    expect(offer).to_be_hidden()


def test_the_private_link_is_offered_once_while_waiting(phone: Phone, ana: Player) -> None:
    table = ana.make_dice_golf("open", course=ana.make_course(3))
    golfer = take_dice_golf_seat(phone(table.join, viewport={"width": 320, "height": 568}), "Ben")
    page = golfer.page
    golfer.roll()
    expect(page.get_by_role("button", name="Keep my seat")).to_be_hidden()
    golfer.keep()
    offer = page.get_by_role("complementary", name="Keep my seat")
    expect(offer.get_by_text("Your seat is only on this phone.")).to_be_visible()
    assert page.evaluate(COVERED_ACTIONS) == 0
    assert page.evaluate(HIDDEN_HEAD_BUTTONS) == []
    offer.get_by_role("button", name="Keep my seat").tap()
    page.get_by_role("button", name="Show QR code").tap()
    expect(page.get_by_role("img", name="Your private link as a QR code")).to_be_visible()
    page.get_by_role("button", name="Close").tap()
    wait_until(page, "!history.state?.sheet")
    page.reload()
    expect(page.get_by_role("button", name="Table and chat")).to_be_visible()
    expect(golfer.actions.get_by_role("button", name=ROLL)).to_be_hidden()
    expect(offer).to_be_hidden()
