"""A player's profile: sums over their rounds, in one row per game. Pure functions; profile_updates.py stores it.

    PROFILE#<player>   <game>   name, when the first and the last round ended, rounds, wins, the last rounds of golf or the
                                skill, strokes by part of the game, best rounds

Everything here is a sum, a best, or the last by time, so it does not depend on the order in which rounds are added. A
challenge's round is in the history but counts for nothing else: a player with a second key can try its dice first.

A new round changes only its game's row, which stays below the kilobyte of one write unit however much was played. The page of a
player reads the rows of all games and joins them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, NotRequired, TypedDict, TypeVar

from chalicelib import json_codec
from chalicelib.boards import handicap, skill
from chalicelib.boards.course_rating import GAMES
from chalicelib.boards.courses import BUILT_IN
from chalicelib.boards.encoding import pack, unpack, unzigzag, zigzag
from chalicelib.boards.handicap import EXACT, NINE, Half
from chalicelib.boards.skill import Skill
from chalicelib.times import DAY_MS

LATER = 10
"""Maximum number of later rounds whose ratings are corrected when a table is projected late."""
CARDS = 2 * handicap.ROUNDS + 1 + LATER
"""Rounds of golf to keep: enough for the last twenty of eighteen holes, even if all are nines, as of each of the later rounds.
"""
BEST = 3
THOUSAND = 1000
T = TypeVar("T")
COMPARED = ("front", "back", "18")
"""Holes whose scores against par are compared in a player's best rounds."""


class Played(TypedDict):
    """The sums of a player's rounds of one game. Times are in ms.

    `cards`    the last rounds of golf, oldest first: [when, holes, differential]
    `half`     the nine that waited for a second one before the first of them: [differential, differentials since]
    `skill`    a `Skill`; in games without cards `today` has the last tables of its day: [when, pull, weight]
    `parts`    thousandths of a stroke by part of the game, over the holes and rounds in `parted`
    `points`   the player's points on the game's board of ratings (rating_board.py), None if they are not on it
    """

    rounds: int
    wins: int
    last: int
    cards: list[list[Any]]
    half: NotRequired[list[Any]]
    skill: list[int] | None
    today: list[list[int]]
    parts: dict[str, int]
    parted: list[int]
    points: int | None


class Profile(TypedDict):
    """A player's profile of one game or of several. `best` are the best rounds, one per course: [to_par, when, table, game,
    course, name, holes, score]. `last` is [when, table] of the last round.
    """

    name: str
    rounds: int
    since: int
    last: list[Any]
    games: dict[str, Played]
    best: list[list[Any]]


class Added(NamedTuple):
    """What a finished table adds to one player's profile: their result, [(holes, differential)], and the change of skill."""

    result: Mapping[str, Any]
    differentials: Sequence[tuple[int, float]]
    judged: tuple[float, float] | None


def fresh(name: str) -> Profile:
    return {"name": name, "rounds": 0, "since": 0, "last": [0, ""], "games": {}, "best": []}


def of_game(profile: Profile | None, game: str) -> Played:
    if profile is not None and game in profile["games"]:
        return profile["games"][game]
    none: Played = {
        "rounds": 0,
        "wins": 0,
        "last": 0,
        "cards": [],
        "skill": None,
        "today": [],
        "parts": {},
        "parted": [0, 0],
        "points": None,
    }
    return none


def is_golf(game: str) -> bool:
    """Whether the game has course ratings, so that its players have an index."""
    return game in GAMES


def body(profile: Profile, game: str) -> str:
    """Encode the profile of one game for its row."""
    played, start = profile["games"][game], 0
    cards, today = list[int](), list[int]()
    for at, holes, found in played["cards"]:
        cards += [at - start, 2 * zigzag(round(found * _scale(holes))) + (holes <= NINE)]
        start = at
    start = 0
    for at, pull, weight in played["today"]:
        today += [at - start, zigzag(pull), weight]
        start = at
    stored = {
        "n": profile["name"],
        "t": profile["last"][1],
        "r": pack([played["rounds"], played["wins"], profile["since"], played["last"] - profile["since"]]),
        "i": played["points"],
        "c": pack(cards),
        "f": played.get("half"),
        "k": played["skill"] and pack(map(zigzag, played["skill"])),
        "d": pack(today),
        "p": played["parts"],
        "h": pack(played["parted"]) if played["parts"] else "",
        "b": [[*one[:3], one[4], *one[6:]] for one in profile["best"]],
    }
    return json_codec.dump({name: value for name, value in stored.items() if value not in ("", None, {}, [])})


def read(body: str, game: str) -> Profile:
    """Decode the profile in such a row."""
    stored = json_codec.load(body)
    rounds, wins, since, last = unpack(stored["r"])
    best = [[*one[:3], game, one[3], BUILT_IN[one[3]].name, *one[4:]] for one in stored.get("b", ())]
    played: Played = {
        "rounds": rounds,
        "wins": wins,
        "last": since + last,
        "cards": [[at, *_card(kept)] for at, kept in _timed(stored.get("c"), 2)],
        "skill": [unzigzag(number) for number in unpack(stored["k"])] if "k" in stored else None,
        "today": [[at, unzigzag(pull), weight] for at, pull, weight in _timed(stored.get("d"), 3)],
        "parts": stored.get("p", {}),
        "parted": unpack(stored["h"]) if "h" in stored else [0, 0],
        "points": stored.get("i"),
    }
    if "f" in stored:
        played["half"] = stored["f"]
    name, table = stored.get("n", ""), stored["t"]
    return {
        "name": name,
        "rounds": rounds,
        "since": since,
        "last": [played["last"], table],
        "games": {game: played},
        "best": best,
    }


def _card(kept: int) -> tuple[int, float]:
    holes = NINE if kept % 2 else 2 * NINE
    return holes, unzigzag(kept // 2) / _scale(holes)


def _scale(holes: int) -> int:
    """Return the factor that makes a differential a whole number: one of eighteen holes has one decimal."""
    return 10 if holes > NINE else 10**EXACT


def _timed(kept: str | None, each: int) -> list[list[int]]:
    """Decode lists of `each` numbers, the first of which are times, stored as differences."""
    numbers, at, found = unpack(kept or ""), 0, []
    for first in range(0, len(numbers), each):
        at += numbers[first]
        found.append([at, *numbers[first + 1 : first + each]])
    return found


def with_points(profile: Profile, game: str, points: int | None) -> Profile:
    """Return the profile with these points in the game."""
    games: dict[str, Played] = {**profile["games"], game: {**of_game(profile, game), "points": points}}
    return {**profile, "games": games}


def skill_of(profile: Profile | None, game: str) -> Skill | None:
    kept = of_game(profile, game)["skill"]
    return None if kept is None else Skill(*kept)


def add(profile: Profile | None, added: Added) -> Profile:
    """Return the profile with one more round; the given one is not changed."""
    result = added.result
    before = profile or fresh(result["name"])
    when = [result["at"], result["table"]]
    game = of_game(profile, result["game"])
    made: Profile = {
        **before,
        "name": result["name"] if when >= before["last"] else before["name"],
        "rounds": before["rounds"] + 1,
        "since": min(before["since"] or result["at"], result["at"]),
        "last": max(when, before["last"]),
        "games": _sorted({**before["games"], result["game"]: _more(game, added)}),
        "best": _best([*before["best"], *_contender(result)]),
    }
    return made


def _sorted(named: Mapping[str, T]) -> dict[str, T]:
    """Return the mapping sorted by name."""
    return {name: named[name] for name in sorted(named)}


def _more(game: Played, added: Added) -> Played:
    result = added.result
    first = result["at"] - len(added.differentials) + 1  # rounds of one table in the order in which they were played
    cards = [[first + number, holes, found] for number, (holes, found) in enumerate(added.differentials)]
    return {
        "rounds": game["rounds"] + 1,
        "wins": game["wins"] + (result["place"] == 1 and "challenge" not in result),
        "last": max(game["last"], result["at"]),
        "points": game["points"],
        **_last([*game["cards"], *cards], _half(game)),  # type: ignore[typeddict-item]
        **_judged(game, added),
        **_parts(game, result),
    }


def _last(cards: Iterable[list[Any]], half: Half | None) -> dict[str, Any]:
    """Return the last of these cards. `half` is what the dropped ones leave waiting, so that the pairing of later nines does
    not change.
    """
    last = sorted(cards)
    for _, *card in last[:-CARDS]:
        half, _ = handicap.add_round(half, handicap.Card(*card))
    return {"cards": last[-CARDS:], **({"half": [*half]} if half else {})}


def _half(game: Played) -> Half | None:
    return Half(*game["half"]) if "half" in game else None


def _judged(game: Played, added: Added) -> dict[str, Any]:
    if added.judged is None:
        return {"skill": game["skill"], "today": game["today"]}
    kept = None if game["skill"] is None else Skill(*game["skill"])
    before = skill.at_day(kept, day(added.result["at"]))
    made = skill.add(before, added.judged)
    found = [added.result["at"], made.pull - before.pull, made.weight - before.weight]
    today = [*(game["today"] if kept and kept.day == made.day else []), *([] if is_golf(added.result["game"]) else [found])]
    return {"skill": [*made], "today": sorted(today)[-CARDS:]}


def day(at: int) -> int:
    return at // DAY_MS


def _parts(game: Played, result: Mapping[str, Any]) -> dict[str, Any]:
    """Return the strokes by part of the game in thousandths, and the holes and rounds that they cover."""
    if not result.get("parts") or not result.get("holes_by"):
        return {"parts": game["parts"], "parted": game["parted"]}
    parts, (holes, rounds) = dict(game["parts"]), game["parted"]
    for part, more in result["parts"].items():
        parts[part] = parts.get(part, 0) + round(more * THOUSAND)
    return {"parts": _sorted(parts), "parted": [holes + sum(map(len, result["holes_by"].values())), rounds + 1]}


def _contender(result: Mapping[str, Any]) -> list[list[Any]]:
    """Return the round if it may be one of a player's best, else []. Only rounds on built-in courses count, because players
    choose the pars of their own courses; and no challenges, whose dice can be known.
    """
    if (
        "challenge" in result
        or result.get("to_par") is None
        or result["course"] not in BUILT_IN
        or result["holes"] not in COMPARED
        or result["modes"]
    ):
        return []
    where = [result[name] for name in ("game", "course", "course_name", "holes", "score")]
    return [[result["to_par"], result["at"], result["table"], *where]]


def _best(rounds: Iterable[list[Any]]) -> list[list[Any]]:
    """Return the best round of each game's course, and of those the best few. Equal ones are sorted by time."""
    found: dict[tuple[str, str], list[Any]] = {}
    for one in sorted(rounds):
        found.setdefault((one[3], one[4]), one)
    return list(found.values())[:BEST]


def index(profile: Profile, game: str, until: int | None = None) -> float | None:
    """Return the index by the last rounds, up to a time (ms) if one is given; None if they are too few."""
    played = of_game(profile, game)
    cards = (handicap.Card(*card) for at, *card in played["cards"] if until is None or at <= until)
    return handicap.index(handicap.eighteens(cards, _half(played)))


def rating(profile: Profile, game: str, *, golf: bool, until: int | None = None) -> float | None:
    """Return the rating for the board of ratings, to a tenth: the index in golf, else the skill; None if there is none. `until`
    (ms) leaves out later rounds; outside golf it must be a time of the skill's day.
    """
    if golf:
        return index(profile, game, until)
    found = skill_of(profile, game)
    if found is None:
        return None
    for at, pull, weight in of_game(profile, game)["today"] if until is not None else ():
        if at > (until or 0):
            found = found._replace(pull=found.pull - pull, weight=found.weight - weight)
    known = found[1:] != Skill(0)[1:]
    return handicap.tenth(skill.shown(found)) if known else None


def whole(profiles: Iterable[Profile]) -> Profile | None:
    """Join a player's profiles of all games into one; None if there are none."""
    found = list(profiles)
    if not found:
        return None
    newest = max(found, key=lambda one: one["last"])
    return {
        "name": newest["name"],
        "rounds": sum(one["rounds"] for one in found),
        "since": min(one["since"] for one in found),
        "last": newest["last"],
        "games": _sorted({game: played for one in found for game, played in one["games"].items()}),
        "best": _best(best for one in found for best in one["best"]),
    }
