"""The running club: its store, chosen by the environment and opened when it is first needed."""

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
from chalicelib.api.cursors import Seal
from chalicelib.boards import daily, results
from chalicelib.notifications.pending import store_pending
from chalicelib.play import projections
from chalicelib.play.bot_budget import IN_PASSING, Thinking, of_moves_and_time
from chalicelib.play.club import Club
from chalicelib.players.keys import Keys
from chalicelib.store.interface import Entry, Store
from chalicelib.upkeep import rules_changed, wake

DATA, FILE, SEAL = ".data", "club.db", "seal.key"
BESIDE = (SEAL, "push.key", "pictures")
"""What else of the club's lies in DATA."""
PACKED = Path(__file__).with_name("openapi.json")
"""Stands in a package, where the modules that make it do not."""


@dataclass
class House:
    """A club under one roof: what the calls work on. `build` stands in every view's tag.

    `cut_short` are the tables at which bots have more to play than one entry gave them time for, as far as is known here.
    `in_passing` is what they may think in work that nobody asked for, if it is not what they may think in answers.
    """

    club: Club
    build: str
    cut_short: dict[str, None] = field(default_factory=dict)
    seal: Seal = field(default_factory=partial(Seal.of, None))
    """What its cursors are sealed with, and what its club's salt follows from."""
    in_passing: Thinking | None = None

    keys: Keys | None = None
    """What is known of players' keys, once somebody asks with one."""

    def __post_init__(self) -> None:
        self.club.salt = self.seal.salt

    def forget(self) -> None:
        """Drop all that is remembered: after a transaction that was undone, memory may know what the store does not."""
        self.club.forget()
        self.keys = None

    @property
    def between(self) -> Club:
        """The same club, for work that is done between answers."""
        return replace(self.club, thinking=self.in_passing) if self.in_passing else self.club

    @cached_property
    def description(self) -> str:
        """openapi.json: the package's, else made when somebody first asks for it."""
        if PACKED.exists():
            return PACKED.read_text(encoding="utf-8")
        from chalicelib.api import openapi

        return json_codec.dump(openapi.describe(self.club.games, self.build))


def open_house(env: Mapping[str, str]) -> House:
    """A DynamoDB table if TABLE_NAME names one, its stream carrying entries to their projections; else SQLite in DATA."""
    if name := env.get("TABLE_NAME"):
        return House(Club(_dynamo(name), thinking=of_moves_and_time()), build_id(env), seal=Seal.of(env.get("SEAL")))
    from chalicelib.store.sqlite import SqliteStore
    from chalicelib.store.sqlite_file import files_of, print_to_stderr

    folder = Path(env.get("DATA") or DATA)
    file_permissions.restrict_all(folder, [*(file.name for file in files_of(folder / FILE)), *BESIDE])
    store = SqliteStore(folder / FILE)
    house = at_home(store, build_id(env), file_permissions.kept(folder / SEAL, cursors.drawn))
    house.club.thinking, house.in_passing = of_moves_and_time(), of_moves_and_time(seconds=IN_PASSING)
    changed = rules_changed.find_changed(house.club, store)
    copied = store.copy() if changed else None
    with store.batch():
        rules_changed.end_changed(house.club, store, changed)
        wake.catch_up(house.club)
    if copied:
        print_to_stderr(
            f"The rules changed. Tables that cannot go on have ended: {len(changed)}. Before that, {copied.name} was made."
        )
    return house


def at_home(store: Store, build: str, secret: str | None = None) -> House:
    """A house over a store of its own, with that secret or a new one: what follows from an entry is done once it stands."""
    house = House(Club(store), build, seal=Seal.of(secret))
    house.club.project = partial(follow, house)
    return house


def follow(house: House, table: str, entry: Entry) -> None:
    """Does what follows from an entry, and remembers the table if its bots were cut short."""
    project(house.club.store, table, entry)
    if projections.cut_short(entry):
        house.cut_short[table] = None


def play_on(house: House) -> None:
    """Has the bots of the first table at which they were cut short play on, for one entry. If there is more, it waits its
    turn.
    """
    table = next(iter(house.cut_short))
    del house.cut_short[table]
    if wake.play_on(house.between, table):
        house.cut_short[table] = None


def project(store: Store, table: str, entry: Entry) -> None:
    """All that follows from an entry: the rows of players and clocks, of those who may have to be told, and, from a game's
    last, results and boards.
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


class _Door:
    """Where the one house of this process stands."""

    house: House | None = None
    lock = Lock()


def house() -> House:
    """The house of this process, opened by its environment unless somebody said which."""
    if _Door.house is None:
        with _Door.lock:
            _Door.house = _Door.house or open_house(os.environ)
    return _Door.house


def use(house: House | None) -> House | None:
    """Makes this the house of the process (None: one is opened anew when it is needed); the one that was there before."""
    before, _Door.house = _Door.house, house
    return before
