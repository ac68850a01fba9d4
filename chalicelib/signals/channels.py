"""How a player is told: their browsers, a webhook, and the hours in which they are left alone; and a table's own webhook.

What is kept was checked for its form alone. What an address leads to is looked at when something is sent there, each time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import NamedTuple, TypeVar

from chalicelib import compact
from chalicelib.errors import NotTheMaker, TryAgain
from chalicelib.signals.quiet import Quiet
from chalicelib.signals.rows import BROWSER, EMPTY, HOOK, QUIET, channels_pk, every, heeds_pk
from chalicelib.store.interface import Row, Store, Unavailable
from chalicelib.tables import Club
from chalicelib.tables.look import read_table
from chalicelib.tables.stage import must_not_be_over
from chalicelib.tables.table import Table

T = TypeVar("T")
BROWSERS = 5
"""So many browsers of a player are told; one more takes the place of the one that came first."""
FAILURES = 10
"""After so many failures in a row nothing more is tried."""


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
    """What a player said, and by which key of the club browsers subscribe (None: this club cannot push)."""

    key: str | None
    browsers: Sequence[Browser]
    hook: Hook | None
    quiet: Quiet | None


class Unsaid:
    """Stands for what a call leaves as it is."""


UNSAID = Unsaid()


def settings(club: Club, player: str) -> Settings:
    """TryAgain when the store fails."""
    return _answered(lambda: Settings(_public_key(club.store), *_channels(club.store, player)))


def add_browser(club: Club, player: str, browser: Browser) -> None:
    """Has this browser told; the same again changes nothing, but that what failed before counts no more. TryAgain."""

    def add() -> None:
        now, kept = club.clock(), _browser_rows(club.store, player)
        sk = _browser_sk(browser.endpoint)
        others = sorted((row for row in kept if row.sk != sk), key=lambda row: row.n)
        for row in others[: max(0, len(others) - BROWSERS + 1)]:
            forget(club.store, row, now)
        club.store.put(Row(channels_pk(player), sk, now, compact.dump(browser._asdict())))

    _answered(add)


def remove_browser(club: Club, player: str, endpoint: str | None) -> None:
    """Tells this browser nothing more, or (None) no browser; nothing happens where there is none. TryAgain."""

    def remove() -> None:
        for row in _browser_rows(club.store, player):
            if endpoint is None or row.sk == _browser_sk(endpoint):
                forget(club.store, row, club.clock())

    _answered(remove)


def hear(club: Club, player: str, quiet: Quiet | Unsaid | None = UNSAID, hook: str | Unsaid | None = UNSAID) -> None:
    """Keeps the player's quiet hours and webhook, as far as they are said. TryAgain."""

    def keep() -> None:
        if not isinstance(quiet, Unsaid):
            told = EMPTY if quiet is None else compact.dump([quiet.begins, quiet.ends, quiet.zone])
            club.store.put(Row(channels_pk(player), QUIET, club.clock(), told))
        if not isinstance(hook, Unsaid):
            club.store.put(_hook_row(channels_pk(player), hook, club.clock()))

    _answered(keep)


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


def quiet_of(row: Row) -> Quiet | None:
    return None if row.body == EMPTY else Quiet(*compact.load(row.body))


def hook_of(row: Row | None) -> Hook | None:
    return None if row is None or row.body == EMPTY else Hook(**compact.load(row.body))


def browser_of(row: Row) -> Browser:
    return Browser(**compact.load(row.body))


def forget(store: Store, row: Row, now: int) -> None:
    """Leaves of the row what the store drops by itself: so that no function need be allowed to delete."""
    store.put(Row(row.pk, row.sk, max(row.n + 1, now), EMPTY, expires=now // 1000))


def _channels(store: Store, player: str) -> tuple[list[Browser], Hook | None, Quiet | None]:
    rows = {row.sk: row for row in every(store, channels_pk(player), strong=True) if row.body != EMPTY}
    browsers = [browser_of(row) for sk, row in rows.items() if sk.startswith(BROWSER)]
    return browsers, hook_of(rows.get(HOOK)), quiet_of(rows[QUIET]) if QUIET in rows else None


def _browser_rows(store: Store, player: str) -> list[Row]:
    rows = every(store, channels_pk(player), strong=True)
    return [row for row in rows if row.sk.startswith(BROWSER) and row.body != EMPTY]


def _browser_sk(endpoint: str) -> str:
    return f"{BROWSER}{browser_id(endpoint)}"


def _hook_row(pk: str, url: str | None, now: int) -> Row:
    return Row(pk, HOOK, now, EMPTY if url is None else compact.dump({"url": url}))


def _public_key(store: Store) -> str | None:
    row = store.get("PUSH", "KEY")
    return None if row is None else str(compact.load(row.body)["key"])


def _answered(work: Callable[[], T]) -> T:
    try:
        return work()
    except Unavailable as fault:
        raise TryAgain from fault
