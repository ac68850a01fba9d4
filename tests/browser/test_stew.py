"""Whole games of Mulligan Stew by tapping: three people from a link to the result and replay."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from chalicelib.games.stew.cards import MULLIGAN, ROUNDS, ROYALS, TOKENS, TURNS
from tests.browser.conftest import Phone
from tests.browser.http_player import Player, Table, moves_of
from tests.browser.page_actions import first_steps, glance, open_table, take_seats, without_coach
from tests.browser.stew_page import Cook, in_words
from tests.browser.stew_tables import cook as cook_unseen
from tests.browser.stew_tables import cooked_until, laid, planning, table_where

NAMES = ("Ruth", "Ben", "Cara")
TALKATIVE = ("saucier", "understudy", "spice-trader")
"""Specialties with something to say, one for each."""


def make_table(page: Page) -> str:
    """Ruth makes the table by hand, two seats by link. The link that she would send."""
    page.get_by_role("link", name="New table").tap()
    page.get_by_role("radio", name="Mulligan Stew").check()
    page.get_by_label("Your name").fill("Ruth")
    page.get_by_role("button", name="Add a third seat").tap()
    return open_table(page, "Waiting for two more players")


def sit_down(ruth: Page, link: str, phone: Phone) -> list[Cook]:
    """In order of seats."""
    pages = [ruth, *take_seats(link, NAMES[1:], phone)]
    glance(*pages)
    without_coach(*pages)
    return [Cook(page) for page in pages]


def all_see(cooks: list[Cook]) -> None:
    glance(*(cook.page for cook in cooks))


def each_may_keep_its_own(views: list[Any]) -> bool:
    """Each was dealt the one of those specialties that is meant for it."""
    return all(name in view["state"]["own"]["dealt"] for name, view in zip(TALKATIVE, views, strict=True))


def open_hands(cooks: list[Cook]) -> None:
    """The one in the middle wants another."""
    for seat, cook in enumerate(cooks):
        cook.pick("Replace this hand" if seat == 1 else "Keep this hand", kind="open", replace=seat == 1)
    all_see(cooks)


def plan(cook: Cook, seat: int, number: int, turn: int) -> None:
    """Each begins with another royal, and comes back to it; in each round another one takes the mulligan in between."""
    mulligan = turn == 2 and (seat + number) % 3 == 0
    cook.plan(MULLIGAN if mulligan else ROYALS[(seat + number + turn % 2) % 3], 1 + (seat + turn) % 3)


def play_turn(cooks: list[Cook], number: int, turn: int, others: Callable[[], None]) -> None:
    others()
    for seat, cook in enumerate(cooks):
        cook.on_to(cook.page.get_by_text(f"Turn {turn} of {TURNS}", exact=True))
        expect(cook.page.get_by_role("heading", name=f"Round {number} of {ROUNDS}")).to_be_visible()
        cook.trade()
        plan(cook, seat, number, turn)
    all_see(cooks)


def play_rounds(cooks: list[Cook], numbers: range, others: Callable[[], None] = lambda: None) -> None:
    """`others`: who has no phone plans."""
    for number in numbers:
        for turn in range(1, TURNS + 1):
            play_turn(cooks, number, turn, others)
            exchange(cooks, number)
    for cook in cooks:
        expect(cook.page.get_by_role("button", name="Rematch")).to_be_visible()


def exchange(cooks: list[Cook], number: int) -> None:
    """An Understudy that asked is asked now: it stays in the first round, and exchanges its token in the others."""
    for cook in cooks:
        if cook.moves[-1].get("ask"):
            cook.on_to(cook.offered("Keep it"))
            if number == 1:
                cook.pick("Keep it", kind="stay")
            else:
                token = next(token for token in TOKENS if cook.offered(token.capitalize()).is_visible())
                cook.pick(token.capitalize(), kind="exchange", token=token)
            all_see(cooks)


def check(cooks: list[Cook], replay: Any, before: list[int]) -> None:
    """What was tapped is what was played, and the result says what the record says. So many moves were made before."""
    record = replay["record"]
    best = [seat for seat, place in enumerate(record["places"]) if place == 1]
    for seat, cook in enumerate(cooks):
        assert in_words(moves_of(replay, seat)[before[seat] :]) == cook.moves
        own = [NAMES[winner] for winner in best if winner != seat]
        winners = " and ".join(["You", *own] if seat in best else own)
        wins = f"{winners} {'win' if len(best) > 1 or seat in best else 'wins'}"
        expect(cook.page.get_by_role("heading", name=wins)).to_be_visible()
        expect(cook.page.get_by_text(f"With {record['money'][best[0]]} pence.")).to_be_visible()
        for other, name in enumerate(NAMES):
            row = cook.page.get_by_role("row", name="You" if other == seat else name)
            expect(row.get_by_role("cell").last).to_have_text(str(record["money"][other]))


def check_promises(cooks: list[Cook], rounds: list[Any]) -> None:
    """The matches that the page promised are those that were counted; a mulligan has taken what was there before."""
    for seat, cook in enumerate(cooks):
        if any(move["kind"] == "exchange" for move in cook.moves):
            continue  # its last plan came to something else
        plans = [*zip([move for move in cook.moves if move["kind"] == "plan"], cook.promised, strict=True)]
        for at, played in enumerate(rounds):
            made = dict.fromkeys(ROYALS, 0)
            for move, promised in plans[TURNS * at : TURNS * (at + 1)]:
                made = dict.fromkeys(ROYALS, 0) if promised is None else {**made, move["token"]: promised}
            assert {royal: matches[seat] for royal, matches in played["matches"].items()} == made


def watch_again(page: Page) -> None:
    """Some steps of the replay, from its beginning, and back to the result."""
    first_steps(page)
    page.get_by_role("button", name="Back to the result").tap()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


@pytest.mark.soak
def test_two_phones_play_the_last_round_beside_a_third_player_to_its_result(phone: Phone, address: str) -> None:
    players = [Player(address, name) for name in NAMES]
    table = laid(*players)
    cooked_until(planning(ROUNDS, 1), table, *players)
    before = [1 + TURNS * (ROUNDS - 1)] * 3
    cooks = [Cook(phone(table.path, player=player)) for player in players[:2]]
    play_rounds(cooks, range(ROUNDS, ROUNDS + 1), lambda: cook_unseen(players[2], table))
    replay = players[0].replay(table)
    check(cooks, replay, before)
    check_promises(cooks, replay["record"]["rounds"][ROUNDS - 1 :])
    watch_again(cooks[1].page)


@pytest.mark.soak
def test_three_phones_play_a_whole_game_from_a_link_to_the_replay(phone: Phone, address: str) -> None:
    ruth = phone("/")
    cooks = sit_down(ruth, make_table(ruth), phone)
    open_hands(cooks)
    play_rounds(cooks, range(1, ROUNDS + 1))
    replay = Player(address).replay(Table(ruth.url.rpartition("/")[2], ""))
    check(cooks, replay, [0] * 3)
    check_promises(cooks, replay["record"]["rounds"])
    watch_again(cooks[2].page)


@pytest.mark.soak
def test_three_phones_play_a_whole_game_with_the_specialties_that_have_something_to_say(phone: Phone, address: str) -> None:
    players = [Player(address, name) for name in NAMES]
    table = table_where(each_may_keep_its_own, *players, specialties=True)
    cooks = [Cook(phone(table.path, player=player)) for player in players]
    without_coach(*(cook.page for cook in cooks))
    for cook, specialty in zip(cooks, TALKATIVE, strict=True):
        cook.pick(specialty.replace("-", " ").title(), kind="keep", specialty=specialty)
    all_see(cooks)
    open_hands(cooks)
    play_rounds(cooks, range(1, ROUNDS + 1))
    replay = players[0].replay(table)
    check(cooks, replay, [0] * 3)
    check_promises(cooks, replay["record"]["rounds"])
    made = [{move["kind"] for move in cook.moves} for cook in cooks]
    assert made == [{"keep", "open", "plan", *more} for more in ((), ("stay", "exchange"), ("trade",))]
    assert [play["added"] for played in replay["record"]["rounds"] for play in played["plays"]].count(1) > 1
