"""What a log holds of somebody's words, taken out of it: what they were called, and what they said (docs/decisions/forget.md).

Entries stay where they are, with their numbers, times, moves and marks: a fold of the log leads to the same game, and its
digest is what it was, for it goes by no words. In their place stand such as mean nothing:

    entry 0, `joined`, `asked`   the name            ─▶ "?"         (and where they live and sleep: nothing)
    `message`                    the text            ─▶ "…"         (and the marks, which are hashes of it: none)
    a move with words in it      the words           ─▶ "…"
    heads: card, results         the name            ─▶ "?"
    carried states               both, wherever they stand, and what the last one keeps for ever

Pure: who holds which seat is read off the log itself, by players' ids and never by names, so that it comes to the same however
often it is done, and however much of it was done before.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

from chalicelib import compact
from chalicelib.errors import RulesRetired
from chalicelib.games.interface import Game
from chalicelib.store.interface import Entry
from chalicelib.tables import carry
from chalicelib.tables.entry import SHORT
from chalicelib.tables.final import unsaid, without
from chalicelib.tables.retired import RetiredGame
from chalicelib.tables.table import FORGOTTEN, UNSAID

MADE, JOINED, BEGAN, ASKED = (SHORT[kind] for kind in ("made", "joined", "began", "asked"))
MESSAGE, MOVE, HOURS = (SHORT[kind] for kind in ("message", "move", "hours"))

Rules = Callable[[str, int], Game[Any]]


class Traces:
    """What one after another of a log's entries tells of these players: at which seats the name is theirs, whether the table's
    is, what they said in moves, from which seat, and in which entries their messages stand.
    """

    def __init__(self, players: Collection[str]) -> None:
        self.players = players
        self.seats: set[int] = set()
        self.mine = False
        self.words: set[tuple[int, str]] = set()
        self.messages: set[int] = set()

    def blank(self, n: int, body: dict[str, Any]) -> None:
        """Takes what is theirs out of the body of entry n, the next one, in place."""
        for act in body["a"]:
            self._blank_act(n, act)
        head = body["h"]
        if card := head.get("c"):
            card["seats"] = [self._face(number, face) for number, face in enumerate(card["seats"])]
            if self.mine:
                card.pop("name", None)
        for seat in (head.get("r") or {}).get("seats", ()):
            self._blank_person(seat)

    def said(self, by: int | None, text: str) -> bool:
        """Whether they said so in words, from that seat."""
        return any(text == theirs and by in (None, seat) for seat, theirs in self.words)

    def _blank_act(self, n: int, act: list[Any]) -> None:
        kind, seat, what = (*act, None, None)[:3]
        if kind == MADE:
            self.mine = what["maker"] in self.players
            if self.mine:
                what.pop("name", None)
            for number, one in enumerate(what["seats"]):
                self._sits(number, one)
        elif kind == JOINED:
            self._sits(seat, what)
        elif kind == BEGAN:
            self.seats -= {int(number) for number in what}
        elif kind == ASKED and what:
            self._blank_person(what)
        elif kind == HOURS and seat in self.seats:
            del act[2:]
        elif kind == MESSAGE and seat in self.seats:
            act[2:] = [UNSAID]
            self.messages.add(n)
        elif kind == MOVE and seat in self.seats and (words := {(seat, text) for text in said(what)}):
            self.words |= {(by, text) for by, text in words if text != UNSAID}
            act[2:] = [unsaid(what, lambda by, text: True)]
        for told in _results(act):
            self._blank_person(told)

    def _sits(self, number: int, one: dict[str, Any]) -> None:
        """Somebody sits down there, or a bot does, or nobody."""
        self.seats.discard(number)
        if self._blank_person(one):
            self.seats.add(number)

    def _blank_person(self, one: dict[str, Any]) -> bool:
        if one.get("player") not in self.players:
            return False
        one["name"] = FORGOTTEN
        one.pop("hours", None)
        return True

    def _face(self, number: int, face: list[Any]) -> list[Any]:
        name, kind, player = face
        theirs = number in self.seats and kind != "bot" and name
        return [FORGOTTEN if theirs else name, kind, player]


def _results(act: Sequence[Any]) -> Sequence[dict[str, Any]]:
    """Whom an act tells boards of anew."""
    what = act[2] if len(act) > 2 else None
    told = what.get("r") if isinstance(what, dict) else None
    return told["seats"] if isinstance(told, dict) and "seats" in told else ()


def said(told: Any) -> Iterator[str]:
    """What a move says in words."""
    if isinstance(told, dict):
        if told.get("about") == "words" or told.get("kind") == "words":
            yield from (told["text"] for _ in range("text" in told))
        for member in told.values():
            yield from said(member)
    elif isinstance(told, list | tuple):
        for one in told:
            yield from said(one)


def blanked(table_id: str, log: Sequence[Entry], players: Collection[str], rules: Rules) -> tuple[list[Entry], Traces]:
    """The whole log without these players' words, entry for entry, and what it told of them."""
    traces, made = Traces(players), list[Entry]()
    for found in log:
        body = compact.load(found.body)
        traces.blank(found.n, body)
        told = compact.dump(body)
        state = found.state and _blank_state(table_id, found.n, found.state, traces, rules)
        made.append(Entry(found.n, told if body != compact.load(found.body) else found.body, state))
    return made, traces


def _blank_state(table_id: str, n: int, packed: bytes, traces: Traces, rules: Rules) -> bytes:
    """The same state where nothing in it is theirs. Of one that this build cannot read what it keeps for ever stays alone."""
    try:
        table = carry.unpack(table_id, n, packed, rules)
    except RulesRetired:
        table = None
    if table is None:
        return carry.only_final(packed, lambda final: _blank_final(final, traces))
    before = carry.pack(table)
    for number in traces.seats:
        seat = table.seats[number]
        if seat.kind != "bot" and seat.name:
            seat.name, seat.clock.said = FORGOTTEN, ()
    for seat in table.seats:
        seat.words = [(mark, said_in) for mark, said_in in seat.words if said_in not in traces.messages]
    table.askers = [one._replace(name=FORGOTTEN) if one.player in traces.players else one for one in table.askers]
    if traces.mine:
        table.name = None
    if table.final is not None:
        table.final = _blank_final(table.final, traces)
    if traces.words and table.state is not None and not isinstance(table.game, RetiredGame):
        table.game.unsay(table.state, UNSAID, words=traces.words)
    table.lasting = None
    after = carry.pack(table)
    return packed if after == before else after


def _blank_final(final: dict[str, Any], traces: Traces) -> dict[str, Any]:
    return without(final, traces.seats, traces.said)
