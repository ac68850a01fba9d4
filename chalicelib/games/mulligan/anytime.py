"""Play Anytime cards (M-30 to M-38). Each acts at once, unless a Pace of Play cancels it.

Pace of Play is only played by standing orders: before a card acts, `play_face_up` checks the order of every other golfer, once
round the table (M-32). Mulligans are played after the reveal: automatically with `auto` (M-30), or by moves of a seat that was
asked (M-31).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from chalicelib.fairness import Chance
from chalicelib.games.interface import Event
from chalicelib.games.mulligan import view
from chalicelib.games.mulligan.cards import BORROW, COURSE, GPS, MULLIGAN, NEAR_ENOUGH, PACE, RANGEFINDER, SEEN, Card, Golfer
from chalicelib.games.mulligan.deck import discard, draw_cards, put_under, turn_course_card
from chalicelib.games.mulligan.shots import Lie, Shot
from chalicelib.games.mulligan.state import Looking, Play, State, Swing, discardable_cards, playable_anytime


def play_face_up(state: State, play: Play, *on: Play) -> tuple[bool, list[Event]]:
    """Play a card face-up, and discard it if a Pace of Play cancels it (M-33). Return whether it acts, and the events.

    `on` is the chain of cards that are already face-up, each played on the one before it.
    """
    ball = state.balls[play.golfer]
    ball.hand.remove(play.card)
    by, answers = _ask_others(state, (*on, play))
    if by is None:
        ball.used.add(play.type)
    else:
        discard(state, (play.card,))
    return by is None, [view.played(state, play, by), *answers]


def _ask_others(state: State, open_: tuple[Play, ...]) -> tuple[Golfer | None, list[Event]]:
    """Return the golfer who cancels the last of the face-up cards, or None, and the events of each Pace of Play."""
    play = open_[-1]
    events: list[Event] = []
    for golfer in _others_from(state, play.golfer):
        willing = _wants_to_cancel(state, golfer, play) and not _would_be_second(golfer, open_)
        cards = playable_anytime(state, golfer, PACE) if willing else []
        if cards:
            pace = Play(golfer, min(cards), Lie(play.card, play.golfer))
            acts, more = play_face_up(state, pace, *open_)
            events += more
            if acts:
                discard(state, (pace.card,))
                return golfer, events
    return None, events


def _would_be_second(golfer: Golfer, open_: tuple[Play, ...]) -> bool:
    """Return whether another Pace of Play by this golfer would protect its first one, and so be its second."""
    return any(play.type == PACE and play.golfer == golfer for play in open_[-2::-2])


def _others_from(state: State, golfer: Golfer) -> Iterator[Golfer]:
    """Return the other golfers in order, from the next one on."""
    count = len(state.balls)
    return ((golfer + step) % count for step in range(1, count))


def _wants_to_cancel(state: State, golfer: Golfer, play: Play) -> bool:
    """Return whether the seat's standing order is to cancel this card."""
    setup, seat = state.setup, state.setup.seat_of[golfer]
    if state.orders[seat] == "never" or setup.side_of[golfer] == setup.side_of[play.golfer]:
        return False
    return state.orders[seat] == "always" or _is_against_seat(state, seat, play)


def _is_against_seat(state: State, seat: int, play: Play) -> bool:
    """Return whether a card is against this seat: it borrows its club, maps its planned action, or cancels a card of it."""
    if play.type == BORROW:
        return isinstance(play.on, int) and state.setup.seat_of[play.on] == seat
    if play.type == GPS:
        planned = state.plans.made.get(seat)
        return planned is not None and any(plan.actions for plan in planned.plans)
    return isinstance(play.on, Lie) and play.on.by != COURSE and state.setup.seat_of[play.on.by] == seat


def play_rangefinder(state: State, golfer: Golfer, card: Card, chance: Chance) -> list[Event]:
    """Play a Rangefinder: this golfer looks at the top five cards of the deck (M-38)."""
    acts, events = play_face_up(state, Play(golfer, card))
    if acts:
        seen = draw_cards(state, chance, SEEN, events)
        state.looking = Looking(RANGEFINDER, golfer, card, seen)
        events.append(view.looked(state, state.looking))
    return events


def play_borrow(state: State, golfer: Golfer, card: Card, victim: Golfer) -> list[Event]:
    """Play a Borrow a Club: this golfer looks at an opponent's hand, without planned cards and the own card (M-35)."""
    acts, events = play_face_up(state, Play(golfer, card, victim))
    if acts:
        state.looking = Looking(BORROW, golfer, card, discardable_cards(state, victim), victim)
        events.append(view.looked(state, state.looking))
    return events


def take(state: State, card: Card | None, chance: Chance) -> list[Event]:
    """Take one of the cards that a golfer is looking at, or None if there are none (M-35, M-38)."""
    looking = state.looking
    assert looking is not None
    state.looking = None
    if looking.victim is None:
        label = f"h{state.tee.hole}/t{state.turn}/g{looking.golfer}/rangefinder"
        put_under(state, chance, label, [other for other in looking.cards if other != card])
    elif card is not None:
        state.balls[looking.victim].hand.remove(card)
    if card is not None:
        _receive(state, looking.golfer, [card])
    discard(state, (looking.card,))
    return [view.took(state, looking, card)]


def default_card(looking: Looking) -> Card | None:
    """Return the card taken after a time-out: the first card of the deck, or the lowest card of a hand."""
    if not looking.cards:
        return None
    return looking.cards[0] if looking.victim is None else min(looking.cards)


def dig(state: State, golfer: Golfer, card: Card, unwanted: Sequence[Card], chance: Chance) -> list[Event]:
    """Play a dig: discard these cards, except for a Pace of Play that was just used, and draw one card more."""
    acts, events = play_face_up(state, Play(golfer, card))
    if acts:
        hand = state.balls[golfer].hand
        gone = [other for other in hand if other in unwanted]
        hand[:] = [other for other in hand if other not in unwanted]
        discard(state, gone)
        drawn = draw_cards(state, chance, len(gone) + 1, events)
        _receive(state, golfer, drawn)
        discard(state, (card,))
        events.append(view.dug(state, golfer, gone, drawn))
    return events


def play_gps(state: State, golfer: Golfer, card: Card, chance: Chance) -> list[Event]:
    """Play a Course GPS: show all planned actions, lock them, and return the player's own plan (M-34)."""
    acts, events = play_face_up(state, Play(golfer, card))
    if acts:
        seat = state.setup.seat_of[golfer]
        events += turn_course_card(state, chance)
        _show_and_lock(state, seat)
        state.plans.withdraw(seat)
        discard(state, (card,))
        events.append(view.mapped(state, golfer))
    return events


def cancel(state: State, golfer: Golfer, card: Card, lie: Lie) -> tuple[bool, list[Event]]:
    """Play a Mulligan on an action at one's own shot. Return whether it acted, and the events."""
    acts, events = play_face_up(state, Play(golfer, card, lie))
    swing = state.swing
    if acts and swing:
        swing.cancel(golfer, lie)
        discard(state, (card,))
    return acts, events


def _show_and_lock(state: State, seat: int) -> None:
    """Show and lock every plan except this seat's, which can be changed again."""
    setup = state.setup
    for other, planned in state.plans.made.items():
        if other != seat:
            state.shown.update({golfer: plan.actions for golfer, plan in zip(setup.golfers[other], planned.plans, strict=True)})
    state.locked = set(state.plans.made) - {seat}
    for golfer in setup.golfers[seat]:
        state.shown.pop(golfer, None)


def _receive(state: State, golfer: Golfer, cards: Sequence[Card]) -> None:
    hand = state.balls[golfer].hand
    hand += cards
    hand.sort()


def play_automatic_mulligans(state: State, golfer: Golfer) -> list[Event]:
    """Play Mulligans on the worst actions while any is worth it. After a cancelled Mulligan try another one (M-30)."""
    events: list[Event] = []
    swing = _swing(state)
    while (
        swing.lies[golfer] and (cards := playable_anytime(state, golfer, MULLIGAN)) and (lie := best_to_cancel(swing, golfer))
    ):
        _, more = cancel(state, golfer, min(cards), lie)
        events += more
    return events


def best_to_cancel(swing: Swing, golfer: Golfer) -> Lie | None:
    """Return the action at a golfer without which its shot is best, or None if that is not worth a Mulligan."""
    now, lies = swing.shots[golfer], swing.lies[golfer]
    without = [swing.without(golfer, lie) for lie in lies]
    best = min(without, key=lambda shot: _rank(now, shot))
    return lies[without.index(best)] if _is_worth_a_mulligan(now, best) else None


def cancel_for(state: State, golfer: Golfer, card: Card, action: Card) -> list[Event]:
    """Play a Mulligan on this action at the golfer, as a move (M-31)."""
    lie = next(lie for lie in _swing(state).lies[golfer] if lie.card == action)
    return cancel(state, golfer, card, lie)[1]


def _swing(state: State) -> Swing:
    assert state.swing is not None
    return state.swing


def _rank(now: Shot, without: Shot) -> tuple[bool, int, int]:
    """Return the sort key of a shot without one action; the lowest is best. Ties go to the first action (`shots.sort_key`)."""
    return not _newly_finishes(now, without), without.strokes, without.left


def _is_worth_a_mulligan(now: Shot, without: Shot) -> bool:
    return _newly_finishes(now, without) or without.strokes < now.strokes or now.left - without.left >= NEAR_ENOUGH


def _newly_finishes(now: Shot, without: Shot) -> bool:
    return without.finished and not now.finished
