"""What all choose at once (G-02): a specialty (S-30), the first hand or another (S-10), a plan each turn (S-13).

Who is late keeps the specialty dealt first and the hand, and plays by `late` (S-27).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from chalicelib.fairness import Chance
from chalicelib.games.base import AtOnce, Choices
from chalicelib.games.interface import Event
from chalicelib.games.moves import Bool, Const, ListOf, Moves, Object, OneOf, OneOfValues, kind
from chalicelib.games.stew import shown, turns
from chalicelib.games.stew.cards import CARDS_A_TURN, DECK, MULLIGAN, OF, SPECIALTIES, TOKENS, Token
from chalicelib.games.stew.late import late_plan
from chalicelib.games.stew.setup import keep, open_hands
from chalicelib.games.stew.specialties import may_use
from chalicelib.games.stew.state import Plan, Player, State

OPEN = kind("open", replace=Bool())
PLAN = Const("plan")
NO_CARDS = Const([])
YES_OR_NO = Bool()
ANY_PLAN = Object(
    {
        "kind": PLAN,
        "token": OneOfValues(TOKENS),
        "cards": ListOf(OneOfValues(DECK), 0, CARDS_A_TURN, unique=True),
        "add": YES_OR_NO,
        "ask": YES_OR_NO,
    },
    optional=frozenset({"add", "ask"}),
)


class Keeping(AtOnce[State, str]):
    kind, shape = "keep", kind("keep", specialty=OneOfValues(SPECIALTIES))
    too_late = "All have kept a specialty: this comes too late."

    def gathered(self, state: State) -> Choices[str]:
        return state.keeps

    def seats(self, state: State) -> Sequence[int]:
        return range(len(state.players)) if state.phase == "specialties" else ()

    def moves(self, state: State, seat: int) -> Moves:
        return kind("keep", specialty=OneOfValues(state.players[seat].dealt))

    def read(self, move: Any) -> str:
        specialty: str = move["specialty"]
        return specialty

    def told(self, state: State, seat: int, choice: str) -> dict[str, Any]:
        return {"specialty": choice}

    def default(self, state: State, seat: int) -> str:
        return state.players[seat].dealt[0]

    def reveal(self, state: State, choices: Mapping[int, str], chance: Chance) -> list[Event]:
        return keep(state, choices, chance)


class Opening(AtOnce[State, bool]):
    kind, shape = "open", OPEN
    too_late = "The first hands are settled: this comes too late."

    def gathered(self, state: State) -> Choices[bool]:
        return state.openings

    def seats(self, state: State) -> Sequence[int]:
        return range(len(state.players)) if state.phase == "opening" else ()

    def over(self, state: State) -> bool:
        return state.phase not in ("specialties", "opening")

    def moves(self, state: State, seat: int) -> Moves:
        return OPEN

    def read(self, move: Any) -> bool:
        return bool(move["replace"])

    def told(self, state: State, seat: int, choice: bool) -> dict[str, Any]:
        return {"replace": choice}

    def default(self, state: State, seat: int) -> bool:
        return False

    def reveal(self, state: State, choices: Mapping[int, bool], chance: Chance) -> list[Event]:
        return open_hands(state, choices, chance)


class Plans(AtOnce[State, Plan]):
    """Besides, the Spice Trader may trade before its first plan of a round."""

    kind, shape = "plan", ANY_PLAN
    too_late = "All have planned this turn: yours comes too late."

    def gathered(self, state: State) -> Choices[Plan]:
        return state.plans

    def seats(self, state: State) -> Sequence[int]:
        return range(len(state.players)) if state.phase == "plan" else ()

    def over(self, state: State) -> bool:
        return state.phase in ("exchange", "over")

    def moves(self, state: State, seat: int) -> Moves:
        plans = _plans(state.players[seat], state.unplayed(seat))
        return OneOf((plans, _trade(state.players[seat]))) if may_trade(state, seat) else plans

    def read(self, move: Any) -> Plan:
        return Plan(move["token"], tuple(sorted(move["cards"])), move.get("add", False), move.get("ask", False))

    def told(self, state: State, seat: int, choice: Plan) -> dict[str, Any]:
        return shown.plan(choice)

    def default(self, state: State, seat: int) -> Plan:
        return late_plan(state, seat)

    def reveal(self, state: State, choices: Mapping[int, Plan], chance: Chance) -> list[Event]:
        return turns.reveal(state, choices, chance)


AT_ONCE = (Plans(), Opening(), Keeping())
"""What is chosen most often stands first, where it is looked for first."""


def may_trade(state: State, seat: int) -> bool:
    """Whether this seat may discard cards and draw as many (S-38)."""
    player = state.players[seat]
    if not may_use(player, "spice-trader"):
        return False
    return state.phase == "plan" and state.turn == 1 and seat not in state.plans.made and bool(player.hand)


def _plans(player: Player, tokens: tuple[Token, ...]) -> Moves:
    """One to three cards of the hand, if it has any, with an unplayed token."""
    cards = _cards(player, CARDS_A_TURN) if player.hand else NO_CARDS
    if player.used or player.specialty not in ("saucier", "understudy"):
        return Object({"kind": PLAN, "token": _one_of(tokens), "cards": cards})
    if player.specialty == "understudy":
        return _besides({"kind": PLAN, "token": _one_of(tokens), "cards": cards}, "ask")
    return _with_one_more(cards, tokens)


def _with_one_more(cards: Moves, tokens: tuple[Token, ...]) -> Moves:
    """A Saucier's plans: with the mulligan token there is nothing to add."""
    to_royals = tuple([token for token in tokens if token != MULLIGAN])
    plans = _besides({"kind": PLAN, "token": _one_of(to_royals), "cards": cards}, "add")
    if MULLIGAN not in tokens:
        return plans
    return OneOf((plans, Object({"kind": PLAN, "token": _one_of((MULLIGAN,)), "cards": cards})))


def _besides(members: dict[str, Moves], name: str) -> Object:
    """The same with something that may be said or left out."""
    return Object({**members, name: YES_OR_NO}, optional=frozenset({name}))


def _trade(player: Player) -> Moves:
    return kind("trade", cards=_cards(player, OF["spice-trader"]["cards"]))


def _cards(player: Player, most: int) -> Moves:
    """Cards of the hand, so many at most."""
    return ListOf(OneOfValues(tuple(sorted(player.hand))), 1, most, unique=True)


@cache
def _one_of(tokens: tuple[Token, ...]) -> Moves:
    return OneOfValues(tokens)
