"""A turn, once all have planned it: the reveal, the Understudy's exchange, and what follows seat by seat (S-13 to S-18).

reveal ──▶ [exchange, or stay, by the Understudy] ──▶ each seat's token ──▶ the next turn, or the end of the round
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chalicelib.fairness import Chance
from chalicelib.games.interface import Event
from chalicelib.games.moves import Moves, OneOf, OneOfValues, kind
from chalicelib.games.stew import shown
from chalicelib.games.stew.cards import MULLIGAN, OF, TURNS, Token
from chalicelib.games.stew.deck import discard, draw
from chalicelib.games.stew.rounds import end_round
from chalicelib.games.stew.specialties import bonus
from chalicelib.games.stew.state import Plan, Play, State

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
    told = shown.revealed(state, [player.plays[-1] for player in state.players], asked)
    if asked is None:
        return [told, *resolve(state, chance)]
    state.phase = "exchange"
    return [told]


def in_turn(state: State) -> tuple[int, ...]:
    """The Understudy, while it may exchange its token: it alone says so in its plan."""
    understudy = state.who("understudy") if state.phase == "exchange" else None
    return () if understudy is None else (understudy,)


def moves(state: State, seat: int) -> Moves | None:
    """To exchange the token for another kind, or not."""
    if seat not in in_turn(state):
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
    events = [shown.traded(seat, sorted(cards))]
    discard(state, seat, cards)
    draw(state, seat, len(cards), "trade", chance, events)
    return events


def exchange(state: State, seat: int, token: Token, chance: Chance) -> list[Event]:
    """The token goes back among the unplayed ones, and this one lies there instead."""
    play = state.players[seat].plays[-1]
    play.instead_of, play.token = play.token, token
    return [shown.exchanged(seat, token, play.instead_of), *resolve(state, chance)]


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
    return shown.declared(seat, play, made + play.added)


def _mulligan(state: State, seat: int, chance: Chance, events: list[Event]) -> None:
    """All cards that the token reaches are discarded, and as many drawn (S-15)."""
    plays = state.players[seat].plays
    reached = plays if state.options.mulligan_reach == "round" else plays[-1:]
    cards = [card for play in reached for card in play.cards]
    for play in reached:
        play.gone = True
    state.discard += cards
    events.append(shown.mulliganed(seat, cards))
    draw(state, seat, len(cards), "mulligan", chance, events)
