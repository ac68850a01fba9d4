"""Present players, their rounds and their ratings as the API does."""

from __future__ import annotations

from typing import Any

from chalicelib import json_codec, times
from chalicelib.boards import player_profile, profile_updates, rating_board, skill
from chalicelib.boards.handicap import tenth
from chalicelib.boards.player_profile import Played, Profile
from chalicelib.errors import Unknown
from chalicelib.games import registry
from chalicelib.games.course_game import FULL
from chalicelib.store.interface import Row, Store
from chalicelib.store.sort_keys import time_of


def player(store: Store, id: str) -> dict[str, Any]:
    """Return a player's profile. Raises Unknown if no round of theirs counts."""
    known = profile_updates.profile_of(store, id)
    if known is None:
        raise Unknown("There’s no such player, or none of their rounds count.")
    games = sorted(known["games"].items(), key=lambda item: -item[1]["rounds"])
    return {
        "player": id,
        "name": known["name"],
        "rounds": known["rounds"],
        "since": times.iso(known["since"]),
        "games": [_game(known, game, played) for game, played in games],
        "best": [_best(one) for one in known["best"]],
        "parts": [part for game, played in games for part in _parts(game, played)],
    }


def _game(known: Profile, game: str, played: Played) -> dict[str, Any]:
    worth = player_profile.skill_of(known, game)
    return {
        "game": game,
        "rounds": played["rounds"],
        "wins": played["wins"],
        "index": player_profile.index(known, game),
        "skill": None if worth is None else tenth(skill.shown(worth)),
    }


def _best(one: list[Any]) -> dict[str, Any]:
    to_par, at, table, game, course, name, holes, score = one
    return {
        "game": game,
        "course": {"id": course, "name": name},
        "holes": holes,
        "score": score,
        "to_par": to_par,
        "table": table,
        "at": times.iso(at),
    }


def _parts(game: str, played: Played) -> list[dict[str, Any]]:
    """Return the strokes by part of the game, per eighteen holes."""
    holes, rounds = played["parted"]
    return [
        {"game": game, "part": part, "strokes": round(more / player_profile.THOUSAND * FULL / holes, 2), "rounds": rounds}
        for part, more in sorted(played["parts"].items())
    ]


def rounds(
    store: Store, id: str, game: str | None, *, count: int, cursor: str | None = None
) -> tuple[list[dict[str, Any]], str | None]:
    """Return a page of a player's rounds, newest first, and the next cursor. With `game` the page may have fewer than `count`
    rounds although there are more. Raises Unknown for an unknown game.
    """
    if game is not None:
        registry.find(game)
    rows, more = store.rows(profile_updates.history_pk(id), count=count, after=cursor)
    return [item for row in rows if game in (None, (item := _round(row))["game"])], more


def _round(row: Row) -> dict[str, Any]:
    kept = json_codec.load(row.body)
    course = kept.get("c")
    return {
        "table": row.sk.partition("#")[2],
        "game": kept["g"],
        "course": course and dict(zip(("id", "name"), course, strict=True)),
        "holes": kept.get("h"),
        "score": kept.get("s"),
        "to_par": kept.get("p"),
        "place": kept["l"],
        "of": kept["o"],
        "index": kept.get("i"),
        "at": times.iso(time_of(row.sk)),
    }


def my_rating(store: Store, id: str, game: str) -> dict[str, Any]:
    """Return a player's rank by rating in a game, with their neighbours. Raises Unknown for an unknown game."""
    registry.find(game)
    return rating_board.around(store, game, id, profile_updates.profile_of(store, id, game))


def against(store: Store, id: str, other: str) -> dict[str, int]:
    """Return how often a player was placed before another, behind them, and equal."""
    won, lost, shared = profile_updates.against(store, id, other)
    return {"won": won, "lost": lost, "shared": shared}
