"""The rules of Lone Number, each tested with a table set up for it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from chalicelib.errors import BadCourse, BadOptions, BadSeats, IllegalMove, PhaseOver
from chalicelib.fairness import Chance
from chalicelib.games.interface import Course, Event, Hole, Step
from tests.tiny import TINY
from tests.tiny.rounds import chip_goes_to
from tests.tiny.state import Options, Player, State

CHANCE = Chance(b"tiny")


def table(*hands: list[int], deck: tuple[int, ...] = (1, 2, 3, 4), rounds: int = 3, open_hands: bool = False) -> State:
    """Set up the first round with these hands, and the chip at the last seat. The deck's last card is drawn next."""
    options = Options(rounds, len(hands[0]), open_hands)
    return State(options, [Player(list(hand)) for hand in hands], list(deck), len(hands) - 1)


def pick(state: State, seat: int, number: int, ask: bool = False) -> list[Event]:
    return TINY.play(state, seat, {"kind": "pick", "number": number, "ask": ask}, CHANCE)


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


@pytest.mark.rule("G-02")
def test_the_last_pick_reveals_all_in_one_step() -> None:
    state = table([1, 2], [3, 4], [5, 6])
    assert kinds(pick(state, 2, 5)) == ["chose"]
    assert kinds(pick(state, 0, 1)) == ["chose"]
    assert TINY.waiting(state) == (1,)
    revealed = pick(state, 1, 3)[1]
    assert revealed.seen_by(None) == {"seat": None, "kind": "revealed", "round": 1, "numbers": [1, 3, 5], "asked": []}


@pytest.mark.rule("G-02")
def test_a_picked_card_stays_in_an_open_hand_until_the_reveal() -> None:
    state = table([1, 2], [3, 4], open_hands=True)
    before = TINY.view(state, None)
    pick(state, 0, 1)
    assert TINY.view(state, None) == before
    pick(state, 1, 3, ask=True)
    assert [player["cards"] for player in TINY.view(state, None)["players"]] == [[2], [4]]


@pytest.mark.rule("G-02")
def test_the_last_of_several_picks_counts() -> None:
    state = table([1, 2], [3, 4])
    for number in (1, 2, 1, 2):
        pick(state, 0, number)
    pick(state, 1, 3)
    assert state.last == [2, 3]


@pytest.mark.rule("G-03")
def test_a_pick_cannot_be_changed_after_the_reveal_even_by_a_player_who_is_asked() -> None:
    state = table([1, 2], [3, 4])
    pick(state, 0, 1, ask=True)
    pick(state, 1, 3)
    for seat in (0, 1):
        with pytest.raises(PhaseOver, match="The picks are open"):
            pick(state, seat, 2)


@pytest.mark.rule("G-03")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_players_who_are_asked_answer_in_any_order(order: tuple[int, int]) -> None:
    state = table([1, 6], [3, 5], rounds=1)
    pick(state, 0, 1, ask=True)
    pick(state, 1, 3, ask=True)
    moves: dict[int, Any] = {0: {"kind": "react", "number": 6}, 1: {"kind": "pass"}}
    for seat in order:
        TINY.play(state, seat, moves[seat], CHANCE)
    assert (state.last, state.chip) == ([6, 3], 0)


@pytest.mark.parametrize(
    ("numbers", "seat"), [([1, 2, 3], 2), ([6, 6, 2], 2), ([6, 6, 2, 2], 3), ([4, 4], 3), ([5, 6, 6, 1], 0)]
)
def test_the_chip_goes_to_the_highest_unique_number_or_stays_with_seat_3(numbers: list[int], seat: int) -> None:
    assert chip_goes_to(numbers, holder=3) == seat


def test_a_card_is_swapped_for_one_from_the_hand_and_everyone_draws_up() -> None:
    state = table([1, 6], [3, 5], deck=(4, 3, 2, 1))
    pick(state, 0, 1, ask=True)
    pick(state, 1, 3)
    events = TINY.play(state, 0, {"kind": "react", "number": 6}, CHANCE)
    assert kinds(events) == ["reacted", "scored", "drew", "drew"]
    assert [player.hand for player in state.players] == [[1, 2], [5, 3]]
    assert state.discard == [1, 6, 3]


def test_only_the_player_sees_their_drawn_cards() -> None:
    state = table([1, 6], [3, 5], deck=(2, 4))
    pick(state, 0, 1)
    drew = pick(state, 1, 3)[-1]
    assert drew.seen_by(1) == {"seat": 1, "kind": "drew", "count": 1, "cards": [2]}
    assert drew.seen_by(0) == drew.seen_by(None) == {"seat": 1, "kind": "drew", "count": 1}


@pytest.mark.rule("G-06")
def test_an_empty_deck_is_reshuffled_from_the_discard_pile() -> None:
    state, chance = table([1, 6], [3, 5], deck=(4,)), Chance(b"reshuffle")
    for seat, number in enumerate((1, 3)):
        events = TINY.play(state, seat, {"kind": "pick", "number": number, "ask": False}, chance)
    assert kinds(events)[-3:] == ["drew", "reshuffled", "drew"]
    assert [(draw.label, draw.k) for draw in chance.draws] == [("r2/reshuffle", 2)]
    assert sorted([*state.deck, state.players[1].hand[-1]]) == [1, 3]


@pytest.mark.rule("G-04")
def test_a_player_who_times_out_picks_the_lowest_card_and_passes_when_asked() -> None:
    state = table([5, 2], [3, 6])
    pick(state, 1, 6, ask=True)
    TINY.time_out(state, 0, CHANCE)
    assert [player.lies for player in state.players] == [2, 6]
    TINY.time_out(state, 1, CHANCE)
    assert state.last == [2, 6]


@pytest.mark.rule("G-07")
def test_ties_share_the_place() -> None:
    state = table([1, 2], [3, 4], [5, 6])
    state.phase = "over"
    for player, points in zip(state.players, (1, 2, 2), strict=True):
        player.points = points
    result = TINY.result(state)
    assert result
    assert [entry["place"] for entry in result["places"]] == [3, 1, 1]


@pytest.mark.rule("G-10")
@pytest.mark.parametrize(
    ("asked", "seats", "refusal", "reason"),
    [
        ({"hand": 4}, 4, BadOptions, "12 cards, too few for 4 hands of 4"),
        ({"open_hands": True, "rounds": 1}, 2, BadOptions, "two rounds or more"),
        ({"rounds": 7}, 2, BadOptions, "rounds is a whole number from 1 to 6, not “7”"),
        ({"rounds": True}, 2, BadOptions, "from 1 to 6, not “true”"),
        ({"jokers": 2}, 2, BadOptions, "no option “jokers”: its options are rounds, hand and open_hands"),
        ({}, 1, BadSeats, "two to five"),
        ({}, 6, BadSeats, "two to five"),
    ],
)
def test_impossible_options_are_refused_with_a_reason(asked: Any, seats: int, refusal: type[Exception], reason: str) -> None:
    with pytest.raises(refusal, match=reason):
        TINY.settle_options(asked, seats, None)


def test_the_game_takes_no_course() -> None:
    assert TINY.settle_options({}, 2, None) == {"rounds": 3, "hand": 2, "open_hands": False}
    with pytest.raises(BadCourse):
        TINY.settle_options({}, 2, Course("c", "Course", (Hole(4, 400),)))


def test_the_chip_s_first_holder_is_drawn_and_kept_in_a_rematch() -> None:
    options = TINY.settle_options({}, 5, None)
    first, again = Chance(b"k"), Chance(b"k")
    assert TINY.set_up(options, 5, None, first).chip == first.draws[-1].result
    rematch = TINY.set_up(options, 5, None, again, carried=3)
    assert TINY.carry(rematch) == 3
    assert [draw.label for draw in again.draws] == ["deal"]


def test_a_refusal_says_which_moves_are_possible() -> None:
    state = table([5, 2], [3, 6])
    with pytest.raises(IllegalMove, match="Choose from your hand: 2, 5"):
        pick(state, 0, 3)


def test_the_record_is_enough_to_score_the_game_again() -> None:
    random, chance = Random(5), Chance(b"record")
    state = TINY.set_up(TINY.settle_options({"rounds": 6}, 4, None), 4, None, chance)
    first, steps = state.chip, []
    while waiting := TINY.waiting(state):
        legal = TINY.legal(state, waiting[0])
        assert legal
        move = legal.pick(random)
        steps.append(Step(waiting[0], move, TINY.play(state, waiting[0], move, chance)))
    record = TINY.record(state, steps)
    assert record["points"] == scored_by_hand(record["rounds"], first)


def scored_by_hand(rounds: list[dict[str, Any]], chip: int) -> list[int]:
    points = [0, 0, 0, 0]
    for played in rounds:
        lies = [pick if other is None else other for pick, other in zip(played["picks"], played["reacted"], strict=True)]
        alone = [number for number in range(6, 0, -1) if lies.count(number) == 1]
        chip = lies.index(alone[0]) if alone else chip
        points[chip] += 1
    return points
