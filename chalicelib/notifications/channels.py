"""How a player is told: their browsers, a webhook, and the hours in which they are left alone; and a table's own webhook.

They are left alone in their night, which they say once for all (`players/settings.py`), unless they say other hours, or none.

What is kept was checked for its form alone. What an address leads to is looked at when something is sent there, each time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Literal, NamedTuple, TypeVar

from chalicelib import json_codec
from chalicelib.errors import NotTheMaker, TryAgain
from chalicelib.limits import most
from chalicelib.log.allowed import must_not_be_over
from chalicelib.log.hours import Hours
from chalicelib.log.pace import hours_of, told_hours
from chalicelib.log.table import Table
from chalicelib.notifications.pending import BROWSER, HOOK, LANGUAGE, QUIET, channels_pk, heeds_pk
from chalicelib.play.club import Club
from chalicelib.play.reading import read_table
from chalicelib.players.settings import hours_at
from chalicelib.store.interface import EMPTY, Row, Store, Unavailable, every

T = TypeVar("T")
BROWSERS = most("browsers")
"""So many browsers of a player are told; one more takes the place of the one that came first."""
FAILURES = 10
"""After so many failures in a row nothing more is tried."""
Quiet = Hours | Literal["night"] | None
"""The hours in which nothing is told: the player's night, others, or none."""
AS_NIGHT, NEVER = json_codec.dump("night"), json_codec.dump(None)


class Browser(NamedTuple):
    """What a browser's push service gave the page: where to post, and by which keys its messages are encrypted."""

    endpoint: str
    p256dh: str
    auth: str


@dataclass(frozen=True, slots=True)
class Hook:
    """A webhook, with how often in a row it has failed."""

    url: str
    failures: int = 0

    @property
    def on(self) -> bool:
        return self.failures < FAILURES


@dataclass(frozen=True, slots=True)
class Settings:
    """What a player said, and by which key of the club browsers subscribe (None: this club cannot push); `night` tells whether
    the quiet hours are their night.
    """

    key: str | None
    browsers: Sequence[Browser]
    hook: Hook | None
    quiet: Hours | None
    night: bool


class Unsaid:
    """Stands for what a call leaves as it is."""


UNSAID = Unsaid()


def settings(club: Club, player: str) -> Settings:
    """TryAgain when the store fails."""
    return _answered(lambda: Settings(_public_key(club.store), *_channels(club, player)))


def add_browser(club: Club, player: str, browser: Browser) -> None:
    """Has this browser told; the same again changes nothing, but that what failed before counts no more. TryAgain."""

    def add() -> None:
        now, kept = club.clock(), _browser_rows(club.store, player)
        sk = _browser_sk(browser.endpoint)
        others = sorted((row for row in kept if row.sk != sk), key=lambda row: row.n)
        for row in others[: max(0, len(others) - BROWSERS + 1)]:
            forget(club.store, row, now)
        club.store.put(Row(channels_pk(player), sk, now, json_codec.dump(browser._asdict())))

    _answered(add)


def remove_browser(club: Club, player: str, endpoint: str | None) -> None:
    """Tells this browser nothing more, or (None) no browser; nothing happens where there is none. TryAgain."""

    def remove() -> None:
        for row in _browser_rows(club.store, player):
            if endpoint is None or row.sk == _browser_sk(endpoint):
                forget(club.store, row, club.clock())

    _answered(remove)


def hear(club: Club, player: str, quiet: Quiet | Unsaid = UNSAID, hook: str | Unsaid | None = UNSAID) -> None:
    """Keeps the player's quiet hours and webhook, as far as they are said. TryAgain."""

    def keep() -> None:
        if not isinstance(quiet, Unsaid):
            club.store.put(Row(channels_pk(player), QUIET, club.clock(), _told_quiet(quiet)))
        if not isinstance(hook, Unsaid):
            club.store.put(_hook_row(channels_pk(player), hook, club.clock()))

    _answered(keep)


def speak(club: Club, player: str, language: str) -> None:
    """Has the player told in this language from now on. TryAgain."""

    def keep() -> None:
        if language_of(club, player) != language:
            club.store.put(Row(channels_pk(player), LANGUAGE, club.clock(), json_codec.dump(language)))

    _answered(keep)


def is_told(club: Club, player: str) -> bool:
    """Whether the player said anything of how they are told. TryAgain."""
    return _answered(lambda: any(row.body != EMPTY for row in every(club.store, channels_pk(player), strong=True)))


def hook_table(club: Club, player: str, table_id: str, hook: str | None) -> Hook | None:
    """Gives the table a webhook, or (None) takes it away, and returns it as it is kept. NotTheMaker, Unknown, TryAgain."""

    def must_be_the_makers(table: Table) -> None:
        if table.maker != player:
            raise NotTheMaker
        must_not_be_over(table)

    read_table(club, player, table_id, must_be_the_makers)
    _answered(lambda: club.store.put(_hook_row(heeds_pk(table_id), hook, club.clock())))
    return None if hook is None else Hook(hook)


def table_hook(club: Club, player: str, table_id: str) -> Hook | None:
    """The table's webhook, for its maker. NotTheMaker, Unknown, TryAgain."""

    def must_be_the_makers(table: Table) -> None:
        if table.maker != player:
            raise NotTheMaker

    read_table(club, player, table_id, must_be_the_makers)
    return _answered(lambda: hook_of(club.store.get(heeds_pk(table_id), HOOK, strong=True)))


def browser_id(endpoint: str) -> str:
    """What a subscription is known by, to those who have its endpoint: that itself is told to nobody."""
    return sha256(endpoint.encode()).hexdigest()[:32]


def quiet_hours(club: Club, player: str) -> Hours | None:
    """The hours in which the player is told nothing. May raise Unavailable."""
    return _quiet(club, player, club.store.get(channels_pk(player), QUIET))[0]


def language_of(club: Club, player: str) -> str | None:
    """The language in which the player is told; None where they never said. May raise Unavailable."""
    row = club.store.get(channels_pk(player), LANGUAGE)
    return None if row is None or row.body == EMPTY else str(json_codec.load(row.body))


def hook_of(row: Row | None) -> Hook | None:
    return None if row is None or row.body == EMPTY else Hook(**json_codec.load(row.body))


def browser_of(row: Row) -> Browser:
    return Browser(**json_codec.load(row.body))


def forget(store: Store, row: Row, now: int) -> None:
    """Leaves of the row what the store drops by itself: so that no function need be allowed to delete."""
    store.put(Row(row.pk, row.sk, max(row.n + 1, now), EMPTY, expires=now // 1000))


def _channels(club: Club, player: str) -> tuple[list[Browser], Hook | None, Hours | None, bool]:
    rows = {row.sk: row for row in every(club.store, channels_pk(player), strong=True)}
    browsers = [browser_of(row) for sk, row in rows.items() if sk.startswith(BROWSER) and row.body != EMPTY]
    return browsers, hook_of(rows.get(HOOK)), *_quiet(club, player, rows.get(QUIET))


def _quiet(club: Club, player: str, row: Row | None) -> tuple[Hours | None, bool]:
    """The quiet hours that this row tells of, and whether they are the player's night, as where it is missing."""
    if row is None or row.body in (AS_NIGHT, EMPTY):
        return hours_of(hours_at(club, player).get("hours")), True
    return hours_of(json_codec.load(row.body)), False


def _told_quiet(quiet: Quiet) -> str:
    if isinstance(quiet, Hours):
        return json_codec.dump(told_hours(quiet))
    return NEVER if quiet is None else AS_NIGHT


def _browser_rows(store: Store, player: str) -> list[Row]:
    rows = every(store, channels_pk(player), strong=True)
    return [row for row in rows if row.sk.startswith(BROWSER) and row.body != EMPTY]


def _browser_sk(endpoint: str) -> str:
    return f"{BROWSER}{browser_id(endpoint)}"


def _hook_row(pk: str, url: str | None, now: int) -> Row:
    return Row(pk, HOOK, now, EMPTY if url is None else json_codec.dump({"url": url}))


def _public_key(store: Store) -> str | None:
    row = store.get("PUSH", "KEY")
    return None if row is None else str(json_codec.load(row.body)["key"])


def _answered(work: Callable[[], T]) -> T:
    try:
        return work()
    except Unavailable as fault:
        raise TryAgain from fault
