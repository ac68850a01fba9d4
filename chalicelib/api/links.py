"""Page links: `/t/<table>` is answered with the page's shell, and in it a head that says which table it is.

Where a link is sent, it is opened by machines that run no script: they read the title and the tags. People get the same page
as everywhere, and it draws the table by itself; so whatever goes wrong here, they get the page, with the status that the API
would give. No search engine shall keep the address of a table, for who has it may watch.

The reply follows from the table and the language alone: never from the query, where a join code may stand, nor from who asks.
Its head is in English: machines that read it for a chat do not say what its people read, and to these the page says its own. A
picture goes with it, by an address that is whole, as those machines want it: whoever stands before us, the edge or the server,
says what the site is called.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from html import escape
from pathlib import Path

from chalicelib import defects, guards, tables
from chalicelib.api import languages, pictures, problems
from chalicelib.api.asked import check_path
from chalicelib.api.heads import Head, head
from chalicelib.api.house import House
from chalicelib.api.replies import Reply
from chalicelib.api.whence import Whence
from chalicelib.errors import Broken, ClubError, NotYourSeat, TryAgain
from chalicelib.store.interface import Unavailable
from chalicelib.tables import Brief

SHELL = Path(__file__).parent.parent.parent / "frontend" / "dist" / "index.html"
"""The built page, beside it those in other languages. A package for Lambda holds these files of it, at the same place."""
NOT_BUILT = "The page has not been built. Run `make play`, which builds it; the API is at /api.\n"
CLUB = "Mulligan Club"
SITE = "club-site"
"""The header with the site's address, such as https://club.example. No client is believed to say it."""
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
    **guards.PAGE,
}


def table_page(
    open_house: Callable[[], House],
    headers: Mapping[str, str],
    query: Mapping[str, Sequence[str]],
    raw: bytes,
    path: Mapping[str, str],
    whence: Whence,
) -> Reply:
    """The page for `/t/<table>`; for a table that is closed to watchers, unknown, damaged or out of reach just now it says
    nothing of it.
    """
    try:
        table_id = LENGTHENED.sub(r"\1", path["table"])
        check_path({"table": table_id})
        table = tables.brief(open_house().club, table_id)
        return _page(headers, 200, head(table), _picture(headers, table_id, table))
    except NotYourSeat:
        return _page(headers, 200, None)  # the page asks with a key, or a code
    except ClubError as error:
        return plain_page(headers, error)
    except Unavailable:
        return plain_page(headers, TryAgain())
    except Exception as defect:
        defects.note("link", defect)
        return plain_page(headers, Broken())


def page_below(headers: Mapping[str, str], *asked: object) -> Reply:
    """The page for what lies below a table, such as its replay."""
    return _page(headers, 200, None)


def plain_page(headers: Mapping[str, str], error: ClubError) -> Reply:
    return _page(headers, problems.reply(error).status, None)


def _picture(headers: Mapping[str, str], table_id: str, table: Brief) -> str | None:
    """The whole address of the table's picture; None where there is none, or where nobody says what the site is called."""
    told, site = pictures.picture(table, languages.LANGUAGES[0]), headers.get(SITE, "")
    return site + pictures.address(table_id, told) if told and WHOLE.fullmatch(site) else None


def _page(headers: Mapping[str, str], status: int, told: Head | None, picture: str | None = None) -> Reply:
    file = SHELL.with_name(languages.PAGES[languages.wanted(headers)])
    try:
        shell = _read(file, file.stat().st_mtime_ns)
    except OSError:
        return Reply(503, NOT_BUILT, {"Content-Type": "text/plain; charset=utf-8", **guards.PAGE})
    return Reply(status, with_head(shell, told, picture), dict(HTML))


@lru_cache(maxsize=len(languages.PAGES))
def _read(shell: Path, made: int) -> str:
    """The shell, read again when it was built anew."""
    return shell.read_text("utf-8")


def with_head(shell: str, told: Head | None, picture: str | None = None) -> str:
    """The shell with this head instead of its own, hidden from search engines; None: with its own title and description. With
    the address of a picture, where there is one.
    """
    if told is None:
        return TITLE.sub(lambda found: f"{found[0]}\n    {NOT_FOR_SEARCH}", shell, count=1)
    tags = "\n    ".join([*_tags(told, picture), *_picture_tags(told, picture)])
    return TITLE.sub(lambda _: tags, DESCRIPTION.sub("", shell, count=1), count=1)


def _tags(told: Head, picture: str | None) -> list[str]:
    title, text = escape(told.title), escape(told.text)
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


def _picture_tags(told: Head, picture: str | None) -> list[str]:
    if not picture:
        return []
    address, title = escape(picture), escape(told.title)
    return [
        f'<meta property="og:image" content="{address}">',
        '<meta property="og:image:type" content="image/png">',
        f'<meta property="og:image:width" content="{WIDTH}">',
        f'<meta property="og:image:height" content="{HEIGHT}">',
        f'<meta property="og:image:alt" content="{title}">',
        f'<meta name="twitter:image" content="{address}">',
    ]
