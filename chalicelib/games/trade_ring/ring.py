"""The ring: an auction, the offers for it, and how it ends (T-02 to T-05, T-30, T-33).

Checks have been made: these functions trust their caller and change the state in place.
"""

from __future__ import annotations

from collections.abc import Mapping

from chalicelib.games.interface import Event
from chalicelib.games.trade_ring import known, shown
from chalicelib.games.trade_ring.cards import Card
from chalicelib.games.trade_ring.ending import close, pass_on
from chalicelib.games.trade_ring.state import Lately, Offer, Slot, State, Way


def skip(state: State) -> list[Event]:
    """The auctioneer lets the turn go by."""
    state.skips += 1
    skipped = Event("skipped", state.auctioneer, {"turn": state.turn})
    _remember(state, "skip")
    return [skipped, *pass_on(state, skipped=True)]


def fold(state: State) -> list[Event]:
    """The auctioneer is out of the game from now on, the hand frozen (T-06)."""
    state.players[state.auctioneer].active = False
    folded = Event("folded", state.auctioneer, {"turn": state.turn, "forced": False})
    _remember(state, "fold")
    return [folded, *pass_on(state)]


def auction(state: State, card: Card, chips: int) -> list[Event]:
    """A card of the auctioneer's hand goes face-up on the ring, with chips where they are played."""
    player = state.players[state.auctioneer]
    player.hand.remove(card)
    player.chips -= chips
    player.slot = Slot(card, chips)
    known.shows(player, card)
    state.phase, state.skips = "offers", 0
    return [Event("auctioned", state.auctioneer, {"turn": state.turn, **shown.slot(state, player.slot)})]


def lay(state: State, offers: Mapping[int, Offer]) -> Event:
    """All offers go on the ring in one step: face-up, or face-down where they are secret; their chips are open in any case."""
    for seat, offer in offers.items():
        player = state.players[seat]
        player.slot = Slot(offer.card, offer.chips)
        player.hand.remove(offer.card)
        player.chips -= offer.chips
        if not state.options.secret_offers:
            known.shows(player, offer.card)
    state.phase, state.planned = "choice", offers[state.next_seat].next
    return shown.offered(state)


def swap(state: State, owner: int) -> list[Event]:
    """The auctioneer takes this seat's offer, and it the auctioned card, each with its chips; all others take theirs back."""
    swapped = shown.swapped(state, owner)
    taker = state.auctioneer
    _remember(state, "swap", owner)
    slots = {seat: _lift(state, seat) for seat in state.active}
    if state.options.secret_offers:
        known.takes_secretly(state, owner, taker, slots[owner].card)
    slots[taker], slots[owner] = slots[owner], slots[taker]
    for seat, slot in slots.items():
        state.players[seat].hand.append(slot.card)
        state.players[seat].chips += slot.chips
        if seat == owner or not state.options.secret_offers:
            known.takes_openly(state, seat, slot.card)
    return [swapped, *pass_on(state)]


def mulligan(state: State) -> list[Event]:
    """The ring's cards are discarded for good, its chips go to the pot, and all draw, clockwise from the auctioneer (T-05)."""
    _remember(state, "mulligan")
    around = state.clockwise()
    slots = {seat: _lift(state, seat) for seat in around}
    for seat, slot in slots.items():
        known.shows(state.players[seat], slot.card)
        state.discard.append(slot.card)
        state.pot += slot.chips
    events = [shown.mulliganed(state, slots), *[_draw(state, seat) for seat in around]]
    if len(state.deck) < len(around):
        return [*events, *close(state, "deck")]
    return [*events, *pass_on(state)]


def _draw(state: State, seat: int) -> Event:
    player = state.players[seat]
    card = player.drawn = state.deck.pop()
    player.hand.append(card)
    return shown.drew(state, seat, card)


def _lift(state: State, seat: int) -> Slot:
    """What lies before the seat, which is empty then."""
    slot = state.players[seat].slot
    assert slot is not None
    state.players[seat].slot = None
    return slot


def _remember(state: State, way: Way, taken: int | None = None) -> None:
    """Keeps this turn for those who come late, before the ring is cleared."""
    secret = way == "swap" and state.options.secret_offers
    offers: list[tuple[int, Card | None, int]] = []
    for seat in state.offerers:
        slot = state.players[seat].slot
        if slot:
            offers.append((seat, None if secret and seat != taken else slot.card, slot.chips))
    for player in state.players:
        player.drawn = None
    state.lately = Lately(state.turn, state.auctioneer, way, state.players[state.auctioneer].slot, offers, taken)
