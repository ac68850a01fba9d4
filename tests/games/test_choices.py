"""Simultaneous choices: shared code collects, counts, hides and reveals them (G-02 to G-04)."""

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
    """A table where three seats each plan a number. `shut` delays the reveal."""

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
    """A game in which a seat may also open the gate at any time, like a card that is played beside a plan."""

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
def test_others_learn_that_a_seat_chose_but_not_what() -> None:
    (chose,) = plan(Table(), 1, 7)
    assert chose.seen_by(1) == {"seat": 1, "kind": "chose", "number": 7}
    assert chose.seen_by(0) == chose.seen_by(None) == {"seat": 1, "kind": "chose"}


@pytest.mark.rule("G-02")
def test_a_seat_that_chose_is_not_waited_for_and_may_choose_again() -> None:
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
def test_a_choice_can_be_changed_thirty_times_and_other_moves_stay_possible() -> None:
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
def test_after_the_reveal_choices_are_late_and_other_moves_out_of_turn() -> None:
    state = Table()
    for seat in range(3):
        plan(state, seat, seat)
    with pytest.raises(PhaseOver, match="Too late: "):
        plan(state, 0, 9)
    with pytest.raises(NotYourTurn):
        GAME.play(state, 0, {"kind": "open-gate"}, CHANCE)


@pytest.mark.rule("G-04")
def test_a_late_seat_gets_the_default_and_the_last_choice_reveals_all() -> None:
    state = Table()
    plan(state, 1, 9)
    assert [event.kind for event in GAME.time_out(state, 0, CHANCE)] == ["chose"]
    with pytest.raises(NotNow):
        GAME.time_out(state, 1, CHANCE)
    assert [event.kind for event in GAME.time_out(state, 2, CHANCE)] == ["chose", "revealed"]
    assert state.revealed == {0: 0, 1: 9, 2: 2}


def test_a_game_can_delay_the_reveal() -> None:
    state = Table(shut=True)
    for seat in range(3):
        assert len(plan(state, seat, seat)) == 1
    assert GAME.waiting(state) == ()
    assert [event.kind for event in GAME.play(state, 0, {"kind": "open-gate"}, CHANCE)] == ["opened", "revealed"]


def test_a_withdrawn_choice_can_be_made_again_with_a_new_count() -> None:
    state = Table()
    for number in range(5):
        plan(state, 0, number)
    assert state.plans.withdraw(0) == 4
    assert state.plans.withdraw(1) is None
    assert GAME.waiting(state) == (0, 1, 2)
    assert state.plans.changes_left(0) == CHANGES


def test_packed_choices_are_the_same_in_any_order() -> None:
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
    """A choice that records what it changes, for the test below."""

    hands: tuple[int, ...] = (5, 5, 5)


@pytest.mark.rule("G-02")
def test_a_choice_changes_only_the_stored_choices() -> None:
    state = Peeking()
    plan(state, 0, 3)
    state.plans.take()
    assert state == Peeking()
