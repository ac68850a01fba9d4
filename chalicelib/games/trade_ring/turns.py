"""A turn (T-02 to T-06, T-12, T-15, T-30, T-33): whose it is, the auction, the offers, the swap or Mulligan, refusals.

    turn ──▶ skip │ fold │ auction ──▶ `Offers` ──▶ choice ──▶ swap │ mulligan ──▶ the next seat's turn

The functions that make a move expect a legal one, and change the state in place.
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
from chalicelib.games.trade_ring.cards import DECK, Card, sign, spare
from chalicelib.games.trade_ring.rounds import close, pass_on
from chalicelib.games.trade_ring.state import (
    Lately,
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
    """The auctioneer."""
    return () if state.phase == "over" else (state.auctioneer,)


def moves(state: State, seat: int) -> Moves | None:
    """Return what the seat may do now; None for nothing."""
    phase = state.phase
    if seat != state.auctioneer or phase == "over":
        return None
    if phase == "choice":
        return OneOf((kind("swap", seat=OneOfValues(tuple(state.offerers))), MULLIGAN))
    player = state.players[seat]
    return OneOf((SKIP, FOLD, with_chips("auction", player.hand, 1, player.chips if state.options.chips else None)))


def with_chips(name: str, hand: Sequence[Card], least: int, most: int | None) -> Object:
    """One card of the hand, and where chips are played, some of them."""
    card = OneOfValues(tuple(sorted(hand)))
    return kind(name, card=card) if most is None else kind(name, card=card, chips=Int(least, most))


def planned(state: State) -> tuple[int, Any] | None:
    """The auction that the auctioneer announced with its offer and can open now (T-15)."""
    plan = state.planned
    if plan is None or state.phase != "turn":
        return None
    return state.auctioneer, {"kind": "auction", **view.shown_stake(state, plan)}


def act(state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
    """Makes a legal move; all chance was in the deal."""
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
    """Skips, or takes the Mulligan (T-12)."""
    return act(state, seat, {"kind": "mulligan" if state.phase == "choice" else "skip"}, chance)


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
    mark_shown(player, card)
    state.phase, state.skips = "offers", 0
    return [Event("auctioned", state.auctioneer, {"turn": state.turn, **view.shown_slot(state, player.slot)})]


def lay(state: State, offers: Mapping[int, Offer]) -> Event:
    """All offers go on the ring in one step: face-up, or face-down where they are secret; their chips are open in any case."""
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
    """The auctioneer takes this seat's offer, and it the auctioned card, each with its chips; all others take theirs back."""
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
    return [swapped, *pass_on(state)]


def mulligan(state: State) -> list[Event]:
    """The ring's cards are discarded for good, its chips go to the pot, and all draw, clockwise from the auctioneer (T-05)."""
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
    return [*events, *pass_on(state)]


def _draw(state: State, seat: int) -> Event:
    player = state.players[seat]
    card = player.drawn = state.deck.pop()
    player.hand.append(card)
    return view.drew(state, seat, card)


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


# The others offer a card each for the auctioned one, all at once (T-03). A seat that times out offers its least useful card
# (T-12).

CHIPS, NEXT = frozenset({"chips"}), frozenset({"next"})
ANY_PLAN = Object({"card": OneOfValues(DECK), "chips": Int(1, 2**53)}, optional=CHIPS)
ANY_OFFER = Object({**with_chips("offer", DECK, 0, 2**53).members, "next": ANY_PLAN}, optional=CHIPS | NEXT)


def planner(state: State) -> int | None:
    """The seat that may say with its offer what it will auction next; None in the last turn (T-15)."""
    return state.next_seat if state.turn < state.most_turns else None


def published(move: Any) -> Any:
    """A move as replays tell it, without what the seat said of its own auction: one that opened is a move of its own (T-15)."""
    return {name: value for name, value in move.items() if name != "next"}


def drop_plans(state: State) -> None:
    """Takes out of the state, in place, what seats have said of their own auctions (T-15)."""
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
        if seat != planner(state):
            return offer
        return Object({**offer.members, "next": _plans(state, player)}, optional=NEXT)

    def read(self, move: Any) -> Offer:
        plan = move.get("next")
        return Offer(move["card"], move.get("chips", 0), plan and Slot(plan["card"], plan.get("chips", 0)))

    def describe(self, state: State, seat: int, choice: Offer) -> dict[str, Any]:
        """Without what the seat said of its own auction: events are kept for replays, and that is never shown (T-15)."""
        return view.shown_slot(state, choice)

    def default(self, state: State, seat: int) -> Offer:
        return Offer(spare(state.players[seat].hand))

    def reveal(self, state: State, choices: Mapping[int, Offer], chance: Chance) -> list[Event]:
        return [lay(state, choices)]


def _plans(state: State, player: Player) -> Object:
    """What the next auctioneer may say it will auction.

    A card of its hand, the offered one too, which may come back; or the auctioned one, which may come for its offer. These are
    the cards that it can know it may hold by then, and the most chips that it may have.
    """
    auctioned = state.players[state.auctioneer].slot
    assert auctioned is not None
    card = OneOfValues(tuple(sorted([*player.hand, auctioned.card])))
    return Object({"card": card, "chips": Int(1, player.chips + auctioned.chips)} if state.options.chips else {"card": card})


# Refusals are sentences for the player at that seat, and reveal nothing that others hide.


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
    """Return the sentence that refuses a move which is not legal."""
    player = state.players[seat]
    if state.phase == "choice":
        return "Take one of the offers by its owner's seat, or the Mulligan."
    if state.phase == "offers":
        chips = f", with 0 to {player.chips} chips" if state.options.chips else ""
        if isinstance(move, dict) and "next" in move and seat != planner(state):
            return f"Offer a card of your hand{chips}, and no more: it is not your turn next."
        return f"Offer a card of your hand{chips}: {_hand(player.hand)}."
    chips = f", with 1 to {player.chips} chips" if state.options.chips else ""
    return f"Skip, fold, or auction a card of your hand{chips}: {_hand(player.hand)}."


def _hand(hand: list[Card]) -> str:
    return " ".join(sign(card) for card in sorted(hand))
