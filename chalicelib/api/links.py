"""Page links: `/t/<table>` is answered with the built page, whose head describes the table for link previews.

Preview bots run no scripts: they read the title and the tags. People get the usual page, which draws the table itself; so any
error gets the page too, with the API's status. Search engines must not index tables: anyone who has the address may watch.

The reply depends on the table and the language only, never on the caller or on the query, which may hold a join code. The head
is in English, since a preview bot does not send its readers' language. The picture needs an absolute URL: the edge or the local
server passes the site's address in the header SITE.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import NamedTuple

from chalicelib import error_reports, security_headers
from chalicelib.api import languages, link_pictures, problems
from chalicelib.api.client_address import ClientAddress
from chalicelib.api.reply import Reply
from chalicelib.api.request import check_path
from chalicelib.api.service import Service
from chalicelib.errors import Broken, ClubError, NotYourSeat, TryAgain
from chalicelib.play import summary
from chalicelib.play.summary import TableSummary
from chalicelib.store.interface import Unavailable

SHELL = Path(__file__).parent.parent.parent / "frontend" / "dist" / "index.html"
"""The built page, beside those in other languages. A package for Lambda has these files at the same place."""
NOT_BUILT = "The page has not been built. Run `make play`, which builds it; the API is at /api.\n"
CLUB = "Mulligan Club"
SITE = "club-site"
"""The header with the site's address, such as https://club.example. It is never taken from a client."""
WHOLE = re.compile(r"https?://[A-Za-z0-9.:\[\]-]{1,255}")
LENGTHENED = re.compile(r"([A-Za-z0-9_-]{22})[^A-Za-z0-9_-].*", re.DOTALL)
"""A table's id and what a link gained behind it, such as a full stop, or the question mark of its query as %3F."""
WIDTH, HEIGHT = 1200, 630
TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)
DESCRIPTION = re.compile(r'<meta name="description"[^>]*>\s*')
NOT_FOR_SEARCH = '<meta name="robots" content="noindex">'
HTML = {
    "Content-Type": "text/html; charset=utf-8",
    "X-Robots-Tag": "noindex",
    "Vary": "Authorization, Accept-Language",
    **security_headers.PAGE,
}


def table_page(
    open_service: Callable[[], Service],
    headers: Mapping[str, str],
    query: Mapping[str, Sequence[str]],
    raw: bytes,
    path: Mapping[str, str],
    client_address: ClientAddress,
) -> Reply:
    """Answer `/t/<table>`. A table that is closed to watchers, unknown, damaged or unavailable is not described."""
    try:
        table_id = LENGTHENED.sub(r"\1", path["table"])
        check_path({"table": table_id})
        table = summary.summarize(open_service().club, table_id)
        return _page(headers, 200, head(table), _picture(headers, table_id, table))
    except NotYourSeat:
        return _page(headers, 200, None)  # the page asks with a key, or a code
    except ClubError as error:
        return plain_page(headers, error)
    except Unavailable:
        return plain_page(headers, TryAgain())
    except Exception as defect:
        error_reports.note("link", defect)
        return plain_page(headers, Broken())


def page_below(headers: Mapping[str, str], *asked: object) -> Reply:
    """Answer a path below a table, such as its replay."""
    return _page(headers, 200, None)


def plain_page(headers: Mapping[str, str], error: ClubError) -> Reply:
    return _page(headers, problems.reply(error).status, None)


def _picture(headers: Mapping[str, str], table_id: str, table: TableSummary) -> str | None:
    """Return the absolute URL of the table's picture; None without a picture or without the site's address."""
    content, site = link_pictures.picture(table, languages.LANGUAGES[0]), headers.get(SITE, "")
    return site + link_pictures.address(table_id, content) if content and WHOLE.fullmatch(site) else None


def _page(headers: Mapping[str, str], status: int, head: Head | None, picture: str | None = None) -> Reply:
    file = SHELL.with_name(languages.PAGES[languages.preferred(headers)])
    try:
        shell = _read(file, file.stat().st_mtime_ns)
    except OSError:
        return Reply(503, NOT_BUILT, {"Content-Type": "text/plain; charset=utf-8", **security_headers.PAGE})
    return Reply(status, with_head(shell, head, picture), dict(HTML))


@lru_cache(maxsize=len(languages.PAGES))
def _read(shell: Path, made: int) -> str:
    """Read the shell; `made` makes a new build read it again."""
    return shell.read_text("utf-8")


def with_head(shell: str, head: Head | None, picture: str | None = None) -> str:
    """Return the shell with this head instead of its own (None: its own), hidden from search engines, with the picture's URL
    if there is one.
    """
    if head is None:
        return TITLE.sub(lambda found: f"{found[0]}\n    {NOT_FOR_SEARCH}", shell, count=1)
    tags = "\n    ".join([*_tags(head, picture), *_picture_tags(head, picture)])
    return TITLE.sub(lambda _: tags, DESCRIPTION.sub("", shell, count=1), count=1)


def _tags(head: Head, picture: str | None) -> list[str]:
    title, text = escape(head.title), escape(head.text)
    return [
        f"<title>{title} · {CLUB}</title>",
        f'<meta name="description" content="{text}">',
        NOT_FOR_SEARCH,
        '<meta property="og:type" content="website">',
        f'<meta property="og:site_name" content="{CLUB}">',
        f'<meta property="og:title" content="{title}">',
        f'<meta property="og:description" content="{text}">',
        f'<meta name="twitter:card" content="{"summary_large_image" if picture else "summary"}">',
        f'<meta name="twitter:title" content="{title}">',
        f'<meta name="twitter:description" content="{text}">',
    ]


def _picture_tags(head: Head, picture: str | None) -> list[str]:
    if not picture:
        return []
    address, title = escape(picture), escape(head.title)
    return [
        f'<meta property="og:image" content="{address}">',
        '<meta property="og:image:type" content="image/png">',
        f'<meta property="og:image:width" content="{WIDTH}">',
        f'<meta property="og:image:height" content="{HEIGHT}">',
        f'<meta property="og:image:alt" content="{title}">',
        f'<meta name="twitter:image" content="{address}">',
    ]


# The title and text of a link preview. Everything in it is visible to every spectator. It suits people asked to join as well as
# those asked to watch.

MOST_NAMES = 3
NO_SIGN_UP = "No sign-up, no app."


class Head(NamedTuple):
    """Title and text of a preview, unescaped."""

    title: str
    text: str


def head(table: TableSummary) -> Head:
    if table.ended == "finished":
        return _won(table)
    if table.ended:
        return _without_result(table)
    return _playing(table) if table.status == "playing" else _open(table)


def _open(table: TableSummary) -> Head:
    return Head(f"{_called(table)}: {_what(table)}", f"With {_people(table.names)}. {_free(table)}{NO_SIGN_UP}")


def _playing(table: TableSummary) -> Head:
    progress = ""
    if table.progress:
        at, of, unit = table.progress
        progress = f"{unit.capitalize()} {at} of {of}. "
    people = _people(table.names)
    if table.name:
        return Head(f"{table.name}: {_what(table)}", f"With {people}. {progress}{_free(table)}{NO_SIGN_UP}")
    return Head(f"{people}: {_what(table)}", f"{progress}{_free(table)}{NO_SIGN_UP}")


def _won(table: TableSummary) -> Head:
    where = f" at {table.course}" if table.course else ""
    if len(table.names) == 1:
        title = f"{table.names[0]}’s round{where}"
    else:
        title = f"{_people(table.winners)} {'won' if len(table.winners) == 1 else 'tied for first'}{where}"
    what = f"{table.name}: {table.game}" if table.name else table.game
    return Head(title, f"{what} with {_people(table.names)}. See the replay and check it was fair.")


def _without_result(table: TableSummary) -> Head:
    how = "was closed" if table.ended == "closed" else "ended early"
    return Head(f"{_called(table)} {how}", f"{_what(table)}, with {_people(table.names)}.")


def _called(table: TableSummary) -> str:
    return table.name or f"{table.host}’s table"


def _what(table: TableSummary) -> str:
    return f"{table.game} at {table.course}" if table.course else table.game


def _free(table: TableSummary) -> str:
    if not table.free:
        return ""
    return "One seat is free. " if table.free == 1 else f"{table.free} seats are free. "


def _people(names: Sequence[str]) -> str:
    """ "Ann", "Ann and Ben", "Ann, Ben and 3 others"."""
    shown = list(names if len(names) <= MOST_NAMES else [*names[: MOST_NAMES - 1], f"{len(names) - MOST_NAMES + 1} others"])
    return " and ".join(filter(None, [", ".join(shown[:-1]), shown[-1]]))
