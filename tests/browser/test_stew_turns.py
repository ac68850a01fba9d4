"""Turns of Mulligan Stew: a choice with three taps, and the reveal."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from chalicelib.games.stew.cards import ICONS
from tests.browser.conftest import Phone
from tests.browser.http_player import Player, Table
from tests.browser.stew_tables import is_planning, play_stew_until, stew_table, table_where
from tests.browser.table_checks.checks import (
    LARGE,
    PHONE,
    SMALLEST,
    SeenElements,
    faults,
    faults_of_new_elements,
    open_moment,
    resize,
    scenes,
)
from tests.browser.table_checks.walk import Moment, fullest, long_name, seat_all
from tests.browser.test_reduced_motion import COUNT_ANIMATIONS, MOTIONS, animations_started

# The texts in an element that are cut off; a line may be a quarter of its text size too high.
CUT_OFF = """one => [one, ...one.querySelectorAll("*")].filter((part) => {
  const size = parseFloat(getComputedStyle(part).fontSize);
  return part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + size / 4;
}).map((part) => part.textContent)"""


def table_to_plan(ana: Player, number: int = 1, turn: int = 1) -> Table:
    """Return a table with a bot at which this turn is being planned."""
    table = ana.make_table("stew", "easy")
    play_stew_until(is_planning(number, turn), table, ana)
    return table


def fullest_table_to_plan(origin: str, number: int, turn: int) -> Moment:
    """Return the fullest table with the longest names at which this turn is being planned, as its host sees it."""
    setting = fullest("stew")
    players = [Player(origin, long_name(seat)) for seat in range(setting.seats)]
    table = seat_all(players, setting)
    play_stew_until(is_planning(number, turn), table, *players)
    return Moment(table, players[0], players[0].view(table), number)


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name)


def test_a_card_a_token_and_the_main_action_submit_a_plan(phone: Phone, ana: Player) -> None:
    table = table_to_plan(ana)
    page = phone(table.path, player=ana)
    card = ana.view(table)["state"]["own"]["cards"][0]
    page.get_by_role("group", name="Your hand").get_by_role("button").first.tap()
    page.get_by_role("group", name="Your tokens").get_by_role("button", name="Queen").tap()
    made = card["matches"]["queen"]
    words = ["no matches", "one match", "two matches", "three matches"][made]
    main = button(page, "Cook for the Queen")
    expect(main).to_contain_text(f"one card, {words}")
    expect(page.get_by_role("region", name="Royals and pots")).to_contain_text(f"You’d have {made}.")
    main.tap()
    expect(button(page, "Next: turn 2")).to_be_visible()
    assert ana.view(table)["state"]["players"][0]["plays"][0]["cards"] == [card["card"]]


def test_the_reveal_stays_until_the_player_continues(phone: Phone, ana: Player) -> None:
    table = table_to_plan(ana, turn=2)
    page = phone(table.path, player=ana)
    expect(button(page, "Next: turn 2")).to_be_visible()
    page.reload()
    button(page, "Next: turn 2").tap()
    expect(button(page, "Choose cards and a token")).to_be_visible()


def test_pots_are_paid_one_by_one_and_then_totalled(phone: Phone, ana: Player) -> None:
    table = table_to_plan(ana, number=2)
    page = phone(table.path, player=ana)
    for on in ("Next: the tips", "Next: the King", "Show totals"):
        button(page, on).tap()
    paid = [score["share"] if 0 in score["takers"] else score["wages"][0] for score in _last_round(ana, table)["scores"]]
    money = ana.view(table)["state"]["players"][0]["money"]
    row = page.get_by_role("row", name="You")
    expect(row.get_by_role("cell")).to_have_text([*map(str, paid), str(money)])
    button(page, "Next: round 2").tap()
    expect(button(page, "Choose cards and a token")).to_be_visible()


def test_a_reveal_can_be_skipped(phone: Phone, ana: Player) -> None:
    page = phone(table_to_plan(ana, number=2).path, player=ana)
    button(page, "Skip").tap()
    expect(button(page, "Choose cards and a token")).to_be_visible()
    expect(button(page, "Skip")).to_be_hidden()


def _last_round(ana: Player, table: Table) -> Any:
    return ana.view(table)["state"]["last"]


@MOTIONS
def test_coins_fly_only_without_reduced_motion(motion: str, moves: bool, phone: Phone, ana: Player) -> None:
    page = phone(table_to_plan(ana, number=2).path, player=ana, reduced_motion=motion)
    expect(button(page, "Next: the tips")).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.evaluate(COUNT_ANIMATIONS)
    button(page, "Next: the tips").tap()
    expect(button(page, "Next: the King")).to_be_visible()
    assert (animations_started(page) > 0) == moves, f"{animations_started(page)} animations"


@pytest.mark.parametrize(
    ("part", "watches", "specialties", "role", "name"),
    [
        ("WatcherView", True, True, "list", "Played this round"),
        ("PickOne", False, True, "button", "[a-z]\\. *$"),
        ("PickOne", False, False, "button", "Replace this hand"),
    ],
    ids=["what all have played", "specialties", "the first hand"],
)
def test_parts_that_load_late_do_not_move_the_page(
    part: str, watches: bool, specialties: bool, role: Any, name: str, phone: Phone, ana: Player
) -> None:
    others = [Player(ana.origin, who) for who in ("Ben", "Cara", "Dan", "Eve")]
    table = stew_table(ana, *others, specialties=specialties)
    page = phone("/api/health", player=None if watches else ana, local_storage={"stew-coach": "off"}, fresh=True)
    kept: list[Route] = []
    page.route(late := f"**/assets/{part[:6]}-*.js", lambda route: kept.append(route))
    with page.expect_request(late):
        page.goto(table.path)
    news = page.get_by_role("status").first
    expect(news).to_have_text(re.compile("^Keep"))
    before = news.bounding_box()
    kept[0].continue_()
    expect(page.get_by_role("main").get_by_role(role, name=re.compile(name)).first).to_be_visible()
    assert news.bounding_box() == before


def test_the_choice_of_a_specialty_is_fully_visible_on_the_smallest_phone(phone: Phone, ana: Player) -> None:
    others = [Player(ana.origin, who) for who in ("Ben", "Cara", "Dan", "Eve")]
    table = table_where(lambda views: "saucier" in views[0]["state"]["own"]["dealt"], ana, *others, specialties=True)
    ana.move(table, "keep", specialty="saucier")
    play_stew_until(is_planning(1, 1), table, ana, *others)
    page = phone(table.path, player=ana, local_storage={"stew-coach": "off"})
    resize(page, SMALLEST)
    page.get_by_role("group", name="Your hand").get_by_role("button").first.tap()
    may, main = (button(page, name).bounding_box() for name in ("Add a match", "Choose a token"))
    assert may
    assert main
    assert may["y"] + may["height"] <= main["y"]


@pytest.mark.parametrize("thorough", [False, pytest.param(True, marks=pytest.mark.soak)], ids=["quick", "thorough"])
@pytest.mark.parametrize(
    ("number", "turn", "seen"),
    [pytest.param(1, 2, 2, id="a turn"), pytest.param(2, 1, 6, marks=pytest.mark.soak, id="a round")],
)
def test_reveals_at_the_fullest_table_have_no_visible_faults(
    number: int, turn: int, seen: int, thorough: bool, phone: Phone, address: str
) -> None:
    """A turn, and after a round's last turn each pot and the totals too."""
    page = phone("/")
    moment = fullest_table_to_plan(address, number, turn)
    open_moment(page, moment)
    before = SeenElements()
    found = [faults(page, moment) if thorough else faults_of_new_elements(page, moment, before) for _ in scenes(page)]
    assert found == [[]] * seen


def test_news_with_a_long_name_fits_the_phone_in_large_text(phone: Phone, ana: Player) -> None:
    other = Player(ana.origin, "Eaximilianakonstantinope")
    table = stew_table(ana, other)
    play_stew_until(is_planning(1, 1), table, ana, other)
    cards = [card["card"] for card in other.view(table)["state"]["own"]["cards"][:1]]
    other.move(table, "plan", token="mulligan", cards=cards)
    play_stew_until(is_planning(1, 2), table, ana, other)
    page = phone(table.path, player=ana, local_storage={"stew-coach": "off"})
    expect(page.get_by_text(f"{other.name} takes a mulligan.")).to_be_visible()
    page.evaluate("size => document.documentElement.style.fontSize = size", LARGE)
    assert page.evaluate("document.documentElement.scrollWidth") == page.evaluate("innerWidth")
    assert page.get_by_role("status").first.evaluate(CUT_OFF) == []
    button(page, "Next: turn 2").tap()
    expect(page.get_by_text("Match a royal’s order.")).to_be_visible()
    assert page.get_by_role("status").first.evaluate(CUT_OFF) == []


def test_names_of_usual_length_are_not_cut_off_among_five_players(phone: Phone, ana: Player) -> None:
    """On the smallest phone too. The space below the names does not grow with the number of icons played."""
    others = [Player(ana.origin, who) for who in ("Foxglove", "Bluebell", "Marigold", "Wren")]
    table = table_where(lambda views: any(_count_icons(_cards_with_most_icons(view)) >= 8 for view in views), ana, *others)
    play_stew_until(is_planning(1, 1), table, ana, *others)
    page = phone(table.path, local_storage={"stew-coach": "off"})
    names = page.get_by_role("list", name="Everyone’s money").locator("b.named")
    expect(names).to_have_count(5)
    height = _list_height(page)
    for size in (PHONE, SMALLEST):
        resize(page, size)
        assert [cut for name in names.all() for cut in name.evaluate(CUT_OFF)] == []
    for player in (ana, *others):
        player.move(table, "plan", token="queen", cards=_cards_with_most_icons(player.view(table)))
    page.reload()
    assert _list_height(page) == height


def _cards_with_most_icons(view: Any) -> list[int]:
    """Return the three cards in hand with the most icons."""
    hand = [card["card"] for card in view["state"]["own"]["cards"]]
    return sorted(hand, key=lambda card: -len(ICONS[card]))[:3]


def _count_icons(cards: list[int]) -> int:
    return sum(len(ICONS[card]) for card in cards)


def _list_height(page: Page) -> float:
    """Return the height of a watcher's list of played cards."""
    resize(page, PHONE)
    box = page.get_by_role("list", name="Played this round").bounding_box()
    assert box
    return box["height"]
