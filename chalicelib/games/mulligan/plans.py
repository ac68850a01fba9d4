"""Plans, which all make secretly and at once (M-11, M-12), and standing orders for Pace of Play (M-32).

Example: {"kind": "plan", "shots": {"0": {"33": {"12": 2}}}, "reactions": {"0": "ask"}, "orders": "always"}. Golfer 0 plays the
club of card 33 and the action of card 12 at golfer 2, and will be asked after the reveal (M-30); the seat's standing order
becomes "always". A seat that times out plays its best club without an action (M-37). Every seat has a standing order, even
without Pace of Play cards, and may change it at any time.
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
    OWN_SIDE_ONLY,
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
    hand_is_frozen,
    is_looking,
    order_changes_left,
    playable_clubs,
)


def allowed_orders(state: State, seat: int) -> Moves:
    """Return the standing orders that a plan may set: only the current one if the seat has no changes left."""
    return _orders_of(ORDERS if order_changes_left(state, seat) else (state.orders[seat],))


def order_moves(state: State, seat: int) -> Moves | None:
    """Return the moves that only change the standing order, or None."""
    return CHANGE if state.phase != "over" and order_changes_left(state, seat) else None


def set_orders(state: State, seat: int, order: Orders) -> None:
    """Set the seat's standing order, and count it if it changes."""
    state.ordered[seat] += order != state.orders[seat]
    state.orders[seat] = order


def change_orders(state: State, seat: int, move: Any) -> list[Event]:
    """Change the order of a seat. There is no event: the seat finds its new order in its view."""
    # Repeating the current order counts too: otherwise this move would be legal without end.
    state.ordered[seat] += move["orders"] == state.orders[seat]
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
    """The choice of plans, reactions and standing orders in each turn."""

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
        """Leave out the next hole's partner: replays use these events, and never show a choice that was dropped (M-42)."""
        return {**view.shown_plan(state, seat), "orders": state.orders[seat]}

    def default(self, state: State, seat: int) -> Planned:
        golfers, balls = state.setup.golfers[seat], state.balls
        never: list[Reaction] = ["never" for _ in golfers]
        plans = [Plan(best_club(balls[golfer].left, playable_clubs(state, golfer))) for golfer in golfers]
        return Planned(tuple(plans), tuple(never))

    def reveal(self, state: State, choices: Mapping[int, Planned], chance: Chance) -> list[Event]:
        return holes.reveal(state, choices, chance)

    def over(self, state: State) -> bool:
        return state.phase in ("react", "vote") or (state.phase == "partner" and state.at > 0)

    def ready(self, state: State) -> bool:
        """Return whether all plans are in and nobody is looking at cards (M-38)."""
        return state.phase == "plan" and state.looking is None and len(state.plans.made) == state.setup.seats

    def waiting(self, state: State) -> tuple[int, ...]:
        """Return the seats without a plan, and the seat that is looking at cards, but not the seat whose hand it looks at."""
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
        """Store a plan. The last plan closes the betting book for this turn (M-41)."""
        last = len({*state.plans.made, seat}) == state.setup.seats
        return [*(wagers.close_turn(state) if last else ()), *super().choose(state, seat, choice, chance)]


PLANS = Plans()


def published(move: Any) -> Any:
    """Return a move as replays show it, without the next hole's partner. A choice that counts is a move of its own (M-42)."""
    return {name: value for name, value in move.items() if name != "partner"}


def drop_plans(state: State) -> None:
    """Remove announced choices of a partner from the state, in place (M-42)."""
    state.plans.made = {seat: planned._replace(hunt=None) for seat, planned in state.plans.made.items()}
    if state.wolf:
        state.wolf.ahead = None


def may_plan(state: State, seat: int) -> bool:
    """Return whether the seat may plan: not while it has to take a card, nor while its hand is being looked at (M-38)."""
    if state.phase != "plan" or state.looking is None:
        return state.phase == "plan"
    return not is_looking(state, seat) and not any(hand_is_frozen(state, golfer) for golfer in state.setup.golfers[seat])


def _plan(shot: dict[str, dict[str, int]]) -> Plan:
    [(club, actions)] = shot.items()
    return Plan(int(club), tuple(sorted([(int(card), target) for card, target in actions.items()])))


def _shots(state: State, seat: int) -> Moves:
    return Object({NAMES[golfer]: _shot_moves(state, golfer) for golfer in state.setup.golfers[seat]})


def _shot_moves(state: State, golfer: Golfer) -> Moves:
    """Return the plans of a golfer: a club of the hand and some actions of other cards, with targets."""
    setup, hand = state.setup, state.balls[golfer].hand
    actions = tuple([NAMES[card] for card in hand if ACTION[card]])
    at_own = _own_side_targets(setup.sides[setup.side_of[golfer]])
    return KeyedPair(
        tuple([NAMES[card] for card in playable_clubs(state, golfer)]),
        Keyed(actions, _targets(setup.everybody), 0, setup.most_actions, at_own),
    )


@cache
def _targets(golfers: Side) -> Moves:
    return OneOfValues(golfers)


@cache
def _own_side_targets(side: Side) -> Mapping[str, Moves]:
    """Return the targets of the actions that may only target one's own side."""
    return dict.fromkeys([NAMES[card] for card in OWN_SIDE_ONLY], _targets(side))


@cache
def _reactions(golfers: Side) -> Moves:
    return Keyed(tuple(map(str, golfers)), OneOfValues(REACTIONS))
