"""A seat belongs to a key: it survives a reload, and the private link moves it to another phone."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Phone
from tests.browser.dice_golf_page import KEEP, ROLL, Golfer, open_seat
from tests.browser.http_player import Player
from tests.browser.page_actions import glance, take_seat, until
from tests.browser.wait_until_settled import PATIENCE, settle

SOAK = pytest.mark.soak


def own_link(page: Page) -> str:
    """One's own link, out of the file that Keep my seat hands out."""
    page.get_by_role("button", name="Table and chat").tap()
    page.get_by_role("radio", name="My seat").check()
    with page.expect_download() as file:
        page.get_by_role("button", name="Save as file").tap()
    text = Path(file.value.path()).read_text(encoding="utf-8")
    return next(line for line in text.splitlines() if line.startswith("http"))


def test_a_reload_in_the_middle_of_a_hole_shows_the_same_dice(phone: Phone, ana: Player) -> None:
    golfer = Golfer(phone(ana.make("easy").path, player=ana))
    golfer.roll()
    before = golfer.lie()
    golfer.page.reload()
    assert golfer.lie() == before


def test_ones_own_link_moves_the_seat_to_another_phone(phone: Phone, ana: Player) -> None:
    table = ana.make("easy")
    old = Golfer(phone(table.path, player=ana))
    old.roll()
    dice = old.lie()
    new = Golfer(phone(own_link(old.page)))
    new.page.get_by_role("button", name="Play as Ana").tap()
    expect(new.page.get_by_text("Your seats are here now.")).to_be_visible()
    assert new.lie() == dice
    assert ana.key not in new.page.url
    new.keep()
    expect(new.acts.get_by_role("button", name=ROLL)).to_be_visible()
    assert ana.look(table)["state"]["players"][0]["thru"] == 1
    old.page.get_by_role("button", name="Close").tap()
    glance(old.page)
    old.roll()
    expect(old.acts.get_by_role("button", name=KEEP)).to_be_visible()
    glance(new.page)
    expect(new.acts.get_by_role("button", name=KEEP)).to_be_visible()
    assert new.lie() == old.lie()


def asked(page: Page, title: str = "Use this private link?") -> Locator:
    """The sheet about a key that came from elsewhere; by then the key has left the address."""
    sheet = page.get_by_role("dialog", name=title)
    expect(sheet).to_be_visible()
    assert "key" not in page.url
    return sheet


def plays_as(page: Page) -> str | None:
    """The key that this phone has."""
    return page.evaluate("localStorage.getItem('club.key')")  # type: ignore[no-any-return]


def test_who_plays_here_already_is_asked_before_other_seats_are_brought(phone: Phone, ana: Player) -> None:
    ana.make("easy")
    ben = Player(ana.origin, "Ben")
    page = phone("/me", player=ben)
    for choice, whose in (("Stay who I am", ben), ("Play as Ana", ana)):
        page.get_by_label("Paste your private link here.").fill(f"{ana.origin}/me#key={ana.key}")
        page.get_by_role("button", name="Bring my seats here").tap()
        asked(page).get_by_role("button", name=choice).tap()
        expect(page.get_by_role("dialog")).to_be_hidden()
        assert plays_as(page) == whose.key
        expect(page.get_by_label("Your name")).to_have_value(whose.name)
    expect(page.get_by_text("Your seats are here now.")).to_be_visible()


@pytest.mark.parametrize(
    "path", ["/me", "/t/{table}", *(pytest.param(path, marks=SOAK) for path in ("/", "/boards/dice-golf"))]
)
def test_a_key_in_a_link_makes_nobody_of_a_new_phone_unasked(path: str, phone: Phone, ana: Player) -> None:
    table = ana.make("easy", course=ana.make_course(3, name="Old Quarry"))
    page = phone(f"{path.format(table=table.id)}#key={ana.key}")
    sheet = asked(page)
    expect(sheet).to_contain_text("this phone plays as Ana")
    expect(sheet.get_by_role("listitem")).to_contain_text(["Old Quarry"])
    expect(sheet).to_contain_text("If you stay who you are or close this, the key is dropped")
    assert plays_as(page) is None
    sheet.get_by_role("button", name="Stay who I am").tap()
    expect(sheet).to_be_hidden()
    until(page, "!history.state?.sheet")
    page.reload()
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert plays_as(page) is None


def test_a_fragment_that_may_hold_half_a_key_leaves_the_address(phone: Phone, ana: Player) -> None:
    page = phone(f"/rules#{ana.key[:21]}%20{ana.key[21:]}")
    until(page, "!location.hash")
    assert plays_as(page) is None


def test_who_says_so_plays_as_the_links_player(phone: Phone, ana: Player) -> None:
    ana.make("easy")
    page = phone(f"/me#key={ana.key}")
    asked(page).get_by_role("button", name="Play as Ana").tap()
    expect(page.get_by_text("Your seats are here now.")).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_value("Ana")
    assert plays_as(page) == ana.key


def test_who_has_tables_here_is_told_what_happens_to_them(phone: Phone, ana: Player) -> None:
    ben = Player(ana.origin, "Ben")
    table = ana.make("easy")
    for _ in range(2):
        ben.make("easy")
    page = phone(f"{table.path}#key={ana.key}", player=ben)
    sheet = asked(page)
    expect(sheet).to_contain_text("This phone now plays as Ben, at two tables.")
    sheet.get_by_role("button", name="Save that link first").tap()
    with page.expect_download() as file:
        sheet.get_by_role("button", name="Save as file").tap()
    assert ben.key in Path(file.value.path()).read_text(encoding="utf-8")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(page.get_by_role("region", name="What you can do").get_by_role("button", name=ROLL)).to_be_hidden()
    assert plays_as(page) == ben.key


def test_ones_own_key_in_a_link_asks_nothing(phone: Phone, ana: Player) -> None:
    table = ana.make("open")
    for link in (f"{table.path}#key={ana.key}", f"{table.join}#key={ana.key}"):
        page = phone(link, player=ana)
        expect(page.get_by_role("heading", name="Waiting for one more player")).to_be_visible()
        until(page, "!location.hash")
        expect(page.get_by_role("dialog")).to_be_hidden()
        assert plays_as(page) == ana.key


@pytest.mark.parametrize("knows", [False, True])
def test_a_key_that_comes_with_a_join_link_is_never_offered(knows: bool, phone: Phone, ana: Player) -> None:
    stranger = Player(ana.origin, "Mal")
    table = ana.make("open")
    page = phone(f"{table.join}#key={stranger.key}", player=Player(ana.origin, "Ben") if knows else None)
    sheet = asked(page, "A key came with this invitation")
    expect(sheet.get_by_role("button", name="Play as")).to_have_count(0)
    sheet.get_by_role("button", name="Continue as myself").tap()
    take_seat(page, "Ben")
    expect(page.get_by_role("heading", name="On the tee")).to_be_visible()
    assert plays_as(page) != stranger.key
    assert stranger.look(table)["you"] is None


def test_nor_is_one_pasted_with_it(phone: Phone, ana: Player) -> None:
    stranger = Player(ana.origin, "Mal")
    table = ana.make("open")
    link = f"{ana.origin}{table.join}#key={stranger.key}"
    page = phone("/")
    page.get_by_role("button", name="Have a code?").tap()
    page.get_by_role("textbox").fill(link)
    page.get_by_role("button", name="Go to table").tap()
    asked(page, "A key came with this invitation").get_by_role("button", name="Continue as myself").tap()
    expect(page.get_by_role("heading", name="Ana saved you a seat")).to_be_visible()
    until(page, "!history.state?.sheet")
    page.goto("/me")
    page.get_by_label("Paste your private link here.").fill(link)
    page.get_by_role("button", name="Bring my seats here").tap()
    asked(page, "A key came with this invitation")
    assert plays_as(page) != stranger.key


def change_key(page: Page) -> Locator:
    """Has the key changed on the page You, which tells so in a sheet."""
    page.get_by_role("button", name="Someone may have my key").tap()
    page.get_by_role("dialog", name="Someone may have my key").get_by_role("button", name="Change my key").tap()
    return page.get_by_role("dialog", name="You have a new key")


def test_a_key_that_somebody_knows_is_changed_and_the_seats_follow(phone: Phone, ana: Player) -> None:
    table = ana.make("easy")
    thief = phone(table.path, player=ana, forgive="401")
    expect(thief.get_by_role("button", name=ROLL)).to_be_visible()
    own = Golfer(phone(table.path, player=ana))
    own.roll()
    dice = own.lie()
    own.page.goto("/me")
    sheet = change_key(own.page)
    expect(sheet).to_contain_text("Save your new private link")
    new = plays_as(own.page)
    assert new not in (None, ana.key)
    with own.page.expect_download() as file:
        sheet.get_by_role("button", name="Save as file").tap()
    link = re.search("http.*", Path(file.value.path()).read_text(encoding="utf-8"))
    assert link is not None
    assert link[0].endswith(f"#key={new}")
    own.page.goto(table.path)
    assert own.lie() == dice
    own.keep()
    thief.reload()
    expect(thief.get_by_text("Waiting for Ana")).to_be_visible()
    expect(thief.get_by_role("button", name=ROLL)).to_be_hidden()
    old = phone(f"/me#key={ana.key}", forgive="401")
    asked(old, "This link no longer works").get_by_role("button", name="Continue as myself").tap()
    assert plays_as(old) is None
    other = phone(link[0])
    asked(other).get_by_role("button", name="Play as Ana").tap()
    assert plays_as(other) == new


def test_after_a_change_nobody_is_told_of_ones_turns_whom_one_does_not_know(phone: Phone, ana: Player) -> None:
    ana.make("easy")
    ana.post("/me/notifications", {"webhook": "https://hooks.example.com/x"})
    page = phone("/me", player=ana)
    sheet = change_key(page)
    expect(sheet).to_contain_text("Still notified on your turn: a webhook at hooks.example.com.")
    sheet.get_by_role("button", name="Stop all of them").tap()
    expect(page.get_by_text("Nobody else is notified now.")).to_be_visible()
    new = Player(ana.origin, key=plays_as(page) or "")
    assert new.ask("GET", "/me/notifications")["webhook"] is None


def test_a_change_of_keys_that_was_cut_short_is_taken_up_wherever_the_page_is_opened_next(phone: Phone, ana: Player) -> None:
    for _ in range(2):
        ana.make("easy")
    page = phone("/me", player=ana, forgive="ERR_|401")
    page.route("**/api/me/key", lambda route: (route.fetch(), route.abort()))
    page.get_by_role("button", name="Someone may have my key").tap()
    with page.expect_event("requestfailed"):
        page.get_by_role("button", name="Change my key").tap()
    assert plays_as(page) == ana.key
    page.unroute_all(behavior="ignoreErrors")
    page.goto("/")
    expect(page.get_by_role("dialog", name="You have a new key")).to_be_visible()
    assert plays_as(page) != ana.key
    page.get_by_role("button", name="Later").tap()
    expect(page.get_by_role("region", name="Your turn").get_by_role("listitem")).to_have_count(2)
    settle(page)
    page.reload()
    expect(page.get_by_role("region", name="Your turn")).to_be_visible()
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_who_changed_their_key_on_another_phone_is_told_so(phone: Phone, ana: Player) -> None:
    ana.make("easy")
    ana.post("/me/key", {"key": Player(ana.origin).key})
    page = phone("/me", player=ana, forgive="401")
    page.get_by_role("button", name="Someone may have my key").tap()
    page.get_by_role("button", name="Change my key").tap()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("This key was replaced")
    assert plays_as(page) == ana.key
    page.reload()
    expect(page.get_by_role("heading", name="Keep my seat")).to_be_visible()
    expect(page.get_by_role("dialog")).to_be_hidden()


def told_of_a_changed_key(page: Page) -> Locator:
    """The sheet about a key that was changed on another phone."""
    sheet = page.get_by_role("dialog", name="Your key was changed")
    expect(sheet).to_contain_text("Open the new private link here, or choose “Forget me”")
    return sheet


LOOKS = 4
"""A phone is looked at more than once: under load a first look has brought nothing."""


def test_a_phone_whose_key_was_changed_elsewhere_is_told_so_once_and_may_watch(phone: Phone, ana: Player) -> None:
    """Nothing is asked again and again: neither a list of tables nor a view."""
    table = ana.make("easy")
    page = phone("/", player=ana, forgive="401")
    expect(page.get_by_role("region", name="Your turn")).to_be_visible()
    ana.post("/me/key", {"key": Player(ana.origin).key})
    refused: list[str] = []
    page.on("response", lambda answer: refused.append(answer.url) if answer.status == 401 else None)
    sheet = page.get_by_role("dialog", name="Your key was changed")
    for _ in range(LOOKS):
        glance(page)
        with suppress(AssertionError):
            expect(sheet).to_be_visible(timeout=PATIENCE / LOOKS)
            break
    told_of_a_changed_key(page)
    expect(page.get_by_text("No connection")).to_be_hidden()
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_be_hidden()
    until(page, "!history.state?.sheet")
    page.goto(table.path)
    told_of_a_changed_key(page).get_by_role("button", name="Close").tap()
    expect(page.get_by_text("Waiting for Ana")).to_be_visible()
    with page.expect_response(f"**/api/tables/{table.id}*") as answer:
        glance(page)
    assert "authorization" not in answer.value.request.headers
    assert len(refused) == 2


def test_the_way_out_leads_to_ones_own_page(phone: Phone, ana: Player) -> None:
    ana.post("/me/key", {"key": Player(ana.origin).key})
    page = phone("/", player=ana, forgive="401")
    told_of_a_changed_key(page).get_by_role("link", name="Go to your page").tap()
    expect(page.get_by_role("alert")).to_contain_text("This key was replaced.")
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_the_new_link_makes_the_phone_its_players_again_and_sends_the_move_that_waited(phone: Phone, ana: Player) -> None:
    table = ana.make("easy")
    golfer = Golfer(phone(table.path, player=ana, forgive="401"))
    page = golfer.page
    until(page, KNOWN)
    new = Player(ana.origin).key
    ana.post("/me/key", {"key": new})
    golfer.roll()
    sheet = told_of_a_changed_key(page)
    expect(sheet).to_contain_text("Your move is saved.")
    page.evaluate(f"location.hash = 'key={new}'")
    expect(page.get_by_text("Your seats are here now.")).to_be_visible()
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(golfer.acts.get_by_role("button", name=KEEP)).to_be_visible()
    assert plays_as(page) == new


KNOWN = "Object.keys(localStorage).some((name) => name.startsWith('club.player.'))"
"""Whether the page knows whose phone it is."""


def test_another_tab_goes_on_with_the_new_key(phone: Phone, ana: Player) -> None:
    table = ana.make("easy")
    page = phone("/me", player=ana, fresh=True, forgive="401")
    other = Golfer(page.context.new_page())
    other.page.goto(table.path)
    until(other.page, KNOWN)
    expect(change_key(page)).to_be_visible()
    other.roll()
    expect(other.acts.get_by_role("button", name=KEEP)).to_be_visible()
    assert plays_as(other.page) not in (None, ana.key)


def test_a_tab_from_before_the_first_seat_plays_with_the_key_of_that_seat(phone: Phone, ana: Player) -> None:
    """With a key of its own it would take the seat of the other tab away."""
    page = phone("/", fresh=True)
    page.get_by_role("button", name="Have a code?").tap()
    other = page.context.new_page()
    other.goto(ana.make("open").join)
    take_seat(other, "Ben")
    expect(other.get_by_role("heading", name="On the tee")).to_be_visible()
    key = plays_as(other)
    page.get_by_role("textbox").fill(f"{ana.origin}{ana.make('open').join}")
    page.get_by_role("button", name="Go to table").tap()
    take_seat(page, "Ben")
    expect(page.get_by_role("heading", name="On the tee")).to_be_visible()
    assert plays_as(page) == key


def test_a_tab_from_before_the_first_seat_says_who_a_link_would_replace(phone: Phone, ana: Player) -> None:
    page = phone("/", fresh=True)
    expect(page.get_by_role("button", name="Have a code?")).to_be_visible()
    other = page.context.new_page()
    other.goto(ana.make("open").join)
    take_seat(other, "Ben")
    expect(other.get_by_role("heading", name="On the tee")).to_be_visible()
    key = plays_as(other)
    page.evaluate(f"location.hash = 'key={ana.key}'")
    sheet = asked(page)
    expect(sheet).to_contain_text("This phone now plays as Ben, at one table.")
    sheet.get_by_role("button", name="Save that link first").tap()
    with page.expect_download() as file:
        sheet.get_by_role("button", name="Save as file").tap()
    assert f"#key={key}" in Path(file.value.path()).read_text(encoding="utf-8")


def test_a_tab_does_not_change_the_key_of_another_player_who_came_in_another_tab(phone: Phone, ana: Player) -> None:
    ben = Player(ana.origin, "Ben")
    ben.make("easy")
    page = phone("/me", player=ana, fresh=True)
    page.get_by_role("button", name="Someone may have my key").tap()
    other = page.context.new_page()
    other.goto(f"/me#key={ben.key}")
    asked(other).get_by_role("button", name="Play as Ben").tap()
    expect(other.get_by_text("Your seats are here now.")).to_be_visible()
    with page.expect_navigation():
        page.get_by_role("dialog", name="Someone may have my key").get_by_role("button", name="Change my key").tap()
    expect(page.get_by_role("heading", name="Keep my seat")).to_be_visible()
    assert plays_as(page) == ben.key
    assert ana.ask("GET", "/me/tables")["items"] == []


COVERED = """() => {
  const { bottom } = document.querySelector("aside").getBoundingClientRect();
  const acts = [...document.querySelectorAll("main + section button")];
  return acts.length ? acts.filter((one) => one.getBoundingClientRect().top < bottom).length : null;
}"""
"""How many of the actions lie below what is offered; null if there is none at all."""
HIDDEN_HEAD_BUTTONS = """() => [...document.querySelectorAll("[data-part=head] button")]
  .filter((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  })
  .map((one) => one.getAttribute("aria-label"))"""


def test_the_seats_own_link_is_offered_at_a_table_of_bots_too(phone: Phone, ana: Player) -> None:
    golfer = Golfer(phone("/", player=ana))
    golfer.page.goto("/new?game=dice-golf")
    golfer.page.get_by_role("radio", name="Caddie").check()
    golfer.page.get_by_role("button", name="Tee off").tap()
    golfer.roll()
    offer = golfer.page.get_by_role("complementary", name="Keep my seat")
    expect(offer).to_be_hidden()
    golfer.keep()
    expect(offer).to_be_visible()
    assert golfer.page.evaluate(COVERED) == 0
    golfer.roll()
    expect(offer).to_be_hidden()


def test_the_seats_own_link_is_offered_once_while_one_waits(phone: Phone, ana: Player) -> None:
    table = ana.make("open", course=ana.make_course(3))
    golfer = open_seat(phone(table.join, viewport={"width": 320, "height": 568}), "Ben")
    page = golfer.page
    golfer.roll()
    expect(page.get_by_role("button", name="Keep my seat")).to_be_hidden()
    golfer.keep()
    offer = page.get_by_role("complementary", name="Keep my seat")
    expect(offer.get_by_text("Your seat is only on this phone.")).to_be_visible()
    assert page.evaluate(COVERED) == 0
    assert page.evaluate(HIDDEN_HEAD_BUTTONS) == []
    offer.get_by_role("button", name="Keep my seat").tap()
    page.get_by_role("button", name="Show QR code").tap()
    expect(page.get_by_role("img", name="Your private link as a QR code")).to_be_visible()
    page.get_by_role("button", name="Close").tap()
    until(page, "!history.state?.sheet")
    page.reload()
    expect(page.get_by_role("button", name="Table and chat")).to_be_visible()
    expect(golfer.acts.get_by_role("button", name=ROLL)).to_be_hidden()
    expect(offer).to_be_hidden()
