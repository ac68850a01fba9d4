"""Forgets a player: what they were called and what they said is taken out of all that the club keeps, some tables a call.

    PLAYER#<player> ─▶ table by table: leave ─▶ blank the log ─▶ what follows from it ─▶ the rows that led there, emptied
                                                                                             │ none left
                                          settings, courses ◀─────────────────────────────────┘

At a table that takes entries one is added first: the seat is left (a bot plays on), and who folds the log from then on, or has
it folded in memory, holds no words of theirs. Then the entries before it are put again without them (players/forget.py), from
the last one down. Each step does nothing where it was done before, so that breaking off anywhere loses nothing: who is told
that tables are left asks again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from time import monotonic
from typing import Any, NamedTuple, cast

from chalicelib import error_reports, json_codec
from chalicelib.boards import courses, results
from chalicelib.errors import Refusal, RulesRetired, TableDamaged, TryAgain
from chalicelib.games.interface import Game
from chalicelib.log import snapshots
from chalicelib.log.entries import HEAD_KEYS, KIND_TO_CODE, Act, read_body
from chalicelib.log.snapshots import RetiredGame
from chalicelib.log.table import BLANKED, FORGOTTEN, Table, blank_final, blank_words
from chalicelib.play.club import Club
from chalicelib.play.commit import commit, retry_projections
from chalicelib.play.projections import EMPTY_CARD_S, RUNNING, cards, former_pk, is_over, over_pk, running_pk
from chalicelib.players.settings import TABLES, delete_settings
from chalicelib.store.interface import EMPTY, Amendable, Entry, Row, Store, Unavailable, all_rows

SECONDS = 8.0
"""After so long no other table is begun in a call."""
LATER = 1 << 20
"""More entries than a table ever has: a row with more has been done."""
KEPT = 7 * 24 * 3600
"""Seconds after which a row goes that led to a table: entries that are projected late find it until then."""


class Forgot(NamedTuple):
    """The tables that hold nothing any more, of those of this call, and which of them they had made; how many are left, and of
    how many of these the log is damaged.
    """

    tables: list[str]
    made: list[str]
    left: int
    damaged: int = 0

    @property
    def over(self) -> bool:
        """Whether all is done that can be."""
        return self.left == self.damaged


def forget(club: Club, player: str, asking: Sequence[str] = (), seconds: Callable[[], float] = monotonic) -> Forgot:
    """Forgets the player at some of their tables, and at those where they only ask for a seat. A damaged log keeps nobody from
    being forgotten at the others: it is noted, and left. TryAgain.
    """
    begun = seconds()
    try:
        for table in list(club.pending_projections):
            retry_projections(club, table)
        left = rows_by_table(club.store, player)
        tables = [*dict.fromkeys(asking[:TABLES]), *(table for table in sorted(left) if table not in asking)]
        done: list[str] = []
        made: list[str] = []
        damaged = 0
        for table in tables:
            if len(done) == 2 * TABLES or (done and seconds() - begun > SECONDS):
                break
            try:
                if forget_at(club, player, table):
                    made.append(table)
            except (Unavailable, Refusal, TryAgain):
                raise
            except Exception as defect:
                error_reports.note("Forgetting at a table", defect)
                damaged += 1
                continue
            if table in left:
                _empty_rows(club, [*left[table], Row(former_pk(player), table, 1, EMPTY)])  # told of what was done here, late
            done.append(table)
        told = Forgot(done, made, len(tables) - len(done), damaged)
        if told.over:
            forget_settings_and_courses(club, player)
        return told
    except Unavailable as fault:
        raise TryAgain from fault


def rows_by_table(store: Store, player: str) -> dict[str, list[Row]]:
    """The rows of this player that lead to tables that have not been done, by table."""
    found: dict[str, list[Row]] = {}
    for pk in (running_pk(player), over_pk(player), former_pk(player)):
        for row in all_rows(store, pk, strong=True):
            if row.n < LATER:
                found.setdefault(row.sk.rpartition("#")[2], []).append(row)
    return found


def forget_at(club: Club, player: str, table_id: str) -> bool:
    """Takes all that is theirs out of a table's log, and of what follows from it; whether they had made the table.
    Unavailable: call it again.
    """
    log = club.store.after(table_id, -1, strong=True)
    if not players_in(log, [player]):
        return False
    _, traces = blank_log(table_id, [Entry(found.n, found.body) for found in log], [player], club.rules)
    log = _leave(club, table_id, log, player, traces.seats)
    rewrite(cast(Amendable, club.store), table_id, log, [player], club.rules)
    club.memory.take(table_id)
    return traces.mine


def players_in(log: Sequence[Entry], players: Iterable[str]) -> set[str]:
    """Of which of these players the log tells anything: an id is like no other text."""
    return {player for player in players if any(player in found.body for found in log)}


def rewrite(store: Amendable, table_id: str, log: Sequence[Entry], players: Collection[str], rules: Rules) -> None:
    """Puts a log in the store again without these players' words, from the last entry down: what an entry carries may tell what
    one below it said.
    """
    without, traces = blank_log(table_id, log, players, rules)
    for old, new in reversed([*zip(log, without, strict=True)]):
        if new != old and not store.amend(table_id, old, new):
            raise Unavailable("Another changed the entry meanwhile.")
    told = put_projections(store, table_id, without, traces)
    while (now := _as_they_stand(store, table_id, told, without[-1].n)) != told:
        told = put_projections(store, table_id, now, traces)


def _as_they_stand(store: Store, table_id: str, told: Sequence[Entry], last: int) -> list[Entry]:
    """The same entries, at which another may have been forgotten meanwhile; or those since the `last` that tell of the same."""
    found = {entry.n: entry for entry in store.some(table_id, [*{entry.n for entry in told}], strong=True)} if told else {}
    return _telling([*(found.get(entry.n, entry) for entry in told), *store.after(table_id, last, strong=True)])


def put_projections(store: Store, table_id: str, log: Sequence[Entry], traces: PlayerTraces) -> list[Entry]:
    """Puts cards, results and boards again by what a log tells of them now, where none stands that is newer; the entries that
    told of them last.
    """
    told = _telling(log)
    if found := _last_with_card(told):
        body = read_body(found.body)
        for row in cards(table_id, found.n, body.at, body.head):
            _put_again(store, table_id, row, body.at)
    if found := _last_with_result(told):
        results.replace_results(store, table_id, found.n, read_body(found.body).head.result, traces.players)
    return told


def _telling(log: Sequence[Entry]) -> list[Entry]:
    """The last entry that tells of cards, and the last that tells of results: perhaps the same."""
    return [found for found in (_last_with_card(log), _last_with_result(log)) if found]


def _last_with_card(log: Sequence[Entry]) -> Entry | None:
    return next((found for found in reversed(log) if read_body(found.body).head.card), None)


def _last_with_result(log: Sequence[Entry]) -> Entry | None:
    return next((found for found in reversed(log) if read_body(found.body).head.result), None)


def _put_again(store: Store, table_id: str, row: Row, at: int) -> None:
    """In place of an older one, or of one that the same entry gave. Where no card of a table that runs stands, it is over; and
    where it is over by now, none is to stand.
    """
    running = row.pk.startswith(RUNNING)
    standing = store.get(row.pk, row.sk, strong=True)
    if standing is None and running:
        return
    if standing is None or standing.n < row.n:
        store.put(row, newer=True)
    elif standing.n == row.n and standing.body not in (row.body, EMPTY):
        store.put(row)
    else:
        return
    if running and is_over(store, table_id):
        store.put(Row(row.pk, row.sk, row.n, EMPTY, at // 1000 + EMPTY_CARD_S))


def _leave(club: Club, table_id: str, log: Sequence[Entry], player: str, named: Collection[int]) -> list[Entry]:
    """Has the table know, if it takes entries: its log with that."""

    def decide(table: Table, now: int) -> list[Act]:
        return _farewell(table, player, named)

    try:
        commit(club, table_id, decide, lambda table: None, strong=True)
    except (Refusal, TableDamaged):
        return [*log]
    return club.store.after(table_id, -1, strong=True)


def _farewell(table: Table, player: str, named: Collection[int]) -> list[Act]:
    """The acts by which they are gone; none where they are. `named`: the seats whose name, as the log tells, is theirs."""
    table.game.unit  # noqa: B018  # RulesRetired, before anything is changed
    held = [number for number, seat in enumerate(table.seats) if seat.player == player]
    empty = [number for number in named if table.seats[number].player is None and table.seats[number].kind == "human"]
    seats = sorted({*held, *(number for number in empty if table.seats[number].name != FORGOTTEN)})
    known = player in (table.maker, *(asker.player for asker in table.requests), *table.declined_players)
    if not seats and not known:
        return []
    acts: list[Act] = []
    if table.status == "open":
        own = next((number for number in held if table.seats[number].kind == "human"), None)
        if table.maker == player:
            acts.append(Act("closed", own))
        elif own is not None:
            acts.append(Act("left", own))
            seats.remove(own)
    elif table.status == "playing":
        acts += [Act("released", number, 0) for number in held]
    return [*acts, Act("forgotten", None, {"seats": seats, "players": [player]})]


def _empty_rows(club: Club, rows: Iterable[Row]) -> None:
    """Empties the rows that lead the player to the table: they go by themselves, and what is told late takes no one's place."""
    for row in rows:
        done = Row(row.pk, row.sk, row.n % LATER + LATER, EMPTY, expires=club.clock() // 1000 + KEPT)
        club.store.put(done, newer=True)


def is_forgotten_row(row: Row) -> bool:
    """Whether the row led to a table where somebody has been forgotten."""
    return row.n >= LATER and row.body == EMPTY


def forget_settings_and_courses(club: Club, player: str) -> None:
    """What is kept of them apart from tables: settings, and that they made courses. May raise Unavailable."""
    delete_settings(club, player)
    courses.forget_author(club.store, player, club.clock())


# What a log holds of somebody's words, taken out of it: what they were called, and what they said (docs/decisions/players.md).
#
# Entries stay where they are, with their numbers, times, moves and marks: a fold of the log leads to the same game, and its
# digest is what it was, for it goes by no words. In their place stand such as mean nothing:
#
#     entry 0, `joined`, `asked`   the name            ─▶ "?"         (and where they live and sleep: nothing)
#     `message`                    the text            ─▶ "…"         (and the marks, which are hashes of it: none)
#     a move with words in it      the words           ─▶ "…"
#     heads: card, results         the name            ─▶ "?"
#     carried states               both, wherever they stand, and what the last one keeps for ever
#
# Pure: who holds which seat is read off the log itself, by players' ids and never by names, so that it comes to the same
# however often it is done, and however much of it was done before.

MADE, JOINED, BEGAN, ASKED = (KIND_TO_CODE[kind] for kind in ("made", "joined", "began", "asked"))
MESSAGE, MOVE, HOURS = (KIND_TO_CODE[kind] for kind in ("message", "move", "hours"))

Rules = Callable[[str, int], Game[Any]]


class PlayerTraces:
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
        if card := head.get(HEAD_KEYS["card"]):
            card["seats"] = [self._face(number, face) for number, face in enumerate(card["seats"])]
            if self.mine:
                card.pop("name", None)
        for seat in (head.get(HEAD_KEYS["result"]) or {}).get("seats", ()):
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
            act[2:] = [BLANKED]
            self.messages.add(n)
        elif kind == MOVE and seat in self.seats and (words := {(seat, text) for text in words_in(what)}):
            self.words |= {(by, text) for by, text in words if text != BLANKED}
            act[2:] = [blank_words(what, lambda by, text: True)]
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
    """Whom an act tells boards of again."""
    what = act[2] if len(act) > 2 else None
    told = what.get("r") if isinstance(what, dict) else None
    return told["seats"] if isinstance(told, dict) and "seats" in told else ()


def words_in(told: Any) -> Iterator[str]:
    """What a move says in words."""
    if isinstance(told, dict):
        if told.get("about") == "words" or told.get("kind") == "words":
            yield from (told["text"] for _ in range("text" in told))
        for member in told.values():
            yield from words_in(member)
    elif isinstance(told, list | tuple):
        for one in told:
            yield from words_in(one)


def blank_log(table_id: str, log: Sequence[Entry], players: Collection[str], rules: Rules) -> tuple[list[Entry], PlayerTraces]:
    """The whole log without these players' words, entry for entry, and what it told of them."""
    traces, made = PlayerTraces(players), list[Entry]()
    for found in log:
        body = json_codec.load(found.body)
        traces.blank(found.n, body)
        told = json_codec.dump(body)
        state = found.state and _blank_state(table_id, found.n, found.state, traces, rules)
        made.append(Entry(found.n, told if body != json_codec.load(found.body) else found.body, state))
    return made, traces


def _blank_state(table_id: str, n: int, packed: bytes, traces: PlayerTraces, rules: Rules) -> bytes:
    """The same state where nothing in it is theirs. Of one that this build cannot read what it keeps for ever stays alone."""
    try:
        table = snapshots.unpack(table_id, n, packed, rules)
    except RulesRetired:
        table = None
    if table is None:
        return snapshots.keep_only_final(packed, lambda final: _blank_final(final, traces))
    before = snapshots.pack(table)
    for number in traces.seats:
        seat = table.seats[number]
        if seat.kind != "bot" and seat.name:
            seat.name, seat.clock.said = FORGOTTEN, ()
    for seat in table.seats:
        seat.words = [(mark, said_in) for mark, said_in in seat.words if said_in not in traces.messages]
    table.requests = [one._replace(name=FORGOTTEN) if one.player in traces.players else one for one in table.requests]
    if traces.mine:
        table.name = None
    if table.final is not None:
        table.final = _blank_final(table.final, traces)
    if traces.words and table.state is not None and not isinstance(table.game, RetiredGame):
        table.game.replace_words(table.state, BLANKED, words=traces.words)
    table.stable_json = None
    after = snapshots.pack(table)
    return packed if after == before else after


def _blank_final(final: dict[str, Any], traces: PlayerTraces) -> dict[str, Any]:
    return blank_final(final, traces.seats, traces.said)
