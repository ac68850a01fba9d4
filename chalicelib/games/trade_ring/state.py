"""The things on the table: hands, chips, the ring's slots, the deck, the discard pile, the pot."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from chalicelib.games.base import Choices
from chalicelib.games.trade_ring.cards import SKIPS, TURNS, Card

Phase = Literal["turn", "offers", "choice", "over"]
"""The auctioneer's turn; the others' offers; the auctioneer's choice among them; the end."""
PHASES: tuple[Phase, ...] = ("turn", "offers", "choice", "over")
End = Literal["fold", "deck", "skips", "turns"]
ENDS: tuple[End, ...] = ("fold", "deck", "skips", "turns")
Way = Literal["skip", "fold", "swap", "mulligan"]
WAYS: tuple[Way, ...] = ("skip", "fold", "swap", "mulligan")


@dataclass(frozen=True, slots=True)
class Options:
    """What the maker of the table chose."""

    secret_offers: bool
    high_risk: bool
    open_hands: bool
    chips: bool


@dataclass(slots=True)
class Slot:
    """A card, and the chips on it: on the ring, or still in a hand as a hidden choice."""

    card: Card
    chips: int = 0


@dataclass(slots=True)
class Offer(Slot):
    """A hidden offer. `next` is what the seat will auction if it can when its turn begins; None if it did not say (T-15)."""

    next: Slot | None = None


@dataclass(slots=True)
class Player:
    """One seat.

    `slot` is what lies before the seat on the ring. `known` are cards here of which others know, each with the bits
    of those who do (`known`). `drawn` came from the deck at the last turn's end.
    """

    hand: list[Card]
    chips: int
    active: bool = True
    slot: Slot | None = None
    known: dict[Card, int] = field(default_factory=dict)
    drawn: Card | None = None


@dataclass(slots=True)
class Lately:
    """The last turn that somebody decided, for those who come late. `offers` are (seat, card, chips), `taken` one of the seats.

    With secret offers a swap's are told without their cards, but for the one that was taken.
    """

    turn: int
    seat: int
    way: Way
    auctioned: Slot | None = None
    offers: list[tuple[int, Card | None, int]] = field(default_factory=list)
    taken: int | None = None


@dataclass(slots=True)
class State:
    """The whole table. The deck's last card is drawn next; `aside` lies face-down among the discarded (T-31).

    `offers` are hidden choices: their cards and chips count as their players' until all are in. `planned` is what the next
    auctioneer said with its offer, from the reveal until its turn (T-15).
    """

    options: Options
    players: list[Player]
    deck: list[Card]
    auctioneer: int
    aside: list[Card] = field(default_factory=list)
    discard: list[Card] = field(default_factory=list)
    phase: Phase = "turn"
    offers: Choices[Offer] = field(default_factory=Choices)
    turn: int = 1
    skips: int = 0  # that have followed each other
    pot: int = 0
    end: End | None = None
    left: list[Card] = field(default_factory=list)  # shown at the end, and discarded
    lately: Lately | None = None
    planned: Slot | None = None

    @property
    def active(self) -> list[int]:
        """The seats still in the game, clockwise from seat 0."""
        return [seat for seat, player in enumerate(self.players) if player.active]

    @property
    def most_turns(self) -> int:
        """After so many turns the game ends (T-10)."""
        return TURNS * len(self.players)

    @property
    def most_skips(self) -> int:
        """When so many skips have followed each other the game ends (T-10)."""
        return SKIPS * sum([player.active for player in self.players])

    @property
    def offerers(self) -> list[int]:
        """Who owes the auctioneer an offer: all others still in the game."""
        auctioneer = self.auctioneer
        return [seat for seat, player in enumerate(self.players) if player.active and seat != auctioneer]

    @property
    def next_seat(self) -> int:
        """The next seat clockwise that is still in the game."""
        active = self.active
        return next((seat for seat in active if seat > self.auctioneer), active[0])

    def clockwise(self) -> list[int]:
        """The seats still in the game, from the auctioneer on."""
        active = self.active
        return [seat for seat in active if seat >= self.auctioneer] + [seat for seat in active if seat < self.auctioneer]
