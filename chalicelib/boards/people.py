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

A player who goes by another key takes their profiles along, whole, with the first table that tells of it; rows that lead on
stand where they were, for what is told late under the old key. A table's own rows follow as each tells of it: of all keys that
somebody had since it ended, for what was told in between may be heard of later.

A round of a day's challenge stands in the history and makes nothing better: who has a second key knows its dice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import combinations, islice, pairwise
from typing import Any, NamedTuple

from chalicelib import compact
from chalicelib.boards import bots, differentials, figures, pairs, profile, ratings, skill, wins
from chalicelib.boards.profile import LATER, Added, Profile
from chalicelib.boards.rekeyed import earlier
from chalicelib.games.registry import GAMES
from chalicelib.store.interface import EMPTY, Gone, Row, Store
from chalicelib.store.keys import newest_first, time_of
from chalicelib.store.pages import every
from chalicelib.store.races import until_done

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
    for seat in told:
        for was, to in pairwise([*earlier(seat), seat["player"]]):
            _follow(store, was, to, seat)
    for one, other in combinations(told, 2):
        if earlier(one) or earlier(other):
            _make(store, partial(_moving_pair, store, one, other))
    if told:
        _make(store, lambda: _counting(store, [_worth(seat) for seat in told]))


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


def _make(store: Store, change: Callable[[], Change | None]) -> None:
    _until_done(store, change, lambda wanted: store.change(wanted.rows, wanted.gone))


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
    found = {seat["seat"]: _holder(store, seat["player"], game) for seat in told}
    if any(store.get(*history_key(key, seat), strong=True) for seat in told for key in found[seat["seat"]].keys):
        here = {holder.player: holder.known for holder in found.values() if holder.known}
        return Change([], after=_behind(store, (row for key, known in here.items() for row in _shown(known, key, game))))
    told = _one_each(told, found)
    course = differentials.course_of(store, told[0])
    judged = _judge(told, {seat: holder.known for seat, holder in found.items()})
    rows: list[Row] = []
    after: list[Row] = []
    changes = []
    for seat in told:
        player, standing, known = found[seat["seat"]].player, found[seat["seat"]].row, found[seat["seat"]].known
        late = known is not None and profile.of_game(known, game)["last"] >= seat["at"]
        added = Added(seat, differentials.of(course, seat), judged.get(seat["seat"]))
        made, points = _standing(profile.add(known, added), game)
        changes.append((profile.of_game(known, game)["points"], points))
        rows.append(Row(*profile_key(player, game), (standing.n if standing else 0) + 1, profile.body(made, game)))
        rows += _later(store, player, seat, made, LATER_IN_ALL // len(told)) if late else ()
        rows.append(Row(*history_key(player, seat), 1, compact.dump(_round(seat, made, told))))
        after += _shown(made, player, game)
    rows += ratings.tally(store, game, changes)
    met, gone = pairs.counted(store, [(found[seat["seat"]].player, seat["place"]) for seat in told])
    return Change([*rows, *met, *figures.more(store, told)], gone, after)


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
        "i": profile.rating(made, game, golf=profile.is_golf(game), until=seat["at"]),
    }
    return {name: value for name, value in kept.items() if value is not None}


def _later(store: Store, player: str, seat: Told, made: Profile, most: int) -> list[Row]:
    """What the player was worth after tables that ended later than this one, which is told of late: as far as it is known yet,
    which is a day in the games that have no index.
    """
    game, golf = seat["game"], profile.is_golf(seat["game"])
    since = seat["at"] if golf else max(seat["at"], skill.DAY_MS * (profile.skill_of(made, game) or skill.Skill(0)).day)
    rows = []
    for row in islice(every(store, history_pk(player), until=f"{newest_first(since)}$", strong=True), min(most, LATER)):
        if (row.pk, row.sk) == history_key(player, seat):
            continue  # another has told of this very table meanwhile: the change will be refused
        kept = compact.load(row.body)
        worth = profile.rating(made, game, golf=golf, until=time_of(row.sk))
        if kept["g"] == game and kept.get("i") != worth and worth is not None:
            rows.append(Row(row.pk, row.sk, row.n + 1, compact.dump({**kept, "i": worth})))
    return rows


def profile_of(store: Store, player: str, game: str | None = None) -> Profile | None:
    """A player's profile, of one game or of all, as it may have been a moment ago; None where no round of theirs counts by
    that key.
    """
    if game is not None:
        return _known(store.get(*profile_key(player, game)), game)
    found = (_known(row, row.sk) for row in every(store, profile_pk(player)))
    return profile.whole(known for known in found if known)


def against(store: Store, player: str, other: str) -> tuple[int, int, int]:
    """How often the player was placed before the other, behind, and beside them."""
    before, behind, beside = pairs.Leaves(store, strong=False).sums(player, other)
    return before, behind, beside


# ── another key ──


class Holder(NamedTuple):
    """The keys by which a player went since some table, the one they go by now last; and their profile of its game."""

    keys: list[str]
    row: Row | None
    known: Profile | None

    @property
    def player(self) -> str:
        return self.keys[-1]


def _holder(store: Store, player: str, game: str) -> Holder:
    """By which key a player goes now, as the profiles of that game tell."""
    keys = [player]
    row = store.get(*profile_key(player, game), strong=True)
    while row is not None and leads_on(row):
        keys.append(compact.load(row.body)["to"])
        row = store.get(*profile_key(keys[-1], game), strong=True)
    return Holder(keys, row, _known(row, game))


def _known(row: Row | None, game: str) -> Profile | None:
    return None if row is None or leads_on(row) else profile.read(row.body, game)


def leads_on(row: Row) -> bool:
    """Whether the row only says by which key somebody goes now."""
    return row.pk.startswith(profile_pk("")) and "to" in compact.load(row.body)


def _follow(store: Store, was: str, to: str, seat: Told) -> None:
    """All that is kept of a player under a key that they changed follows to the one they have now."""
    for game in GAMES:
        _make(store, partial(_moving, store, was, to, game))
    now = _holder(store, to, seat["game"]).player
    _make(store, lambda: _moving_round(store, was, now, seat))


def _moving(store: Store, was: str, player: str, game: str) -> Change | None:
    """The profile of a game, and where it stands. Whoever has finished a table by the new key already keeps what both come
    to.
    """
    old = store.get(*profile_key(was, game), strong=True)
    if old is not None and leads_on(old):
        return Change([], after=_left(store, was, game))
    sign = Row(*profile_key(was, game), (old.n if old else 0) + 1, compact.dump({"to": player}))
    known = _known(old, game)
    if known is None:
        return Change([sign])
    holder = _holder(store, player, game)
    now, own = holder.player, holder.known
    made, points = _standing(known if own is None else profile.joined(own, known), game)
    before = [profile.of_game(each, game)["points"] for each in (known, own) if each]
    put = Row(*profile_key(now, game), (holder.row.n if holder.row else 0) + 1, profile.body(made, game))
    rows = [sign, put, *ratings.tally(store, game, [*((each, None) for each in before), (None, points)])]
    return Change(rows, after=[*_shown(made, now, game), *map(_nobodys, _shown(known, was, game))])


def _left(store: Store, was: str, game: str) -> list[Row]:
    """What is to be put where a profile that has gone stood, or stands by now: whoever moved it may have died on the way."""
    standing = [store.get(board(game), was, strong=True) for board in (ratings.board, wins.board)]
    left = [row for row in standing if row is not None and not is_nobodys(row)]
    if not left:
        return []
    holder = _holder(store, was, game)
    return [*_behind(store, _shown(holder.known, holder.player, game) if holder.known else ()), *map(_nobodys, left)]


def is_nobodys(row: Row) -> bool:
    """Whether the row only keeps its place from who goes by another key by now."""
    return row.body == EMPTY and row.order is None


def _nobodys(row: Row) -> Row:
    """What stands in place of a row whose player goes by another key: later than all that were put for the old one."""
    return replace(row, n=row.n + VERSIONS - 1, body=EMPTY, order=None)


def _moving_round(store: Store, was: str, now: str, seat: Told) -> Change | None:
    old = store.get(*history_key(was, seat), strong=True)
    if old is None:
        return None
    new = store.get(*history_key(now, seat), strong=True)
    return Change([] if new else [Row(*history_key(now, seat), 1, old.body)], [(old.pk, old.sk, old.n)])


def _moving_pair(store: Store, one: Told, other: Told) -> Change | None:
    """What is kept of two who met at the table, by whatever keys they had."""
    ours, theirs = ([*earlier(seat), *_holder(store, seat["player"], seat["game"]).keys] for seat in (one, other))
    found = pairs.moved(store, ours, theirs)
    return found and Change(*found)


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
