"""The replay of a finished table: everything that anybody needs to see it again and to check it (`docs/fairness.md`)."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from chalicelib.errors import TryAgain
from chalicelib.fairness import Draw, canonical, commitment, log_digest
from chalicelib.games.interface import Step
from chalicelib.store.interface import Entry, Unavailable
from chalicelib.tables import entry
from chalicelib.tables.acts import Act
from chalicelib.tables.club import Club
from chalicelib.tables.load import read_log
from chalicelib.tables.look import read_table
from chalicelib.tables.past import must_have, table_after
from chalicelib.tables.record import PLAYED, Walked, walk, whole_record
from chalicelib.tables.stage import must_be_over
from chalicelib.tables.table import Table
from chalicelib.tables.times import iso
from chalicelib.tables.view import build_past, hours, show_bank


def replay(club: Club, player: str | None, table_id: str) -> dict[str, Any]:
    """The whole replay. TableOpen, PhaseOver or TableClosed where no game came to an end."""
    final, version = read_table(club, player, table_id, _final)
    return tell(club, table_id, _read(club, player, table_id, version), final)


def replay_at(club: Club, player: str | None, table_id: str, n: int, seat: int | None = None) -> dict[str, Any]:
    """The view after entry n as this seat saw it, or with all that was hidden. Unknown where there is no such entry or seat."""
    read_table(club, player, table_id, lambda table: _must_show(table, n))
    table = table_after(club, player, table_id, n)
    if seat is not None:
        table.at_seat(seat)
    return build_past(club, table, seat, everything=seat is None)


def replay_begun(club: Club, player: str | None, table_id: str, seat: int | None = None) -> dict[str, Any]:
    """The view to begin with, before the first decision. Its `shown` says from where to where there is something to see."""
    _, version = read_table(club, player, table_id, _final)
    first, last = shown(_read(club, player, table_id, version))
    return {**replay_at(club, player, table_id, first, seat), "shown": {"first": first, "last": last}}


def shown(log: Sequence[Entry]) -> tuple[int, int]:
    """The entries from the one before the first decision to the last one.

    What came before it in its own entry, such as the guest who sat down and so began the game, is seen with it.
    """
    kinds = [(found.n, [act.kind for act in entry.read(found).acts]) for found in log]
    played = [(n, acts) for n, acts in kinds if PLAYED.intersection(acts)]
    if not played:
        return len(log) - 1, len(log) - 1
    (begun, acts), (last, _) = played[0], played[-1]
    alone = PLAYED.issuperset(acts)
    return (max(0, begun - 1) if alone else begun), last


def _must_show(table: Table, n: int) -> None:
    _final(table)
    must_have(table, n)


def _final(table: Table) -> tuple[dict[str, Any], int]:
    must_be_over(table, "The replay is there once the game is over.")
    return table.final or {"result": None, "record": None}, table.n


def _read(club: Club, player: str | None, table_id: str, version: int) -> list[Entry]:
    """The log up to this version, which is known to stand. A watcher for whom it cannot be read yet may try again."""
    try:
        log = club.store.after(table_id, -1)
        if len(log) <= version:
            if player is None:
                raise TryAgain
            log = read_log(club, table_id, strong=True)
        return log[: version + 1]
    except Unavailable as fault:
        raise TryAgain from fault


def tell(club: Club, table_id: str, log: Sequence[Entry], final: dict[str, Any]) -> dict[str, Any]:
    """The replay of this log. A record that was too large to be kept is told from it again."""
    items: list[dict[str, Any]] = []
    draws: list[dict[str, Any]] = []
    views: list[str] = []
    steps: list[Step] = []
    table: Table | None = None
    for step in walk(club, table_id, log):
        table = step.table
        items.append(log_item(step))
        draws += [draw_item(step.n, draw) for draw in step.draws]
        if table.state is not None:
            views.append(view_digest(table))
        if step.done.act.kind in PLAYED:
            steps.append(Step(step.done.seat, step.done.act.what, step.done.events))
    assert table is not None
    shown = commitment(table_id, table.seed)
    return {
        "table": table_id,
        "game": table.game.id,
        "rules": table.game.rules,
        "commitment": shown,
        "seed": table.seed.hex(),
        "nonces": [seat.nonce.hex() or None for seat in table.seats],
        "log": items,
        "draws": draws,
        "views": views,
        "record": final["record"] or whole_record(table, steps),
        "result": final["result"],
        "digest": log_digest(shown, items),
    }


def view_digest(table: Table) -> str:
    """Hex SHA-256 of all there is to see after an act, in canonical JSON."""
    return sha256(canonical(table.game.view(table.state, None, everything=True))).hexdigest()


def draw_item(n: int, draw: Draw) -> dict[str, Any]:
    drawn = draw.result if isinstance(draw.result, int) else list(draw.result)
    return {"n": n, "label": draw.label, "kind": draw.kind, "k": draw.k, "result": drawn}


def log_item(step: Walked) -> dict[str, Any]:
    """An act as the replay lists it: `move` is its content, in the contract's terms."""
    shown = _made(step) if step.done.act.kind == "made" else _content(step.done.act)
    return {"n": step.n, "at": iso(step.at), "seat": step.done.act.seat, "kind": step.done.act.kind, "move": shown}


def _content(act: Act) -> Any:
    """No join code ever leaves, nor who asked for a seat that they may not have got, nor where a player lives and sleeps."""
    if act.kind == "asked":
        return None
    if act.kind == "joined":
        return {"name": act.what["name"], "player": act.what["player"], "nonce": _nonce(act.what)}
    if act.kind == "rematch":
        return {"table": act.what["table"]}
    if act.kind == "away":
        return {"until": iso(act.what)}
    return None if act.kind == "hours" else act.what


def _made(step: Walked) -> dict[str, Any]:
    told = step.done.act.what
    return {
        "table": step.table.id,
        "game": told["game"],
        "rules": told["rules"],
        "options": told["options"],
        "course": step.table.course and step.table.course.shown,
        "seats": [{**_but_hours(seat), "nonce": _nonce(seat)} for seat in told["seats"]],
        "clock_hours": None if told["clock"] is None else hours(told["clock"]),
        "maker": told["maker"],
        "carried": told.get("carried"),
        "rematch_of": told.get("rematch_of"),
        **_paced(step.table),
    }


def _paced(table: Table) -> dict[str, Any]:
    """What clocks go by besides hours for each decision, where they go by anything else."""
    return {"bank": show_bank(table), "off": list(table.pace.off)} if table.is_paced else {}


def _but_hours(seat: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in seat.items() if name != "hours"}


def _nonce(told: dict[str, Any]) -> str | None:
    """What a player added to the table's chance on sitting down, in hex."""
    return entry.data(told.get("nonce", "")).hex() or None
