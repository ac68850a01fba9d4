"""Pictures by their addresses (`api.pictures` has them): drawn when one is first asked for, and kept for a month from then on.

    GET /pictures/<table>/<digest>.png ─▶ kept? ─▶ it
                                             └no▶ does the table say this now? ─▶ drawn, kept, it
                                                                           └no▶ to the one that it says now

Who asks for anything else is told so before anything is drawn: there are no more pictures to draw than tables have to tell.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol

from chalicelib import error_reports, security_headers
from chalicelib.api import link_pictures, problems, reply
from chalicelib.api.link_pictures import Picture
from chalicelib.api.request import TABLE_ID
from chalicelib.drawing.picture_layout import sheet
from chalicelib.errors import Broken, ClubError, TryAgain, Unknown
from chalicelib.play.summary import TableSummary
from chalicelib.store.interface import Unavailable

ADDRESS = re.compile(rf"{link_pictures.FOLDER}({TABLE_ID.pattern})/([a-z0-9]{{2,16}})\.png")
DIGEST = re.compile(rf"[0-9a-f]{{{link_pictures.DIGITS}}}")
MONTH = "public, max-age=2592000, immutable"
"""A picture never changes, but is kept no longer: somebody whose name is on it may wish to be forgotten."""
PNG = "image/png"
NOT_FOR_SEARCH = {"X-Robots-Tag": "noindex", **security_headers.PAGE}


class Shelf(Protocol):
    """Where drawn pictures are, by names such as "<table>/<digest>.png". Both may raise Unavailable."""

    def get(self, name: str) -> bytes | None: ...

    def put(self, name: str, picture: bytes) -> None: ...


class Shown(NamedTuple):
    status: int
    headers: Mapping[str, str]
    body: bytes = b""


def show(shelf: Shelf, brief: Callable[[str], TableSummary], path: str) -> Shown:
    """Return the response for this path; `brief(table id)` returns a table's summary. Never raises."""
    try:
        return _show(shelf, brief, path)
    except ClubError as error:
        return _sorry(error)
    except Unavailable:
        return _sorry(TryAgain())
    except Exception as defect:
        error_reports.note("A picture", defect)
        return _sorry(Broken())


def _show(shelf: Shelf, brief: Callable[[str], TableSummary], path: str) -> Shown:
    asked = ADDRESS.fullmatch(path)
    if not asked:
        raise Unknown
    table, name = asked[1], asked[2]
    if DIGEST.fullmatch(name) and (kept := shelf.get(_place(path))):
        return _picture(kept)
    told = _told(brief(table))
    if name in told:
        return _lead(link_pictures.address(table, told[name]))
    for picture in told.values():
        if link_pictures.address(table, picture) == path:
            return _picture(_drawn(shelf, path, picture))
    if not DIGEST.fullmatch(name):
        raise Unknown
    return _lead(link_pictures.address(table, next(iter(told.values()))))


def _told(table: TableSummary) -> dict[str, Picture]:
    """What its picture says, by language. Unknown for a table that has none."""
    told = {language: link_pictures.picture(table, language) for language in link_pictures.languages()}
    there = {language: picture for language, picture in told.items() if picture}
    if not there:
        raise Unknown
    return there


def _drawn(shelf: Shelf, path: str, picture: Picture) -> bytes:
    from chalicelib.drawing.svg_to_png import png  # only where something is painted

    made = png(sheet(picture))
    shelf.put(_place(path), made)
    return made


def _place(path: str) -> str:
    return path.removeprefix(link_pictures.FOLDER)


def _picture(content: bytes) -> Shown:
    return Shown(200, {"Content-Type": PNG, "Cache-Control": MONTH, **NOT_FOR_SEARCH}, content)


def _lead(address: str) -> Shown:
    return Shown(302, {"Location": address, "Cache-Control": reply.PUBLIC, **NOT_FOR_SEARCH})


def _sorry(error: ClubError) -> Shown:
    """A sentence for anyone who gets no picture."""
    headers = {"Content-Type": "text/plain; charset=utf-8", "Cache-Control": reply.PRIVATE, **NOT_FOR_SEARCH}
    return Shown(problems.reply(error).status, headers, f"{error}\n".encode())
