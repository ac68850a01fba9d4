"""A turn (S-13 to S-18): what all choose at once, the reveal, the exchange, the draws, time-outs, refusals.

    all plan ──▶ reveal ──▶ [the Understudy exchanges or stays] ──▶ each seat's token ──▶ the next turn, or the end of the round

Also the choices before the first turn: a specialty (S-30), and the first hand or another (S-10).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from chalicelib.errors import NotNow, NotYourTurn, PhaseOver
from chalicelib.fairness import Chance
from chalicelib.games.base import Choices, SimultaneousChoice
from chalicelib.games.interface import Event
from chalicelib.games.moves import Bool, Const, ListOf, Moves, Object, OneOf, OneOfValues, kind
from chalicelib.games.stew import view
from chalicelib.games.stew.cards import (
    CARDS_A_TURN,
    DECK,
    ICONS,
    MULLIGAN,
    OF,
    SPECIALTIES,
    TOKENS,
    TURNS,
    Card,
    Royal,
    Token,
    matches_with,
)
from chalicelib.games.stew.rounds import discard, draw, end_round, keep, open_hands
from chalicelib.games.stew.state import Plan, Play, Player, State, bonus, may_trade

STAY = kind("stay")


def reveal(state: State, plans: Mapping[int, Plan], chance: Chance) -> list[Event]:
    """All plans lie open in one step. Who wanted to be asked is, which uses it up, unless a bot plays the seat (S-40); else all
    is resolved at once.
    """
    asked = None
    for seat, plan in plans.items():
        player = state.players[seat]
        for card in plan.cards:
            player.hand.remove(card)
        player.plays.append(Play(plan.token, plan.cards, plan.add))
        player.drawn = []
        if plan.ask and seat not in state.bots:
            asked, player.used = seat, True
    revealed = view.revealed(state, [player.plays[-1] for player in state.players], asked)
    if asked is None:
        return [revealed, *resolve(state, chance)]
    state.phase = "exchange"
    return [revealed]


def in_turn(state: State) -> tuple[int, ...]:
    """Return the Understudy's seat while it may exchange its token."""
    return () if state.asked is None else (state.asked,)


def moves(state: State, seat: int) -> Moves | None:
    """To exchange the token for another kind, or not."""
    if seat != state.asked:
        return None
    return OneOf((kind("exchange", token=OneOfValues(others(state, seat))), STAY))


def others(state: State, seat: int) -> tuple[Token, ...]:
    """The unplayed tokens that are not like the one just played."""
    token = state.players[seat].plays[-1].token
    return tuple([other for other in state.unplayed(seat) if other != token])


def act(state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
    """Makes a legal move that is no hidden choice."""
    match move["kind"]:
        case "trade":
            return trade(state, seat, move["cards"], chance)
        case "exchange":
            return exchange(state, seat, move["token"], chance)
        case _:
            return stay(state, seat, chance)


def act_late(state: State, seat: int, chance: Chance) -> list[Event]:
    """Specialties that may be used are not (S-27)."""
    return stay(state, seat, chance)


def trade(state: State, seat: int, cards: list[int], chance: Chance) -> list[Event]:
    """The Spice Trader discards some cards and draws as many; the others see how many (S-38)."""
    state.players[seat].used = True
    events = [view.traded(seat, sorted(cards))]
    discard(state, seat, cards)
    draw(state, seat, len(cards), "trade", chance, events)
    return events


def exchange(state: State, seat: int, token: Token, chance: Chance) -> list[Event]:
    """The token goes back among the unplayed ones, and this one lies there instead."""
    play = state.players[seat].plays[-1]
    play.instead_of, play.token = play.token, token
    return [view.exchanged(seat, token, play.instead_of), *resolve(state, chance)]


def stay(state: State, seat: int, chance: Chance) -> list[Event]:
    """The token stays as it is."""
    return [Event("stayed", seat), *resolve(state, chance)]


def resolve(state: State, chance: Chance) -> list[Event]:
    """Clockwise from the dishwasher, each token is done with its draws before the next one; then the turn is over (S-14)."""
    events: list[Event] = []
    for seat in state.clockwise:
        _resolve(state, seat, chance, events)
    if state.turn == TURNS:
        return [*events, *end_round(state, chance)]
    state.phase = "plan"
    state.turn += 1
    return events


def _resolve(state: State, seat: int, chance: Chance, events: list[Event]) -> None:
    player = state.players[seat]
    play = player.plays[-1]
    if play.token == MULLIGAN:
        _mulligan(state, seat, chance, events)
    else:
        events.append(_declare(state, seat, play))
    draw(state, seat, bonus(player, play), "bonus", chance, events)


def _declare(state: State, seat: int, play: Play) -> Event:
    """The matches at this royal; a Saucier's one more comes where there is one already (S-37)."""
    made = state.made(seat, play.token)
    if play.add and made:
        play.added, state.players[seat].used = OF["saucier"]["matches"], True
    return view.declared(seat, play, made + play.added)


def _mulligan(state: State, seat: int, chance: Chance, events: list[Event]) -> None:
    """All cards that the token reaches are discarded, and as many drawn (S-15)."""
    plays = state.players[seat].plays
    reached = plays if state.options.mulligan_reach == "round" else plays[-1:]
    cards = [card for play in reached for card in play.cards]
    for play in reached:
        play.gone = True
    state.discard += cards
    events.append(view.mulliganed(seat, cards))
    draw(state, seat, len(cards), "mulligan", chance, events)


# A seat that times out plays the one card that makes the most matches at the best unplayed royal (S-27).


def late_plan(state: State, seat: int) -> Plan:
    """Best is where one card makes most matches, then the higher tip, then Queen, King, Princess; of equal cards, the lowest.

    With an empty hand the royal with the highest tip; no specialty is used.
    """
    best = {royal: _best(state, seat, royal) for royal in state.unplayed(seat) if royal != MULLIGAN}
    royal = max(best, key=lambda royal: (best[royal][0], state.royals[royal].tip))
    return Plan(royal, best[royal][1])


def _best(state: State, seat: int, royal: Royal) -> tuple[int, tuple[Card, ...]]:
    """The most matches of one card of this hand, and the card; none for an empty hand."""
    player = state.players[seat]
    made = matches_with(state.royals[royal].order, player.specialty)
    card = max(sorted(player.hand), key=made.__getitem__, default=None)
    return (0, ()) if card is None else (made[card], (card,))


# What all choose at once (G-02). A seat that times out keeps the first specialty that it was dealt, and its hand.

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


class Keeping(SimultaneousChoice[State, str]):
    kind, shape = "keep", kind("keep", specialty=OneOfValues(SPECIALTIES))
    too_late = "Too late: everyone has kept a specialty."

    def choices(self, state: State) -> Choices[str]:
        return state.keeps

    def seats(self, state: State) -> Sequence[int]:
        return range(len(state.players)) if state.phase == "specialties" else ()

    def moves(self, state: State, seat: int) -> Moves:
        return kind("keep", specialty=OneOfValues(state.players[seat].dealt))

    def read(self, move: Any) -> str:
        specialty: str = move["specialty"]
        return specialty

    def describe(self, state: State, seat: int, choice: str) -> dict[str, Any]:
        return {"specialty": choice}

    def default(self, state: State, seat: int) -> str:
        return state.players[seat].dealt[0]

    def reveal(self, state: State, choices: Mapping[int, str], chance: Chance) -> list[Event]:
        return keep(state, choices, chance)


class Opening(SimultaneousChoice[State, bool]):
    kind, shape = "open", OPEN
    too_late = "Too late: the first hands are settled."

    def choices(self, state: State) -> Choices[bool]:
        return state.openings

    def seats(self, state: State) -> Sequence[int]:
        return range(len(state.players)) if state.phase == "opening" else ()

    def over(self, state: State) -> bool:
        return state.phase not in ("specialties", "opening")

    def moves(self, state: State, seat: int) -> Moves:
        return OPEN

    def read(self, move: Any) -> bool:
        return bool(move["replace"])

    def describe(self, state: State, seat: int, choice: bool) -> dict[str, Any]:
        return {"replace": choice}

    def default(self, state: State, seat: int) -> bool:
        return False

    def reveal(self, state: State, choices: Mapping[int, bool], chance: Chance) -> list[Event]:
        return open_hands(state, choices, chance)


class Plans(SimultaneousChoice[State, Plan]):
    """Besides, the Spice Trader may trade before its first plan of a round."""

    kind, shape = "plan", ANY_PLAN
    too_late = "Too late: everyone has planned this turn."

    def choices(self, state: State) -> Choices[Plan]:
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

    def describe(self, state: State, seat: int, choice: Plan) -> dict[str, Any]:
        return view.shown_plan(choice)

    def default(self, state: State, seat: int) -> Plan:
        return late_plan(state, seat)

    def reveal(self, state: State, choices: Mapping[int, Plan], chance: Chance) -> list[Event]:
        return reveal(state, choices, chance)


SIMULTANEOUS = (Plans(), Opening(), Keeping())
"""What is chosen most often stands first, where it is looked for first."""


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


# Refusals are sentences for the player at that seat, and reveal nothing that others hide.


def not_now(state: State, seat: int) -> NotNow:
    """Return the refusal for a seat that may do nothing now."""
    if state.phase == "over":
        return PhaseOver("This game is over.")
    if state.phase == "exchange":
        return NotYourTurn("The Understudy can swap its token now. Everyone else waits.")
    return PhaseOver("You’ve chosen. Waiting for the others.")


def illegal(state: State, seat: int, move: Any, moves: Moves) -> str:
    """Return the sentence that refuses a move which is not legal."""
    player = state.players[seat]
    match state.phase:
        case "specialties":
            return f"Keep one of your specialties: {' or '.join(player.dealt)}."
        case "opening":
            return "Keep your hand, or replace all of it."
        case "exchange":
            return "Exchange your token for one that you have not played, or stay with it."
        case _:
            return f"Play one of your tokens ({', '.join(state.unplayed(seat))}) with {_hand(player.hand)}."


def _hand(hand: list[Card]) -> str:
    if not hand:
        return "no cards, as you have none"
    cards = [f"{card} {'-'.join(ICONS[card])}" for card in sorted(hand)]
    return f"one to three cards of your hand: {', '.join(cards)}"
