"""What a card would make of a grid, place by place, from what its player sees: what the page warns of before the last card is
turned, for whoever closes must be alone the lowest (B-23).

The others have cards face-down and one more turn each. What each may come to is reckoned as what it shows, and for each
face-down card the mean of all cards that this seat has not seen. To close is `clear` from `MARGIN` points below each of them
on: in games among bots seven in ten who closed just there were alone the lowest, and nearly all who closed from further below.
Bonus and penalty weigh the same at two in three.
"""

from __future__ import annotations

from typing import Any

from chalicelib.games.becks_golf import shown
from chalicelib.games.becks_golf.cards import PACK
from chalicelib.games.becks_golf.scoring import PLACES, Cards, score, sets
from chalicelib.games.becks_golf.state import State

MARGIN = 8
_ALL = sum(PACK)


def outlook(state: State, seat: int) -> dict[str, Any]:
    """What the drawn card would make, else the discard pile's top card: by place, what the grid would show and which sets it
    would complete; which place closes the round, if any, and then whether that is clear.
    """
    player = state.players[seat]
    card = state.discard[-1] if state.drawn is None else state.drawn
    last = player.up.index(False) if player.down == 1 and state.closer is None else None
    cards = [*player.face_up]
    before, showing, completes = sets(cards), list[int](), list[Any]()
    for place in PLACES:
        lay, cards[place] = cards[place], card
        showing.append(score(cards))
        completes.append(shown.made_sets([made for made in sets(cards) if made not in before]))
        cards[place] = lay
    return {
        "showing": showing,
        "completes": completes,
        "closes": last,
        "clear": None if last is None else is_clear(state, seat, showing[last]),
    }


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
