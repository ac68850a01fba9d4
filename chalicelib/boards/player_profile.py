"""All that a player's rounds come to, in a row a game that a round more is added to. Pure.

    PROFILE#<player>   <game>   name, when the first and the last round ended, rounds, wins, the last cards of golf or what
                                they are worth against others, parts, best rounds

Whatever is kept of many rounds is a sum, a best, or the last by time: it comes out the same in whatever order rounds are added.
A challenge's round stands in the history and counts for nothing more: somebody with a second key can try its dice before.

A round more changes its game's row alone, which is packed so that it stays below the kilobyte that one write unit is for,
however much was played. A page of a player reads the rows of all games, and joins them.
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
"""Of so many rounds that ended later at most it is put right what they brought, where one is told lately."""
CARDS = 2 * handicap.ROUNDS + 1 + LATER
"""So many cards hold the last twenty rounds of eighteen holes, were they all nines, as of each of the later ones."""
BEST = 3
THOUSAND = 1000
T = TypeVar("T")
COMPARED = ("front", "back", "18")
"""Whose strokes against par can stand beside one another; how many they are stands there too."""


class Played(TypedDict):
    """What all of a player’s rounds of one game come to. `cards` are [when, holes, differential], oldest first, and `half` the
    nine that waited for its other half before the first of them: [differential, how many came to be since]. `skill` is
    a `Skill`, of whose day `today` holds the last tables, where the game has no cards: [when, pull, weight]. `parts` are
    thousandths of a stroke, over so many holes and rounds (`parted`). `points` is what they stand with on the game's board of
    ratings (ratings.py), None where they do not.
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
    """Of one game, or of several. `best` are the best rounds, one a course: [to_par, when, table, game, course, name, holes,
    score].
    """

    name: str
    rounds: int
    since: int
    last: list[Any]
    games: dict[str, Played]
    best: list[list[Any]]


class Added(NamedTuple):
    """What a finished table adds to one player's profile."""

    told: Mapping[str, Any]
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
    """Whether rounds of it are held against what their courses ask for."""
    return game in GAMES


def body(profile: Profile, game: str) -> str:
    """What the row of that game says: no other is in the profile."""
    played, start = profile["games"][game], 0
    cards, today = list[int](), list[int]()
    for at, holes, found in played["cards"]:
        cards += [at - start, 2 * zigzag(round(found * _scale(holes))) + (holes <= NINE)]
        start = at
    start = 0
    for at, pull, weight in played["today"]:
        today += [at - start, zigzag(pull), weight]
        start = at
    told = {
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
    return json_codec.dump({name: value for name, value in told.items() if value not in ("", None, {}, [])})


def read(body: str, game: str) -> Profile:
    """The profile that such a row is of."""
    told = json_codec.load(body)
    rounds, wins, since, last = unpack(told["r"])
    best = [[*one[:3], game, one[3], BUILT_IN[one[3]].name, *one[4:]] for one in told.get("b", ())]
    played: Played = {
        "rounds": rounds,
        "wins": wins,
        "last": since + last,
        "cards": [[at, *_card(kept)] for at, kept in _timed(told.get("c"), 2)],
        "skill": [unzigzag(number) for number in unpack(told["k"])] if "k" in told else None,
        "today": [[at, unzigzag(pull), weight] for at, pull, weight in _timed(told.get("d"), 3)],
        "parts": told.get("p", {}),
        "parted": unpack(told["h"]) if "h" in told else [0, 0],
        "points": told.get("i"),
    }
    if "f" in told:
        played["half"] = told["f"]
    name, table = told.get("n", ""), told["t"]
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
    """By what a differential is a whole number: eighteen holes have one decimal."""
    return 10 if holes > NINE else 10**EXACT


def _timed(kept: str | None, each: int) -> list[list[int]]:
    """So many numbers each, whose first tell how much later than the one before it was."""
    numbers, at, found = unpack(kept or ""), 0, []
    for first in range(0, len(numbers), each):
        at += numbers[first]
        found.append([at, *numbers[first + 1 : first + each]])
    return found


def with_points(profile: Profile, game: str, points: int | None) -> Profile:
    """The same, standing with these points."""
    games: dict[str, Played] = {**profile["games"], game: {**of_game(profile, game), "points": points}}
    return {**profile, "games": games}


def skill_of(profile: Profile | None, game: str) -> Skill | None:
    kept = of_game(profile, game)["skill"]
    return None if kept is None else Skill(*kept)


def add(profile: Profile | None, added: Added) -> Profile:
    """The profile with a round more: what is handed in stays as it is."""
    told = added.told
    before = profile or fresh(told["name"])
    when = [told["at"], told["table"]]
    game = of_game(profile, told["game"])
    made: Profile = {
        **before,
        "name": told["name"] if when >= before["last"] else before["name"],
        "rounds": before["rounds"] + 1,
        "since": min(before["since"] or told["at"], told["at"]),
        "last": max(when, before["last"]),
        "games": _sorted({**before["games"], told["game"]: _more(game, added)}),
        "best": _best([*before["best"], *_contender(told)]),
    }
    return made


def _sorted(named: Mapping[str, T]) -> dict[str, T]:
    """In order of names, whichever came first."""
    return {name: named[name] for name in sorted(named)}


def _more(game: Played, added: Added) -> Played:
    told = added.told
    first = told["at"] - len(added.differentials) + 1  # rounds of one table in the order in which they were played
    cards = [[first + number, holes, found] for number, (holes, found) in enumerate(added.differentials)]
    return {
        "rounds": game["rounds"] + 1,
        "wins": game["wins"] + (told["place"] == 1 and "challenge" not in told),
        "last": max(game["last"], told["at"]),
        "points": game["points"],
        **_last([*game["cards"], *cards], _half(game)),  # type: ignore[typeddict-item]
        **_judged(game, added),
        **_parts(game, told),
    }


def _last(cards: Iterable[list[Any]], half: Half | None) -> dict[str, Any]:
    """The last of these cards. Those that go leave behind what waits for its other half, or all nines after them would be
    put together otherwise than they were.
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
    before = skill.at_day(kept, day(added.told["at"]))
    made = skill.add(before, added.judged)
    found = [added.told["at"], made.pull - before.pull, made.weight - before.weight]
    today = [*(game["today"] if kept and kept.day == made.day else []), *([] if is_golf(added.told["game"]) else [found])]
    return {"skill": [*made], "today": sorted(today)[-CARDS:]}


def day(at: int) -> int:
    return at // DAY_MS


def _parts(game: Played, told: Mapping[str, Any]) -> dict[str, Any]:
    """The sums in thousandths of a stroke, over how many holes and rounds."""
    if not told.get("parts") or not told.get("holes_by"):
        return {"parts": game["parts"], "parted": game["parted"]}
    parts, (holes, rounds) = dict(game["parts"]), game["parted"]
    for part, more in told["parts"].items():
        parts[part] = parts.get(part, 0) + round(more * THOUSAND)
    return {"parts": _sorted(parts), "parted": [holes + sum(map(len, told["holes_by"].values())), rounds + 1]}


def _contender(told: Mapping[str, Any]) -> list[list[Any]]:
    """A round that may be one of a player's best: on a course of the club's own, as what a par is worth on any other, only who
    made it has said; and with dice that nobody could know.
    """
    if (
        "challenge" in told
        or told.get("to_par") is None
        or told["course"] not in BUILT_IN
        or told["holes"] not in COMPARED
        or told["modes"]
    ):
        return []
    where = [told[name] for name in ("game", "course", "course_name", "holes", "score")]
    return [[told["to_par"], told["at"], told["table"], *where]]


def _best(rounds: Iterable[list[Any]]) -> list[list[Any]]:
    """The best of each game's course, and of those the best: earlier ones first where they are equal."""
    found: dict[tuple[str, str], list[Any]] = {}
    for one in sorted(rounds):
        found.setdefault((one[3], one[4]), one)
    return list(found.values())[:BEST]


def index(profile: Profile, game: str, until: int | None = None) -> float | None:
    """The index that the last rounds come to, up to that time (ms) if one is given; None as long as there are too few."""
    played = of_game(profile, game)
    cards = (handicap.Card(*card) for at, *card in played["cards"] if until is None or at <= until)
    return handicap.index(handicap.eighteens(cards, _half(played)))


def rating(profile: Profile, game: str, *, golf: bool, until: int | None = None) -> float | None:
    """What the board of ratings goes by: the index in golf, else what the player is worth against others; to a tenth. `until`
    some time (ms) of the day that runs, if one is given.
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
    """All games' profiles of one player as one; None where there are none."""
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
