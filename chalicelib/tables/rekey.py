"""A player goes by another key, since somebody may know theirs: all that the old one holds follows, some tables a call.

    KEY#<old>   TO     the player whom the old key was changed for, and when: none other, however often it is asked
    KEY#<new>   FROM   whose key it was before, and whose was the first of all

    rows ─▶ settings ─▶ tables 1 … 20 ──cursor──▶ … ──▶ null ─▶ the old key's settings go

Each step does nothing where it was done before, so whoever is interrupted says the same again, with the cursor or from the
beginning. A table moves by one entry: what follows from logs follows it, and a request by the old key finds no seat.
Nobody else has these rows read but who looks back at the past of a table, or is forgotten (tables/held.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from chalicelib import compact
from chalicelib.boards import courses
from chalicelib.errors import KeyChanged, KeyTaken, Refusal, TableDamaged, TryAgain
from chalicelib.store.interface import Entry, Row, Store, Unavailable
from chalicelib.store.pages import every
from chalicelib.tables import carry, entry
from chalicelib.tables.acts import Act
from chalicelib.tables.club import Club
from chalicelib.tables.commit import commit, tell_again
from chalicelib.tables.held import first_of, key_pk, went_to
from chalicelib.tables.limits import admit, limit
from chalicelib.tables.load import read_log
from chalicelib.tables.look import read_strongly
from chalicelib.tables.mine import all_cards
from chalicelib.tables.project import was_kept, was_pk
from chalicelib.tables.settings import give_up, hand_on, settings
from chalicelib.tables.spread import TABLES, Spread
from chalicelib.tables.stage import must_take_more
from chalicelib.tables.table import FORGOTTEN, Table

IN_A_DAY = limit("key", "key-changes", "Your key was changed three times today. Please try again tomorrow.")
"""Counted for the first of a player's keys: whoever changes it again and again is one player all along."""


def change_key(
    club: Club, old: str, new: str, start: str | None = None, asking: Sequence[str] = (), *, besides: bool = False
) -> Spread:
    """Player `old` goes by `new`, whose key is theirs too, from now on; the tables that know, and where to go on. At `asking`
    they only ask for a seat. `besides` says whether the old key holds anything of which tables know nothing; for one that holds
    nothing at all nothing is done.

    KeyTaken where `new` is, or was, somebody; KeyChanged where the old key was changed for another one; TooMany, TryAgain.
    """
    try:
        for table in list(club.unprojected):
            tell_again(club, table)
        if not _appointed(club.store, old, new):
            if not (besides or _holds_anything(club, old, asking)):
                return Spread([], None)
            _appoint(club, old, new)
        if start is None:
            hand_on(club, old, new)
        seats = [card["table"] for card in all_cards(club, old, strong=True)]  # what was begun until then among them
        named = {*seats, *asking[:TABLES]}
        left = sorted(table for table in named.union(_others(club.store, old)) if table > (start or ""))
        told = [table for table in left[:TABLES] if tell_of_change(club, old, new, table) and table in named]
        if len(left) > TABLES:
            return Spread(told, left[TABLES - 1])
        give_up(club, old)
        return Spread(told, None)
    except Unavailable as fault:
        raise TryAgain from fault


def _appointed(store: Store, old: str, new: str) -> bool:
    """Whether the old key is being changed for this one; KeyChanged if it was for another."""
    player = went_to(store, old)
    if player not in (None, new):
        raise KeyChanged
    return player is not None


def _appoint(club: Club, old: str, new: str) -> None:
    store = club.store
    _must_be_nobody(club, old, new)
    first = first_of(store, old)
    admit(club, IN_A_DAY, first, new)
    store.put(Row(key_pk(new), "FROM", 1, compact.dump({"was": old, "first": first})), newer=True)
    _must_come_from_elsewhere(store, old, new)
    store.put(Row(key_pk(old), "TO", 1, compact.dump({"player": new, "at": club.clock()})), newer=True)
    if not _appointed(store, old, new):
        raise Unavailable


def _must_be_nobody(club: Club, old: str, new: str) -> None:
    """KeyTaken where somebody plays by that key, was given it, or gave it up. Who was cut short in the middle comes again."""
    known = {row.sk: compact.load(row.body) for row in every(club.store, key_pk(new), strong=True)}
    if new == old or "TO" in known or known.get("FROM", {"was": old})["was"] != old or any(all_cards(club, new, strong=True)):
        raise KeyTaken


def _must_come_from_elsewhere(store: Store, old: str, new: str) -> None:
    """KeyTaken where the old key came from the new one, or is just being changed for it, by way of others too: whoever followed
    such a circle would come to no end. Who puts the last of its rows sees them all, as each looks after they put theirs.
    """
    came = {old}
    while row := store.get(key_pk(old), "FROM", strong=True):
        old = compact.load(row.body)["was"]
        if old == new:
            raise KeyTaken
        if old in came:
            return
        came.add(old)


def _others(store: Store, player: str) -> list[str]:
    """The tables at which the player had a seat: they may have made one, or be answered there that they gave their seat up."""
    return [row.sk for row in every(store, was_pk(player), strong=True) if not was_kept(row)]


def tell_of_change(club: Club, old: str, new: str, table_id: str) -> bool:
    """Whether the new key holds at the table what the old one did, from now on if not before. Those that take no entry any more
    stay as they are. May raise Unavailable, TryAgain.
    """
    holds = False

    def decide(table: Table, now: int) -> list[Act]:
        nonlocal holds
        holds = stands(table, new)
        if holds or not stands(table, old):
            return []
        must_take_more(table, now)  # before its log is read
        return [_act(club, table, old, new)]

    def present(table: Table) -> bool:
        return stands(table, new)

    try:
        return commit(club, table_id, decide, present, strong=True)
    except (Refusal, TableDamaged):
        return False


def _holds_anything(club: Club, player: str, asking: Sequence[str]) -> bool:
    """Whether they are or were at a table, said anything for all of them, brought a course, or ask for a seat somewhere."""
    if any(all_cards(club, player, strong=True)) or _others(club.store, player):
        return True
    if settings(club, player) or courses.has_brought(club.store, player):
        return True
    return any(_knows(club, table, player) for table in asking[:TABLES])


def _knows(club: Club, table_id: str, player: str) -> bool:
    try:
        return read_strongly(club, table_id, lambda table: stands(table, player))
    except (Refusal, TableDamaged):
        return False


def stands(table: Table, player: str) -> bool:
    """Whether anything at the table is this player's: a seat, one that is kept for them or that they gave up, a request for
    one, or its making.
    """
    seats = [who for seat in table.seats for who in (seat.player, seat.gave_up)]
    return player in (table.maker, *seats, *(asker.player for asker in table.askers))


def _act(club: Club, table: Table, old: str, new: str) -> Act:
    table.game.unit  # noqa: B018  # RulesRetired, before anything is changed
    seat = next((number for number, seat in enumerate(table.seats) if seat.player == old), None)
    told: dict[str, Any] = {"player": new, "was": old}
    if table.status == "finished":
        told["over"] = _ended_at(club, table.id)
    if table.ended == "finished" and (moved := _results(club, table, old, new)):
        told["r"] = moved
    return Act("rekeyed", seat, told)


def _results(club: Club, table: Table, old: str, new: str) -> dict[str, Any] | None:
    """What boards were told of the table last, with the new key in the old one's place; None where that stands on none."""
    last = _last_results(club, table.id)
    if last is None or old not in [seat["player"] for seat in last["seats"]]:
        return None
    told = [
        {**{name: value for name, value in seat.items() if name != "was"}, **_unnamed(table, seat)} for seat in last["seats"]
    ]
    seats = [
        {**seat, **_gone_on(last["seats"][at], old, new)} if seat["player"] == old else seat for at, seat in enumerate(told)
    ]
    return {**last, "seats": seats, "moved": last.get("moved", 0) + 1}


def _gone_on(seat: dict[str, Any], old: str, new: str) -> dict[str, Any]:
    """Whose seat it is now, and by which keys it was theirs: what was told in between may be heard of later than this."""
    before = seat.get("keys", [seat["was"]] if "was" in seat else [])
    return {"player": new, "was": old, "keys": [*before, old]}


def _unnamed(table: Table, told: dict[str, Any]) -> dict[str, Any]:
    """What is put in place of a name that the log tells still: who bore it is forgotten by now, while this is told again."""
    return {"name": FORGOTTEN} if table.seats[told["seat"]].name == FORGOTTEN else {}


def _ended_at(club: Club, table_id: str) -> int:
    """When the table came to its end (ms)."""
    at = 0
    for found in _backwards(club, table_id):
        body = entry.read(found)
        if body.head["s"] != "finished":
            break
        at = body.at
    return at


def _last_results(club: Club, table_id: str) -> dict[str, Any] | None:
    for found in _backwards(club, table_id):
        if results := entry.read(found).head.get("r"):
            return dict(results)
    return None


def _backwards(club: Club, table_id: str) -> Iterator[Entry]:
    """The log, newest entry first. Most often what is looked for is told by one of the last: the rest is read, with these once
    more, for whoever goes on.
    """
    yield from club.store.newest(table_id, carry.EVERY, strong=True)
    yield from reversed(read_log(club, table_id, strong=True))
