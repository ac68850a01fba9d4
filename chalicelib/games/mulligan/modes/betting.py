"""What a seat may do about wagers, by the kind of move (M-41, M-46)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from chalicelib.fairness import Chance
from chalicelib.games.base import CHANGES
from chalicelib.games.interface import Event
from chalicelib.games.moves import Bool, Const, Int, Keyed, Moves, Object, OneOf, OneOfValues, Text, kind
from chalicelib.games.mulligan.cards import LONGEST_TEXT, OFFERS
from chalicelib.games.mulligan.modes import wagers
from chalicelib.games.mulligan.state import Book, Offer, State, Wager

TAKE_BACK = kind("take-back")
HOLE, TOTAL = Object({"about": Const("hole")}), Object({"about": Const("total")})
WORDS = Object({"about": Const("words"), "text": Text(1, LONGEST_TEXT)})
Branch = Callable[[State, int], Moves | None]
Act = Callable[[State, int, Any, Chance], list[Event]]


def _offer(state: State, seat: int) -> Moves | None:
    book = state.book
    if book is None or seat in book.offers or book.made[seat] >= OFFERS:
        return None
    others = _others(state, seat)
    return _one_of([_offers(book, seat, others, _bets(state)), _offers(book, seat, _talkers(state, seat, others), (WORDS,))])


def _offers(book: Book, seat: int, others: Sequence[int], bets: tuple[Moves, ...]) -> Moves | None:
    """An offer to one of these that has chips, about one of these."""
    most = {str(other): min(book.chips[seat], book.chips[other]) for other in others}
    stakes: dict[str, Moves] = {other: Int(1, chips) for other, chips in most.items() if chips}
    if not stakes or not bets:
        return None
    return kind("offer", stakes=Keyed(tuple(stakes), Int(1, max(most.values())), 1, 1, stakes), bet=OneOf(bets))


def _bets(state: State) -> tuple[Moves, ...]:
    """What the server settles that may be bet on now."""
    shot = Object({"about": Const("shot"), "golfer": OneOfValues(state.setup.everybody), "finishes": Bool()})
    return tuple([bet for about, bet in (("hole", HOLE), ("total", TOTAL), ("shot", shot)) if wagers.timely(state, about)])


def _talkers(state: State, seat: int, others: Sequence[int]) -> list[int]:
    """With whom this seat may have another wager in words."""
    return [other for other in others if wagers.room_for_words(state, seat, other)]


def _take_back(state: State, seat: int) -> Moves | None:
    return TAKE_BACK if state.book and seat in state.book.offers else None


def _decline(state: State, seat: int) -> Moves | None:
    return _numbered("decline", "offer", [offer.number for offer in wagers.offered_to(state, seat)])


def _accept(state: State, seat: int) -> Moves | None:
    """Of what still can be paid by both, and is about nothing that lies open."""
    book = state.book
    if book is None:
        return None
    fit = [offer.number for offer in wagers.offered_to(state, seat) if _payable(book, offer) and _takeable(state, offer)]
    return _numbered("accept", "offer", fit)


def _verdict(state: State, seat: int) -> Moves | None:
    """On a wager in words: another one than said before, thirty times at most. As every chip may be in one, two hundred in all,
    they are told by who may be named.
    """
    wins: dict[tuple[int, ...], list[str]] = {}
    for wager in _said_on(state, seat):
        place = wager.offer.place(seat)
        if wager.times[place] <= CHANGES:
            winners = tuple(one for one in sorted(wager.offer.both) if one != wager.said[place])
            wins.setdefault(winners, []).append(str(wager.offer.number))
    alike = tuple(Keyed(tuple(numbers), OneOfValues(winners), 1, 1) for winners, numbers in wins.items())
    return kind("verdict", won=OneOf(alike)) if alike else None


def _others(state: State, seat: int) -> list[int]:
    """Between whom wagers are: players, but not partners."""
    return [other for other in range(state.setup.seats) if state.setup.opposed(seat, other)]


def _payable(book: Book, offer: Offer) -> bool:
    return min(book.chips[offer.by], book.chips[offer.to]) >= offer.stake


def _takeable(state: State, offer: Offer) -> bool:
    about = offer.bet["about"]
    return wagers.timely(state, about) and (about != "words" or wagers.room_for_words(state, offer.by, offer.to))


def _said_on(state: State, seat: int) -> list[Wager]:
    wagers = state.book.wagers if state.book else []
    return [
        wager
        for wager in wagers
        if wager.settled_at is None and wager.offer.bet["about"] == "words" and seat in wager.offer.both
    ]


def _one_of(branches: Sequence[Moves | None]) -> Moves | None:
    found = tuple([branch for branch in branches if branch is not None])
    return OneOf(found) if len(found) > 1 else found[0] if found else None


def _numbered(name: str, member: str, numbers: Sequence[int]) -> Moves | None:
    return kind(name, **{member: OneOfValues(tuple(numbers))}) if numbers else None


def _make(state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
    [(to, stake)] = move["stakes"].items()
    return wagers.make(state, seat, int(to), stake, dict(move["bet"]))


def _find(state: State, number: int) -> Offer:
    return next(offer for offer in wagers.book_of(state).offers.values() if offer.number == number)


def _say(state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
    [(number, won)] = move["won"].items()
    wager = next(wager for wager in wagers.book_of(state).wagers if wager.offer.number == int(number))
    return wagers.say(state, seat, wager, won)


BRANCHES: dict[str, Branch] = {
    "offer": _offer,
    "take-back": _take_back,
    "decline": _decline,
    "accept": _accept,
    "verdict": _verdict,
}
ACTS: dict[str, Act] = {
    "offer": _make,
    "take-back": lambda state, seat, move, chance: wagers.take_back(state, seat),
    "decline": lambda state, seat, move, chance: wagers.decline(state, _find(state, move["offer"])),
    "accept": lambda state, seat, move, chance: wagers.accept(state, _find(state, move["offer"])),
    "verdict": _say,
}
