"""The state as a compact JSON value: cards are letters, A to Z and a to z in the deck's order; a slot is [letter, chips].

What the next auctioneer said it will auction is a slot too, after the offer's letter and chips, and from the reveal on as
"planned". Where nothing was said it is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from chalicelib.games.base import Choices
from chalicelib.games.trade_ring.cards import Card
from chalicelib.games.trade_ring.state import ENDS, PHASES, WAYS, Lately, Offer, Options, Player, Slot, State

_LETTERS = [chr(code) for code in (*range(ord("A"), ord("Z") + 1), *range(ord("a"), ord("z") + 1))]
_CARDS = {letter: card for card, letter in enumerate(_LETTERS)}


def pack(state: State) -> dict[str, Any]:
    """All but the options, which the table keeps; a game of four takes about 300 bytes."""
    return {
        "at": [PHASES.index(state.phase), state.turn, state.auctioneer, state.skips, state.pot],
        "players": [_pack_player(state, seat) for seat in range(len(state.players))],
        "deck": _letters(state.deck),
        "aside": _letters(state.aside),
        "discard": _letters(state.discard),
        "left": _letters(state.left),
        "end": state.end and ENDS.index(state.end),
        "lately": state.lately and _pack_lately(state.lately),
        **({"planned": _pack_slot(state.planned)} if state.planned else {}),
    }


def unpack(options: Mapping[str, Any], packed: Any) -> State:
    """The state again."""
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
        packed["lately"] and _unpack_lately(*packed["lately"]),
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


def _pack_lately(lately: Lately) -> list[Any]:
    offers = [[seat, None if card is None else _LETTERS[card], chips] for seat, card, chips in lately.offers]
    auctioned = lately.auctioned and _pack_slot(lately.auctioned)
    return [lately.turn, lately.seat, WAYS.index(lately.way), auctioned, offers, lately.taken]


def _unpack_lately(turn: int, seat: int, way: int, auctioned: Any, offers: list[Any], taken: int | None) -> Lately:
    told = [(owner, None if letter is None else _CARDS[letter], chips) for owner, letter, chips in offers]
    return Lately(turn, seat, WAYS[way], auctioned and _unpack_slot(*auctioned), told, taken)


def _letters(cards: Iterable[Card]) -> str:
    return "".join([_LETTERS[card] for card in cards])


def _cards(letters: str) -> list[Card]:
    return [_CARDS[letter] for letter in letters]
