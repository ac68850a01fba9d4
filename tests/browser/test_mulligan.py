"""Whole rounds of MULLIGAN by tapping: three people from a link to the result and replay, and each mode with bots."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Phone
from tests.browser.http_player import Player, Table, moves_of
from tests.browser.mulligan_page import Planner, bring, plans_of
from tests.browser.mulligan_tables import SHORT, swing, tee
from tests.browser.page_actions import first_steps, glance, open_table, play, take_seats, without_coach

NAMES = ("Ruth", "Ben", "Cara")
AT_OTHERS = re.compile("^(Rough|Slice|Sand Trap|Water|Missed Putt); ")


def card_of(page: Page) -> Locator:
    """The scorecard of a round that is over."""
    return page.get_by_role("table", name="Scores, hole by hole")


def totals_of(page: Page) -> list[int]:
    return [int(total) for total in card_of(page).get_by_role("row", name="Total").get_by_role("cell").all_inner_texts()[1:]]


def calls(seat: int) -> dict[str, int]:
    """What the one in this seat calls the three."""
    return {"You" if other == seat else name: other for other, name in enumerate(NAMES)}


def make_table(page: Page) -> str:
    """Ruth makes the table by hand: the front nine of Pebble Coast, two seats by link. The link that she would send."""
    page.get_by_role("link", name="New table").tap()
    page.get_by_role("radio", name="Mulligan", exact=True).check()
    page.get_by_label("Your name").fill("Ruth")
    page.get_by_role("radio", name="Pebble Coast").check()
    page.get_by_role("radio", name="Front nine").check()
    page.get_by_role("button", name="Add a third seat").tap()
    return open_table(page, "Waiting for two more players")


def strike(planner: Planner, on: str) -> None:
    """Lays with the club the first action in hand that is trouble, if there is one."""
    trouble = next((card for card in planner.cards() if AT_OTHERS.match(card)), None)
    if trouble:
        planner.action(trouble.partition("; ")[0], on)


def play_turn(planners: list[Planner], turn: int, others: Callable[[], None]) -> None:
    """Everybody plans: one of them with an action on the next, one never plays a Mulligan."""
    others()
    for seat, planner in enumerate(planners):
        planner.club()
        if (seat + turn) % 3 == 0:
            strike(planner, NAMES[(seat + 1) % 3])
        if (seat + turn) % 3 == 1:
            planner.react("Never")
        planner.lay()
    glance(*(planner.page for planner in planners))


def play_round(planners: list[Planner], others: Callable[[], None]) -> None:
    for turn in range(9 * 12):
        play_turn(planners, turn, others)
        for planner in planners:
            expect(planner.swing.or_(card_of(planner.page))).to_be_visible()
        if card_of(planners[0].page).is_visible():
            return
        for planner in planners:
            planner.on()


def watch_again(page: Page) -> None:
    """Some steps of the replay, from its beginning, and back to the result."""
    first_steps(page)
    expect(page.get_by_role("list").get_by_text("Ben")).to_be_visible()
    page.get_by_role("button", name="Back to the result").tap()
    expect(card_of(page)).to_be_visible()


def play_and_check(planners: list[Planner], address: str, holes: int = 9, others: Callable[[], None] = lambda: None) -> None:
    """The round to its result: what was tapped is what was played, and the scorecards say what the record says. `others`: who
    has no phone plans.
    """
    play_round(planners, others)
    table = Table(planners[0].page.url.rpartition("/")[2], "")
    replay = Player(address).replay(table)
    for seat, planner in enumerate(planners):
        assert plans_of(moves_of(replay, seat)) == planner.plans
    assert len(replay["record"]["holes"]) == holes
    for planner in planners:
        assert totals_of(planner.page) == replay["record"]["side_totals"]
    watch_again(planners[1].page)


def sit_down(ruth: Page, link: str, phone: Phone) -> list[Planner]:
    """In order of seats."""
    pages = [ruth, *take_seats(link, NAMES[1:], phone)]
    glance(*pages)
    without_coach(*pages)
    return [Planner(page, calls(seat)) for seat, page in enumerate(pages)]


@pytest.mark.soak
def test_two_phones_play_two_holes_beside_a_third_player_to_the_replay(phone: Phone, address: str) -> None:
    """All that three phones show of each other, the third player over HTTP."""
    players = [Player(address, name) for name in NAMES]
    table = tee(*players, yards=SHORT[:2])
    pages = [phone(table.path, player=player, remembers={"mulligan-coach": "off"}) for player in players[:2]]
    planners = [Planner(page, calls(seat)) for seat, page in enumerate(pages)]
    play_and_check(planners, address, 2, lambda: swing(players[2], table))


@pytest.mark.soak
def test_three_phones_play_a_round_from_a_link_to_the_replay(phone: Phone, address: str) -> None:
    player = Player(address, "Ruth")
    table = tee(player, "open", "open")
    planners = sit_down(phone(table.path, player=player), table.join, phone)
    play_and_check(planners, address)


@pytest.mark.soak
def test_three_phones_play_the_front_nine_of_pebble_coast(phone: Phone, address: str) -> None:
    ruth = phone("/")
    planners = sit_down(ruth, make_table(ruth), phone)
    play_and_check(planners, address)


MODES = {
    "plain": (("easy",), []),
    "heavy bag": (("normal",), ["heavy_bag"]),
    "interesting": (("easy", "normal"), ["interesting"]),
    "wolf": (("easy", "hard"), ["wolf"]),
    "best ball of two": (("normal",), ["best_ball"]),
    "best ball of three": (("easy", "normal"), ["best_ball"]),
    "best ball of four": (("easy", "normal", "easy"), ["best_ball"]),
    "handicap": (("easy",), ["handicap"]),
    "course": (("easy",), ["course"]),
    "best ball with ten cards": (("normal",), ["best_ball", "heavy_bag"]),
}
YARDS = (330, 150, 475)


def alone(phone: Phone, ana: Player, bots: tuple[str, ...], modes: list[str], yards: tuple[int, ...]) -> Planner:
    """At a table with these bots."""
    table = tee(ana, *bots, yards=yards, modes=modes)
    view = ana.look(table)
    mine = [golfer["golfer"] for golfer in view["state"]["golfers"] if golfer["seat"] == 0]
    called = {"You": 0} if len(mine) == 1 else {f"{ana.name} {nth}": golfer for nth, golfer in enumerate(mine, 1)}
    page = phone("/", player=ana)
    bring(page, table.path)
    return Planner(page, called, [*called])


def plan_all(planner: Planner) -> None:
    """Each own golfer's shot."""
    for name in planner.own:
        if name != planner.own[0]:
            planner.other(name)
        planner.club()
    planner.lay()


def stops(planner: Planner) -> Iterator[str]:
    """What the table asks of the one at this phone, until the round is over."""
    hunt, lay = (planner.acts.get_by_role("button", name=name) for name in ("You’re the wolf", "Choose a club"))
    over = card_of(planner.page)
    while True:
        expect(planner.swing.or_(hunt).or_(lay).or_(over)).to_be_visible()
        if over.is_visible():
            return
        yield "swing" if planner.swing.is_visible() else "wolf" if hunt.is_visible() else "plan"


def play_alone(planner: Planner) -> None:
    partner, hunt = (planner.acts.get_by_role("button", name=re.compile(name)) for name in ("^With ", "^Hunt with "))
    for stop in stops(planner):
        if stop == "swing":
            planner.on()
        elif stop == "wolf":
            partner.first.tap()
            play(hunt)
        else:
            plan_all(planner)
            glance(planner.page)


@pytest.mark.soak
@pytest.mark.parametrize(("bots", "modes"), MODES.values(), ids=MODES)
def test_a_round_of_each_mode_is_played_with_bots(bots: tuple[str, ...], modes: list[str], phone: Phone, ana: Player) -> None:
    planner = alone(phone, ana, bots, modes, YARDS)
    play_alone(planner)
    replay = ana.replay(Table(planner.page.url.rpartition("/")[2], ""))
    assert plans_of(moves_of(replay, 0)) == planner.plans
    record: Any = replay["record"]
    assert totals_of(planner.page) == record["side_totals"]
    assert len(record["holes"]) == len(YARDS)
    expect(card_of(planner.page).get_by_role("columnheader", name=re.compile("^You( and |$)"))).to_be_visible()
