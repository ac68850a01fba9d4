"""What a card would make of a grid, place by place, from what its player sees: what the page warns of before the last card is
turned, for whoever closes must be alone the lowest (B-23).

The others have cards face-down and one more turn each. What each may come to is reckoned as what it shows, and for each
face-down card the mean of all cards that this seat has not seen. `MARGIN` is what a last turn and luck may do: to close is
`clear` from so many points below each of them on, where it came out well in more than two of three games, in which bonus and
penalty weigh the same.
"""

from __future__ import annotations

from typing import Any

from chalicelib.games.becks_golf import shown
from chalicelib.games.becks_golf.cards import PACK
from chalicelib.games.becks_golf.scoring import PLACES, Cards, score, sets
from chalicelib.games.becks_golf.state import State

MARGIN = 4
_ALL = sum(PACK)


def outlook(state: State, seat: int) -> list[dict[str, Any]]:
    """For each place: what the grid would show with the drawn card there, else with the discard pile's top card; which sets
    that completes; whether it closes the round, and then whether that is clear.
    """
    player = state.players[seat]
    card = state.discard[-1] if state.drawn is None else state.drawn
    cards = [*player.face_up]
    before = sets(cards)
    last = player.up.index(False) if player.down == 1 and state.closer is None else None
    told = []
    for place in PLACES:
        lay, cards[place] = cards[place], card
        showing, closes = score(cards), place == last
        told.append(
            {
                "showing": showing,
                "completes": shown.made_sets([made for made in sets(cards) if made not in before]),
                "closes": closes,
                "clear": is_clear(state, seat, showing) if closes else None,
            }
        )
        cards[place] = lay
    return told


def is_clear(state: State, seat: int, score: int) -> bool:
    """Whether this score is well below what each of the others may be expected to come to."""
    mean = unseen_mean(state)
    return all(
        score + MARGIN <= _expected(player.face_up, player.down, mean)
        for number, player in enumerate(state.players)
        if number != seat
    )


def unseen_mean(state: State) -> float:
    """What a card is worth on average of those that the player whose turn it is cannot see."""
    faces = [card for player in state.players for card in player.face_up if card is not None]
    seen = [*faces, *state.discard, *([] if state.drawn is None else [state.drawn])]
    return (_ALL - sum(seen)) / (len(PACK) - len(seen))


def _expected(face_up: Cards, down: int, mean: float) -> float:
    return score(face_up) + down * mean
