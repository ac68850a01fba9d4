"""A table for tests with chosen cards, named by their icons and coins ("wine wine", "chicken honey 2"), and seats that act.

A card that is put somewhere is swapped with the card there, so all eighty cards stay on the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from chalicelib.fairness import Chance
from chalicelib.games.interface import Event, Step
from chalicelib.games.stew import STEW
from chalicelib.games.stew.cards import COINS, DECK, ICONS, SPECIALTIES
from chalicelib.games.stew.state import Play, State

ANN, BEN, CAT, DAN, EVE = range(5)
Events = list[dict[str, Any]]


def like(name: str) -> list[int]:
    """Return the cards with these icons, and with these coins if given: "chicken honey 2"."""
    icons = tuple(word for word in name.split() if not word.isdigit())
    coins = [int(word) for word in name.split() if word.isdigit()]
    found = [card for card in DECK if sorted(ICONS[card]) == sorted(icons) and coins in ([], [COINS[card]])]
    assert found, f"there is no card {name}"
    return found


class Fixed(Chance):
    """Ordinary chance, except for a given dishwasher."""

    def __init__(self, dishwasher: int) -> None:
        super().__init__(bytes(32))
        self.dishwasher = dishwasher

    def number(self, label: str, k: int) -> int:
        super().number(label, k)
        return self.dishwasher


class Table:
    """A game in its first round, or with `begin=False` in its initial state.

    `specialties` are those that each seat keeps. Without them there are no specialties, unless `with_specialties`.
    """

    def __init__(
        self,
        seats: int = 2,
        *specialties: str,
        dishwasher: int = ANN,
        reach: str = "round",
        carried: Any = None,
        chance: Chance | None = None,
        begin: bool = True,
        with_specialties: bool = False,
    ) -> None:
        self.seats, self.chance = seats, chance or Fixed(dishwasher)
        asked = {"specialties": with_specialties or bool(specialties), "mulligan_reach": reach}
        self.options = STEW.settle_options(asked, seats, None)
        self.state: State = STEW.set_up(self.options, seats, None, self.chance, carried)
        self.steps: list[Step] = []
        if begin:
            self._begin(specialties)

    def _begin(self, specialties: Sequence[str]) -> None:
        if specialties:
            spare = [name for name in SPECIALTIES if name not in specialties]
            for seat, player in enumerate(self.state.players):
                player.dealt = (specialties[seat] if seat < len(specialties) else spare.pop(), "?")
                self.play(seat, "keep", specialty=player.dealt[0])
        for seat in range(self.seats):
            self.play(seat, "open", replace=False)

    # ── laying cards ──

    def hand(self, seat: int, *names: str) -> list[int]:
        """Give the seat this hand. Return its cards."""
        player = self.state.players[seat]
        self.state.deck[:0] = player.hand
        player.hand, player.drawn = [], []
        for name in names:
            player.hand.append(self._from_deck(name))
        return [*player.hand]

    def order(self, royal: str, name: str) -> int:
        """Set this round's order, without changing the tip."""
        return self._put(self.state.royals[royal].under, name)

    def turned(self, royal: str, name: str) -> int:
        """Set the next order, which is already face-up."""
        pile = self.state.royals[royal]
        assert pile.next is not None
        laid = [pile.next]
        pile.next = self._put(laid, name)
        return pile.next

    def down(self, royal: str, name: str) -> int:
        """Set the order card that is turned next."""
        return self._put(self.state.royals[royal].down, name)

    def top(self, *names: str) -> list[int]:
        """Set the deck's next cards, in this order."""
        cards = [self._from_deck(name) for name in names]
        self.state.deck += cards[::-1]
        return cards

    def tips(self, **pence: int) -> None:
        """Set the tips of the royals."""
        for royal, tip in pence.items():
            self.state.royals[royal].tip = tip

    def deck_of(self, count: int) -> None:
        """Discard all of the deck except for its next cards."""
        self.state.discard += self.state.deck[:-count] if count else self.state.deck
        self.state.deck = self.state.deck[-count:] if count else []

    def out(self, seat: int, token: str, *names: str) -> Play:
        """Add a play of an earlier turn of this round."""
        play = Play(token, tuple(self._from_deck(name) for name in names))
        self.state.players[seat].plays.append(play)
        return play

    def _put(self, cards: list[int], name: str) -> int:
        """Swap the last one of these cards with such a card of the deck."""
        self.state.deck.insert(0, cards.pop())
        cards.append(self._from_deck(name))
        return cards[-1]

    def _from_deck(self, name: str) -> int:
        """Return such a card, from the deck or the discards, or swapped for one of a hand or of the face-down orders."""
        for pile in (self.state.deck, self.state.discard):
            for card in like(name):
                if card in pile:
                    pile.remove(card)
                    return card
        for cards in (*(player.hand for player in self.state.players), *(each.down for each in self.state.royals.values())):
            for card in like(name):
                if card in cards:
                    cards[cards.index(card)] = self.state.deck.pop(0)
                    return card
        raise AssertionError(f"no card {name} is left")

    # ── acting ──

    def play(self, seat: int, kind: str, /, **more: Any) -> Events:
        """Make a move, and return its events as everybody sees them."""
        move = {"kind": kind, **more}
        return self.note(seat, move, STEW.play(self.state, seat, move, self.chance))

    def plan(self, seat: int, token: str, *names: str, **besides: bool) -> Events:
        """Plan a token with cards of the hand."""
        return self.play(seat, "plan", token=token, cards=self.held(seat, *names), **besides)

    def turn(self, *plans: tuple[str, ...] | dict[str, Any]) -> Events:
        """Plan for all seats: a token, then cards. Return the events of the last plan as everybody sees them."""
        events: Events = []
        for seat, plan in enumerate(plans):
            events = self.plan(seat, *plan) if isinstance(plan, tuple) else self.play(seat, "plan", **plan)
        return events

    def pass_round(self, *, to_turn: int = 4) -> Events:
        """Let all play their lowest card at any royal, until this turn of the round (4: until its end)."""
        events: Events = []
        number = self.state.round
        while self.state.phase == "plan" and self.state.round == number and self.state.turn < to_turn:
            for seat in range(self.seats):
                events += self.time_out(seat)
        return events

    def time_out(self, seat: int) -> Events:
        """Let this seat time out."""
        return self.note(seat, None, STEW.time_out(self.state, seat, self.chance))

    def note(self, seat: int, move: Any, events: list[Event]) -> Events:
        self.steps.append(Step(seat, move, events))
        return [event.seen_by(None) for event in events]

    # ── looking ──

    def held(self, seat: int, *names: str) -> list[int]:
        """Return these cards of the hand by number."""
        left, found = [*self.state.players[seat].hand], list[int]()
        for name in names:
            card = next((card for card in like(name) if card in left), None)
            assert card is not None, f"seat {seat} has no {name}"
            left.remove(card)
            found.append(card)
        return found

    def cards(self, seat: int) -> list[int]:
        return self.state.players[seat].hand

    def view(self, seat: int | None = None, everything: bool = False) -> dict[str, Any]:
        return STEW.view(self.state, seat, everything)

    def seen(self, seat: int | None) -> Events:
        """Return the events of the last step as a seat sees them."""
        return [event.seen_by(seat) for event in self.steps[-1].events]

    def moves(self, seat: int) -> Iterator[Any]:
        """Return all moves that the seat may make now."""
        legal = STEW.legal(self.state, seat)
        return legal.each() if legal else iter(())

    def kinds(self, seat: int) -> list[str]:
        """Return the kinds of moves that the seat may make now."""
        return list(dict.fromkeys(move["kind"] for move in self.moves(seat)))

    @property
    def waiting(self) -> list[int]:
        return list(STEW.waiting(self.state))

    @property
    def money(self) -> list[int]:
        return [player.money for player in self.state.players]

    @property
    def places(self) -> list[int]:
        result = STEW.result(self.state)
        assert result is not None, "the game is not over"
        return [place["place"] for place in result["places"]]

    @property
    def record(self) -> dict[str, Any]:
        return STEW.record(self.state, self.steps)


def of(events: Events, kind: str) -> Events:
    """Return the events of one kind."""
    return [event for event in events if event["kind"] == kind]


def kinds(events: Events) -> list[str]:
    return [event["kind"] for event in events]
