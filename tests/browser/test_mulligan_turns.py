"""Turns of MULLIGAN: Play Anytime cards, reactions, bets, the vote, the coach, returning players."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.coach import coach_on, expect_coach_says
from tests.browser.conftest import Phone
from tests.browser.http_player import Player, Table
from tests.browser.mulligan_page import CARD, HAND_CARDS, MulliganPage, open_without_coach
from tests.browser.mulligan_tables import (
    SHORT_HOLES,
    before_first_shot,
    best_shots,
    can_plan,
    cards_held,
    holds,
    make_mulligan_move,
    mulligan_table,
    table_where,
)
from tests.browser.page_actions import advance_clock_until, install_clock, refocus, step_clock_until, stop_clock, tap_move
from tests.browser.table_checks import checks
from tests.browser.wait_until_settled import wait_until_settled

LONG_HOLE = 330
"""Yards of a hole that does not end in its first turn."""
END_REACTION = re.compile("^(Let it stand|Done)")
"""The buttons that end a reaction, with playable cards left or without."""
TROUBLE_CARDS = ("Rough", "Slice", "Sand Trap", "Water")


@pytest.fixture
def ben(ana: Player) -> Player:
    return Player(ana.origin, "Ben")


def open_table(phone: Phone, table: Table, player: Player, **called: int) -> MulliganPage:
    """Open the table on the player's phone, without a coach."""
    page = phone("/", player=player)
    open_without_coach(page, table.path)
    planner = MulliganPage(page, called or {"You": 0, "Ben": 1})
    expect(planner.actions).to_be_visible()
    return planner


def tap_action(planner: MulliganPage, name: str | re.Pattern[str]) -> None:
    """Tap a button that sends a move."""
    tap_move(planner.actions.get_by_role("button", name=name))


def card(planner: MulliganPage, name: str) -> Locator:
    return planner.hand.and_(planner.page.get_by_role("button", name=re.compile(f"^{name}[;,]"))).first


def open_sheet(planner: MulliganPage, name: str | re.Pattern[str], title: str) -> Locator:
    planner.page.get_by_role("button", name=name).tap()
    return planner.page.get_by_role("dialog", name=title)


def close(planner: MulliganPage) -> None:
    planner.page.get_by_role("button", name="Close").tap()
    expect(planner.page.get_by_role("dialog")).to_be_hidden()


def own_cards(player: Player, table: Table) -> list[int]:
    [own] = player.view(table)["state"]["own"]["golfers"]
    return [*own["cards"]]


def trouble_aimed(view: Any) -> dict[str, int]:
    """Return a trouble card in the hand, aimed at golfer 0, if there is one."""
    return next(({str(found): 0} for name in TROUBLE_CARDS for found in cards_held(view, name)), {})


def has_trouble(ben: Player, table_id: str) -> bool:
    return bool(trouble_aimed(ben.view(Table(table_id, ""))))


# ── Play Anytime cards ──


def test_rangefinder_shows_five_cards_and_one_is_taken(phone: Phone, ana: Player, ben: Player) -> None:
    table = table_where(holds("Rangefinder"), ana, ben, yards=[LONG_HOLE])
    planner = open_table(phone, table, ana)
    before = {*own_cards(ana, table)}
    card(planner, "Rangefinder").tap()
    tap_action(planner, "Play Rangefinder")
    expect(planner.hand).to_have_count(5)
    planner.hand.nth(2).tap()
    tap_action(planner, "Take the ")
    expect(planner.hand).to_have_count(7)
    assert len(before & {*own_cards(ana, table)}) == 6


def test_dig_through_the_bag_discards_chosen_cards_and_draws_new_ones(phone: Phone, ana: Player, ben: Player) -> None:
    table = table_where(holds("Dig Through the Bag"), ana, ben, yards=[LONG_HOLE])
    planner = open_table(phone, table, ana)
    before = own_cards(ana, table)
    card(planner, "Dig Through the Bag").tap()
    loose = [at for at, name in enumerate(planner.hand_cards()) if name][:2]
    for at in loose:
        planner.hand.nth(at).tap()
    expect(planner.actions.get_by_text("Discard 2, draw 3")).to_be_visible()
    tap_action(planner, "Play Dig Through the Bag")
    expect(planner.page.get_by_role("status").get_by_text("You discard two cards")).to_be_visible()
    gone = {*before} - {*own_cards(ana, table)}
    assert {before[at] for at in loose} < gone
    assert len(gone) == 3
    expect(planner.hand.get_by_text("new", exact=True)).to_have_count(3)


def test_borrow_a_club_takes_a_card_from_the_chosen_hand(phone: Phone, ana: Player, ben: Player) -> None:
    cara = Player(ana.origin, "Cara")
    table = table_where(holds("Borrow a Club"), ana, ben, cara, yards=[LONG_HOLE])
    planner = open_table(phone, table, ana, You=0, Ben=1, Cara=2)
    card(planner, "Borrow a Club").tap()
    planner.targets.get_by_role("button", name="Cara").tap()
    tap_action(planner, "Play Borrow a Club")
    hers = {*own_cards(cara, table)} - {102}
    expect(planner.hand).to_have_count(len(hers))
    planner.hand.nth(0).tap()
    tap_action(planner, "Take the ")
    expect(planner.hand).to_have_count(7)
    assert len(hers & {*own_cards(ana, table)}) == 1


def test_course_gps_shows_and_locks_the_other_players_actions(phone: Phone, ana: Player, ben: Player) -> None:
    def ready(view: Any) -> bool:
        return holds("Course GPS")(view) and has_trouble(ben, view["table"])

    table = table_where(ready, ana, ben, yards=[LONG_HOLE])
    view = ben.view(table)
    ben.move(table, "plan", shots=best_shots(view, g1=trouble_aimed(view)), reactions={})
    [action] = trouble_aimed(view)
    hers, his = open_table(phone, table, ana), open_table(phone, table, ben)
    card(hers, "Course GPS").tap()
    tap_action(hers, "Play Course GPS")
    shown = re.compile(f"^Ben, ({'|'.join(TROUBLE_CARDS)}) on you, ")
    expect(hers.targets.get_by_role("button", name=shown)).to_be_visible()
    assert int(action) in own_cards(ben, table)
    refocus(his.page)
    expect(his.actions.get_by_text("A Course GPS locked your plan.")).to_be_visible()
    his.set_reaction("Ask me")
    tap_action(his, "Lay this instead")
    assert ben.view(table)["state"]["own"]["plan"]["reactions"] == {"1": "ask"}


# ── after the reveal ──


def ask_and_get_hit(planner: MulliganPage, ben: Player, table: Table) -> None:
    """Submit a plan with Ask me, and let Ben's trouble card hit it."""
    planner.choose_club()
    planner.set_reaction("Ask me")
    planner.submit()
    view = ben.view(table)
    ben.move(table, "plan", shots=best_shots(view, g1=trouble_aimed(view)), reactions={})
    refocus(planner.page)


def test_a_player_with_ask_me_can_cancel_an_action_with_a_mulligan(phone: Phone, ana: Player, ben: Player) -> None:
    def ready(view: Any) -> bool:
        return holds("Mulligan")(view) and has_trouble(ben, view["table"])

    table = table_where(ready, ana, ben, yards=[LONG_HOLE])
    planner = open_table(phone, table, ana)
    ask_and_get_hit(planner, ben, table)
    expect(planner.page.get_by_role("status").get_by_text(re.compile("^Cancel the .* with your Mulligan[?]$"))).to_be_visible()
    expect(planner.actions.get_by_role("button", name="Let it stand")).to_be_visible()
    tap_action(planner, "Cancel the ")
    expect(planner.page.get_by_role("img", name=re.compile(" by Ben, cancelled$"))).to_be_visible()
    tap_action(planner, END_REACTION)
    expect(planner.next_button).to_be_visible()


def test_screen_readers_hear_a_shot_only_after_its_cards_are_revealed(phone: Phone, ana: Player, ben: Player) -> None:
    """Neither the Mulligan that is played automatically nor the clubs."""

    def ready(view: Any) -> bool:
        return holds("Mulligan")(view) and has_trouble(ben, view["table"])

    table = table_where(ready, ana, ben, yards=[LONG_HOLE])
    view = ben.view(table)
    ben.move(table, "plan", shots=best_shots(view, g1=trouble_aimed(view)), reactions={})
    page = phone("/", player=ana, reduced_motion="no-preference", fresh=True, prepare=install_clock)
    open_without_coach(page, table.path)
    planner = MulliganPage(page, {"You": 0, "Ben": 1})
    advance_clock_until(page, planner.hand.first)
    wait_until_settled(page)
    planner.choose_club()
    swing, news = page.locator(".mu-reveal"), page.get_by_role("status").first
    face_down = swing.get_by_role("img", name="Face down")
    stop_clock(page)
    planner.submit()
    step_clock_until(page, lambda: face_down.count() > 0)
    club = re.compile(f"^{planner.plans[0]['0']['club']}")
    expect(swing.get_by_text(club)).to_have_count(0)
    assert swing.get_by_role("img").count() == face_down.count(), "what lies under a back is heard"
    assert "Mulligan" not in news.inner_text()
    page.clock.run_for(600)
    expect(swing.get_by_text(club).first).to_be_visible()
    assert "Mulligan" not in news.inner_text()
    advance_clock_until(page, planner.next_button)


@pytest.mark.parametrize("name", ["Rangefinder", "Borrow a Club", "Dig Through the Bag"])
def test_a_player_with_ask_me_can_also_play_other_cards_after_the_reveal(
    name: str, phone: Phone, ana: Player, ben: Player
) -> None:
    table = table_where(holds(name), ana, ben, yards=[LONG_HOLE])
    ben.move(table, "orders", orders="never")
    planner = open_table(phone, table, ana)
    planner.choose_club()
    planner.set_reaction("Ask me")
    planner.submit()
    make_mulligan_move(ben, table)
    refocus(planner.page)
    expect(planner.actions.get_by_role("button", name=END_REACTION)).to_be_visible()
    planner.actions.get_by_role("button", name="Your cards").tap()
    card(planner, name).tap()
    tap_action(planner, f"Play {name}")
    if name != "Dig Through the Bag":
        expect(planner.hand.first).to_be_visible()
        planner.hand.first.tap()
        tap_action(planner, "Take the ")
    tap_action(planner, END_REACTION)
    expect(planner.next_button).to_be_visible()


# ── sheets and modes ──


def test_a_pace_of_play_setting_is_saved(phone: Phone, ana: Player, ben: Player) -> None:
    table = mulligan_table(ana, ben, yards=[LONG_HOLE])
    planner = open_table(phone, table, ana)
    orders = open_sheet(planner, "Scorecard and table", "The table").get_by_role("group", name="Your Pace of Play")
    expect(orders.get_by_role("button", name="Against me")).to_have_attribute("aria-pressed", "true")
    tap_move(orders.get_by_role("button", name="Always"))
    expect(orders.get_by_role("button", name="Always")).to_have_attribute("aria-pressed", "true")
    close(planner)
    assert ana.view(table)["state"]["own"]["orders"] == "always"


def open_bets(planner: MulliganPage) -> Locator:
    return open_sheet(planner, re.compile(r"^\d+ chips: bets\b"), "Bets")


def offer_bet_in_words(planner: MulliganPage, text: str) -> None:
    sheet = open_bets(planner)
    sheet.get_by_role("button", name="In words").tap()
    sheet.get_by_label("What you bet on").fill(text)
    tap_move(sheet.get_by_role("button", name="Send offer"))
    expect(sheet.get_by_role("button", name="Withdraw")).to_be_visible()
    close(planner)


def answer_bet(planner: MulliganPage, name: str, shown: str) -> None:
    """Answer the first bet that waits for the player, and expect this text."""
    refocus(planner.page)
    sheet = open_bets(planner)
    tap_move(sheet.get_by_role("listitem").get_by_role("button", name=name).first)
    expect(sheet.get_by_text(shown)).to_be_visible()
    close(planner)


def chips_of(player: Player, table: Table) -> list[int]:
    return [*player.view(table)["state"]["wagers"]["chips"]]


def test_bets_are_offered_answered_and_settled_by_both_players(phone: Phone, ana: Player, ben: Player) -> None:
    table = mulligan_table(ana, ben, yards=[LONG_HOLE], modes=["interesting"])
    hers, his = open_table(phone, table, ana), open_table(phone, table, ben, You=1, Ana=0)
    offer_bet_in_words(hers, "Rain before three")
    refocus(his.page)
    offered = his.actions.get_by_role("button", name="Ana offers a bet 10 chips each")
    expect(his.page.get_by_role("button", name="100 chips: bets, 1 to answer")).to_be_visible()
    offered.tap()
    expect(his.page.get_by_role("dialog", name="Bets").get_by_text("Rain before three")).to_be_visible()
    close(his)
    answer_bet(his, "Accept", "Who won?")
    expect(offered).to_be_hidden()
    answer_bet(hers, "You", "You say you won")
    answer_bet(his, "You", "Ana says Ana won. You say you won")
    assert chips_of(ana, table) == [90, 90]
    answer_bet(his, "Ana", "; Ana won")
    assert chips_of(ana, table) == [110, 90]
    for who, what in ((his, "Decline"), (hers, "Withdraw")):
        offer_bet_in_words(hers, f"To be met with: {what}")
        answer_bet(who, what, "Send offer")
        assert not ana.view(table)["state"]["wagers"]["offers"]


def test_a_bet_on_the_hole_cannot_be_accepted_while_the_cards_are_open(phone: Phone, ana: Player, ben: Player) -> None:
    def ready(view: Any) -> bool:
        return holds("Mulligan")(view) and has_trouble(ben, view["table"])

    table = table_where(ready, ana, ben, yards=[LONG_HOLE], modes=["interesting"])
    ana.move(table, "offer", stakes={"1": 10}, bet={"about": "hole"})
    his = open_table(phone, table, ben, You=1, Ana=0)
    sheet = open_bets(his)
    accept = sheet.get_by_role("button", name="Accept")
    expect(accept).to_be_visible()
    ana.move(table, "plan", shots=best_shots(ana.view(table)), reactions={"0": "ask"})
    view = ben.view(table)
    ben.move(table, "plan", shots=best_shots(view, g1=trouble_aimed(view)), reactions={})
    assert ana.view(table)["state"]["phase"] == "react"
    refocus(his.page)
    expect(accept).to_be_hidden()
    expect(sheet.get_by_role("button", name="Decline")).to_be_visible()
    make_mulligan_move(ana, table)
    refocus(his.page)
    tap_move(accept)
    expect(sheet.get_by_role("heading", name="Running or just settled")).to_be_visible()
    assert chips_of(ana, table) == [90, 90]


def at_vote(view: Any) -> bool:
    return bool(view["state"]["phase"] == "vote")


@pytest.mark.parametrize(("taps", "on"), [("Play nine more", True), ("Stop here", False)])
def test_after_nine_holes_players_vote_whether_to_play_nine_more(
    taps: str, on: bool, phone: Phone, ana: Player, ben: Player
) -> None:
    table = table_where(at_vote, ana, ben, yards=SHORT_HOLES * 2, holes="ask")
    planner = open_table(phone, table, ana)
    planner.next_button.tap()
    expect(planner.page.get_by_role("heading", name="Totals so far")).to_be_visible()
    tap_action(planner, taps)
    make_mulligan_move(ben, table)
    refocus(planner.page)
    if on:
        expect(planner.page.get_by_role("heading", name="Hole 10")).to_be_visible()
    else:
        expect(planner.page.get_by_role("table", name="Scores, hole by hole")).to_be_visible()


def test_the_course_announces_its_target(phone: Phone, ana: Player, ben: Player) -> None:
    def leads(view: Any) -> bool:
        return can_plan(view) and bool(view["state"]["course"]["target"] == 0)

    table = table_where(leads, ana, ben, yards=[50, LONG_HOLE], modes=["course"])
    planner = open_table(phone, table, ana)
    planner.go_on()
    expect(planner.page.get_by_role("status").get_by_text("The course targets you.")).to_be_visible()


def test_a_wolf_chooses_a_partner(phone: Phone, ana: Player, ben: Player) -> None:
    table = mulligan_table(ana, ben, Player(ana.origin, "Cara"), yards=[LONG_HOLE], modes=["wolf"])
    planner = open_table(phone, table, ana, You=0, Ben=1, Cara=2)
    expect(planner.page.get_by_text("The wolf’s choice").first).to_be_visible()
    expect(planner.actions.get_by_text("You’re the wolf")).to_be_visible()
    planner.actions.get_by_role("button", name="With Ben").tap()
    tap_action(planner, "Hunt with Ben")
    expect(planner.page.get_by_role("status").get_by_text("Wolves: you and Ben.")).to_be_visible()
    assert ana.view(table)["state"]["wolf"]["partner"] == 1


@pytest.mark.rule("M-42")
def test_the_next_wolf_can_choose_a_partner_with_a_submitted_plan(phone: Phone, ana: Player, ben: Player) -> None:
    """The choice can be changed, and a resubmitted plan keeps it. Everything fits the shortest phone."""
    cara = Player(ana.origin, "Cara")
    table = mulligan_table(ana, ben, cara, yards=[LONG_HOLE, LONG_HOLE], modes=["wolf"])
    make_mulligan_move(ana, table)
    planner = open_table(phone, table, ben, You=1, Ana=0, Cara=2)
    with_ana = planner.actions.get_by_role("button", name="With Ana next hole")
    planner.choose_club()
    expect(with_ana).to_be_hidden()
    planner.submit()
    expect(planner.actions.get_by_role("button", name="Alone next hole")).to_be_visible()
    tap_move(with_ana)
    expect(with_ana).to_have_attribute("aria-pressed", "true")
    checks.install_checks(planner.page)
    assert [*checks.faults_at_all_sizes(planner.page, ["hand"])] == []
    planner.set_reaction("Ask me")
    tap_action(planner, "Lay this instead")
    assert ben.view(table)["state"]["own"]["plan"]["partner"] == 0
    tap_move(planner.actions.get_by_role("button", name="With Cara"))
    assert ben.view(table)["state"]["own"]["plan"]["partner"] == 2
    assert "partner" not in str(ana.view(table)["state"]["own"]["plan"])


# ── returning players ──


def test_a_returning_player_sees_the_last_reveal_and_then_the_plan(phone: Phone, ana: Player, ben: Player) -> None:
    table = mulligan_table(ana, ben, yards=[LONG_HOLE] * 2)
    for player in (ana, ben):
        make_mulligan_move(player, table)
    planner = open_table(phone, table, ana)
    expect(planner.next_button).to_be_visible()
    planner.go_on()
    planner.choose_club()
    planner.submit()
    planner.page.reload()
    expect(planner.actions.get_by_text("Waiting for Ben")).to_be_visible()
    expect(planner.hand.first).to_be_visible()
    make_mulligan_move(ben, table)
    refocus(planner.page)
    expect(planner.next_button).to_be_visible()


TAP_AND_READ_STORAGE = """async (button) => {
  button.click();
  await new Promise((later) => setTimeout(later));
  return JSON.stringify({ ...sessionStorage });
}"""


def test_a_started_plan_survives_a_reload_and_is_dropped_after_its_turn(phone: Phone, ana: Player, ben: Player) -> None:
    table = mulligan_table(ana, ben, yards=[LONG_HOLE])
    planner = open_table(phone, table, ana)
    begun = planner.actions.get_by_role("button", name="Lay it face down")
    planner.choose_club()
    planner.aim_action("Practice Swing", "You")
    ask = planner.page.get_by_role("button", name="Ask me")
    assert "ask" in ask.evaluate(TAP_AND_READ_STORAGE), "at once, before it is drawn"
    planner.page.reload()
    expect(begun).to_contain_text("Practice Swing on yourself")
    expect(ask).to_have_attribute("aria-pressed", "true")
    for player in (ana, ben):
        make_mulligan_move(player, table)
    planner.page.reload()
    planner.go_on()
    expect(planner.actions.get_by_role("button", name="Choose a club")).to_be_visible()
    assert planner.page.evaluate("Object.keys(sessionStorage).filter((name) => name.includes('draft'))") == []


PICTURE_HEIGHT = "document.querySelector('[data-part=picture]').getBoundingClientRect().height"


@pytest.mark.parametrize(
    ("names", "modes"),
    [(["Ben", "Konstantin", "Ann-Sophie"], []), pytest.param(["Bartholomew"], ["heavy_bag"], marks=pytest.mark.soak)],
)
def test_the_picture_keeps_its_height_while_planning(names: list[str], modes: list[str], phone: Phone, ana: Player) -> None:
    """On both sizes of phone, whatever is tapped: clubs, actions, targets, Play Anytime cards."""
    others = [Player(ana.origin, name) for name in names]
    planner = open_table(phone, table_where(holds("Borrow a Club"), ana, *others, yards=[LONG_HOLE], modes=modes), ana)
    page, heights = planner.page, dict[checks.Size, set[float]]()

    def measure() -> None:
        for size in (checks.SMALLEST, checks.PHONE):
            checks.resize(page, size)
            heights.setdefault(size, set()).add(page.evaluate(PICTURE_HEIGHT))

    measure()
    planner.choose_club()
    measure()
    for at in range(planner.hand.count()):
        planner.hand.nth(at).dispatch_event("click")
        measure()
        planner.targets.get_by_role("button").last.dispatch_event("click")
        measure()
        if (back := planner.actions.get_by_role("button", name="Not now")).is_visible():
            back.tap()
    for how in ("Never", "Ask me"):
        planner.set_reaction(how)
        measure()
    assert all(len(found) == 1 for found in heights.values()), heights


def test_with_a_bar_above_the_table_everything_fits_above_the_main_action(phone: Phone, ana: Player) -> None:
    table = mulligan_table(ana, *(Player(ana.origin, name) for name in ("Ben", "Konstantin", "Ann-Sophie")), yards=[LONG_HOLE])
    ana.post(f"/tables/{table.id}/leave", {})
    page = open_table(phone, table, ana).page
    expect(page.get_by_text("A bot is playing for you")).to_be_visible()
    for size in (checks.SMALLEST, checks.LANDSCAPE):
        checks.resize(page, size)
        expect_above(page.get_by_role("group", name="Mulligan"), page.locator("[data-part=main]"))
        expect_above(page.get_by_text("A bot is playing for you"), page.locator("[data-part=head] h1"))


def expect_above(high: Locator, low: Locator) -> None:
    upper, lower = high.bounding_box(), low.bounding_box()
    assert upper
    assert lower
    assert upper["y"] + upper["height"] <= lower["y"]


def test_with_two_golfers_everything_fits_above_the_main_action_in_landscape(phone: Phone, ana: Player, ben: Player) -> None:
    planner = open_table(phone, mulligan_table(ana, ben, yards=[LONG_HOLE], modes=["best_ball"]), ana)
    page = planner.page
    checks.resize(page, checks.LANDSCAPE)
    expect_above(page.get_by_role("group", name="Mulligan"), page.locator("[data-part=main]"))


def test_in_large_text_the_remaining_yards_are_below_the_header(phone: Phone, ana: Player, ben: Player) -> None:
    planner = open_table(phone, mulligan_table(ana, ben, yards=[LONG_HOLE]), ana)
    page = planner.page
    planner.choose_club()
    page.evaluate("size => document.documentElement.style.fontSize = size", checks.LARGE)
    checks.resize(page, checks.PHONE)
    expect_above(page.locator("[data-part=head] .turn"), page.locator("[data-part=picture]").get_by_text(re.compile("to go$")))


def long_press(planner: MulliganPage, on: Locator, *halves: str) -> None:
    """Long-press a card, and expect these halves of it in the sheet."""
    on.click(delay=700)
    sheet = planner.page.get_by_role("dialog", name="This card")
    for half in halves:
        expect(sheet.get_by_role("heading", name=half)).to_be_visible()
    close(planner)


def test_a_long_press_explains_a_card_in_the_hand_without_choosing_it(phone: Phone, ana: Player, ben: Player) -> None:
    planner = open_table(phone, mulligan_table(ana, ben, yards=[LONG_HOLE]), ana)
    own = card(planner, "2-Putt")
    long_press(planner, own, "2-Putt", "Practice Swing")
    expect(planner.actions.get_by_role("button", name="Choose a club")).to_be_visible()
    own.focus()
    planner.page.keyboard.press("Enter")
    expect(planner.actions.get_by_role("button", name=f"Lay it face down 2-Putt 25 of {LONG_HOLE}")).to_be_visible()


def test_a_long_press_explains_any_card_on_the_table(phone: Phone, ana: Player, ben: Player) -> None:
    def ready(view: Any) -> bool:
        return before_first_shot(view) and has_trouble(ben, view["table"])

    table = table_where(ready, ana, ben, yards=[LONG_HOLE])
    planner = open_table(phone, table, ana)
    ask_and_get_hit(planner, ben, table)
    club = planner.plans[0]["0"]["club"]
    long_press(planner, planner.page.get_by_role("img", name=f"{club}, ").first, club)
    action = planner.page.get_by_role("img", name=" by Ben")
    long_press(planner, action, (action.get_attribute("aria-label") or "").removesuffix(" by Ben"))
    tap_action(planner, END_REACTION)
    planner.go_on()
    open_sheet(planner, "Scorecard and table", "The table")
    long_press(planner, planner.page.get_by_role("dialog").get_by_role("img", name=f"{club}, ").first, club)


# ── the coach ──


def test_the_coach_explains_each_new_thing_on_a_first_hole(phone: Phone, ana: Player) -> None:
    page = phone("/rules/mulligan", player=ana)
    page.get_by_role("button", name="Play your first hole with the coach").tap()
    planner = MulliganPage(page, {"You": 0})
    expect_coach_says(page, "This is the hole", "Every card is two", "Tap a card")
    planner.choose_club()
    expect_coach_says(page, "Your other cards now show", "Lay your plan")
    planner.aim_action("Practice Swing", "You")
    mulligan = any("Mulligan" in name for name, _ in planner.hand.evaluate_all(HAND_CARDS))
    expect_coach_says(page, *(["Your Mulligan"] if mulligan else []))
    planner.submit()
    refocus(page)
    expect_coach_says(page, "Actions lie at their targets")


def test_the_coach_gives_each_hint_once_to_players_who_do_not_wait(phone: Phone, ana: Player) -> None:
    page = phone("/rules/mulligan", player=ana)
    page.get_by_role("button", name="Play your first hole with the coach").tap()
    planner, coach = MulliganPage(page, {"You": 0}), coach_on(page)
    expect(coach.get_by_text("This is the hole")).to_be_visible()
    planner.choose_club()
    expect(coach.get_by_text("Your other cards now show")).to_be_visible()
    page.reload()
    expect(planner.hand.first).to_be_visible()
    expect_coach_says(page, "Lay your plan")
    planner.hand.and_(page.locator("[aria-pressed=true]")).tap()
    expect_coach_says(page, "Every card is two", "Tap a card")


def test_starting_with_the_coach_requires_a_name(phone: Phone) -> None:
    page = phone("/rules/mulligan")
    page.get_by_role("button", name="Play your first hole with the coach").tap()
    page.get_by_role("button", name="Tee off with the coach").tap()
    expect(page.get_by_role("alert")).to_contain_text("Add a name")
    page.get_by_label("Your name").fill("Nell")
    page.get_by_role("button", name="Tee off with the coach").tap()
    expect(coach_on(page).get_by_text("This is the hole")).to_be_visible()
    expect(page.get_by_role("button", name=CARD).first).to_be_visible()


@pytest.mark.parametrize(("says", "number"), [("Yes please", 1), ("No thanks", 0)])
def test_a_new_player_is_offered_a_coach_once(says: str, number: int, phone: Phone, ana: Player, ben: Player) -> None:
    page = phone(mulligan_table(ana, ben, yards=[LONG_HOLE]).path, player=ana)
    coach = coach_on(page)
    expect(coach.get_by_text("New here?")).to_be_visible()
    coach.get_by_role("button", name=says).tap()
    expect(coach.get_by_text("1 of 8")).to_have_count(number)
    page.goto(mulligan_table(ana, ben, yards=[LONG_HOLE]).path)
    expect(page.get_by_role("button", name=CARD).first).to_be_visible()
    expect(coach.get_by_text("New here?")).to_be_hidden()
