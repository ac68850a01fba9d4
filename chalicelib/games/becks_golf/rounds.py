"""The rules of Grandpa Beck's Golf: options, a round from the deal to its scores, turns, refusals, the result.

    deal ──▶ all choose two cards (`Opening`) ──▶ they open ──▶ turns ──▶ end ──▶ the next deal, or the last end

    take ─────────────────────▶ the next player          place, discard ──▶ the next player
    draw ──▶ the card in hand ──┘

The functions that make a move expect it to be legal, and change the state in place.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from chalicelib.errors import NotNow, NotYourTurn, PhaseOver
from chalicelib.fairness import Chance
from chalicelib.games.base import Choices, SimultaneousChoice
from chalicelib.games.becks_golf import view
from chalicelib.games.becks_golf.cards import (
    BLACK,
    FACES,
    LATE_KEEPS,
    LATE_OPENS,
    LINES_OF,
    LISTED,
    OPENED,
    PACK,
    PLACES,
    ROUNDS,
    TURNS,
    Card,
    Cards,
    score,
    sets,
    with_bonus,
)
from chalicelib.games.becks_golf.state import Ended, Places, Player, State, face_down
from chalicelib.games.interface import Event
from chalicelib.games.moves import Int, ListOf, Moves, OneOf, kind
from chalicelib.games.options import GameOptions, Option
from chalicelib.games.places import places

SEATS = (2, 5)
GAME_OPTIONS = GameOptions(
    "Grandpa Beck's Golf",
    SEATS,
    {
        "rounds": Option(
            Int(ROUNDS["least"], ROUNDS["most"]), ROUNDS["usual"], "How many rounds are played; the lowest total wins."
        )
    },
)


def not_now(state: State, seat: int) -> NotNow:
    """Return the refusal for a seat that may do nothing now."""
    if state.phase == "over":
        return PhaseOver("This game is over: all cards are flipped.")
    if state.phase == "opening":
        return PhaseOver("You’ve chosen. Waiting for the others.")
    return NotYourTurn("It’s not your turn: someone else is about to play.")


def illegal(state: State, seat: int, move: Any, moves: Moves) -> str:
    """Return the sentence that refuses an illegal move."""
    return f"“{_quote(move)}” is not possible now: {_choices(state)}."


def _choices(state: State) -> str:
    if state.phase == "opening":
        return "choose two different places from 0 to 8, whose cards you will turn"
    if state.drawn is None:
        return f"draw a card, or take the {_name(state.discard[-1])} to a place from 0 to 8"
    return f"place the {_name(state.drawn)} you drew at a place from 0 to 8, or discard it"


def _name(card: int) -> str:
    return {"M": "Mulligan", "H": "Hazard"}.get(str(FACES[card]), str(card))


def _quote(move: Any) -> str:
    """Return the move as sent, cut to 40 characters: its words, or its JSON."""
    if isinstance(move, dict) and isinstance(move.get("kind"), str):
        words = [move["kind"], *(json.dumps(value, ensure_ascii=False) for name, value in move.items() if name != "kind")]
        return " ".join(words)[:40]
    return json.dumps(move, ensure_ascii=False)[:40]


def begin(options: Mapping[str, Any], seats: int, chance: Chance, carried: None = None) -> State:
    """Draw the first dealer and deal. A rematch carries nothing over."""
    dealer = chance.number("dealer", seats)
    state = State(options["rounds"], [Player([], []) for _ in range(seats)], dealer, [])
    deal(state, chance)
    return state


def deal(state: State, chance: Chance) -> None:
    """Shuffle the whole pack and deal nine cards to each seat in order, from the top, which is the end of the list."""
    pile = chance.shuffle(f"r{state.round}/deal", PACK)
    for player in state.players:
        player.grid, player.up = [pile.pop() for _ in PLACES], face_down()
    state.pile, state.discard = pile, []
    state.phase, state.turns, state.closer, state.reshuffles = "opening", 0, None, 0


def open_all(state: State, chosen: Mapping[int, Places]) -> Event:
    """Turn over the cards that all players chose, in one step, and start the discard pile with one card (B-10)."""
    opened = []
    for seat, at in chosen.items():
        player = state.players[seat]
        for place in at:
            player.up[place] = True
        opened.append([{"at": place, "card": FACES[player.grid[place]]} for place in at])
    state.discard.append(state.pile.pop())
    state.phase = "play"
    showing = [score(player.face_up) for player in state.players]
    return Event("opened", None, {"cards": opened, "showing": showing, "discard": FACES[state.discard[-1]]})


def draw_card(state: State, chance: Chance) -> tuple[Card, list[Event]]:
    """Take the top card of the draw pile. If it is empty, first shuffle the discard pile without its top card (B-14).

    The order before the shuffle is that of the list, as for the whole pack (G-06).
    """
    if state.pile:
        return state.pile.pop(), []
    state.reshuffles += 1
    *below, top = state.discard
    state.pile = chance.shuffle(f"r{state.round}/reshuffle{state.reshuffles}", sorted(below, key=LISTED.__getitem__))
    state.discard = [top]
    reshuffled = Event("reshuffled", None, {"cards": len(below)})
    return state.pile.pop(), [reshuffled]


def after_turn(state: State, seat: int, chance: Chance) -> list[Event]:
    """Count the turn. End the round after everybody's last turn (B-15), or at the maximum number of turns (B-16)."""
    state.turns += 1
    events: list[Event] = []
    if state.closer is None and False not in state.players[seat].up:
        state.closer = seat
        events.append(Event("went-out", seat, {"last_turns": state.last_turns}))
    elif state.turn == state.closer or (state.closer is None and state.turns >= TURNS * len(state.players)):
        return end(state, chance)
    return events


def end(state: State, chance: Chance) -> list[Event]:
    """Turn all cards over and score them. Deal again unless this was the last round."""
    turned = tuple(tuple(place for place in PLACES if not player.up[place]) for player in state.players)
    grids = tuple(tuple(player.grid) for player in state.players)
    state.last = Ended(state.closer, grids, turned, state.discard[-1])
    state.closers.append(state.closer)
    for player, points in zip(state.players, with_bonus([score(cards) for cards in grids], state.closer), strict=True):
        player.scores.append(points)
        player.up = [True for _ in PLACES]
    number = len(state.players[0].scores)
    scored = Event("scored", None, view.ended(number, state.last, [player.total for player in state.players]))
    if number == state.rounds:
        state.phase = "over"
        return [scored]
    state.dealer = (state.dealer + 1) % len(state.players)
    deal(state, chance)
    return [scored, Event("dealt", state.dealer, {"round": state.round, "pile": len(state.pile)})]


PLACE = Int(PLACES[0], PLACES[-1])
TWO_PLACES = kind("open", at=ListOf(PLACE, OPENED, OPENED, unique=True))


class Opening(SimultaneousChoice[State, Places]):
    """The choice of the two cards that each player turns over first (B-10). After a time-out they are the first two (B-26)."""

    kind, shape = "open", TWO_PLACES
    too_late = "Too late: the first cards are flipped."

    def choices(self, state: State) -> Choices[Places]:
        return state.opening

    def seats(self, state: State) -> Sequence[int]:
        return range(len(state.players)) if state.phase == "opening" else ()

    def moves(self, state: State, seat: int) -> Moves:
        return TWO_PLACES

    def read(self, move: Any) -> Places:
        return tuple(sorted(move["at"]))

    def describe(self, state: State, seat: int, choice: Places) -> dict[str, Any]:
        return {"at": [*choice]}

    def default(self, state: State, seat: int) -> Places:
        return LATE_OPENS

    def reveal(self, state: State, choices: Mapping[int, Places], chance: Chance) -> list[Event]:
        return [open_all(state, choices)]


BEFORE_DRAWING = OneOf((kind("draw"), kind("take", at=PLACE)))
CARD_IN_HAND = OneOf((kind("place", at=PLACE), kind("discard")))


def in_turn(state: State) -> tuple[int, ...]:
    """Return the seat whose turn it is."""
    return () if state.turn is None else (state.turn,)


def moves(state: State, seat: int) -> Moves | None:
    """Return the moves that the seat may make now; None for none."""
    if seat != state.turn:
        return None
    return BEFORE_DRAWING if state.drawn is None else CARD_IN_HAND


def act(state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
    """Make a legal move and return its events."""
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
    """Draw the top card of the draw pile. Only its player sees it (B-12)."""
    state.drawn, events = draw_card(state, chance)
    return [*events, Event("drew", seat, private={seat: {"card": FACES[state.drawn]}})]


def place(state: State, seat: int, at: int, chance: Chance) -> list[Event]:
    """Replace a card of the grid by the drawn card (B-13)."""
    return put(state, seat, at, _from_hand(state), chance, "pile")


def put(state: State, seat: int, at: int, card: Card, chance: Chance, source: str) -> list[Event]:
    """Put a card face-up into the grid, and the replaced card face-up onto the discard pile. `source` is where it came from."""
    player = state.players[seat]
    before, was_down = sets(player.face_up), not player.up[at]
    replaced, player.grid[at], player.up[at] = player.grid[at], card, True
    state.discard.append(replaced)
    cards = player.face_up
    after = sets(cards)
    data = {
        "at": at,
        "card": FACES[card],
        "from": source,
        "replaced": FACES[replaced],
        "was_down": was_down,
        "completed": view.made_sets([made for made in after if made not in before]),
        "sets": view.made_sets(after),
        "showing": score(cards),
    }
    return [Event("placed", seat, data), *after_turn(state, seat, chance)]


def discard(state: State, seat: int, chance: Chance) -> list[Event]:
    """Discard the drawn card. Nothing is turned over (B-13)."""
    card = _from_hand(state)
    state.discard.append(card)
    return [Event("discarded", seat, {"card": FACES[card]}), *after_turn(state, seat, chance)]


def act_late(state: State, seat: int, chance: Chance) -> list[Event]:
    """Play a whole turn, or the rest of it, for a seat that timed out (B-26)."""
    events = draw(state, seat, chance) if state.drawn is None else []
    at = default_place(state.players[seat].face_up, in_hand(state))
    return events + (discard(state, seat, chance) if at is None else place(state, seat, at, chance))


def default_place(cards: Cards, card: Card) -> int | None:
    """Return the place of a drawn card after a time-out, or None to discard it (B-26).

    The card replaces the highest face-up black card that is higher than it, is in no set, and has no equal in its row or
    column; between equals the first.
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
    """Return whether an equal card lies face-up in the row or column of this place."""
    return any(cards[other] == cards[place] for line in LINES_OF[place] for other in line if other != place)


def in_hand(state: State) -> Card:
    """Return the drawn card, which has not been placed or discarded yet."""
    assert state.drawn is not None
    return state.drawn


def _from_hand(state: State) -> Card:
    card, state.drawn = in_hand(state), None
    return card


def result(state: State) -> dict[str, Any] | None:
    """Return None while playing, then the places. `score` is the total of all rounds; equal totals share a place."""
    if state.phase != "over":
        return None
    totals = [player.total for player in state.players]
    return {"places": places(totals, lowest=True), "rounds": [[*player.scores] for player in state.players]}


def progress(state: State) -> tuple[int, int]:
    """Return the number of the round and the number of rounds."""
    return state.round, state.rounds
