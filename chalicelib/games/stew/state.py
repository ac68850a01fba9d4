"""The state of a game: royals with their orders and tips, hands, tokens and the cards played with them, the deck.

Also the numbers that specialties change, and the state packed as JSON.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from chalicelib.games.base import Choices
from chalicelib.games.stew.cards import (
    A_PENNY,
    CARDS_A_TURN,
    COINS,
    DECK,
    DRAWS,
    HAND_LIMIT,
    MULLIGAN,
    OF,
    ROYALS,
    SPECIALTIES,
    TIPS,
    TOKENS,
    Card,
    Royal,
    Token,
    matches_with,
    unplayed,
)

Phase = Literal["specialties", "opening", "plan", "exchange", "over"]
"""All choose a specialty; all keep or replace the first hand; all plan; the Understudy may exchange its token; the end."""
PHASES: tuple[Phase, ...] = ("specialties", "opening", "plan", "exchange", "over")
Reach = Literal["round", "turn"]
REACHES: tuple[Reach, ...] = ("round", "turn")


@dataclass(frozen=True, slots=True)
class Options:
    """The options of the table."""

    specialties: bool
    mulligan_reach: Reach


@dataclass(slots=True)
class Plan:
    """A hidden choice: a token and cards. `add` uses a Saucier's specialty (S-37), `ask` an Understudy's (S-40)."""

    token: Token
    cards: tuple[Card, ...]
    add: bool = False
    ask: bool = False


@dataclass(slots=True)
class Play:
    """A token and the cards played with it in this round. The token stays out even if the cards are `gone` (S-15).

    `add` means that the Saucier wants to add a match, `added` is the number of matches added (S-37). `instead_of` is the token
    that the Understudy exchanged (S-40).
    """

    token: Token
    cards: tuple[Card, ...]
    add: bool = False
    instead_of: Token | None = None
    added: int = 0
    gone: bool = False

    def matches(self, table: Sequence[int]) -> int:
        """Return the matches of this play. `table` has the matches of each card with the royal's order (`matches_with`)."""
        if self.gone:
            return 0
        made = self.added
        for card in self.cards:
            made += table[card]
        return made


def matches_made(royal: Royal, order: Card, plays: Sequence[Play], specialty: str | None) -> int:
    """Return the matches of these plays with this royal's order, those of all its tokens added up (S-16)."""
    table, made = matches_with(order, specialty), 0
    for play in plays:
        if play.token == royal:
            made += play.matches(table)
    return made


@dataclass(slots=True)
class OrderPile:
    """One royal's order cards and money.

    `down` are face-down, with the top card last. `next` is face-up. The last card `under` the royal is the order of this round.
    `tip` is all the money there, of which `left` was left from the previous round.
    """

    down: list[Card]
    next: Card | None = None
    under: list[Card] = field(default_factory=list)
    tip: int = 0
    left: int = 0

    @property
    def order(self) -> Card:
        return self.under[-1]

    def worth(self, royal: Royal) -> int:
        """Return this round's tip of the royal, without what was left from the previous round (S-12)."""
        return TIPS[royal] + sum([COINS[card] for card in self.under])


@dataclass(slots=True)
class Player:
    """One seat.

    `dealt` are the specialties that it may choose from; `used` means that its specialty was used this round. `drawn` are the
    cards drawn since the last reveal.
    """

    hand: list[Card]
    money: int = 0
    specialty: str | None = None
    dealt: tuple[str, ...] = ()
    used: bool = False
    plays: list[Play] = field(default_factory=list)
    drawn: list[Card] = field(default_factory=list)

    def out(self, token: Token) -> int:
        """Return how many tokens of this kind have been played this round."""
        return [play.token for play in self.plays].count(token)


@dataclass(slots=True)
class Scored:
    """The last scored round, for players who come back later: orders, tips, and each seat's plays."""

    round: int
    orders: dict[Royal, Card]
    tips: dict[Royal, int]
    plays: list[list[Play]]


@dataclass(slots=True)
class State:
    """The whole table. The deck's last card is drawn next.

    `keeps`, `openings` and `plans` are hidden choices. Planned cards stay in the hands until all plans are in. `bots` are the
    seats that bots play.
    """

    options: Options
    players: list[Player]
    royals: dict[Royal, OrderPile]
    dishwasher: int
    deck: list[Card]
    discard: list[Card] = field(default_factory=list)
    phase: Phase = "opening"
    keeps: Choices[str] = field(default_factory=Choices)
    openings: Choices[bool] = field(default_factory=Choices)
    plans: Choices[Plan] = field(default_factory=Choices)
    round: int = 1
    turn: int = 1
    reshuffles: int = 0
    last: Scored | None = None
    bots: frozenset[int] = frozenset()

    @property
    def clockwise(self) -> list[int]:
        """All seats clockwise from the dishwasher."""
        return [*range(self.dishwasher, len(self.players)), *range(self.dishwasher)]

    @property
    def tokens(self) -> tuple[Token, ...]:
        """The kinds of tokens in this game."""
        return (*self.royals, MULLIGAN)

    def unplayed(self, seat: int) -> tuple[Token, ...]:
        """Return the kinds of tokens that this seat can still play this round."""
        return unplayed(len(self.royals), tuple([play.token for play in self.players[seat].plays]))

    def made(self, seat: int, royal: Royal) -> int:
        """Return this seat's matches with this royal's order in all turns of the round (S-16)."""
        player = self.players[seat]
        return matches_made(royal, self.royals[royal].order, player.plays, player.specialty)

    @property
    def asked(self) -> int | None:
        """The seat of the Understudy while it may exchange its token, which its plan has asked for (S-40)."""
        return self.seat_with("understudy") if self.phase == "exchange" else None

    def seat_with(self, specialty: str) -> int | None:
        """Return the seat with this specialty, or None. No two seats have the same."""
        for seat, player in enumerate(self.players):
            if player.specialty == specialty:
                return seat
        return None


# The numbers that specialties change (S-31 to S-40).


def hand_limit(player: Player) -> int:
    """Return the hand limit (S-17), which is higher for a Gardener (S-34)."""
    return OF["gardener"]["hand_limit"] if player.specialty == "gardener" else HAND_LIMIT


def between_rounds(player: Player) -> int:
    """Return the number of cards drawn after a round (S-23), which is higher for a Gardener (S-34)."""
    return OF["gardener"]["between_rounds"] if player.specialty == "gardener" else DRAWS["between_rounds"]


def bonus(player: Player, play: Play) -> int:
    """Return the number of cards drawn after a token (S-14): more for a Larder Keeper with one card at a royal (S-35)."""
    if play.token == MULLIGAN:
        return DRAWS["mulligan"]
    alone = player.specialty == "larder-keeper" and len(play.cards) == 1
    return OF["larder-keeper"]["draw"] if alone else DRAWS["royal"]


def wages(specialty: str | None, matches: int) -> int:
    """Return the pay of a player who does not get the tip (S-20), rounded up for a Quartermaster (S-36)."""
    return -(-matches // A_PENNY) if specialty == "quartermaster" else matches // A_PENNY


def may_use(player: Player, specialty: str) -> bool:
    """Return whether this seat has this once-a-round specialty and has not used it yet (S-37, S-38, S-40)."""
    return player.specialty == specialty and not player.used


def may_trade(state: State, seat: int) -> bool:
    """Return whether this seat may trade: discard cards and draw as many (S-38)."""
    player = state.players[seat]
    if not may_use(player, "spice-trader"):
        return False
    return state.phase == "plan" and state.turn == 1 and seat not in state.plans.made and bool(player.hand)


# In a packed state a card is one letter, a token or a specialty one digit. The discard pile is not packed: it has all cards
# that are not elsewhere.

_LETTERS = [letter for letter in map(chr, range(0x21, 0x7F)) if letter not in '"\\-'][: len(DECK)]
_CARDS = {letter: card for card, letter in enumerate(_LETTERS)}
_NONE = "-"
_PLAY = 3 + CARDS_A_TURN
"""The length of a packed play: token, the token before an exchange, three flags in a digit, cards."""


def pack(state: State) -> dict[str, Any]:
    """Return the state as compact JSON, without the options, which the table stores: about 400 bytes, 600 at most."""
    return {
        "at": [PHASES.index(state.phase), state.round, state.turn, state.dishwasher, state.reshuffles],
        "deck": _letters(state.deck),
        "royals": [_pack_order_pile(pile) for pile in state.royals.values()],
        "players": [_pack_player(player) for player in state.players],
        "keeps": state.keeps.pack(SPECIALTIES.index),
        "openings": state.openings.pack(int),
        "plans": state.plans.pack(_pack_plan),
        "last": state.last and _pack_scored(state.last),
        **({"bots": sorted(state.bots)} if state.bots else {}),
    }


def unpack(options: Mapping[str, Any], packed: Any) -> State:
    """Return the state that `pack` packed."""
    phase, number, turn, dishwasher, reshuffles = packed["at"]
    state = State(
        Options(**options),
        [_unpack_player(*player) for player in packed["players"]],
        {royal: _unpack_order_pile(*fields) for royal, fields in zip(ROYALS, packed["royals"], strict=False)},
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
    in_play = set(_in_play(state))
    state.discard = [card for card in DECK if card not in in_play]
    return state


def _in_play(state: State) -> Iterator[Card]:
    """Yield the cards that are not in the discard pile."""
    yield from state.deck
    for pile in state.royals.values():
        yield from (*pile.down, *pile.under, *([] if pile.next is None else [pile.next]))
    for player in state.players:
        yield from player.hand
        for play in player.plays:
            if not play.gone:
                yield from play.cards


def _pack_order_pile(pile: OrderPile) -> list[Any]:
    up = "" if pile.next is None else _LETTERS[pile.next]
    return [_letters(pile.down), up, _letters(pile.under), pile.tip, pile.left]


def _unpack_order_pile(down: str, next: str, under: str, tip: int, left: int) -> OrderPile:
    return OrderPile(_cards(down), _CARDS[next] if next else None, _cards(under), tip, left)


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
    dealt_specialties = tuple([SPECIALTIES[int(digit)] for digit in dealt])
    return Player(_cards(hand), money, own, dealt_specialties, bool(used), _unpack_plays(plays), _cards(drawn))


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
