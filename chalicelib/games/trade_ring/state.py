"""The state of a game: hands, chips, ring, deck, discard pile, pot, and who knows which cards; and the state packed as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from chalicelib.games.base import Choices
from chalicelib.games.trade_ring.cards import SKIPS, TURNS, Card, worth

Phase = Literal["turn", "offers", "choice", "over"]
"""The auctioneer's turn, the offers of the others, the auctioneer's choice, the end."""
PHASES: tuple[Phase, ...] = ("turn", "offers", "choice", "over")
End = Literal["fold", "deck", "skips", "turns"]
ENDS: tuple[End, ...] = ("fold", "deck", "skips", "turns")
Way = Literal["skip", "fold", "swap", "mulligan"]
WAYS: tuple[Way, ...] = ("skip", "fold", "swap", "mulligan")


@dataclass(frozen=True, slots=True)
class Options:
    """The options of the table."""

    secret_offers: bool
    high_risk: bool
    open_hands: bool
    chips: bool


@dataclass(slots=True)
class Slot:
    """A card with chips: on the ring, or still in a hand as a hidden choice."""

    card: Card
    chips: int = 0


@dataclass(slots=True)
class Offer(Slot):
    """A hidden offer. `next` is the auction that the seat announced for its own turn, or None (T-15)."""

    next: Slot | None = None


@dataclass(slots=True)
class Player:
    """One seat.

    `slot` is the seat's card on the ring. `known` are the cards of this seat that others know, each with the bits of those who
    know it (see `everybody`). `drawn` is the card drawn from the deck at the end of the last turn.
    """

    hand: list[Card]
    chips: int
    active: bool = True
    slot: Slot | None = None
    known: dict[Card, int] = field(default_factory=dict)
    drawn: Card | None = None


@dataclass(slots=True)
class LastTurn:
    """The last turn, shown to players who come back later. `offers` are (seat, card, chips); `taken` is one of the seats.

    Forced folds are not turns. With secret offers, the offers of a swap have no cards, except for the one that was taken.
    """

    turn: int
    seat: int
    way: Way
    auctioned: Slot | None = None
    offers: list[tuple[int, Card | None, int]] = field(default_factory=list)
    taken: int | None = None


@dataclass(slots=True)
class State:
    """The whole table. The deck's last card is drawn next; `aside` are the cards removed face-down at the start (T-31).

    `offers` are hidden choices. Their cards and chips still belong to the players until all offers are in. `planned` is the
    auction that the next auctioneer announced with its offer, from the reveal until its turn (T-15).
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
    skips: int = 0  # consecutive skips
    pot: int = 0
    end: End | None = None
    left: list[Card] = field(default_factory=list)  # the rest of the deck, shown at the end
    lately: LastTurn | None = None
    planned: Slot | None = None

    @property
    def active(self) -> list[int]:
        """The seats still in the game, clockwise from seat 0."""
        return [seat for seat, player in enumerate(self.players) if player.active]

    @property
    def most_turns(self) -> int:
        """The number of turns after which the game ends (T-10)."""
        return TURNS * len(self.players)

    @property
    def most_skips(self) -> int:
        """The number of consecutive skips after which the game ends (T-10)."""
        return SKIPS * sum([player.active for player in self.players])

    @property
    def offerers(self) -> list[int]:
        """The seats that make an offer: all active seats except the auctioneer's."""
        auctioneer = self.auctioneer
        return [seat for seat, player in enumerate(self.players) if player.active and seat != auctioneer]

    @property
    def next_seat(self) -> int:
        """The next active seat clockwise from the auctioneer."""
        active = self.active
        return next((seat for seat in active if seat > self.auctioneer), active[0])

    @property
    def winner(self) -> int:
        """The seat with the best hand, whether folded or not (T-14)."""
        worths = [worth(player.hand) for player in self.players]
        return worths.index(max(worths))

    def clockwise(self) -> list[int]:
        """Return the active seats clockwise from the auctioneer."""
        active = self.active
        return [seat for seat in active if seat >= self.auctioneer] + [seat for seat in active if seat < self.auctioneer]


# Who knows which cards (T-13, T-30). Everybody knows a card that went face-up into a hand. A card that was taken face-down is
# known to its old and its new owner. Knowledge is a set of bits: bit n for seat n, and the bit above all seats for spectators.
# Owners know their own cards without a bit.


def everybody(state: State) -> int:
    """Return the bits of all seats and spectators."""
    return (1 << len(state.players) + 1) - 1


def bit(state: State, viewer: int | None) -> int:
    """Return one viewer's bit; None is a spectator."""
    return 1 << (len(state.players) if viewer is None else viewer)


def known_cards(state: State, seat: int, viewer: int | None) -> list[Card]:
    """Return the cards that the viewer knows this seat has, highest first. One may lie face-down on the ring."""
    return sorted([card for card, bits in state.players[seat].known.items() if bits & bit(state, viewer)], reverse=True)


def mark_taken_openly(state: State, seat: int, card: Card) -> None:
    """Record that this card went face-up to the seat's hand."""
    state.players[seat].known[card] = everybody(state)


def mark_taken_secretly(state: State, giver: int, taker: int, card: Card) -> None:
    """Record that the card went face-down from one hand to another.

    Only the taker still knows for certain which cards the giver has: for the others, any of them may have gone.
    """
    hands = state.players
    hands[giver].known.pop(card, None)
    hands[giver].known = {
        other: bits & bit(state, taker) for other, bits in hands[giver].known.items() if bits & bit(state, taker)
    }
    hands[taker].known[card] = bit(state, giver)


def mark_shown(player: Player, card: Card) -> None:
    """Record that the card left the hand face-up."""
    player.known.pop(card, None)


# In a packed state a card is a letter, A to Z and a to z in the deck's order, and a slot is [letter, chips]. An announced
# auction is a slot too: after the offer's letter and chips, and "planned" after the reveal. It is left out if there is none.

_LETTERS = [chr(code) for code in (*range(ord("A"), ord("Z") + 1), *range(ord("a"), ord("z") + 1))]
_CARDS = {letter: card for card, letter in enumerate(_LETTERS)}


def pack(state: State) -> dict[str, Any]:
    """Return the state as compact JSON, without the options, which the table stores. Four players take about 300 bytes."""
    return {
        "at": [PHASES.index(state.phase), state.turn, state.auctioneer, state.skips, state.pot],
        "players": [_pack_player(state, seat) for seat in range(len(state.players))],
        "deck": _letters(state.deck),
        "aside": _letters(state.aside),
        "discard": _letters(state.discard),
        "left": _letters(state.left),
        "end": state.end and ENDS.index(state.end),
        "lately": state.lately and _pack_last_turn(state.lately),
        **({"planned": _pack_slot(state.planned)} if state.planned else {}),
    }


def unpack(options: Mapping[str, Any], packed: Any) -> State:
    """Return the state that `pack` packed."""
    phase, turn, auctioneer, skips, pot = packed["at"]
    state = State(
        Options(**options),
        [],
        _cards(packed["deck"]),
        auctioneer,
        _cards(packed["aside"]),
        _cards(packed["discard"]),
        PHASES[phase],
        Choices(),
        turn,
        skips,
        pot,
        None if packed["end"] is None else ENDS[packed["end"]],
        _cards(packed["left"]),
        packed["lately"] and _unpack_last_turn(*packed["lately"]),
        _unpack_slot(*packed["planned"]) if "planned" in packed else None,
    )
    for player in packed["players"]:
        _unpack_player(state, *player)
    return state


def _pack_player(state: State, seat: int) -> list[Any]:
    player, offer = state.players[seat], state.offers.made.get(seat)
    return [
        _letters(player.hand),
        player.chips,
        int(player.active),
        offer and [*_pack_slot(offer), *(_pack_slot(offer.next) if offer.next else ())],
        state.offers.times.get(seat, 0),
        player.slot and _pack_slot(player.slot),
        _letters(player.known),
        [*player.known.values()],
        None if player.drawn is None else _LETTERS[player.drawn],
    ]


def _unpack_player(
    state: State,
    hand: str,
    chips: int,
    active: int,
    offer: Any,
    times: int,
    slot: Any,
    known: str,
    bits: list[int],
    drawn: str | None,
) -> None:
    if offer:
        card, stake, *plan = offer
        state.offers.made[len(state.players)] = Offer(_CARDS[card], stake, _unpack_slot(*plan) if plan else None)
        state.offers.times[len(state.players)] = times
    player = Player(
        _cards(hand),
        chips,
        bool(active),
        slot and _unpack_slot(*slot),
        dict(zip(_cards(known), bits, strict=True)),
        None if drawn is None else _CARDS[drawn],
    )
    state.players.append(player)


def _pack_slot(slot: Slot) -> list[Any]:
    return [_LETTERS[slot.card], slot.chips]


def _unpack_slot(letter: str, chips: int) -> Slot:
    return Slot(_CARDS[letter], chips)


def _pack_last_turn(lately: LastTurn) -> list[Any]:
    offers = [[seat, None if card is None else _LETTERS[card], chips] for seat, card, chips in lately.offers]
    auctioned = lately.auctioned and _pack_slot(lately.auctioned)
    return [lately.turn, lately.seat, WAYS.index(lately.way), auctioned, offers, lately.taken]


def _unpack_last_turn(turn: int, seat: int, way: int, auctioned: Any, offers: list[Any], taken: int | None) -> LastTurn:
    unpacked = [(owner, None if letter is None else _CARDS[letter], chips) for owner, letter, chips in offers]
    return LastTurn(turn, seat, WAYS[way], auctioned and _unpack_slot(*auctioned), unpacked, taken)


def _letters(cards: Iterable[Card]) -> str:
    return "".join([_LETTERS[card] for card in cards])


def _cards(letters: str) -> list[Card]:
    return [_CARDS[letter] for letter in letters]
