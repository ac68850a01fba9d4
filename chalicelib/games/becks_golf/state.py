"""The state of a game: a grid of nine cards for each player, the draw pile and the discard pile; and the state packed as JSON.

The turn is computed from the dealer and the number of turns played, the round from the number of scores.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from chalicelib.games.base import Choices
from chalicelib.games.becks_golf.cards import FACES, PLACES, Card, Cards

Phase = Literal["opening", "play", "over"]
Places = tuple[int, ...]


@dataclass(slots=True)
class Player:
    """A seat. `grid` are its nine cards; only those that are `up` may be seen. `scores` are those of finished rounds."""

    grid: list[Card]
    up: list[bool]
    scores: list[int] = field(default_factory=list)

    @property
    def face_up(self) -> Cards:
        """The nine cards as everybody sees them, with None for face-down cards."""
        return [card if up else None for card, up in zip(self.grid, self.up, strict=True)]

    @property
    def down(self) -> int:
        """The number of face-down cards."""
        return self.up.count(False)

    @property
    def total(self) -> int:
        return sum(self.scores)


@dataclass(frozen=True, slots=True)
class Ended:
    """The end of a round: the closer, all grids, the places that were still face-down, and the top card of the discard pile."""

    closer: int | None
    grids: tuple[tuple[Card, ...], ...]
    turned: tuple[Places, ...]
    discard: Card


@dataclass(slots=True)
class State:
    """The whole table.

    `pile` and `discard` have their top card last. `opening` are the places that players have chosen to turn first. `turns`
    counts the turns of all seats in this round. `closers` lists the closer of each finished round, or None.
    """

    rounds: int
    players: list[Player]
    dealer: int
    pile: list[Card]
    discard: list[Card] = field(default_factory=list)
    phase: Phase = "opening"
    opening: Choices[Places] = field(default_factory=Choices)
    turns: int = 0
    drawn: Card | None = None
    closer: int | None = None
    reshuffles: int = 0
    closers: list[int | None] = field(default_factory=list)
    last: Ended | None = None

    @property
    def round(self) -> int:
        """The number, from 1, of the current round, or of the last one when the game is over."""
        return len(self.players[0].scores) + (self.phase != "over")

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is (B-11); None while all choose, and at the end."""
        return (self.dealer + 1 + self.turns) % len(self.players) if self.phase == "play" else None

    @property
    def last_turns(self) -> list[int]:
        """The seats that still have their last turn after a player has closed (B-15), in order."""
        if self.closer is None or self.turn is None:
            return []
        seats = len(self.players)
        return [(self.turn + step) % seats for step in range((self.closer - self.turn) % seats)]


def face_down() -> list[bool]:
    return [False for _ in PLACES]


# In a packed state a list of cards is a text with one letter for each card ("a": -4, … "o": 10), and a set of places is a
# number whose lowest bit is place 0.

_LETTER: dict[Card, str] = {card: chr(ord("a") + number) for number, card in enumerate(sorted(FACES))}
_CARD: dict[str, Card] = {letter: card for card, letter in _LETTER.items()}
_PHASES: tuple[Phase, ...] = ("opening", "play", "over")


def pack(state: State) -> dict[str, Any]:
    """Return the state as compact JSON. Five players take about 500 bytes."""
    return {
        "phase": _PHASES.index(state.phase),
        "dealer": state.dealer,
        "turns": state.turns,
        "closer": state.closer,
        "drawn": state.drawn,
        "shuffles": state.reshuffles,
        "pile": _letters(state.pile),
        "discard": _letters(state.discard),
        "players": [_pack_player(state, seat) for seat in range(len(state.players))],
        "closers": [*state.closers],
        "last": state.last and _pack_ended(state.last),
    }


def unpack(options: Mapping[str, Any], packed: dict[str, Any]) -> State:
    """Return the state that `pack` packed."""
    state = State(
        options["rounds"],
        [],
        packed["dealer"],
        _cards(packed["pile"]),
        _cards(packed["discard"]),
        _PHASES[packed["phase"]],
        Choices(),
        packed["turns"],
        packed["drawn"],
        packed["closer"],
        packed["shuffles"],
        [*packed["closers"]],
        _unpack_ended(*packed["last"]) if packed["last"] else None,
    )
    for player in packed["players"]:
        _unpack_player(state, *player)
    return state


def _pack_player(state: State, seat: int) -> list[Any]:
    player, chosen = state.players[seat], state.opening
    choice, times = chosen.made.get(seat), chosen.times.get(seat, 0)
    up = _bits([place for place in PLACES if player.up[place]])
    return [_letters(player.grid), up, choice and [*choice], times, [*player.scores]]


def _unpack_player(state: State, grid: str, up: int, choice: list[int] | None, times: int, scores: list[int]) -> None:
    if choice:
        state.opening.made[len(state.players)] = tuple(choice)
        state.opening.times[len(state.players)] = times
    state.players.append(Player(_cards(grid), [bool(up >> place & 1) for place in PLACES], [*scores]))


def _pack_ended(ended: Ended) -> list[Any]:
    return [ended.closer, [*map(_letters, ended.grids)], [*map(_bits, ended.turned)], ended.discard]


def _unpack_ended(closer: int | None, grids: list[str], turned: list[int], discard: Card) -> Ended:
    return Ended(closer, tuple(tuple(_cards(grid)) for grid in grids), tuple(map(_places, turned)), discard)


def _letters(cards: Iterable[Card]) -> str:
    return "".join([_LETTER[card] for card in cards])


def _cards(letters: str) -> list[Card]:
    return [_CARD[letter] for letter in letters]


def _bits(places: Iterable[int]) -> int:
    return sum(1 << place for place in places)


def _places(bits: int) -> Places:
    return tuple(place for place in PLACES if bits >> place & 1)
