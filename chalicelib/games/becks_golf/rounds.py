"""A round from the deal to its scores (B-10, B-11, B-14 to B-17): all that is not somebody's turn.

deal ──▶ all choose two cards, in `opening` ──▶ they open ──▶ turns, in `turns` ──▶ end ──▶ the next deal, or the last end
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chalicelib.fairness import Chance
from chalicelib.games.becks_golf import shown
from chalicelib.games.becks_golf.cards import FACES, LISTED, PACK, TURNS, Card
from chalicelib.games.becks_golf.scoring import PLACES, score, with_bonus
from chalicelib.games.becks_golf.state import Ended, Places, Player, State, face_down
from chalicelib.games.interface import Event


def begin(options: Mapping[str, Any], seats: int, chance: Chance, carried: None = None) -> State:
    """Draws the first dealer and deals; a rematch carries nothing."""
    dealer = chance.number("dealer", seats)
    state = State(options["rounds"], [Player([], []) for _ in range(seats)], dealer, [])
    deal(state, chance)
    return state


def deal(state: State, chance: Chance) -> None:
    """Shuffles the whole pack and gives nine cards to each seat in order, from the top, which is the list's end."""
    pile = chance.shuffle(f"r{state.round}/deal", PACK)
    for player in state.players:
        player.grid, player.up = [pile.pop() for _ in PLACES], face_down()
    state.pile, state.discard = pile, []
    state.phase, state.turns, state.closer, state.reshuffles = "opening", 0, None, 0


def open_all(state: State, chosen: Mapping[int, Places]) -> Event:
    """All turn over what they chose, in one step; then one card starts the discard pile (B-10)."""
    opened = []
    for seat, places in chosen.items():
        player = state.players[seat]
        for place in places:
            player.up[place] = True
        opened.append([{"at": place, "card": FACES[player.grid[place]]} for place in places])
    state.discard.append(state.pile.pop())
    state.phase = "play"
    showing = [score(player.face_up) for player in state.players]
    return Event("opened", None, {"cards": opened, "showing": showing, "discard": FACES[state.discard[-1]]})


def draw_card(state: State, chance: Chance) -> tuple[Card, list[Event]]:
    """The top of the draw pile; an empty one is first made of the discard pile without its top card (B-14).

    It is shuffled from the order of the list, as the whole pack is (G-06).
    """
    if state.pile:
        return state.pile.pop(), []
    state.reshuffles += 1
    *below, top = state.discard
    state.pile = chance.shuffle(f"r{state.round}/reshuffle{state.reshuffles}", sorted(below, key=LISTED.__getitem__))
    state.discard = [top]
    reshuffled = Event("reshuffled", None, {"cards": len(below)})
    return state.pile.pop(), [reshuffled]


def after_turn(state: State, seat: int, chance: Chance) -> list[Event]:
    """Counts the turn; ends the round after everybody's last one (B-15), or when it has gone on for too long (B-16)."""
    state.turns += 1
    events: list[Event] = []
    if state.closer is None and False not in state.players[seat].up:
        state.closer = seat
        events.append(Event("went-out", seat, {"last_turns": state.last_turns}))
    elif state.turn == state.closer or (state.closer is None and state.turns >= TURNS * len(state.players)):
        return end(state, chance)
    return events


def end(state: State, chance: Chance) -> list[Event]:
    """Turns all cards, scores them, and deals again if a round is left."""
    turned = tuple(tuple(place for place in PLACES if not player.up[place]) for player in state.players)
    grids = tuple(tuple(player.grid) for player in state.players)
    state.last = Ended(state.closer, grids, turned, state.discard[-1])
    state.closers.append(state.closer)
    for player, points in zip(state.players, with_bonus([score(cards) for cards in grids], state.closer), strict=True):
        player.scores.append(points)
        player.up = [True for _ in PLACES]
    number = len(state.players[0].scores)
    scored = Event("scored", None, shown.ended(number, state.last, [player.total for player in state.players]))
    if number == state.rounds:
        state.phase = "over"
        return [scored]
    state.dealer = (state.dealer + 1) % len(state.players)
    deal(state, chance)
    return [scored, Event("dealt", state.dealer, {"round": state.round, "pile": len(state.pile)})]
