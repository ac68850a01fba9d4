"""A turn (T-02 to T-06, T-12, T-15, T-30, T-33): legal moves, the auction, the offers, the swap or Mulligan, refusals.

    turn ──▶ skip │ fold │ auction ──▶ `Offers` ──▶ choice ──▶ swap │ mulligan ──▶ the next seat's turn

The functions that make a move expect it to be legal, and change the state in place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from chalicelib.errors import NotNow, NotYourTurn, PhaseOver
from chalicelib.fairness import Chance
from chalicelib.games.base import Choices, SimultaneousChoice
from chalicelib.games.interface import Event
from chalicelib.games.moves import Int, Moves, Object, OneOf, OneOfValues, kind
from chalicelib.games.trade_ring import view
from chalicelib.games.trade_ring.cards import DECK, Card, least_useful, symbol
from chalicelib.games.trade_ring.rounds import close, end_turn
from chalicelib.games.trade_ring.state import (
    LastTurn,
    Offer,
    Player,
    Slot,
    State,
    Way,
    mark_shown,
    mark_taken_openly,
    mark_taken_secretly,
)

SKIP, FOLD, MULLIGAN = kind("skip"), kind("fold"), kind("mulligan")


def in_turn(state: State) -> tuple[int, ...]:
    """Return the auctioneer's seat."""
    return () if state.phase == "over" else (state.auctioneer,)


def moves(state: State, seat: int) -> Moves | None:
    """Return the moves that the seat may make now; None for none."""
    phase = state.phase
    if seat != state.auctioneer or phase == "over":
        return None
    if phase == "choice":
        return OneOf((kind("swap", seat=OneOfValues(tuple(state.offerers))), MULLIGAN))
    player = state.players[seat]
    return OneOf((SKIP, FOLD, with_chips("auction", player.hand, 1, player.chips if state.options.chips else None)))


def with_chips(name: str, hand: Sequence[Card], least: int, most: int | None) -> Object:
    """Return the moves of this kind: a card of the hand, with `least` to `most` chips unless `most` is None."""
    card = OneOfValues(tuple(sorted(hand)))
    return kind(name, card=card) if most is None else kind(name, card=card, chips=Int(least, most))


def planned(state: State) -> tuple[int, Any] | None:
    """Return the auction that the auctioneer announced with its offer and that opens now (T-15), or None."""
    plan = state.planned
    if plan is None or state.phase != "turn":
        return None
    return state.auctioneer, {"kind": "auction", **view.shown_stake(state, plan)}


def act(state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
    """Make a legal move. Only the deal uses `chance`."""
    if state.phase == "turn":
        state.planned = None
    match move["kind"]:
        case "skip":
            return skip(state)
        case "fold":
            return fold(state)
        case "auction":
            return auction(state, move["card"], move.get("chips", 0))
        case "swap":
            return swap(state, move["seat"])
        case _:
            return mulligan(state)


def act_late(state: State, seat: int, chance: Chance) -> list[Event]:
    """Skip, or call the Mulligan, for a seat that timed out (T-12)."""
    return act(state, seat, {"kind": "mulligan" if state.phase == "choice" else "skip"}, chance)


def skip(state: State) -> list[Event]:
    """Skip the auctioneer's turn (T-02)."""
    state.skips += 1
    skipped = Event("skipped", state.auctioneer, {"turn": state.turn})
    _remember(state, "skip")
    return [skipped, *end_turn(state, skipped=True)]


def fold(state: State) -> list[Event]:
    """Fold: the auctioneer leaves the game and keeps the hand as it is (T-06)."""
    state.players[state.auctioneer].active = False
    folded = Event("folded", state.auctioneer, {"turn": state.turn, "forced": False})
    _remember(state, "fold")
    return [folded, *end_turn(state)]


def auction(state: State, card: Card, chips: int) -> list[Event]:
    """Put a card of the auctioneer's hand face-up on the ring, with its chips (T-02)."""
    player = state.players[state.auctioneer]
    player.hand.remove(card)
    player.chips -= chips
    player.slot = Slot(card, chips)
    mark_shown(player, card)
    state.phase, state.skips = "offers", 0
    return [Event("auctioned", state.auctioneer, {"turn": state.turn, **view.shown_slot(state, player.slot)})]


def reveal_offers(state: State, offers: Mapping[int, Offer]) -> Event:
    """Put all offers on the ring in one step: face-up, or face-down if they are secret. Their chips are always open."""
    for seat, offer in offers.items():
        player = state.players[seat]
        player.slot = Slot(offer.card, offer.chips)
        player.hand.remove(offer.card)
        player.chips -= offer.chips
        if not state.options.secret_offers:
            mark_shown(player, offer.card)
    state.phase, state.planned = "choice", offers[state.next_seat].next
    return view.offered(state)


def swap(state: State, owner: int) -> list[Event]:
    """Swap the auctioned card for this seat's offer, each with its chips. All others take their offers back (T-04)."""
    swapped = view.swapped(state, owner)
    taker = state.auctioneer
    _remember(state, "swap", owner)
    slots = {seat: _lift(state, seat) for seat in state.active}
    if state.options.secret_offers:
        mark_taken_secretly(state, owner, taker, slots[owner].card)
    slots[taker], slots[owner] = slots[owner], slots[taker]
    for seat, slot in slots.items():
        state.players[seat].hand.append(slot.card)
        state.players[seat].chips += slot.chips
        if seat == owner or not state.options.secret_offers:
            mark_taken_openly(state, seat, slot.card)
    return [swapped, *end_turn(state)]


def mulligan(state: State) -> list[Event]:
    """Discard the ring's cards and put its chips into the pot; all draw a card, clockwise from the auctioneer (T-05)."""
    _remember(state, "mulligan")
    around = state.clockwise()
    slots = {seat: _lift(state, seat) for seat in around}
    for seat, slot in slots.items():
        mark_shown(state.players[seat], slot.card)
        state.discard.append(slot.card)
        state.pot += slot.chips
    events = [view.mulliganed(state, slots), *[_draw(state, seat) for seat in around]]
    if len(state.deck) < len(around):
        return [*events, *close(state, "deck")]
    return [*events, *end_turn(state)]


def _draw(state: State, seat: int) -> Event:
    player = state.players[seat]
    card = player.drawn = state.deck.pop()
    player.hand.append(card)
    return view.drew(state, seat, card)


def _lift(state: State, seat: int) -> Slot:
    """Take the seat's card and chips from the ring."""
    slot = state.players[seat].slot
    assert slot is not None
    state.players[seat].slot = None
    return slot


def _remember(state: State, way: Way, taken: int | None = None) -> None:
    """Store this turn as the last one, before the ring is cleared."""
    secret = way == "swap" and state.options.secret_offers
    offers: list[tuple[int, Card | None, int]] = []
    for seat in state.offerers:
        slot = state.players[seat].slot
        if slot:
            offers.append((seat, None if secret and seat != taken else slot.card, slot.chips))
    for player in state.players:
        player.drawn = None
    state.lately = LastTurn(state.turn, state.auctioneer, way, state.players[state.auctioneer].slot, offers, taken)


# Offers: all others offer one card each, at once (T-03). A seat that times out offers its least useful card (T-12).

CHIPS, NEXT = frozenset({"chips"}), frozenset({"next"})
ANY_PLAN = Object({"card": OneOfValues(DECK), "chips": Int(1, 2**53)}, optional=CHIPS)
ANY_OFFER = Object({**with_chips("offer", DECK, 0, 2**53).members, "next": ANY_PLAN}, optional=CHIPS | NEXT)


def next_auctioneer(state: State) -> int | None:
    """Return the seat that may announce an auction with its offer, or None in the last turn (T-15)."""
    return state.next_seat if state.turn < state.most_turns else None


def published(move: Any) -> Any:
    """Return a move as replays show it, without an announced auction. An auction that opens is a move of its own (T-15)."""
    return {name: value for name, value in move.items() if name != "next"}


def drop_plans(state: State) -> None:
    """Remove announced auctions from the state, in place (T-15)."""
    state.planned = None
    for offer in state.offers.made.values():
        offer.next = None


class Offers(SimultaneousChoice[State, Offer]):
    kind, shape = "offer", ANY_OFFER
    too_late = "Too late: all offers are in."

    def choices(self, state: State) -> Choices[Offer]:
        return state.offers

    def seats(self, state: State) -> Sequence[int]:
        return state.offerers if state.phase == "offers" else ()

    def moves(self, state: State, seat: int) -> Moves:
        player = state.players[seat]
        offer = with_chips("offer", player.hand, 0, player.chips if state.options.chips else None)
        if seat != next_auctioneer(state):
            return offer
        return Object({**offer.members, "next": _plans(state, player)}, optional=NEXT)

    def read(self, move: Any) -> Offer:
        plan = move.get("next")
        return Offer(move["card"], move.get("chips", 0), plan and Slot(plan["card"], plan.get("chips", 0)))

    def describe(self, state: State, seat: int, choice: Offer) -> dict[str, Any]:
        """Leave out an announced auction: replays use these events, and never show it (T-15)."""
        return view.shown_slot(state, choice)

    def default(self, state: State, seat: int) -> Offer:
        return Offer(least_useful(state.players[seat].hand))

    def reveal(self, state: State, choices: Mapping[int, Offer], chance: Chance) -> list[Event]:
        return [reveal_offers(state, choices)]


def _plans(state: State, player: Player) -> Object:
    """Return the auctions that the next auctioneer may announce.

    The card may be any of its hand, including the offered one, which may come back, or the auctioned card, which it may get. So
    these are the cards that it knows it may hold then, with up to the most chips that it may have.
    """
    auctioned = state.players[state.auctioneer].slot
    assert auctioned is not None
    card = OneOfValues(tuple(sorted([*player.hand, auctioned.card])))
    return Object({"card": card, "chips": Int(1, player.chips + auctioned.chips)} if state.options.chips else {"card": card})


# Refusals are sentences for the player at that seat. They reveal nothing that others hide.


def not_now(state: State, seat: int) -> NotNow:
    """Return the refusal for a seat that may do nothing now."""
    if state.phase == "over":
        return PhaseOver("This game is over.")
    if not state.players[seat].active:
        return PhaseOver("You’ve folded. Your hand stays as it is.")
    if state.phase != "offers":
        return NotYourTurn("It’s not your turn: someone else is the auctioneer.")
    if seat == state.auctioneer:
        return NotYourTurn("Your card is up. Waiting for offers.")
    return PhaseOver("You’ve made your offer. Waiting for the others.")


def illegal(state: State, seat: int, move: Any, moves: Moves) -> str:
    """Return the sentence that refuses an illegal move."""
    player = state.players[seat]
    if state.phase == "choice":
        return "Take one of the offers by its owner's seat, or the Mulligan."
    if state.phase == "offers":
        chips = f", with 0 to {player.chips} chips" if state.options.chips else ""
        if isinstance(move, dict) and "next" in move and seat != next_auctioneer(state):
            return f"Offer a card of your hand{chips}, and no more: it is not your turn next."
        return f"Offer a card of your hand{chips}: {_hand(player.hand)}."
    chips = f", with 1 to {player.chips} chips" if state.options.chips else ""
    return f"Skip, fold, or auction a card of your hand{chips}: {_hand(player.hand)}."


def _hand(hand: list[Card]) -> str:
    return " ".join(symbol(card) for card in sorted(hand))
