"""What is behind the words: a course by the sea with a golfer, or a game's own picture on a ground of its own."""

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
"""What a game's symbol draws far beyond its box: the ground, as it is on the page."""
EMBLEM, BOX = 3.7, (120, 90)
MIDDLE = (345, 420)
"""How large a game's picture is drawn, how large it is by itself, and where its middle stands."""


class Ground(NamedTuple):
    """A game's ground: its colour, what lies on it, and the colour in which one writes upon it."""

    colour: str
    more: str
    ink: str


class Scenery(NamedTuple):
    """What is drawn, the symbols that it uses, and the colour in which one writes upon it."""

    svg: str
    symbols: tuple[str, ...]
    ink: str


def scenery(game: str, *, course: bool) -> Scenery:
    """For a game on a course, or for this game."""
    if course:
        return Scenery(f'{_sheet("sky")}<path fill="var(--paper)" opacity=".5" d="{rays(*SUN)}"/>{_coast()}', (GOLFER,), "ink")
    ground = grounds().get(game, PLAIN)
    place = " ".join(f"{middle - EMBLEM * side / 2:g}" for middle, side in zip(MIDDLE, BOX, strict=True))
    emblem = f'<g transform="translate({place}) scale({EMBLEM:g})">{_emblem(game)}</g>'
    return Scenery(_sheet(ground.colour) + ground.more + emblem, (), ground.ink)


@cache
def grounds() -> dict[str, Ground]:
    """Those of the games without a course."""
    dusk = '<path fill="var(--night)" opacity=".25" d="M0 470 1200 170v460H0z"/>'
    table = '<path fill="var(--brass)" d="M0 505h1200v125H0z"/>'
    wedges = f'<path fill="var(--night)" opacity=".1" d="{rays(*MIDDLE)}"/>'
    return {
        "becks-golf": Ground("water", dusk, "chalk"),
        "stew": Ground("sand", table, "ink"),
        "trade-ring": Ground("flag", wedges, "chalk"),
    }


PLAIN = Ground("sky", '<path fill="var(--green)" d="M0 500c200-40 420-40 620-6s400 30 580 0v136H0z"/>', "ink")
"""For a game that has none of its own."""


def _emblem(game: str) -> str:
    """The game's picture without its ground; a pin for a game that has none."""
    name = f"game-{game}"
    if page_symbols.has(name):
        return BEYOND.sub("", page_symbols.inside(name))
    return f'<g color="var(--ink)" transform="translate(15) scale(3.75)">{page_symbols.inside("pin")}</g>'


def rays(x: int, y: int) -> str:
    """Wedges of light around a point, every second one left open."""

    def at(degrees: float) -> str:
        return f"{round(x + REACH * cos(radians(degrees)))} {round(y + REACH * sin(radians(degrees)))}"

    step = 360 / RAYS
    return "".join(f"M{x} {y}L{at(ray * step + 3)} {at(ray * step + 10)}z" for ray in range(RAYS))


def _sheet(colour: str) -> str:
    return f'<path fill="var(--{colour})" d="M0 0h{WIDTH}v{HEIGHT}H0z"/>'


@cache
def _coast() -> str:
    return COAST.read_text("utf-8").partition(">")[2].rpartition("</svg>")[0]
