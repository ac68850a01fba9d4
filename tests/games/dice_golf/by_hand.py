"""A second, plain and slow implementation of Dice Golf, straight from the rules and without the engine's code.

It reads only views and records, and computes legal moves, the score of rolls, and the winner again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import combinations
from typing import Any

STROKES = {"Fairway": 1, "Green": 1, "Rough": 2, "Chip": 2, "Bunker": 2, "Hazard": 3, "Sun": -1, "Blank": 0, "Wind": 1}
SIDED = ("best-ball", "low-total", "high-low")
SHOTS = {3: ["yellow", "green"], 4: ["black", "white", "green"], 5: ["black", "red", "white", "green"]}


def worth(roll: Mapping[str, Any]) -> int:
    """Return the strokes of the dice on a hole (D-03 to D-06)."""
    dice = dict(roll)
    if dice.get("red") == "Green":
        del dice["white"]
    if dice.get("white") == "Tap In":
        del dice["white"], dice["green"]
        return 2 + worth(dice)
    return sum(face if isinstance(face, int) else STROKES[face] for face in dice.values())


def moves(view: Mapping[str, Any], seat: int) -> list[dict[str, Any]]:
    """Return all legal moves of this seat, from the view that everybody sees."""
    players = view["players"]
    if view["stymie"] and seat != view["turn"]:
        return []
    play = players[seat]["play"]
    if view["stymie"] and _must_pass(view, seat):
        return [{"kind": "pass-stymie", "to": to} for to in _may_be_stymied(view, seat)]
    if players[seat]["at"] is None:
        return []
    if play is None or play["final"]:
        return [{"kind": "roll"}]
    shots = SHOTS[play["par"]] if players[seat]["chips"] > 0 else []
    return [{"kind": "keep"}, {"kind": "hole-mulligan"}, *({"kind": "shot-mulligan", "die": die} for die in shots)]


def _must_pass(view: Mapping[str, Any], seat: int) -> bool:
    """Return whether the seat must pass the block: it acts, has finished the hole, and nobody before it has to play."""
    still = [player for player in view["players"] if player["at"] is not None]
    fewest = min(player["thru"] for player in still)
    first = next(player["seat"] for player in still if player["thru"] == fewest)
    return bool(view["turn"] != first)


def _may_be_stymied(view: Mapping[str, Any], seat: int) -> list[int]:
    partner = (seat + 2) % 4 if view["format"] in SIDED else None
    return [other["seat"] for other in view["players"] if other["at"] is not None and other["seat"] not in (seat, partner)]


def cards(record: Mapping[str, Any], seats: int) -> list[list[int]]:
    """Return each seat's scores, hole by hole, from the final dice."""
    strokes: list[list[int]] = [[] for _ in range(seats)]
    for play in plays(record):
        strokes[play["seat"]].append(worth(play["rolls"][-1]))
    return strokes


def plays(record: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Return all plays, hole by hole."""
    for hole in record["holes"]:
        yield from hole["plays"]


def points(scoring: str, strokes: list[list[int]], holes: int) -> list[Fraction] | None:
    """Return the points by which each seat is ranked, higher is better; None for formats decided by strokes."""
    match scoring:
        case "match":
            return _match(strokes, holes)
        case "skins":
            return _skins(strokes)
        case "low-total" | "high-low":
            second = sum if scoring == "low-total" else max
            return _two_against_two(
                [((min(a, c), second((a, c))), (min(b, d), second((b, d)))) for a, b, c, d in zip(*strokes, strict=True)]
            )
    return None


def order(scoring: str, strokes: list[list[int]], holes: int) -> list[Fraction]:
    """Return for every format the values by which seats are ranked, lower is better."""
    if scoring == "best-ball":
        sides = [sum(map(min, zip(strokes[side], strokes[side + 2], strict=True))) for side in (0, 1)]
        return [Fraction(sides[seat % 2]) for seat in range(4)]
    made = points(scoring, strokes, holes)
    return [Fraction(sum(card)) for card in strokes] if made is None else [-each for each in made]


def _match(strokes: list[list[int]], holes: int) -> list[Fraction]:
    made = [Fraction(0)] * len(strokes)
    for one, other in combinations(range(len(strokes)), 2):
        up = 0
        left = holes
        for mine, theirs in zip(strokes[one], strokes[other], strict=False):
            up, left = up + (1 if mine < theirs else -1 if mine > theirs else 0), left - 1
            if up > left or -up > left:
                break
        assert left == 0 or abs(up) > left, "the game ended before this match was decided"
        made[one] += Fraction(1 if up > 0 else 0 if up < 0 else Fraction(1, 2))
        made[other] += Fraction(1 if up < 0 else 0 if up > 0 else Fraction(1, 2))
    return made


def _skins(strokes: list[list[int]]) -> list[Fraction]:
    made, pot = [Fraction(0)] * len(strokes), 0
    tied: list[int] = []
    for scores in zip(*strokes, strict=True):
        pot += 1
        tied = [seat for seat in range(len(strokes)) if scores[seat] == min(scores)]
        if len(tied) == 1:
            made[tied[0]] += pot
            pot = 0
    for seat in tied:
        made[seat] += Fraction(pot, len(tied))
    return made


def _two_against_two(holes: list[tuple[tuple[int, int], tuple[int, int]]]) -> list[Fraction]:
    made = [Fraction(0)] * 4
    for first, second in holes:
        for mine, theirs in zip(first, second, strict=True):
            for seat in (0, 2) if mine < theirs else (1, 3) if theirs < mine else ():
                made[seat] += 1
    return made


def _decided(strokes: list[list[int]], holes: int) -> set[int]:
    """Return the seats whose matches are all decided, from the cards so far (D-31)."""
    still = set()
    for one, other in combinations(range(len(strokes)), 2):
        up, left = 0, holes
        for mine, theirs in zip(strokes[one], strokes[other], strict=False):
            up, left = up + (1 if mine < theirs else -1 if mine > theirs else 0), left - 1
            if abs(up) > left:
                break
        if left and abs(up) <= left:
            still |= {one, other}
    return set(range(len(strokes))) - still


def check_stymie(record: Mapping[str, Any], seats: int, scoring: str, holes: int) -> None:
    """Check the Stymie block through a round, play by play (D-15 to D-18, D-31)."""
    holder = None
    sided, strokes = scoring in SIDED, [list[int]() for _ in range(seats)]
    for place, hole in enumerate(record["holes"]):
        for play in hole["plays"]:
            seat = play["seat"]
            assert scoring != "match" or seat not in _decided(strokes, holes)
            strokes[seat].append(play["score"])
            out = _decided(strokes, holes) if scoring == "match" else set()
            holder = None if holder in out and holder != seat else holder
            assert play["stymied"] == (holder == seat)
            holder = None if holder == seat else holder
            assert not (play["stymied"] and (len(play["rolls"]) > 1 or play["stymie_to"] is not None))
            others = {*range(seat + 1 if place == holes - 1 else 0, seats)} - {seat, (seat + 2) % 4 if sided else seat} - out
            owes = play["score"] >= hole["par"] + 2 and holder is None and not play["stymied"] and others
            assert (play["stymie_to"] in others) == bool(owes)
            holder = play["stymie_to"] if owes else holder
