"""All that a player's rounds come to, in one row that a round more is added to. Pure.

    PROFILE#<player>   PROFILE   name, when the first and the last round ended, and of each game:
                                 rounds, wins, the last cards of golf, what they are worth against others, parts, best rounds

Whatever is kept of many rounds is a sum, a best, or the last by time: it comes out the same in whatever order rounds are added.
A challenge's round stands in the history and counts for nothing more: somebody with a second key can try its dice before.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, NotRequired, TypedDict, TypeVar

from chalicelib.boards import handicap, skill
from chalicelib.boards.courses import BUILT_IN
from chalicelib.boards.handicap import Half
from chalicelib.boards.skill import Skill

LATER = 10
"""Of so many rounds that ended later at most it is put right what they brought, where one is told of late."""
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
    a `Skill`, of whose day `today` holds the last tables: [when, pull, weight]. `parts` are thousandths of a stroke, over so
    many holes and rounds (`parted`).
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


class Profile(TypedDict):
    """`place` is where the player stands on each game's board of ratings: the key of the row. `best` are the best
    rounds, one a course: [to_par, when, table, game, course, name, holes, score].
    """

    name: str
    rounds: int
    since: int
    last: list[Any]
    games: dict[str, Played]
    best: list[list[Any]]
    place: dict[str, str]
    to: NotRequired[str]


class Added(NamedTuple):
    """What a finished table adds to one player's profile."""

    told: Mapping[str, Any]
    differentials: Sequence[tuple[int, float]]
    judged: tuple[float, float] | None


def fresh(name: str) -> Profile:
    return {"name": name, "rounds": 0, "since": 0, "last": [0, ""], "games": {}, "best": [], "place": {}}


def of_game(profile: Profile | None, game: str) -> Played:
    if profile is not None and game in profile["games"]:
        return profile["games"][game]
    return {"rounds": 0, "wins": 0, "last": 0, "cards": [], "skill": None, "today": [], "parts": {}, "parted": [0, 0]}


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
        half, _ = handicap.after(half, handicap.Card(*card))
    return {"cards": last[-CARDS:], **({"half": [*half]} if half else {})}


def _half(game: Played) -> Half | None:
    return Half(*game["half"]) if "half" in game else None


def _judged(game: Played, added: Added) -> dict[str, Any]:
    if added.judged is None:
        return {"skill": game["skill"], "today": game["today"]}
    kept = None if game["skill"] is None else Skill(*game["skill"])
    before = skill.on(kept, day(added.told["at"]))
    made = skill.add(before, added.judged)
    found = [added.told["at"], made.pull - before.pull, made.weight - before.weight]
    today = game["today"] if kept and kept.day == made.day else []
    return {"skill": [*made], "today": sorted([*today, found])[-CARDS:]}


def day(at: int) -> int:
    return at // skill.DAY_MS


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
    return handicap.index(handicap.wholes(cards, _half(played)))


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


def joined(one: Profile, other: Profile) -> Profile:
    """What the profiles of two keys of one person come to; `place` is the first one's."""
    newer = one if one["last"] >= other["last"] else other
    games = {game: _joined(of_game(one, game), of_game(other, game)) for game in sorted({*one["games"], *other["games"]})}
    return {
        "name": newer["name"],
        "rounds": one["rounds"] + other["rounds"],
        "since": min(one["since"], other["since"]),
        "last": newer["last"],
        "games": games,
        "best": _best([*one["best"], *other["best"]]),
        "place": one["place"],
    }


def _joined(one: Played, other: Played) -> Played:
    both = [Skill(*each["skill"]) for each in (one, other) if each["skill"]]
    parts = {part: one["parts"].get(part, 0) + other["parts"].get(part, 0) for part in {**one["parts"], **other["parts"]}}
    return {
        "rounds": one["rounds"] + other["rounds"],
        "wins": one["wins"] + other["wins"],
        "last": max(one["last"], other["last"]),
        **_last([*one["cards"], *other["cards"]], None if "half" in one and "half" in other else _half(one) or _half(other)),  # type: ignore[typeddict-item]
        "skill": [*(skill.joined(*both) if len(both) == 2 else both[0])] if both else None,
        "today": [],
        "parts": _sorted(parts),
        "parted": [mine + theirs for mine, theirs in zip(one["parted"], other["parted"], strict=True)],
    }
