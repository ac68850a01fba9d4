"""All plan their shots at once, hidden (M-11, M-12); and standing orders for Pace of Play (M-32).

{"kind": "plan", "shots": {"0": {"33": {"12": 2}}}, "reactions": {"0": "ask"}, "orders": "always"}: golfer 0 plays the club of
card 33, and the action of card 12 at golfer 2; is asked after the reveal (M-30); and the seat's standing order changes. A seat
that times out plays its best club, without an action (M-37). Every seat has a standing order, whatever cards it holds, and may
change it at any time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from chalicelib.fairness import Chance
from chalicelib.games.base import Choices, SimultaneousChoice
from chalicelib.games.interface import Event
from chalicelib.games.moves import Const, Int, Keyed, KeyedPair, Moves, Object, OneOfValues, kind
from chalicelib.games.mulligan import holes, view, wagers
from chalicelib.games.mulligan.cards import (
    ACTION,
    HEAVY_ACTIONS,
    MOST_GOLFERS,
    NAMES,
    ON_ONES_OWN,
    Golfer,
)
from chalicelib.games.mulligan.options import Side
from chalicelib.games.mulligan.shots import Plan, best_club
from chalicelib.games.mulligan.state import (
    ORDERS,
    REACTIONS,
    Orders,
    Planned,
    Reaction,
    State,
    clubs,
    held,
    looks,
    order_changes_left,
)


def allowed_orders(state: State, seat: int) -> Moves:
    """What may be ordered along with a plan: what stands, once the seat has changed its mind too often."""
    return _orders_of(ORDERS if order_changes_left(state, seat) else (state.orders[seat],))


def order_moves(state: State, seat: int) -> Moves | None:
    """A change of the order alone."""
    return CHANGE if state.phase != "over" and order_changes_left(state, seat) else None


def set_orders(state: State, seat: int, order: Orders) -> None:
    """From now on this is the seat's order."""
    state.ordered[seat] += order != state.orders[seat]
    state.orders[seat] = order


def change_orders(state: State, seat: int, move: Any) -> list[Event]:
    """Change the order of a seat. There is no event: the seat finds its new order in its view."""
    state.ordered[seat] += move["orders"] == state.orders[seat]  # said again counts too, or it could be said for ever
    set_orders(state, seat, move["orders"])
    return []


@cache
def _orders_of(values: tuple[Orders, ...]) -> Moves:
    return OneOfValues(values)


CHANGE = kind("orders", orders=OneOfValues(ORDERS))


PLAN = Const("plan")
OPTIONAL = frozenset(("reactions", "orders", "partner"))
GOLFERS = tuple(map(str, range(MOST_GOLFERS)))
ANY_SHOT = KeyedPair(NAMES, Keyed(NAMES, Int(0, MOST_GOLFERS - 1), 0, HEAVY_ACTIONS))
ANY_PLAN = Object(
    {
        "kind": PLAN,
        "shots": Keyed(GOLFERS, ANY_SHOT, 1, 2),
        "reactions": Keyed(GOLFERS, OneOfValues(REACTIONS), 0, 2),
        "orders": OneOfValues(ORDERS),
        "partner": OneOfValues((None, *range(MOST_GOLFERS))),
    },
    OPTIONAL,
)


class Plans(SimultaneousChoice[State, Planned]):
    kind, shape = "plan", ANY_PLAN
    too_late = "Too late: the plans are revealed."

    def choices(self, state: State) -> Choices[Planned]:
        return state.plans

    def seats(self, state: State) -> Sequence[int]:
        return range(state.setup.seats) if state.phase == "plan" else ()

    def moves(self, state: State, seat: int) -> Moves:
        shots = Const(view.shown_plan(state, seat)["shots"]) if seat in state.locked else _shots(state, seat)
        reactions = _reactions(state.setup.golfers[seat])
        members = {"kind": PLAN, "shots": shots, "reactions": reactions, "orders": allowed_orders(state, seat)}
        if seat == holes.next_wolf(state):
            members["partner"] = holes.partners(state, seat)
        return Object(members, OPTIONAL & members.keys())

    def describe(self, state: State, seat: int, choice: Planned) -> dict[str, Any]:
        """Without what a wolf says of the next hole: events are kept for replays, which show none that was dropped (M-42)."""
        return {**view.shown_plan(state, seat), "orders": state.orders[seat]}

    def default(self, state: State, seat: int) -> Planned:
        golfers, balls = state.setup.golfers[seat], state.balls
        never: list[Reaction] = ["never" for _ in golfers]
        return Planned(tuple([Plan(best_club(balls[golfer].left, clubs(state, golfer))) for golfer in golfers]), tuple(never))

    def reveal(self, state: State, choices: Mapping[int, Planned], chance: Chance) -> list[Event]:
        return holes.reveal(state, choices, chance)

    def over(self, state: State) -> bool:
        return state.phase in ("react", "vote") or (state.phase == "partner" and state.at > 0)

    def ready(self, state: State) -> bool:
        """The reveal waits for an open choice too (M-38)."""
        return state.phase == "plan" and state.looking is None and len(state.plans.made) == state.setup.seats

    def waiting(self, state: State) -> tuple[int, ...]:
        """Whose hand is being looked at is not waited for; who looks is, with a plan or without one."""
        looking, without = state.looking, super().waiting(state)
        if looking is None or state.phase != "plan":
            return without
        seat_of = state.setup.seat_of
        kept = set(without) - ({seat_of[looking.victim]} if looking.victim is not None else set())
        return tuple(sorted(kept | {seat_of[looking.golfer]}))

    def read(self, move: Any) -> Planned:
        shots = sorted(move["shots"].items())
        reactions = move.get("reactions", {})
        return Planned(
            tuple([_plan(shot) for _, shot in shots]),
            tuple([reactions.get(golfer, "auto") for golfer, _ in shots]),
            (move["partner"],) if "partner" in move else None,
        )

    def choose(self, state: State, seat: int, choice: Planned, chance: Chance) -> list[Event]:
        """With the last plan offers about this turn lapse (M-41)."""
        last = len({*state.plans.made, seat}) == state.setup.seats
        return [*(wagers.close_turn(state) if last else ()), *super().choose(state, seat, choice, chance)]


PLANS = Plans()


def published(move: Any) -> Any:
    """A move as replays tell it, without what a wolf said of the next hole: what counted is a move of its own (M-42)."""
    return {name: value for name, value in move.items() if name != "partner"}


def drop_plans(state: State) -> None:
    """Takes out of the state, in place, what wolves have said of the next hole (M-42)."""
    state.plans.made = {seat: planned._replace(hunt=None) for seat, planned in state.plans.made.items()}
    if state.wolf:
        state.wolf.ahead = None


def may_plan(state: State, seat: int) -> bool:
    """Not while the seat chooses something else first, nor while somebody looks at one of its hands (M-38)."""
    if state.phase != "plan" or state.looking is None:
        return state.phase == "plan"
    return not looks(state, seat) and not any(held(state, golfer) for golfer in state.setup.golfers[seat])


def _plan(shot: dict[str, dict[str, int]]) -> Plan:
    [(club, actions)] = shot.items()
    return Plan(int(club), tuple(sorted([(int(card), target) for card, target in actions.items()])))


def _shots(state: State, seat: int) -> Moves:
    return Object({NAMES[golfer]: _shot_moves(state, golfer) for golfer in state.setup.golfers[seat]})


def _shot_moves(state: State, golfer: Golfer) -> Moves:
    """One club of the hand and, of its other cards, up to so many actions with targets."""
    setup, hand = state.setup, state.balls[golfer].hand
    actions = tuple([NAMES[card] for card in hand if ACTION[card]])
    at_own = _at_own(setup.sides[setup.side_of[golfer]])
    return KeyedPair(
        tuple([NAMES[card] for card in clubs(state, golfer)]),
        Keyed(actions, _targets(setup.everybody), 0, setup.most_actions, at_own),
    )


@cache
def _targets(golfers: Side) -> Moves:
    return OneOfValues(golfers)


@cache
def _at_own(side: Side) -> Mapping[str, Moves]:
    """The targets of those actions that lie on the own side alone."""
    return dict.fromkeys([NAMES[card] for card in ON_ONES_OWN], _targets(side))


@cache
def _reactions(golfers: Side) -> Moves:
    return Keyed(tuple(map(str, golfers)), OneOfValues(REACTIONS))
