"""Lay out a picture as SVG: title and lines over the background, and beside them a score slip with the seats. Lengths are in
px.
"""

from __future__ import annotations

from typing import NamedTuple

from chalicelib.api.link_pictures import Picture, Row
from chalicelib.drawing import page_symbols
from chalicelib.drawing.glyphs import DISPLAY, NAMES, TEXT, Lettering, drawable, ems, fitting
from chalicelib.drawing.scenery import HEIGHT, WIDTH, scenery

CLUB = "Mulligan Club"
SHAPES = ("ball", "flag", "tee", "cap", "glove", "shoe", "umbrella", "clubs")

LEFT, ROOM = 60, 580
TITLE, TITLE_OF_TWO, WRAPPED_BELOW = 92, 60, 54
LINE, LINE_OF_TWO = 30, 26

SLIP_LEFT, SLIP_RIGHT, ROUND = 684, 1144, 24
FOOT = 88
MARKS, NAMES_AT, SCORES = 744, 788, 1110
"""x of the centre of the marks, the start of the names, and the end of the scores."""
TALLEST, FIRST, ALL_ROWS = 122, 160, 460
SHORT_ASIDE, ASIDE_ROOM, UNDER = 4, 82, 22
"""SHORT_ASIDE: longest text (letters) beside a score; a longer one is below the name, at most UNDER px large."""


RED = "♥♦"


class Size(NamedTuple):
    """The height of a row, and the largest sizes of its parts."""

    tall: float
    mark: float
    name: int
    score: int
    aside: int


def draw_svg(picture: Picture) -> str:
    """Return the picture as an SVG drawing without CSS variables."""
    behind = scenery(picture.game, course=picture.course)
    marks = [_mark(row) for row in picture.rows if not row.free]
    drawn = f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">
<defs>{page_symbols.symbols([*behind.symbols, *marks, "pin"])}</defs>
{behind.svg}
<g fill="var(--{behind.ink})">{_words(picture)}</g>
{_slip(picture)}
</svg>"""
    return page_symbols.resolve_colours(drawn)


def _words(picture: Picture) -> str:
    """Draw the title, in two lines if it is long, and the lines below it."""
    titles = _titles(drawable(picture.title) or CLUB)
    y = 50.0
    drawn = []
    for title in titles:
        y += title.size * (0.78 if title is titles[0] else 1.02)
        drawn.append(_text(LEFT, y, title, DISPLAY))
    size = LINE if len(titles) == 1 else LINE_OF_TWO
    y += 12
    for line in filter(None, map(_drawable_line, picture.lines)):
        y += size * 1.35
        drawn.append(_text(LEFT + 2, y, fitting(line, TEXT, size, ROOM), TEXT))
    return "".join(drawn)


def _drawable_line(line: str) -> str:
    """Return the line as it is drawn. If the course's name, which follows the game after a comma, cannot be drawn, leave it
    out.
    """
    return drawable(line) or drawable(line.partition(", ")[0])


def _titles(title: str) -> list[Lettering]:
    whole = fitting(title, DISPLAY, TITLE, ROOM)
    if whole.size >= WRAPPED_BELOW or " " not in title:
        return [whole]
    parts = [fitting(part, DISPLAY, TITLE_OF_TWO, ROOM) for part in _halves(title)]
    size = min(part.size for part in parts)
    return [part._replace(size=size) for part in parts]


def _halves(title: str) -> tuple[str, str]:
    """Split the title at the space that gives the most equal widths."""
    blanks = [at for at, letter in enumerate(title) if letter == " "]
    at = min(blanks, key=lambda at: max(ems(title[:at], DISPLAY), ems(title[at + 1 :], DISPLAY)))
    return title[:at], title[at + 1 :]


def _slip(picture: Picture) -> str:
    sizes = _sizes(picture)
    tall = sum(size.tall for size in sizes) + FOOT
    top = (HEIGHT - tall) / 2
    names, below = _names(picture.rows, sizes)
    y, drawn = top, [_card(top, tall)]
    for row, size, name in zip(picture.rows, sizes, names, strict=True):
        if y > top:
            drawn.append(f'<path d="M716 {y:g}h394" stroke="var(--line)" stroke-width="2"/>')
        drawn.append(_row(row, size, name, y + size.tall / 2, below=below))
        y += size.tall
    return "".join(drawn)


def _sizes(picture: Picture) -> list[Size]:
    """Return each row's sizes. The winner's row is larger; all shrink if there is not enough room."""
    count = len(picture.rows)
    tallest = [FIRST if picture.won and at == 0 else TALLEST for at in range(count)]
    shrink = min(1.0, ALL_ROWS / max(sum(tallest), 1))
    return [_size(tall * shrink, first=tall == FIRST) for tall in tallest]


def _size(tall: float, *, first: bool) -> Size:
    scale = tall / (FIRST if first else TALLEST)
    near = max(scale, 0.62)
    if first:
        return Size(tall, 62 * near, int(44 * max(scale, 0.7)), int(84 * near), int(28 * max(scale, 0.75)))
    return Size(tall, 46 * max(scale, 0.74), int(36 * max(scale, 0.75)), int(50 * max(scale, 0.7)), int(28 * max(scale, 0.72)))


def _names(rows: tuple[Row, ...], sizes: list[Size]) -> tuple[list[Lettering], bool]:
    """Return the names, and whether the scores' asides go below them, because they are long or the names need the room."""
    if not any(len(row.aside) > SHORT_ASIDE for row in rows):
        names = _in_room(rows, sizes, ASIDE_ROOM if any(row.aside for row in rows) else 0)
        if not any(name.cut for name in names):
            return names, False
    return _in_room(rows, sizes, 0), True


def _in_room(rows: tuple[Row, ...], sizes: list[Size], kept: float) -> list[Lettering]:
    """Return the names, each in the room that its score leaves, and none larger than the one above."""
    names: list[Lettering] = []
    for row, size in zip(rows, sizes, strict=True):
        most = min(size.name, names[-1].size) if names else size.name
        names.append(fitting(drawable(row.name) or row.otherwise, TEXT, most, _room(row, size) - kept))
    return names


def _room(row: Row, size: Size) -> float:
    return SCORES - NAMES_AT - (ems(row.score, DISPLAY) * size.score + 20 if row.score else 0)


def _row(row: Row, size: Size, name: Lettering, y: float, *, below: bool) -> str:
    beside, under = ("", row.aside) if below else (row.aside, "")
    base = y + name.size * 0.35 - (size.aside * 0.55 if under else 0)
    drawn = [_seat(row, size.mark, y), _text(NAMES_AT, base, name, TEXT, fill="ink-2" if row.free else "ink")]
    if row.score:
        drawn.append(_score(row.score, size.score, SCORES - (ASIDE_ROOM if beside else 0), y))
    if under:
        aside = fitting(under, TEXT, min(size.aside, UNDER, int(size.tall * 0.37)), _room(row, size))
        drawn.append(_text(NAMES_AT, base + size.aside * 1.08, aside, TEXT, fill="ink-2"))
    if beside:
        drawn.append(_text(SCORES, y + size.aside * 0.35, Lettering(size.aside, beside), TEXT, end=True, fill="ink-2"))
    return "".join(drawn)


def _score(score: str, size: int, end: float, y: float) -> str:
    """Draw a score. Hearts and diamonds are red, as on cards."""
    fill = "flag" if {*RED} & {*score} else "ink"
    return _text(end, y + size * 0.34, Lettering(size, score), DISPLAY, end=True, fill=fill)


def _seat(row: Row, size: float, y: float) -> str:
    """Draw the seat's mark in its colour; a dashed circle for a free seat."""
    if row.free:
        ring = f'<circle cx="{MARKS}" cy="{y:g}" r="{size * 0.44:g}" stroke-dasharray="7 6"/>'
        arm = size * 0.2
        plus = f'<path d="M{MARKS - arm:g} {y:g}h{2 * arm:g}M{MARKS} {y - arm:g}v{2 * arm:g}" stroke-linecap="round"/>'
        return f'<g fill="none" stroke="var(--ink-2)" stroke-width="4">{ring}{plus}</g>'
    place = f'x="{MARKS - size / 2:g}" y="{y - size / 2:g}" width="{size:g}" height="{size:g}"'
    return f'<g color="var(--seat-{row.seat % len(SHAPES)})"><use href="#{_mark(row)}" {place}/></g>'


def _mark(row: Row) -> str:
    return f"seat-{SHAPES[row.seat % len(SHAPES)]}"


def _card(top: float, tall: float) -> str:
    """Draw the empty slip with the club's name at its foot."""
    wide, foot = SLIP_RIGHT - SLIP_LEFT, top + tall - FOOT
    size = f'width="{wide}" height="{tall:g}" rx="{ROUND}"'
    corners = f"a{ROUND} {ROUND} 0 0 1-{ROUND} {ROUND}H{SLIP_LEFT + ROUND}a{ROUND} {ROUND} 0 0 1-{ROUND}-{ROUND}z"
    return f"""<rect x="{SLIP_LEFT}" y="{top + 8:g}" {size} fill="var(--ink)" opacity=".16"/>
<rect x="{SLIP_LEFT}" y="{top:g}" {size} fill="var(--card)"/>
<path d="M{SLIP_LEFT} {foot:g}h{wide}v{FOOT - ROUND}{corners}" fill="var(--accent)"/>
<g color="var(--on-accent)"><use href="#pin" x="784" y="{foot + 25:g}" width="38" height="38"/></g>
{_text(838, foot + 54, Lettering(30, CLUB), DISPLAY, fill="on-accent")}"""


def _text(x: float, y: float, text: Lettering, face: str, *, end: bool = False, fill: str = "") -> str:
    colour = f' fill="var(--{fill})"' if fill else ""
    anchor = ' text-anchor="end"' if end else ""
    place = f'x="{x:g}" y="{y:.1f}" font-family="{NAMES[face]}" font-size="{text.size}"'
    return f"<text {place}{anchor}{colour}>{page_symbols.escape_text(text.text)}</text>"
