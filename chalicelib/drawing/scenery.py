"""Draw a picture's background: a course by the sea with a golfer, or the game's emblem on its own colours."""

from __future__ import annotations

import re
from functools import cache
from math import cos, radians, sin
from pathlib import Path
from typing import NamedTuple

from chalicelib.drawing import page_symbols

WIDTH, HEIGHT = 1200, 630
RAYS, REACH = 25, 1200
COAST = Path(__file__).with_name("coast.svg")
SUN = (436, 330)
GOLFER = "golfer"
BEYOND = re.compile(r'<path (?:class="[^"]*" )?fill="[^"]*"(?: opacity="[^"]*")? d="M-90[^>]*/>')
"""The ground that a game's symbol draws far outside its box, for the page."""
EMBLEM, BOX = 3.7, (120, 90)
MIDDLE = (345, 420)
"""Scale of an emblem, its own size, and its centre in the picture (px)."""


class Ground(NamedTuple):
    """A game's background: its colour, what is drawn on it (SVG), and the colour of text on it."""

    colour: str
    more: str
    ink: str


class Scenery(NamedTuple):
    """A whole background: its SVG, the symbols that it uses, and the colour of text on it."""

    svg: str
    symbols: tuple[str, ...]
    ink: str


def scenery(game: str, *, course: bool) -> Scenery:
    """Return the background for a game on a course, or for this game without one."""
    if course:
        return Scenery(
            f'{_background("sky")}<path fill="var(--paper)" opacity=".5" d="{rays(*SUN)}"/>{_coast()}', (GOLFER,), "ink"
        )
    ground = grounds().get(game, PLAIN)
    place = " ".join(f"{middle - EMBLEM * side / 2:g}" for middle, side in zip(MIDDLE, BOX, strict=True))
    emblem = f'<g transform="translate({place}) scale({EMBLEM:g})">{_emblem(game)}</g>'
    return Scenery(_background(ground.colour) + ground.more + emblem, (), ground.ink)


@cache
def grounds() -> dict[str, Ground]:
    """Return the backgrounds of the games without a course."""
    dusk = '<path fill="var(--night)" opacity=".25" d="M0 470 1200 170v460H0z"/>'
    table = '<path fill="var(--brass)" d="M0 505h1200v125H0z"/>'
    wedges = f'<path fill="var(--night)" opacity=".1" d="{rays(*MIDDLE)}"/>'
    return {
        "becks-golf": Ground("water", dusk, "chalk"),
        "stew": Ground("sand", table, "ink"),
        "trade-ring": Ground("flag", wedges, "chalk"),
    }


PLAIN = Ground("sky", '<path fill="var(--green)" d="M0 500c200-40 420-40 620-6s400 30 580 0v136H0z"/>', "ink")
"""The background of a game that has none of its own."""


def _emblem(game: str) -> str:
    """Return the game's emblem without its ground; a pin for a game without an emblem."""
    name = f"game-{game}"
    if page_symbols.has_symbol(name):
        return BEYOND.sub("", page_symbols.symbol_content(name))
    return f'<g color="var(--ink)" transform="translate(15) scale(3.75)">{page_symbols.symbol_content("pin")}</g>'


def rays(x: int, y: int) -> str:
    """Return the path of rays of light around a point."""

    def at(degrees: float) -> str:
        return f"{round(x + REACH * cos(radians(degrees)))} {round(y + REACH * sin(radians(degrees)))}"

    step = 360 / RAYS
    return "".join(f"M{x} {y}L{at(ray * step + 3)} {at(ray * step + 10)}z" for ray in range(RAYS))


def _background(colour: str) -> str:
    return f'<path fill="var(--{colour})" d="M0 0h{WIDTH}v{HEIGHT}H0z"/>'


@cache
def _coast() -> str:
    return COAST.read_text("utf-8").partition(">")[2].rpartition("</svg>")[0]
