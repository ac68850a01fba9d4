"""What a finished table changes for the people who sat there: once, however often and in whatever order tables are told of.

    PROFILE#<player>        PROFILE               all that their rounds come to (profile.py)
    HISTORY#<player>        <time left>#<table>   one round, the newest first
    PAIR#<a>                .…                    how often each of two was placed before the other (pairs.py)
    INDEX, TALLY                                  where they stand among all (ratings.py)
    COURSE#<game>#<course>  FIGURES               what the holes took (figures.py)

All of it is one change of the store, each row from the version that was read. That no round stands in anybody's history yet is
among its conditions, so a table that is told of again, by whoever, changes nothing:

    reads the rows of before ── change ── done
                                  └ no: the round stands by now, or another table was first: read again

A player who goes by another key takes their profile along, whole, with the first table that tells of it; a row that leads on
stands where it was, for what is told late under the old key. A table's own rows follow as each tells of it: of all keys that
somebody had since it ended, for what was told in between may be heard of later.

A round of a day's challenge stands in the history and makes nothing better: who has a second key knows its dice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import combinations, islice, pairwise
from typing import Any, NamedTuple, cast

from chalicelib import compact
from chalicelib.boards import bots, differentials, figures, pairs, profile, ratings, skill
from chalicelib.boards.profile import LATER, Added, Profile
from chalicelib.boards.rekeyed import earlier
from chalicelib.store.interface import Gone, Row, Store
from chalicelib.store.keys import newest_first, points_of, time_of
from chalicelib.store.pages import every
from chalicelib.store.races import until_done

PROFILE = "PROFILE"
LATER_IN_ALL = 24
"""Of so many rounds of all at a table it is put right what they brought, where it is told of late: a hundred rows can change at
once, of which eight players need the others.
"""
Told = Mapping[str, Any]
Change = tuple[list[Row], list[Gone]]


def project(store: Store, told: Sequence[Told]) -> None:
    """Adds what a finished table is worth to its people: `told` are its seats that count (results.py). Unavailable: call it
    again.
    """
    for seat in told:
        for was, to in pairwise([*earlier(seat), seat["player"]]):
            _follow(store, was, to, seat)
    for one, other in combinations(told, 2):
        if earlier(one) or earlier(other):
            _until_done(store, partial(_moving_pair, store, one, other))
    if told:
        _until_done(store, lambda: _counting(store, [_worth(seat) for seat in told]))


def rename(store: Store, player: str, name: str) -> None:
    """Has a player's profile, and where they stand, call them so. Unavailable: call it again."""

    def change() -> Change | None:
        row = store.get(*profile_key(player), strong=True)
        known = _known(row)
        if row is None or known is None or known["name"] == name:
            return None
        made, rows, gone = _placed(store, {**known, "name": name}, player, [*known["place"]])
        return [Row(row.pk, row.sk, row.n + 1, compact.dump(made)), *rows], gone

    _until_done(store, change)


def _until_done(store: Store, change: Callable[[], Change | None]) -> None:
    """Makes the change that `change` gives by what stands now, until it stands, or none is left to make."""

    def attempt() -> bool:
        wanted = change()
        return wanted is None or store.change(*wanted)

    until_done(attempt)


def _counting(store: Store, told: Sequence[Told]) -> Change | None:
    """What the table changes; None where it did already."""
    found = {seat["seat"]: _holder(store, seat["player"]) for seat in told}
    if any(store.get(*history_key(key, seat), strong=True) for seat in told for key in found[seat["seat"]].keys):
        return None
    told = _one_each(told, found)
    game, course = told[0]["game"], differentials.course_of(store, told[0])
    judged = _judge(told, {seat: holder.known for seat, holder in found.items()})
    rows: list[Row] = []
    gone: list[Gone] = []
    changes = []
    for seat in told:
        player, standing, known = found[seat["seat"]].player, found[seat["seat"]].row, found[seat["seat"]].known
        late = known is not None and profile.of_game(known, game)["last"] >= seat["at"]
        added = Added(seat, differentials.of(course, seat), judged.get(seat["seat"]))
        made, placed, left, points = ratings.moved(store, profile.add(known, added), player, game)
        changes.append(points)
        rows += [
            Row(*profile_key(player), (standing.n if standing else 0) + 1, compact.dump(made)),
            Row(*history_key(player, seat), 1, compact.dump(_round(seat, made, told))),
            *placed,
            *(_later(store, player, seat, made, LATER_IN_ALL // len(told)) if late else ()),
        ]
        gone += left
    rows += ratings.tally(store, game, changes)
    rows += pairs.counted(store, [(found[seat["seat"]].player, seat["place"]) for seat in told])
    rows += figures.more(store, told)
    return rows, gone


def _worth(seat: Told) -> Told:
    """What is told of a seat, without what it took where that is worth nothing."""
    return {name: value for name, value in seat.items() if "challenge" not in seat or name not in ("holes_by", "parts")}


def _one_each(told: Sequence[Told], found: Mapping[int, Holder]) -> list[Told]:
    """The seats, and of somebody who has two of them by now the first alone."""
    first: dict[str, Told] = {}
    for seat in told:
        first.setdefault(found[seat["seat"]].player, seat)
    return [*first.values()]


def _judge(told: Sequence[Told], known: Mapping[int, Profile | None]) -> dict[int, tuple[float, float]]:
    """By seat, what the table's places tell of who sat there; nothing where nobody was placed beside them. A bot tells nothing
    of which nobody knows what it is worth: whoever beat six easy ones would have beaten six of whom nothing is known yet.
    """
    game, day = told[0]["game"], profile.day(told[0]["at"])
    sides = [skill.side(skill.on(profile.skill_of(known[seat["seat"]], game), day), seat["place"]) for seat in told]
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
        "i": profile.rating(made, game, golf=ratings.is_golf(game), until=seat["at"]),
    }
    return {name: value for name, value in kept.items() if value is not None}


def _later(store: Store, player: str, seat: Told, made: Profile, most: int) -> list[Row]:
    """What the player was worth after tables that ended later than this one, which is told of late: as far as it is known yet,
    which is a day in the games that have no index.
    """
    game, golf = seat["game"], ratings.is_golf(seat["game"])
    since = seat["at"] if golf else max(seat["at"], skill.DAY_MS * (profile.skill_of(made, game) or skill.Skill(0)).day)
    rows = []
    for row in islice(every(store, history_pk(player), until=f"{newest_first(since)}$", strong=True), min(most, LATER)):
        kept = compact.load(row.body)
        worth = profile.rating(made, game, golf=golf, until=time_of(row.sk))
        if kept["g"] == game and kept.get("i") != worth and worth is not None:
            rows.append(Row(row.pk, row.sk, row.n + 1, compact.dump({**kept, "i": worth})))
    return rows


def profile_of(store: Store, player: str) -> Profile | None:
    """A player's profile, as it may have been a moment ago; None where no round of theirs counts by that key."""
    return _known(store.get(*profile_key(player)))


def against(store: Store, player: str, other: str) -> tuple[int, int, int]:
    """How often the player was placed before the other, behind, and beside them."""
    before, behind, beside = pairs.Leaves(store, strong=False).sums(player, other)
    return before, behind, beside


# ── another key ──


class Holder(NamedTuple):
    """The keys by which a player went since some table, the one they go by now last; and their profile."""

    keys: list[str]
    row: Row | None
    known: Profile | None

    @property
    def player(self) -> str:
        return self.keys[-1]


def _holder(store: Store, player: str) -> Holder:
    """By which key a player goes now."""
    keys = [player]
    row = store.get(*profile_key(player), strong=True)
    while row is not None and "to" in (told := compact.load(row.body)):
        keys.append(told["to"])
        row = store.get(*profile_key(keys[-1]), strong=True)
    return Holder(keys, row, _known(row))


def _known(row: Row | None) -> Profile | None:
    told = None if row is None else compact.load(row.body)
    return None if told is None or "to" in told else cast(Profile, told)


def leads_on(row: Row) -> bool:
    """Whether the row only says by which key somebody goes now."""
    return row.sk == PROFILE and "to" in compact.load(row.body)


def _follow(store: Store, was: str, to: str, seat: Told) -> None:
    """All that is kept of a player under a key that they changed follows to the one they have now."""
    _until_done(store, lambda: _moving(store, was, to))
    now = _holder(store, to).player
    _until_done(store, lambda: _moving_round(store, was, now, seat))


def _moving(store: Store, was: str, player: str) -> Change | None:
    """The profile, and where it stands. Whoever has finished a table by the new key already keeps what both come to."""
    old = store.get(*profile_key(was), strong=True)
    if old is not None and "to" in compact.load(old.body):
        return None
    sign = Row(*profile_key(was), (old.n if old else 0) + 1, compact.dump({"to": player}))
    known = _known(old)
    if known is None:
        return [sign], []
    holder = _holder(store, player)
    now, row_of_now, own = holder.player, holder.row, holder.known
    theirs = [store.get(ratings.board(game), sk, strong=True) for game, sk in known["place"].items()]
    gone = [(row.pk, row.sk, row.n) for row in theirs if row]
    made: Profile = {**known, "place": {}} if own is None else profile.joined(own, known)
    made, rows, left = _placed(store, made, now, sorted({*known["place"], *made["place"]}))
    for game in {**known["place"], **made["place"]}:
        before = [each["place"][game] for each in (known, own) if each and game in each["place"]]
        left_behind = [(points_of(sk), None) for sk in before]
        rows += ratings.tally(store, game, [*left_behind, (None, ratings.points_of(made, game))])
    return [sign, Row(*profile_key(now), (row_of_now.n if row_of_now else 0) + 1, compact.dump(made)), *rows], [*gone, *left]


def _placed(store: Store, made: Profile, player: str, games: Sequence[str]) -> tuple[Profile, list[Row], list[Gone]]:
    """The profile placed anew on the boards of these games."""
    rows: list[Row] = []
    gone: list[Gone] = []
    for game in games:
        made, put, left, _ = ratings.moved(store, made, player, game)
        rows += put
        gone += left
    return made, rows, gone


def _moving_round(store: Store, was: str, now: str, seat: Told) -> Change | None:
    old = store.get(*history_key(was, seat), strong=True)
    if old is None:
        return None
    new = store.get(*history_key(now, seat), strong=True)
    return [] if new else [Row(*history_key(now, seat), 1, old.body)], [(old.pk, old.sk, old.n)]


def _moving_pair(store: Store, one: Told, other: Told) -> Change | None:
    """What is kept of two who met at the table, by whatever keys they had."""
    ours, theirs = ([*earlier(seat), *_holder(store, seat["player"]).keys] for seat in (one, other))
    return pairs.moved(store, ours, theirs)


def profile_key(player: str) -> tuple[str, str]:
    return f"PROFILE#{player}", PROFILE


def keys_of(player: str) -> tuple[str, ...]:
    """Where all that is a player's alone stands."""
    return profile_key(player)[0], history_pk(player), pairs.pk(player)


def history_pk(player: str) -> str:
    return f"HISTORY#{player}"


def history_key(player: str, seat: Told) -> tuple[str, str]:
    return history_pk(player), f"{newest_first(seat['at'])}#{seat['table']}"
