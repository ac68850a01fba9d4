"""Every screen of the page, and how to get to it, for tests of what all screens have in common."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Phone
from tests.browser.http_player import Player, finished, must_pass, play_out
from tests.browser.mock_api import YESTERDAY, answering
from tests.browser.page_actions import NOTED, glance
from tests.browser.wait_until_settled import PATIENCE

Way = Callable[[Phone, Player], Page]
SCREENS: dict[str, Way] = {}


def screen(way: Way) -> Way:
    SCREENS[way.__name__] = way
    return way


def heading(page: Page, name: str) -> Page:
    expect(page.get_by_role("heading", name=name).first).to_be_visible()
    return page


def button(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).click()


@screen
def home_of_a_newcomer(phone: Phone, _: Player) -> Page:
    return heading(phone("/"), "Start a table, send the link.")


@screen
def home_with_tables(phone: Phone, ana: Player) -> Page:
    ana.make("normal")
    ana.make("open", "open")
    finished(ana, "easy")
    ben = Player(ana.origin, "Ben")
    theirs = ben.make("open", stymie=True)
    ana.sit(theirs)
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
def paces_to_choose_from(phone: Phone, ana: Player) -> Page:
    page = phone("/new", player=ana)
    button(page, "Clock and spectator")
    page.get_by_role("radio", name="Time bank").check()
    page.get_by_role("checkbox", name="Weekends off").check()
    expect(page.get_by_text("Everyone gets 3 days for the whole game.")).to_be_visible()
    return page


@screen
def join_where_nights_do_not_count(phone: Phone, ana: Player) -> Page:
    page = heading(phone(ana.make("open", bank=(168, 4), off=["nights"]).join), f"{ana.name} saved you a seat")
    button(page, "Change")
    expect(page.get_by_label("Night begins")).to_be_visible()
    return page


@screen
def join(phone: Phone, ana: Player) -> Page:
    return heading(phone(ana.make("open", "normal").join), f"{ana.name} saved you a seat")


@screen
def lobby(phone: Phone, ana: Player) -> Page:
    page = heading(phone(ana.make("open", "normal").path, player=ana), "Waiting for one more player")
    expect(page.get_by_role("img", name="The invite link as a QR code")).to_be_visible()
    return page


@screen
def join_for_eight(phone: Phone, ana: Player) -> Page:
    table = ana.lay("trade-ring", *["open"] * 7, chips=True, secret_offers=True)
    for name in ("Bartholomäus", "Chlodwig", "Friedegunde"):
        Player(ana.origin, name).sit(table)
    return heading(phone(table.join), f"{ana.name} saved you a seat")


@screen
def lobby_for_eight(phone: Phone, ana: Player) -> Page:
    table = ana.lay("trade-ring", "hard", *["open"] * 6, open_hands=True)
    Player(ana.origin, "Friedegunde Maria").sit(table)
    return heading(phone(table.path, player=ana), "Waiting for five more players")


@screen
def share_sheet(phone: Phone, ana: Player) -> Page:
    page = lobby(phone, ana)
    button(page, "Send the link")
    expect(page.get_by_role("dialog").get_by_role("img")).to_be_visible()
    return page


@screen
def code_to_say(phone: Phone, ana: Player) -> Page:
    page = phone(ana.make("open").path, player=ana)
    button(page, "Use a code")
    expect(page.get_by_role("dialog", name="Read out a code")).to_contain_text("Valid until")
    return page


@screen
def asking_for_a_seat(phone: Phone, ana: Player) -> Page:
    page = phone(ana.make("open").path)
    button(page, "Ask for a seat")
    expect(page.get_by_label("Your name")).to_be_visible()
    return page


@screen
def strangers_who_ask(phone: Phone, ana: Player) -> Page:
    table = ana.make("open", "open")
    for name in ("Friedegunde Maria", "Ben"):
        Player(ana.origin, name).post(f"/tables/{table.id}/requests", {"name": name})
    page = phone(table.path, player=ana)
    expect(page.get_by_role("button", name="Let in Ben")).to_be_visible()
    return page


@screen
def fellows_to_keep_a_seat_for(phone: Phone, ana: Player) -> Page:
    met = ana.make("open", "open", "open")
    for name in ("Bartholomäus", "Chlodwig", "Friedegunde Maria"):
        Player(ana.origin, name).sit(met)
    page = phone(met.path, player=ana)
    page.evaluate(NOTED, PATIENCE)
    page.goto("/new?game=dice-golf")
    button(page, "Second seat")
    expect(page.get_by_role("button", name="Chlodwig Dice Golf")).to_be_visible()
    return page


@screen
def table_on_the_tee(phone: Phone, ana: Player) -> Page:
    return heading(phone(ana.make("easy", "hard", stymie=True).path, player=ana), "On the tee")


@screen
def table_after_the_first_roll(phone: Phone, ana: Player) -> Page:
    table = ana.make("easy", "hard", stymie=True)
    ana.move(table, "roll")
    page = phone(table.path, player=ana)
    expect(page.get_by_role("button", name="Keep")).to_be_visible()
    return page


@screen
def table_with_a_die_lifted(phone: Phone, ana: Player) -> Page:
    page = table_after_the_first_roll(phone, ana)
    button(page, "black die")
    expect(page.get_by_role("button", name="Reroll the driver")).to_be_visible()
    return page


@screen
def table_with_a_stymie_to_pass(phone: Phone, ana: Player) -> Page:
    page = phone(must_pass(ana).path, player=ana)
    page.get_by_role("radio").first.check()
    return page


@screen
def table_of_a_match(phone: Phone, ana: Player) -> Page:
    table = ana.make("easy", "normal", "hard", format="match")
    for _ in range(4):
        ana.step(table)
    page = phone(table.path, player=ana)
    expect(page.get_by_role("list", name="Standings")).to_be_visible()
    return page


@screen
def table_of_four_rounds(phone: Phone, ana: Player) -> Page:
    page = phone(ana.make(holes="72").path, player=ana)
    expect(page.get_by_role("radio", name="Round 4")).to_be_visible()
    return page


@screen
def table_out_of_reach(phone: Phone, ana: Player) -> Page:
    page = phone(ana.make("easy").path, player=ana, forgive="ERR_")
    expect(page.get_by_role("heading", name="On the tee")).to_be_visible()
    page.route("**/api/**", lambda route: route.abort())
    page.get_by_role("button", name="Roll").tap()
    expect(page.get_by_text("Your move is saved")).to_be_visible()
    return page


@screen
def table_as_watchers_see_it(phone: Phone, ana: Player) -> Page:
    table = ana.make("normal")
    ana.move(table, "roll")
    page = phone(table.path)
    expect(page.get_by_text(f"Waiting for {ana.name}")).to_be_visible()
    return page


@screen
def what_the_stymie_is(phone: Phone, ana: Player) -> Page:
    page = table_on_the_tee(phone, ana)
    button(page, "What’s the Stymie?")
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


@screen
def talk(phone: Phone, ana: Player) -> Page:
    table = ana.make("normal")
    ana.say(table, "Windy today, isn't it? " * 4)
    page = phone(table.path, player=ana)
    button(page, "Table and chat")
    expect(page.get_by_role("dialog").get_by_text("Windy today")).to_be_visible()
    return page


@screen
def who_sits_where(phone: Phone, ana: Player) -> Page:
    page = talk(phone, ana)
    page.get_by_role("radio", name="Table").check()
    expect(page.get_by_role("button", name="Leave the table")).to_be_visible()
    return page


@screen
def who_may_be_nudged(phone: Phone, ana: Player) -> Page:
    ben = Player(ana.origin, "Ben")
    table = ben.make("open", stymie=True)
    ana.sit(table)
    page = phone(table.path, player=ana)
    button(page, "Table and chat")
    page.get_by_role("radio", name="Table").check()
    expect(page.get_by_role("button", name="Nudge Ben")).to_be_visible()
    return page


@screen
def what_was_played(phone: Phone, ana: Player) -> Page:
    table = ana.make("easy", course=ana.make_course(4, 3, 5), stymie=True)
    for _ in range(3):
        ana.step(table)
    page = phone(table.path, player=ana)
    button(page, "Table and chat")
    page.get_by_text("Log", exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="Hole 1, par 4")).to_be_visible()
    return page


@screen
def film_and_its_list(phone: Phone, ana: Player) -> Page:
    page = phone(f"{finished(ana, 'easy').path}/replay", player=ana)
    button(page, "Log")
    expect(page.get_by_role("radio", name="All open")).to_be_checked()
    return page


@screen
def keep_my_seat(phone: Phone, ana: Player) -> Page:
    page = talk(phone, ana)
    page.get_by_role("radio", name="My seat").check()
    button(page, "Show QR code")
    expect(page.get_by_role("img", name="Your private link as a QR code")).to_be_visible()
    return page


@screen
def a_bot_plays_for_me(phone: Phone, ana: Player) -> Page:
    table = ana.make("normal")
    ana.post(f"/tables/{table.id}/leave", {})
    page = phone(table.path, player=ana)
    expect(page.get_by_text("A bot is playing for you.")).to_be_visible()
    return page


@screen
def a_pause_is_asked_for(phone: Phone, ana: Player) -> Page:
    ben = Player(ana.origin, "Ben")
    table = ben.make("open", stymie=True)
    ana.sit(table)
    ben.post(f"/tables/{table.id}/pause", {})
    page = phone(table.path, player=ana)
    expect(page.get_by_role("button", name="Agree")).to_be_visible()
    return page


@screen
def result(phone: Phone, ana: Player) -> Page:
    table = ana.make("easy", "hard")
    play_out(table, ana)
    page = phone(table.path, player=ana)
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    return page


@screen
def result_of_a_match(phone: Phone, ana: Player) -> Page:
    table = ana.make("easy", "normal", "hard", format="match", holes="18")
    play_out(table, ana)
    page = phone(table.path, player=ana)
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    return page


def decided(*places: tuple[int, str]) -> Callable[[Route], None]:
    """A club that answers with the result of a match changed to this: each seat's place and score."""

    def answer(route: Route) -> None:
        view = route.fetch().json()
        told = [{"seat": seat, "place": place, "score": score} for seat, (place, score) in enumerate(places)]
        route.fulfill(json={**view, "result": {**view["result"], "places": told}})

    return answer


def result_of_a_match_that_ended(phone: Phone, ana: Player, *places: tuple[int, str]) -> Page:
    table = ana.make("easy", "normal", "hard", format="match", course=ana.make_course(4, 3))
    play_out(table, ana)
    answers = f"**/api{table.path.replace('/t/', '/tables/')}*"
    page = phone(table.path, player=ana, prepare=lambda page: page.route(answers, decided(*places)))
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
def fairness_checked(phone: Phone, ana: Player) -> Page:
    page = result(phone, ana)
    button(page, "Check fairness")
    expect(page.get_by_text("Every draw checks out.")).to_be_visible()
    return page


@screen
def fairness_broken(phone: Phone, ana: Player) -> Page:
    page = phone(finished(ana).path, player=ana)
    page.route("**/replay", lambda route: route.fulfill(json={**route.fetch().json(), "seed": "00" * 32}))
    button(page, "Check fairness")
    expect(page.get_by_text("Something doesn’t check out.")).to_be_visible()
    return page


@screen
def replay(phone: Phone, ana: Player) -> Page:
    table = ana.make("easy")
    play_out(table, ana)
    page = phone(f"{table.path}/replay", player=ana)
    button(page, "One on")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("^Step 1 of 18[.]"))
    return page


@screen
def board_of_a_course(phone: Phone, ana: Player) -> Page:
    course = ana.make_course(4, 3)
    for _ in range(2):
        play_out(ana.make("hard", course=course), ana)
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
    finished(ana)
    page = phone("/boards/dice-golf?tab=mine", player=ana)
    expect(page.get_by_text("You shot")).to_be_visible()
    return page


@screen
def player_with_a_history(phone: Phone, ana: Player) -> Page:
    page = phone(f"/players/{'A' * 22}", player=Player(ana.origin), fresh=True, prepare=answering(ana.name))
    expect(page.get_by_role("heading", name=f"You and {ana.name}, 20 rounds")).to_be_visible()
    expect(page.get_by_role("heading", name="Index, down 2.1 since June")).to_be_visible()
    button(page, "All rounds")
    return heading(page, "Recent rounds")


@screen
def player_without_rounds(phone: Phone, _: Player) -> Page:
    return heading(phone(f"/players/{'A' * 22}", forgive="404"), "No rounds here yet")


@screen
def todays_challenge(phone: Phone, ana: Player) -> Page:
    page = phone("/today", player=Player(ana.origin, ana.name), fresh=True, prepare=answering(ana.name))
    expect(page.get_by_role("heading", name="Yesterday at Augustine, 78 players")).to_be_visible()
    expect(page.get_by_role("button", name="Play")).to_contain_text("one go")
    expect(page.get_by_role("button", name="Check it")).to_be_visible()
    return page


@screen
def todays_challenge_for_a_newcomer(phone: Phone, ana: Player) -> Page:
    page = phone("/today", fresh=True, prepare=answering(ana.name))
    expect(page.get_by_role("button", name="Check it")).to_be_visible()
    button(page, "Play")
    expect(page.get_by_role("alert")).to_be_visible()
    return page


@screen
def challenge_of_an_earlier_day(phone: Phone, ana: Player) -> Page:
    page = phone(f"/today/{YESTERDAY}", player=Player(ana.origin), fresh=True, prepare=answering(ana.name))
    expect(page.get_by_role("heading", name="78 players that day")).to_be_visible()
    expect(page.get_by_role("list", name="The day’s best").get_by_text("+3")).to_be_visible()
    # Nothing lies half under the main action there.
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
def to_be_forgotten(phone: Phone, ana: Player) -> Page:
    page = heading(phone("/me", player=ana), "In Discord or Slack")
    button(page, "Forget me")
    expect(page.get_by_text("This can’t be undone.")).to_be_visible()
    return page


@screen
def me_without_a_key(phone: Phone, _: Player) -> Page:
    return heading(phone("/me"), "Keep my seat")


@screen
def somebody_elses_seat(phone: Phone, ana: Player) -> Page:
    for _ in range(5):
        ana.lay("trade-ring", "easy", "easy", "easy")
    ben = Player(ana.origin, "Ben")
    ben.make("easy")
    page = phone(f"/#key={ana.key}", player=ben)
    expect(page.get_by_role("button", name=f"Play as {ana.name}")).to_be_enabled()
    return page


@screen
def key_of_nobody(phone: Phone, ana: Player) -> Page:
    page = phone(f"/me#key={ana.key}")
    expect(page.get_by_role("button", name="Play as this player")).to_be_enabled()
    return page


@screen
def invitation_with_a_key(phone: Phone, ana: Player) -> Page:
    page = phone(f"{ana.make('open').join}#key={Player(ana.origin).key}")
    expect(page.get_by_role("button", name="Continue as myself")).to_be_visible()
    return page


@screen
def key_to_change(phone: Phone, ana: Player) -> Page:
    page = phone("/me", player=ana)
    button(page, "Someone may have my key")
    expect(page.get_by_role("button", name="Change my key")).to_be_visible()
    return page


@screen
def key_changed(phone: Phone, ana: Player) -> Page:
    ana.post("/me/notifications", {"webhook": "https://hooks.example.com/x"})
    page = key_to_change(phone, ana)
    page.route("**/api/me/notifications", lambda route: route.fulfill(json=ana.ask("GET", "/me/notifications")))
    page.route("**/api/me/key", lambda route: route.fulfill(json={"player": "A" * 22}))
    button(page, "Change my key")
    expect(page.get_by_role("dialog", name="You have a new key")).to_contain_text("Save your new private link")
    expect(page.get_by_role("button", name="Stop all of them")).to_be_visible()
    return page


@screen
def key_changed_on_another_phone(phone: Phone, ana: Player) -> Page:
    ana.make("easy")
    page = heading(phone("/", player=ana, forgive="401"), "Your turn")
    ana.post("/me/key", {"key": Player(ana.origin).key})
    glance(page)
    expect(page.get_by_role("dialog", name="Your key was changed")).to_be_visible()
    return page


@screen
def me_whose_key_was_changed_on_another_phone(phone: Phone, ana: Player) -> Page:
    ana.post("/me/key", {"key": Player(ana.origin).key})
    page = heading(phone("/me", player=ana, forgive="401"), "Keep my seat")
    expect(page.get_by_role("alert")).to_be_visible()
    return page


@screen
def key_link_out_of_date(phone: Phone, ana: Player) -> Page:
    ana.post("/me/key", {"key": Player(ana.origin).key})
    page = phone(f"/me#key={ana.key}", forgive="401")
    expect(page.get_by_role("dialog", name="This link no longer works")).to_be_visible()
    return page


@screen
def fair_dice(phone: Phone, _: Player) -> Page:
    return heading(phone("/fairness"), "What it doesn’t show")


@screen
def lost_in_the_rough(phone: Phone, _: Player) -> Page:
    return heading(phone("/no/such/page"), "Lost in the rough")


@screen
def no_such_table(phone: Phone, _: Player) -> Page:
    return heading(phone("/t/AAAAAAAAAAAAAAAAAAAAAA", forgive="404"), "No such table")
