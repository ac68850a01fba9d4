"""A table for tests with chosen cards, written as in records, and players who act by the name of a move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chalicelib.fairness import Chance, Draw
from chalicelib.games.interface import Event, Step
from chalicelib.games.trade_ring import TRADE_RING
from chalicelib.games.trade_ring.cards import DECK, NAMES
from chalicelib.games.trade_ring.state import State


def card(name: str) -> int:
    """Return a card by its name: "AS", "10D"."""
    return NAMES.index(name)


def hand(names: str) -> list[int]:
    """Return cards by their names, separated by spaces."""
    return [card(name) for name in names.split()]


class Stacked(Chance):
    """Chance with a stacked deck, from which these cards come first, in this order, and a chosen starting player."""

    def __init__(self, first: Sequence[int] = (), start: int = 0) -> None:
        super().__init__(bytes(32))
        self.order, self.start = [*first, *(card for card in DECK if card not in first)], start

    def shuffle(self, label: str, things: Any) -> list[Any]:
        assert label == "deal"
        self.draws.append(Draw(label, "shuffle", len(things), tuple(self.order[::-1])))
        return [things[card] for card in self.order[::-1]]

    def number(self, label: str, k: int) -> int:
        assert label == "start"
        self.draws.append(Draw(label, "number", k, self.start))
        return self.start


class Table:
    """A game in progress. `hands` are those of each seat; `then` are the next cards of the deck."""

    def __init__(
        self,
        *hands: str,
        seats: int | None = None,
        then: str = "",
        start: int = 0,
        carried: Any = None,
        chance: Chance | None = None,
        **asked: bool,
    ) -> None:
        self.seats = seats or len(hands)
        self.chance = chance or Stacked([*hand(" ".join(hands)), *hand(then)], start)
        self.options = TRADE_RING.settle_options(asked, self.seats, None)
        self.state: State = TRADE_RING.set_up(self.options, self.seats, None, self.chance, carried)
        self.steps: list[Step] = []

    def play(self, seat: int, kind: str, /, **more: Any) -> list[dict[str, Any]]:
        """Make a move with cards by name. Return its events, with those of an auction that it opens (T-15)."""
        named: dict[str, Any] = {"card": card(more["card"])} if "card" in more else {}
        if "next" in more:
            named["next"] = {**more["next"], "card": card(more["next"]["card"])}
        move = {"kind": kind, **more, **named}
        return self.note(seat, move, TRADE_RING.play(self.state, seat, move, self.chance))

    def time_out(self, seat: int) -> list[dict[str, Any]]:
        """Let this seat time out."""
        return self.note(seat, None, TRADE_RING.time_out(self.state, seat, self.chance))

    def auction(self, seat: int, auctioned: str, *offers: str, chips: Sequence[int] = ()) -> list[dict[str, Any]]:
        """Play an auction up to the auctioneer's choice. Offers, and `chips` after the auctioneer's, are in clockwise order."""
        laid: list[dict[str, Any]] = [{"chips": count} for count in chips] or [{} for _ in range(len(offers) + 1)]
        events = self.play(seat, "auction", card=auctioned, **laid[0])
        others = [other for other in self.state.clockwise() if other != seat]
        for other, offered, more in zip(others, offers, laid[1:], strict=True):
            events += self.play(other, "offer", card=offered, **more)
        return events

    def holds(self, seat: int) -> set[str]:
        """Return the cards in a hand."""
        return {NAMES[each] for each in self.state.players[seat].hand}

    def moves(self, seat: int) -> list[Any]:
        """Return all moves that the seat may make now."""
        legal = TRADE_RING.legal(self.state, seat)
        return list(legal.each()) if legal else []

    def kinds(self, seat: int) -> list[str]:
        """Return the kinds of moves that the seat may make now."""
        return list(dict.fromkeys(move["kind"] for move in self.moves(seat)))

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return TRADE_RING.view(self.state, seat)

    def seen(self, seat: int | None) -> list[dict[str, Any]]:
        """Return the events of the last step as a seat sees them."""
        return [event.seen_by(seat) for event in self.steps[-1].events]

    @property
    def waiting(self) -> list[int]:
        return list(TRADE_RING.waiting(self.state))

    @property
    def chips(self) -> list[int]:
        return [player.chips for player in self.state.players]

    @property
    def places(self) -> list[int]:
        result = TRADE_RING.result(self.state)
        assert result is not None, "the game is not over"
        return [place["place"] for place in result["places"]]

    @property
    def record(self) -> dict[str, Any]:
        return TRADE_RING.record(self.state, self.steps)

    def note(self, seat: int, move: Any, events: list[Event]) -> list[dict[str, Any]]:
        self.steps.append(Step(seat, move, events))
        shown = [event.seen_by(None) for event in events]
        if due := TRADE_RING.planned(self.state):
            shown += self.note(*due, TRADE_RING.play(self.state, *due, self.chance))
        return shown
