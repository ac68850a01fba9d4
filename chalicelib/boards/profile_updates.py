"""Count a finished table for its players: once, however often and in whatever order tables are projected.

    PROFILE#<player>        <game>                the sums of the player's rounds (player_profile.py)
    HISTORY#<player>        <time left>#<table>   one round, the newest first
    PAIR#<a>                .…                    how often each of two was placed before the other (pairs.py)
    INDEX, TALLY, WINS                            the boards of players (rating_board.py, wins_board.py)
    COURSE#<game>#<course>  FIGURES               strokes per hole (course_statistics.py)

The sums are one change of the store, each row from the version that was read. The change requires that the round is in nobody's
history yet, so a table that is projected again adds nothing:

    read the rows ── change ── put the rows of boards ── done
                       └ refused: the round has been counted, or another table was faster: read again

The rows on the boards of players follow from the profile, and more rounds make a later version. So they are put afterwards,
because rows that are changed together cost twice as much; a repeated projection puts those that are missing.

A round of a day's challenge is in the history but counts for nothing else: a player with a second key knows its dice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Any, NamedTuple

from chalicelib import json_codec
from chalicelib.boards import bots, course_statistics, handicap, pairs, player_profile, rating_board, skill, wins_board
from chalicelib.boards.player_profile import LATER, Added, Profile
from chalicelib.games.registry import GAMES
from chalicelib.store.interface import Gone, Row, Store, all_rows
from chalicelib.store.retry import until_done
from chalicelib.store.sort_keys import newest_first, time_of
from chalicelib.times import DAY_MS

MAX_LATER_ROUNDS = 24
"""Maximum number of later rounds, of all players at a table, whose ratings are corrected when a table is projected late: a
hundred rows can change at once, and eight players need the others.
"""
VERSIONS = 1000
"""Versions of a player's board row per round: how often they can be renamed between two rounds."""
SeatData = Mapping[str, Any]


class Change(NamedTuple):
    """Rows to put and delete together, and those to put after that, unless newer ones exist by then."""

    rows: list[Row]
    gone: Sequence[Gone] = ()
    after: Sequence[Row] = ()


def project(store: Store, seats: Sequence[SeatData]) -> None:
    """Count a finished table for its players; `seats` are its seats that count (results.py). Unavailable: call it again."""
    if seats:
        worth = [_counting_data(seat) for seat in seats]
        _until_done(store, lambda: _table_change(store, worth), lambda change: store.change(change.rows, change.gone))


def rename(store: Store, player: str, name: str) -> None:
    """Rename a player in their profiles and on the boards of players. Unavailable: call it again."""

    def change(game: str) -> Change | None:
        row = store.get(*profile_key(player, game), strong=True)
        known = _decode_profile(row, game)
        if row is None or known is None or known["name"] == name:
            return None
        made: Profile = {**known, "name": name}
        pairs = [(shown, store.get(shown.pk, shown.sk, strong=True)) for shown in _player_board_rows(made, player, game)]
        after = [replace(shown, n=max(shown.n, existing.n if existing else 0) + 1) for shown, existing in pairs]
        return Change([replace(row, n=row.n + 1, body=player_profile.body(made, game))], after=after)

    for game in GAMES:
        _until_done(store, partial(change, game), lambda change: store.change(change.rows))


def _until_done(store: Store, next_change: Callable[[], Change | None], make: Callable[[Change], bool]) -> None:
    """Make the change that `next_change` computes from the current rows, until that succeeds or none is left to make."""

    def attempt() -> bool:
        change = next_change()
        if change is None:
            return True
        if (change.rows or change.gone) and not make(change):
            return False
        for row in change.after:
            store.put(row, newer=True)
        return True

    until_done(attempt)


def _table_change(store: Store, seats: Sequence[SeatData]) -> Change:
    """Return what the table changes; if it was counted already, only the board rows that are missing."""
    game = seats[0]["game"]
    found = {seat["player"]: store.get(*profile_key(seat["player"], game), strong=True) for seat in seats}
    profiles = {player: _decode_profile(row, game) for player, row in found.items()}
    if any(store.get(*history_key(seat["player"], seat), strong=True) for seat in seats):
        shown = (row for player, known in profiles.items() if known for row in _player_board_rows(known, player, game))
        return Change([], after=_outdated(store, shown))
    course = handicap.course_of(store, seats[0])
    judged = _judge(seats, profiles)
    rows: list[Row] = []
    after: list[Row] = []
    changes = []
    for seat in seats:
        player = seat["player"]
        existing, known = found[player], profiles[player]
        late = known is not None and player_profile.of_game(known, game)["last"] >= seat["at"]
        added = Added(seat, handicap.differentials_of(course, seat), judged.get(seat["seat"]))
        made, points = _with_points(player_profile.add(known, added), game)
        changes.append((player_profile.of_game(known, game)["points"], points))
        rows.append(Row(*profile_key(player, game), (existing.n if existing else 0) + 1, player_profile.body(made, game)))
        rows += _later_rounds(store, seat, made, MAX_LATER_ROUNDS // len(seats)) if late else ()
        rows.append(Row(*history_key(player, seat), 1, json_codec.dump(_round(seat, made, seats))))
        after += _player_board_rows(made, player, game)
    rows += rating_board.tally(store, game, changes)
    met, gone = pairs.counted(store, [(seat["player"], seat["place"]) for seat in seats])
    return Change([*rows, *met, *course_statistics.updated_row(store, seats)], gone, after)


def _with_points(made: Profile, game: str) -> tuple[Profile, int | None]:
    """Return the profile with its current points, and these."""
    points = rating_board.points_of(made, game)
    return player_profile.with_points(made, game, points), points


def _player_board_rows(made: Profile, player: str, game: str) -> list[Row]:
    """Return the player's rows on the game's boards of players."""
    n = player_profile.of_game(made, game)["rounds"] * VERSIONS
    rated = rating_board.row_of(made, player, game, n)
    return [*([rated] if rated else []), *([] if player_profile.is_golf(game) else [wins_board.row_of(made, player, game, n)])]


def _outdated(store: Store, rows: Iterable[Row]) -> list[Row]:
    """Return the rows of which the store has an earlier version or none."""
    return [row for row in rows if (found := store.get(row.pk, row.sk, strong=True)) is None or found.n < row.n]


def _counting_data(seat: SeatData) -> SeatData:
    """Return a seat's result; for a challenge without strokes and parts, which do not count."""
    return {name: value for name, value in seat.items() if "challenge" not in seat or name not in ("holes_by", "parts")}


def _judge(seats: Sequence[SeatData], known: Mapping[str, Profile | None]) -> dict[int, tuple[float, float]]:
    """Return by seat how the table's places change its skill; nothing for a player alone. Bots without a known skill are left
    out: otherwise a player who beats six easy bots would gain as much as from six new players.
    """
    game, day = seats[0]["game"], player_profile.day(seats[0]["at"])
    sides = [
        skill.side(skill.at_day(player_profile.skill_of(known[seat["player"]], game), day), seat["place"]) for seat in seats
    ]
    known_bots = ((bots.skill(game, level), place) for level, place in seats[0].get("bots", ()))
    sides += [skill.Side(worth, 0.0, place) for worth, place in known_bots if worth is not None]
    if len(sides) < 2:
        return {}
    return dict(zip([seat["seat"] for seat in seats], skill.judge(sides), strict=False))


def _round(seat: SeatData, made: Profile, seats: Sequence[SeatData]) -> dict[str, Any]:
    """Return a round as stored in a player's history, with short names, and the player's rating after it."""
    game = seat["game"]
    kept = {
        "g": game,
        "c": None if seat["course"] is None else [seat["course"], seat["course_name"]],
        "h": seat["holes"],
        "s": seat.get("score"),
        "p": seat.get("to_par"),
        "l": seat["place"],
        "o": seat.get("of", max(seat["place"], len(seats))),
        "i": player_profile.rating(made, game, golf=player_profile.is_golf(game), until=seat["at"]),
    }
    return {name: value for name, value in kept.items() if value is not None}


def _later_rounds(store: Store, seat: SeatData, made: Profile, most: int) -> list[Row]:
    """Return the history rows of later rounds with corrected ratings, for a table that is projected late. In games without an
    index only those of the current day can be corrected.
    """
    player, game, golf = seat["player"], seat["game"], player_profile.is_golf(seat["game"])
    since = seat["at"] if golf else max(seat["at"], DAY_MS * (player_profile.skill_of(made, game) or skill.Skill(0)).day)
    rows = []
    for row in islice(all_rows(store, history_pk(player), until=f"{newest_first(since)}$", strong=True), min(most, LATER)):
        if (row.pk, row.sk) == history_key(player, seat):
            continue  # this very table was counted meanwhile: the change will be refused
        kept = json_codec.load(row.body)
        worth = player_profile.rating(made, game, golf=golf, until=time_of(row.sk))
        if kept["g"] == game and kept.get("i") != worth and worth is not None:
            rows.append(Row(row.pk, row.sk, row.n + 1, json_codec.dump({**kept, "i": worth})))
    return rows


def profile_of(store: Store, player: str, game: str | None = None) -> Profile | None:
    """Return a player's profile of one game or of all, read eventually; None if no round of theirs counts."""
    if game is not None:
        return _decode_profile(store.get(*profile_key(player, game)), game)
    found = (_decode_profile(row, row.sk) for row in all_rows(store, profile_pk(player)))
    return player_profile.whole(known for known in found if known)


def against(store: Store, player: str, other: str) -> tuple[int, int, int]:
    """Return how often the player was placed before the other, behind them, and equal."""
    before, behind, beside = pairs.Leaves(store, strong=False).sums(player, other)
    return before, behind, beside


def _decode_profile(row: Row | None, game: str) -> Profile | None:
    """Decode the profile in a row. Rows that an earlier version left under a changed key only name the new key."""
    return None if row is None or "to" in json_codec.load(row.body) else player_profile.read(row.body, game)


def profile_pk(player: str) -> str:
    return f"PROFILE#{player}"


def profile_key(player: str, game: str) -> tuple[str, str]:
    return profile_pk(player), game


def keys_of(player: str) -> tuple[str, ...]:
    """Return the partition keys of a player's own rows."""
    return profile_pk(player), history_pk(player), pairs.pk(player)


def history_pk(player: str) -> str:
    return f"HISTORY#{player}"


def history_key(player: str, seat: SeatData) -> tuple[str, str]:
    return history_pk(player), f"{newest_first(seat['at'])}#{seat['table']}"
