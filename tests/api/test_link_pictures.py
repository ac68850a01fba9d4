"""The content of a table's link preview: its players, the standing or the result, in each language; and its address."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from chalicelib.api import link_pictures
from chalicelib.api.languages import LANGUAGES
from chalicelib.api.link_pictures import Row, address, picture
from chalicelib.api.service import Service
from chalicelib.games.registry import GAMES
from chalicelib.games.trade_ring.cards import TYPES
from chalicelib.play import summary
from chalicelib.play.summary import SeatSummary, TableSummary
from tests.api.client import BOT, OPEN, Client

TABLE = "A" * 22
ROOT = Path(__file__).parents[2]
WORDS: dict[str, dict[str, Any]] = json.loads(link_pictures.WORDS.read_text("utf-8"))


def brief(*chairs: SeatSummary, game: str = "dice-golf", **fields: Any) -> TableSummary:
    usual: dict[str, Any] = {
        "name": None,
        "game": "Golf",
        "course": "Augustine",
        "status": "open",
        "ended": None,
        "host": "Ann",
        "names": tuple(chair.name for chair in chairs if chair.name),
        "free": sum(chair.free for chair in chairs),
        "progress": None,
        "winners": (),
        "game_id": game,
        "chairs": chairs,
    }
    return TableSummary(**{**usual, **fields})


def said(table: TableSummary, language: str = "en") -> link_pictures.Picture:
    content = picture(table, language)
    assert content
    return content


RUTH, TOM, FREE = SeatSummary(0, "Ruth", False), SeatSummary(1, "Tom", False), SeatSummary(2, "", True)
WON: dict[str, Any] = {"status": "finished", "ended": "finished"}


@pytest.mark.parametrize(
    ("table", "language", "title", "lines"),
    [
        (brief(RUTH, TOM, FREE), "en", "Augustine", ("Golf", "One seat is free")),
        (brief(RUTH, FREE, FREE), "en", "Augustine", ("Golf", "2 seats are free")),
        (brief(RUTH, TOM, FREE), "de", "Augustine", ("Würfelgolf", "Ein Platz ist frei")),
        (brief(RUTH, TOM), "en", "Augustine", ("Golf", "Waiting for players")),
        (brief(RUTH, TOM, name="Sunday four"), "en", "Sunday four", ("Golf, Augustine", "Waiting for players")),
        (brief(RUTH, TOM, course=None, game="stew", **WON), "en", "Golf", ("Final scores",)),
        (brief(RUTH, TOM, status="playing", progress=(7, 18, "hole")), "en", "Augustine", ("Golf", "Hole 7 of 18")),
        (brief(RUTH, TOM, status="playing", progress=(2, 3, "round")), "de", "Augustine", ("Würfelgolf", "Runde 2 von 3")),
        (
            brief(RUTH, SeatSummary(1, "Tom", True), status="playing", progress=(7, 40, "turn")),
            "en",
            "Augustine",
            ("Golf", "Turn 7 of 40 · One seat is free"),
        ),
        (brief(RUTH, game="new", course=None, status="playing", progress=(1, 2, "leg")), "de", "Golf", ("Leg 1 von 2",)),
    ],
)
def test_the_content_of_pictures(table: TableSummary, language: str, title: str, lines: tuple[str, ...]) -> None:
    texts = said(table, language)
    assert (texts.title, texts.lines) == (title, lines)


def test_seats_are_in_order_and_free_ones_are_marked() -> None:
    assert said(brief(RUTH, TOM, FREE)).rows == (
        Row(0, "Ruth", "Seat 1"),
        Row(1, "Tom", "Seat 2"),
        Row(2, "A free seat", "Seat 3", free=True),
    )


def test_the_best_come_first_with_their_scores() -> None:
    chairs = [
        SeatSummary(0, "Cleo", False, 2, 73, 1),
        SeatSummary(1, "Ben", False, 2, 72, 0),
        SeatSummary(2, "Ana", False, 1, 70, -2),
    ]
    texts = said(brief(*chairs, **WON))
    assert texts.won
    assert [(row.seat, row.score, row.aside) for row in texts.rows] == [(2, "70", "−2"), (0, "73", "+1"), (1, "72", "E")]
    assert said(brief(*chairs, **WON), "de").rows[2].aside == "Par"


@pytest.mark.parametrize(
    ("score", "language", "shown"),
    [
        (-3, "en", ("−3", "")),
        ("3/2", "en", ("1½", "")),
        ("1/3", "en", ("⅓", "")),
        ("7/5", "en", ("1 2/5", "")),
        ("6/5", "en", ("1 1/5", "")),
        ("2/5", "en", ("2/5", "")),
        ("4/2", "en", ("2", "")),
        ("0/2", "en", ("0", "")),
        ("7", "en", ("7", "")),
        ("Low Straight, 6♦", "en", ("6♦", "Low Straight")),
        ("Low Straight, 6♦", "de", ("6♦", "Kleine Straße")),
    ],
)
def test_scores_are_formatted(score: Any, language: str, shown: tuple[str, str]) -> None:
    (row,) = said(brief(SeatSummary(0, "Ann", False, 1, score), **WON), language).rows
    assert (row.score, row.aside) == shown


@pytest.mark.parametrize("ended", ["closed", "abandoned"])
def test_a_table_without_a_result_has_none(ended: str) -> None:
    assert picture(brief(RUTH, status="finished", ended=ended), "en") is None


def test_an_address_follows_from_the_content() -> None:
    table = brief(RUTH, TOM, FREE)
    at = address(TABLE, said(table))
    assert re.fullmatch(rf"/pictures/{TABLE}/[0-9a-f]{{16}}\.png", at)
    assert address(TABLE, said(brief(RUTH, TOM, FREE))) == at
    others = [said(table, "de"), said(brief(RUTH, TOM)), said(table)._replace(won=True), said(table)._replace(game="stew")]
    assert len({at, *(address(TABLE, other) for other in others)}) == 5


def test_another_design_has_another_address(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = said(brief(RUTH))
    before = address(TABLE, texts)
    monkeypatch.setattr(link_pictures, "LOOK", link_pictures.LOOK + 1)
    assert address(TABLE, texts) != before


# Words


def shape(texts: dict[str, Any]) -> dict[str, list[str]]:
    """Return the texts with their parameters; languages may leave out names that are the same in English."""
    return {name: sorted(re.findall(r"\{\w+\}", text)) for name, text in texts.items() if isinstance(text, str)}


def test_all_languages_have_the_same_texts() -> None:
    first, *others = WORDS.values()
    assert others
    for other in others:
        assert shape(other) == shape(first)
        assert {*other} == {*first}


def test_all_units_and_games_have_a_german_name() -> None:
    assert {*WORDS["de"]["games"]} <= {*GAMES}
    assert {*WORDS["de"]["units"]} == {game.unit for game in GAMES.values()}


@pytest.mark.parametrize("game", WORDS["de"]["games"])
def test_german_names_of_games_are_those_of_the_page(game: str) -> None:
    page = ROOT / "frontend" / "src" / "games" / game / "texts" / "de" / "name.ts"
    assert f'name = "{WORDS["de"]["games"][game]}"' in page.read_text("utf-8")


def test_pictures_have_the_pages_languages() -> None:
    assert link_pictures.languages() == LANGUAGES


def test_every_type_of_hand_has_a_german_name() -> None:
    assert {*WORDS["de"]["hands"]} == {*TYPES}


# At a table


def test_a_tables_picture_is_in_its_head(ann: Client, bob: Client, service: Service) -> None:
    made = ann.make(OPEN, BOT)
    table = made.json["id"]
    before = said(summary.summarize(service.club, table))
    assert [row.name for row in before.rows][:2] == ["Ann", "A free seat"]
    bob.join(made)
    after = said(summary.summarize(service.club, table))
    assert (after.lines[1], [row.free for row in after.rows]) == ("Hole 1 of 9", [False, False, False])


def test_it_contains_no_secrets(ann: Client, service: Service) -> None:
    made = ann.make(OPEN)
    table, _, code = made.json["links"]["join"].removeprefix("/t/").partition("?join=")
    texts = json.dumps(said(summary.summarize(service.club, table)))
    for secret in (code, table, ann.key, made.json["view"]["seats"][0]["player"]):
        assert secret not in texts


def test_a_round_of_stroke_play_is_scored_against_par(ann: Client, service: Service) -> None:
    course = ann.post("/api/courses", {"name": "Short", "holes": [{"par": 3, "yards": 100}]}).json["id"]
    table = ann.make(course=course, options={"stymie": False}).json["id"]
    ann.play(table, {"kind": "roll"})
    if ann.view(table)["status"] != "finished":
        ann.play(table, {"kind": "keep"})
    strokes = ann.view(table)["result"]["strokes"][0]
    (row,) = said(summary.summarize(service.club, table)).rows
    over = strokes - 3
    assert (row.score, row.aside) == (str(strokes), "E" if not over else f"+{over}" if over > 0 else f"−{-over}")
