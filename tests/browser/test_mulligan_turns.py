"""Single moments at MULLIGAN: Play Anytime cards, reactions, bets, the vote, the coach, returning players."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.coach import coached, hears
from tests.browser.conftest import Phone
from tests.browser.http_player import Player, Table
from tests.browser.mulligan_page import CARD, NAMES, Planner, bring
from tests.browser.mulligan_tables import SHORT, before_the_first_swing, held, holds, shots_of, swing, table_where, tee, to_plan
from tests.browser.page_actions import at_an_own_clock, glance, play, soon, step_until, stop_clock
from tests.browser.table_checks import checks as law
from tests.browser.wait_until_settled import settle

LONG = 330
"""Yards of a hole that does not end in its first turn."""
PASS = re.compile("^(Let it stand|Done)")
"""What ends one's reactions: with cards left that may be played, or without."""
TROUBLE = ("Rough", "Slice", "Sand Trap", "Water")


@pytest.fixture
def ben(ana: Player) -> Player:
    return Player(ana.origin, "Ben")


def opened(phone: Phone, table: Table, player: Player, **called: int) -> Planner:
    """The player's phone at the table, without a coach."""
    page = phone("/", player=player)
    bring(page, table.path)
    planner = Planner(page, called or {"You": 0, "Ben": 1})
    expect(planner.acts).to_be_visible()
    return planner


def act(planner: Planner, name: str | re.Pattern[str]) -> None:
    """Taps what plays a move at once."""
    play(planner.acts.get_by_role("button", name=name))


def card(planner: Planner, name: str) -> Locator:
    return planner.hand.and_(planner.page.get_by_role("button", name=re.compile(f"^{name}[;,]"))).first


def open_sheet(planner: Planner, name: str | re.Pattern[str], title: str) -> Locator:
    planner.page.get_by_role("button", name=name).tap()
    return planner.page.get_by_role("dialog", name=title)


def close(planner: Planner) -> None:
    planner.page.get_by_role("button", name="Close").tap()
    expect(planner.page.get_by_role("dialog")).to_be_hidden()


def own_cards(player: Player, table: Table) -> list[int]:
    [own] = player.look(table)["state"]["own"]["golfers"]
    return [*own["cards"]]


def strikes(view: Any) -> dict[str, int]:
    """A card of trouble in the hand, aimed at golfer 0; nothing where there is none."""
    return next(({str(found): 0} for name in TROUBLE for found in held(view, name)), {})


def armed(ben: Player, table_id: str) -> bool:
    return bool(strikes(ben.look(Table(table_id, ""))))


# ── cards at any time ──


def test_the_five_cards_of_a_rangefinder_are_looked_at_and_one_is_taken(phone: Phone, ana: Player, ben: Player) -> None:
    table = table_where(holds("Rangefinder"), ana, ben, yards=[LONG])
    planner = opened(phone, table, ana)
    before = {*own_cards(ana, table)}
    card(planner, "Rangefinder").tap()
    act(planner, "Play Rangefinder")
    expect(planner.hand).to_have_count(5)
    planner.hand.nth(2).tap()
    act(planner, "Take the ")
    expect(planner.hand).to_have_count(7)
    assert len(before & {*own_cards(ana, table)}) == 6


def test_cards_are_dug_away_and_come_again(phone: Phone, ana: Player, ben: Player) -> None:
    table = table_where(holds("Dig Through the Bag"), ana, ben, yards=[LONG])
    planner = opened(phone, table, ana)
    before = own_cards(ana, table)
    card(planner, "Dig Through the Bag").tap()
    loose = [at for at, name in enumerate(planner.cards()) if name][:2]
    for at in loose:
        planner.hand.nth(at).tap()
    expect(planner.acts.get_by_text("Discard 2, draw 3")).to_be_visible()
    act(planner, "Play Dig Through the Bag")
    expect(planner.page.get_by_role("status").get_by_text("You discard two cards")).to_be_visible()
    gone = {*before} - {*own_cards(ana, table)}
    assert {before[at] for at in loose} < gone
    assert len(gone) == 3
    expect(planner.hand.get_by_text("new", exact=True)).to_have_count(3)


def test_a_club_is_borrowed_from_the_hand_that_one_chooses(phone: Phone, ana: Player, ben: Player) -> None:
    cara = Player(ana.origin, "Cara")
    table = table_where(holds("Borrow a Club"), ana, ben, cara, yards=[LONG])
    planner = opened(phone, table, ana, You=0, Ben=1, Cara=2)
    card(planner, "Borrow a Club").tap()
    planner.targets.get_by_role("button", name="Cara").tap()
    act(planner, "Play Borrow a Club")
    hers = {*own_cards(cara, table)} - {102}
    expect(planner.hand).to_have_count(len(hers))
    planner.hand.nth(0).tap()
    act(planner, "Take the ")
    expect(planner.hand).to_have_count(7)
    assert len(hers & {*own_cards(ana, table)}) == 1


def test_a_course_gps_shows_what_lies_there_and_locks_it(phone: Phone, ana: Player, ben: Player) -> None:
    def ready(view: Any) -> bool:
        return holds("Course GPS")(view) and armed(ben, view["table"])

    table = table_where(ready, ana, ben, yards=[LONG])
    view = ben.look(table)
    ben.move(table, "plan", shots=shots_of(view, g1=strikes(view)), reactions={})
    [action] = strikes(view)
    hers, his = opened(phone, table, ana), opened(phone, table, ben)
    card(hers, "Course GPS").tap()
    act(hers, "Play Course GPS")
    shown = re.compile(f"^Ben, ({'|'.join(TROUBLE)}) on you, ")
    expect(hers.targets.get_by_role("button", name=shown)).to_be_visible()
    assert int(action) in own_cards(ben, table)
    glance(his.page)
    expect(his.acts.get_by_text("A Course GPS locked your plan.")).to_be_visible()
    his.react("Ask me")
    act(his, "Lay this instead")
    assert ben.look(table)["state"]["own"]["plan"]["reactions"] == {"1": "ask"}


# ── after the reveal ──


def ask_and_be_struck(planner: Planner, ben: Player, table: Table) -> None:
    """The planner wants to be asked, and Ben's trouble strikes."""
    planner.club()
    planner.react("Ask me")
    planner.lay()
    view = ben.look(table)
    ben.move(table, "plan", shots=shots_of(view, g1=strikes(view)), reactions={})
    glance(planner.page)


def test_who_asked_cancels_an_action_with_a_mulligan(phone: Phone, ana: Player, ben: Player) -> None:
    def ready(view: Any) -> bool:
        return holds("Mulligan")(view) and armed(ben, view["table"])

    table = table_where(ready, ana, ben, yards=[LONG])
    planner = opened(phone, table, ana)
    ask_and_be_struck(planner, ben, table)
    expect(planner.page.get_by_role("status").get_by_text(re.compile("^Cancel the .* with your Mulligan[?]$"))).to_be_visible()
    expect(planner.acts.get_by_role("button", name="Let it stand")).to_be_visible()
    act(planner, "Cancel the ")
    expect(planner.page.get_by_role("img", name=re.compile(" by Ben, cancelled$"))).to_be_visible()
    act(planner, PASS)
    expect(planner.swing).to_be_visible()


def test_a_swing_says_nothing_before_its_cards_turn(phone: Phone, ana: Player, ben: Player) -> None:
    """A Mulligan that is played by itself, the clubs, and what they lead to."""

    def ready(view: Any) -> bool:
        return holds("Mulligan")(view) and armed(ben, view["table"])

    table = table_where(ready, ana, ben, yards=[LONG])
    view = ben.look(table)
    ben.move(table, "plan", shots=shots_of(view, g1=strikes(view)), reactions={})
    page = phone("/", player=ana, reduced_motion="no-preference", fresh=True, prepare=at_an_own_clock)
    bring(page, table.path)
    planner = Planner(page, {"You": 0, "Ben": 1})
    soon(page, planner.hand.first)
    settle(page)
    planner.club()
    swing, news = page.locator(".mu-reveal"), page.get_by_role("status").first
    face_down = swing.get_by_role("img", name="Face down")
    stop_clock(page)
    planner.lay()
    step_until(page, lambda: face_down.count() > 0)
    club = re.compile(f"^{planner.plans[0]['0']['club']}")
    expect(swing.get_by_text(club)).to_have_count(0)
    assert swing.get_by_role("img").count() == face_down.count(), "what lies under a back is heard"
    assert "Mulligan" not in news.inner_text()
    page.clock.run_for(600)
    expect(swing.get_by_text(club).first).to_be_visible()
    assert "Mulligan" not in news.inner_text()
    soon(page, planner.swing)


@pytest.mark.parametrize("name", ["Rangefinder", "Borrow a Club", "Dig Through the Bag"])
def test_who_asked_plays_other_cards_too_and_sees_what_they_show(name: str, phone: Phone, ana: Player, ben: Player) -> None:
    table = table_where(holds(name), ana, ben, yards=[LONG])
    ben.move(table, "orders", orders="never")
    planner = opened(phone, table, ana)
    planner.club()
    planner.react("Ask me")
    planner.lay()
    swing(ben, table)
    glance(planner.page)
    expect(planner.acts.get_by_role("button", name=PASS)).to_be_visible()
    planner.acts.get_by_role("button", name="Your cards").tap()
    card(planner, name).tap()
    act(planner, f"Play {name}")
    if name != "Dig Through the Bag":
        expect(planner.hand.first).to_be_visible()
        planner.hand.first.tap()
        act(planner, "Take the ")
    act(planner, PASS)
    expect(planner.swing).to_be_visible()


# ── the table besides ──


def test_a_standing_order_is_given_and_kept(phone: Phone, ana: Player, ben: Player) -> None:
    table = tee(ana, ben, yards=[LONG])
    planner = opened(phone, table, ana)
    orders = open_sheet(planner, "Scorecard and table", "The table").get_by_role("group", name="Your Pace of Play")
    expect(orders.get_by_role("button", name="Against me")).to_have_attribute("aria-pressed", "true")
    play(orders.get_by_role("button", name="Always"))
    expect(orders.get_by_role("button", name="Always")).to_have_attribute("aria-pressed", "true")
    close(planner)
    assert ana.look(table)["state"]["own"]["orders"] == "always"


def bets(planner: Planner) -> Locator:
    return open_sheet(planner, re.compile(r"^\d+ chips: bets\b"), "Bets")


def offer_in_words(planner: Planner, text: str) -> None:
    sheet = bets(planner)
    sheet.get_by_role("button", name="In words").tap()
    sheet.get_by_label("What you bet on").fill(text)
    play(sheet.get_by_role("button", name="Send offer"))
    expect(sheet.get_by_role("button", name="Withdraw")).to_be_visible()
    close(planner)


def answer(planner: Planner, name: str, shown: str) -> None:
    """What one says to the first bet that one has a say in, and what the sheet then shows."""
    glance(planner.page)
    sheet = bets(planner)
    play(sheet.get_by_role("listitem").get_by_role("button", name=name).first)
    expect(sheet.get_by_text(shown)).to_be_visible()
    close(planner)


def chips(player: Player, table: Table) -> list[int]:
    return [*player.look(table)["state"]["wagers"]["chips"]]


def test_bets_are_offered_answered_and_judged_by_both(phone: Phone, ana: Player, ben: Player) -> None:
    table = tee(ana, ben, yards=[LONG], modes=["interesting"])
    hers, his = opened(phone, table, ana), opened(phone, table, ben, You=1, Ana=0)
    offer_in_words(hers, "Rain before three")
    glance(his.page)
    offered = his.acts.get_by_role("button", name="Ana offers a bet 10 chips each")
    expect(his.page.get_by_role("button", name="100 chips: bets, 1 to answer")).to_be_visible()
    offered.tap()
    expect(his.page.get_by_role("dialog", name="Bets").get_by_text("Rain before three")).to_be_visible()
    close(his)
    answer(his, "Accept", "Who won?")
    expect(offered).to_be_hidden()
    answer(hers, "You", "You say you won")
    answer(his, "You", "Ana says Ana won. You say you won")
    assert chips(ana, table) == [90, 90]
    answer(his, "Ana", "; Ana won")
    assert chips(ana, table) == [110, 90]
    for who, what in ((his, "Decline"), (hers, "Withdraw")):
        offer_in_words(hers, f"To be met with: {what}")
        answer(who, what, "Send offer")
        assert not ana.look(table)["state"]["wagers"]["offers"]


def test_a_bet_on_the_hole_cannot_be_accepted_while_the_cards_are_open(phone: Phone, ana: Player, ben: Player) -> None:
    def ready(view: Any) -> bool:
        return holds("Mulligan")(view) and armed(ben, view["table"])

    table = table_where(ready, ana, ben, yards=[LONG], modes=["interesting"])
    ana.move(table, "offer", stakes={"1": 10}, bet={"about": "hole"})
    his = opened(phone, table, ben, You=1, Ana=0)
    sheet = bets(his)
    accept = sheet.get_by_role("button", name="Accept")
    expect(accept).to_be_visible()
    ana.move(table, "plan", shots=shots_of(ana.look(table)), reactions={"0": "ask"})
    view = ben.look(table)
    ben.move(table, "plan", shots=shots_of(view, g1=strikes(view)), reactions={})
    assert ana.look(table)["state"]["phase"] == "react"
    glance(his.page)
    expect(accept).to_be_hidden()
    expect(sheet.get_by_role("button", name="Decline")).to_be_visible()
    swing(ana, table)
    glance(his.page)
    play(accept)
    expect(sheet.get_by_role("heading", name="Running or just settled")).to_be_visible()
    assert chips(ana, table) == [90, 90]


def at_vote(view: Any) -> bool:
    return bool(view["state"]["phase"] == "vote")


@pytest.mark.parametrize(("taps", "on"), [("Play nine more", True), ("Stop here", False)])
def test_after_nine_holes_all_say_whether_to_go_on(taps: str, on: bool, phone: Phone, ana: Player, ben: Player) -> None:
    table = table_where(at_vote, ana, ben, yards=SHORT * 2, holes="ask")
    planner = opened(phone, table, ana)
    planner.swing.tap()
    expect(planner.page.get_by_role("heading", name="Totals so far")).to_be_visible()
    act(planner, taps)
    swing(ben, table)
    glance(planner.page)
    if on:
        expect(planner.page.get_by_role("heading", name="Hole 10")).to_be_visible()
    else:
        expect(planner.page.get_by_role("table", name="Scores, hole by hole")).to_be_visible()


def test_the_course_says_whom_it_strikes(phone: Phone, ana: Player, ben: Player) -> None:
    def leads(view: Any) -> bool:
        return to_plan(view) and bool(view["state"]["course"]["target"] == 0)

    table = table_where(leads, ana, ben, yards=[50, LONG], modes=["course"])
    planner = opened(phone, table, ana)
    planner.on()
    expect(planner.page.get_by_role("status").get_by_text("The course targets you.")).to_be_visible()


def test_a_wolf_picks_a_partner(phone: Phone, ana: Player, ben: Player) -> None:
    table = tee(ana, ben, Player(ana.origin, "Cara"), yards=[LONG], modes=["wolf"])
    planner = opened(phone, table, ana, You=0, Ben=1, Cara=2)
    expect(planner.page.get_by_text("The wolf’s choice").first).to_be_visible()
    expect(planner.acts.get_by_text("You’re the wolf")).to_be_visible()
    planner.acts.get_by_role("button", name="With Ben").tap()
    act(planner, "Hunt with Ben")
    expect(planner.page.get_by_role("status").get_by_text("Wolves: you and Ben.")).to_be_visible()
    assert ana.look(table)["state"]["wolf"]["partner"] == 1


@pytest.mark.rule("M-42")
def test_the_next_wolf_says_with_a_laid_plan_whom_it_hunts_with(phone: Phone, ana: Player, ben: Player) -> None:
    """A plan that is laid instead keeps the choice, and it may change; all stands on the shortest phone."""
    cara = Player(ana.origin, "Cara")
    table = tee(ana, ben, cara, yards=[LONG, LONG], modes=["wolf"])
    swing(ana, table)
    planner = opened(phone, table, ben, You=1, Ana=0, Cara=2)
    with_ana = planner.acts.get_by_role("button", name="With Ana next hole")
    planner.club()
    expect(with_ana).to_be_hidden()
    planner.lay()
    expect(planner.acts.get_by_role("button", name="Alone next hole")).to_be_visible()
    play(with_ana)
    expect(with_ana).to_have_attribute("aria-pressed", "true")
    law.look(planner.page)
    assert [*law.in_all_sizes(planner.page, ["hand"])] == []
    planner.react("Ask me")
    act(planner, "Lay this instead")
    assert ben.look(table)["state"]["own"]["plan"]["partner"] == 0
    play(planner.acts.get_by_role("button", name="With Cara"))
    assert ben.look(table)["state"]["own"]["plan"]["partner"] == 2
    assert "partner" not in str(ana.look(table)["state"]["own"]["plan"])


# ── who comes back ──


def test_who_comes_back_sees_the_last_swing_and_then_the_plan(phone: Phone, ana: Player, ben: Player) -> None:
    table = tee(ana, ben, yards=[LONG] * 2)
    for player in (ana, ben):
        swing(player, table)
    planner = opened(phone, table, ana)
    expect(planner.swing).to_be_visible()
    planner.on()
    planner.club()
    planner.lay()
    planner.page.reload()
    expect(planner.acts.get_by_text("Waiting for Ben")).to_be_visible()
    expect(planner.hand.first).to_be_visible()
    swing(ben, table)
    glance(planner.page)
    expect(planner.swing).to_be_visible()


TAPPED_AND_KEPT = """async (button) => {
  button.click();
  await new Promise((later) => setTimeout(later));
  return JSON.stringify({ ...sessionStorage });
}"""


def test_a_plan_that_was_begun_outlives_a_reload_and_ends_with_its_turn(phone: Phone, ana: Player, ben: Player) -> None:
    table = tee(ana, ben, yards=[LONG])
    planner = opened(phone, table, ana)
    begun = planner.acts.get_by_role("button", name="Lay it face down")
    planner.club()
    planner.action("Practice Swing", "You")
    ask = planner.page.get_by_role("button", name="Ask me")
    assert "ask" in ask.evaluate(TAPPED_AND_KEPT), "at once, before it is drawn"
    planner.page.reload()
    expect(begun).to_contain_text("Practice Swing on yourself")
    expect(ask).to_have_attribute("aria-pressed", "true")
    for player in (ana, ben):
        swing(player, table)
    planner.page.reload()
    planner.on()
    expect(planner.acts.get_by_role("button", name="Choose a club")).to_be_visible()
    assert planner.page.evaluate("Object.keys(sessionStorage).filter((name) => name.includes('draft'))") == []


SCENE = "document.querySelector('[data-part=picture]').getBoundingClientRect().height"


@pytest.mark.parametrize(
    ("names", "modes"),
    [(["Ben", "Konstantin", "Ann-Sophie"], []), pytest.param(["Bartholomew"], ["heavy_bag"], marks=pytest.mark.soak)],
)
def test_the_picture_keeps_its_height_while_one_plans(names: list[str], modes: list[str], phone: Phone, ana: Player) -> None:
    """On both sizes of phone, whatever is tapped: clubs, actions, those at whom they are aimed, cards at any time."""
    others = [Player(ana.origin, name) for name in names]
    planner = opened(phone, table_where(holds("Borrow a Club"), ana, *others, yards=[LONG], modes=modes), ana)
    page, heights = planner.page, dict[law.Size, set[float]]()

    def measure() -> None:
        for size in (law.SMALLEST, law.PHONE):
            law.resize(page, size)
            heights.setdefault(size, set()).add(page.evaluate(SCENE))

    measure()
    planner.club()
    measure()
    for at in range(planner.hand.count()):
        planner.hand.nth(at).dispatch_event("click")
        measure()
        planner.targets.get_by_role("button").last.dispatch_event("click")
        measure()
        if (back := planner.acts.get_by_role("button", name="Not now")).is_visible():
            back.tap()
    for how in ("Never", "Ask me"):
        planner.react(how)
        measure()
    assert all(len(found) == 1 for found in heights.values()), heights


def test_with_a_bar_over_the_table_all_stands_over_the_main_action(phone: Phone, ana: Player) -> None:
    table = tee(ana, *(Player(ana.origin, name) for name in ("Ben", "Konstantin", "Ann-Sophie")), yards=[LONG])
    ana.post(f"/tables/{table.id}/leave", {})
    page = opened(phone, table, ana).page
    expect(page.get_by_text("A bot is playing for you")).to_be_visible()
    for size in (law.SMALLEST, law.LANDSCAPE):
        law.resize(page, size)
        stands_over(page.get_by_role("group", name="Mulligan"), page.locator("[data-part=main]"))
        stands_over(page.get_by_text("A bot is playing for you"), page.locator("[data-part=head] h1"))


def stands_over(high: Locator, low: Locator) -> None:
    upper, lower = high.bounding_box(), low.bounding_box()
    assert upper
    assert lower
    assert upper["y"] + upper["height"] <= lower["y"]


def test_of_two_golfers_all_stands_over_the_main_action_on_a_phone_on_its_side(phone: Phone, ana: Player, ben: Player) -> None:
    planner = opened(phone, tee(ana, ben, yards=[LONG], modes=["best_ball"]), ana)
    page = planner.page
    law.resize(page, law.LANDSCAPE)
    stands_over(page.get_by_role("group", name="Mulligan"), page.locator("[data-part=main]"))


def test_in_large_letters_what_remains_stands_below_the_head(phone: Phone, ana: Player, ben: Player) -> None:
    planner = opened(phone, tee(ana, ben, yards=[LONG]), ana)
    page = planner.page
    planner.club()
    page.evaluate("size => document.documentElement.style.fontSize = size", law.LARGE)
    law.resize(page, law.PHONE)
    stands_over(page.locator("[data-part=head] .turn"), page.locator("[data-part=picture]").get_by_text(re.compile("to go$")))


def press_long(planner: Planner, on: Locator, *halves: str) -> None:
    """What it says of the card that lies there."""
    on.click(delay=700)
    sheet = planner.page.get_by_role("dialog", name="This card")
    for half in halves:
        expect(sheet.get_by_role("heading", name=half)).to_be_visible()
    close(planner)


def test_a_long_press_tells_of_a_card_in_the_hand_and_chooses_nothing(phone: Phone, ana: Player, ben: Player) -> None:
    planner = opened(phone, tee(ana, ben, yards=[LONG]), ana)
    own = card(planner, "2-Putt")
    press_long(planner, own, "2-Putt", "Practice Swing")
    expect(planner.acts.get_by_role("button", name="Choose a club")).to_be_visible()
    own.focus()
    planner.page.keyboard.press("Enter")
    expect(planner.acts.get_by_role("button", name=f"Lay it face down 2-Putt 25 of {LONG}")).to_be_visible()


def test_a_long_press_tells_of_any_card_on_the_table(phone: Phone, ana: Player, ben: Player) -> None:
    def ready(view: Any) -> bool:
        return before_the_first_swing(view) and armed(ben, view["table"])

    table = table_where(ready, ana, ben, yards=[LONG])
    planner = opened(phone, table, ana)
    ask_and_be_struck(planner, ben, table)
    club = planner.plans[0]["0"]["club"]
    press_long(planner, planner.page.get_by_role("img", name=f"{club}, ").first, club)
    action = planner.page.get_by_role("img", name=" by Ben")
    press_long(planner, action, (action.get_attribute("aria-label") or "").removesuffix(" by Ben"))
    act(planner, PASS)
    planner.on()
    open_sheet(planner, "Scorecard and table", "The table")
    press_long(planner, planner.page.get_by_role("dialog").get_by_role("img", name=f"{club}, ").first, club)


# ── the coach ──


def test_the_coach_points_out_what_is_new_on_a_first_hole(phone: Phone, ana: Player) -> None:
    page = phone("/rules/mulligan", player=ana)
    page.get_by_role("button", name="Play your first hole with the coach").tap()
    planner = Planner(page, {"You": 0})
    hears(page, "This is the hole", "Every card is two", "Tap a card")
    planner.club()
    hears(page, "Your other cards now show", "Lay your plan")
    planner.action("Practice Swing", "You")
    mulligan = any("Mulligan" in name for name, _ in planner.hand.evaluate_all(NAMES))
    hears(page, *(["Your Mulligan"] if mulligan else []))
    planner.lay()
    glance(page)
    hears(page, "Actions lie at their targets")


def test_who_taps_on_is_told_each_thing_once(phone: Phone, ana: Player) -> None:
    page = phone("/rules/mulligan", player=ana)
    page.get_by_role("button", name="Play your first hole with the coach").tap()
    planner, coach = Planner(page, {"You": 0}), coached(page)
    expect(coach.get_by_text("This is the hole")).to_be_visible()
    planner.club()
    expect(coach.get_by_text("Your other cards now show")).to_be_visible()
    page.reload()
    expect(planner.hand.first).to_be_visible()
    hears(page, "Lay your plan")
    planner.hand.and_(page.locator("[aria-pressed=true]")).tap()
    hears(page, "Every card is two", "Tap a card")


def test_who_has_no_name_yet_is_asked_on_the_way_to_the_coach(phone: Phone) -> None:
    page = phone("/rules/mulligan")
    page.get_by_role("button", name="Play your first hole with the coach").tap()
    page.get_by_role("button", name="Tee off with the coach").tap()
    expect(page.get_by_role("alert")).to_contain_text("Add a name")
    page.get_by_label("Your name").fill("Nell")
    page.get_by_role("button", name="Tee off with the coach").tap()
    expect(coached(page).get_by_text("This is the hole")).to_be_visible()
    expect(page.get_by_role("button", name=CARD).first).to_be_visible()


@pytest.mark.parametrize(("says", "number"), [("Yes please", 1), ("No thanks", 0)])
def test_who_never_played_is_offered_a_coach_once(says: str, number: int, phone: Phone, ana: Player, ben: Player) -> None:
    page = phone(tee(ana, ben, yards=[LONG]).path, player=ana)
    coach = coached(page)
    expect(coach.get_by_text("New here?")).to_be_visible()
    coach.get_by_role("button", name=says).tap()
    expect(coach.get_by_text("1 of 8")).to_have_count(number)
    page.goto(tee(ana, ben, yards=[LONG]).path)
    expect(page.get_by_role("button", name=CARD).first).to_be_visible()
    expect(coach.get_by_text("New here?")).to_be_hidden()
