"""The things on the table: royals with their orders and tips, hands, tokens with the cards played with them, the deck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from chalicelib.games.base import Choices
from chalicelib.games.stew.cards import COINS, MULLIGAN, TIPS, Card, Royal, Token, matches_with, unplayed

Phase = Literal["specialties", "opening", "plan", "exchange", "over"]
"""All keep a specialty; keep or replace the hand; plan a turn. The Understudy may exchange its token. The end."""
PHASES: tuple[Phase, ...] = ("specialties", "opening", "plan", "exchange", "over")
Reach = Literal["round", "turn"]
REACHES: tuple[Reach, ...] = ("round", "turn")


@dataclass(frozen=True, slots=True)
class Options:
    """What the maker of the table chose."""

    specialties: bool
    mulligan_reach: Reach


@dataclass(slots=True)
class Plan:
    """A hidden choice: a token and the cards under it. `add` is a Saucier's (S-37), `ask` an Understudy's (S-40)."""

    token: Token
    cards: tuple[Card, ...]
    add: bool = False
    ask: bool = False


@dataclass(slots=True)
class Play:
    """A token that was played this round, and what was played with it; it stays out although the cards may be `gone` (S-15).

    `add` says that its player wants a match more (S-37), `added` how many there are.
    """

    token: Token
    cards: tuple[Card, ...]
    add: bool = False
    instead_of: Token | None = None
    added: int = 0
    gone: bool = False

    def matches(self, table: Sequence[int]) -> int:
        """What it makes, where its royal's order makes so many matches with each card (`matches_with`)."""
        if self.gone:
            return 0
        made = self.added
        for card in self.cards:
            made += table[card]
        return made


def matches_made(royal: Royal, order: Card, plays: Sequence[Play], specialty: str | None) -> int:
    """How many matches a seat has made with this royal's order by these plays, its tokens there together (S-16)."""
    table, made = matches_with(order, specialty), 0
    for play in plays:
        if play.token == royal:
            made += play.matches(table)
    return made


@dataclass(slots=True)
class Ordering:
    """One royal's cards and money. `down` lie face-down, the last one on top; `next` is turned up; the last of those `under`
    the royal is the order of this round. `tip` is all that lies there, `left` what of it was left from the round before.
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
        """What this royal gives this round, what was left not counted (S-12)."""
        return TIPS[royal] + sum([COINS[card] for card in self.under])


@dataclass(slots=True)
class Player:
    """One seat. `dealt` are the specialties it may choose from, `used` says that its own was, this round; `drawn` are cards
    that have come to the hand since the last turn was shown.
    """

    hand: list[Card]
    money: int = 0
    specialty: str | None = None
    dealt: tuple[str, ...] = ()
    used: bool = False
    plays: list[Play] = field(default_factory=list)
    drawn: list[Card] = field(default_factory=list)

    def out(self, token: Token) -> int:
        """How many of this token lie out."""
        return [play.token for play in self.plays].count(token)


@dataclass(slots=True)
class Scored:
    """The round that was scored last, for those who come late: orders, tips, and each seat's plays."""

    round: int
    orders: dict[Royal, Card]
    tips: dict[Royal, int]
    plays: list[list[Play]]


@dataclass(slots=True)
class State:
    """The whole table. The deck's last card is drawn next.

    `keeps`, `openings` and `plans` are hidden choices: their cards stay in the hands until all are in. `bots` are the seats
    that bots play.
    """

    options: Options
    players: list[Player]
    royals: dict[Royal, Ordering]
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
        """All seats, from the dishwasher on."""
        return [*range(self.dishwasher, len(self.players)), *range(self.dishwasher)]

    @property
    def tokens(self) -> tuple[Token, ...]:
        """The kinds of tokens that are in play."""
        return (*self.royals, MULLIGAN)

    def unplayed(self, seat: int) -> tuple[Token, ...]:
        """The kinds of tokens of which this seat has one left this round."""
        return unplayed(len(self.royals), tuple([play.token for play in self.players[seat].plays]))

    def made(self, seat: int, royal: Royal) -> int:
        """How many matches this seat has made with this royal's order, all its turns together (S-16)."""
        player = self.players[seat]
        return matches_made(royal, self.royals[royal].order, player.plays, player.specialty)

    def who(self, specialty: str) -> int | None:
        """Whose specialty this is; nobody has the same."""
        for seat, player in enumerate(self.players):
            if player.specialty == specialty:
                return seat
        return None
