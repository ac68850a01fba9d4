"""Play Anytime cards (M-33 to M-38): each acts when it comes, unless it is cancelled."""

from __future__ import annotations

from collections.abc import Sequence

from chalicelib.fairness import Chance
from chalicelib.games.interface import Event
from chalicelib.games.mulligan import shown
from chalicelib.games.mulligan.cards import BORROW, RANGEFINDER, SEEN, Card, Golfer
from chalicelib.games.mulligan.deck import discard, pull, put_under
from chalicelib.games.mulligan.hands import loose
from chalicelib.games.mulligan.landing import Lie
from chalicelib.games.mulligan.modes.course import turn_card
from chalicelib.games.mulligan.pace import Play, lay
from chalicelib.games.mulligan.state import Looking, State


def play_rangefinder(state: State, golfer: Golfer, card: Card, chance: Chance) -> list[Event]:
    """Lays the top five of the deck aside, for this golfer's eyes."""
    acts, events = lay(state, Play(golfer, card))
    if acts:
        seen = pull(state, chance, SEEN, events)
        state.looking = Looking(RANGEFINDER, golfer, card, seen)
        events.append(shown.looked(state, state.looking))
    return events


def play_borrow(state: State, golfer: Golfer, card: Card, victim: Golfer) -> list[Event]:
    """Shows an opponent's hand to this golfer, but for what is placed and the personal card."""
    acts, events = lay(state, Play(golfer, card, victim))
    if acts:
        state.looking = Looking(BORROW, golfer, card, loose(state, victim), victim)
        events.append(shown.looked(state, state.looking))
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
    return [shown.took(state, looking, card)]


def first_choice(looking: Looking) -> Card | None:
    """What is taken for who is late: the first card shown, of a hand the lowest number."""
    if not looking.cards:
        return None
    return looking.cards[0] if looking.victim is None else min(looking.cards)


def dig(state: State, golfer: Golfer, card: Card, unwanted: Sequence[Card], chance: Chance) -> list[Event]:
    """Discards these cards, but for a Pace of Play that was needed meanwhile, and draws that many and one."""
    acts, events = lay(state, Play(golfer, card))
    if acts:
        hand = state.balls[golfer].hand
        gone = [other for other in hand if other in unwanted]
        hand[:] = [other for other in hand if other not in unwanted]
        discard(state, gone)
        drawn = pull(state, chance, len(gone) + 1, events)
        _receive(state, golfer, drawn)
        discard(state, (card,))
        events.append(shown.dug(state, golfer, gone, drawn))
    return events


def play_gps(state: State, golfer: Golfer, card: Card, chance: Chance) -> list[Event]:
    """Shows all placed actions, locks them, and gives the player's own plan back (M-34)."""
    acts, events = lay(state, Play(golfer, card))
    if acts:
        seat = state.setup.seat_of[golfer]
        events += turn_card(state, chance)
        _show_and_lock(state, seat)
        state.plans.withdraw(seat)
        discard(state, (card,))
        events.append(shown.mapped(state, golfer))
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
