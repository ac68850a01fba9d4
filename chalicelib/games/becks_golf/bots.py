"""The bots of Grandpa Beck's Golf: Caddie (easy), Member (normal) and Pro (hard). Each decides from its seat's view alone.

The Caddie plays a random legal move. The Member evaluates each place (`playout.Evaluation`) and counts no cards. The Pro knows
the unseen cards. It deals them at random many times and plays the round out after the Member's move and the best alternatives.
It plays an alternative that is clearly better, otherwise the Member's move. All bots choose the first two cards at random.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from typing import Any

from chalicelib.games.becks_golf.cards import FACES, PACK, Card, Shown
from chalicelib.games.becks_golf.playout import DOWN, Position, changes_by_place, code_of, take_threshold
from chalicelib.games.interface import JSON, Level
from chalicelib.games.moves import Moves

View = Mapping[str, Any]

SIMULATED_TURNS = 1200
"""The number of turns that the Pro simulates before it moves."""
ALTERNATIVES = 2
"""The number of places that the Pro considers in addition to the Member's choice."""
OPPONENT_WEIGHT = 0.5
"""The weight of the opponents' mean score against the Pro's own."""
STANDARD_ERRORS = 1.0
"""The number of standard errors by which a move must be better to be played, or worse to be dropped."""
PRUNE_EVERY = 7
"""The number of deals after which worse moves are dropped."""

_CARD: dict[Shown, Card] = {face: card for card, face in FACES.items()}


def choose(view: View, seat: int, legal: Moves, level: Level, random: Random) -> JSON:
    """Return the move of a bot of this level."""
    if level == "easy" or view["phase"] != "play":
        return legal.pick(random)
    position, hand = read(view), view["drawn"] and code_of(_CARD[view["drawn"]["card"]])
    moves = ranked_moves(position, hand)
    return moves[0] if level == "normal" else _by_sampling(position, hand, moves, unseen_cards(view), random)


def read(view: View) -> Position:
    """Return the position at this seat's turn. Its draw pile is the discard pile from which the next draw pile will be made."""
    seen = [[DOWN if face is None else code_of(_CARD[face]) for face in player["grid"]] for player in view["players"]]
    return Position(
        cards=[[*grid] for grid in seen],
        seen=seen,
        down=[player["down"] for player in view["players"]],
        pile=[code_of(_CARD[face]) for face in view["discard"][:-1]],
        top=code_of(_CARD[view["discard"][-1]]),
        turn=view["turn"],
        closer=view["closer"],
        left=_turns_left(view),
    )


def _turns_left(view: View) -> int:
    """Return the number of turns of all seats, including this one, until a round that nobody closes ends."""
    seats = len(view["players"])
    played = view["turns"] * seats + (view["turn"] - view["dealer"] - 1) % seats
    return int(max(view["most_turns"] * seats - played, len(view["last_turns"])))


def unseen_cards(view: View) -> list[int]:
    """Return the cards that may be face-down or in the draw pile, as far as this seat knows, in the pack's order."""
    left = Counter(PACK)
    left.subtract(_CARD[face] for player in view["players"] for face in player["grid"] if face is not None)
    left.subtract(_CARD[face] for face in view["discard"])
    if view["drawn"]:
        left[_CARD[view["drawn"]["card"]]] -= 1
    return [code_of(card) for card in left.elements()]


def ranked_moves(position: Position, hand: int | None) -> list[JSON]:
    """Return the Member's move, and then the alternatives that the Pro considers. `hand` is the drawn card."""
    card, verb = (position.top, "take") if hand is None else (hand, "place")
    each = changes_by_place(position, card)
    ranked = sorted(range(len(each)), key=each.__getitem__)
    chosen = ranked[: 1 + ALTERNATIVES]
    if position.down[position.turn] == 1 and position.closer is None:
        last = position.seen[position.turn].index(DOWN)
        chosen += [last] if last not in chosen else []
    without: JSON = {"kind": "draw"} if hand is None else {"kind": "discard"}
    first, *others = [{"kind": verb, "at": place} for place in chosen]
    good = each[ranked[0]] <= take_threshold(position) if hand is None else each[ranked[0]] < 0
    return [first, without, *others] if good else [without, first, *others]


def _by_sampling(position: Position, hand: int | None, moves: Sequence[JSON], unseen: list[int], random: Random) -> JSON:
    """Return the first move, or an alternative that is significantly better. Alternatives that are surely worse are dropped."""
    rivals = {number: list[float]() for number in range(1, len(moves))}
    deals, left = 0, SIMULATED_TURNS
    while left > 0:
        dealt = _deal(position, unseen, random)
        usual, turns = _outcome(dealt, hand, moves[0])
        left -= turns
        for number, gains in rivals.items():
            outcome, turns = _outcome(dealt, hand, moves[number])
            gains.append(usual - outcome)
            left -= turns
        deals += 1
        if deals % PRUNE_EVERY == 0:
            rivals = {number: gains for number, gains in rivals.items() if _upper_bound(gains) > 0}
            if not rivals:
                return moves[0]
    surest = max(rivals, key=lambda number: _lower_bound(rivals[number]))
    return moves[surest] if _lower_bound(rivals[surest]) > 0 else moves[0]


def _deal(position: Position, unseen: list[int], random: Random) -> Position:
    """Return the same position with all unseen cards dealt at random."""
    pile = random.sample(unseen, len(unseen))
    dealt = position.copy()
    dealt.cards = [[pile.pop() if card == DOWN else card for card in grid] for grid in position.seen]
    dealt.pile = [*random.sample(position.pile, len(position.pile)), *pile]
    return dealt


def _outcome(dealt: Position, hand: int | None, move: JSON) -> tuple[float, int]:
    """Play a deal out after a move. Return the seat's score less a share of the opponents', and the number of turns."""
    position, seat, kind = dealt.copy(), dealt.turn, move["kind"]
    if kind == "draw":
        position.draw_and_play()
    elif hand is None:
        position.put(move["at"], position.top)
    elif kind == "place":
        position.put(move["at"], hand)
    else:
        position.top = hand
    scores = position.play_on()
    own = scores.pop(seat)
    return own - OPPONENT_WEIGHT * sum(scores) / len(scores), dealt.left - position.left


def _lower_bound(gains: Sequence[float]) -> float:
    """Return the lower confidence bound of a move's mean gain."""
    mean, error = _mean_and_error(gains)
    return mean - STANDARD_ERRORS * error


def _upper_bound(gains: Sequence[float]) -> float:
    mean, error = _mean_and_error(gains)
    return mean + STANDARD_ERRORS * error


def _mean_and_error(gains: Sequence[float]) -> tuple[float, float]:
    """Return the mean and its standard error."""
    count = len(gains)
    mean = sum(gains) / count
    return mean, sqrt(sum([(gain - mean) ** 2 for gain in gains])) / count
