"""It's You Against the Course: who leads is struck by a card of the deck in every turn (M-45, M-46)."""

from __future__ import annotations

from chalicelib.fairness import Chance
from chalicelib.games.interface import Event
from chalicelib.games.mulligan import shown
from chalicelib.games.mulligan.cards import ACTION, Golfer
from chalicelib.games.mulligan.deck import discard, pull
from chalicelib.games.mulligan.landing import Aimed
from chalicelib.games.mulligan.state import CourseCard, State


def target(state: State) -> Golfer | None:
    """Whom the course strikes on this hole: the leader, of two the golfer with fewer strokes; None where nobody leads."""
    if not state.setup.course:
        return None
    one, other = state.side_total(0), state.side_total(1)
    if one == other:
        return None
    return min(state.setup.sides[0 if one < other else 1], key=lambda golfer: (state.balls[golfer].total, golfer))


def lay_card(state: State, chance: Chance, events: list[Event]) -> None:
    """Lays the turn's card face-down, before the others draw."""
    drawn = pull(state, chance, 1, events) if target(state) is not None else []
    state.course = CourseCard(drawn[0]) if drawn else None


def turn_card(state: State, chance: Chance) -> list[Event]:
    """Turns the card, and further ones until one holds an action, if any can; one that is open stays as it is."""
    laid = state.course
    if laid is None or laid.open:
        return []
    passed: list[int] = []
    events: list[Event] = []
    while laid.card is not None and ACTION[laid.card] is None:
        passed.append(laid.card)
        discard(state, (laid.card,))
        laid.card = pull(state, chance, 1, events)[0] if _any_action(state) else None
    laid.open = True
    return [*events, shown.course_turned(passed, laid.card)]


def aimed(state: State) -> Aimed | None:
    """The course's action at its target, once it is turned."""
    laid = state.course
    if laid is None or laid.card is None:
        return None
    golfer = target(state)
    return None if golfer is None else (laid.card, golfer)


def _any_action(state: State) -> bool:
    return any(ACTION[card] for pile in (state.deck, state.discard) for card in pile)
