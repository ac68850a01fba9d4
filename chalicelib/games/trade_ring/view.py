"""Events and views as JSON, built up field by field. A field of the state that is not listed here stays hidden (T-13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chalicelib.games.interface import Event
from chalicelib.games.trade_ring.cards import TYPES, Card, Laid, compare, lay_out, top_of, type_of
from chalicelib.games.trade_ring.state import LastTurn, Player, Slot, State, known_cards


def shown_value(laid: Laid) -> dict[str, Any]:
    """Return the value of a hand: its type, and the best card and all cards of its value hand."""
    return {"type": TYPES[type_of(laid.worth)], "top": top_of(laid.worth), "cards": [*laid.value]}


def shown_slot(state: State, slot: Slot) -> dict[str, Any]:
    """Return a card on the ring with its chips; null in games without chips."""
    return _card_and_chips(state, slot.card, slot.chips)


def shown_stake(state: State, slot: Slot) -> dict[str, Any]:
    """Return a card with its chips as moves have them; no member `chips` in games without chips."""
    return {"card": slot.card, "chips": slot.chips} if state.options.chips else {"card": slot.card}


def offered(state: State) -> Event:
    """Return the event of all offers, seat by seat. Of secret offers each seat sees only its own card (T-30)."""
    secret = state.options.secret_offers
    slots = {seat: slot for seat in state.offerers if (slot := state.players[seat].slot)}

    def offers_for(viewer: int | None) -> list[dict[str, Any]]:
        return [
            {"seat": seat, **_card_and_chips(state, None if secret and seat != viewer else slot.card, slot.chips)}
            for seat, slot in slots.items()
        ]

    return Event(
        "offered", None, {"offers": offers_for(None)}, {seat: {"offers": offers_for(seat)} for seat in slots} if secret else {}
    )


def swapped(state: State, owner: int) -> Event:
    """Return the event of a swap, before it is made. The card of a secret offer is shown to its two owners only (T-13)."""
    mine, theirs = state.players[state.auctioneer].slot, state.players[owner].slot
    assert mine is not None
    assert theirs is not None
    given, taken = _card_and_chips(state, mine.card, mine.chips), _card_and_chips(state, theirs.card, theirs.chips)
    data = {"turn": state.turn, "with": owner, "given": given}
    if not state.options.secret_offers:
        return Event("swapped", state.auctioneer, {**data, "taken": taken})
    hidden = _card_and_chips(state, None, theirs.chips)
    return Event(
        "swapped",
        state.auctioneer,
        {**data, "taken": hidden},
        {state.auctioneer: {"taken": taken}, owner: {"taken": taken}},
    )


def mulliganed(state: State, slots: Mapping[int, Slot]) -> Event:
    """Return the event of a Mulligan: all discarded cards, even secret offers, clockwise from the auctioneer, and the pot."""
    cards = [{"seat": seat, **_card_and_chips(state, slot.card, slot.chips)} for seat, slot in slots.items()]
    pot = state.pot if state.options.chips else None
    return Event("mulliganed", state.auctioneer, {"turn": state.turn, "cards": cards, "pot": pot})


def drew(state: State, seat: int, card: Card) -> Event:
    """Return the event of a card drawn from the deck. Only its owner sees it, or everybody with open hands."""
    if state.options.open_hands:
        return Event("drew", seat, {"card": card})
    return Event("drew", seat, {"card": None}, {seat: {"card": card}})


def ended(state: State) -> Event:
    """Return the event of the end: all hands, and the rest of the deck if it is shown."""
    laid = [lay_out(player.hand) for player in state.players]
    return Event(
        "ended",
        None,
        {
            "end": state.end,
            "left": [*state.left],
            "hands": [[*each.value, *each.rest] for each in laid],
            "values": [shown_value(each) for each in laid],
            "pot": state.pot if state.options.chips else None,
            "chips": [player.chips for player in state.players] if state.options.chips else None,
        },
    )


def _card_and_chips(state: State, card: Card | None, chips: int) -> dict[str, Any]:
    return {"card": card, "chips": chips if state.options.chips else None}


View = dict[str, Any]


def view(state: State, seat: int | None, everything: bool = False) -> View:
    """Return the view of this seat (None: a spectator). `everything` adds hidden hands, offers and cards.

    Hands are sorted with their value hand first. Until all offers are in, the view does not show who has made one.
    """
    over = state.phase == "over"
    return {
        "phase": state.phase,
        "turn": state.turn,
        "turns_left": 0 if over else state.most_turns - state.turn + 1,
        "skips_left": 0 if over else max(state.most_skips - state.skips, 1),
        "auctioneer": None if over else state.auctioneer,
        "deck": len(state.deck),
        "deck_cards": state.deck[::-1] if everything else None,
        "aside": len(state.aside),
        "aside_cards": [*state.aside] if everything else None,
        "discard": [*state.discard],
        "pot": state.pot if state.options.chips else None,
        "players": [_player(state, number, seat, everything) for number in range(len(state.players))],
        "own": None if seat is None else _own(state, seat),
        "lately": state.lately and _lately(state, state.lately, seat, everything),
        "end": state.end,
        "left": [*state.left] if over else None,
        "winner": state.winner if over else None,
    }


def _player(state: State, seat: int, viewer: int | None, everything: bool) -> View:
    """Return one seat. `known` are the cards that the viewer knows of a hidden hand."""
    player = state.players[seat]
    open_ = everything or state.options.open_hands or state.phase == "over"
    laid = lay_out(player.hand) if open_ else None
    return {
        "seat": seat,
        "active": player.active,
        "cards": len(player.hand),
        "hand": laid and [*laid.value, *laid.rest],
        "value": laid and shown_value(laid),
        "known": [] if open_ or seat == viewer else known_cards(state, seat, viewer),
        "chips": player.chips if state.options.chips else None,
        "slot": _slot(state, seat, viewer, everything),
        "offer": _offer(state, seat) if everything else None,
    }


def _slot(state: State, seat: int, viewer: int | None, everything: bool) -> View | None:
    """Return the seat's card on the ring. Only its own player sees a secret offer (T-30)."""
    slot = state.players[seat].slot
    if slot is None:
        return None
    hidden = state.options.secret_offers and seat not in (state.auctioneer, viewer) and not everything
    return {**shown_slot(state, slot), "card": None if hidden else slot.card}


def _own(state: State, seat: int) -> View:
    player = state.players[seat]
    laid = lay_out(player.hand)
    return {
        "hand": [*laid.value, *laid.rest],
        "value": shown_value(laid),
        "drawn": player.drawn,
        "offer": _offer(state, seat),
        **_next(state, seat),
        "changes_left": state.offers.changes_left(seat) if state.phase == "offers" and seat in state.offerers else None,
        "previews": _previews(state, seat, player, laid.worth),
    }


def _offer(state: State, seat: int) -> View | None:
    """Return the seat's hidden offer, or None."""
    offer = state.offers.made.get(seat)
    return None if offer is None else shown_slot(state, offer)


def _next(state: State, seat: int) -> View:
    """Return the seat's announced auction, which only the seat itself sees until its turn (T-15)."""
    offer = state.offers.made.get(seat)
    plan = offer.next if offer else state.planned if state.phase == "choice" and seat == state.next_seat else None
    return {"next": shown_stake(state, plan)} if plan else {}


def _previews(state: State, seat: int, player: Player, worth: int) -> list[View]:
    """Return what the hand would be: without each card, with the auctioned card in place of each, or with each open offer."""
    if state.phase == "turn" and seat == state.auctioneer:
        return [_preview(None, card, _without(player.hand, card), worth) for card in sorted(player.hand)]
    auctioned = state.players[state.auctioneer].slot
    if state.phase == "offers" and auctioned and seat in state.offerers:
        return [_preview(None, card, [*_without(player.hand, card), auctioned.card], worth) for card in sorted(player.hand)]
    if state.phase == "choice" and seat == state.auctioneer and not state.options.secret_offers:
        slots = {owner: slot for owner in state.offerers if (slot := state.players[owner].slot)}
        return [_preview(owner, slot.card, [*player.hand, slot.card], worth) for owner, slot in slots.items()]
    return []


def _preview(seat: int | None, card: Card, hand: list[Card], worth: int) -> View:
    """Return the value of a hand after this card was removed, or came from this seat, compared with the current `worth`."""
    laid = lay_out(hand)
    return {"seat": seat, "card": card, "value": shown_value(laid), "change": compare(worth, laid.worth)}


def _without(hand: list[Card], card: Card) -> list[Card]:
    return [other for other in hand if other != card]


def _lately(state: State, lately: LastTurn, viewer: int | None, everything: bool) -> View:
    """Return the last turn. The card taken in a secret swap is shown to its two owners only."""
    parties = everything or not state.options.secret_offers or lately.way != "swap" or viewer in (lately.seat, lately.taken)
    return {
        "turn": lately.turn,
        "seat": lately.seat,
        "way": lately.way,
        "auctioned": lately.auctioned and shown_slot(state, lately.auctioned),
        "offers": [
            {"seat": seat, "card": card if parties else None, "chips": chips if state.options.chips else None}
            for seat, card, chips in lately.offers
        ],
        "taken": lately.taken,
    }
