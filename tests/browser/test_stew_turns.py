"""Single moments at Mulligan Stew: a choice with three taps, and the reveal."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from chalicelib.games.stew.cards import ICONS
from tests.browser.conftest import Phone
from tests.browser.http_player import Player, Table
from tests.browser.stew_tables import cooked_until, laid, planning, table_where
from tests.browser.table_checks.checks import LARGE, PHONE, SMALLEST, Seen, breaches, breaches_of_news, bring, resize, scenes
from tests.browser.table_checks.walk import Moment, fullest, name_at, seat_all
from tests.browser.test_reduced_motion import COUNT, MOTIONS, begun

# What an element, or a part of it, says is wider than it is, or higher by more than what letters reach out of their line.
CUT = """one => [one, ...one.querySelectorAll("*")].filter((part) => {
  const size = parseFloat(getComputedStyle(part).fontSize);
  return part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + size / 4;
}).map((part) => part.textContent)"""


def stew(ana: Player, number: int = 1, turn: int = 1) -> Table:
    """A table with a bot, played until this turn is to be planned."""
    table = ana.lay("stew", "easy")
    cooked_until(planning(number, turn), table, ana)
    return table


def full_table(origin: str, number: int, turn: int) -> Moment:
    """The fullest table with the longest names, played until this turn is to be planned, as its maker sees it."""
    setting = fullest("stew")
    players = [Player(origin, name_at(seat)) for seat in range(setting.seats)]
    table = seat_all(players, setting)
    cooked_until(planning(number, turn), table, *players)
    return Moment(table, players[0], players[0].look(table), number)


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name)


def test_a_card_a_token_and_the_main_action_are_a_plan(phone: Phone, ana: Player) -> None:
    table = stew(ana)
    page = phone(table.path, player=ana)
    card = ana.look(table)["state"]["own"]["cards"][0]
    page.get_by_role("group", name="Your hand").get_by_role("button").first.tap()
    page.get_by_role("group", name="Your tokens").get_by_role("button", name="Queen").tap()
    made = card["matches"]["queen"]
    words = ["no matches", "one match", "two matches", "three matches"][made]
    main = button(page, "Cook for the Queen")
    expect(main).to_contain_text(f"one card, {words}")
    expect(page.get_by_role("region", name="Royals and pots")).to_contain_text(f"You’d have {made}.")
    main.tap()
    expect(button(page, "Next: turn 2")).to_be_visible()
    assert ana.look(table)["state"]["players"][0]["plays"][0]["cards"] == [card["card"]]


def test_what_all_played_stays_until_one_goes_on(phone: Phone, ana: Player) -> None:
    table = stew(ana, turn=2)
    page = phone(table.path, player=ana)
    expect(button(page, "Next: turn 2")).to_be_visible()
    page.reload()
    button(page, "Next: turn 2").tap()
    expect(button(page, "Choose cards and a token")).to_be_visible()


def test_pots_are_paid_one_by_one_and_summed(phone: Phone, ana: Player) -> None:
    table = stew(ana, number=2)
    page = phone(table.path, player=ana)
    for on in ("Next: the tips", "Next: the King", "Show totals"):
        button(page, on).tap()
    paid = [score["share"] if 0 in score["takers"] else score["wages"][0] for score in _last(ana, table)["scores"]]
    money = ana.look(table)["state"]["players"][0]["money"]
    row = page.get_by_role("row", name="You")
    expect(row.get_by_role("cell")).to_have_text([*map(str, paid), str(money)])
    button(page, "Next: round 2").tap()
    expect(button(page, "Choose cards and a token")).to_be_visible()


def test_who_has_seen_enough_skips_to_the_table(phone: Phone, ana: Player) -> None:
    page = phone(stew(ana, number=2).path, player=ana)
    button(page, "Skip").tap()
    expect(button(page, "Choose cards and a token")).to_be_visible()
    expect(button(page, "Skip")).to_be_hidden()


def _last(ana: Player, table: Table) -> Any:
    return ana.look(table)["state"]["last"]


@MOTIONS
def test_coins_fly_only_for_who_wants_motion(motion: str, moves: bool, phone: Phone, ana: Player) -> None:
    page = phone(stew(ana, number=2).path, player=ana, reduced_motion=motion)
    expect(button(page, "Next: the tips")).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.evaluate(COUNT)
    button(page, "Next: the tips").tap()
    expect(button(page, "Next: the King")).to_be_visible()
    assert (begun(page) > 0) == moves, f"{begun(page)} animations"


@pytest.mark.parametrize(
    ("part", "watches", "specialties", "role", "name"),
    [
        ("WatcherView", True, True, "list", "Played this round"),
        ("PickOne", False, True, "button", "[a-z]\\. *$"),
        ("PickOne", False, False, "button", "Replace this hand"),
    ],
    ids=["what all have played", "specialties", "the first hand"],
)
def test_what_comes_later_finds_its_room(
    part: str, watches: bool, specialties: bool, role: Any, name: str, phone: Phone, ana: Player
) -> None:
    others = [Player(ana.origin, who) for who in ("Ben", "Cara", "Dan", "Eve")]
    table = laid(ana, *others, specialties=specialties)
    page = phone("/api/health", player=None if watches else ana, remembers={"stew-coach": "off"}, fresh=True)
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


def test_what_a_specialty_may_say_stands_whole_on_the_smallest_phone(phone: Phone, ana: Player) -> None:
    others = [Player(ana.origin, who) for who in ("Ben", "Cara", "Dan", "Eve")]
    table = table_where(lambda views: "saucier" in views[0]["state"]["own"]["dealt"], ana, *others, specialties=True)
    ana.move(table, "keep", specialty="saucier")
    cooked_until(planning(1, 1), table, ana, *others)
    page = phone(table.path, player=ana, remembers={"stew-coach": "off"})
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
def test_what_is_shown_keeps_the_law(number: int, turn: int, seen: int, thorough: bool, phone: Phone, address: str) -> None:
    """At the fullest table, with the longest names: a turn, and after a round's last one each pot and the sum too."""
    page = phone("/")
    moment = full_table(address, number, turn)
    bring(page, moment)
    before = Seen()
    found = [breaches(page, moment) if thorough else breaches_of_news(page, moment, before) for _ in scenes(page)]
    assert found == [[]] * seen


def test_what_is_told_of_a_long_name_stays_on_the_phone_with_large_letters(phone: Phone, ana: Player) -> None:
    other = Player(ana.origin, "Eaximilianakonstantinope")
    table = laid(ana, other)
    cooked_until(planning(1, 1), table, ana, other)
    cards = [card["card"] for card in other.look(table)["state"]["own"]["cards"][:1]]
    other.move(table, "plan", token="mulligan", cards=cards)
    cooked_until(planning(1, 2), table, ana, other)
    page = phone(table.path, player=ana, remembers={"stew-coach": "off"})
    expect(page.get_by_text(f"{other.name} takes a mulligan.")).to_be_visible()
    page.evaluate("size => document.documentElement.style.fontSize = size", LARGE)
    assert page.evaluate("document.documentElement.scrollWidth") == page.evaluate("innerWidth")
    assert page.get_by_role("status").first.evaluate(CUT) == []
    button(page, "Next: turn 2").tap()
    expect(page.get_by_text("Match a royal’s order.")).to_be_visible()
    assert page.get_by_role("status").first.evaluate(CUT) == []


def test_names_that_are_usual_are_whole_among_five(phone: Phone, ana: Player) -> None:
    """On the smallest phone too, and what was played below each of them takes no more room when it is much."""
    others = [Player(ana.origin, who) for who in ("Foxglove", "Bluebell", "Marigold", "Wren")]
    table = table_where(lambda views: any(_icons(_fullest(view)) >= 8 for view in views), ana, *others)
    cooked_until(planning(1, 1), table, ana, *others)
    page = phone(table.path, remembers={"stew-coach": "off"})
    names = page.get_by_role("list", name="Everyone’s money").locator("b.named")
    expect(names).to_have_count(5)
    height = _height(page)
    for size in (PHONE, SMALLEST):
        resize(page, size)
        assert [cut for name in names.all() for cut in name.evaluate(CUT)] == []
    for player in (ana, *others):
        player.move(table, "plan", token="queen", cards=_fullest(player.look(table)))
    page.reload()
    assert _height(page) == height


def _fullest(view: Any) -> list[int]:
    """The three cards of its hand on which there is most."""
    hand = [card["card"] for card in view["state"]["own"]["cards"]]
    return sorted(hand, key=lambda card: -len(ICONS[card]))[:3]


def _icons(cards: list[int]) -> int:
    return sum(len(ICONS[card]) for card in cards)


def _height(page: Page) -> float:
    """How high it is what a watcher sees of what all have played."""
    resize(page, PHONE)
    box = page.get_by_role("list", name="Played this round").bounding_box()
    assert box
    return box["height"]
