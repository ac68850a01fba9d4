"""A round (S-10 to S-12, S-20 to S-23): options, deck and discard pile, the deal, the beginning and the end of a round.

begin ──▶ [keep a specialty] ──▶ open_hands ──▶ begin_round ──▶ three turns, in `turns` ──▶ end_round ──▶ …
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from chalicelib.fairness import Chance
from chalicelib.games.interface import Event
from chalicelib.games.moves import OneOfValues
from chalicelib.games.options import NUMBERS, GameOptions, Option, switch
from chalicelib.games.stew import view
from chalicelib.games.stew.cards import COINS, DEALT, DECK, HAND, OF, PLAYERS, ROUNDS, SPECIALTIES, Card, Royal, royals_for
from chalicelib.games.stew.scoring import extras, score_all
from chalicelib.games.stew.state import REACHES, Options, OrderPile, Player, Scored, State, between_rounds, hand_limit
from chalicelib.games.stew.view import Why

GAME_OPTIONS = GameOptions(
    "Mulligan Stew",
    PLAYERS,
    {
        "specialties": switch(f"Each is dealt {NUMBERS[DEALT]} specialties and keeps one of them for the game."),
        "mulligan_reach": Option(
            OneOfValues(REACHES),
            REACHES[0],
            "What a mulligan token discards: all cards that its player has played this round, or those of this turn alone.",
        ),
    },
)


# Cards are drawn from the end of the deck. If several players discard and draw at once, the caller lets all of them discard
# first, and then draw clockwise from the dishwasher (S-28).


def draw(state: State, seat: int, count: int, why: Why, chance: Chance, events: list[Event]) -> None:
    """Draw `count` cards to this seat's hand, or as many as the hand limit allows. Add the events to `events`."""
    player = state.players[seat]
    room = hand_limit(player) - len(player.hand)
    drawn = _draw_cards(state, count if count < room else room, chance, events)
    if drawn:
        player.hand += drawn
        player.drawn += drawn
        events.append(view.drew(seat, drawn, why))


def _draw_cards(state: State, count: int, chance: Chance, events: list[Event]) -> list[Card]:
    """Take `count` cards from the deck, or all that there are. Add a reshuffle to `events`."""
    if len(state.deck) >= count > 0:
        top = state.deck[: -count - 1 : -1]
        del state.deck[-count:]
        return top
    drawn: list[Card] = []
    while len(drawn) < count:
        if not state.deck:
            if not state.discard:
                break
            events.append(reshuffle(state, chance))
        drawn.append(state.deck.pop())
    return drawn


def discard(state: State, seat: int, cards: Iterable[Card]) -> None:
    """Move these cards from this seat's hand to the discard pile."""
    player, gone = state.players[seat], set(cards)
    state.discard += gone
    player.hand = [card for card in player.hand if card not in gone]
    player.drawn = [card for card in player.drawn if card not in gone]


def reshuffle(state: State, chance: Chance) -> Event:
    """Shuffle the discard pile into a new deck. Before the shuffle it is sorted, so that its order does not matter (G-06)."""
    state.reshuffles += 1
    label = f"r{state.round}/reshuffle{state.reshuffles}"
    state.deck, state.discard = chance.shuffle(label, sorted(state.discard)), []
    return view.reshuffled(len(state.deck))


def begin(requested: Mapping[str, Any], seats: int, chance: Chance, winners: Sequence[int] | None) -> State:
    """Return the initial state. `winners` are those of the previous game if this is a rematch (S-25)."""
    options = Options(**requested)
    players = [Player([]) for _ in range(seats)]
    royals = {royal: OrderPile([]) for royal in royals_for(seats)}
    state = State(options, players, royals, _dishwasher(seats, chance, winners), chance.shuffle("deal", DECK))
    if options.specialties:
        _deal_specialties(state, chance)
    else:
        deal(state, chance)
    return state


def _dishwasher(seats: int, chance: Chance, winners: Sequence[int] | None) -> int:
    among = winners or range(seats)
    return among[0] if len(among) == 1 else among[chance.number("dishwasher", len(among))]


def _deal_specialties(state: State, chance: Chance) -> None:
    """Deal each seat its specialties from the end of the shuffled list, clockwise from the dishwasher."""
    state.phase = "specialties"
    cards = chance.shuffle("specialties", SPECIALTIES)
    for seat in state.clockwise:
        state.players[seat].dealt = tuple([cards.pop() for _ in range(DEALT)])


def keep(state: State, kept: Mapping[int, str], chance: Chance) -> list[Event]:
    """Reveal the specialties that all keep, and deal the cards."""
    for seat, specialty in kept.items():
        state.players[seat].specialty, state.players[seat].dealt = specialty, ()
    return [view.kept([player.specialty for player in state.players]), *deal(state, chance)]


def deal(state: State, chance: Chance) -> list[Event]:
    """Deal order cards, royal by royal, and turn the top ones; then deal hands, clockwise from the dishwasher."""
    state.phase = "opening"
    for pile in state.royals.values():
        pile.down = [state.deck.pop() for _ in range(ROUNDS)]
    events = [event for royal in state.royals for event in turn_up(state, royal, chance)]
    events.append(view.turned(state))
    for seat in state.clockwise:
        draw(state, seat, HAND, "hand", chance, events)
    return events


def open_hands(state: State, replaced: Mapping[int, bool], chance: Chance) -> list[Event]:
    """Replace the first hands of the players who chose that, and begin the first round."""
    events = [view.opened([replaced[seat] for seat in range(len(state.players))])]
    for seat in state.clockwise:
        if replaced[seat]:
            discard(state, seat, state.players[seat].hand)
    for seat in state.clockwise:
        if replaced[seat]:
            draw(state, seat, HAND, "opening", chance, events)
    return [*events, *begin_round(state, chance)]


def begin_round(state: State, chance: Chance) -> list[Event]:
    """Begin a round: the face-up cards become the orders, the next ones are turned, tips grow, and the Forager draws (S-33).

    The Spice Trader comes next in the alphabet, and acts by a move of its own (S-38).
    """
    events: list[Event] = []
    for pile in state.royals.values():
        assert pile.next is not None
        pile.under.append(pile.next)
        pile.next = None
    for royal in state.royals:
        events += turn_up(state, royal, chance)
    for royal, pile in state.royals.items():
        pile.tip = pile.left + pile.worth(royal)
    state.phase, state.turn = "plan", 1
    events.append(view.begun(state))
    forager = state.seat_with("forager")
    if forager is not None:
        draw(state, forager, OF["forager"]["draw"], "forager", chance, events)
    return events


def turn_up(state: State, royal: Royal, chance: Chance) -> list[Event]:
    """Turn the top order card, if there is one. Discard and replace it until a card with coins shows (S-11).

    Such a card always comes: deck and discard pile have more cards than there are doubles (`fewest_left`).
    """
    pile, events = state.royals[royal], list[Event]()
    if not pile.down:
        return events
    card = pile.down.pop()
    while not COINS[card]:
        events.append(view.thrown(royal, card))
        state.discard.append(card)
        if not state.deck:
            events.append(reshuffle(state, chance))
        card = state.deck.pop()
    pile.next = card
    return events


def end_round(state: State, chance: Chance) -> list[Event]:
    """Pay for all royals and then for specialties; then begin the next round unless this was the last one."""
    events = _pay(state)
    if state.round == ROUNDS:
        state.phase = "over"
        return [*events, view.ended(state)]
    return [*events, *_clear(state, chance), *begin_round(state, chance)]


def _pay(state: State) -> list[Event]:
    state.last = _round_to_score(state)
    specialties = [player.specialty for player in state.players]
    scores = score_all(state.last, specialties)
    for score in scores:
        pile = state.royals[score.royal]
        pile.tip = pile.left = score.left
        for seat, pence in enumerate(score.paid):
            state.players[seat].money += pence
    brought = extras(scores, specialties)
    for extra in brought:
        state.players[extra.seat].money += extra.pence
    return [*[view.scored(state.round, score) for score in scores], *[view.earned(*extra) for extra in brought]]


def _round_to_score(state: State) -> Scored:
    """Return the round as it is scored."""
    orders = {royal: pile.order for royal, pile in state.royals.items()}
    tips = {royal: pile.tip for royal, pile in state.royals.items()}
    return Scored(state.round, orders, tips, [[*player.plays] for player in state.players])


def _clear(state: State, chance: Chance) -> list[Event]:
    """Discard played cards, return tokens, and let all players draw (S-23)."""
    for player in state.players:
        state.discard += [card for play in player.plays if not play.gone for card in play.cards]
        player.plays, player.used = [], False
    state.round += 1
    events: list[Event] = []
    for seat in state.clockwise:
        draw(state, seat, between_rounds(state.players[seat]), "round", chance, events)
    return events
