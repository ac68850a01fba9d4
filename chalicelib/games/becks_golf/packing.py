"""The state as a compact JSON value. Cards are texts with a letter a card ("a": -4, … "o": 10), places turned up a number whose
lowest bit is place 0; what follows from the rest is not kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from chalicelib.games.base import Choices
from chalicelib.games.becks_golf.cards import FACES, Card
from chalicelib.games.becks_golf.scoring import PLACES
from chalicelib.games.becks_golf.state import Ended, Phase, Places, Player, State

_LETTER: dict[Card, str] = {card: chr(ord("a") + number) for number, card in enumerate(sorted(FACES))}
_CARD: dict[str, Card] = {letter: card for card, letter in _LETTER.items()}
_PHASES: tuple[Phase, ...] = ("opening", "play", "over")


def pack(state: State) -> dict[str, Any]:
    """Five players take about 500 bytes as JSON."""
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
    """The state again."""
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
