"""Set-ups of MULLIGAN for the laws."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from chalicelib.games.interface import Course, Hole
from chalicelib.games.mulligan import MULLIGAN
from chalicelib.games.mulligan.cards import PERSONAL, RANGEFINDER
from chalicelib.games.mulligan.plans import PLANS
from chalicelib.games.mulligan.shots import Plan
from chalicelib.games.mulligan.state import ORDERS, REACTIONS, Planned, State, discardable_cards
from tests.laws.setup import Setup

SHORT = Course("short", "Short and Sweet", (Hole(3, 130), Hole(4, 240)))
ONE = Course("one", "One Hole", (Hole(4, 330),))
EIGHTEEN = Course("eighteen", "All Easy", tuple(Hole(3, 60) for _ in range(18)))
TRANSIENT = frozenset(("played", "dug", "course-turned", "voted"))
"""Events that are shown only once: who played which card, cards before the course's action, verdicts."""
SIDE_MOVES = frozenset(
    ("orders", "rangefinder", "dig", "gps", "borrow", "take", "offer", "take-back", "decline", "accept", "verdict")
)
"""Moves that the game does not wait for, and that become possible or impossible as others play."""


def twin(state: State, seat: int | None, random: Random) -> State:
    """Deal again what this seat cannot know.

    These are hands, deck, discard pile, the course's card, plans, standing orders, votes, and the next wolf's announced choice.
    """
    others = [golfer for golfer, owner in enumerate(state.setup.seat_of) if owner != seat]
    _deal_again(state, seat, others, random)
    changes = random.choice((1, 5))
    for other in range(state.setup.seats):
        if other != seat:
            state.orders[other] = random.choice(ORDERS)
            state.ordered[other] = random.randrange(changes)
            if other in state.going.made:
                state.going.made[other] = random.random() < 0.5
            if other in state.plans.made:
                state.plans.made[other] = _plan_again(state, other, seat, random)
                state.plans.times[other] = random.randint(1, 5)
    if state.wolf and state.phase == "react":
        state.wolf.ahead = random.choice((None, (None,), (random.randrange(3),)))
    if state.looking and state.looking.victim in others and not _looks(state, seat):
        state.looking.cards = discardable_cards(state, state.looking.victim)
    return state


def _looks(state: State, seat: int | None) -> bool:
    return state.looking is not None and state.setup.seat_of[state.looking.golfer] == seat


def _deal_again(state: State, seat: int | None, others: list[int], random: Random) -> None:
    """Deal hidden cards again, the same number to each place. Cards that the seat has seen stay."""
    piles = [state.deck, state.discard, *(state.balls[golfer].hand for golfer in others)]
    if state.looking and state.looking.type == RANGEFINDER and not _looks(state, seat):
        piles.append(state.looking.cards)
    fixed = set(_seen(state, seat)) | {PERSONAL + golfer for golfer in others}
    places = [(pile, at) for pile in piles for at, card in enumerate(pile) if card not in fixed]
    pool = [pile[at] for pile, at in places]
    course = state.course
    if course and course.card is not None and not course.open:
        pool.append(course.card)
    random.shuffle(pool)
    for pile, at in places:
        pile[at] = pool.pop()
    for golfer in others:
        state.balls[golfer].hand.sort()
    if course and course.card is not None and not course.open:
        course.card = pool.pop()


def _seen(state: State, seat: int | None) -> Iterator[int]:
    """Return the cards in others' hands that this seat knows: those shown by a Course GPS, and a hand that it is looking at."""
    for actions in state.shown.values():
        yield from (card for card, _ in actions)
    if _looks(state, seat) and state.looking:
        yield from state.looking.cards
    if _looks(state, seat) and state.looking and state.looking.victim is not None:
        yield from state.placed(state.looking.victim)


def _plan_again(state: State, seat: int, viewer: int | None, random: Random) -> Planned:
    """Return another plan from the seat's present hands. Actions that were shown stay, and so does the plan of a hand that the
    viewer is looking at.
    """
    old = state.plans.made.pop(seat)
    golfers = state.setup.golfers[seat]
    again = old if seat in state.locked else PLANS.read(PLANS.moves(state, seat).pick(random))
    plans = [_other_club(state, golfer, random) for golfer in golfers] if seat in state.locked else [*again.plans]
    if _looks(state, viewer) and _victim(state) in golfers:
        at = golfers.index(_victim(state))
        plans[at] = old.plans[at]
    return Planned(tuple(plans), tuple(random.choice(REACTIONS) for _ in golfers), again.hunt)


def _victim(state: State) -> int:
    """Return the golfer whose hand is being looked at, or -1."""
    return -1 if state.looking is None or state.looking.victim is None else state.looking.victim


def _other_club(state: State, golfer: int, random: Random) -> Plan:
    actions = state.shown[golfer]
    free = [card for card in state.balls[golfer].hand if card not in {card for card, _ in actions}]
    return Plan(random.choice(free), actions)


def setup(seats: int, *modes: str, course: Course = SHORT, **asked: str) -> Setup:
    sides = ((0, 2), (1, 3)) if seats == 4 else ((0,), (1, 2)) if seats == 3 else ()
    options = {"modes": [*modes], **asked}
    return Setup(
        MULLIGAN,
        seats,
        options,
        course,
        twin=twin,
        transient=TRANSIENT,
        side_moves=SIDE_MOVES,
        most_decisions=2500,
        sides=sides if "best_ball" in modes and "interesting" not in modes else (),
        breaks_ties="interesting" in modes,
    )


SETUPS = [
    setup(2, "handicap", "course"),
    setup(3, "wolf", "interesting", course=ONE),
    setup(4, "best_ball", "heavy_bag", course=ONE),
    setup(2),
    setup(4, "best_ball"),
    setup(2, "best_ball", "heavy_bag", course=ONE),
]
"""The first one for each number of seats also has a playthrough. Every mode is among them."""
FURTHER = [
    setup(2, "course", "best_ball", course=ONE),
    setup(2, "interesting"),
    setup(2, holes="ask", course=EIGHTEEN),
    setup(3, course=ONE),
    setup(3, "best_ball", "interesting", course=ONE),
    setup(3, "wolf", "heavy_bag", course=ONE),
    setup(3, "wolf"),
    setup(4, "heavy_bag", course=ONE),
]
"""Further set-ups, for the game's own tests (`test_twins.py`)."""
