"""Random tables at every pace, compared with a ledger that goes minute by minute (`clock_ledger.py`)."""

from __future__ import annotations

from datetime import datetime
from random import Random
from typing import Any

import pytest

from chalicelib.log.nights_and_weekends import MINUTE, Hours
from chalicelib.log.pace import PLAIN, Off, Pace
from chalicelib.play.club import Club
from chalicelib.play.table_queries import look
from chalicelib.store.sqlite import SqliteStore
from tests.laws.values import instance
from tests.tables.clock_ledger import Account, Ledger, shown
from tests.tables.clock_simulator import A_DAY, Home, Life
from tests.tables.log.test_nights_and_weekends import ZONES
from tests.tables.people import START, Person, Time, open_club, seated

NAMES = ("Ruth", "Hal", "Bea")
WEEKS = 14 * A_DAY
GAMES: tuple[dict[str, Any], ...] = (
    {"options": {"stymie": True}},
    {"options": {"stymie": False}},
    {"game": "tiny", "options": {"rounds": 3}},
)
OFF: tuple[tuple[Off, ...], ...] = ((), ("nights",), ("weekends",), ("nights", "weekends"))
DOES = {"move": 8, "move again": 2, "pause": 2, "resume": 2, "away": 1, "here": 1, "move house": 1, "leave": 0.2, "nothing": 3}


class Played:
    """A table, its players, and the ledger."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.time = Time(self._near_a_change_of_time())
        self.club: Club = open_club(SqliteStore(None), self.time)
        self.people = [Person(self.club, name) for name in NAMES]
        self.off = self.random.choice(OFF)
        lives = [Life("nights" in self.off, "weekends" in self.off) for _ in NAMES]
        for person, life in zip(self.people, lives, strict=True):
            if self.random.random() < 0.8:
                self._settle(person, life)
        self.ledger = Ledger(self.now, [Account(life) for life in lives])
        self.table, self.paused = self._make(), None
        self.ledger.begin(self.view["waiting_for"])

    def _near_a_change_of_time(self) -> int:
        near = START + self.random.choice((0, 130, 150, 285, 310)) * A_DAY * MINUTE
        return (near // MINUTE + self.random.randrange(14 * A_DAY)) * MINUTE

    def _settle(self, person: Person, life: Life) -> None:
        home = self._home()
        person.say_hours(Hours(home.zone or "", home.start, home.end))
        if self.off:
            life.homes.append((self.now, home))

    def _home(self) -> Home:
        start = self.random.randrange(A_DAY)
        return Home(self.random.choice(ZONES), start, (start + self.random.randint(1, 720)) % A_DAY)

    def _make(self) -> str:
        ledger, hours, pace = self.ledger, None, PLAIN
        if self.random.random() < 0.5:
            ledger.bank, ledger.back = self.random.randrange(300, 3000), self.random.randrange(6, 600)
            pace = Pace(ledger.bank * MINUTE, ledger.back * MINUTE, self.off)
        else:
            hours = self.random.randint(5, 60)
            ledger.each, pace = hours * 60, Pace(off=self.off)
        wanted = self.random.choice(GAMES)
        return seated(self.club, *NAMES, clock_hours=hours, pace=pace, **wanted)[0]

    @property
    def now(self) -> int:
        return self.time.now // MINUTE

    @property
    def view(self) -> dict[str, Any]:
        """Return the view of a watcher, whose request writes time-outs."""
        shown = look(self.club, None, self.table).view
        assert shown is not None
        return shown

    def pass_minutes(self, minutes: int) -> None:
        self.ledger.pass_minutes(minutes)
        self.time.now += minutes * MINUTE

    def step(self) -> None:
        """Let time pass, check who is late, and let a player do something."""
        before = self.version
        self.pass_minutes(self.random.choice((1, 30, 200, 600)))
        late = self.ledger.late
        assert timed_out(self.club, self.table, before) == late
        self.follow(late)
        if self.view["status"] == "playing":
            self.do(self.random.choices([*DOES], [*DOES.values()])[0])

    @property
    def version(self) -> int:
        return int(self.view["version"])

    def follow(self, decided: list[int]) -> None:
        view = self.view
        if self.ledger.bank:
            for seat in decided:
                assert shown(view, "left")[seat] >= 0
        bots = {seat["seat"] for seat in view["seats"] if seat["played_by_bot"]}
        self.ledger.follow(view["waiting_for"] if view["status"] == "playing" else (), decided)
        for seat in bots - self.ledger.bots:
            self.ledger.leave(seat)
        self._look_for_a_pause()

    def do(self, what: str) -> None:
        seat = self.random.randrange(len(self.people))
        person, view = self.people[seat], self.people[seat].view(self.table)
        match what:
            case "move" | "move again":
                self._move(what == "move", view["waiting_for"])
            case "pause" if not view["seats"][seat]["played_by_bot"]:
                self._pause(person)
            case "resume" if (pause := view["pace"]["pause"]) and pause["since"]:
                person.resume(self.table)
                self.ledger.resume()
            case "away" if shown(view, "away").get(seat) is None:
                until = self.now + self.random.randrange(1, WEEKS)
                if person.say_away(until * MINUTE).tables:
                    self.ledger.away(seat, self._until(seat))
            case "here":
                person.say_away(None)
                self.ledger.away(seat, None)
            case "move house":
                self._move_house(seat)
            case "leave" if not view["seats"][seat]["played_by_bot"]:
                self._leave(seat)

    def _until(self, seat: int) -> int | None:
        """Return the end of the absence in views; the last of its eight weeks may have been shortened."""
        away = shown(self.view, "away").get(seat)
        return None if away is None else round(datetime.fromisoformat(away).timestamp()) // 60

    def _move(self, waited_for: bool, waiting: list[int]) -> None:
        may = [seat for seat, person in enumerate(self.people) if person.view(self.table)["legal"] is not None]
        may = [seat for seat in may if (seat in waiting) == waited_for and seat not in self.ledger.bots]
        if may:
            seat = self.random.choice(may)
            person = self.people[seat]
            person.play(self.table, instance(person.view(self.table)["legal"], self.random))
            self.follow([seat] if waited_for else [])

    def _pause(self, person: Person) -> None:
        person.pause(self.table)
        self._look_for_a_pause()

    def _look_for_a_pause(self) -> None:
        """Check for a pause, which also begins when the last player who did not agree leaves or is played by a bot."""
        pause = self.view["pace"]["pause"]
        since = pause and pause["since"]
        if since and since != self.paused:
            self.ledger.pause()
        self.paused = since

    def _move_house(self, seat: int) -> None:
        homes, home = self.ledger.accounts[seat].life.homes, self._home()
        if self.off and (not homes or self.now - homes[-1][0] >= A_DAY):
            assert home.zone
            self.people[seat].say_hours(Hours(home.zone, home.start, home.end))
            self.ledger.move_house(seat, home)

    def _leave(self, seat: int) -> None:
        self.people[seat].leave(self.table)
        self.ledger.leave(seat)
        self.follow([seat])
        if self.view["status"] == "playing":
            self.people[seat].take(self.table, "")
            self.ledger.come_back(seat)
            self.follow([])

    def agree(self) -> None:
        """Assert that the table shows what the ledger says."""
        view, ledger = self.view, self.ledger
        ends = {seat: round(datetime.fromisoformat(end).timestamp()) for seat, end in shown(view, "deadline").items()}
        assert ends == {seat: minute * 60 for seat, minute in ledger.ends().items()}
        if ledger.bank:
            still = {seat: left for seat, left in shown(view, "left").items() if not ledger.accounts[seat].runs}
            assert still == {seat: ledger.accounts[seat].left * 60 for seat in still}
            assert all(account.used <= account.given for account in ledger.accounts)


def timed_out(club: Club, table: str, since: int) -> list[int]:
    """Return the seats whose clocks ran out, by the next request."""
    view = look(club, None, table, since).view
    return sorted(event["seat"] for event in view["happened"] if event["kind"] == "timed-out") if view else []


def play(seed: int, steps: int = 25) -> None:
    table = Played(seed)
    for _ in range(steps):
        if table.random.random() < 0.4:
            table.agree()
        if table.view["status"] != "playing":
            return
        table.step()
    table.agree()


@pytest.mark.parametrize("seed", range(8))
def test_a_table_at_any_pace_keeps_time_as_the_ledger_does(seed: int) -> None:
    play(seed, steps=10)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 250))
def test_many_tables_at_any_pace_keep_time_as_the_ledger_does(seed: int) -> None:
    play(seed)
