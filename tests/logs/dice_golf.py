"""Stories of Dice Golf: every format at both paces, and everything else that can happen to a table of any game."""

from __future__ import annotations

from chalicelib.actions.challenge import take_challenge
from chalicelib.actions.make import RequestedSeat
from chalicelib.boards.courses import BUILT_IN
from chalicelib.games.dice_golf.options import FORMATS, TWO_AGAINST_TWO
from chalicelib.games.interface import LEVELS, Course, Hole
from chalicelib.log.nights_and_weekends import Hours
from chalicelib.log.pace import Pace
from chalicelib.upkeep.wake import wake
from tests.faults.page_client import any_move
from tests.logs.teller import Story, Teller, whole
from tests.tables.people import HOUR, OPEN

FOUR_HOLES = Course("four", "Four Holes", tuple(Hole(par, 100 * par) for par in (4, 3, 5, 4)))
PEBBLE_COAST = BUILT_IN["pebble-coast"]
BERLIN, AUCKLAND = Hours("Europe/Berlin", 22 * 60, 7 * 60), Hours("Pacific/Auckland", 23 * 60, 8 * 60)
DAYS = 24


def a_round(scoring: str, stymie: bool) -> Story:
    """A whole round in this format."""
    people = 4 if scoring in TWO_AGAINST_TWO else 3 if scoring == "match" else 2
    return whole(people, course=FOUR_HOLES, options={"format": scoring, "stymie": stymie})


def nine_holes(teller: Teller) -> str:
    """The back nine of a real course, messages after it, and a rematch."""
    table = teller.sit(2, course=PEBBLE_COAST, options={"holes": "back"})
    teller.play(table)
    teller.people[0].say(table, "Well played!")
    teller.people[1].rematch(table)
    return table


def seventy_two_holes(teller: Teller) -> str:
    """Unfinished, with bots' moves that were cut short."""
    table = teller.sit(1, [RequestedSeat("bot", level="hard")], course=PEBBLE_COAST, options={"holes": "72"})
    teller.play(table, 30)
    return table


def comings_and_goings(teller: Teller) -> str:
    """Messages, a seat that leaves and comes back, and one that times out twice, is released and taken by somebody else."""
    ruth, hal, zoe, tom = teller.people[:4]
    table = teller.sit(3, course=PEBBLE_COAST, options={"holes": "front", "stymie": False}, clock_hours=48.0)
    teller.play(table, 6)
    hal.say(table, "Back on Monday – 🏌️")
    hal.leave(table)
    teller.play(table, 4)
    hal.take(table, "")
    for _ in range(2):
        teller.time.pass_hours(49)
        ruth.view(table)
        for person in (ruth, hal):
            if person.view(table)["legal"]:
                person.play(table, any_move(teller.random, person.view(table)["legal"]))
    code = ruth.release(table, 2)["join"].split("=")[1]
    teller.time.pass_hours(49)
    tom.take(table, code, nonce=teller.random.randbytes(16))
    tom.say(table, "Where are we?")
    teller.play(table)
    return table


def a_pace_of_their_own(*, to_its_end: bool) -> Story:
    """A time bank; nights and weekends that do not count, with changing hours; absences, one cut short; pauses; a nudge."""

    def story(teller: Teller) -> str:
        ruth, hal, zoe = teller.people[:3]
        ruth.say_hours(BERLIN)
        pace = Pace(40 * HOUR, HOUR, ("nights", "weekends"))
        table = teller.sit(3, course=FOUR_HOLES, options={"stymie": False}, clock_hours=None, pace=pace)
        teller.play(table, 8)
        hal.say_hours(AUCKLAND)
        ruth.say_away(teller.time.now + 9 * DAYS * HOUR)
        teller.time.pass_hours(30)
        ruth.say_away(None)
        for person in (zoe, hal, ruth):
            person.pause(table)
        teller.time.pass_hours(100)
        hal.resume(table)
        zoe.pause(table)
        ruth.resume(table)
        zoe.say_away(teller.time.now + 2 * DAYS * HOUR)
        teller.play(table, 4)
        late = ruth.view(table)["waiting_for"][0]
        (hal if late == 0 else ruth).nudge(table, late)
        if to_its_end:
            teller.time.pass_hours(300)
            teller.play(table)
        return table

    return story


def rematch(teller: Teller) -> str:
    """A table that was made as a rematch, where a bot got a player's reserved seat."""
    old = teller.sit(2, course=FOUR_HOLES, options={"stymie": True})
    teller.play(old)
    new = teller.people[1].rematch(old, teller.random.randbytes(16)).table
    teller.people[1].start(new)
    teller.people = teller.people[1:2]
    teller.play(new)
    return new


def challenge(teller: Teller) -> str:
    """A round of a day's challenge: entry 0 has the day and its seed. The last message is from the day after."""
    ruth = teller.people[0]
    teller.time.pass_hours(4)  # a new day begins, so that it is over before this one is
    taken = take_challenge(teller.club, ruth.id, ruth.name, teller.random.randbytes(16))
    teller.people = teller.people[:1]
    teller.play(taken.made.id)
    teller.time.pass_hours(24)
    ruth.say(taken.made.id, "Nobody else rolled better?")
    return taken.made.id


def unfinished(teller: Teller) -> str:
    """An unfinished game with the Stymie."""
    table = teller.sit(3, course=FOUR_HOLES, options={"stymie": True})
    teller.play(table, 17)
    return table


def open_table(teller: Teller) -> str:
    """An open table with two of four players."""
    made = teller.people[0].make(OPEN, OPEN, OPEN, key="frozen", course=FOUR_HOLES)
    teller.people[1].join(made)
    return made.id


def asking(teller: Teller) -> str:
    """An open table where one request was accepted, one is open, one was declined, and one was withdrawn."""
    ruth, hal, zoe, tom, margaret = teller.people[:5]
    made = ruth.make(OPEN, OPEN, OPEN, key="frozen", course=FOUR_HOLES)
    asked = {person.name: person.ask(made.id, teller.random.randbytes(16))["version"] for person in (hal, zoe, tom, margaret)}
    ruth.seat(made.id, asked[hal.name], 2)
    ruth.decline(made.id, asked[zoe.name])
    tom.decline(made.id, asked[tom.name])
    return made.id


def asked(teller: Teller) -> str:
    """A whole round of two, one of whom had requested the seat; another request lapsed at the beginning."""
    ruth, hal, zoe = teller.people[:3]
    made = ruth.make(OPEN, key="frozen", course=FOUR_HOLES, nonce=teller.random.randbytes(16))
    zoe.ask(made.id, teller.random.randbytes(16))
    ruth.seat(made.id, hal.ask(made.id, teller.random.randbytes(16))["version"])
    teller.play(made.id)
    return made.id


def closed(teller: Teller) -> str:
    """A table closed by its maker."""
    made = teller.people[0].make(OPEN, key="frozen", course=FOUR_HOLES)
    teller.people[0].leave(made.id)
    return made.id


def abandoned(teller: Teller) -> str:
    """A table that all players left in the middle of the game."""
    table = teller.sit(2, course=FOUR_HOLES, options={"stymie": True})
    teller.play(table, 8)
    for person in teller.people[:2]:
        person.leave(table)
    teller.time.pass_hours(15 * DAYS)
    wake(teller.club)
    return table


PACES = {"stymie": True, "own-pace": False}
STORIES: dict[str, Story] = {
    **{f"{scoring}-{pace}": a_round(scoring, on) for scoring in FORMATS for pace, on in PACES.items()},
    "nine-holes": nine_holes,
    "seventy-two-holes": seventy_two_holes,
    "bots": whole(1, *LEVELS[::2], course=FOUR_HOLES),
    "comings-and-goings": comings_and_goings,
    "rematch": rematch,
    "challenge": challenge,
    "unfinished": unfinished,
    "own-time": a_pace_of_their_own(to_its_end=True),
    "own-time-unfinished": a_pace_of_their_own(to_its_end=False),
    "open": open_table,
    "asking": asking,
    "asked": asked,
    "closed": closed,
    "abandoned": abandoned,
}
