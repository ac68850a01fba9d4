"""A turn (S-13 to S-18): the simultaneous choices, the reveal, the exchange, the draws, time-outs, refusals.

    all plan ──▶ reveal ──▶ [the Understudy exchanges or stays] ──▶ each seat's token ──▶ the next turn, or the end of the round

Also the choices before the first turn: a specialty (S-30), and whether to replace the first hand (S-10).
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
    """Show all plans in one step. If the Understudy asked for an exchange, wait for it; otherwise resolve the turn (S-40).

    Asking uses up the specialty. Bots are not asked.
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
    """Return the moves of the Understudy: exchange the token for another kind, or stay (S-40)."""
    if seat != state.asked:
        return None
    return OneOf((kind("exchange", token=OneOfValues(exchangeable_tokens(state, seat))), STAY))


def exchangeable_tokens(state: State, seat: int) -> tuple[Token, ...]:
    """Return the kinds of unplayed tokens, except for that of the token just played."""
    token = state.players[seat].plays[-1].token
    return tuple([other for other in state.unplayed(seat) if other != token])


def act(state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
    """Make a legal move that is not a hidden choice."""
    match move["kind"]:
        case "trade":
            return trade(state, seat, move["cards"], chance)
        case "exchange":
            return exchange(state, seat, move["token"], chance)
        case _:
            return stay(state, seat, chance)


def act_late(state: State, seat: int, chance: Chance) -> list[Event]:
    """Stay with the token: a time-out uses no specialty (S-27)."""
    return stay(state, seat, chance)


def trade(state: State, seat: int, cards: list[int], chance: Chance) -> list[Event]:
    """Discard some cards of the Spice Trader and draw as many. The others see how many (S-38)."""
    state.players[seat].used = True
    events = [view.traded(seat, sorted(cards))]
    discard(state, seat, cards)
    draw(state, seat, len(cards), "trade", chance, events)
    return events


def exchange(state: State, seat: int, token: Token, chance: Chance) -> list[Event]:
    """Exchange the Understudy's token for this one (S-40)."""
    play = state.players[seat].plays[-1]
    play.instead_of, play.token = play.token, token
    return [view.exchanged(seat, token, play.instead_of), *resolve(state, chance)]


def stay(state: State, seat: int, chance: Chance) -> list[Event]:
    """Leave the Understudy's token as it is."""
    return [Event("stayed", seat), *resolve(state, chance)]


def resolve(state: State, chance: Chance) -> list[Event]:
    """Resolve each seat's token and its draws, clockwise from the dishwasher; then end the turn (S-14)."""
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
    """Return the event of a seat's matches at a royal. A Saucier adds a match if there is one already (S-37)."""
    made = state.made(seat, play.token)
    if play.add and made:
        play.added, state.players[seat].used = OF["saucier"]["matches"], True
    return view.declared(seat, play, made + play.added)


def _mulligan(state: State, seat: int, chance: Chance, events: list[Event]) -> None:
    """Discard all cards that the mulligan token reaches, and draw as many (S-15)."""
    plays = state.players[seat].plays
    reached = plays if state.options.mulligan_reach == "round" else plays[-1:]
    cards = [card for play in reached for card in play.cards]
    for play in reached:
        play.gone = True
    state.discard += cards
    events.append(view.mulliganed(seat, cards))
    draw(state, seat, len(cards), "mulligan", chance, events)


# A seat that times out plays the card with the most matches at the best unplayed royal (S-27).


def default_plan(state: State, seat: int) -> Plan:
    """Return the plan for a seat that timed out.

    The best royal is the one where one card makes the most matches, then the one with the higher tip, then in the order Queen,
    King, Princess. Of equal cards the lowest is played. With an empty hand only the tips count. No specialty is used.
    """
    best = {royal: _best_card(state, seat, royal) for royal in state.unplayed(seat) if royal != MULLIGAN}
    royal = max(best, key=lambda royal: (best[royal][0], state.royals[royal].tip))
    return Plan(royal, best[royal][1])


def _best_card(state: State, seat: int, royal: Royal) -> tuple[int, tuple[Card, ...]]:
    """Return the most matches of one card of the hand, and that card; no card for an empty hand."""
    player = state.players[seat]
    made = matches_with(state.royals[royal].order, player.specialty)
    card = max(sorted(player.hand), key=made.__getitem__, default=None)
    return (0, ()) if card is None else (made[card], (card,))


# The simultaneous choices (G-02). A seat that times out keeps the first specialty that it was dealt, and its hand.

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
    """The choice of a specialty (S-30)."""

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
    """The choice whether to replace the first hand (S-10)."""

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
    """The choice of a token and cards in each turn. The Spice Trader may also trade before its first plan of a round."""

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
        return default_plan(state, seat)

    def reveal(self, state: State, choices: Mapping[int, Plan], chance: Chance) -> list[Event]:
        return reveal(state, choices, chance)


SIMULTANEOUS = (Plans(), Opening(), Keeping())
"""All simultaneous choices. The most frequent one is first, as they are searched in this order."""


def _plans(player: Player, tokens: tuple[Token, ...]) -> Moves:
    """Return the plans of a player: an unplayed token with one to three cards of the hand, or none if it is empty."""
    cards = _cards(player, CARDS_A_TURN) if player.hand else NO_CARDS
    if player.used or player.specialty not in ("saucier", "understudy"):
        return Object({"kind": PLAN, "token": _one_of(tokens), "cards": cards})
    if player.specialty == "understudy":
        return _with_flag({"kind": PLAN, "token": _one_of(tokens), "cards": cards}, "ask")
    return _saucier_plans(cards, tokens)


def _saucier_plans(cards: Moves, tokens: tuple[Token, ...]) -> Moves:
    """Return the plans of a Saucier, who cannot add a match to the mulligan token (S-37)."""
    to_royals = tuple([token for token in tokens if token != MULLIGAN])
    plans = _with_flag({"kind": PLAN, "token": _one_of(to_royals), "cards": cards}, "add")
    if MULLIGAN not in tokens:
        return plans
    return OneOf((plans, Object({"kind": PLAN, "token": _one_of((MULLIGAN,)), "cards": cards})))


def _with_flag(members: dict[str, Moves], name: str) -> Object:
    """Return an object with these members and an optional Boolean."""
    return Object({**members, name: YES_OR_NO}, optional=frozenset({name}))


def _trade(player: Player) -> Moves:
    return kind("trade", cards=_cards(player, OF["spice-trader"]["cards"]))


def _cards(player: Player, most: int) -> Moves:
    """Return the lists of one to `most` cards of the hand."""
    return ListOf(OneOfValues(tuple(sorted(player.hand))), 1, most, unique=True)


@cache
def _one_of(tokens: tuple[Token, ...]) -> Moves:
    return OneOfValues(tokens)


# Refusals are sentences for the player at that seat. They reveal nothing that others hide.


def not_now(state: State, seat: int) -> NotNow:
    """Return the refusal for a seat that may do nothing now."""
    if state.phase == "over":
        return PhaseOver("This game is over.")
    if state.phase == "exchange":
        return NotYourTurn("The Understudy can swap its token now. Everyone else waits.")
    return PhaseOver("You’ve chosen. Waiting for the others.")


def illegal(state: State, seat: int, move: Any, moves: Moves) -> str:
    """Return the sentence that refuses an illegal move."""
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
