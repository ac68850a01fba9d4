"""A player's notification settings: browsers, a webhook, quiet hours and language; and a table's own webhook.

Quiet hours are the player's night (`players/settings.py`), unless they set other hours, or none.

Only the form of a stored address was checked. Where it leads is checked each time something is sent there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Literal, NamedTuple, TypeVar

from chalicelib import json_codec
from chalicelib.errors import NotTheMaker, TryAgain
from chalicelib.limits_config import most
from chalicelib.log.nights_and_weekends import Hours
from chalicelib.log.pace import hours_from_json, hours_to_json
from chalicelib.log.preconditions import must_not_be_over
from chalicelib.log.table import Table
from chalicelib.notifications.pending import BROWSER, HOOK, LANGUAGE, QUIET, channels_pk, pending_pk
from chalicelib.play.club import Club
from chalicelib.play.table_queries import read_table
from chalicelib.players.settings import stored_hours
from chalicelib.store.interface import EMPTY, Row, Store, Unavailable, all_rows

T = TypeVar("T")
MAX_BROWSERS = most("browsers")
"""Maximum number of browsers per player; one more replaces the oldest."""
MAX_FAILURES = 10
"""A webhook that failed this often in a row is no longer tried."""
Quiet = Hours | Literal["night"] | None
"""When nothing is sent: in the player's night, in other hours, or never."""
AS_NIGHT, NEVER = json_codec.dump("night"), json_codec.dump(None)


class Browser(NamedTuple):
    """A push subscription: the address to post to, and the keys that encrypt messages for this browser."""

    endpoint: str
    p256dh: str
    auth: str


@dataclass(frozen=True, slots=True)
class Webhook:
    """A webhook, and how often in a row it has failed."""

    url: str
    failures: int = 0

    @property
    def on(self) -> bool:
        return self.failures < MAX_FAILURES


@dataclass(frozen=True, slots=True)
class Settings:
    """A player's settings; `key` is the club's public key with which browsers subscribe (None: this club cannot push), `night`
    whether the quiet hours are the player's night.
    """

    key: str | None
    browsers: Sequence[Browser]
    hook: Webhook | None
    quiet: Hours | None
    night: bool


class Unset:
    """Type of UNSET, which leaves a setting as it is."""


UNSET = Unset()


def settings(club: Club, player: str) -> Settings:
    """Return the player's settings. Raises TryAgain if the store fails, as all functions here do unless they say otherwise."""
    return _or_try_again(lambda: Settings(_public_key(club.store), *_channels(club, player)))


def add_browser(club: Club, player: str, browser: Browser) -> None:
    """Add a browser, in place of the oldest if there are too many. Adding it again makes it the newest."""

    def add() -> None:
        now, rows = club.clock(), _browser_rows(club.store, player)
        sk = _browser_sk(browser.endpoint)
        others = sorted((row for row in rows if row.sk != sk), key=lambda row: row.n)
        for row in others[: max(0, len(others) - MAX_BROWSERS + 1)]:
            expire_row(club.store, row, now)
        club.store.put(Row(channels_pk(player), sk, now, json_codec.dump(browser._asdict())))

    _or_try_again(add)


def remove_browser(club: Club, player: str, endpoint: str | None) -> None:
    """Remove the browser with this endpoint, or all (None). Does nothing if there is none."""

    def remove() -> None:
        for row in _browser_rows(club.store, player):
            if endpoint is None or row.sk == _browser_sk(endpoint):
                expire_row(club.store, row, club.clock())

    _or_try_again(remove)


def set_preferences(club: Club, player: str, quiet: Quiet | Unset = UNSET, hook: str | Unset | None = UNSET) -> None:
    """Set the player's quiet hours and webhook; UNSET leaves one as it is."""

    def store_settings() -> None:
        if not isinstance(quiet, Unset):
            club.store.put(Row(channels_pk(player), QUIET, club.clock(), _encode_quiet(quiet)))
        if not isinstance(hook, Unset):
            club.store.put(_hook_row(channels_pk(player), hook, club.clock()))

    _or_try_again(store_settings)


def set_language(club: Club, player: str, language: str) -> None:
    """Set the language of the player's notifications."""

    def store_settings() -> None:
        if language_of(club, player) != language:
            club.store.put(Row(channels_pk(player), LANGUAGE, club.clock(), json_codec.dump(language)))

    _or_try_again(store_settings)


def has_settings(club: Club, player: str) -> bool:
    """Whether the player has any notification settings."""
    return _or_try_again(lambda: any(row.body != EMPTY for row in all_rows(club.store, channels_pk(player), strong=True)))


def set_table_webhook(club: Club, player: str, table_id: str, hook: str | None) -> Webhook | None:
    """Set or remove (None) the table's webhook and return it. Also raises NotTheMaker, Unknown."""

    def must_be_the_makers(table: Table) -> None:
        if table.maker != player:
            raise NotTheMaker
        must_not_be_over(table)

    read_table(club, player, table_id, must_be_the_makers)
    _or_try_again(lambda: club.store.put(_hook_row(pending_pk(table_id), hook, club.clock())))
    return None if hook is None else Webhook(hook)


def table_webhook(club: Club, player: str, table_id: str) -> Webhook | None:
    """Return the table's webhook to its host. Also raises NotTheMaker, Unknown."""

    def must_be_the_makers(table: Table) -> None:
        if table.maker != player:
            raise NotTheMaker

    read_table(club, player, table_id, must_be_the_makers)
    return _or_try_again(lambda: decode_webhook(club.store.get(pending_pk(table_id), HOOK, strong=True)))


def browser_id(endpoint: str) -> str:
    """Return the id under which a subscription is listed. The endpoint itself is secret."""
    return sha256(endpoint.encode()).hexdigest()[:32]


def quiet_hours(club: Club, player: str) -> Hours | None:
    """Return the player's quiet hours. May raise Unavailable."""
    return _decode_quiet(club, player, club.store.get(channels_pk(player), QUIET))[0]


def language_of(club: Club, player: str) -> str | None:
    """Return the language of the player's notifications; None if they never set one. May raise Unavailable."""
    row = club.store.get(channels_pk(player), LANGUAGE)
    return None if row is None or row.body == EMPTY else str(json_codec.load(row.body))


def decode_webhook(row: Row | None) -> Webhook | None:
    return None if row is None or row.body == EMPTY else Webhook(**json_codec.load(row.body))


def decode_browser(row: Row) -> Browser:
    return Browser(**json_codec.load(row.body))


def expire_row(store: Store, row: Row, now: int) -> None:
    """Empty the row and let it expire, so that no function needs permission to delete."""
    store.put(Row(row.pk, row.sk, max(row.n + 1, now), EMPTY, expires=now // 1000))


def _channels(club: Club, player: str) -> tuple[list[Browser], Webhook | None, Hours | None, bool]:
    rows = {row.sk: row for row in all_rows(club.store, channels_pk(player), strong=True)}
    browsers = [decode_browser(row) for sk, row in rows.items() if sk.startswith(BROWSER) and row.body != EMPTY]
    return browsers, decode_webhook(rows.get(HOOK)), *_decode_quiet(club, player, rows.get(QUIET))


def _decode_quiet(club: Club, player: str, row: Row | None) -> tuple[Hours | None, bool]:
    """Return the quiet hours in this row, and whether they are the player's night, which is the default."""
    if row is None or row.body in (AS_NIGHT, EMPTY):
        return hours_from_json(stored_hours(club, player).get("hours")), True
    return hours_from_json(json_codec.load(row.body)), False


def _encode_quiet(quiet: Quiet) -> str:
    if isinstance(quiet, Hours):
        return json_codec.dump(hours_to_json(quiet))
    return NEVER if quiet is None else AS_NIGHT


def _browser_rows(store: Store, player: str) -> list[Row]:
    rows = all_rows(store, channels_pk(player), strong=True)
    return [row for row in rows if row.sk.startswith(BROWSER) and row.body != EMPTY]


def _browser_sk(endpoint: str) -> str:
    return f"{BROWSER}{browser_id(endpoint)}"


def _hook_row(pk: str, url: str | None, now: int) -> Row:
    return Row(pk, HOOK, now, EMPTY if url is None else json_codec.dump({"url": url}))


def _public_key(store: Store) -> str | None:
    row = store.get("PUSH", "KEY")
    return None if row is None else str(json_codec.load(row.body)["key"])


def _or_try_again(work: Callable[[], T]) -> T:
    try:
        return work()
    except Unavailable as fault:
        raise TryAgain from fault
