"""Leaderboards, ratings and courses with the maximum amount of data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Phone
from tests.browser.http_player import Player
from tests.browser.screens import button, screen

AT = "2025-09-30T12:00:00Z"
"""Days of other years are the longest."""
TABLE = "A" * 22
HOLES = 18

Answer = Callable[[Route], None]


def _id(n: int) -> str:
    return f"{n:022d}"


def _standing(rank: int, name: str) -> dict[str, Any]:
    return {"rank": rank, "player": _id(rank), "name": name, "score": 100 + rank, "to_par": rank - 3, "table": TABLE, "at": AT}


def _rating(rank: int, name: str) -> dict[str, Any]:
    return {"rank": rank, "player": _id(rank), "name": name, "rating": rank * 1.7 - 6, "rounds": 90 + rank, "at": AT}


def _around(row: Callable[[int, str], dict[str, Any]], name: str) -> dict[str, Any]:
    near = [row(rank, name) for rank in range(39, 44)]
    return {"above": near[:2], "item": near[2], "below": near[3:], "of": 1310}


def _page(items: list[dict[str, Any]], cursor: str | None = "more") -> dict[str, Any]:
    return {"items": items, "cursor": cursor}


def _answer(replies: dict[str, Any]) -> Answer:
    """Answers each path below `/api` that ends so with this."""

    def answer(route: Route) -> None:
        path = urlsplit(route.request.url).path
        found = next((value for end, value in replies.items() if path.endswith(end)), None)
        route.fulfill(json=found) if found is not None else route.continue_()

    return answer


def _opened(phone: Phone, ana: Player, path: str, replies: dict[str, Any]) -> Page:
    return phone(path, player=ana, prepare=lambda page: page.route("**/api/**", _answer(replies)))


@screen
def board_with_neighbours(phone: Phone, ana: Player) -> Page:
    rows = [_standing(rank, ana.name) for rank in range(1, 11)]
    replies = {"/boards/dice-golf": _page(rows), "/boards/dice-golf/me": _around(_standing, ana.name)}
    page = _opened(phone, ana, "/boards/dice-golf?course=augustine&period=year", replies)
    expect(page.get_by_role("heading", name="Your rank: 41 of 1310")).to_be_visible()
    expect(page.get_by_role("radio", name="This year")).to_be_checked()
    # Nothing lies half under the main action there.
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    return page


def ratings(phone: Phone, ana: Player, game: str) -> Page:
    rows = [_rating(rank, ana.name) for rank in range(1, 11)]
    bots = [{"level": level, "rating": at, "error": 0.13} for level, at in (("hard", -5.9), ("normal", 4.7), ("easy", 17.3))]
    played = [
        {"table": TABLE, "game": game, "course": None, "holes": None, "score": None, "to_par": None, "place": 1, "of": 2}
        | {"index": 9.8 + n / 7, "at": f"2025-{12 - n // 3:02d}-1{n % 3}T12:00:00Z"}
        for n in range(24)
    ]
    replies = {
        f"/ratings/{game}": _page(rows),
        f"/ratings/{game}/me": _around(_rating, ana.name),
        f"/ratings/{game}/bots": _page(bots, None),
        "/rounds": _page(played, None),
    }
    page = _opened(phone, ana, f"/boards/{game}?tab=all", replies)
    expect(page.get_by_role("link", name="Your own page")).to_be_visible()
    expect(page.get_by_role("heading", name="Bots on the same scale")).to_be_visible()
    return page


@screen
def board_by_index(phone: Phone, ana: Player) -> Page:
    return ratings(phone, ana, "dice-golf")


@screen
def board_by_rating(phone: Phone, ana: Player) -> Page:
    return ratings(phone, ana, "stew")


@screen
def how_the_index_is_calculated(phone: Phone, ana: Player) -> Page:
    page = _opened(phone, ana, "/boards/dice-golf?tab=all", {})
    button(page, "How the index works")
    expect(page.get_by_role("dialog").get_by_role("table")).to_be_visible()
    return page


def _course(ana: Player, **more: Any) -> dict[str, Any]:
    rated = [{"game": game, "rating": 74.1, "error": 0, "slope": 128} for game in ("dice-golf", "mulligan")]
    rest = {"version": 2, "earlier": "b" * 22, "newer": "c" * 22, "ratings": rated}
    return {**ana.request("GET", "/courses/pebble-coast"), **rest, **more}


@screen
def played_course(phone: Phone, ana: Player) -> Page:
    holes = [{"hole": n + 1, "strokes": 3.4 + n % 4 if n != 3 else None, "rounds": 400} for n in range(HOLES)]
    figures = {"rating": 74.1, "slope": 128, "error": 0.3, "rounds": 1412, "holes": holes, "hardest": 12}
    replies = {
        "/courses/pebble-coast/figures": {**figures, "record": _standing(1, ana.name)},
        "/courses/pebble-coast": _course(ana),
    }
    page = _opened(phone, ana, "/courses/pebble-coast", replies)
    expect(page.get_by_text("Hole 12 plays hardest")).to_be_visible()
    expect(page.get_by_role("radio", name="Back nine")).to_be_checked()
    return page


@screen
def courses_found_by_name(phone: Phone, ana: Player) -> Page:
    made = _course(ana, name="The Old Quarry at the End of the Long Lane", newer=None)
    page = _opened(phone, ana, "/courses", {"/courses": _page([made], None)})
    page.get_by_role("searchbox", name="Search by name").fill("quarry")
    expect(page.get_by_role("link", name="The Old Quarry")).to_be_visible()
    return page


@screen
def course_maker_with_a_course_like_another(phone: Phone, ana: Player) -> Page:
    like = [{"id": "b" * 22, "name": "The Old Quarry at the End of the Long Lane"}, {"id": "c" * 22, "name": "Short Links"}]
    page = _opened(phone, ana, "/courses/new", {"/courses": {**_course(ana), "like": like}})
    page.get_by_label("Scorecard, typed or pasted").fill("Hole;Par;SI;Yards\n1;4;15;346\n2;5;1;511\n3;3;17;192")
    expect(page.get_by_text("Same holes as")).to_be_visible()
    return page
