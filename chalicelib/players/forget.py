"""Forget a player: remove their name and messages from everything the club keeps, some tables per call.

    PLAYER#<player> ─▶ table by table: leave ─▶ blank the log ─▶ replace projections ─▶ empty the rows that led there
                                                                                             │ no table left
                                          settings, courses ◀─────────────────────────────────┘

If a table still takes entries, one is added first: it gives up the seat (a bot plays on), and removes the words from the table
in memory. Then the earlier entries are replaced without the words, from the last one down. Every step can be repeated, so an
interrupted call loses nothing: the reply says how many tables are left, and the client calls again.
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
"""Time after which a call begins no other table."""
LATER = 1 << 20
"""More entries than a table ever has: added to a row's version once its table is done."""
KEPT = 7 * 24 * 3600
"""Seconds for which the emptied row of a table is kept: entries that are projected late must find it."""


class Forgot(NamedTuple):
    """The tables of this call where the player is now forgotten, those of them that the player had started, how many tables are
    left, and how many of these have a damaged log.
    """

    tables: list[str]
    made: list[str]
    left: int
    damaged: int = 0

    @property
    def over(self) -> bool:
        """Whether everything that can be done is done."""
        return self.left == self.damaged


def forget(club: Club, player: str, asking: Sequence[str] = (), seconds: Callable[[], float] = monotonic) -> Forgot:
    """Forget the player at some of their tables, and at the tables `asking`, where they only ask for a seat. A table with a
    damaged log is reported and skipped. Raises TryAgain.
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
                # The WAS row may not be there yet: it is projected from the entry that has just been added.
                _empty_rows(club, [*left[table], Row(former_pk(player), table, 1, EMPTY)])
            done.append(table)
        outcome = Forgot(done, made, len(tables) - len(done), damaged)
        if outcome.over:
            forget_settings_and_courses(club, player)
        return outcome
    except Unavailable as fault:
        raise TryAgain from fault


def rows_by_table(store: Store, player: str) -> dict[str, list[Row]]:
    """Return the player's rows that lead to tables where they are not forgotten yet, by table."""
    found: dict[str, list[Row]] = {}
    for pk in (running_pk(player), over_pk(player), former_pk(player)):
        for row in all_rows(store, pk, strong=True):
            if row.n < LATER:
                found.setdefault(row.sk.rpartition("#")[2], []).append(row)
    return found


def forget_at(club: Club, player: str, table_id: str) -> bool:
    """Remove the player's words from a table's log and its projections; return whether they had started the table. Raises
    Unavailable: call it again.
    """
    log = club.store.after(table_id, -1, strong=True)
    if not players_in(log, [player]):
        return False
    _, traces = blank_log(table_id, [Entry(found.n, found.body) for found in log], [player], club.rules)
    log = _leave(club, table_id, log, player, traces.seats)
    rewrite(cast(Amendable, club.store), table_id, log, [player], club.rules)
    club.tables.take(table_id)
    return traces.mine


def players_in(log: Sequence[Entry], players: Iterable[str]) -> set[str]:
    """Return which of these players' ids are in the log. An id occurs in no other text."""
    return {player for player in players if any(player in found.body for found in log)}


def rewrite(store: Amendable, table_id: str, log: Sequence[Entry], players: Collection[str], rules: Rules) -> None:
    """Replace a log in the store by one without these players' words, from the last entry down: the snapshot of a later entry
    may hold words of an earlier one.
    """
    without, traces = blank_log(table_id, log, players, rules)
    for old, new in reversed([*zip(log, without, strict=True)]):
        if new != old and not store.amend(table_id, old, new):
            raise Unavailable("Another changed the entry meanwhile.")
    sources = put_projections(store, table_id, without, traces)
    while (now := _read_again(store, table_id, sources, without[-1].n)) != sources:
        sources = put_projections(store, table_id, now, traces)


def _read_again(store: Store, table_id: str, entries: Sequence[Entry], last: int) -> list[Entry]:
    """Read these entries again, since another player may have been forgotten in them meanwhile; or return newer entries, after
    `last`, that replace them for the projections.
    """
    found = {one.n: one for one in store.some(table_id, [*{one.n for one in entries}], strong=True)} if entries else {}
    return _projected_entries([*(found.get(entry.n, entry) for entry in entries), *store.after(table_id, last, strong=True)])


def put_projections(store: Store, table_id: str, log: Sequence[Entry], traces: PlayerTraces) -> list[Entry]:
    """Put cards, results and leaderboards again by what the log says now, unless newer ones are stored. Return the entries that
    they follow from.
    """
    sources = _projected_entries(log)
    if found := _last_with_card(sources):
        body = read_body(found.body)
        for row in cards(table_id, found.n, body.at, body.head):
            _put_again(store, table_id, row, body.at)
    if found := _last_with_result(sources):
        results.replace_results(store, table_id, found.n, read_body(found.body).head.result, traces.players)
    return sources


def _projected_entries(log: Sequence[Entry]) -> list[Entry]:
    """Return the last entry with a card and the last with a result, which may be the same."""
    return [found for found in (_last_with_card(log), _last_with_result(log)) if found]


def _last_with_card(log: Sequence[Entry]) -> Entry | None:
    return next((found for found in reversed(log) if read_body(found.body).head.card), None)


def _last_with_result(log: Sequence[Entry]) -> Entry | None:
    return next((found for found in reversed(log) if read_body(found.body).head.result), None)


def _put_again(store: Store, table_id: str, row: Row, at: int) -> None:
    """Replace a card that follows from an older entry, or from the same one. If a running table has no card, it is over by now;
    if it turns out to be over afterwards, its card is emptied.
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
    """Add the entry by which the player is gone, if the table takes entries; return the log with it."""

    def decide(table: Table, now: int) -> list[Act]:
        return _acts_to_leave(table, player, named)

    try:
        commit(club, table_id, decide, lambda table: None, strong=True)
    except (Refusal, TableDamaged):
        return [*log]
    return club.store.after(table_id, -1, strong=True)


def _acts_to_leave(table: Table, player: str, named: Collection[int]) -> list[Act]:
    """Return the acts that remove the player from the table; none if they are gone. `named`: the seats that have their name,
    according to the log.
    """
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
    """Empty the rows that lead from the player to the table. They expire; until then a late projection cannot replace them."""
    for row in rows:
        done = Row(row.pk, row.sk, row.n % LATER + LATER, EMPTY, expires=club.clock() // 1000 + KEPT)
        club.store.put(done, newer=True)


def is_forgotten_row(row: Row) -> bool:
    """Whether the row led to a table where its player has been forgotten."""
    return row.n >= LATER and row.body == EMPTY


def forget_settings_and_courses(club: Club, player: str) -> None:
    """Forget what is kept of a player apart from tables: their settings, and that they added courses. May raise Unavailable."""
    delete_settings(club, player)
    courses.forget_author(club.store, player, club.clock())


# Remove a player's words from a log: their name, and what they said (docs/decisions/players.md).
#
# Entries keep their numbers, times, moves and marks, so the log leads to the same game and has the same digest, which does not
# depend on words. Placeholders replace the words:
#
#     entry 0, `joined`, `asked`   the name            ─▶ "?"         (time zone and nights are removed)
#     `message`                    the text            ─▶ "…"         (its marks, which are hashes of it, are removed)
#     a move with words in it      the words           ─▶ "…"
#     heads: card, results         the name            ─▶ "?"
#     snapshots                    both, also in the final record
#
# These functions are pure. They find out who had which seat from the players' ids in the log, never from names, so running
# them again, or on a log that is partly done, gives the same result.

MADE, JOINED, BEGAN, ASKED = (KIND_TO_CODE[kind] for kind in ("made", "joined", "began", "asked"))
MESSAGE, MOVE, HOURS = (KIND_TO_CODE[kind] for kind in ("message", "move", "hours"))

Rules = Callable[[str, int], Game[Any]]


class PlayerTraces:
    """What the entries of a log, read one after another, say of these players: the seats that have their names, whether the
    table's name is theirs (`mine`), what they said in moves and from which seat, and the entries of their messages.
    """

    def __init__(self, players: Collection[str]) -> None:
        self.players = players
        self.seats: set[int] = set()
        self.mine = False
        self.words: set[tuple[int, str]] = set()
        self.messages: set[int] = set()

    def blank(self, n: int, body: dict[str, Any]) -> None:
        """Remove the players' words from the body of entry n, the next one, in place."""
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
        """Whether the players said this text in a move from that seat (None: from any)."""
        return any(text == theirs and by in (None, seat) for seat, theirs in self.words)

    def _blank_act(self, n: int, act: list[Any]) -> None:
        kind, seat, what = (*act, None, None)[:3]
        if kind == MADE:
            self.mine = what["maker"] in self.players
            if self.mine:
                what.pop("name", None)
            for number, one in enumerate(what["seats"]):
                self._note_seat(number, one)
        elif kind == JOINED:
            self._note_seat(seat, what)
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
        for seat in _results(act):
            self._blank_person(seat)

    def _note_seat(self, number: int, one: dict[str, Any]) -> None:
        """Note that the seat is now this person's, a bot's or nobody's."""
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
    """Return the players of a result that an act repeats for the leaderboards."""
    what = act[2] if len(act) > 2 else None
    repeated = what.get("r") if isinstance(what, dict) else None
    return repeated["seats"] if isinstance(repeated, dict) and "seats" in repeated else ()


def words_in(value: Any) -> Iterator[str]:
    """Yield the free text in a move."""
    if isinstance(value, dict):
        if value.get("about") == "words" or value.get("kind") == "words":
            yield from (value["text"] for _ in range("text" in value))
        for member in value.values():
            yield from words_in(member)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from words_in(one)


def blank_log(table_id: str, log: Sequence[Entry], players: Collection[str], rules: Rules) -> tuple[list[Entry], PlayerTraces]:
    """Return the whole log without these players' words, entry for entry, and the traces of them that it had."""
    traces, made = PlayerTraces(players), list[Entry]()
    for found in log:
        body = json_codec.load(found.body)
        traces.blank(found.n, body)
        blanked = json_codec.dump(body)
        state = found.state and _blank_state(table_id, found.n, found.state, traces, rules)
        made.append(Entry(found.n, blanked if body != json_codec.load(found.body) else found.body, state))
    return made, traces


def _blank_state(table_id: str, n: int, packed: bytes, traces: PlayerTraces, rules: Rules) -> bytes:
    """Return the snapshot without the players' words; the same one if it has none. Of a snapshot by retired rules, which cannot
    be read, only the final record is kept.
    """
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
