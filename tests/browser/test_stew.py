"""Whole games of Mulligan Stew by tapping: three people from a link to the result and replay."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from chalicelib.games.stew.cards import MULLIGAN, ROUNDS, ROYALS, TOKENS, TURNS
from tests.browser.conftest import Phone
from tests.browser.http_player import Player, Table, moves_of
from tests.browser.page_actions import decline_coach, refocus, start_table, step_through_replay, take_seats
from tests.browser.stew_page import StewPage, moves_in_words
from tests.browser.stew_tables import is_planning, play_stew_until, stew_table, table_where
from tests.browser.stew_tables import make_stew_move as cook_unseen

NAMES = ("Ruth", "Ben", "Cara")
WITH_CHOICES = ("saucier", "understudy", "spice-trader")
"""Specialties with a choice, one for each player."""


def make_table(page: Page) -> str:
    """Ruth starts a table on the page, with two seats by link. Return the invite link."""
    page.get_by_role("link", name="New table").tap()
    page.get_by_role("radio", name="Mulligan Stew").check()
    page.get_by_label("Your name").fill("Ruth")
    page.get_by_role("button", name="Add a third seat").tap()
    return start_table(page, "Waiting for two more players")


def take_all_seats(ruth: Page, link: str, phone: Phone) -> list[StewPage]:
    """Return the pages of all players, by seat."""
    pages = [ruth, *take_seats(link, NAMES[1:], phone)]
    refocus(*pages)
    decline_coach(*pages)
    return [StewPage(page) for page in pages]


def refocus_all(cooks: list[StewPage]) -> None:
    refocus(*(cook.page for cook in cooks))


def each_has_own_specialty(views: list[Any]) -> bool:
    """Return whether each player was dealt their one of those specialties."""
    return all(name in view["state"]["own"]["dealt"] for name, view in zip(WITH_CHOICES, views, strict=True))


def open_hands(cooks: list[StewPage]) -> None:
    """All keep their hand, except for the second player."""
    for seat, cook in enumerate(cooks):
        cook.choose("Replace this hand" if seat == 1 else "Keep this hand", kind="open", replace=seat == 1)
    refocus_all(cooks)


def plan(cook: StewPage, seat: int, number: int, turn: int) -> None:
    """Each player begins with another royal and returns to it; in each round another player takes the mulligan in between."""
    mulligan = turn == 2 and (seat + number) % 3 == 0
    cook.plan(MULLIGAN if mulligan else ROYALS[(seat + number + turn % 2) % 3], 1 + (seat + turn) % 3)


def play_turn(cooks: list[StewPage], number: int, turn: int, others: Callable[[], None]) -> None:
    others()
    for seat, cook in enumerate(cooks):
        cook.advance_to(cook.page.get_by_text(f"Turn {turn} of {TURNS}", exact=True))
        expect(cook.page.get_by_role("heading", name=f"Round {number} of {ROUNDS}")).to_be_visible()
        cook.trade()
        plan(cook, seat, number, turn)
    refocus_all(cooks)


def play_rounds(cooks: list[StewPage], numbers: range, others: Callable[[], None] = lambda: None) -> None:
    """Play these rounds. `others` plays for those without a phone."""
    for number in numbers:
        for turn in range(1, TURNS + 1):
            play_turn(cooks, number, turn, others)
            answer_understudies(cooks, number)
    for cook in cooks:
        expect(cook.page.get_by_role("button", name="Rematch")).to_be_visible()


def answer_understudies(cooks: list[StewPage], number: int) -> None:
    """Answer an Understudy's question: stay in the first round, and exchange the token in the others."""
    for cook in cooks:
        if cook.moves[-1].get("ask"):
            cook.advance_to(cook.choice("Keep it"))
            if number == 1:
                cook.choose("Keep it", kind="stay")
            else:
                token = next(token for token in TOKENS if cook.choice(token.capitalize()).is_visible())
                cook.choose(token.capitalize(), kind="exchange", token=token)
            refocus_all(cooks)


def check(cooks: list[StewPage], replay: Any, before: list[int]) -> None:
    """Expect that the log has the moves made on the page, and that the result shows the record's. `before`: numbers of earlier
    moves.
    """
    record = replay["record"]
    best = [seat for seat, place in enumerate(record["places"]) if place == 1]
    for seat, cook in enumerate(cooks):
        assert moves_in_words(moves_of(replay, seat)[before[seat] :]) == cook.moves
        own = [NAMES[winner] for winner in best if winner != seat]
        winners = " and ".join(["You", *own] if seat in best else own)
        wins = f"{winners} {'win' if len(best) > 1 or seat in best else 'wins'}"
        expect(cook.page.get_by_role("heading", name=wins)).to_be_visible()
        expect(cook.page.get_by_text(f"With {record['money'][best[0]]} pence.")).to_be_visible()
        for other, name in enumerate(NAMES):
            row = cook.page.get_by_role("row", name="You" if other == seat else name)
            expect(row.get_by_role("cell").last).to_have_text(str(record["money"][other]))


def check_predictions(cooks: list[StewPage], rounds: list[Any]) -> None:
    """Expect the matches that the page predicted; a mulligan removes earlier ones."""
    for seat, cook in enumerate(cooks):
        if any(move["kind"] == "exchange" for move in cook.moves):
            continue  # its last plan was exchanged
        plans = [*zip([move for move in cook.moves if move["kind"] == "plan"], cook.predicted, strict=True)]
        for at, played in enumerate(rounds):
            made = dict.fromkeys(ROYALS, 0)
            for move, promised in plans[TURNS * at : TURNS * (at + 1)]:
                made = dict.fromkeys(ROYALS, 0) if promised is None else {**made, move["token"]: promised}
            assert {royal: matches[seat] for royal, matches in played["matches"].items()} == made


def show_replay(page: Page) -> None:
    """Show some steps of the replay, and return to the result."""
    step_through_replay(page)
    page.get_by_role("button", name="Back to the result").tap()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


@pytest.mark.soak
def test_two_phones_and_a_third_player_play_the_last_round_to_the_result(phone: Phone, address: str) -> None:
    players = [Player(address, name) for name in NAMES]
    table = stew_table(*players)
    play_stew_until(is_planning(ROUNDS, 1), table, *players)
    before = [1 + TURNS * (ROUNDS - 1)] * 3
    cooks = [StewPage(phone(table.path, player=player)) for player in players[:2]]
    play_rounds(cooks, range(ROUNDS, ROUNDS + 1), lambda: cook_unseen(players[2], table))
    replay = players[0].replay(table)
    check(cooks, replay, before)
    check_predictions(cooks, replay["record"]["rounds"][ROUNDS - 1 :])
    show_replay(cooks[1].page)


@pytest.mark.soak
def test_three_phones_play_a_whole_game_from_a_link_to_the_replay(phone: Phone, address: str) -> None:
    ruth = phone("/")
    cooks = take_all_seats(ruth, make_table(ruth), phone)
    open_hands(cooks)
    play_rounds(cooks, range(1, ROUNDS + 1))
    replay = Player(address).replay(Table(ruth.url.rpartition("/")[2], ""))
    check(cooks, replay, [0] * 3)
    check_predictions(cooks, replay["record"]["rounds"])
    show_replay(cooks[2].page)


@pytest.mark.soak
def test_three_phones_play_a_whole_game_with_specialties_that_offer_choices(phone: Phone, address: str) -> None:
    players = [Player(address, name) for name in NAMES]
    table = table_where(each_has_own_specialty, *players, specialties=True)
    cooks = [StewPage(phone(table.path, player=player)) for player in players]
    decline_coach(*(cook.page for cook in cooks))
    for cook, specialty in zip(cooks, WITH_CHOICES, strict=True):
        cook.choose(specialty.replace("-", " ").title(), kind="keep", specialty=specialty)
    refocus_all(cooks)
    open_hands(cooks)
    play_rounds(cooks, range(1, ROUNDS + 1))
    replay = players[0].replay(table)
    check(cooks, replay, [0] * 3)
    check_predictions(cooks, replay["record"]["rounds"])
    made = [{move["kind"] for move in cook.moves} for cook in cooks]
    assert made == [{"keep", "open", "plan", *more} for more in ((), ("stay", "exchange"), ("trade",))]
    assert [play["added"] for played in replay["record"]["rounds"] for play in played["plays"]].count(1) > 1
