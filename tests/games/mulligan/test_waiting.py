"""The seats that a table waits for, in every mode (M-31, M-33). A seat that does not ask makes one move a turn."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from chalicelib.fairness import Chance
from chalicelib.games.mulligan import MULLIGAN
from chalicelib.games.mulligan.plans import PLANS
from chalicelib.games.mulligan.state import REACTIONS, State
from chalicelib.games.mulligan.turns import moves_of
from tests.games.mulligan.random_games import Way, every_way
from tests.games.mulligan.table import Table, course, of_kind

ANN, BEN, CAT = 0, 1, 2


def begin(way: Way, seed: int) -> tuple[State, Chance, Random]:
    random = Random(f"{way} {seed}")
    chance = Chance(random.randbytes(32))
    return MULLIGAN.set_up(way.options, way.seats, course(*way.yards), chance), chance, random


@every_way
@pytest.mark.rule("M-30", "M-31")
def test_a_seat_with_auto_or_never_makes_one_move_a_turn(way: Way) -> None:
    """This is so with any cards, and with a standing order in the same move."""
    state, chance, random = begin(way, 6)
    moves: Counter[tuple[int, int, int]] = Counter()
    while waiting := MULLIGAN.waiting(state):
        seat = random.choice(waiting)
        if state.phase == "partner":
            MULLIGAN.time_out(state, seat, chance)
            continue
        assert state.phase == "plan"
        moves[(state.at, state.turn, seat)] += 1
        shots = PLANS.moves(state, seat).pick(random)["shots"]
        reactions = {golfer: random.choice(("auto", "never")) for golfer in shots}
        orders = random.choice(("never", "against-me", "always"))
        MULLIGAN.play(state, seat, {"kind": "plan", "shots": shots, "reactions": reactions, "orders": orders}, chance)
    turns = {(at, turn) for at, turn, _ in moves}
    assert moves == {(*turn, seat): 1 for turn in turns for seat in range(way.seats)}


@every_way
@pytest.mark.rule("M-31")
def test_after_the_reveal_only_seats_that_asked_are_waited_for(way: Way) -> None:
    """One seat is a bot's, which is never asked. The others play random cards until they pass."""
    state, chance, random = begin(way, 7)
    state.bots = frozenset((way.seats - 1,))
    waited = 0
    while waiting := MULLIGAN.waiting(state):
        asked: set[int] = set()
        while state.phase != "plan" and waiting:
            MULLIGAN.time_out(state, waiting[0], chance)
            waiting = MULLIGAN.waiting(state)
        for seat in waiting:
            shots = PLANS.moves(state, seat).pick(random)["shots"]
            reactions = {golfer: random.choice(REACTIONS) for golfer in shots}
            asked |= {seat} if "ask" in reactions.values() and seat not in state.bots else set()
            MULLIGAN.play(state, seat, {"kind": "plan", "shots": shots, "reactions": reactions}, chance)
        while asked:
            waited += 1
            assert state.phase == "react"
            assert MULLIGAN.waiting(state) == tuple(sorted(asked))
            seat = random.choice(sorted(asked))
            mulligan = moves_of(state, seat, "mulligan")
            if mulligan is not None:
                MULLIGAN.play(state, seat, mulligan.pick(random), chance)
            else:
                MULLIGAN.play(state, seat, {"kind": "pass"}, chance)
                asked.remove(seat)
        assert state.phase != "react"
    assert waited


@pytest.mark.rule("G-03", "M-33")
@pytest.mark.parametrize("order", [*permutations((ANN, BEN, CAT))], ids=str)
def test_cards_played_at_the_same_time_act_in_any_order(order: tuple[int, ...]) -> None:
    """None of them makes another one illegal, so all count in any order."""
    table = Table(3)
    for golfer in (ANN, BEN, CAT):
        table.hand(golfer, "Iron", "Dig Through the Bag")
    moves = {seat: {"kind": "dig", "card": table.find(seat, "Dig Through the Bag"), "discard": []} for seat in order}
    top = table.state.deck[-3:][::-1]
    for seat in order:
        events = table.play(seat, **moves[seat])
        assert [event["golfer"] for event in events] == [seat, seat]
        assert len(of_kind(events, "dug")) == 1
    assert [card in table.state.balls[seat].hand for card, seat in zip(top, order, strict=True)] == [True] * 3
