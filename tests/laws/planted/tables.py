"""Defects of tables, each patched in for one test."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

import pytest

from chalicelib import json_codec
from chalicelib.errors import DecisionPassed
from chalicelib.games.interface import Event
from chalicelib.log.entries import Act
from chalicelib.log.table import Message, Table
from chalicelib.play import commit
from chalicelib.play.bot_budget import move_and_time_budget
from chalicelib.play.club import Club
from chalicelib.players import tables
from tests.laws import rooms
from tests.laws.setup import Setup
from tests.laws.tables import (
    choices_from_before_the_reveal_are_late,
    clocks_start_with_the_decision,
    crossing_moves_both_count,
    hidden_choices_leave_no_trace,
    others_learn_only_that_a_seat_chose,
    twin_tables_answer_alike,
)
from tests.tables.people import open_club

play, replay, fold, view = map(
    import_module,
    ("chalicelib.actions.move", "chalicelib.play.published_replay", "chalicelib.log.apply", "chalicelib.play.view"),
)

Patch = Callable[[pytest.MonkeyPatch], None]
PLANTED: list[tuple[Callable[[Setup, int], None], Patch]] = []


def breaks(*laws: Callable[[Setup, int], None]) -> Callable[[Patch], Patch]:
    def plant(patch: Patch) -> Patch:
        PLANTED.extend((law, patch) for law in laws)
        return patch

    return plant


@breaks(hidden_choices_leave_no_trace, twin_tables_answer_alike)
def shows_the_size_of_the_state(patch: pytest.MonkeyPatch) -> None:
    shown = view._common_view

    def with_size(table: Table, you: int | None, player: str | None) -> dict[str, Any]:
        size = len(json_codec.dump(table.game.pack(table.state))) if table.state else 0
        return {**shown(table, you, player), "size": size}

    patch.setattr(view, "_common_view", with_size)


@breaks(hidden_choices_leave_no_trace, others_learn_only_that_a_seat_chose)
def tells_everybody_what_is_private(patch: pytest.MonkeyPatch) -> None:
    def seen_by(event: Event, seat: int | None) -> dict[str, Any]:
        private = {name: value for fields in event.private.values() for name, value in fields.items()}
        return {"seat": event.seat, "kind": event.kind, **event.shown, **private}

    patch.setattr(Event, "seen_by", seen_by)


@breaks(hidden_choices_leave_no_trace, twin_tables_answer_alike)
def explains_a_refusal_by_all_that_is_known(patch: pytest.MonkeyPatch) -> None:
    explained = play.explain

    def explain(club: Club, table: Table, player: str) -> dict[str, Any]:
        return {**explained(club, table, player), "state": table.game.view(table.state, None, everything=True)}

    patch.setattr(play, "explain", explain)


@breaks(hidden_choices_leave_no_trace)
def lists_tables_with_the_length_of_their_last_entry(patch: pytest.MonkeyPatch) -> None:
    read, shown = tables._now, tables._show

    def now(club: Any, card: dict[str, Any]) -> dict[str, Any]:
        return {**read(club, card), "length": len(club.store.newest(card["table"], 1)[0].body)}

    def show(card: dict[str, Any]) -> dict[str, Any]:
        return {**shown(card), "length": card.get("length")}

    patch.setattr(tables, "_now", now)
    patch.setattr(tables, "_show", show)


@breaks(hidden_choices_leave_no_trace)
def shows_the_replay_of_a_running_game(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(replay, "must_be_over", lambda table, words: None)


@breaks(hidden_choices_leave_no_trace)
def adds_to_what_was_said(patch: pytest.MonkeyPatch) -> None:
    messages = view.last_messages

    def last_messages(club: Any, table: Table, count: int, *, strong: bool) -> list[Message]:
        state = json_codec.dump(table.game.pack(table.state)) if table.state else ""
        said = messages(club, table, count, strong=strong)
        return [message._replace(text=f"{message.text} {len(state)}") for message in said]

    patch.setattr(view, "last_messages", last_messages)


@breaks(hidden_choices_leave_no_trace)
def takes_the_same_choice_again_for_nothing(patch: pytest.MonkeyPatch) -> None:
    checked = play._check_seen

    def check(table: Table, number: int, seen: int, move: Any) -> None:
        checked(table, number, seen, move)
        picks = getattr(table.state, "picks", None)
        choice = picks and picks.made.get(number)
        if choice and move == {"kind": "pick", "number": choice.number, "ask": choice.ask}:
            raise DecisionPassed

    patch.setattr(play, "_check_seen", check)


@breaks(hidden_choices_leave_no_trace)
def lets_bots_think_by_a_clock(patch: pytest.MonkeyPatch) -> None:
    """A clock that jumps, as on a busy machine."""
    random = Random(0)

    def leaping(*made: Any) -> Club:
        club = open_club(*made)
        club.bot_budget = move_and_time_budget(lambda: random.choice((0.0, 1.0)))
        return club

    patch.setattr(rooms, "open_club", leaping)


@breaks(choices_from_before_the_reveal_are_late)
def takes_a_late_choice_for_the_next_one(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(play, "_check_seen", lambda table, number, seen, move: None)


@breaks(crossing_moves_both_count)
def takes_any_new_entry_for_a_new_decision(patch: pytest.MonkeyPatch) -> None:
    def check(table: Table, number: int, seen: int, move: Any) -> None:
        if seen != table.n:
            raise DecisionPassed

    patch.setattr(play, "_check_seen", check)


@breaks(clocks_start_with_the_decision)
def deals_with_one_late_seat_at_a_time(patch: pytest.MonkeyPatch) -> None:
    due = commit.due_acts
    patch.setattr(commit, "due_acts", lambda table, now, spared=None: due(table, now, spared)[:1])


@breaks(clocks_start_with_the_decision)
def restarts_every_clock_with_every_entry(patch: pytest.MonkeyPatch) -> None:
    settled = fold._settle

    def settle(table: Table, n: int, at: int, act: Act, events: list[Event]) -> list[Event]:
        settled_events: list[Event] = settled(table, n, at, act, events)
        for seat in table.seats:
            seat.asked_at = at
        return settled_events

    patch.setattr(fold, "_settle", settle)


@breaks(clocks_start_with_the_decision)
def forgets_the_earliest_deadline(patch: pytest.MonkeyPatch) -> None:
    def last_one(table: Table) -> list[int]:
        return [seat for seat in table.waiting if not table.seats[seat].by_bot][-1:]

    patch.setattr(Table, "running", property(last_one))
