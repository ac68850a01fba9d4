"""Invariants: cards and chips are conserved, `legal` stays small, packing loses nothing."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from copy import deepcopy
from itertools import cycle

import pytest

from chalicelib.fairness import Chance
from chalicelib.games.mulligan import MULLIGAN
from chalicelib.games.mulligan.cards import CHIPS, DECK, PERSONAL
from chalicelib.games.mulligan.state import Offer, State, Wager
from tests.games.mulligan.random_games import EVERY_WAY, Way, every_way, finished, walk
from tests.games.mulligan.table import course

MOST_BYTES = 8 * 1024
SAID: list[list[int | None]] = [[None, None], [0, None], [1, None]]


@every_way
@pytest.mark.rule("M-04", "M-14", "M-41")
def test_cards_and_chips_are_conserved(way: Way) -> None:
    for state, _, _ in walk(way, 1):
        assert Counter(everywhere(state)) == Counter(DECK), "a card is there twice, or is missing"
        for golfer, ball in enumerate(state.balls):
            assert [card for card in ball.hand if card >= PERSONAL] in ([PERSONAL + golfer], [])
            assert ball.hand == sorted(ball.hand)
        if state.book:
            aside = sum(2 * wager.offer.stake for wager in state.book.wagers if wager.settled_at is None)
            assert sum(state.book.chips) + aside == CHIPS * way.seats
            assert min(state.book.chips) >= 0


def everywhere(state: State) -> Iterable[int]:
    """Return every card of the deck, from all places."""
    yield from (*state.deck, *state.discard)
    for ball in state.balls:
        yield from (card for card in ball.hand if card < PERSONAL)
        for struck in ball.board:
            yield from (card for card in (struck.club, *struck.actions) if card is not None and card < PERSONAL)
    if state.looking:
        yield state.looking.card
        yield from state.looking.cards if state.looking.victim is None else ()
    if state.course and state.course.card is not None:
        yield state.course.card
    if state.swing and state.phase == "react":
        for plan in state.swing.plans:
            yield from (card for card in (plan.club, *(card for card, _ in plan.actions)) if card < PERSONAL)


@every_way
def test_legal_stays_under_eight_kilobytes(way: Way) -> None:
    largest = 0
    for state, _, _ in walk(way, 2):
        for seat in range(way.seats):
            legal = MULLIGAN.legal(state, seat)
            largest = max(largest, len(json.dumps(legal.schema(), separators=(",", ":"))) if legal else 0)
    assert largest < MOST_BYTES


@pytest.mark.rule("M-41")
def test_legal_stays_under_eight_kilobytes_with_every_chip_in_words() -> None:
    """At most two hundred wagers are open: each takes a chip of both players, of four hundred in all."""
    way = next(way for way in EVERY_WAY if {"interesting", "heavy_bag"} == set(way.modes) and way.seats == 4)
    largest = 0
    for state, _, _ in walk(way, 1):
        full = deepcopy(state)
        assert full.book
        full.book.wagers = [in_words(number, said) for number, said in zip(range(500, 700), cycle(SAID))]
        legal = MULLIGAN.legal(full, 0)
        largest = max(largest, len(json.dumps(legal.schema(), separators=(",", ":"))) if legal else 0)
    assert 0 < largest < MOST_BYTES


def in_words(number: int, said: list[int | None]) -> Wager:
    """Return a wager in words of seat 0 with another seat, with or without a verdict of seat 0."""
    other = number % 3 + 1
    answer = [other if one == 1 else one for one in said]
    return Wager(Offer(number, 0, other, 1, {"about": "words", "text": "It rains"}), at=0, turn=1, said=answer)


def test_legal_stays_under_eight_kilobytes_with_hands_that_grew() -> None:
    """Two golfers with fifteen cards each, all of them with an action, in a heavy bag."""
    way = Way(2, ("heavy_bag", "best_ball"))
    state = MULLIGAN.set_up(way.options, way.seats, course(*way.yards), Chance(bytes(32)))
    for golfer in (0, 2):
        taken = {card for ball in state.balls for card in ball.hand}
        state.balls[golfer].hand = sorted([*state.balls[golfer].hand, *[card for card in DECK if card not in taken][-5:]])
    legal = MULLIGAN.legal(state, 0)
    assert legal is not None
    assert len(json.dumps(legal.schema(), separators=(",", ":"))) < MOST_BYTES


@every_way
def test_packing_loses_nothing(way: Way) -> None:
    for state, _, _ in walk(way, 4):
        packed = json.loads(json.dumps(MULLIGAN.pack(state)))
        again = MULLIGAN.unpack(way.options, way.seats, course(*way.yards), packed)
        again.discard, state.discard = sorted(again.discard), sorted(state.discard)
        assert again == state


@every_way
@pytest.mark.rule("M-29")
def test_every_round_ends_with_a_score_for_every_hole(way: Way) -> None:
    state, steps = finished(way, 5)
    holed = [event for step in steps for event in step.events if event.kind == "holed"]
    assert {len(ball.scores) for ball in state.balls} == {len(holed)}
    assert len(holed) == len(way.yards) or (state.book and max(state.book.chips) == CHIPS * way.seats)
    assert MULLIGAN.result(state) is not None
    assert all(MULLIGAN.legal(state, seat) is None for seat in range(way.seats))
