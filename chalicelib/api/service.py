"""The service that the routes work on: the club, its build and its secrets. Opened from the environment at first use."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from pathlib import Path
from threading import Lock

from chalicelib import file_permissions, json_codec
from chalicelib.api import cursors
from chalicelib.api.build import build_id
from chalicelib.api.cursors import CursorSigner
from chalicelib.boards import daily, results
from chalicelib.notifications.pending import store_pending
from chalicelib.play import projections
from chalicelib.play.bot_budget import UNATTENDED_SECONDS, NewBudget, move_and_time_budget
from chalicelib.play.club import Club
from chalicelib.players.keys import Keys
from chalicelib.store.interface import Entry, Store
from chalicelib.upkeep import rules_changed, wake

DATA, DATABASE_FILE, SECRET_FILE = ".data", "club.db", "seal.key"
OTHER_FILES = (SECRET_FILE, "push.key", "pictures")
"""Other files and folders in DATA."""
PACKAGED_DESCRIPTION = Path(__file__).with_name("openapi.json")
"""The API's description in a package, which leaves out the modules that build it."""


@dataclass
class Service:
    """What the routes work on. `build` is part of every view's tag.

    `unfinished_bots` are the tables where bots have more to play than one entry had time for, as far as this process knows.
    `background_thinking` is the bots' budget in work between requests, if it differs from that in requests.
    """

    club: Club
    build: str
    unfinished_bots: dict[str, None] = field(default_factory=dict)
    cursor_signer: CursorSigner = field(default_factory=partial(CursorSigner.from_secret, None))
    """Signs cursors, and gives the club's salt."""
    background_thinking: NewBudget | None = None

    keys: Keys | None = None
    """Cache of players' keys, created by the first request that has one."""

    def __post_init__(self) -> None:
        self.club.salt = self.cursor_signer.salt

    def forget(self) -> None:
        """Clear all caches: after a rollback they may hold what the store does not."""
        self.club.forget()
        self.keys = None

    @property
    def background_club(self) -> Club:
        """The same club with the bots' budget for work between requests."""
        return replace(self.club, bot_budget=self.background_thinking) if self.background_thinking else self.club

    @cached_property
    def description(self) -> str:
        """openapi.json: the package's, otherwise built at first use."""
        if PACKAGED_DESCRIPTION.exists():
            return PACKAGED_DESCRIPTION.read_text(encoding="utf-8")
        from chalicelib.api import openapi

        return json_codec.dump(openapi.describe(self.club.games, self.build))


def open_service(env: Mapping[str, str]) -> Service:
    """Open the service over the DynamoDB table TABLE_NAME, or else over SQLite in DATA. The stream does the projections."""
    if name := env.get("TABLE_NAME"):
        return Service(
            Club(_dynamo(name), bot_budget=move_and_time_budget()),
            build_id(env),
            cursor_signer=CursorSigner.from_secret(env.get("SEAL")),
        )
    from chalicelib.store.sqlite import SqliteStore
    from chalicelib.store.sqlite_file import files_of, print_to_stderr

    folder = Path(env.get("DATA") or DATA)
    file_permissions.restrict_all(folder, [*(file.name for file in files_of(folder / DATABASE_FILE)), *OTHER_FILES])
    store = SqliteStore(folder / DATABASE_FILE)
    service = local_service(store, build_id(env), file_permissions.kept(folder / SECRET_FILE, cursors.new_secret))
    service.club.bot_budget, service.background_thinking = (
        move_and_time_budget(),
        move_and_time_budget(seconds=UNATTENDED_SECONDS),
    )
    changed = rules_changed.find_changed(service.club, store)
    copied = store.copy() if changed else None
    with store.batch():
        rules_changed.end_changed(service.club, store, changed)
        wake.project_recent_entries(service.club)
    if copied:
        print_to_stderr(
            f"The rules changed. Tables that cannot go on have ended: {len(changed)}. Before that, {copied.name} was made."
        )
    return service


def local_service(store: Store, build: str, secret: str | None = None) -> Service:
    """Return a service over this store, with this secret or a new one. Entries are projected right after their append."""
    service = Service(Club(store), build, cursor_signer=CursorSigner.from_secret(secret))
    service.club.project = partial(project_entry, service)
    return service


def project_entry(service: Service, table: str, entry: Entry) -> None:
    """Project an entry, and note the table if its bots have more to play."""
    project(service.club.store, table, entry)
    if projections.has_bots_to_move(entry):
        service.unfinished_bots[table] = None


def continue_bots(service: Service) -> None:
    """Let the bots of the first unfinished table play one more entry. If they have still more, the table goes to the end."""
    table = next(iter(service.unfinished_bots))
    del service.unfinished_bots[table]
    if wake.play_on(service.background_club, table):
        service.unfinished_bots[table] = None


def project(store: Store, table: str, entry: Entry) -> None:
    """Write the rows that follow from an entry: players' lists, wake-ups, pending notifications and, after a game's last
    entry, results and boards.
    """
    head = projections.project(store, table, entry)
    if date := head.challenge:
        daily.enter(store, date, table)
    if head.result:
        results.project_results(store, table, entry.n, head.result)
    store_pending(store, table, entry)


def _dynamo(name: str) -> Store:
    from chalicelib.store.dynamo import DynamoStore, make_client

    return DynamoStore(make_client(), name)


class _Process:
    """Holds the service of this process."""

    service: Service | None = None
    lock = Lock()


def current_service() -> Service:
    """Return the service of this process; open it from the environment if none was set."""
    if _Process.service is None:
        with _Process.lock:
            _Process.service = _Process.service or open_service(os.environ)
    return _Process.service


def set_service(service: Service | None) -> Service | None:
    """Set the service of this process (None: the next use opens one). Returns the previous one."""
    before, _Process.service = _Process.service, service
    return before
