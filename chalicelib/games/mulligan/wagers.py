"""The mode "Let's Make it Interesting": wagers between two players, for play chips (M-41, M-46).

offer ──▶ take back │ decline │ lapse
  └──▶ accept: both stakes lie aside ──▶ settled by the server, or by two verdicts that agree ──▶ all to one, or back
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from chalicelib.fairness import Chance
from chalicelib.games.base import CHANGES
from chalicelib.games.interface import Event
from chalicelib.games.moves import Bool, Const, Int, Keyed, Moves, Object, OneOf, OneOfValues, Text, kind
from chalicelib.games.mulligan import view
from chalicelib.games.mulligan.cards import CHIPS, IN_WORDS, LONGEST_TEXT, OFFERS
from chalicelib.games.mulligan.shots import Shot
from chalicelib.games.mulligan.state import Book, Offer, State, Wager

Settle = Callable[[Wager], int | None]
"""Returns the winner of a wager, or None if the stakes go back."""


def make(state: State, by: int, to: int, stake: int, bet: dict[str, Any]) -> list[Event]:
    """Offer a wager. Bots decline at once."""
    book = book_of(state)
    book.count += 1
    book.made[by] += 1
    offer = book.offers[by] = Offer(book.count, by, to, stake, bet)
    events = [view.offered(offer)]
    return [*events, *decline(state, offer)] if to in state.bots else events


def take_back(state: State, by: int) -> list[Event]:
    """Withdraw the seat's own offer."""
    return [Event("took-back", by, {"offer": book_of(state).offers.pop(by).number})]


def decline(state: State, offer: Offer) -> list[Event]:
    """Decline an offer."""
    del book_of(state).offers[offer.by]
    return [Event("declined", offer.to, {"offer": offer.number})]


def offered_to(state: State, seat: int) -> list[Offer]:
    """Return the open offers to this seat, the oldest first."""
    offers = state.book.offers.values() if state.book else ()
    return sorted([offer for offer in offers if offer.to == seat], key=lambda offer: offer.number)


def lapse_to_bots(state: State) -> None:
    """Remove the offers to seats that bots have taken over, without an event."""
    _lapse(state, lambda offer: offer.to in state.bots)


def decline_all(state: State, seat: int) -> list[Event]:
    """Decline all offers to this seat (M-37)."""
    return [event for offer in offered_to(state, seat) for event in decline(state, offer)]


def accept(state: State, offer: Offer) -> list[Event]:
    """Accept an offer: both players pay the stake."""
    book = book_of(state)
    del book.offers[offer.by]
    for seat in (offer.by, offer.to):
        book.chips[seat] -= offer.stake
    book.wagers.append(Wager(offer, state.at, state.turn))
    data = {"wager": offer.number, "hole": state.tee.hole, "turn": state.turn, "chips": [*book.chips]}
    return [Event("accepted", offer.to, data)]


def give_verdict(state: State, seat: int, wager: Wager, won: int) -> list[Event]:
    """Record a player's verdict. The wager is settled when both verdicts agree."""
    place = wager.offer.place(seat)
    wager.said[place] = won
    wager.times[place] += 1
    events = [Event("said", seat, {"wager": wager.offer.number, "won": won})]
    return [*events, _settle(state, wager, won)] if wager.said == [won, won] else events


def is_open(state: State, about: str) -> bool:
    """Return whether wagers about this can be offered and accepted now.

    From the last plan to the next draw there are none about the turn or the hole, and on the last hole none about the total.
    """
    closed = book_of(state).closed
    match about:
        case "shot":
            return state.phase == "plan" and not closed
        case "hole":
            return not closed
        case "total":
            return not (closed and state.at == len(state.setup.tees) - 1)
        case _:
            return True


def may_bet_in_words(state: State, one: int, other: int) -> bool:
    """Return whether two players may have another wager in words: the number of their unsettled ones is limited."""
    both = (min(one, other), max(one, other))
    open_ = [wager for wager in book_of(state).wagers if wager.settled_at is None and wager.offer.both == both]
    return [wager.offer.bet["about"] for wager in open_].count("words") < IN_WORDS


def open_turn(state: State) -> None:
    """Open the book for wagers about this turn and hole, when all draw."""
    if state.book:
        state.book.closed = False


def close_turn(state: State) -> list[Event]:
    """Close the book for wagers about this turn and hole until the next draw, when the last plan is in.

    Offers about this turn lapse. The book stays closed even if a Course GPS returns a plan (M-34).
    """
    if state.book is None:
        return []
    state.book.closed = True
    return _lapse(state, lambda offer: offer.bet["about"] == "shot")


def settle_shots(state: State, shots: Sequence[Shot]) -> list[Event]:
    """Settle the wagers about whether a ball is in this turn."""

    def won(wager: Wager) -> int:
        bet, offer = wager.offer.bet, wager.offer
        return offer.by if shots[bet["golfer"]].finished == bet["finishes"] else offer.to

    return _settle_about(state, "shot", won)


def settle_hole(state: State) -> list[Event]:
    """Settle the wagers about a finished hole, let all offers lapse, and reset the number of offers made."""
    if state.book is None:
        return []

    def won(wager: Wager) -> int:
        one, other = (state.side_scores(state.setup.side(seat))[-1] for seat in (wager.offer.by, wager.offer.to))
        return wager.offer.by if one <= other else wager.offer.to

    events = [*_settle_about(state, "hole", won), *_lapse(state, lambda offer: True)]
    state.book.made = [0] * len(state.book.made)
    return events


def settle_all(state: State) -> list[Event]:
    """Settle the wagers about totals at the end of the round. Stakes of wagers in words without agreement go back."""

    def won(wager: Wager) -> int | None:
        one, other = (state.side_total(state.setup.side(seat)) for seat in (wager.offer.by, wager.offer.to))
        return None if one == other else wager.offer.by if one < other else wager.offer.to

    return [*_settle_about(state, "total", won), *_settle_about(state, "words", lambda wager: None)]


def drop_old_wagers(state: State) -> None:
    """Drop wagers that were settled before the last hole."""
    if state.book:
        state.book.wagers = [
            wager for wager in state.book.wagers if wager.settled_at is None or wager.settled_at >= state.at - 1
        ]


def all_in_one_hand(state: State) -> bool:
    """Return whether one player has all chips, which ends the game."""
    return state.book is not None and max(state.book.chips) == CHIPS * len(state.book.chips)


def book_of(state: State) -> Book:
    """Return the betting book of a game that has one."""
    assert state.book is not None
    return state.book


def _settle_about(state: State, about: str, won: Settle) -> list[Event]:
    if state.book is None:
        return []
    wagers = state.book.wagers
    return [
        _settle(state, wager, won(wager)) for wager in wagers if wager.settled_at is None and wager.offer.bet["about"] == about
    ]


def _settle(state: State, wager: Wager, won: int | None) -> Event:
    """Pay both stakes to the winner, or back."""
    chips, offer = book_of(state).chips, wager.offer
    wager.settled_at, wager.won = state.at, won
    for seat in (offer.by, offer.to):
        chips[seat] += offer.stake * (won is None)
    if won is not None:
        chips[won] += 2 * offer.stake
    return Event("settled", None, {"wager": offer.number, "won": won, "chips": [*chips]})


def _lapse(state: State, which: Callable[[Offer], bool]) -> list[Event]:
    """Remove these offers and return their events."""
    if state.book is None:
        return []
    offers = state.book.offers
    gone = [offer for offer in offers.values() if which(offer)]
    for offer in gone:
        del offers[offer.by]
    return [Event("lapsed", offer.by, {"offer": offer.number}) for offer in sorted(gone, key=lambda offer: offer.number)]


# The moves about wagers, by kind.

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
    in_words = _offers(book, seat, _partners_in_words(state, seat, others), (WORDS,))
    return _one_of([_offers(book, seat, others, _bets(state)), in_words])


def _offers(book: Book, seat: int, others: Sequence[int], bets: tuple[Moves, ...]) -> Moves | None:
    """Return the offers to one of these players, if they have chips, with one of these bets."""
    most = {str(other): min(book.chips[seat], book.chips[other]) for other in others}
    stakes: dict[str, Moves] = {other: Int(1, chips) for other, chips in most.items() if chips}
    if not stakes or not bets:
        return None
    return kind("offer", stakes=Keyed(tuple(stakes), Int(1, max(most.values())), 1, 1, stakes), bet=OneOf(bets))


def _bets(state: State) -> tuple[Moves, ...]:
    """Return the bets that are open now, except for wagers in words."""
    shot = Object({"about": Const("shot"), "golfer": OneOfValues(state.setup.everybody), "finishes": Bool()})
    return tuple([bet for about, bet in (("hole", HOLE), ("total", TOTAL), ("shot", shot)) if is_open(state, about)])


def _partners_in_words(state: State, seat: int, others: Sequence[int]) -> list[int]:
    """Return the players with whom this seat may have another wager in words."""
    return [other for other in others if may_bet_in_words(state, seat, other)]


def _take_back(state: State, seat: int) -> Moves | None:
    return TAKE_BACK if state.book and seat in state.book.offers else None


def _decline(state: State, seat: int) -> Moves | None:
    return _numbered("decline", "offer", [offer.number for offer in offered_to(state, seat)])


def _accept(state: State, seat: int) -> Moves | None:
    """Return the offers that the seat may accept: both can pay, and the bet is still open."""
    book = state.book
    if book is None:
        return None
    fit = [offer.number for offer in offered_to(state, seat) if _is_payable(book, offer) and _is_takeable(state, offer)]
    return _numbered("accept", "offer", fit)


def _verdict(state: State, seat: int) -> Moves | None:
    """Return the verdicts on wagers in words. A verdict can be changed to a different one, thirty times at most.

    There may be two hundred such wagers, one for each chip, so they are grouped by the possible winners.
    """
    wins: dict[tuple[int, ...], list[str]] = {}
    for wager in _open_words_wagers(state, seat):
        place = wager.offer.place(seat)
        if wager.times[place] <= CHANGES:
            winners = tuple(one for one in sorted(wager.offer.both) if one != wager.said[place])
            wins.setdefault(winners, []).append(str(wager.offer.number))
    alike = tuple(Keyed(tuple(numbers), OneOfValues(winners), 1, 1) for winners, numbers in wins.items())
    return kind("verdict", won=OneOf(alike)) if alike else None


def _others(state: State, seat: int) -> list[int]:
    """Return the players that this seat can bet with: all except partners."""
    return [other for other in range(state.setup.seats) if state.setup.opposed(seat, other)]


def _is_payable(book: Book, offer: Offer) -> bool:
    return min(book.chips[offer.by], book.chips[offer.to]) >= offer.stake


def _is_takeable(state: State, offer: Offer) -> bool:
    about = offer.bet["about"]
    return is_open(state, about) and (about != "words" or may_bet_in_words(state, offer.by, offer.to))


def _open_words_wagers(state: State, seat: int) -> list[Wager]:
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
    return make(state, seat, int(to), stake, dict(move["bet"]))


def _find(state: State, number: int) -> Offer:
    return next(offer for offer in book_of(state).offers.values() if offer.number == number)


def _give_verdict(state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
    [(number, won)] = move["won"].items()
    wager = next(wager for wager in book_of(state).wagers if wager.offer.number == int(number))
    return give_verdict(state, seat, wager, won)


BRANCHES: dict[str, Branch] = {
    "offer": _offer,
    "take-back": _take_back,
    "decline": _decline,
    "accept": _accept,
    "verdict": _verdict,
}
ACTS: dict[str, Act] = {
    "offer": _make,
    "take-back": lambda state, seat, move, chance: take_back(state, seat),
    "decline": lambda state, seat, move, chance: decline(state, _find(state, move["offer"])),
    "accept": lambda state, seat, move, chance: accept(state, _find(state, move["offer"])),
    "verdict": _give_verdict,
}
