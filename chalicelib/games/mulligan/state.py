"""The state of a game: hands, balls, boards, plans, the deck, chips; and queries of the state.

The functions at the end return the cards that can be played now (M-11, M-12, M-38), who is looking at cards, the course's
target (M-45), the wolf (M-42), and the hand limit (M-44).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from chalicelib.games.base import CHANGES, Choices
from chalicelib.games.mulligan.cards import OF_TYPE, TYPE, Card, Golfer, clubs_in
from chalicelib.games.mulligan.options import Setup, Tee
from chalicelib.games.mulligan.shots import Aimed, Bounce, Lie, Plan, Shot, shoot

Phase = Literal["partner", "plan", "react", "vote", "over"]
"""The wolf's choice, planning, reactions of those who asked for it, the vote after nine holes, the end."""
PHASES: tuple[Phase, ...] = ("partner", "plan", "react", "vote", "over")
Reaction = Literal["auto", "never", "ask"]
REACTIONS: tuple[Reaction, ...] = ("auto", "never", "ask")
Orders = Literal["never", "against-me", "always"]
ORDERS: tuple[Orders, ...] = ("never", "against-me", "always")
DEFAULT_ORDERS: Orders = "against-me"


WolfPartner = tuple[int | None]
"""The wolf's choice for a hole: the partner's seat, or None to play alone."""


class Planned(NamedTuple):
    """A seat's hidden choice: a plan and a reaction for each of its golfers, in their order.

    `hunt` is the choice of partner that a seat announces as the wolf of the next hole, or None (M-42).
    """

    plans: tuple[Plan, ...]
    reactions: tuple[Reaction, ...]
    hunt: WolfPartner | None = None


@dataclass(slots=True)
class BoardShot:
    """One shot of this hole on a golfer's board. `club` is None for a duffed club, which does not stay."""

    turn: int
    club: Card | None
    actions: tuple[Card, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that lie on the board."""
        return self.actions if self.club is None else (self.club, *self.actions)


@dataclass(slots=True)
class Ball:
    """One golfer.

    `left` is the distance of the ball from the hole in yards. `hand` is sorted and includes planned cards until the reveal.
    `used` are the types of Play Anytime cards that the golfer has played this turn, except for cancelled ones.
    """

    hand: list[Card]
    left: int = 0
    strokes: int = 0
    board: list[BoardShot] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    used: set[str] = field(default_factory=set)

    @property
    def total(self) -> int:
        return sum(self.scores)


class Play(NamedTuple):
    """A Play Anytime card, face-up. `on` is its target: a golfer, a card with its player, or None."""

    golfer: Golfer
    card: Card
    on: Golfer | Lie | None = None

    @property
    def type(self) -> str:
        found = TYPE[self.card]
        assert found is not None
        return found


@dataclass(slots=True)
class Looking:
    """The open choice after a Rangefinder or a Borrow a Club (M-38). `cards` are from the deck, or the hand of `victim`."""

    type: str
    golfer: Golfer
    card: Card
    cards: list[Card]
    victim: Golfer | None = None


@dataclass(slots=True)
class Swing:
    """A reveal and its results so far.

    `left` is each ball's distance from the hole before the shots. `lies` are the actions at each golfer, `bounced` those that
    Bad Karma sent back, `cancelled` those that Mulligans cancelled. `shots` are the results with the current actions. During
    reactions the cards lie on the table; later the swing is shown to players who come back.
    """

    at: int
    turn: int
    left: list[int]
    plans: list[Plan]
    course: Aimed | None
    lies: list[list[Lie]]
    bounced: list[Bounce]
    cancelled: list[tuple[Golfer, Lie]] = field(default_factory=list)
    shots: list[Shot] = field(init=False)

    def __post_init__(self) -> None:
        self.shots = [
            shoot(left, plan.club, [card for card, _ in laid])
            for left, plan, laid in zip(self.left, self.plans, self.lies, strict=True)
        ]

    def without(self, golfer: Golfer, lie: Lie) -> Shot:
        """Return the golfer's shot without one of the actions at it."""
        struck = [card for card, _ in self.lies[golfer] if card != lie.card]
        return shoot(self.left[golfer], self.plans[golfer].club, struck)

    def cancel(self, golfer: Golfer, lie: Lie) -> None:
        """Remove an action at this golfer."""
        self.shots[golfer] = self.without(golfer, lie)
        self.lies[golfer].remove(lie)
        self.cancelled.append((golfer, lie))


@dataclass(slots=True)
class CourseCard:
    """The course's card of this turn (M-45), face-down or `open`. An open card is an action, or None if none was found."""

    card: Card | None
    open: bool = False


@dataclass(slots=True)
class Offer:
    """An offered wager: the two players, the stake of each, and the bet (M-41).

    Its number is `offer` in events, `wager` after it is accepted, and `number` in records. What the bet is about is `about` in
    events and `kind` in records.
    """

    number: int
    by: int
    to: int
    stake: int
    bet: dict[str, Any]

    def place(self, seat: int) -> int:
        """Return the index of a player in lists with an entry for each of the two: 0 for the one who offered."""
        return 0 if seat == self.by else 1

    @property
    def both(self) -> tuple[int, int]:
        """The two players, ascending."""
        return min(self.by, self.to), max(self.by, self.to)


@dataclass(slots=True)
class Wager:
    """An accepted offer.

    `at` and `turn` are the hole and turn in which it was accepted. `said` are the verdicts of both players, `times` how often
    they gave one. A settled wager has `settled_at`, the index of the hole, and the winner `won`, or None if the stakes went
    back.
    """

    offer: Offer
    at: int
    turn: int
    said: list[int | None] = field(default_factory=lambda: [None, None])
    times: list[int] = field(default_factory=lambda: [0, 0])
    won: int | None = None
    settled_at: int | None = None


@dataclass(slots=True)
class Book:
    """The betting book: chips, open offers and wagers.

    `made` is the number of offers that each seat has made on this hole, `count` the number of all offers so far. From the last
    plan of a turn to the next draw the book is `closed` for wagers about that turn or hole.
    """

    chips: list[int]
    made: list[int]
    offers: dict[int, Offer] = field(default_factory=dict)
    wagers: list[Wager] = field(default_factory=list)
    count: int = 0
    closed: bool = False


@dataclass(slots=True)
class Wolf:
    """The side game Wolf (M-42).

    `points` are those of each seat. `chosen` means that the wolf of this hole has chosen `partner`, None to play alone. `ahead`
    is the choice that the next hole's wolf announced with its plan of this turn.
    """

    points: list[int]
    partner: int | None = None
    chosen: bool = False
    ahead: WolfPartner | None = None


@dataclass(slots=True)
class State:
    """The whole table. The deck's last card is drawn next; the order of the discard pile does not matter.

    `plans` are hidden choices. `shown` are the actions that a Course GPS has shown this turn, by golfer; the seats that planned
    them are `locked`. `orders` are the seats' standing orders, `ordered` how often each changed this turn. `bots` are the seats
    that bots play. `asked` are the seats that may still react, `asking` the golfers whose plans asked for it. `going` are the
    votes whether to go on after nine holes, `on` is their result. `finishing` are the finishing strokes of the last hole.
    """

    setup: Setup
    balls: list[Ball]
    deck: list[Card]
    orders: list[Orders]
    ordered: list[int]
    discard: list[Card] = field(default_factory=list)
    phase: Phase = "plan"
    at: int = 0
    turn: int = 0
    reshuffles: int = 0
    plans: Choices[Planned] = field(default_factory=Choices)
    locked: set[int] = field(default_factory=set)
    shown: dict[Golfer, tuple[Aimed, ...]] = field(default_factory=dict)
    looking: Looking | None = None
    course: CourseCard | None = None
    swing: Swing | None = None
    asked: set[int] = field(default_factory=set)
    asking: set[Golfer] = field(default_factory=set)
    going: Choices[bool] = field(default_factory=Choices)
    on: bool | None = None
    finishing: list[int] = field(default_factory=list)
    bots: frozenset[int] = frozenset()
    wolf: Wolf | None = None
    book: Book | None = None

    @property
    def tee(self) -> Tee:
        """The current hole, or the last one when the game is over."""
        tees = self.setup.tees
        return tees[self.at] if self.at < len(tees) else tees[-1]

    def holder(self, card: Card) -> Golfer | None:
        """Return the golfer who has this card in hand, or None."""
        return next((golfer for golfer, ball in enumerate(self.balls) if card in ball.hand), None)

    def placed(self, golfer: Golfer) -> frozenset[Card]:
        """Return the golfer's planned cards, which lie face-down until the reveal."""
        seat = self.setup.seat_of[golfer]
        planned = self.plans.made.get(seat)
        if planned is None:
            return frozenset()
        plan = planned.plans[self.setup.place_of[golfer]]
        return frozenset(plan.cards)

    def side_scores(self, side: int) -> list[int]:
        """Return a side's score on each finished hole: that of its lower ball (M-43)."""
        own, *partners = (self.balls[golfer].scores for golfer in self.setup.sides[side])
        return [min(scores) for scores in zip(own, *partners, strict=True)] if partners else [*own]

    def side_total(self, side: int) -> int:
        golfers = self.setup.sides[side]
        return self.balls[golfers[0]].total if len(golfers) == 1 else sum(self.side_scores(side))


def hand_is_frozen(state: State, golfer: Golfer) -> bool:
    """Return whether an opponent is looking at this hand. Until then its cards cannot be played (M-38)."""
    return state.looking is not None and state.looking.victim == golfer


def unplaced_cards(state: State, golfer: Golfer) -> list[Card]:
    """Return the cards in hand that are not planned."""
    placed = state.placed(golfer)
    return [card for card in state.balls[golfer].hand if card not in placed]


def discardable_cards(state: State, golfer: Golfer) -> list[Card]:
    """Return the cards that may be discarded or taken: those not planned, except for the golfer's own card."""
    own = state.setup.own_card(golfer)
    return [card for card in unplaced_cards(state, golfer) if card != own]


def playable_anytime(state: State, golfer: Golfer, type: str) -> list[Card]:
    """Return the Play Anytime cards of a type that this golfer could play now. One of each type may be played a turn (M-33)."""
    ball = state.balls[golfer]
    cards = OF_TYPE[type]
    if cards.isdisjoint(ball.hand) or type in ball.used or hand_is_frozen(state, golfer):
        return []
    return sorted(cards.intersection(ball.hand) - state.placed(golfer))


def course_target(state: State) -> Golfer | None:
    """Return the course's target on this hole: the leading side's golfer with fewer strokes; None if no side leads (M-45)."""
    if not state.setup.course:
        return None
    one, other = state.side_total(0), state.side_total(1)
    if one == other:
        return None
    return min(state.setup.sides[0 if one < other else 1], key=lambda golfer: (state.balls[golfer].total, golfer))


def wolf_of(state: State, at: int) -> int:
    """Return the seat that is the wolf on the hole with this index: seat 0 on the first, then in rotation (M-42)."""
    return at % state.setup.seats


def is_looking(state: State, seat: int) -> bool:
    """Return whether the seat has to choose a card for a Rangefinder or a Borrow a Club."""
    return state.looking is not None and state.setup.seat_of[state.looking.golfer] == seat


def order_changes_left(state: State, seat: int) -> int:
    """Return how often the seat may still change its standing order this turn."""
    return CHANGES - state.ordered[seat]


def playable_clubs(state: State, golfer: Golfer) -> Sequence[Card]:
    """Return the cards of this golfer's hand whose club may be played."""
    return clubs_in(state.balls[golfer].hand, state.turn)


def hand_limit(state: State, golfer: Golfer) -> int:
    """Return the number of cards up to which this golfer draws on this hole (M-44)."""
    setup = state.setup
    if not setup.handicap:
        return setup.hand
    own = setup.side_of[golfer]
    return setup.hand_of(max(state.side_total(1 - own) - state.side_total(own), 0))
