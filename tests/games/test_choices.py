"""Choices that several seats make at once: gathered, counted, hidden and revealed by the house (G-02 to G-04)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from chalicelib.errors import IllegalMove, NotNow, NotYourTurn, PhaseOver
from chalicelib.fairness import Chance
from chalicelib.games.base import CHANGES, CardGame, Choices, SimultaneousChoice
from chalicelib.games.interface import Event
from chalicelib.games.moves import Int, Moves, OneOf, kind

CHANCE = Chance(b"choices")


@dataclass
class Table:
    """Three seats each plan a number; `shut` holds the reveal up."""

    plans: Choices[int] = field(default_factory=Choices)
    shut: bool = False
    revealed: dict[int, int] | None = None


class Plans(SimultaneousChoice[Table, int]):
    kind, shape = "plan", kind("plan", number=Int(0, 9))

    def choices(self, state: Table) -> Choices[int]:
        return state.plans

    def seats(self, state: Table) -> Sequence[int]:
        return () if state.revealed else range(3)

    def moves(self, state: Table, seat: int) -> Moves:
        return kind("plan", number=Int(0, 9))

    def read(self, move: Any) -> int:
        return int(move["number"])

    def describe(self, state: Table, seat: int, choice: int) -> dict[str, Any]:
        return {"number": choice}

    def default(self, state: Table, seat: int) -> int:
        return seat

    def ready(self, state: Table) -> bool:
        return super().ready(state) and not state.shut

    def reveal(self, state: Table, choices: Mapping[int, int], chance: Chance) -> list[Event]:
        state.revealed = dict(choices)
        return [Event("revealed", None, {"numbers": list(choices.values())})]


class Planning(CardGame[Table]):
    """Besides planning, a seat may open the gate at any time, as a card of another kind may be played beside a plan."""

    simultaneous = (Plans(),)

    def legal(self, state: Table, seat: int) -> Moves | None:
        plan = super().legal(state, seat)
        return OneOf((plan, kind("open-gate"))) if plan else kind("open-gate") if not state.revealed else None

    def in_turn(self, state: Table) -> tuple[int, ...]:
        return ()

    def moves(self, state: Table, seat: int) -> Moves | None:
        return None

    def act(self, state: Table, seat: int, move: Any, chance: Chance) -> list[Event]:
        state.shut = False
        return [Event("opened", seat), *self.simultaneous[0].close(state, chance)]

    def not_now(self, state: Table, seat: int) -> NotNow:
        return NotYourTurn("Nobody waits for you.")

    def illegal(self, state: Table, seat: int, move: Any, moves: Any) -> str:
        return "Plan a number from 0 to 9."


GAME = Planning()


def plan(state: Table, seat: int, number: int) -> list[Event]:
    return GAME.play(state, seat, {"kind": "plan", "number": number}, CHANCE)


@pytest.mark.rule("G-02")
def test_others_learn_that_a_seat_chose_and_never_what() -> None:
    (chose,) = plan(Table(), 1, 7)
    assert chose.seen_by(1) == {"seat": 1, "kind": "chose", "number": 7}
    assert chose.seen_by(0) == chose.seen_by(None) == {"seat": 1, "kind": "chose"}


@pytest.mark.rule("G-02")
def test_who_has_chosen_is_waited_for_no_more_and_may_choose_again() -> None:
    state = Table()
    plan(state, 1, 7)
    assert GAME.waiting(state) == (0, 2)
    plan(state, 1, 8)
    plan(state, 0, 1)
    revealed = plan(state, 2, 3)[1]
    assert revealed.shown == {"numbers": [1, 8, 3]}
    assert state.revealed == {0: 1, 1: 8, 2: 3}
    assert not state.plans.made


@pytest.mark.rule("G-02")
def test_a_choice_is_changed_thirty_times_and_no_more_while_other_moves_go_on() -> None:
    state = Table()
    for left in (CHANGES, *range(CHANGES, -1, -1)):
        assert state.plans.changes_left(0) == left
        if left or not state.plans.made:
            plan(state, 0, 5)
    with pytest.raises(PhaseOver, match="30 times"):
        plan(state, 0, 6)
    assert state.plans.made == {0: 5}
    assert GAME.play(state, 0, {"kind": "open-gate"}, CHANCE)[0].kind == "opened"
    with pytest.raises(IllegalMove):
        GAME.play(state, 0, {"kind": "sing"}, CHANCE)


@pytest.mark.rule("G-03")
def test_a_choice_after_the_reveal_comes_too_late_and_anything_else_is_not_ones_turn() -> None:
    state = Table()
    for seat in range(3):
        plan(state, seat, seat)
    with pytest.raises(PhaseOver, match="Too late: "):
        plan(state, 0, 9)
    with pytest.raises(NotYourTurn):
        GAME.play(state, 0, {"kind": "open-gate"}, CHANCE)


@pytest.mark.rule("G-04")
def test_who_is_late_gets_the_default_and_with_the_last_one_all_is_revealed() -> None:
    state = Table()
    plan(state, 1, 9)
    assert [event.kind for event in GAME.time_out(state, 0, CHANCE)] == ["chose"]
    with pytest.raises(NotNow):
        GAME.time_out(state, 1, CHANCE)
    assert [event.kind for event in GAME.time_out(state, 2, CHANCE)] == ["chose", "revealed"]
    assert state.revealed == {0: 0, 1: 9, 2: 2}


def test_a_reveal_that_waits_for_more_comes_when_the_game_says_so() -> None:
    state = Table(shut=True)
    for seat in range(3):
        assert len(plan(state, seat, seat)) == 1
    assert GAME.waiting(state) == ()
    assert [event.kind for event in GAME.play(state, 0, {"kind": "open-gate"}, CHANCE)] == ["opened", "revealed"]


def test_a_choice_that_is_taken_back_is_made_and_counted_again() -> None:
    state = Table()
    for number in range(5):
        plan(state, 0, number)
    assert state.plans.withdraw(0) == 4
    assert state.plans.withdraw(1) is None
    assert GAME.waiting(state) == (0, 1, 2)
    assert state.plans.changes_left(0) == CHANGES


def test_packed_choices_are_the_same_again_in_whatever_order_they_were_made() -> None:
    state, other = Table(), Table()
    for seat in (2, 0, 0):
        plan(state, seat, 5)
    for seat in (0, 0, 2):
        plan(other, seat, 5)
    packed = state.plans.pack(str)
    assert packed == other.plans.pack(str) == [[0, 2, "5"], [2, 1, "5"]]
    assert Choices.unpack(json.loads(json.dumps(packed)), int) == state.plans


@dataclass
class Peeking(Table):
    """For the test below: what choosing would show."""

    hands: tuple[int, ...] = (5, 5, 5)


@pytest.mark.rule("G-02")
def test_a_choice_touches_nothing_but_where_choices_lie() -> None:
    state = Peeking()
    plan(state, 0, 3)
    state.plans.take()
    assert state == Peeking()
