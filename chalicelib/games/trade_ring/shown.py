"""Hands, slots and events as they are shown, JSON-ready."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chalicelib.games.interface import Event
from chalicelib.games.trade_ring.cards import TYPES, Card
from chalicelib.games.trade_ring.hands import Laid, lay, top_of, type_of
from chalicelib.games.trade_ring.state import Slot, State


def value(laid: Laid) -> dict[str, Any]:
    """What a hand is: its type, the best card of its value hand, and that hand's cards."""
    return {"type": TYPES[type_of(laid.worth)], "top": top_of(laid.worth), "cards": [*laid.value]}


def slot(state: State, slot: Slot) -> dict[str, Any]:
    """A card on the ring and its chips; null where none are played."""
    return _lies(state, slot.card, slot.chips)


def stake(state: State, slot: Slot) -> dict[str, Any]:
    """A card and its chips as moves name them; without chips where none are played."""
    return {"card": slot.card, "chips": slot.chips} if state.options.chips else {"card": slot.card}


def offered(state: State) -> Event:
    """All offers, seat by seat; secret ones without their cards, but for each seat's own (T-30)."""
    secret = state.options.secret_offers
    slots = {seat: slot for seat in state.offerers if (slot := state.players[seat].slot)}

    def told(viewer: int | None) -> list[dict[str, Any]]:
        return [
            {"seat": seat, **_lies(state, None if secret and seat != viewer else slot.card, slot.chips)}
            for seat, slot in slots.items()
        ]

    return Event("offered", None, {"offers": told(None)}, {seat: {"offers": told(seat)} for seat in slots} if secret else {})


def swapped(state: State, owner: int) -> Event:
    """A swap before it is made: whose offer goes for the auctioned card. A secret one's card only its two owners see (T-13)."""
    mine, theirs = state.players[state.auctioneer].slot, state.players[owner].slot
    assert mine is not None
    assert theirs is not None
    given, taken = _lies(state, mine.card, mine.chips), _lies(state, theirs.card, theirs.chips)
    told = {"turn": state.turn, "with": owner, "given": given}
    if not state.options.secret_offers:
        return Event("swapped", state.auctioneer, {**told, "taken": taken})
    hidden = _lies(state, None, theirs.chips)
    return Event(
        "swapped",
        state.auctioneer,
        {**told, "taken": hidden},
        {state.auctioneer: {"taken": taken}, owner: {"taken": taken}},
    )


def mulliganed(state: State, slots: Mapping[int, Slot]) -> Event:
    """What went from the ring to the discard pile, clockwise from the auctioneer, secret offers too; and what the pot holds."""
    cards = [{"seat": seat, **_lies(state, slot.card, slot.chips)} for seat, slot in slots.items()]
    pot = state.pot if state.options.chips else None
    return Event("mulliganed", state.auctioneer, {"turn": state.turn, "cards": cards, "pot": pot})


def drew(state: State, seat: int, card: Card) -> Event:
    """A card from the deck, for its owner's eyes, or for all with open hands."""
    if state.options.open_hands:
        return Event("drew", seat, {"card": card})
    return Event("drew", seat, {"card": None}, {seat: {"card": card}})


def ended(state: State) -> Event:
    """All that comes to light at the end: the hands, and what was left of the deck where it is shown."""
    laid = [lay(player.hand) for player in state.players]
    return Event(
        "ended",
        None,
        {
            "end": state.end,
            "left": [*state.left],
            "hands": [[*each.value, *each.rest] for each in laid],
            "values": [value(each) for each in laid],
            "pot": state.pot if state.options.chips else None,
            "chips": [player.chips for player in state.players] if state.options.chips else None,
        },
    )


def _lies(state: State, card: Card | None, chips: int) -> dict[str, Any]:
    return {"card": card, "chips": chips if state.options.chips else None}
