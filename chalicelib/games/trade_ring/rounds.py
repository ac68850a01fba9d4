"""Options, the deal, the end of a turn, the end of the game, and the result (T-01, T-07 to T-11, T-14, T-30 to T-35)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chalicelib.errors import BadOptions
from chalicelib.fairness import Chance
from chalicelib.games.interface import Event
from chalicelib.games.options import GameOptions, switch
from chalicelib.games.places import places
from chalicelib.games.trade_ring import view
from chalicelib.games.trade_ring.cards import (
    CHIPS,
    DECK,
    HAND,
    HIGH_RISK,
    LEAST_PLAYERS,
    MOST_PLAYERS,
    MOST_WITH_HIGH_RISK,
    worth,
    worth_text,
)
from chalicelib.games.trade_ring.state import End, Options, Player, State

OPTIONS = {
    "secret_offers": "The auctioneer picks an offer face-down; only a Mulligan shows them all. Not together with open hands.",
    "high_risk": f"{HIGH_RISK} cards leave the deck at the start and stay unknown. {MOST_WITH_HIGH_RISK} players at most.",
    "open_hands": "Everybody sees all hands; offers stay hidden until all are in. Not together with secret offers.",
    "chips": f"Each has {CHIPS} chips to sweeten auctions and offers; the winner takes the pot.",
}


class RingOptions(GameOptions):
    def check(self, settled: Mapping[str, Any], seats: int) -> None:
        if settled["high_risk"] and seats > MOST_WITH_HIGH_RISK:
            at_most = f"It is for {MOST_WITH_HIGH_RISK} at most."
            raise BadOptions(f"high_risk can’t be combined with {seats} seats: too few cards would be left. {at_most}")


GAME_OPTIONS = RingOptions(
    "The Trading Ring",
    (LEAST_PLAYERS, MOST_PLAYERS),
    {name: switch(meaning) for name, meaning in OPTIONS.items()},
    exclusive=[("secret_offers", "open_hands", "with all hands open no offer stays secret")],
)


def deal(requested: Mapping[str, Any], seats: int, chance: Chance, chips: list[int] | None) -> State:
    """Return the state before the first turn. `chips` are those of each seat from the previous game, or None.

    Hands are dealt seat by seat from the end of the shuffled deck; then cards are set aside with high risk.
    """
    options, deck = Options(**requested), chance.shuffle("deal", DECK)
    start = chance.number("start", seats)
    hands = [[deck.pop() for _ in range(HAND)] for _ in range(seats)]
    aside = [deck.pop() for _ in range(HIGH_RISK)] if options.high_risk else []
    own = chips or [CHIPS if options.chips else 0] * seats
    players = [Player(hand, count) for hand, count in zip(hands, own, strict=True)]
    state = State(options, players, deck, start, aside)
    if len(deck) < seats:
        close(state, "deck")
    return state


def end_turn(state: State, skipped: bool = False) -> list[Event]:
    """End the turn. The game ends, or the next seat clockwise becomes the auctioneer; without chips it folds at once (T-34)."""
    events: list[Event] = []
    while True:
        end = _end_of_game(state, skipped and not events)
        if end:
            return [*events, *close(state, end)]
        state.phase, state.auctioneer = "turn", state.next_seat
        state.turn += 1
        player = state.players[state.auctioneer]
        if player.chips or not state.options.chips:
            _drop_impossible_plan(state)
            return events
        player.active, state.planned = False, None
        events.append(Event("folded", state.auctioneer, {"turn": state.turn, "forced": True}))


def _drop_impossible_plan(state: State) -> None:
    """Drop the new auctioneer's announced auction if it does not have the card or the chips (T-15)."""
    plan, player = state.planned, state.players[state.auctioneer]
    if plan and (plan.card not in player.hand or plan.chips > player.chips):
        state.planned = None


def close(state: State, end: End) -> list[Event]:
    """End the game: show all hands and give the pot to the winner. Except after a fold, also show the rest of the deck."""
    state.phase, state.end, state.planned = "over", end, None
    if end == "fold":
        for player in state.players:
            player.active = False
    else:
        state.left, state.deck = state.deck[::-1], []
        state.discard += state.left
    state.players[state.winner].chips += state.pot
    return [view.ended(state)]


def result(state: State) -> dict[str, Any] | None:
    """Return None while playing, then the places; there are no ties (T-09). `score` describes the hand: "Low Straight, 6♦"."""
    if state.phase != "over":
        return None
    worths = [worth(player.hand) for player in state.players]
    return {
        "places": places(worths, scores=[worth_text(own) for own in worths]),
        "end": state.end,
        "pot": state.pot if state.options.chips else None,
        "chips": [player.chips for player in state.players] if state.options.chips else None,
    }


def carry(state: State) -> list[int] | None:
    """Return each seat's chips for a rematch; None if all players get new chips, as one has none left (T-35)."""
    chips = [player.chips for player in state.players]
    return chips if state.phase == "over" and state.options.chips and all(chips) else None


def progress(state: State) -> tuple[int, int]:
    """Return the number of the turn and the maximum number of turns (T-10)."""
    return state.turn, state.most_turns


def _end_of_game(state: State, skipped: bool) -> End | None:
    """Return why the game ends after this turn, or None. A fold lowers the limit of skips, but only a skip can reach it."""
    if len(state.active) < 2:
        return "fold"
    if skipped and state.skips >= state.most_skips:
        return "skips"
    return "turns" if state.turn >= state.most_turns else None
