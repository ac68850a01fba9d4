"""The limits on bots within an entry."""

from __future__ import annotations

from inspect import signature
from itertools import count
from random import Random
from time import thread_time
from typing import Any

import pytest

from chalicelib.games.dice_golf import DICE_GOLF
from chalicelib.log import entries
from chalicelib.play import bot_budget
from chalicelib.play.bot_budget import MOVES, SECONDS, UNATTENDED_SECONDS, NewBudget, move_and_time_budget, move_budget
from chalicelib.play.club import Club
from chalicelib.play.projections import has_bots_to_move
from chalicelib.store.interface import Entry
from tests.tables.people import BOT, Person, until_answered


def moves(budget: NewBudget) -> int:
    """Return how many moves bots make that always have more."""
    more = budget()
    return next(made for made in count() if not more(made))


def clock(step: float) -> NewBudget:
    """A clock that moves on by so much with each look."""
    ticks = count()
    return move_and_time_budget(lambda: next(ticks) * step)


def test_a_budget_limits_moves() -> None:
    assert moves(move_budget()) == MOVES
    assert moves(move_budget(5)) == 5


def test_a_server_limits_the_time_too() -> None:
    assert moves(clock(0.0)) == MOVES
    assert moves(clock(SECONDS / 7.5)) == 8


def test_unattended_bots_have_less_time() -> None:
    ticks = count()
    assert moves(move_and_time_budget(lambda: next(ticks) * UNATTENDED_SECONDS / 3.5, UNATTENDED_SECONDS)) == 4


def test_only_the_threads_own_time_counts() -> None:
    """With the whole process's time, each of sixteen tables woken at once had only a sixteenth of it."""
    assert signature(move_and_time_budget).parameters["clock"].default is thread_time


def test_one_move_is_always_made() -> None:
    assert moves(clock(SECONDS)) == 1


def test_each_entry_has_its_own_budget() -> None:
    by_clock = clock(SECONDS / 4.5)
    assert moves(by_clock) == moves(by_clock) == 5


def test_a_club_limits_no_time_by_default(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_budget, "SECONDS", -1.0)
    assert moves(move_and_time_budget()) == 1
    assert moves(club.bot_budget) == MOVES


@pytest.mark.parametrize("most", [1, 3])
def test_an_entry_ends_with_its_budget(club: Club, most: int) -> None:
    club.bot_budget = move_budget(most)
    table = Person(club, "Ruth").make(BOT, BOT, BOT, options={"stymie": False}).id
    last = newest(club, table)
    assert [act.kind for act in entries.read(last).acts if act.kind == "bot"] == ["bot"] * most
    assert has_bots_to_move(last)


@pytest.mark.rule("G-01")
def test_bots_do_not_share_a_random_generator(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """The numbers seen at one's own tables would predict those at other tables."""
    handed: list[Random] = []
    choose = DICE_GOLF.choose

    def heard(view: Any, seat: int, legal: Any, level: Any, random: Random) -> Any:
        handed.append(random)
        return choose(view, seat, legal, level, random)

    monkeypatch.setattr(type(DICE_GOLF), "choose", staticmethod(heard))
    Person(club, "Ruth").make(BOT, BOT, options={"stymie": False})
    assert len({id(random) for random in handed}) == len(handed) > 5


def newest(club: Club, table: str) -> Entry:
    return until_answered(lambda: club.store.newest(table, 1, strong=True))[0]
