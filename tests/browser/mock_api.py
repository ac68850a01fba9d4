"""Mock API replies that need months or many players: a player's history, the daily challenge and its board. They are for
screens; the API has tests of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page, Route

NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)
TODAY, YESTERDAY = "2026-11-22", "2026-11-21"
COURSES = {"pebble-coast": "Pebble Coast", "st-andres": "St. André’s", "augustine": "Augustine"}
PARS = [4, 3, 3, 4, 5, 4, 4, 4, 4] * 2
INDEXES = [9.5, 9.9, 9.2, 9.4, 8.8, 9.0, 8.3, 8.5, 8.0, 8.1, 7.6, 7.4]
"""From the first on, two weeks apart."""
COUNTS = {-6: 1, -4: 2, -3: 4, -2: 9, -1: 13, 0: 17, 1: 12, 2: 9, 3: 6, 4: 3, 11: 2}


def _ago(days: int) -> str:
    return (NOW - timedelta(days=days)).strftime("%Y-%m-%dT%H:%M:%SZ")


def _course_link(course: str) -> dict[str, str]:
    return {"id": course, "name": COURSES[course]}


def _round(n: int, game: str, index: float, **more: Any) -> dict[str, Any]:
    golf = {"course": _course_link("augustine"), "holes": "18", "score": 73, "to_par": 1 - n % 4}
    cards = {"course": None, "holes": None, "score": None, "to_par": None}
    what = golf if game == "dice-golf" else cards
    row = {"game": game, **what, "place": 1 + n % 3, "of": 4, "index": index, "at": _ago(14 * n + 3)}
    return {"table": f"{game}-{n:02}".ljust(22, "A"), **row, **more}


def rounds(game: str | None) -> list[dict[str, Any]]:
    """Return a year of golf, with one game of stew, newest first."""
    golf = [_round(n, "dice-golf", index) for n, index in enumerate(reversed(INDEXES))]
    stew = _round(0, "stew", 22.1, at=_ago(9))
    return [golf[0], stew, *golf[1:]] if game is None else golf if game == "dice-golf" else [stew]


def profile(player: str, name: str) -> dict[str, Any]:
    best = [
        {"game": "dice-golf", "course": _course_link(course), "holes": "18", "score": 72 + over, "to_par": over}
        | {"table": course.ljust(22, "A"), "at": _ago(9)}
        for course, over in zip(COURSES, (-9, -4, -2), strict=True)
    ]
    parts = [
        {"game": "dice-golf", "part": part, "strokes": strokes, "rounds": 30}
        for part, strokes in (("putting", -1.4), ("driving", -0.6), ("rough", -0.2), ("weather", 0.5))
    ]
    games = [
        {"game": "dice-golf", "rounds": 60, "wins": 22, "index": INDEXES[-1], "skill": 24.0},
        {"game": "stew", "rounds": 24, "wins": 1, "index": None, "skill": 22.1},
    ]
    player_row = {"player": player, "name": name, "rounds": 84, "since": _ago(170)}
    return {**player_row, "games": games, "best": best, "parts": parts}


def challenge(date: str) -> dict[str, Any]:
    course = "st-andres" if date == TODAY else "augustine"
    holes = [{"par": par, "yards": 100 * par} for par in PARS]
    seal = "7f3a" + "0" * 56 + "c21e"
    day = {"date": date, "game": "dice-golf", "course": {**_course_link(course), "holes": holes}, "holes": "front"}
    closes = (datetime.fromisoformat(date) + timedelta(days=1)).strftime("%Y-%m-%dT%H:%M:%SZ")
    open_ = {"seed": None, "entered": 58, "finished": 12, "before": YESTERDAY}
    over = {"seed": "00" * 32, "entered": 80, "finished": sum(COUNTS.values()), "before": None}
    return {**day, "commitment": seal, "opens": f"{date}T00:00:00Z", "closes": closes, **(open_ if date == TODAY else over)}


def _board_row(rank: int, player: str, name: str, to_par: int) -> dict[str, Any]:
    where = {"table": player[::-1], "at": f"{YESTERDAY}T08:12:00Z"}
    return {"rank": rank, "player": player, "name": name, "score": 35 + to_par, "to_par": to_par, **where}


def _board_rows(name: str) -> list[dict[str, Any]]:
    return [_board_row(n + 1, chr(ord("B") + n) * 22, f"{name[:23]}{n}", n - 6) for n in range(10)]


def own_standing(date: str, me: str, name: str, *, finished: bool) -> dict[str, Any]:
    """Return the player's place on the day's board. `finished`: today's round has ended."""
    if date == TODAY and not finished:
        return {"table": None, "item": None, "above": [], "below": [], "of": 12, "counts": {"-1": 8, "0": 4}}
    above, below = _board_row(17, "B" * 22, name, -1), _board_row(30, "C" * 22, "Hattie", 0)
    counts = {str(score): count for score, count in COUNTS.items()}
    of = sum(COUNTS.values())
    mine = _board_row(17, me, name, -1)
    return {"table": mine["table"], "item": mine, "above": [above], "below": [below], "of": of, "counts": counts}


def mock_api(name: str, *, me: str = "A" * 22, finished: bool = False) -> Callable[[Page], None]:
    """Return a `prepare` that mocks these replies and fixes the page's clock at noon of that day. Needs a fresh phone."""

    def answer(route: Route) -> None:
        address = urlsplit(route.request.url)
        game = parse_qs(address.query).get("game", [""])[0]
        route.fulfill(json=reply_to(address.path.removeprefix("/api/").split("/"), game or None))

    def reply_to(parts: list[str], game: str | None) -> Any:
        match parts:
            case ["players", player]:
                return profile(player, name)
            case ["players", _, "rounds"]:
                return {"items": rounds(game), "cursor": None}
            case ["players", _, "against"]:
                return {"won": 7, "lost": 11, "shared": 2}
            case ["season"]:
                month = {"month": TODAY[:7], "until": "2026-12-01T00:00:00Z"}
                return {"items": [{"game": "dice-golf", "course": _course_link("pebble-coast"), **month}], "cursor": None}
            case ["challenges"]:
                return challenge(TODAY)
            case ["challenges", date]:
                return challenge(date)
            case ["challenges", date, "me"]:
                return own_standing(date, me, name, finished=finished)
            case _:
                return {"items": _board_rows(name), "cursor": None}

    def prepare(page: Page) -> None:
        for pattern in ("**/api/players/**", "**/api/season", "**/api/challenges", "**/api/challenges/**"):
            page.route(pattern, answer)
        page.clock.set_fixed_time(NOW)

    return prepare
