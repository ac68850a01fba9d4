"""Play Anytime cards (M-30 to M-38): each acts at once, unless a Pace of Play cancels it.

Pace of Play is played by standing orders alone: before a card acts, `lay` asks every other golfer's order, once round the table
(M-32). Mulligans are played after the reveal: automatically for `auto` (M-30), and as moves by a seat that was asked (M-31).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from chalicelib.fairness import Chance
from chalicelib.games.interface import Event
from chalicelib.games.mulligan import view
from chalicelib.games.mulligan.cards import BORROW, COURSE, GPS, MULLIGAN, NEAR_ENOUGH, PACE, RANGEFINDER, SEEN, Card, Golfer
from chalicelib.games.mulligan.deck import discard, pull, put_under, turn_course_card
from chalicelib.games.mulligan.shots import Lie, Shot
from chalicelib.games.mulligan.state import Looking, Play, State, Swing, loose, playable


def lay(state: State, play: Play, *on: Play) -> tuple[bool, list[Event]]:
    """Lays the card face-up and goes round: whether it acts, and what happened. One that is cancelled is discarded (M-33).

    `on` are the cards that lie open already, each played on the one before it.
    """
    ball = state.balls[play.golfer]
    ball.hand.remove(play.card)
    by, answers = _go_round(state, (*on, play))
    if by is None:
        ball.used.add(play.type)
    else:
        discard(state, (play.card,))
    return by is None, [view.played(state, play, by), *answers]


def _go_round(state: State, open_: tuple[Play, ...]) -> tuple[Golfer | None, list[Event]]:
    """Who cancels the last of the open cards, if anybody does, and every Pace of Play that was tried."""
    play = open_[-1]
    events: list[Event] = []
    for golfer in _round_from(state, play.golfer):
        cards = playable(state, golfer, PACE) if _will(state, golfer, play) and not _stands_by_it(golfer, open_) else []
        if cards:
            pace = Play(golfer, min(cards), Lie(play.card, play.golfer))
            acts, more = lay(state, pace, *open_)
            events += more
            if acts:
                discard(state, (pace.card,))
                return golfer, events
    return None, events


def _stands_by_it(golfer: Golfer, open_: tuple[Play, ...]) -> bool:
    """Whether one more Pace of Play of this golfer, on the last of the open cards, would save its first, and be its second."""
    return any(play.type == PACE and play.golfer == golfer for play in open_[-2::-2])


def _round_from(state: State, golfer: Golfer) -> Iterator[Golfer]:
    """The others, from the next golfer on."""
    count = len(state.balls)
    return ((golfer + step) % count for step in range(1, count))


def _will(state: State, golfer: Golfer, play: Play) -> bool:
    """Whether the seat's standing order is to cancel this card."""
    setup, seat = state.setup, state.setup.seat_of[golfer]
    if state.orders[seat] == "never" or setup.side_of[golfer] == setup.side_of[play.golfer]:
        return False
    return state.orders[seat] == "always" or _against(state, seat, play)


def _against(state: State, seat: int, play: Play) -> bool:
    """Borrow a Club on me, Course GPS while an action of mine lies placed, a Mulligan or Pace of Play on a card of mine."""
    if play.type == BORROW:
        return isinstance(play.on, int) and state.setup.seat_of[play.on] == seat
    if play.type == GPS:
        planned = state.plans.made.get(seat)
        return planned is not None and any(plan.actions for plan in planned.plans)
    return isinstance(play.on, Lie) and play.on.by != COURSE and state.setup.seat_of[play.on.by] == seat


def play_rangefinder(state: State, golfer: Golfer, card: Card, chance: Chance) -> list[Event]:
    """Lays the top five of the deck aside, for this golfer's eyes."""
    acts, events = lay(state, Play(golfer, card))
    if acts:
        seen = pull(state, chance, SEEN, events)
        state.looking = Looking(RANGEFINDER, golfer, card, seen)
        events.append(view.looked(state, state.looking))
    return events


def play_borrow(state: State, golfer: Golfer, card: Card, victim: Golfer) -> list[Event]:
    """Shows an opponent's hand to this golfer, except for what is placed and the personal card."""
    acts, events = lay(state, Play(golfer, card, victim))
    if acts:
        state.looking = Looking(BORROW, golfer, card, loose(state, victim), victim)
        events.append(view.looked(state, state.looking))
    return events


def take(state: State, card: Card | None, chance: Chance) -> list[Event]:
    """Makes the choice that is open: one of the cards shown, or none where there is none (M-35, M-38)."""
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


def first_choice(looking: Looking) -> Card | None:
    """What is taken for who is late: the first card shown, of a hand the lowest number."""
    if not looking.cards:
        return None
    return looking.cards[0] if looking.victim is None else min(looking.cards)


def dig(state: State, golfer: Golfer, card: Card, unwanted: Sequence[Card], chance: Chance) -> list[Event]:
    """Discards these cards, except for a Pace of Play that was needed meanwhile, and draws that many and one."""
    acts, events = lay(state, Play(golfer, card))
    if acts:
        hand = state.balls[golfer].hand
        gone = [other for other in hand if other in unwanted]
        hand[:] = [other for other in hand if other not in unwanted]
        discard(state, gone)
        drawn = pull(state, chance, len(gone) + 1, events)
        _receive(state, golfer, drawn)
        discard(state, (card,))
        events.append(view.dug(state, golfer, gone, drawn))
    return events


def play_gps(state: State, golfer: Golfer, card: Card, chance: Chance) -> list[Event]:
    """Shows all placed actions, locks them, and gives the player's own plan back (M-34)."""
    acts, events = lay(state, Play(golfer, card))
    if acts:
        seat = state.setup.seat_of[golfer]
        events += turn_course_card(state, chance)
        _show_and_lock(state, seat)
        state.plans.withdraw(seat)
        discard(state, (card,))
        events.append(view.mapped(state, golfer))
    return events


def cancel(state: State, golfer: Golfer, card: Card, lie: Lie) -> tuple[bool, list[Event]]:
    """Plays a Mulligan on an action that lies on the own shot; whether it acted."""
    acts, events = lay(state, Play(golfer, card, lie))
    swing = state.swing
    if acts and swing:
        swing.cancel(golfer, lie)
        discard(state, (card,))
    return acts, events


def _show_and_lock(state: State, seat: int) -> None:
    """Every placed plan but this seat's is seen and locked; its own is free again."""
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


def react_by_itself(state: State, golfer: Golfer) -> list[Event]:
    """Cancels what is worth most with a held Mulligan; one that was cancelled is tried again, while a Mulligan is left."""
    events: list[Event] = []
    swing = _swing(state)
    while swing.lies[golfer] and (cards := playable(state, golfer, MULLIGAN)) and (lie := worth_cancelling(swing, golfer)):
        _, more = cancel(state, golfer, min(cards), lie)
        events += more
    return events


def worth_cancelling(swing: Swing, golfer: Golfer) -> Lie | None:
    """Of the actions that lie at a golfer the one without which its shot is best, if that is worth a Mulligan."""
    now, lies = swing.shots[golfer], swing.lies[golfer]
    without = [swing.without(golfer, lie) for lie in lies]
    best = min(without, key=lambda shot: _rank(now, shot))
    return lies[without.index(best)] if _worth(now, best) else None


def cancel_for(state: State, golfer: Golfer, card: Card, action: Card) -> list[Event]:
    """Plays a Mulligan on the action that lies at this golfer."""
    lie = next(lie for lie in _swing(state).lies[golfer] if lie.card == action)
    return cancel(state, golfer, card, lie)[1]


def _swing(state: State) -> Swing:
    assert state.swing is not None
    return state.swing


def _rank(now: Shot, without: Shot) -> tuple[bool, int, int]:
    """What decides between actions, before the order in which they lie (`landing`)."""
    return not _newly_finishes(now, without), without.strokes, without.left


def _worth(now: Shot, without: Shot) -> bool:
    return _newly_finishes(now, without) or without.strokes < now.strokes or now.left - without.left >= NEAR_ENOUGH


def _newly_finishes(now: Shot, without: Shot) -> bool:
    return without.finished and not now.finished
