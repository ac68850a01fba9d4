"""Whole rounds of MULLIGAN by tapping: three people from a link to the result and replay, and each mode with bots."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Phone
from tests.browser.http_player import Player, Table, moves_of
from tests.browser.mulligan_page import MulliganPage, open_without_coach, plans_of
from tests.browser.mulligan_tables import SHORT_HOLES, make_mulligan_move, mulligan_table
from tests.browser.page_actions import decline_coach, refocus, start_table, step_through_replay, take_seats, tap_move

NAMES = ("Ruth", "Ben", "Cara")
AT_OTHERS = re.compile("^(Rough|Slice|Sand Trap|Water|Missed Putt); ")


def scorecard_of(page: Page) -> Locator:
    """Return the scorecard of a finished round."""
    return page.get_by_role("table", name="Scores, hole by hole")


def totals_of(page: Page) -> list[int]:
    return [
        int(total) for total in scorecard_of(page).get_by_role("row", name="Total").get_by_role("cell").all_inner_texts()[1:]
    ]


def names_for(seat: int) -> dict[str, int]:
    """Return the golfers by the names that the page of this seat uses."""
    return {"You" if other == seat else name: other for other, name in enumerate(NAMES)}


def make_table(page: Page) -> str:
    """Ruth starts a table on the page: the front nine of Pebble Coast, two seats by link. Return the invite link."""
    page.get_by_role("link", name="New table").tap()
    page.get_by_role("radio", name="Mulligan", exact=True).check()
    page.get_by_label("Your name").fill("Ruth")
    page.get_by_role("radio", name="Pebble Coast").check()
    page.get_by_role("radio", name="Front nine").check()
    page.get_by_role("button", name="Add a third seat").tap()
    return start_table(page, "Waiting for two more players")


def aim_trouble(planner: MulliganPage, on: str) -> None:
    """Add the first trouble action in hand to the plan, if there is one."""
    trouble = next((card for card in planner.hand_cards() if AT_OTHERS.match(card)), None)
    if trouble:
        planner.aim_action(trouble.partition("; ")[0], on)


def play_turn(planners: list[MulliganPage], turn: int, others: Callable[[], None]) -> None:
    """Every player plans: one aims an action at the next player, one never plays a Mulligan."""
    others()
    for seat, planner in enumerate(planners):
        planner.choose_club()
        if (seat + turn) % 3 == 0:
            aim_trouble(planner, NAMES[(seat + 1) % 3])
        if (seat + turn) % 3 == 1:
            planner.set_reaction("Never")
        planner.submit()
    refocus(*(planner.page for planner in planners))


def play_round(planners: list[MulliganPage], others: Callable[[], None]) -> None:
    for turn in range(9 * 12):
        play_turn(planners, turn, others)
        for planner in planners:
            expect(planner.next_button.or_(scorecard_of(planner.page))).to_be_visible()
        if scorecard_of(planners[0].page).is_visible():
            return
        for planner in planners:
            planner.go_on()


def show_replay(page: Page) -> None:
    """Show some steps of the replay, and return to the result."""
    step_through_replay(page)
    expect(page.get_by_role("list").get_by_text("Ben")).to_be_visible()
    page.get_by_role("button", name="Back to the result").tap()
    expect(scorecard_of(page)).to_be_visible()


def play_and_check(
    planners: list[MulliganPage], address: str, holes: int = 9, others: Callable[[], None] = lambda: None
) -> None:
    """Play the round, and expect that the log has the plans made on the page, and that the scorecards show the record's scores.
    `others` plays for those without a phone.
    """
    play_round(planners, others)
    table = Table(planners[0].page.url.rpartition("/")[2], "")
    replay = Player(address).replay(table)
    for seat, planner in enumerate(planners):
        assert plans_of(moves_of(replay, seat)) == planner.plans
    assert len(replay["record"]["holes"]) == holes
    for planner in planners:
        assert totals_of(planner.page) == replay["record"]["side_totals"]
    show_replay(planners[1].page)


def take_all_seats(ruth: Page, link: str, phone: Phone) -> list[MulliganPage]:
    """Return the pages of all players, by seat."""
    pages = [ruth, *take_seats(link, NAMES[1:], phone)]
    refocus(*pages)
    decline_coach(*pages)
    return [MulliganPage(page, names_for(seat)) for seat, page in enumerate(pages)]


@pytest.mark.soak
def test_two_phones_and_a_third_player_play_two_holes_to_the_replay(phone: Phone, address: str) -> None:
    """Everything that the phones show; the third player plays over HTTP."""
    players = [Player(address, name) for name in NAMES]
    table = mulligan_table(*players, yards=SHORT_HOLES[:2])
    pages = [phone(table.path, player=player, local_storage={"mulligan-coach": "off"}) for player in players[:2]]
    planners = [MulliganPage(page, names_for(seat)) for seat, page in enumerate(pages)]
    play_and_check(planners, address, 2, lambda: make_mulligan_move(players[2], table))


@pytest.mark.soak
def test_three_phones_play_a_round_from_a_link_to_the_replay(phone: Phone, address: str) -> None:
    player = Player(address, "Ruth")
    table = mulligan_table(player, "open", "open")
    planners = take_all_seats(phone(table.path, player=player), table.join, phone)
    play_and_check(planners, address)


@pytest.mark.soak
def test_three_phones_play_the_front_nine_of_pebble_coast(phone: Phone, address: str) -> None:
    ruth = phone("/")
    planners = take_all_seats(ruth, make_table(ruth), phone)
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


def table_with_bots(phone: Phone, ana: Player, bots: tuple[str, ...], modes: list[str], yards: tuple[int, ...]) -> MulliganPage:
    """Return the page of a table with these bots."""
    table = mulligan_table(ana, *bots, yards=yards, modes=modes)
    view = ana.view(table)
    mine = [golfer["golfer"] for golfer in view["state"]["golfers"] if golfer["seat"] == 0]
    called = {"You": 0} if len(mine) == 1 else {f"{ana.name} {nth}": golfer for nth, golfer in enumerate(mine, 1)}
    page = phone("/", player=ana)
    open_without_coach(page, table.path)
    return MulliganPage(page, called, [*called])


def plan_all(planner: MulliganPage) -> None:
    """Plan a shot of each own golfer."""
    for name in planner.own_names:
        if name != planner.own_names[0]:
            planner.next_golfer(name)
        planner.choose_club()
    planner.submit()


def stops_at(planner: MulliganPage) -> Iterator[str]:
    """Do what the table asks for until the round is over."""
    hunt, lay = (planner.actions.get_by_role("button", name=name) for name in ("You’re the wolf", "Choose a club"))
    over = scorecard_of(planner.page)
    while True:
        expect(planner.next_button.or_(hunt).or_(lay).or_(over)).to_be_visible()
        if over.is_visible():
            return
        yield "swing" if planner.next_button.is_visible() else "wolf" if hunt.is_visible() else "plan"


def play_against_bots(planner: MulliganPage) -> None:
    partner, hunt = (planner.actions.get_by_role("button", name=re.compile(name)) for name in ("^With ", "^Hunt with "))
    for stop in stops_at(planner):
        if stop == "swing":
            planner.go_on()
        elif stop == "wolf":
            partner.first.tap()
            tap_move(hunt)
        else:
            plan_all(planner)
            refocus(planner.page)


@pytest.mark.soak
@pytest.mark.parametrize(("bots", "modes"), MODES.values(), ids=MODES)
def test_a_round_of_each_mode_is_played_against_bots(
    bots: tuple[str, ...], modes: list[str], phone: Phone, ana: Player
) -> None:
    planner = table_with_bots(phone, ana, bots, modes, YARDS)
    play_against_bots(planner)
    replay = ana.replay(Table(planner.page.url.rpartition("/")[2], ""))
    assert plans_of(moves_of(replay, 0)) == planner.plans
    record: Any = replay["record"]
    assert totals_of(planner.page) == record["side_totals"]
    assert len(record["holes"]) == len(YARDS)
    expect(scorecard_of(planner.page).get_by_role("columnheader", name=re.compile("^You( and |$)"))).to_be_visible()
