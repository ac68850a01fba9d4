"""The bots of Grandpa Beck's Golf: Caddie (easy), Member (normal) and Pro (hard), each from what its seat may see.

The Caddie plays any legal move. The Member judges each place by feeling (`judgement`) and counts no cards. The Pro knows which
cards are still unseen: it deals them out as they may lie, plays the round to its end from the Member's move and from the best
others, many times over, and leaves the Member's move where another came out clearly better. Two cards to open are as good as
any other two.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from typing import Any

from chalicelib.games.becks_golf.cards import FACES, PACK, Card, Shown
from chalicelib.games.becks_golf.playout import DOWN, Lie, coded, places, wanted
from chalicelib.games.interface import JSON, Level
from chalicelib.games.moves import Moves

View = Mapping[str, Any]

PLAYED_OUT = 1200
"""Turns that the Pro plays out before it moves."""
OTHER_PLACES = 2
"""Of the places that the Member does not choose, how many the Pro looks at."""
OTHERS_COUNT = 0.5
"""What the others' mean score counts beside the Pro's own."""
SURE = 1.0
"""Standard errors by which another move must be better to be made, and worse to be left out."""
LOOKED_AT_EVERY = 7
"""Deals after which moves may be left out."""

_CARD: dict[Shown, Card] = {face: card for card, face in FACES.items()}


def choose(view: View, seat: int, legal: Moves, level: Level, random: Random) -> JSON:
    """One of the legal moves, as a bot of this level makes it from its seat's view."""
    if level == "easy" or view["phase"] != "play":
        return legal.pick(random)
    lie, hand = read(view), view["drawn"] and coded(_CARD[view["drawn"]["card"]])
    moves = in_order(lie, hand)
    return moves[0] if level == "normal" else _by_sampling(lie, hand, moves, unseen_cards(view), random)


def read(view: View) -> Lie:
    """What lies on the table at this seat's turn, as far as it is seen; as draw pile, what the next one will be made of."""
    seen = [[DOWN if face is None else coded(_CARD[face]) for face in player["grid"]] for player in view["players"]]
    return Lie(
        cards=[[*grid] for grid in seen],
        seen=seen,
        down=[player["down"] for player in view["players"]],
        pile=[coded(_CARD[face]) for face in view["discard"][:-1]],
        top=coded(_CARD[view["discard"][-1]]),
        turn=view["turn"],
        closer=view["closer"],
        left=_turns_left(view),
    )


def _turns_left(view: View) -> int:
    """Turns of all seats until a round that nobody closes is over, this one among them."""
    seats = len(view["players"])
    played = view["turns"] * seats + (view["turn"] - view["dealer"] - 1) % seats
    return int(max(view["most_turns"] * seats - played, len(view["last_turns"])))


def unseen_cards(view: View) -> list[int]:
    """The cards that lie face-down or in the draw pile, for all that this seat knows, in the pack's order."""
    left = Counter(PACK)
    left.subtract(_CARD[face] for player in view["players"] for face in player["grid"] if face is not None)
    left.subtract(_CARD[face] for face in view["discard"])
    if view["drawn"]:
        left[_CARD[view["drawn"]["card"]]] -= 1
    return [coded(card) for card in left.elements()]


def in_order(lie: Lie, hand: int | None) -> list[JSON]:
    """The Member's move first, then the others that are worth a thought. `hand` is the drawn card."""
    card, verb = (lie.top, "take") if hand is None else (hand, "place")
    each = places(lie, card)
    ranked = sorted(range(len(each)), key=each.__getitem__)
    chosen = ranked[: 1 + OTHER_PLACES]
    if lie.down[lie.turn] == 1 and lie.closer is None:
        last = lie.seen[lie.turn].index(DOWN)
        chosen += [last] if last not in chosen else []
    without: JSON = {"kind": "draw"} if hand is None else {"kind": "discard"}
    first, *others = [{"kind": verb, "at": place} for place in chosen]
    good = each[ranked[0]] <= wanted(lie) if hand is None else each[ranked[0]] < 0
    return [first, without, *others] if good else [without, first, *others]


def _by_sampling(lie: Lie, hand: int | None, moves: Sequence[JSON], unseen: list[int], random: Random) -> JSON:
    """The first move, unless another one does better by more than luck explains. What is surely no better is soon left out."""
    rivals = {number: list[float]() for number in range(1, len(moves))}
    deals, left = 0, PLAYED_OUT
    while left > 0:
        dealt = _deal(lie, unseen, random)
        usual, turns = _outcome(dealt, hand, moves[0])
        left -= turns
        for number, gains in rivals.items():
            outcome, turns = _outcome(dealt, hand, moves[number])
            gains.append(usual - outcome)
            left -= turns
        deals += 1
        if deals % LOOKED_AT_EVERY == 0:
            rivals = {number: gains for number, gains in rivals.items() if _at_most(gains) > 0}
            if not rivals:
                return moves[0]
    surest = max(rivals, key=lambda number: _at_least(rivals[number]))
    return moves[surest] if _at_least(rivals[surest]) > 0 else moves[0]


def _deal(lie: Lie, unseen: list[int], random: Random) -> Lie:
    """The same table with all that is not seen dealt out as it may lie."""
    pile = random.sample(unseen, len(unseen))
    dealt = lie.copy()
    dealt.cards = [[pile.pop() if card == DOWN else card for card in grid] for grid in lie.seen]
    dealt.pile = [*random.sample(lie.pile, len(lie.pile)), *pile]
    return dealt


def _outcome(dealt: Lie, hand: int | None, move: JSON) -> tuple[float, int]:
    """What a deal comes to for this seat after a move: its own score, less a share of the others'; and the turns it took."""
    lie, seat, kind = dealt.copy(), dealt.turn, move["kind"]
    if kind == "draw":
        lie.draw_and_play()
    elif hand is None:
        lie.put(move["at"], lie.top)
    elif kind == "place":
        lie.put(move["at"], hand)
    else:
        lie.top = hand
    scores = lie.play_on()
    own = scores.pop(seat)
    return own - OTHERS_COUNT * sum(scores) / len(scores), dealt.left - lie.left


def _at_least(gains: Sequence[float]) -> float:
    """What a move gains on average, less what luck may have done."""
    mean, error = _mean_and_error(gains)
    return mean - SURE * error


def _at_most(gains: Sequence[float]) -> float:
    mean, error = _mean_and_error(gains)
    return mean + SURE * error


def _mean_and_error(gains: Sequence[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    count = len(gains)
    mean = sum(gains) / count
    return mean, sqrt(sum([(gain - mean) ** 2 for gain in gains])) / count
