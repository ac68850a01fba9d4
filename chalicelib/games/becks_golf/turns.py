"""A player's turn (B-11 to B-13), with what a clock that runs out does instead (B-26).

take ─────────────────────▶ the next player          place, discard ──▶ the next player
draw ──▶ the card in hand ──┘

Checks have been made: these functions trust their caller and change the state in place.
"""

from __future__ import annotations

from typing import Any

from chalicelib.fairness import Chance
from chalicelib.games.becks_golf import shown
from chalicelib.games.becks_golf.cards import BLACK, FACES, LATE_KEEPS, Card
from chalicelib.games.becks_golf.opening import PLACE
from chalicelib.games.becks_golf.rounds import after_turn, draw_card
from chalicelib.games.becks_golf.scoring import LINES_OF, Cards, score, sets
from chalicelib.games.becks_golf.state import State
from chalicelib.games.interface import Event
from chalicelib.games.moves import Moves, OneOf, kind

BEFORE_DRAWING = OneOf((kind("draw"), kind("take", at=PLACE)))
CARD_IN_HAND = OneOf((kind("place", at=PLACE), kind("discard")))


def in_turn(state: State) -> tuple[int, ...]:
    """Whose turn it is."""
    return () if state.turn is None else (state.turn,)


def moves(state: State, seat: int) -> Moves | None:
    """What the seat may do now; None for nothing."""
    if seat != state.turn:
        return None
    return BEFORE_DRAWING if state.drawn is None else CARD_IN_HAND


def act(state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
    """Makes a legal move."""
    match move["kind"]:
        case "draw":
            return draw(state, seat, chance)
        case "take":
            return put(state, seat, move["at"], state.discard.pop(), chance, "discard")
        case "place":
            return place(state, seat, move["at"], chance)
        case _:
            return discard(state, seat, chance)


def draw(state: State, seat: int, chance: Chance) -> list[Event]:
    """Takes the top card of the draw pile into the hand, where only its player sees it (B-12)."""
    state.drawn, events = draw_card(state, chance)
    return [*events, Event("drew", seat, private={seat: {"card": FACES[state.drawn]}})]


def place(state: State, seat: int, at: int, chance: Chance) -> list[Event]:
    """The drawn card replaces a card of the grid."""
    return put(state, seat, at, _from_hand(state), chance, "pile")


def put(state: State, seat: int, at: int, card: Card, chance: Chance, source: str) -> list[Event]:
    """A card goes face-up into the grid, and the one that lay there face-up onto the discard pile."""
    player = state.players[seat]
    before, was_down = sets(player.face_up), not player.up[at]
    replaced, player.grid[at], player.up[at] = player.grid[at], card, True
    state.discard.append(replaced)
    cards = player.face_up
    after = sets(cards)
    told = {
        "at": at,
        "card": FACES[card],
        "from": source,
        "replaced": FACES[replaced],
        "was_down": was_down,
        "completed": shown.made_sets([made for made in after if made not in before]),
        "sets": shown.made_sets(after),
        "showing": score(cards),
    }
    return [Event("placed", seat, told), *after_turn(state, seat, chance)]


def discard(state: State, seat: int, chance: Chance) -> list[Event]:
    """The drawn card goes onto the discard pile, and nothing is turned over (B-13)."""
    card = _from_hand(state)
    state.discard.append(card)
    return [Event("discarded", seat, {"card": FACES[card]}), *after_turn(state, seat, chance)]


def act_late(state: State, seat: int, chance: Chance) -> list[Event]:
    """Plays a whole turn, or what is left of it, for a seat that is late (B-26)."""
    events = draw(state, seat, chance) if state.drawn is None else []
    at = where_late(state.players[seat].face_up, in_hand(state))
    return events + (discard(state, seat, chance) if at is None else place(state, seat, at, chance))


def where_late(cards: Cards, card: Card) -> int | None:
    """Where a late player's drawn card goes: in place of the highest black card that all see, is higher, and serves no line;
    of equal ones the first. None: it is discarded.
    """
    if card > LATE_KEEPS:
        return None
    useful = {place for line, _ in sets(cards) for place in line}
    there = [
        (worth, -place)
        for place, worth in enumerate(cards)
        if worth in BLACK and worth is not None and worth > card and place not in useful and not _has_equal(cards, place)
    ]
    return -max(there)[1] if there else None


def _has_equal(cards: Cards, place: int) -> bool:
    """Whether the same card lies face-up in this place's row or column."""
    return any(cards[other] == cards[place] for line in LINES_OF[place] for other in line if other != place)


def in_hand(state: State) -> Card:
    """The card that was drawn and lies nowhere yet."""
    assert state.drawn is not None
    return state.drawn


def _from_hand(state: State) -> Card:
    card, state.drawn = in_hand(state), None
    return card
