"""The state of a game: hands, balls, boards, plans, the deck, chips; and what follows from it alone.

The functions at the end say which cards of a hand can be played now (M-11, M-12, M-38), who looks at cards, whom the course
strikes (M-45), who is the wolf (M-42), and how many cards a golfer draws (M-44).
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
"""The wolf's choice; planning; reactions of those who asked; whether to go on after nine; the end."""
PHASES: tuple[Phase, ...] = ("partner", "plan", "react", "vote", "over")
Reaction = Literal["auto", "never", "ask"]
REACTIONS: tuple[Reaction, ...] = ("auto", "never", "ask")
Orders = Literal["never", "against-me", "always"]
ORDERS: tuple[Orders, ...] = ("never", "against-me", "always")
USUAL: Orders = "against-me"


Hunt = tuple[int | None]
"""With whom the wolf plays; None when alone."""


class Planned(NamedTuple):
    """What a seat has chosen: a plan and a reaction for each of its golfers, in their order; and where it is the wolf on the
    next hole, with whom, if it says so already (M-42).
    """

    plans: tuple[Plan, ...]
    reactions: tuple[Reaction, ...]
    hunt: Hunt | None = None


@dataclass(slots=True)
class Struck:
    """One shot of this hole on a golfer's board. A duffed club does not stay (None)."""

    turn: int
    club: Card | None
    actions: tuple[Card, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """Those that lie on the board."""
        return self.actions if self.club is None else (self.club, *self.actions)


@dataclass(slots=True)
class Ball:
    """One golfer. `left` is how far its ball is from the hole; `hand` is sorted and holds placed cards too, until the reveal.
    `used` are the types of Play Anytime cards that it has played this turn without being cancelled.
    """

    hand: list[Card]
    left: int = 0
    strokes: int = 0
    board: list[Struck] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    used: set[str] = field(default_factory=set)

    @property
    def total(self) -> int:
        return sum(self.scores)


class Play(NamedTuple):
    """A Play Anytime card laid face-up, and what it is played on: a golfer, a card and who played that, or nothing."""

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
    """The choice that a Rangefinder or a Borrow a Club leaves open (M-38). `cards` lie aside, or are those seen of `victim`."""

    type: str
    golfer: Golfer
    card: Card
    cards: list[Card]
    victim: Golfer | None = None


@dataclass(slots=True)
class Swing:
    """A reveal, and what has become of it. `left` is how far each golfer's ball was from the hole before it, `shots` are what
    becomes of their shots as the cards lie.

    While reactions go on its cards lie on the table; later it tells the last swing to who comes late.
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
        """What would become of a golfer's shot without one of the cards that lie at it."""
        struck = [card for card, _ in self.lies[golfer] if card != lie.card]
        return shoot(self.left[golfer], self.plans[golfer].club, struck)

    def cancel(self, golfer: Golfer, lie: Lie) -> None:
        """Takes a card away that lay at this golfer."""
        self.shots[golfer] = self.without(golfer, lie)
        self.lies[golfer].remove(lie)
        self.cancelled.append((golfer, lie))


@dataclass(slots=True)
class CourseCard:
    """The course's card of this turn (M-45): face-down, or `open` with the action that was turned, if one was."""

    card: Card | None
    open: bool = False


@dataclass(slots=True)
class Offer:
    """A wager that somebody may take: what it is about, the same stake from both (M-41).

    Events tell its number as `offer`, and as `wager` once it is taken; in records it is the wager's `number`, and what it is
    about its `kind`.
    """

    number: int
    by: int
    to: int
    stake: int
    bet: dict[str, Any]

    def place(self, seat: int) -> int:
        """Which of the two this is, in what is kept for both: who offered comes first."""
        return 0 if seat == self.by else 1

    @property
    def both(self) -> tuple[int, int]:
        """The two players, ascending."""
        return min(self.by, self.to), max(self.by, self.to)


@dataclass(slots=True)
class Wager:
    """An offer that was taken, in this turn of this hole. `said` are the verdicts of both, `times` how often they gave one.
    Once it is settled (`settled_at` that hole) the chips went to `won`, or back.
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
    """The book of wagers: everybody's chips, what is offered, what was taken. `made` are the offers that each seat has made on
    this hole, `count` are all there were. From the last plan of a turn to the next draw it is
    `closed` for wagers about that turn and hole.
    """

    chips: list[int]
    made: list[int]
    offers: dict[int, Offer] = field(default_factory=dict)
    wagers: list[Wager] = field(default_factory=list)
    count: int = 0
    closed: bool = False


@dataclass(slots=True)
class Wolf:
    """Whether the wolf has `chosen` on this hole, with whom it plays, None when alone (M-42); everybody's points. `ahead` is
    what the next hole's wolf said with its plan, while that turn goes on.
    """

    points: list[int]
    partner: int | None = None
    chosen: bool = False
    ahead: Hunt | None = None


@dataclass(slots=True)
class State:
    """The whole table. The deck's last card is drawn next; the discard pile's order is nothing.

    `plans` are hidden choices. `shown` are the actions that a Course GPS has shown this turn, by golfer; who placed them is
    `locked`. `orders` and `ordered` are each seat's standing order and how often it changed this turn. `bots` are the seats
    that bots play. `asked` are the seats that may still react, `asking` the golfers whose plans asked for it. `going` are the
    answers whether to go on after nine, `on` is what came of them. `finishing` are the finishing strokes of the last hole.
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
        """The hole in play; the last one when the game is over."""
        tees = self.setup.tees
        return tees[self.at] if self.at < len(tees) else tees[-1]

    def holder(self, card: Card) -> Golfer | None:
        """Who has this card in hand."""
        return next((golfer for golfer, ball in enumerate(self.balls) if card in ball.hand), None)

    def placed(self, golfer: Golfer) -> frozenset[Card]:
        """The cards of this golfer that lie face-down before the reveal."""
        seat = self.setup.seat_of[golfer]
        planned = self.plans.made.get(seat)
        if planned is None:
            return frozenset()
        plan = planned.plans[self.setup.place_of[golfer]]
        return frozenset(plan.cards)

    def side_scores(self, side: int) -> list[int]:
        """A side's score on each finished hole: its lower ball's (M-43)."""
        own, *partners = (self.balls[golfer].scores for golfer in self.setup.sides[side])
        return [min(scores) for scores in zip(own, *partners, strict=True)] if partners else [*own]

    def side_total(self, side: int) -> int:
        golfers = self.setup.sides[side]
        return self.balls[golfers[0]].total if len(golfers) == 1 else sum(self.side_scores(side))


def held(state: State, golfer: Golfer) -> bool:
    """Whether somebody is looking at this hand, whose cards do nothing meanwhile (M-38)."""
    return state.looking is not None and state.looking.victim == golfer


def free(state: State, golfer: Golfer) -> list[Card]:
    """The cards in hand that are not placed."""
    placed = state.placed(golfer)
    return [card for card in state.balls[golfer].hand if card not in placed]


def loose(state: State, golfer: Golfer) -> list[Card]:
    """Those that may be discarded or taken: free ones, except for the golfer's own card."""
    own = state.setup.own_card(golfer)
    return [card for card in free(state, golfer) if card != own]


def playable(state: State, golfer: Golfer, type: str) -> list[Card]:
    """The Play Anytime cards of a type that this golfer could play now: one of each type a turn (M-33)."""
    ball = state.balls[golfer]
    cards = OF_TYPE[type]
    if cards.isdisjoint(ball.hand) or type in ball.used or held(state, golfer):
        return []
    return sorted(cards.intersection(ball.hand) - state.placed(golfer))


def course_target(state: State) -> Golfer | None:
    """Whom the course strikes on this hole: the leader, of two the golfer with fewer strokes; None where nobody leads."""
    if not state.setup.course:
        return None
    one, other = state.side_total(0), state.side_total(1)
    if one == other:
        return None
    return min(state.setup.sides[0 if one < other else 1], key=lambda golfer: (state.balls[golfer].total, golfer))


def wolf_of(state: State, at: int) -> int:
    """The seat that is the wolf on the hole at this place: seat 0 on the first, then in rotation."""
    return at % state.setup.seats


def looks(state: State, seat: int) -> bool:
    """Whether the seat has a Rangefinder's or a Borrow a Club's choice to make."""
    return state.looking is not None and state.setup.seat_of[state.looking.golfer] == seat


def order_changes_left(state: State, seat: int) -> int:
    """How often the order may still be changed this turn."""
    return CHANGES - state.ordered[seat]


def clubs(state: State, golfer: Golfer) -> Sequence[Card]:
    """The cards of this golfer's hand whose club may be played."""
    return clubs_in(state.balls[golfer].hand, state.turn)


def limit(state: State, golfer: Golfer) -> int:
    """Up to how many cards this golfer draws on this hole."""
    setup = state.setup
    if not setup.handicap:
        return setup.hand
    own = setup.side_of[golfer]
    return setup.hand_of(max(state.side_total(1 - own) - state.side_total(own), 0))
