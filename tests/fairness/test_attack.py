"""A cheater's attack: find everybody's dice from one's own and from the time when the table was made.

A generator seeded by the clock is not secret: there are few milliseconds to try, and one's own dice show which one it was.
The attack first succeeds against three careless servers and against our club with such a seed, and then finds nothing in
our club.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple

import pytest

from chalicelib.boards.courses import BUILT_IN
from chalicelib.fairness import Chance, commitment, table_key
from chalicelib.games.dice_golf.dice import DICE_BY_PAR, FACES
from chalicelib.play.club import Club
from chalicelib.play.published_replay import replay
from chalicelib.store.sqlite import SqliteStore
from tests.tables.people import BOT, START, friends, open_club

WINDOW = 2_000
"""The cheat knows the time to two seconds, in ms."""

COURSE = BUILT_IN["pebble-coast"]
FRONT = [f"h{number}" for number in range(1, 10)]


class Seen(NamedTuple):
    """One die as a player sees it: its draw's label, the die, and its face, but not which of several equal faces."""

    label: str
    die: str
    face: str | int


class Shown(NamedTuple):
    """The public data of a table that the attack uses."""

    table: str
    nonces: list[bytes]


Roll = Callable[[str, int], int]
"""A server's die: from label and number of faces to a face's number."""


def clock_rolls(made_at: int, shown: Shown) -> Roll:
    """Roll with one generator for all, seeded by the clock."""
    random = Random(made_at)
    return lambda label, k: random.randrange(k)


def clock_seeds(made_at: int, shown: Shown) -> Roll:
    """Roll with our draws, but with a seed from such a generator."""
    return Chance(table_key(shown.table, Random(made_at).randbytes(32), shown.nonces)).number


def clock_hashes(made_at: int, shown: Shown) -> Roll:
    """Roll with our draws, but with a seed that is a hash of the time, which only looks random."""
    return Chance(table_key(shown.table, sha256(str(made_at).encode()).digest(), shown.nonces)).number


CARELESS = [clock_rolls, clock_seeds, clock_hashes]


def labels(seat: int) -> Iterator[tuple[str, str]]:
    """Yield each die of a seat's first rolls on nine holes, with its label."""
    for name, hole in zip(FRONT, COURSE.holes, strict=False):
        for die in DICE_BY_PAR[hole.par]:
            yield f"{name}/s{seat}/r1/{die}", die


def rolled(roll: Roll, seat: int) -> list[Seen]:
    return [Seen(label, die, FACES[die][roll(label, len(FACES[die]))]) for label, die in labels(seat)]


def attack(own: list[Seen], around: int, shown: Shown, guess: Callable[[int, Shown], Roll]) -> list[int]:
    """Return the times (ms) at which such a server would have rolled the cheater's dice."""

    def fits(made_at: int) -> bool:
        roll = guess(made_at, shown)
        return all(FACES[seen.die][roll(seen.label, len(FACES[seen.die]))] == seen.face for seen in own)

    return [made_at for made_at in range(around - WINDOW, around + WINDOW + 1) if fits(made_at)]


def play_front_nine(club: Club) -> tuple[Shown, list[Seen], dict[str, Any]]:
    """Play with a player and a bot. Return the player's dice, from their view alone, and the replay."""
    (cheat,) = friends(club, "Mallory")
    made = cheat.make(BOT, course=COURSE, options={"holes": "front", "stymie": False}, nonce=b"\x07" * 16)
    own: list[Seen] = []
    for name in FRONT:
        view = cheat.play(made.id, {"kind": "roll"}).view
        dice = view["state"]["players"][0]["play"]["dice"]
        own += [Seen(f"{name}/s0/r1/{die['die']}", die["die"], die["face"]) for die in dice]
        cheat.play(made.id, {"kind": "keep"})
    shown = Shown(made.id, [bytes.fromhex(nonce or "") for nonce in made.view["fairness"]["nonces"]])
    return shown, own, replay(club, None, made.id)


@pytest.fixture
def club() -> Iterator[Club]:
    store = SqliteStore()
    yield open_club(store)
    store.close()


@pytest.mark.parametrize("careless", CARELESS)
def test_a_generator_seeded_by_the_clock_is_reconstructed_and_reveals_others_dice(
    careless: Callable[[int, Shown], Roll],
) -> None:
    shown, made_at = Shown("q7bX0sPZ2mJ4kLr9TtYv1A", [b"\x07" * 16, b""]), START + 1_234
    server = careless(made_at, shown)
    own, others = rolled(server, 0), rolled(server, 1)
    assert attack(own, START, shown, careless) == [made_at]
    rebuilt = careless(made_at, shown)
    assert (rolled(rebuilt, 0), rolled(rebuilt, 1)) == (own, others)


@pytest.mark.rule("G-06")
def test_with_a_seed_from_the_clock_our_club_would_be_broken(club: Club) -> None:
    careless = replace(club, entropy=lambda k: Random(START + 321).randbytes(k))
    shown, own, replay = play_front_nine(careless)
    assert attack(own, START, shown, clock_seeds) == [START + 321]
    assert Random(START + 321).randbytes(32).hex() == replay["seed"]


@pytest.mark.rule("G-01", "G-06")
def test_the_same_attack_finds_nothing_in_our_club(club: Club) -> None:
    shown, own, replay = play_front_nine(club)
    assert len(own) == len(list(labels(0)))
    assert [attack(own, START, shown, guess) for guess in CARELESS] == [[], [], []]
    times = range(START - WINDOW, START + WINDOW + 1)
    assert replay["commitment"] not in {commitment(shown.table, Random(made_at).randbytes(32)) for made_at in times}
