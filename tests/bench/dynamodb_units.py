"""Measure what a move costs in DynamoDB's units, by its published rules, from the sizes of the real items.

    python -m tests.bench.dynamodb_units

People play when they have a minute, and chat: every twentieth move is a message. Units are counted from the start of the table
to move 60 (The Trading Ring, which is shorter: 20), to move 600, and to the end, including the final record and the boards.
Moves in dice games are random; in card games they are those of the bots' middle level.

`log` counts writes of the log, `all` also everything that follows from it: the rows of players and clocks, results, boards.
`read` counts reads of the log, by an instance with the table in memory and by one without. The exit status is 1 if a limit is
exceeded.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from functools import partial
from itertools import count
from random import Random
from typing import Any, NamedTuple

from chalicelib.actions.join import take_seat
from chalicelib.actions.leave import leave
from chalicelib.actions.make import RequestedSeat, TableRequest, make_table
from chalicelib.actions.message import send_message
from chalicelib.actions.move import play
from chalicelib.api.service import project
from chalicelib.aws.concurrent_wake import wake_concurrently
from chalicelib.boards import course_boards, profile_updates
from chalicelib.boards.courses import BUILT_IN
from chalicelib.boards.results import SeatResult, by_seat, place
from chalicelib.log.entries import to_base64url
from chalicelib.notifications.notify import notify_due
from chalicelib.play.club import Club
from chalicelib.play.load_table import load
from chalicelib.play.table_queries import look
from chalicelib.players.tables import my_tables
from chalicelib.store.interface import Store
from chalicelib.store.sqlite import SqliteStore
from chalicelib.upkeep.wake import wake
from tests.bench.board_reads import veterans
from tests.faults.page_client import any_move
from tests.store.meter import Meter

LOG_MOST, ALL_MOST = 1.3, 2.5
"""Maximum write units per move, by move 60 as by move 600, including joins and boards."""
POLL_MOST = 0.5
"""Maximum read units of a poll without news."""

NAMES = ("Ruth", "Hal", "Margaret", "Old Tom", "Zoë", "Priya", "Jun", "Æsa")
RUTH, HAL = "r" * 22, "h" * 22
TALK = 20
BEGINNING, MOST_MS = 1_790_000_000_000, 4 * 3_600_000
"""The start in Unix milliseconds; the longest time for a move (ms)."""


class Setup(NamedTuple):
    """Dice Golf: the number of people, the holes, and whether people wait for one another (the Stymie)."""

    people: int
    holes: str
    stymie: bool

    def __str__(self) -> str:
        return f"{self.people} people, {self.holes} holes, {'with the Stymie' if self.stymie else 'at their own pace'}"

    def wanted(self) -> dict[str, Any]:
        options = {"holes": self.holes, "stymie": self.stymie}
        return {"game": "dice-golf", "options": options, "course": BUILT_IN["pebble-coast"]}


class Cards(NamedTuple):
    """A card game: the number of people, and whether they are veterans, who have played a thousand rounds of each game."""

    people: int
    game: str
    veterans: bool = False

    def __str__(self) -> str:
        return f"{self.people} {'veterans' if self.veterans else 'people'}, {self.game}"

    def wanted(self) -> dict[str, Any]:
        return {"game": self.game, "options": {}, "course": None}


class Golf(NamedTuple):
    """MULLIGAN: the number of people, and the modes. Eighteen holes, or nine when playing for chips."""

    people: int
    modes: tuple[str, ...] = ()

    def __str__(self) -> str:
        return ", ".join([f"{self.people} people", "mulligan", *self.modes])

    def wanted(self) -> dict[str, Any]:
        return {"game": "mulligan", "options": {"modes": [*self.modes]}, "course": BUILT_IN["pebble-coast"]}


Table = Setup | Cards | Golf


class Row(NamedTuple):
    """Units per move so far; `ended` at the end of the game."""

    game: str
    moves: int
    ended: bool
    log: float
    all: float
    warm: float
    cold: float
    rows: float
    """Units read apart from the log: by projections, and by the moves themselves."""


class Poll(NamedTuple):
    """Read units of a poll without news by a player and a watcher, and of an instance's first request for the table: a poll
    (`cold`), and a first view (`first`, a strong read).
    """

    game: str
    moves: int
    player: float
    watcher: float
    cold: float
    first: float


class Home(NamedTuple):
    """Read units of a list of the player's tables, by the number of running and finished ones."""

    played: int
    over: int
    read: float


class Minute(NamedTuple):
    """Units of one run of the scheduled handler, by the number of due tables."""

    due: int
    read: float
    written: float


class Board(NamedTuple):
    """Units of a leaderboard, by its number of rounds: the most that one more round writes and reads, what the round writes to
    its player's rows, and what a page of a hundred and a player's place read.
    """

    rounds: int
    finish: float
    looks: float
    people: float
    page: float
    mine: float


BOARDS = (10, 1000)
FINISH_MOST, PEOPLE_MOST, BOARD_MOST = 36, 16, 2
"""Maximum write units of a round on its boards and of its player’s own rows, and read units of a place or a page of a board,
however much was played before.
"""

DUE = (0, 1, 100)
SHARDS_MOST = 4.0
"""Read units of looking for due tables if there are none: half a unit per shard."""
QUIET_MOST = 1 + SHARDS_MOST
"""Read units of a minute in which no table is due: a strong read of whether the club is closed, and the queue."""

HOMES = ((1, 0), (3, 10), (10, 40))
SHORT = [Setup(people, "18", stymie) for people in (2, 4) for stymie in (True, False)]
LONG = [Setup(4, "72", stymie=False)]
"""The longest possible round: 576 moves, and thirty messages."""
BECKS = [Cards(people, "becks-golf") for people in (2, 5)]
TRADES = [Cards(4, "trade-ring"), Cards(4, "trade-ring", veterans=True)]
GOLF = [Golf(4), Golf(2, ("best_ball", "heavy_bag")), Golf(3, ("wolf", "interesting")), Golf(2, ("course", "handicap"))]
DICE: dict[Table, int] = {**dict.fromkeys(SHORT, 60), **dict.fromkeys(LONG, 600)}
MOVES: dict[Table, int] = DICE | dict.fromkeys(BECKS, 60) | dict.fromkeys(TRADES, 20) | dict.fromkeys(GOLF, 60)


class Round:
    """A table in `store` and its people. `eyes` has the same items, for reads that are not to be counted.

    A `forgetful` club has no table in memory, at any request.
    """

    def __init__(self, store: Store, eyes: Store, setup: Table, *, forgetful: bool = False) -> None:
        self.game, self.moves, self.forgetful = str(setup), 0, forgetful
        self.metered = store if isinstance(store, Meter) else None
        self.random, self.now = Random(self.game.replace("veterans", "people")), BEGINNING  # the same game
        self.club = Club(store, clock=lambda: self.now, entropy=self.random.randbytes, project=partial(project, store))
        self.eyes = Club(eyes, clock=lambda: self.now)
        self.players = [to_base64url(self.random.randbytes(16)) for _ in range(setup.people)]
        if isinstance(setup, Cards) and setup.veterans:
            veterans(eyes, self.players)
        self.table = self._begin(setup)

    def _begin(self, setup: Table) -> str:
        seats = [RequestedSeat("me", NAMES[0]), *[RequestedSeat("open")] * (setup.people - 1)]
        wanted = TableRequest(seats=seats, nonce=self.random.randbytes(16), **setup.wanted())
        made = make_table(self.club, self.players[0], "key", wanted, "make")
        for player, name in [*zip(self.players, NAMES, strict=False)][1:]:
            self.pass_time()
            take_seat(self.club, player, made.id, name, made.links["join"].split("=")[1], self.random.randbytes(16))
        return made.id

    def pass_time(self) -> None:
        """Let some time pass, and run the scheduled handler."""
        self.now += self.random.randrange(MOST_MS)
        before = self.metered.read["rows"] if self.metered else 0
        wake(self.club)
        if self.metered:  # reads of the handler are counted per minute (`minutes`)
            self.metered.read["rows"] = before

    def play(self) -> Iterator[int]:
        """Play to the end. Yield the number of moves after each."""
        for self.moves in count():
            if self.moves:
                yield self.moves
            self.pass_time()
            view = self.look()
            if view["status"] == "finished":
                return
            if self.forgetful:
                self.club.forget()
            if self.moves % TALK == TALK - 1:
                send_message(self.club, self.players[0], self.table, "Well played, everybody!", f"message-{self.moves}")
                continue
            seat = view["you"]
            move = any_move(self.random, view["legal"]) if view["game"] == "dice-golf" else self._sensible(seat)
            play(self.club, self.players[seat], self.table, move, view["version"], f"move-{self.moves}")

    def _sensible(self, seat: int) -> Any:
        table = load(self.eyes, self.table, strong=True)
        legal = table.game.legal(table.state, seat)
        assert legal
        return table.game.choose(table.game.view(table.state, seat), seat, legal, "normal", self.random)

    def look(self) -> dict[str, Any]:
        """Return the view of a random player whose turn it is."""
        view = look(self.eyes, None, self.table).view
        assert view
        if view["waiting_for"]:
            view = look(self.eyes, self.players[self.random.choice(view["waiting_for"])], self.table).view
            assert view
        return view


def rows() -> Iterator[Row | Poll | Board | Home | Minute]:
    """Yield all figures."""
    yield from games()
    yield from polls()
    yield from map(boards_of, BOARDS)
    yield from homes()
    yield from minutes()


def games(setups: Mapping[Table, int] = MOVES) -> Iterator[Row]:
    """Yield the figures of each game after 20, 60 or 600 moves, and at its end."""
    for setup, moves in setups.items():
        warm, cold = meter(setup, moves), meter(setup, moves, forgetful=True)
        for one, other in zip(warm, cold, strict=True):
            yield one._replace(cold=other.warm)


def meter(setup: Table, moves: int, *, forgetful: bool = False) -> list[Row]:
    """Return what the game costs per move after so many moves, and at its end."""
    with closing(SqliteStore()) as store:
        metered = Meter(store)
        table = Round(metered, store, setup, forgetful=forgetful)
        found = [_row(setup, n, metered) for n in table.play() if n == moves]
        return [*found, _row(setup, table.moves, metered, ended=True)]


def _row(setup: Table, moves: int, metered: Meter, *, ended: bool = False) -> Row:
    log, rest, read = metered.written["log"], metered.written["rows"], metered.read["log"]
    return Row(str(setup), moves, ended, log / moves, (log + rest) / moves, read / moves, 0, metered.read["rows"] / moves)


def polls() -> Iterator[Poll]:
    """Yield the figures of polls in the middle of each game."""
    for setup, moves in MOVES.items():
        with closing(SqliteStore()) as store:
            metered = Meter(store)
            table = Round(metered, store, setup)
            next(n for n in table.play() if n == moves)
            yield poll(table, metered)


def poll(table: Round, metered: Meter) -> Poll:
    """Measure polls at this table now."""
    player, version = table.players[0], table.look()["version"]

    def cost(who: str | None, since: int | None, *, forget: bool = False) -> float:
        if forget:
            table.club.forget()
        metered.reset()
        look(table.club, who, table.table, since)
        return sum(metered.read.values())

    cost(player, version)
    idle, watcher = cost(player, version), cost(None, version)
    cold, first = cost(player, version, forget=True), cost(player, None, forget=True)
    return Poll(table.game, table.moves, idle, watcher, cold, first)


def homes() -> Iterator[Home]:
    """Yield what the home page reads each time it requests the player's tables."""
    for played, over in HOMES:
        with closing(SqliteStore()) as store:
            metered = Meter(store)
            club = Club(metered, project=partial(project, metered))
            for number in range(played + over):
                _table_at_home(club, f"table-{number}", closed=number >= played)
            metered.reset()
            my_tables(club, RUTH, played + over)
            yield Home(played, over, sum(metered.read.values()))


def _table_at_home(club: Club, key: str, *, closed: bool) -> None:
    wanted = TableRequest(seats=[RequestedSeat("me", NAMES[0]), RequestedSeat("open")], **SHORT[0].wanted())
    made = make_table(club, RUTH, "key", wanted, key)
    if closed:
        leave(club, RUTH, made.id)
    else:
        take_seat(club, HAL, made.id, NAMES[1], made.links["join"].split("=")[1], b"")


def minutes() -> Iterator[Minute]:
    """Yield runs of the scheduled handler, each with time-outs at all due tables."""
    for due in DUE:
        with closing(SqliteStore()) as store:
            club = Club(store, clock=lambda: BEGINNING, project=partial(project, store))
            for number in range(due):
                alone = TableRequest("dice-golf", [RequestedSeat("me", NAMES[0])], {}, BUILT_IN["pebble-coast"], clock_hours=1)
                make_table(club, f"{number:r>22}", "key", alone, f"table-{number}")
            metered = Meter(store)
            woke = wake_concurrently(
                Club(metered, clock=lambda: BEGINNING + 2 * 3_600_000), lambda: 60.0, notify_due, concurrent=1
            )
            assert woke.tables == due
            yield Minute(due, sum(metered.read.values()), sum(metered.written.values()))


def boards_of(rounds: int) -> Board:
    """Fill a course's leaderboard with rounds, one per hour, by a twentieth as many players, and return what it costs."""
    random, finish, looks, for_people = Random(rounds), 0.0, 0.0, 0.0
    with closing(SqliteStore()) as store:
        metered = Meter(store)
        for number in range(rounds):
            metered.reset()
            player, score = f"{random.randrange(1 + rounds // 20):022d}", min(160, max(55, round(random.gauss(80, 9))))
            seat: SeatResult = {
                "seat": 0,
                "player": player,
                "name": "Margaret",
                "place": 1,
                "score": score,
                "to_par": score - 72,
                "holes_by": {str(hole): [score // 18 + (hole <= score % 18)] for hole in range(1, 19)},
            }
            kind = {
                "game": "dice-golf",
                "course": "pebble-coast",
                "course_name": "Pebble Coast",
                "format": "stroke",
                "modes": "",
            }
            fields: Any = {**kind, "holes": "18", "at": BEGINNING + number * 3_600_000, "seats": [seat]}
            place(metered, f"{number:022d}", 60, fields)
            finish, looks = max(finish, sum(metered.written.values())), max(looks, sum(metered.read.values()))
            metered.reset()
            profile_updates.project(metered, by_seat(f"{number:022d}", fields))
            for_people = max(for_people, sum(metered.written.values()))
        metered.reset()
        course_boards.read(metered, "dice-golf", count=100, course="pebble-coast")
        page = metered.read["rows"]
        metered.reset()
        course_boards.position(metered, "dice-golf", f"{0:022d}", course="pebble-coast")
        return Board(rounds, finish, looks, for_people, page, metered.read["rows"])


def broken(found: Iterable[Row | Poll | Board | Home | Minute]) -> Iterator[str]:
    """Yield a sentence for each limit that is exceeded."""
    for row in found:
        if isinstance(row, Row) and (row.log > LOG_MOST or row.all > ALL_MOST):
            yield f"{row.game}: {row.log:.2f} and {row.all:.2f} units per move (limits {LOG_MOST} and {ALL_MOST})."
        if isinstance(row, Poll) and max(row.player, row.watcher) > POLL_MOST:
            yield f"{row.game}: a poll without news reads {max(row.player, row.watcher)} units (limit {POLL_MOST})."
        if isinstance(row, Minute) and not row.due and row.read > QUIET_MOST:
            yield f"A minute with no due table reads {row.read} units (limit {QUIET_MOST})."
        if isinstance(row, Board) and (row.finish > FINISH_MOST or row.people > PEOPLE_MOST):
            units = f"{row.finish} and {row.people} units (limits {FINISH_MOST} and {PEOPLE_MOST})"
            yield f"A leaderboard of {row.rounds} rounds: one more writes {units}."
        if isinstance(row, Board) and max(row.page, row.mine) > BOARD_MOST:
            yield f"A leaderboard of {row.rounds} rounds: a request reads {max(row.page, row.mine)} units (limit {BOARD_MOST})."


def main() -> int:
    """Print all figures. Return 1 if a limit is exceeded."""
    found = list[Row | Poll | Board | Home | Minute]()
    heads = (f"log ({LOG_MOST})", f"all ({ALL_MOST})", "read: warm")
    _say(f"{'writes per move (limit)':48}{'moves':>6}" + "".join(f"{head:>12}" for head in heads) + f"{'cold':>7}{'rows':>7}")
    for row in games():
        found.append(row)
        game, moves, ended, log, both, warm, cold, rows = row
        _say(f"{game:42}{'all' if ended else '':>6}{moves:6}{log:12.2f}{both:12.2f}{warm:12.2f}{cold:7.2f}{rows:7.2f}")
    _say(f"{'reads of a poll (limit)':48}{'moves':>6}{f'idle ({POLL_MOST})':>12}{'watcher':>12}{'cold':>12}{'first':>7}")
    for one in polls():
        found.append(one)
        name, moves, *units = one
        _say(f"{name:48}{moves:6}" + "".join(f"{unit:{width}.1f}" for unit, width in zip(units, (12, 12, 12, 7), strict=True)))
    for rounds in BOARDS:
        board = boards_of(rounds)
        found.append(board)
        _say(f"leaderboard of {rounds} rounds: one more writes at most {board.finish:.0f} units and reads {board.looks:.0f},")
        _say(f"    and writes {board.people:.0f} to its player's rows, whose index it changes;")
        _say(f"    a page of a hundred reads {board.page:.1f}, a player's place {board.mine:.1f}")
    for played, over, read in homes():
        _say(f"the home page reads {read:.1f} units for {played} running tables and {over} finished ones")
    for minute in minutes():
        found.append(minute)
        due, read, written = minute
        _say(f"a minute reads {read:.1f} units and writes {written:.1f} for {due} due tables")
    return int(any(broken(found)))


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
