"""What a finished table changes for the people who sat there: once, however often and in whatever order tables are told of.

    PROFILE#<player>        <game>                all that their rounds of it come to (profile.py)
    HISTORY#<player>        <time left>#<table>   one round, the newest first
    PAIR#<a>                .…                    how often each of two was placed before the other (pairs.py)
    INDEX, TALLY, WINS                            where they stand among all (ratings.py, wins.py)
    COURSE#<game>#<course>  FIGURES               what the holes took (figures.py)

What adds up is one change of the store, each row from the version that was read. That no round stands in anybody's history yet
is among its conditions, so a table that is told of again, by whoever, adds nothing:

    reads the rows of before ── change ── where they stand now: put ── done
                                  └ no: the round stands by now, or another table was first: read again

Where somebody stands on boards of players (ratings.py, wins.py) follows from their profile, whoever puts it, and more rounds
make a later version. So it is put afterwards, for rows that are changed together cost twice as much each; who is told again
puts what is not there.

A round of a day's challenge stands in the history and makes nothing better: who has a second key knows its dice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Any, NamedTuple

from chalicelib import json_codec
from chalicelib.boards import bots, course_statistics, handicap, pairs, profile, ratings, skill, wins
from chalicelib.boards.profile import LATER, Added, Profile
from chalicelib.games.registry import GAMES
from chalicelib.store.interface import Gone, Row, Store, all_rows
from chalicelib.store.retry import until_done
from chalicelib.store.sort_keys import newest_first, time_of

LATER_IN_ALL = 24
"""Of so many rounds of all at a table it is put right what they brought, where it is told of late: a hundred rows can change at
once, of which eight players need the others.
"""
VERSIONS = 1000
"""Of where somebody stands with as many rounds: what they are called may change so often between two of them."""
Told = Mapping[str, Any]


class Change(NamedTuple):
    """What is put and taken away together; and what follows from it, and is put once it stands, unless it does by then."""

    rows: list[Row]
    gone: Sequence[Gone] = ()
    after: Sequence[Row] = ()


def project(store: Store, told: Sequence[Told]) -> None:
    """Adds what a finished table is worth to its people: `told` are its seats that count (results.py). Unavailable: call it
    again.
    """
    if told:
        worth = [_worth(seat) for seat in told]
        _until_done(store, lambda: _counting(store, worth), lambda wanted: store.change(wanted.rows, wanted.gone))


def rename(store: Store, player: str, name: str) -> None:
    """Has a player's profiles, and where they stand, call them so. Unavailable: call it again."""

    def change(game: str) -> Change | None:
        row = store.get(*profile_key(player, game), strong=True)
        known = _known(row, game)
        if row is None or known is None or known["name"] == name:
            return None
        made: Profile = {**known, "name": name}
        pairs = [(shown, store.get(shown.pk, shown.sk, strong=True)) for shown in _shown(made, player, game)]
        after = [replace(shown, n=max(shown.n, standing.n if standing else 0) + 1) for shown, standing in pairs]
        return Change([replace(row, n=row.n + 1, body=profile.body(made, game))], after=after)

    for game in GAMES:
        _until_done(store, partial(change, game), lambda wanted: store.change(wanted.rows))


def _until_done(store: Store, change: Callable[[], Change | None], make: Callable[[Change], bool]) -> None:
    """Makes the change that `change` gives by what stands now, until it stands, or none is left to make."""

    def attempt() -> bool:
        wanted = change()
        if wanted is None:
            return True
        if (wanted.rows or wanted.gone) and not make(wanted):
            return False
        for row in wanted.after:
            store.put(row, newer=True)
        return True

    until_done(attempt)


def _counting(store: Store, told: Sequence[Told]) -> Change:
    """What the table changes: where it did already, what follows from that alone, as far as it is not there."""
    game = told[0]["game"]
    found = {seat["player"]: store.get(*profile_key(seat["player"], game), strong=True) for seat in told}
    profiles = {player: _known(row, game) for player, row in found.items()}
    if any(store.get(*history_key(seat["player"], seat), strong=True) for seat in told):
        shown = (row for player, known in profiles.items() if known for row in _shown(known, player, game))
        return Change([], after=_behind(store, shown))
    course = handicap.course_of(store, told[0])
    judged = _judge(told, profiles)
    rows: list[Row] = []
    after: list[Row] = []
    changes = []
    for seat in told:
        player = seat["player"]
        standing, known = found[player], profiles[player]
        late = known is not None and profile.of_game(known, game)["last"] >= seat["at"]
        added = Added(seat, handicap.of(course, seat), judged.get(seat["seat"]))
        made, points = _standing(profile.add(known, added), game)
        changes.append((profile.of_game(known, game)["points"], points))
        rows.append(Row(*profile_key(player, game), (standing.n if standing else 0) + 1, profile.body(made, game)))
        rows += _later(store, seat, made, LATER_IN_ALL // len(told)) if late else ()
        rows.append(Row(*history_key(player, seat), 1, json_codec.dump(_round(seat, made, told))))
        after += _shown(made, player, game)
    rows += ratings.tally(store, game, changes)
    met, gone = pairs.counted(store, [(seat["player"], seat["place"]) for seat in told])
    return Change([*rows, *met, *course_statistics.more(store, told)], gone, after)


def _standing(made: Profile, game: str) -> tuple[Profile, int | None]:
    """The profile with its points as they are now, and these."""
    points = ratings.points_of(made, game)
    return profile.with_points(made, game, points), points


def _shown(made: Profile, player: str, game: str) -> list[Row]:
    """Where the player stands on the game's boards of players."""
    n = profile.of_game(made, game)["rounds"] * VERSIONS
    rated = ratings.row_of(made, player, game, n)
    return [*([rated] if rated else []), *([] if profile.is_golf(game) else [wins.row_of(made, player, game, n)])]


def _behind(store: Store, rows: Iterable[Row]) -> list[Row]:
    """Those in whose place an earlier version stands, or none."""
    return [row for row in rows if (found := store.get(row.pk, row.sk, strong=True)) is None or found.n < row.n]


def _worth(seat: Told) -> Told:
    """What is told of a seat, without what it took where that is worth nothing."""
    return {name: value for name, value in seat.items() if "challenge" not in seat or name not in ("holes_by", "parts")}


def _judge(told: Sequence[Told], known: Mapping[str, Profile | None]) -> dict[int, tuple[float, float]]:
    """By seat, what the table's places tell of who sat there; nothing where nobody was placed beside them. A bot tells nothing
    of which nobody knows what it is worth: whoever beat six easy ones would have beaten six of whom nothing is known yet.
    """
    game, day = told[0]["game"], profile.day(told[0]["at"])
    sides = [skill.side(skill.on(profile.skill_of(known[seat["player"]], game), day), seat["place"]) for seat in told]
    known_bots = ((bots.skill(game, level), place) for level, place in told[0].get("bots", ()))
    sides += [skill.Side(worth, 0.0, place) for worth, place in known_bots if worth is not None]
    if len(sides) < 2:
        return {}
    return dict(zip([seat["seat"] for seat in told], skill.judge(sides), strict=False))


def _round(seat: Told, made: Profile, told: Sequence[Told]) -> dict[str, Any]:
    """One round as a player's history keeps it, in short; with what they were worth after it."""
    game = seat["game"]
    kept = {
        "g": game,
        "c": None if seat["course"] is None else [seat["course"], seat["course_name"]],
        "h": seat["holes"],
        "s": seat.get("score"),
        "p": seat.get("to_par"),
        "l": seat["place"],
        "o": seat.get("of", max(seat["place"], len(told))),
        "i": profile.rating(made, game, golf=profile.is_golf(game), until=seat["at"]),
    }
    return {name: value for name, value in kept.items() if value is not None}


def _later(store: Store, seat: Told, made: Profile, most: int) -> list[Row]:
    """What the player was worth after tables that ended later than this one, which is told of late: as far as it is known yet,
    which is a day in the games that have no index.
    """
    player, game, golf = seat["player"], seat["game"], profile.is_golf(seat["game"])
    since = seat["at"] if golf else max(seat["at"], skill.DAY_MS * (profile.skill_of(made, game) or skill.Skill(0)).day)
    rows = []
    for row in islice(all_rows(store, history_pk(player), until=f"{newest_first(since)}$", strong=True), min(most, LATER)):
        if (row.pk, row.sk) == history_key(player, seat):
            continue  # another has told of this very table meanwhile: the change will be refused
        kept = json_codec.load(row.body)
        worth = profile.rating(made, game, golf=golf, until=time_of(row.sk))
        if kept["g"] == game and kept.get("i") != worth and worth is not None:
            rows.append(Row(row.pk, row.sk, row.n + 1, json_codec.dump({**kept, "i": worth})))
    return rows


def profile_of(store: Store, player: str, game: str | None = None) -> Profile | None:
    """A player's profile, of one game or of all, as it may have been a moment ago; None where no round of theirs counts."""
    if game is not None:
        return _known(store.get(*profile_key(player, game)), game)
    found = (_known(row, row.sk) for row in all_rows(store, profile_pk(player)))
    return profile.whole(known for known in found if known)


def against(store: Store, player: str, other: str) -> tuple[int, int, int]:
    """How often the player was placed before the other, behind, and beside them."""
    before, behind, beside = pairs.Leaves(store, strong=False).sums(player, other)
    return before, behind, beside


def _known(row: Row | None, game: str) -> Profile | None:
    """The profile in a row. Rows that an earlier version left under a changed key only name the new one."""
    return None if row is None or "to" in json_codec.load(row.body) else profile.read(row.body, game)


def profile_pk(player: str) -> str:
    return f"PROFILE#{player}"


def profile_key(player: str, game: str) -> tuple[str, str]:
    return profile_pk(player), game


def keys_of(player: str) -> tuple[str, ...]:
    """Where all that is a player's alone stands."""
    return profile_pk(player), history_pk(player), pairs.pk(player)


def history_pk(player: str) -> str:
    return f"HISTORY#{player}"


def history_key(player: str, seat: Told) -> tuple[str, str]:
    return history_pk(player), f"{newest_first(seat['at'])}#{seat['table']}"
