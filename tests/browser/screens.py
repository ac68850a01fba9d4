"""Every screen of the page, and how to get to it, for tests of what all screens have in common."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Phone
from tests.browser.http_player import Player, finished_table, play_out, table_with_stymie_to_pass
from tests.browser.mock_api import YESTERDAY, mock_api
from tests.browser.page_actions import FELLOWS_STORED, refocus
from tests.browser.wait_until_settled import TIMEOUT_MS

OpenScreen = Callable[[Phone, Player], Page]
SCREENS: dict[str, OpenScreen] = {}


def screen(way: OpenScreen) -> OpenScreen:
    SCREENS[way.__name__] = way
    return way


def heading(page: Page, name: str) -> Page:
    expect(page.get_by_role("heading", name=name).first).to_be_visible()
    return page


def button(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).click()


@screen
def home_of_a_new_player(phone: Phone, _: Player) -> Page:
    return heading(phone("/"), "Start a table, send the link.")


@screen
def home_with_tables(phone: Phone, ana: Player) -> Page:
    ana.make_dice_golf("normal")
    ana.make_dice_golf("open", "open")
    finished_table(ana, "easy")
    ben = Player(ana.origin, "Ben")
    theirs = ben.make_dice_golf("open", stymie=True)
    ana.take_seat(theirs)
    return heading(phone("/", player=ana), "In the clubhouse")


@screen
def code_sheet_with_a_wrong_code(phone: Phone, _: Player) -> Page:
    page = phone("/")
    button(page, "Have a code?")
    page.get_by_role("textbox").fill("no code")
    button(page, "Go to table")
    expect(page.get_by_role("alert")).to_be_visible()
    return page


@screen
def new_table(phone: Phone, ana: Player) -> Page:
    page = phone("/new", player=ana)
    expect(page.get_by_role("button", name="Start table")).to_be_visible()
    return page


@screen
def new_table_of_cards(phone: Phone, ana: Player) -> Page:
    page = phone("/new?game=becks-golf", player=ana)
    expect(page.get_by_role("button", name="One round more")).to_be_visible()
    return page


@screen
def new_table_for_eight(phone: Phone, ana: Player) -> Page:
    page = phone("/new?game=trade-ring", player=ana)
    for number in ("fourth", "fifth", "sixth", "seventh", "eighth"):
        button(page, f"Add a {number} seat")
    expect(page.get_by_role("checkbox", name="High risk")).to_be_disabled()
    return page


@screen
def new_table_without_a_name(phone: Phone, _: Player) -> Page:
    page = phone("/new")
    button(page, "Start table")
    expect(page.get_by_role("alert")).to_be_visible()
    return page


@screen
def courses_to_choose_from(phone: Phone, ana: Player) -> Page:
    page = phone("/new", player=ana)
    button(page, "Others")
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


@screen
def clock_settings(phone: Phone, ana: Player) -> Page:
    page = phone("/new", player=ana)
    button(page, "Clock and spectator")
    page.get_by_role("radio", name="Time bank").check()
    page.get_by_role("checkbox", name="Weekends off").check()
    expect(page.get_by_text("Everyone gets 3 days for the whole game.")).to_be_visible()
    return page


@screen
def join_with_nights_off(phone: Phone, ana: Player) -> Page:
    page = heading(phone(ana.make_dice_golf("open", bank=(168, 4), off=["nights"]).join), f"{ana.name} saved you a seat")
    button(page, "Change")
    expect(page.get_by_label("Night begins")).to_be_visible()
    return page


@screen
def join(phone: Phone, ana: Player) -> Page:
    return heading(phone(ana.make_dice_golf("open", "normal").join), f"{ana.name} saved you a seat")


@screen
def lobby(phone: Phone, ana: Player) -> Page:
    page = heading(phone(ana.make_dice_golf("open", "normal").path, player=ana), "Waiting for one more player")
    expect(page.get_by_role("img", name="The invite link as a QR code")).to_be_visible()
    return page


@screen
def join_for_eight(phone: Phone, ana: Player) -> Page:
    table = ana.make_table("trade-ring", *["open"] * 7, chips=True, secret_offers=True)
    for name in ("Bartholomäus", "Chlodwig", "Friedegunde"):
        Player(ana.origin, name).take_seat(table)
    return heading(phone(table.join), f"{ana.name} saved you a seat")


@screen
def lobby_for_eight(phone: Phone, ana: Player) -> Page:
    table = ana.make_table("trade-ring", "hard", *["open"] * 6, open_hands=True)
    Player(ana.origin, "Friedegunde Maria").take_seat(table)
    return heading(phone(table.path, player=ana), "Waiting for five more players")


@screen
def share_sheet(phone: Phone, ana: Player) -> Page:
    page = lobby(phone, ana)
    button(page, "Send the link")
    expect(page.get_by_role("dialog").get_by_role("img")).to_be_visible()
    return page


@screen
def spoken_code(phone: Phone, ana: Player) -> Page:
    page = phone(ana.make_dice_golf("open").path, player=ana)
    button(page, "Use a code")
    expect(page.get_by_role("dialog", name="Read out a code")).to_contain_text("Valid until")
    return page


@screen
def asking_for_a_seat(phone: Phone, ana: Player) -> Page:
    page = phone(ana.make_dice_golf("open").path)
    button(page, "Ask for a seat")
    expect(page.get_by_label("Your name")).to_be_visible()
    return page


@screen
def seat_requests(phone: Phone, ana: Player) -> Page:
    table = ana.make_dice_golf("open", "open")
    for name in ("Friedegunde Maria", "Ben"):
        Player(ana.origin, name).post(f"/tables/{table.id}/requests", {"name": name})
    page = phone(table.path, player=ana)
    expect(page.get_by_role("button", name="Let in Ben")).to_be_visible()
    return page


@screen
def earlier_players_to_invite(phone: Phone, ana: Player) -> Page:
    met = ana.make_dice_golf("open", "open", "open")
    for name in ("Bartholomäus", "Chlodwig", "Friedegunde Maria"):
        Player(ana.origin, name).take_seat(met)
    page = phone(met.path, player=ana)
    page.evaluate(FELLOWS_STORED, TIMEOUT_MS)
    page.goto("/new?game=dice-golf")
    button(page, "Second seat")
    expect(page.get_by_role("button", name="Chlodwig Dice Golf")).to_be_visible()
    return page


@screen
def table_on_the_tee(phone: Phone, ana: Player) -> Page:
    return heading(phone(ana.make_dice_golf("easy", "hard", stymie=True).path, player=ana), "On the tee")


@screen
def table_after_the_first_roll(phone: Phone, ana: Player) -> Page:
    table = ana.make_dice_golf("easy", "hard", stymie=True)
    ana.move(table, "roll")
    page = phone(table.path, player=ana)
    expect(page.get_by_role("button", name="Keep")).to_be_visible()
    return page


@screen
def table_with_a_chosen_die(phone: Phone, ana: Player) -> Page:
    page = table_after_the_first_roll(phone, ana)
    button(page, "black die")
    expect(page.get_by_role("button", name="Reroll the driver")).to_be_visible()
    return page


@screen
def table_with_a_stymie_to_pass(phone: Phone, ana: Player) -> Page:
    page = phone(table_with_stymie_to_pass(ana).path, player=ana)
    page.get_by_role("radio").first.check()
    return page


@screen
def table_of_a_match(phone: Phone, ana: Player) -> Page:
    table = ana.make_dice_golf("easy", "normal", "hard", format="match")
    for _ in range(4):
        ana.make_dice_golf_move(table)
    page = phone(table.path, player=ana)
    expect(page.get_by_role("list", name="Standings")).to_be_visible()
    return page


@screen
def table_of_four_rounds(phone: Phone, ana: Player) -> Page:
    page = phone(ana.make_dice_golf(holes="72").path, player=ana)
    expect(page.get_by_role("radio", name="Round 4")).to_be_visible()
    return page


@screen
def table_offline(phone: Phone, ana: Player) -> Page:
    page = phone(ana.make_dice_golf("easy").path, player=ana, allowed_errors="ERR_")
    expect(page.get_by_role("heading", name="On the tee")).to_be_visible()
    page.route("**/api/**", lambda route: route.abort())
    page.get_by_role("button", name="Roll").tap()
    expect(page.get_by_text("Your move is saved")).to_be_visible()
    return page


@screen
def table_as_watchers_see_it(phone: Phone, ana: Player) -> Page:
    table = ana.make_dice_golf("normal")
    ana.move(table, "roll")
    page = phone(table.path)
    expect(page.get_by_text(f"Waiting for {ana.name}")).to_be_visible()
    return page


@screen
def stymie_explanation(phone: Phone, ana: Player) -> Page:
    page = table_on_the_tee(phone, ana)
    button(page, "What’s the Stymie?")
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


@screen
def chat(phone: Phone, ana: Player) -> Page:
    table = ana.make_dice_golf("normal")
    ana.send_message(table, "Windy today, isn't it? " * 4)
    page = phone(table.path, player=ana)
    button(page, "Table and chat")
    expect(page.get_by_role("dialog").get_by_text("Windy today")).to_be_visible()
    return page


@screen
def seats_at_the_table(phone: Phone, ana: Player) -> Page:
    page = chat(phone, ana)
    page.get_by_role("radio", name="Table").check()
    expect(page.get_by_role("button", name="Leave the table")).to_be_visible()
    return page


@screen
def player_to_nudge(phone: Phone, ana: Player) -> Page:
    ben = Player(ana.origin, "Ben")
    table = ben.make_dice_golf("open", stymie=True)
    ana.take_seat(table)
    page = phone(table.path, player=ana)
    button(page, "Table and chat")
    page.get_by_role("radio", name="Table").check()
    expect(page.get_by_role("button", name="Nudge Ben")).to_be_visible()
    return page


@screen
def table_log(phone: Phone, ana: Player) -> Page:
    table = ana.make_dice_golf("easy", course=ana.make_course(4, 3, 5, 4), stymie=True)
    for _ in range(3):
        ana.make_dice_golf_move(table)
    page = phone(table.path, player=ana)
    button(page, "Table and chat")
    page.get_by_text("Log", exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="Hole 1, par 4")).to_be_visible()
    return page


@screen
def replay_with_log(phone: Phone, ana: Player) -> Page:
    page = phone(f"{finished_table(ana, 'easy').path}/replay", player=ana)
    button(page, "Log")
    expect(page.get_by_role("radio", name="All open")).to_be_checked()
    return page


@screen
def keep_my_seat(phone: Phone, ana: Player) -> Page:
    page = chat(phone, ana)
    page.get_by_role("radio", name="My seat").check()
    button(page, "Show QR code")
    expect(page.get_by_role("img", name="Your private link as a QR code")).to_be_visible()
    return page


@screen
def a_bot_plays_for_me(phone: Phone, ana: Player) -> Page:
    table = ana.make_dice_golf("normal")
    ana.post(f"/tables/{table.id}/leave", {})
    page = phone(table.path, player=ana)
    expect(page.get_by_text("A bot is playing for you.")).to_be_visible()
    return page


@screen
def pause_request(phone: Phone, ana: Player) -> Page:
    ben = Player(ana.origin, "Ben")
    table = ben.make_dice_golf("open", stymie=True)
    ana.take_seat(table)
    ben.post(f"/tables/{table.id}/pause", {})
    page = phone(table.path, player=ana)
    expect(page.get_by_role("button", name="Agree")).to_be_visible()
    return page


@screen
def result(phone: Phone, ana: Player) -> Page:
    table = ana.make_dice_golf("easy", "hard")
    play_out(table, ana)
    page = phone(table.path, player=ana)
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    return page


@screen
def result_of_a_match(phone: Phone, ana: Player) -> Page:
    table = ana.make_dice_golf("easy", "normal", "hard", format="match", holes="18")
    play_out(table, ana)
    page = phone(table.path, player=ana)
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    return page


def with_places(*places: tuple[int, str]) -> Callable[[Route], None]:
    """Return a route handler that changes a match's result to this place and score of each seat."""

    def answer(route: Route) -> None:
        view = route.fetch().json()
        changed = [{"seat": seat, "place": place, "score": score} for seat, (place, score) in enumerate(places)]
        route.fulfill(json={**view, "result": {**view["result"], "places": changed}})

    return answer


def result_of_a_match_that_ended(phone: Phone, ana: Player, *places: tuple[int, str]) -> Page:
    table = ana.make_dice_golf("easy", "normal", "hard", format="match", course=ana.make_course(4, 3))
    play_out(table, ana)
    answers = f"**/api{table.path.replace('/t/', '/tables/')}*"
    page = phone(table.path, player=ana, prepare=lambda page: page.route(answers, with_places(*places)))
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    return page


@screen
def result_of_a_match_with_halves(phone: Phone, ana: Player) -> Page:
    return result_of_a_match_that_ended(phone, ana, (3, "1/2"), (1, "5/2"), (2, "3/2"), (2, "3/2"))


@screen
def result_of_a_match_that_three_won(phone: Phone, ana: Player) -> Page:
    return result_of_a_match_that_ended(phone, ana, (1, "3/2"), (1, "3/2"), (1, "3/2"), (4, "3/2"))


@screen
def result_of_a_match_that_three_lost(phone: Phone, ana: Player) -> Page:
    return result_of_a_match_that_ended(phone, ana, (2, "11/6"), (2, "11/6"), (1, "25/2"), (2, "11/6"))


@screen
def fairness_check_passed(phone: Phone, ana: Player) -> Page:
    page = result(phone, ana)
    button(page, "Check fairness")
    expect(page.get_by_text("Every draw checks out.")).to_be_visible()
    return page


@screen
def fairness_check_failed(phone: Phone, ana: Player) -> Page:
    page = phone(finished_table(ana).path, player=ana)
    page.route("**/replay", lambda route: route.fulfill(json={**route.fetch().json(), "seed": "00" * 32}))
    button(page, "Check fairness")
    expect(page.get_by_text("Something doesn’t check out.")).to_be_visible()
    return page


@screen
def replay(phone: Phone, ana: Player) -> Page:
    table = ana.make_dice_golf("easy")
    play_out(table, ana)
    page = phone(f"{table.path}/replay", player=ana)
    button(page, "One on")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("^Step 1 of 18[.]"))
    return page


@screen
def board_of_a_course(phone: Phone, ana: Player) -> Page:
    course = ana.make_course(4, 3)
    for _ in range(2):
        play_out(ana.make_dice_golf("hard", course=course), ana)
    page = phone(f"/boards/dice-golf?course={course}", player=ana)
    expect(page.get_by_role("list", name="Best rounds").get_by_text(f"{ana.name} (you)").first).to_be_visible()
    return page


@screen
def board_of_all_courses(phone: Phone, ana: Player) -> Page:
    page = phone("/boards/dice-golf", player=ana)
    page.get_by_role("radio", name="Best rounds").check()
    page.get_by_label("Holes").select_option("72")
    expect(page.get_by_text("Be the first.")).to_be_visible()
    return page


@screen
def board_of_wins(phone: Phone, ana: Player) -> Page:
    page = phone("/boards/trade-ring", player=ana)
    expect(page.get_by_role("heading", name="Most wins")).to_be_visible()
    return page


@screen
def board_without_rounds(phone: Phone, ana: Player) -> Page:
    page = phone(f"/boards/dice-golf?course={ana.make_course(5)}")
    expect(page.get_by_text("Be the first.")).to_be_visible()
    return page


@screen
def my_history(phone: Phone, ana: Player) -> Page:
    finished_table(ana)
    page = phone("/boards/dice-golf?tab=mine", player=ana)
    expect(page.get_by_text("You shot")).to_be_visible()
    return page


@screen
def player_with_a_history(phone: Phone, ana: Player) -> Page:
    page = phone(f"/players/{'A' * 22}", player=Player(ana.origin), fresh=True, prepare=mock_api(ana.name))
    expect(page.get_by_role("heading", name=f"You and {ana.name}, 20 rounds")).to_be_visible()
    expect(page.get_by_role("heading", name="Index, down 2.1 since June")).to_be_visible()
    button(page, "All rounds")
    return heading(page, "Recent rounds")


@screen
def player_without_rounds(phone: Phone, _: Player) -> Page:
    return heading(phone(f"/players/{'A' * 22}", allowed_errors="404"), "No rounds here yet")


@screen
def todays_challenge(phone: Phone, ana: Player) -> Page:
    page = phone("/today", player=Player(ana.origin, ana.name), fresh=True, prepare=mock_api(ana.name))
    expect(page.get_by_role("heading", name="Yesterday at Augustine, 78 players")).to_be_visible()
    expect(page.get_by_role("button", name="Play")).to_contain_text("one go")
    expect(page.get_by_role("button", name="Check it")).to_be_visible()
    return page


@screen
def todays_challenge_for_a_new_player(phone: Phone, ana: Player) -> Page:
    page = phone("/today", fresh=True, prepare=mock_api(ana.name))
    expect(page.get_by_role("button", name="Check it")).to_be_visible()
    button(page, "Play")
    expect(page.get_by_role("alert")).to_be_visible()
    return page


@screen
def challenge_of_an_earlier_day(phone: Phone, ana: Player) -> Page:
    page = phone(f"/today/{YESTERDAY}", player=Player(ana.origin), fresh=True, prepare=mock_api(ana.name))
    expect(page.get_by_role("heading", name="78 players that day")).to_be_visible()
    expect(page.get_by_role("list", name="The day’s best").get_by_text("+3")).to_be_visible()
    # Scroll to where nothing is half under the main action.
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    return page


@screen
def courses(phone: Phone, _: Player) -> Page:
    page = phone("/courses")
    expect(page.get_by_role("link", name="Pebble Coast")).to_be_visible()
    return page


@screen
def course(phone: Phone, _: Player) -> Page:
    page = heading(phone("/courses/pebble-coast"), "Pebble Coast")
    expect(page.get_by_role("table").first).to_be_visible()
    return page


@screen
def course_maker_with_an_error(phone: Phone, _: Player) -> Page:
    page = phone("/courses/new")
    page.get_by_label("Course name").fill("The Old Quarry at the End of the Long Lane")
    page.get_by_label("Scorecard, typed or pasted").fill("1 4 346\n2 9 511\nthe third, a short one\n4 3 20")
    button(page, "Save course")
    expect(page.get_by_role("alert")).to_be_visible()
    return page


@screen
def course_maker_with_a_course(phone: Phone, _: Player) -> Page:
    page = phone("/courses/new")
    page.get_by_label("Scorecard, typed or pasted").fill("1 4 346\n2 5 511\n3 3 192")
    expect(page.get_by_role("table")).to_be_visible()
    return page


@screen
def rules(phone: Phone, _: Player) -> Page:
    return heading(phone("/rules/dice-golf"), "The Stymie")


@screen
def rules_of_all_games(phone: Phone, _: Player) -> Page:
    return heading(phone("/rules"), "Each game in a minute")


@screen
def rules_of_becks_golf(phone: Phone, _: Player) -> Page:
    return heading(phone("/rules/becks-golf"), "Grandpa Beck’s Golf in a minute")


@screen
def rules_of_trade_ring(phone: Phone, _: Player) -> Page:
    return heading(phone("/rules/trade-ring"), "The Trading Ring in a minute")


@screen
def me(phone: Phone, ana: Player) -> Page:
    page = heading(phone("/me", player=ana), "Keep my seat")
    heading(page, "In Discord or Slack")
    button(page, "Show QR code")
    expect(page.get_by_role("img", name="Your private link as a QR code")).to_be_visible()
    return page


@screen
def forget_me_question(phone: Phone, ana: Player) -> Page:
    page = heading(phone("/me", player=ana), "In Discord or Slack")
    button(page, "Forget me")
    expect(page.get_by_text("This can’t be undone.")).to_be_visible()
    return page


@screen
def me_without_a_key(phone: Phone, _: Player) -> Page:
    return heading(phone("/me"), "Keep my seat")


@screen
def private_link_of_another_player(phone: Phone, ana: Player) -> Page:
    for _ in range(5):
        ana.make_table("trade-ring", "easy", "easy", "easy")
    ben = Player(ana.origin, "Ben")
    ben.make_dice_golf("easy")
    page = phone(f"/#key={ana.key}", player=ben)
    expect(page.get_by_role("button", name=f"Play as {ana.name}")).to_be_enabled()
    return page


@screen
def private_link_of_an_unknown_player(phone: Phone, ana: Player) -> Page:
    page = phone(f"/me#key={ana.key}")
    expect(page.get_by_role("button", name="Play as this player")).to_be_enabled()
    return page


@screen
def invitation_with_a_key(phone: Phone, ana: Player) -> Page:
    page = phone(f"{ana.make_dice_golf('open').join}#key={Player(ana.origin).key}")
    expect(page.get_by_role("button", name="Continue as myself")).to_be_visible()
    return page


@screen
def key_change_question(phone: Phone, ana: Player) -> Page:
    page = phone("/me", player=ana)
    button(page, "Someone may have my key")
    expect(page.get_by_role("button", name="Change my key")).to_be_visible()
    return page


@screen
def key_changed(phone: Phone, ana: Player) -> Page:
    ana.post("/me/notifications", {"webhook": "https://hooks.example.com/x"})
    page = key_change_question(phone, ana)
    page.route("**/api/me/notifications", lambda route: route.fulfill(json=ana.request("GET", "/me/notifications")))
    page.route("**/api/me/key", lambda route: route.fulfill(json={"player": "A" * 22}))
    button(page, "Change my key")
    expect(page.get_by_role("dialog", name="You have a new key")).to_contain_text("Save your new private link")
    expect(page.get_by_role("button", name="Stop all of them")).to_be_visible()
    return page


@screen
def key_changed_on_another_phone(phone: Phone, ana: Player) -> Page:
    ana.make_dice_golf("easy")
    page = heading(phone("/", player=ana, allowed_errors="401"), "Your turn")
    ana.post("/me/key", {"key": Player(ana.origin).key})
    refocus(page)
    expect(page.get_by_role("dialog", name="Your key was changed")).to_be_visible()
    return page


@screen
def me_after_key_change_on_another_phone(phone: Phone, ana: Player) -> Page:
    ana.post("/me/key", {"key": Player(ana.origin).key})
    page = heading(phone("/me", player=ana, allowed_errors="401"), "Keep my seat")
    expect(page.get_by_role("alert")).to_be_visible()
    return page


@screen
def outdated_private_link(phone: Phone, ana: Player) -> Page:
    ana.post("/me/key", {"key": Player(ana.origin).key})
    page = phone(f"/me#key={ana.key}", allowed_errors="401")
    expect(page.get_by_role("dialog", name="This link no longer works")).to_be_visible()
    return page


@screen
def fair_dice(phone: Phone, _: Player) -> Page:
    return heading(phone("/fairness"), "What it doesn’t show")


@screen
def page_not_found(phone: Phone, _: Player) -> Page:
    return heading(phone("/no/such/page"), "Lost in the rough")


@screen
def no_such_table(phone: Phone, _: Player) -> Page:
    return heading(phone("/t/AAAAAAAAAAAAAAAAAAAAAA", allowed_errors="404"), "No such table")
