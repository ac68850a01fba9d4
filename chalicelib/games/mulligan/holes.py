"""Holes and turns: how they begin, and how a hole and the round end (M-10, M-28, M-29, M-42, M-44, M-45)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from chalicelib.fairness import Chance
from chalicelib.games.interface import JSON, Course, Event
from chalicelib.games.mulligan import shown
from chalicelib.games.mulligan.cards import CHIPS, DECK, TURNS, finishing_strokes
from chalicelib.games.mulligan.deck import discard, pull
from chalicelib.games.mulligan.modes import course, wagers, wolf
from chalicelib.games.mulligan.modes.handicap import limit
from chalicelib.games.mulligan.options import NINE
from chalicelib.games.mulligan.setup import prepare
from chalicelib.games.mulligan.state import USUAL, Ball, Book, State, Wolf


def begin(options: Mapping[str, Any], seats: int, where: Course, chance: Chance, carried: JSON = None) -> State:
    """The table before the first decision; a rematch brings nothing along."""
    setup = prepare(options, seats, where)
    balls = [Ball([setup.own_card(golfer)]) for golfer in range(len(setup.seat_of))]
    state = State(setup, balls, chance.shuffle("deal", DECK), [USUAL] * seats, [0] * seats)
    state.wolf = Wolf([0] * seats) if setup.wolf else None
    state.book = Book([CHIPS] * seats, [0] * seats) if setup.wagers else None
    start_hole(state, chance)
    return state


def start_hole(state: State, chance: Chance) -> list[Event]:
    """All balls lie on the tee; the wolf says with whom, or the first turn begins."""
    state.turn = 0
    wagers.forget(state)
    for ball in state.balls:
        ball.left, ball.strokes = state.tee.yards, 0
    events = [shown.hole(state)]
    if state.wolf:
        state.wolf.partner, state.wolf.chosen, state.phase = None, False, "partner"
        return events
    return [*events, *start_turn(state, chance)]


def start_turn(state: State, chance: Chance) -> list[Event]:
    """The course lays its card, all draw up to their limits, and all plan."""
    state.phase, state.turn, state.reshuffles = "plan", state.turn + 1, 0
    state.ordered = [0] * len(state.ordered)
    state.locked, state.shown, state.asking = set(), {}, set()
    if state.wolf:
        state.wolf.ahead = None
    wagers.open_turn(state)
    events: list[Event] = []
    course.lay_card(state, chance, events)
    drawn: list[list[int]] = []
    for golfer, ball in enumerate(state.balls):
        ball.used = set()
        drawn.append(pull(state, chance, limit(state, golfer) - len(ball.hand), events))
        ball.hand += drawn[-1]
        ball.hand.sort()
    return [*events, shown.drew(state, drawn)]


def go_on(state: State, finished: Sequence[bool], chance: Chance) -> list[Event]:
    """After a swing: the next turn, unless somebody finished or this was the last one (M-28, M-29)."""
    if any(finished) or state.turn >= TURNS:
        return _finish_hole(state, finished, chance)
    return start_turn(state, chance)


def vote(state: State, on: bool, chance: Chance) -> list[Event]:
    """After nine holes: on to the back nine, or in (M-05)."""
    state.on = on
    return start_hole(state, chance) if on else _finish(state)


def _finish_hole(state: State, finished: Sequence[bool], chance: Chance) -> list[Event]:
    struck = course.target(state)
    state.finishing = [0 if done else finishing_strokes(ball.left) for done, ball in zip(finished, state.balls, strict=True)]
    for more, ball in zip(state.finishing, state.balls, strict=True):
        ball.scores.append(ball.strokes + more)
        for each in ball.board:
            discard(state, each.cards)
        ball.board = []
    scores = [ball.scores[-1] for ball in state.balls]
    events = [shown.holed(state, struck, wolf.score(state, scores)), *wagers.settle_hole(state)]
    state.at += 1
    return [*events, *_next_hole(state, chance)]


def _next_hole(state: State, chance: Chance) -> list[Event]:
    if state.at == len(state.setup.tees) or wagers.all_in_one_hand(state):
        return _finish(state)
    if state.setup.holes == "ask" and state.at == NINE:
        state.phase = "vote"
        return []
    return start_hole(state, chance)


def _finish(state: State) -> list[Event]:
    state.phase = "over"
    return wagers.settle_all(state)
