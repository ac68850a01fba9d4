"""The rules of Some Game, each tested on a table that is set up for it."""

from __future__ import annotations

import pytest

from chalicelib.errors import IllegalMove, PhaseOver
from chalicelib.fairness import Chance
from chalicelib.games.interface import Event
from chalicelib.games.some_game import SOME_GAME
from chalicelib.games.some_game.rounds import allowed
from chalicelib.games.some_game.state import State

CHANCE = Chance(b"some-game")


def pick(state: State, seat: int, number: int) -> list[Event]:
    return SOME_GAME.play(state, seat, {"kind": "pick", "number": number}, CHANCE)


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


@pytest.mark.rule("X-01")
def test_a_number_is_drawn_and_barred() -> None:
    chance = Chance(b"some-game")
    state = SOME_GAME.set_up({}, 2, None, chance)
    assert [(draw.label, draw.k) for draw in chance.draws] == [("barred", 5)]
    with pytest.raises(IllegalMove, match="Pick one of"):
        pick(state, 0, state.barred)
    assert sorted([state.barred, *allowed(state)]) == [1, 2, 3, 4, 5]


@pytest.mark.rule("X-02")
def test_the_last_pick_reveals_all_in_one_step() -> None:
    state = State(3, barred=2)
    assert kinds(pick(state, 2, 5)) == kinds(pick(state, 0, 1)) == ["chose"]
    assert SOME_GAME.waiting(state) == (1,)
    assert pick(state, 1, 3)[1].seen_by(None) == {"seat": None, "kind": "revealed", "numbers": [1, 3, 5]}


@pytest.mark.rule("X-02")
@pytest.mark.parametrize("number", [0, 2, 6, "5", None])
def test_a_number_that_may_not_be_picked_is_refused(number: int) -> None:
    with pytest.raises(IllegalMove, match="Pick one of 1, 3, 4, 5"):
        pick(State(2, barred=2), 0, number)


@pytest.mark.rule("X-03")
@pytest.mark.parametrize(("numbers", "places"), [((2, 4), [2, 1]), ((4, 1, 4), [1, 3, 1])])
def test_the_highest_wins_and_equals_share_the_place(numbers: tuple[int, ...], places: list[int]) -> None:
    state = State(len(numbers), barred=3)
    for seat, number in enumerate(numbers):
        assert SOME_GAME.result(state) is None
        pick(state, seat, number)
    result = SOME_GAME.result(state)
    assert result is not None
    assert [each["place"] for each in result["places"]] == places


@pytest.mark.rule("X-04")
def test_a_seat_that_times_out_picks_the_lowest() -> None:
    state = State(2, barred=1)
    pick(state, 1, 3)
    assert kinds(SOME_GAME.time_out(state, 0, CHANCE)) == ["chose", "revealed"]
    assert state.numbers == [2, 3]
    with pytest.raises(PhaseOver, match="over"):
        pick(state, 0, 5)
