"""How a turn passes on and a game ends (T-07, T-08, T-10, T-34), and how it stands then (T-14, T-35)."""

from __future__ import annotations

from typing import Any

from chalicelib.games.interface import Event
from chalicelib.games.places import places
from chalicelib.games.trade_ring import shown
from chalicelib.games.trade_ring.hands import told, worth
from chalicelib.games.trade_ring.state import End, State


def pass_on(state: State, skipped: bool = False) -> list[Event]:
    """The turn is over: the game ends, or the next one clockwise is the auctioneer, who folds at once without chips."""
    events: list[Event] = []
    while True:
        end = _ending(state, skipped and not events)
        if end:
            return [*events, *close(state, end)]
        state.phase, state.auctioneer = "turn", state.next_seat
        state.turn += 1
        player = state.players[state.auctioneer]
        if player.chips or not state.options.chips:
            _keep_or_drop_plan(state)
            return events
        player.active, state.planned = False, None
        events.append(Event("folded", state.auctioneer, {"turn": state.turn, "forced": True}))


def _keep_or_drop_plan(state: State) -> None:
    """What the new auctioneer said it would auction counts only if the card is in its hand and the chips are there (T-15)."""
    plan, player = state.planned, state.players[state.auctioneer]
    if plan and (plan.card not in player.hand or plan.chips > player.chips):
        state.planned = None


def close(state: State, end: End) -> list[Event]:
    """The game is over: hands are shown, the pot goes to the winner; but after a fold what is left of the deck is shown too."""
    state.phase, state.end, state.planned = "over", end, None
    if end == "fold":
        for player in state.players:
            player.active = False
    else:
        state.left, state.deck = state.deck[::-1], []
        state.discard += state.left
    state.players[winner(state)].chips += state.pot
    return [shown.ended(state)]


def winner(state: State) -> int:
    """Who holds the best hand, folded or not (T-14)."""
    worths = [worth(player.hand) for player in state.players]
    return worths.index(max(worths))


def result(state: State) -> dict[str, Any] | None:
    """None while playing. Nobody ever ties (T-09). `score` tells the hand: "Low Straight, 6♦"."""
    if state.phase != "over":
        return None
    worths = [worth(player.hand) for player in state.players]
    return {
        "places": places(worths, scores=[told(own) for own in worths]),
        "end": state.end,
        "pot": state.pot if state.options.chips else None,
        "chips": [player.chips for player in state.players] if state.options.chips else None,
    }


def carry(state: State) -> list[int] | None:
    """The chips that a rematch of the finished game begins with; None for new ones all round, as somebody has none (T-35)."""
    chips = [player.chips for player in state.players]
    return chips if state.phase == "over" and state.options.chips and all(chips) else None


def progress(state: State) -> tuple[int, int]:
    """The turn, of the most that there can be (T-10)."""
    return state.turn, state.most_turns


def _ending(state: State, skipped: bool) -> End | None:
    """Why the game ends with this turn, if it does. Only a skip ends it by skips: a fold lowers what it takes, and no more."""
    if len(state.active) < 2:
        return "fold"
    if skipped and state.skips >= state.most_skips:
        return "skips"
    return "turns" if state.turn >= state.most_turns else None
