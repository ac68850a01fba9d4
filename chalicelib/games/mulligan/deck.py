"""The deck (M-14, G-06). Cards are drawn from its end; when it is empty the discard pile is shuffled into a new deck.

Also the course's card in the mode "It's You Against the Course", an action at the leader in every turn (M-45, M-46).
"""

from __future__ import annotations

from collections.abc import Iterable

from chalicelib.fairness import Chance
from chalicelib.games.interface import Event
from chalicelib.games.mulligan import view
from chalicelib.games.mulligan.cards import ACTION, PERSONAL, Card
from chalicelib.games.mulligan.shots import Aimed
from chalicelib.games.mulligan.state import CourseCard, State, course_target


def draw_cards(state: State, chance: Chance, count: int, events: list[Event]) -> list[Card]:
    """Draw `count` cards, or fewer if deck and discard pile run out. Add reshuffles to `events`."""
    drawn: list[Card] = []
    for _ in range(count):
        if not state.deck:
            if not state.discard:
                break
            events.append(_reshuffle(state, chance))
        drawn.append(state.deck.pop())
    return drawn


def discard(state: State, cards: Iterable[Card]) -> None:
    """Put cards on the discard pile, except for golfers' own cards, which never go there (M-12)."""
    state.discard += [card for card in cards if card < PERSONAL]


def put_under(state: State, chance: Chance, label: str, cards: list[Card]) -> None:
    """Put cards under the deck in random order."""
    state.deck[:0] = chance.shuffle(label, sorted(cards)) if len(cards) > 1 else cards


def _reshuffle(state: State, chance: Chance) -> Event:
    state.reshuffles += 1
    label = f"h{state.tee.hole}/t{state.turn}/reshuffle{state.reshuffles}"
    state.deck, state.discard = chance.shuffle(label, sorted(state.discard)), []
    return view.reshuffled(len(state.deck))


def lay_course_card(state: State, chance: Chance, events: list[Event]) -> None:
    """Lay the course's card of this turn face-down, before the golfers draw."""
    drawn = draw_cards(state, chance, 1, events) if course_target(state) is not None else []
    state.course = CourseCard(drawn[0]) if drawn else None


def turn_course_card(state: State, chance: Chance) -> list[Event]:
    """Turn the course's card, and further cards until one has an action, if there is any. An open card stays as it is."""
    laid = state.course
    if laid is None or laid.open:
        return []
    passed: list[int] = []
    events: list[Event] = []
    while laid.card is not None and ACTION[laid.card] is None:
        passed.append(laid.card)
        discard(state, (laid.card,))
        laid.card = draw_cards(state, chance, 1, events)[0] if _any_action(state) else None
    laid.open = True
    return [*events, view.course_turned(passed, laid.card)]


def course_aim(state: State) -> Aimed | None:
    """Return the course's action with its target, or None before it is turned."""
    laid = state.course
    if laid is None or laid.card is None:
        return None
    golfer = course_target(state)
    return None if golfer is None else (laid.card, golfer)


def _any_action(state: State) -> bool:
    return any(ACTION[card] for pile in (state.deck, state.discard) for card in pile)
