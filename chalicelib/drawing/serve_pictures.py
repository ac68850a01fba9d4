"""Serve pictures at their addresses (`api/link_pictures.py`): drawn at the first request, stored for a month.

    GET /pictures/<table>/<digest>.png ─▶ stored? ─yes▶ send it
                                             └no▶ is it the table's picture now? ─yes▶ draw it, store it, send it
                                                                             └no▶ redirect to the table's picture now

Nothing is drawn for any other address, so there is one picture for each state of a table, and no more.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol

from chalicelib import error_reports, security_headers
from chalicelib.api import link_pictures, problems, reply
from chalicelib.api.link_pictures import Picture
from chalicelib.api.request import TABLE_ID
from chalicelib.drawing.picture_layout import draw_svg
from chalicelib.errors import Broken, ClubError, TryAgain, Unknown
from chalicelib.play.summary import TableSummary
from chalicelib.store.interface import Unavailable

ADDRESS = re.compile(rf"{link_pictures.FOLDER}({TABLE_ID.pattern})/([a-z0-9]{{2,16}})\.png")
DIGEST = re.compile(rf"[0-9a-f]{{{link_pictures.DIGITS}}}")
MONTH = "public, max-age=2592000, immutable"
"""A picture never changes, but is not stored longer, because its players may want to be forgotten."""
PNG = "image/png"
NOT_FOR_SEARCH = {"X-Robots-Tag": "noindex", **security_headers.PAGE}


class PictureStore(Protocol):
    """Stores pictures by names such as "<table>/<digest>.png". Both methods may raise Unavailable."""

    def get(self, name: str) -> bytes | None: ...

    def put(self, name: str, picture: bytes) -> None: ...


class PictureResponse(NamedTuple):
    status: int
    headers: Mapping[str, str]
    body: bytes = b""


def respond(pictures: PictureStore, summarize: Callable[[str], TableSummary], path: str) -> PictureResponse:
    """Return the response for this path; `summarize(table id)` returns a table's summary. Never raises."""
    try:
        return _respond(pictures, summarize, path)
    except ClubError as error:
        return _error_response(error)
    except Unavailable:
        return _error_response(TryAgain())
    except Exception as defect:
        error_reports.note("A picture", defect)
        return _error_response(Broken())


def _respond(pictures: PictureStore, summarize: Callable[[str], TableSummary], path: str) -> PictureResponse:
    asked = ADDRESS.fullmatch(path)
    if not asked:
        raise Unknown
    table, name = asked[1], asked[2]
    if DIGEST.fullmatch(name) and (kept := pictures.get(_file_name(path))):
        return _picture(kept)
    by_language = _pictures_by_language(summarize(table))
    if name in by_language:
        return _redirect(link_pictures.address(table, by_language[name]))
    for picture in by_language.values():
        if link_pictures.address(table, picture) == path:
            return _picture(_draw(pictures, path, picture))
    if not DIGEST.fullmatch(name):
        raise Unknown
    return _redirect(link_pictures.address(table, next(iter(by_language.values()))))


def _pictures_by_language(table: TableSummary) -> dict[str, Picture]:
    """Return the content of the table's picture by language. Raises Unknown for a table without one."""
    by_language = {language: link_pictures.picture(table, language) for language in link_pictures.languages()}
    there = {language: picture for language, picture in by_language.items() if picture}
    if not there:
        raise Unknown
    return there


def _draw(pictures: PictureStore, path: str, picture: Picture) -> bytes:
    from chalicelib.drawing.svg_to_png import png  # imported late: a cached picture needs no renderer

    made = png(draw_svg(picture))
    pictures.put(_file_name(path), made)
    return made


def _file_name(path: str) -> str:
    return path.removeprefix(link_pictures.FOLDER)


def _picture(content: bytes) -> PictureResponse:
    return PictureResponse(200, {"Content-Type": PNG, "Cache-Control": MONTH, **NOT_FOR_SEARCH}, content)


def _redirect(address: str) -> PictureResponse:
    return PictureResponse(302, {"Location": address, "Cache-Control": reply.PUBLIC, **NOT_FOR_SEARCH})


def _error_response(error: ClubError) -> PictureResponse:
    """Return the error as plain text."""
    headers = {"Content-Type": "text/plain; charset=utf-8", "Cache-Control": reply.PRIVATE, **NOT_FOR_SEARCH}
    return PictureResponse(problems.reply(error).status, headers, f"{error}\n".encode())
