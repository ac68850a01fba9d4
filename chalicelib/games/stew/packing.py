"""The state as a compact JSON value: a card is one letter, a token or a specialty one digit.

The discard pile is what lies nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from chalicelib.games.base import Choices
from chalicelib.games.stew.cards import CARDS_A_TURN, DECK, OF, ROYALS, SPECIALTIES, TOKENS, Card, Token
from chalicelib.games.stew.state import PHASES, Options, Ordering, Plan, Play, Player, Scored, State

_LETTERS = [letter for letter in map(chr, range(0x21, 0x7F)) if letter not in '"\\-'][: len(DECK)]
_CARDS = {letter: card for card, letter in enumerate(_LETTERS)}
_NONE = "-"
_PLAY = 3 + CARDS_A_TURN
"""The letters of a play: token, what it was before, three marks in a digit, cards."""


def pack(state: State) -> dict[str, Any]:
    """All but the options, which the table keeps; it takes 400 bytes, and 600 at most."""
    return {
        "at": [PHASES.index(state.phase), state.round, state.turn, state.dishwasher, state.reshuffles],
        "deck": _letters(state.deck),
        "royals": [_pack_ordering(ordering) for ordering in state.royals.values()],
        "players": [_pack_player(player) for player in state.players],
        "keeps": state.keeps.pack(SPECIALTIES.index),
        "openings": state.openings.pack(int),
        "plans": state.plans.pack(_pack_plan),
        "last": state.last and _pack_scored(state.last),
        **({"bots": sorted(state.bots)} if state.bots else {}),
    }


def unpack(options: Mapping[str, Any], packed: Any) -> State:
    """The state again."""
    phase, number, turn, dishwasher, reshuffles = packed["at"]
    state = State(
        Options(**options),
        [_unpack_player(*player) for player in packed["players"]],
        {royal: _unpack_ordering(*told) for royal, told in zip(ROYALS, packed["royals"], strict=False)},
        dishwasher,
        _cards(packed["deck"]),
        [],
        PHASES[phase],
        Choices.unpack(packed["keeps"], SPECIALTIES.__getitem__),
        Choices.unpack(packed["openings"], bool),
        Choices.unpack(packed["plans"], _unpack_plan),
        number,
        turn,
        reshuffles,
        packed["last"] and _unpack_scored(*packed["last"]),
        frozenset(packed.get("bots", ())),
    )
    elsewhere = set(_elsewhere(state))
    state.discard = [card for card in DECK if card not in elsewhere]
    return state


def _elsewhere(state: State) -> Iterator[Card]:
    """The cards that are not on the discard pile."""
    yield from state.deck
    for ordering in state.royals.values():
        yield from (*ordering.down, *ordering.under, *([] if ordering.next is None else [ordering.next]))
    for player in state.players:
        yield from player.hand
        for play in player.plays:
            if not play.gone:
                yield from play.cards


def _pack_ordering(ordering: Ordering) -> list[Any]:
    up = "" if ordering.next is None else _LETTERS[ordering.next]
    return [_letters(ordering.down), up, _letters(ordering.under), ordering.tip, ordering.left]


def _unpack_ordering(down: str, next: str, under: str, tip: int, left: int) -> Ordering:
    return Ordering(_cards(down), _CARDS[next] if next else None, _cards(under), tip, left)


def _pack_player(player: Player) -> list[Any]:
    return [
        _letters(player.hand),
        player.money,
        None if player.specialty is None else SPECIALTIES.index(player.specialty),
        "".join([str(SPECIALTIES.index(specialty)) for specialty in player.dealt]),
        int(player.used),
        _pack_plays(player.plays),
        _letters(player.drawn),
    ]


def _unpack_player(hand: str, money: int, specialty: int | None, dealt: str, used: int, plays: str, drawn: str) -> Player:
    own = None if specialty is None else SPECIALTIES[specialty]
    could_be = tuple([SPECIALTIES[int(digit)] for digit in dealt])
    return Player(_cards(hand), money, own, could_be, bool(used), _unpack_plays(plays), _cards(drawn))


def _pack_plan(plan: Plan) -> str:
    return f"{TOKENS.index(plan.token)}{plan.add + 2 * plan.ask}{_letters(plan.cards)}"


def _unpack_plan(packed: str) -> Plan:
    said = int(packed[1])
    return Plan(TOKENS[int(packed[0])], tuple(_cards(packed[2:])), bool(said & 1), bool(said & 2))


def _pack_plays(plays: Iterable[Play]) -> str:
    return "".join([_pack_play(play) for play in plays])


def _unpack_plays(packed: str) -> list[Play]:
    return [_unpack_play(packed[at : at + _PLAY]) for at in range(0, len(packed), _PLAY)]


def _pack_play(play: Play) -> str:
    marks = play.add + 2 * (play.added > 0) + 4 * play.gone
    return f"{_digit(play.token)}{_digit(play.instead_of)}{marks}{_letters(play.cards):{_NONE}<{CARDS_A_TURN}}"


def _unpack_play(packed: str) -> Play:
    marks = int(packed[2])
    before = None if packed[1] == _NONE else TOKENS[int(packed[1])]
    cards = tuple(_cards(packed[3:].rstrip(_NONE)))
    added = OF["saucier"]["matches"] if marks & 2 else 0
    return Play(TOKENS[int(packed[0])], cards, bool(marks & 1), before, added, bool(marks & 4))


def _digit(token: Token | None) -> str:
    return _NONE if token is None else str(TOKENS.index(token))


def _pack_scored(last: Scored) -> list[Any]:
    return [last.round, _letters(last.orders.values()), [*last.tips.values()], [_pack_plays(plays) for plays in last.plays]]


def _unpack_scored(round: int, orders: str, tips: list[int], plays: list[str]) -> Scored:
    royals = ROYALS[: len(tips)]
    return Scored(
        round,
        dict(zip(royals, _cards(orders), strict=True)),
        dict(zip(royals, tips, strict=True)),
        [_unpack_plays(each) for each in plays],
    )


def _letters(cards: Iterable[Card]) -> str:
    return "".join([_LETTERS[card] for card in cards])


def _cards(letters: str) -> list[Card]:
    return [_CARDS[letter] for letter in letters]
