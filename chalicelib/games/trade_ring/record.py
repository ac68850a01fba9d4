"""The record of a finished game, with all that is needed to score it by hand (docs/records.md)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from chalicelib.games.interface import Event, Step
from chalicelib.games.trade_ring.cards import NAMES, TYPES, Card, lay_out, names, type_of
from chalicelib.games.trade_ring.state import State

Turn = dict[str, Any]
Hidden = dict[int, dict[str, Any]]


def record(state: State, steps: Iterable[Step]) -> dict[str, Any]:
    """Return all turns, with secret offers shown, and the hands at the beginning and at the end."""
    turns: list[Turn] = []
    offers: Hidden = {}
    for step in steps:
        for event in step.events:
            _note(turns, offers, event)
    laid = [lay_out(player.hand) for player in state.players]
    return {
        "dealt": [names(sorted(hand, reverse=True)) for hand in _dealt(state, turns)],
        "turns": turns,
        "end": state.end,
        "left": names(state.left),
        "hands": [names([*each.value, *each.rest]) for each in laid],
        "types": [TYPES[type_of(each.worth)] for each in laid],
        "pot": state.pot if state.options.chips else None,
        "chips": [player.chips for player in state.players] if state.options.chips else None,
        "winner": state.winner,
    }


def _note(turns: list[Turn], offers: Hidden, event: Event) -> None:
    """Add one event. Offers can be changed until all are in, so the last private `chose` event of a seat has its offer."""
    data, seat = event.shown, event.seat
    if seat is None:
        return
    if event.kind in ("skipped", "folded"):
        turns.append(_blank(seat, "skip" if event.kind == "skipped" else "fold"))
    elif event.kind == "auctioned":
        offers.clear()
        turns.append(_blank(seat, "auction", **_named(data)))
    elif event.kind == "chose":
        offers[seat] = dict(event.private[seat])
    elif event.kind in ("swapped", "mulliganed"):
        turns[-1]["offers"] = {str(owner): _named(offers[owner]) for owner in sorted(offers)}
        turns[-1]["taken"] = data.get("with")
    elif event.kind == "drew":
        turns[-1]["drawn"][str(seat)] = NAMES[event.seen_by(seat)["card"]]


def _blank(seat: int, kind: str, card: str | None = None, chips: int | None = None) -> Turn:
    return {"seat": seat, "kind": kind, "card": card, "chips": chips, "offers": {}, "taken": None, "drawn": {}}


def _named(data: Any) -> dict[str, Any]:
    return {"card": NAMES[data["card"]], "chips": data["chips"]}


def _dealt(state: State, turns: list[Turn]) -> list[set[Card]]:
    """Return the hands at the beginning, by undoing every trade from the end."""
    hands = [{NAMES[card] for card in player.hand} for player in state.players]
    for turn in reversed(turns):
        if turn["kind"] != "auction":
            continue
        laid = {turn["seat"]: turn["card"], **{int(seat): offer["card"] for seat, offer in turn["offers"].items()}}
        taken = turn["taken"]
        if taken is None:
            for seat, card in laid.items():
                hands[seat] = hands[seat] - {turn["drawn"][str(seat)]} | {card}
        else:
            for seat, other in ((turn["seat"], taken), (taken, turn["seat"])):
                hands[seat] = hands[seat] - {laid[other]} | {laid[seat]}
    return [{NAMES.index(name) for name in hand} for hand in hands]
