"""Laying out pictures: valid SVG with any names, and every text in its room."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from chalicelib.api import link_pictures
from chalicelib.api.link_pictures import Picture, Row
from chalicelib.drawing import page_symbols
from chalicelib.drawing.glyphs import NAMES, TEXT, ems
from chalicelib.drawing.picture_layout import CLUB, LEFT, ROOM, SCORES, SLIP_LEFT, SLIP_RIGHT, draw_svg
from chalicelib.drawing.scenery import GOLFER, grounds, scenery
from chalicelib.games.registry import GAMES
from tests.drawing.example_pictures import LONG_COURSE, OUTCOMES, WIDE, all_examples, example_picture, open_table

SVG = "{http://www.w3.org/2000/svg}"
FACES = {name: face for face, name in NAMES.items()}
NASTY = "</text><b x=\"'&$1\\1"
COLOURS = ("var(--nothing)", "var(--ink)", "var(--a,var(--b))", "&#40;var(")
"""Names that look like CSS variables."""
MARKED = "太\u0301"
"""A name whose combining mark can be drawn, but not its base letter."""
ALL = dict(all_examples())


class Box(NamedTuple):
    """A text in the drawing, and its place."""

    text: str
    left: float
    right: float
    top: float
    bottom: float

    def meets(self, other: Box) -> bool:
        aside = self.right <= other.left or other.right <= self.left
        return not (aside or self.bottom <= other.top or other.bottom <= self.top)


def boxes(drawn: str) -> Iterator[Box]:
    written = (text for text in ElementTree.fromstring(drawn).iter(f"{SVG}text") if text.get("font-family"))
    for text in written:  # and not those that are drawn on cards
        size, x, y = (float(text.get(name, "")) for name in ("font-size", "x", "y"))
        wide = size * ems(text.text or "", FACES[text.get("font-family", "")])
        left = x - wide if text.get("text-anchor") == "end" else x
        # Capitals and figures; below the line are only tails.
        yield Box(text.text or "", left, left + wide, y - 0.7 * size, y)


@pytest.mark.parametrize("name", ALL)
def test_texts_stay_in_their_rooms_and_do_not_overlap(name: str) -> None:
    found = list(boxes(draw_svg(ALL[name])))
    for box in found:
        on_slip = box.left >= SLIP_LEFT
        left, right = (SLIP_LEFT, SCORES + 1) if on_slip else (LEFT, LEFT + 2 + ROOM)
        assert left <= box.left, box
        assert box.right <= right, box
        assert box.top >= 20, box
        assert box.bottom <= 620, box
    for at, box in enumerate(found):
        assert not [other for other in found[at + 1 :] if box.meets(other)], box


@pytest.mark.parametrize("name", ALL)
def test_all_content_is_in_the_picture(name: str) -> None:
    picture, words = ALL[name], [box.text for box in boxes(draw_svg(ALL[name]))]
    for row in picture.rows:
        assert row.name in words or any(word.endswith("…") and row.name.startswith(word[:-1]) for word in words)
        assert not row.score or row.score in words
        assert not row.aside or row.aside in words
    assert CLUB in words
    assert all(any(line in word for word in words) for line in picture.lines)


@pytest.mark.parametrize("name", ALL)
def test_it_is_valid_svg_without_css_variables(name: str) -> None:
    drawn = draw_svg(ALL[name])
    root = ElementTree.fromstring(drawn)
    assert (root.get("width"), root.get("height")) == ("1200", "630")
    assert "var(" not in drawn
    assert "http" not in drawn.replace("http://www.w3.org/2000/svg", "")
    symbols = {symbol.get("id") for symbol in root.iter(f"{SVG}symbol")}
    assert {f"{use.get('href')}" for use in root.iter(f"{SVG}use")} == {f"#{symbol}" for symbol in symbols}


def test_markup_in_names_is_escaped() -> None:
    def elements(drawn: str) -> list[str]:
        return [element.tag for element in ElementTree.fromstring(drawn).iter()]

    rows = (Row(0, NASTY, "Seat 1", NASTY, NASTY),)
    nasty = Picture("stew", False, True, NASTY.replace(" ", ""), (NASTY,), rows)
    plain = Picture("stew", False, True, "Stew", ("line",), (Row(0, "Ann", "Seat 1", "7", "a longer word"),))
    assert elements(draw_svg(nasty)) == elements(draw_svg(plain))
    assert any(box.text.startswith("</text><b") for box in boxes(draw_svg(nasty)))


@pytest.mark.parametrize("name", COLOURS)
def test_a_name_cannot_be_a_colour_variable(name: str) -> None:
    drawn = draw_svg(Picture("stew", False, False, name, (name,), (Row(0, name, "Seat 1"),)))
    assert [box.text for box in boxes(drawn)].count(name) == 3


def test_a_name_that_cannot_be_drawn_is_replaced_by_the_seat() -> None:
    rows = (Row(0, "太郎", "Seat 1"), Row(1, "Ann 太郎", "Seat 2"), Row(2, MARKED, "Seat 3"), Row(3, "Ann", "Seat 4"))
    for title in ("太郎", "דניאל game", MARKED):
        drawn = draw_svg(Picture("stew", False, False, title, (title,), rows))
        assert [box.text for box in boxes(drawn)] == [CLUB, CLUB, "Seat 1", "Seat 2", "Seat 3", "Ann"]


def test_a_course_that_cannot_be_drawn_is_left_out() -> None:
    drawn = draw_svg(Picture("dice-golf", True, False, "Friday", ("Dice Golf, Old 太郎", "Hole 7 of 18"), ()))
    assert [box.text for box in boxes(drawn)] == ["Friday", "Dice Golf", "Hole 7 of 18", CLUB]


def test_a_long_title_stands_in_two_lines() -> None:
    first, second, *_ = [box.text for box in boxes(draw_svg(example_picture("mulligan", title=LONG_COURSE)))]
    assert f"{first} {second}" == LONG_COURSE


@pytest.mark.parametrize("game", GAMES)
def test_a_golfer_is_on_every_course_and_nowhere_else(game: str) -> None:
    assert (f'id="{GOLFER}"' in draw_svg(example_picture(game))) == GAMES[game].needs_course


@pytest.mark.parametrize("game", grounds())
def test_each_background_belongs_to_a_game_with_an_emblem(game: str) -> None:
    assert game in GAMES
    assert page_symbols.symbol_content(f"game-{game}").partition("<g")[2] in scenery(game, course=False).svg


def test_a_game_without_a_picture_has_a_pin() -> None:
    assert "<svg" in draw_svg(Picture("new", False, False, "A new game", (), ()))


def test_a_free_seat_has_no_seat_mark() -> None:
    drawn = draw_svg(open_table("stew"))
    assert drawn.count('href="#seat-') == 2
    assert "stroke-dasharray" in drawn


def test_hearts_and_diamonds_are_red() -> None:
    drawn = draw_svg(example_picture("trade-ring", won=True))
    red = page_symbols.resolve_colours("var(--flag)")
    texts = {text.text: text.get("fill") for text in ElementTree.fromstring(drawn).iter(f"{SVG}text")}
    assert texts["6♦"] == texts["A♥"] == red != texts["10♠"]


def test_long_names_push_asides_below() -> None:
    short, wide = (list(boxes(draw_svg(example_picture("mulligan", won=True, wide=wide)))) for wide in (False, True))
    assert next(box for box in short if box.text == "−2").left > next(box for box in short if box.text == "70").left
    assert next(box for box in wide if box.text == "−2").left < next(box for box in wide if box.text == "70").left
    assert SLIP_RIGHT > SCORES
    assert ems(WIDE, TEXT) > 20


def test_a_changed_drawing_changes_look() -> None:
    """A picture is cached by its content. If this fails, restore the drawing, or increase `LOOK` and update the digest here."""
    drawn = "".join(draw_svg(ALL[name]) for name in sorted(ALL) if ALL[name].game in OUTCOMES)
    assert (link_pictures.LOOK, sha256(drawn.encode()).hexdigest()[:12]) == (4, "0539b0438b73")
