"""All others offer a card for the auctioned one, at once (T-03); who is late, the card that is missed least (T-12)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from chalicelib.fairness import Chance
from chalicelib.games.choices import AtOnce, Choices
from chalicelib.games.interface import Event
from chalicelib.games.moves import Moves, Object
from chalicelib.games.trade_ring import shown
from chalicelib.games.trade_ring.cards import DECK
from chalicelib.games.trade_ring.hands import spare
from chalicelib.games.trade_ring.ring import lay
from chalicelib.games.trade_ring.state import Slot, State
from chalicelib.games.trade_ring.turns import with_chips

ANY_OFFER = Object(with_chips("offer", DECK, 0, 2**53).members, optional=frozenset({"chips"}))


class Offers(AtOnce[State, Slot]):
    kind, shape = "offer", ANY_OFFER
    too_late = "The offers are in: this one comes too late."

    def gathered(self, state: State) -> Choices[Slot]:
        return state.offers

    def seats(self, state: State) -> Sequence[int]:
        return state.offerers if state.phase == "offers" else ()

    def moves(self, state: State, seat: int) -> Moves:
        player = state.players[seat]
        return with_chips("offer", player.hand, 0, player.chips if state.options.chips else None)

    def read(self, move: Any) -> Slot:
        return Slot(move["card"], move.get("chips", 0))

    def told(self, state: State, seat: int, choice: Slot) -> dict[str, Any]:
        return shown.slot(state, choice)

    def default(self, state: State, seat: int) -> Slot:
        return Slot(spare(state.players[seat].hand))

    def reveal(self, state: State, choices: Mapping[int, Slot], chance: Chance) -> list[Event]:
        return [lay(state, choices)]
