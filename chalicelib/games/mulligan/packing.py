"""The state packed as compact JSON: a card is one letter, a golfer one digit, and empty members are left out.

The discard pile is not packed: it has all cards that are not elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from chalicelib.games.base import Choices
from chalicelib.games.interface import Course
from chalicelib.games.mulligan.cards import ANYTIME, COURSE, DECK, NAMES, Card, Golfer
from chalicelib.games.mulligan.options import prepare
from chalicelib.games.mulligan.shots import Aimed, Bounce, Lie, Plan
from chalicelib.games.mulligan.state import (
    ORDERS,
    PHASES,
    REACTIONS,
    Ball,
    BoardShot,
    Book,
    CourseCard,
    Looking,
    Offer,
    Planned,
    State,
    Swing,
    Wager,
    Wolf,
)

_FIRST, _LAST, _MORE = 0x20, 0x7F, 0xC0
_PLAIN = [chr(code) for code in range(_FIRST, _LAST + 1) if chr(code) not in '"\\']
_LETTERS = [*_PLAIN, *(chr(_MORE + more) for more in range(len(NAMES) - len(_PLAIN)))]
_CARDS = {letter: card for card, letter in enumerate(_LETTERS)}
_NOBODY = "-"
"""The course, or nobody, in place of a golfer's digit."""

Packed = dict[str, Any]
T = TypeVar("T")


def pack(state: State) -> Packed:
    """Return the state as compact JSON, without the options, the course and what can be computed from the rest."""
    whole = {
        "now": [PHASES.index(state.phase), state.at, state.turn, state.reshuffles],
        "deck": _letters(state.deck),
        "hands": [_letters(ball.hand) for ball in state.balls],
        "balls": [_pack_ball(ball) for ball in state.balls],
        "orders": [ORDERS.index(order) for order in state.orders],
        "ordered": [*state.ordered] if any(state.ordered) else None,
        "plans": state.plans.pack(_pack_planned),
        "locked": sorted(state.locked),
        "shown": {str(golfer): _pack_aimed(actions) for golfer, actions in sorted(state.shown.items())},
        "looking": state.looking and _pack_looking(state.looking),
        "course": None if state.course is None else [_letter(state.course.card), int(state.course.open)],
        "swing": state.swing and _pack_swing(state.swing),
        "asked": sorted(state.asked),
        "asking": sorted(state.asking),
        "going": state.going.pack(bool),
        "on": state.on,
        "finishing": [*state.finishing],
        "bots": sorted(state.bots),
        "wolf": state.wolf and _pack_wolf(state.wolf),
        "book": state.book and _pack_book(state.book),
    }
    return {name: value for name, value in whole.items() if value not in (None, [], {})}


def unpack(options: Mapping[str, Any], seats: int, course: Course, packed: Packed) -> State:
    """Return the state that `pack` packed."""
    setup, get = prepare(options, seats, course), packed.get
    phase, at, turn, reshuffles = packed["now"]
    hands, balls = packed["hands"], packed["balls"]
    state = State(
        setup,
        [_unpack_ball(hand, *ball) for hand, ball in zip(hands, balls, strict=True)],
        _cards(packed["deck"]),
        [ORDERS[order] for order in packed["orders"]],
        get("ordered") or [0] * seats,
        [],
        PHASES[phase],
        at,
        turn,
        reshuffles,
        Choices.unpack(get("plans", ()), _unpack_planned),
        set(get("locked", ())),
        {int(golfer): _unpack_aimed(actions) for golfer, actions in get("shown", {}).items()},
        _unpack_optional(_unpack_looking, get("looking")),
        _unpack_optional(_unpack_course, get("course")),
        _unpack_optional(_unpack_swing, get("swing")),
        set(get("asked", ())),
        set(get("asking", ())),
        Choices.unpack(get("going", ()), bool),
        get("on"),
        get("finishing", []),
        frozenset(get("bots", ())),
        _unpack_optional(_unpack_wolf, get("wolf")),
        _unpack_optional(_unpack_book, get("book")),
    )
    in_play = set(_in_play(state))
    state.discard = [card for card in DECK if card not in in_play]
    return state


def _unpack_optional(unpack: Callable[..., T], packed: list[Any] | None) -> T | None:
    return None if packed is None else unpack(*packed)


def _in_play(state: State) -> Iterator[Card]:
    """Yield the cards that are not in the discard pile."""
    yield from state.deck
    for ball in state.balls:
        yield from ball.hand
        for struck in ball.board:
            yield from struck.cards
    if state.looking:
        yield from (state.looking.card, *state.looking.cards)
    if state.course and state.course.card is not None:
        yield state.course.card
    if state.swing and state.phase == "react":
        for plan in state.swing.plans:
            yield from plan.cards


def _pack_ball(ball: Ball) -> list[Any]:
    board = [[each.turn, _letter(each.club), _letters(each.actions)] for each in ball.board]
    used = "".join([str(ANYTIME.index(name)) for name in sorted(ball.used)])
    return [ball.left, ball.strokes, board, [*ball.scores], used]


def _unpack_ball(hand: str, left: int, strokes: int, board: list[Any], scores: list[int], used: str) -> Ball:
    struck = [BoardShot(turn, _card(club), tuple(_cards(actions))) for turn, club, actions in board]
    return Ball(_cards(hand), left, strokes, struck, scores, {ANYTIME[int(digit)] for digit in used})


def _pack_planned(planned: Planned) -> list[Any]:
    plans, reactions = [_pack_plan(plan) for plan in planned.plans], [REACTIONS.index(each) for each in planned.reactions]
    return [plans, reactions, *([[*planned.hunt]] if planned.hunt else [])]


def _unpack_planned(packed: list[Any]) -> Planned:
    plans, reactions, *hunt = packed
    return Planned(
        tuple(map(_unpack_plan, plans)), tuple([REACTIONS[number] for number in reactions]), (hunt[0][0],) if hunt else None
    )


def _pack_plan(plan: Plan) -> str:
    return _LETTERS[plan.club] + _pack_aimed(plan.actions)


def _unpack_plan(packed: str) -> Plan:
    return Plan(_CARDS[packed[0]], _unpack_aimed(packed[1:]))


def _pack_aimed(actions: Sequence[Aimed]) -> str:
    return "".join([f"{_LETTERS[card]}{target}" for card, target in actions])


def _unpack_aimed(packed: str) -> tuple[Aimed, ...]:
    return tuple([(_CARDS[card], int(target)) for card, target in _pairs(packed)])


def _pack_looking(looking: Looking) -> list[Any]:
    return [ANYTIME.index(looking.type), looking.golfer, _letter(looking.card), _letters(looking.cards), looking.victim]


def _unpack_looking(type: int, golfer: Golfer, card: str, cards: str, victim: Golfer | None) -> Looking:
    return Looking(ANYTIME[type], golfer, _CARDS[card], _cards(cards), victim)


def _unpack_course(card: str, open: int) -> CourseCard:
    return CourseCard(_card(card), bool(open))


def _pack_swing(swing: Swing) -> list[Any]:
    return [
        swing.at,
        swing.turn,
        [*swing.left],
        [_pack_plan(plan) for plan in swing.plans],
        swing.course and _pack_aimed([swing.course]),
        ["".join(map(_pack_lie, lies)) for lies in swing.lies],
        "".join([f"{_pack_lie(each)}{_digit(each.off)}{_digit(each.to)}" for each in swing.bounced]),
        "".join([f"{_pack_lie(lie)}{golfer}" for golfer, lie in swing.cancelled]),
    ]


def _unpack_swing(
    at: int,
    turn: int,
    left: list[int],
    plans: list[str],
    course: str | None,
    lies: list[str],
    bounced: str,
    cancelled: str,
) -> Swing:
    return Swing(
        at,
        turn,
        left,
        [_unpack_plan(plan) for plan in plans],
        _unpack_aimed(course)[0] if course else None,
        [[_unpack_lie(*pair) for pair in _pairs(laid)] for laid in lies],
        [
            Bounce(*_unpack_lie(card, by), int(off), None if to == _NOBODY else int(to))
            for card, by, off, to in zip(*[iter(bounced)] * 4, strict=True)
        ],
        [(int(golfer), _unpack_lie(card, by)) for card, by, golfer in zip(*[iter(cancelled)] * 3, strict=True)],
    )


def _pack_lie(lie: Lie | Bounce) -> str:
    return _LETTERS[lie.card] + _digit(lie.by)


def _unpack_lie(card: str, by: str) -> Lie:
    return Lie(_CARDS[card], COURSE if by == _NOBODY else int(by))


def _digit(golfer: Golfer | None) -> str:
    return _NOBODY if golfer is None or golfer == COURSE else str(golfer)


def _pack_wolf(wolf: Wolf) -> list[Any]:
    return [wolf.points[:], wolf.partner, wolf.chosen, *(wolf.ahead or ())]


def _unpack_wolf(points: list[int], partner: int | None, chosen: bool, *ahead: int | None) -> Wolf:
    return Wolf(points, partner, chosen, (ahead[0],) if ahead else None)


def _pack_book(book: Book) -> list[Any]:
    return [
        [*book.chips],
        [*book.made],
        [_pack_offer(offer) for offer in book.offers.values()],
        [
            [_pack_offer(each.offer), each.at, each.turn, [*each.said], [*each.times], each.won, each.settled_at]
            for each in book.wagers
        ],
        book.count,
        int(book.closed),
    ]


def _unpack_book(chips: list[int], made: list[int], offers: list[Any], wagers: list[Any], count: int, closed: int) -> Book:
    return Book(
        chips,
        made,
        {offer[1]: Offer(*offer) for offer in offers},
        [Wager(Offer(*offer), *rest) for offer, *rest in wagers],
        count,
        bool(closed),
    )


def _pack_offer(offer: Offer) -> list[Any]:
    return [offer.number, offer.by, offer.to, offer.stake, dict(offer.bet)]


def _letter(card: Card | None) -> str:
    return "" if card is None else _LETTERS[card]


def _card(letter: str) -> Card | None:
    return _CARDS[letter] if letter else None


def _letters(cards: Iterable[Card]) -> str:
    return "".join([_LETTERS[card] for card in cards])


def _cards(letters: str) -> list[Card]:
    return [_CARDS[letter] for letter in letters]


def _pairs(packed: str) -> Iterator[tuple[str, str]]:
    return zip(packed[::2], packed[1::2], strict=True)
