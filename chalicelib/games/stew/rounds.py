"""How a round begins and ends (S-12, S-20 to S-23, S-31, S-33, S-39).

begin_round ──▶ three turns, in `turns` ──▶ end_round ──▶ the next round, or the end
"""

from __future__ import annotations

from chalicelib.fairness import Chance
from chalicelib.games.interface import Event
from chalicelib.games.stew import shown
from chalicelib.games.stew.cards import COINS, OF, ROUNDS, Royal
from chalicelib.games.stew.deck import draw, reshuffle
from chalicelib.games.stew.scoring import extras, score_all
from chalicelib.games.stew.specialties import between_rounds
from chalicelib.games.stew.state import Scored, State


def begin_round(state: State, chance: Chance) -> list[Event]:
    """What was turned up is the order, the next ones are turned, tips grow; then the Forager draws (S-33).

    The Spice Trader, next in the alphabet, acts by a move of its own (S-38).
    """
    events: list[Event] = []
    for ordering in state.royals.values():
        assert ordering.next is not None
        ordering.under.append(ordering.next)
        ordering.next = None
    for royal in state.royals:
        events += turn_up(state, royal, chance)
    for royal, ordering in state.royals.items():
        ordering.tip = ordering.left + ordering.worth(royal)
    state.phase, state.turn = "plan", 1
    events.append(shown.begun(state))
    forager = state.who("forager")
    if forager is not None:
        draw(state, forager, OF["forager"]["draw"], "forager", chance, events)
    return events


def turn_up(state: State, royal: Royal, chance: Chance) -> list[Event]:
    """Turns the top order card, if there is one; one without a tip goes, until one with a tip shows (S-11).

    There is one: when orders are turned, deck and discard pile hold more cards than there are doubles.
    """
    ordering, events = state.royals[royal], list[Event]()
    if not ordering.down:
        return events
    card = ordering.down.pop()
    while not COINS[card]:
        events.append(shown.thrown(royal, card))
        state.discard.append(card)
        if not state.deck:
            events.append(reshuffle(state, chance))
        card = state.deck.pop()
    ordering.next = card
    return events


def end_round(state: State, chance: Chance) -> list[Event]:
    """All royals pay, then specialties do; then the next round is laid out, unless this was the last one."""
    events = _pay(state)
    if state.round == ROUNDS:
        state.phase = "over"
        return [*events, shown.ended(state)]
    return [*events, *_clear(state, chance), *begin_round(state, chance)]


def _pay(state: State) -> list[Event]:
    state.last = _lies(state)
    specialties = [player.specialty for player in state.players]
    scores = score_all(state.last, specialties)
    for score in scores:
        ordering = state.royals[score.royal]
        ordering.tip = ordering.left = score.left
        for seat, pence in enumerate(score.paid):
            state.players[seat].money += pence
    brought = extras(scores, specialties)
    for extra in brought:
        state.players[extra.seat].money += extra.pence
    return [*[shown.scored(state.round, score) for score in scores], *[shown.earned(*extra) for extra in brought]]


def _lies(state: State) -> Scored:
    """The round as it is scored."""
    orders = {royal: ordering.order for royal, ordering in state.royals.items()}
    tips = {royal: ordering.tip for royal, ordering in state.royals.items()}
    return Scored(state.round, orders, tips, [[*player.plays] for player in state.players])


def _clear(state: State, chance: Chance) -> list[Event]:
    """Played cards are discarded, tokens return, each draws (S-23)."""
    for player in state.players:
        state.discard += [card for play in player.plays if not play.gone for card in play.cards]
        player.plays, player.used = [], False
    state.round += 1
    events: list[Event] = []
    for seat in state.clockwise:
        draw(state, seat, between_rounds(state.players[seat]), "round", chance, events)
    return events
