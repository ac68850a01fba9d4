"""All others offer a card for the auctioned one, at once (T-03); who is late, the card that is missed least (T-12)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from chalicelib.fairness import Chance
from chalicelib.games.base import AtOnce, Choices
from chalicelib.games.interface import Event
from chalicelib.games.moves import Int, Moves, Object, OneOfValues
from chalicelib.games.trade_ring import shown
from chalicelib.games.trade_ring.cards import DECK
from chalicelib.games.trade_ring.hands import spare
from chalicelib.games.trade_ring.ring import lay
from chalicelib.games.trade_ring.state import Offer, Player, Slot, State
from chalicelib.games.trade_ring.turns import with_chips

CHIPS, NEXT = frozenset({"chips"}), frozenset({"next"})
ANY_PLAN = Object({"card": OneOfValues(DECK), "chips": Int(1, 2**53)}, optional=CHIPS)
ANY_OFFER = Object({**with_chips("offer", DECK, 0, 2**53).members, "next": ANY_PLAN}, optional=CHIPS | NEXT)


def planner(state: State) -> int | None:
    """The seat that may say with its offer what it will auction next; None in the last turn (T-15)."""
    return state.next_seat if state.turn < state.most_turns else None


def published(move: Any) -> Any:
    """A move as replays tell it, without what the seat said of its own auction: one that opened is a move of its own (T-15)."""
    return {name: told for name, told in move.items() if name != "next"}


def drop_plans(state: State) -> None:
    """Takes out of the state, in place, what seats have said of their own auctions (T-15)."""
    state.planned = None
    for offer in state.offers.made.values():
        offer.next = None


class Offers(AtOnce[State, Offer]):
    kind, shape = "offer", ANY_OFFER
    too_late = "The offers are in: this one comes too late."

    def gathered(self, state: State) -> Choices[Offer]:
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

    def told(self, state: State, seat: int, choice: Offer) -> dict[str, Any]:
        """Without what the seat said of its own auction: events are kept for replays, and that is never shown (T-15)."""
        return shown.slot(state, choice)

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
