"""Names at a table: no two alike; bots have their own, which follow from the table alone."""

import re
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chalicelib.actions import names as name_rules
from chalicelib.actions.make import RequestedSeat
from chalicelib.actions.names import BOT_NAMES, PACKED, alike, names_for_bots, skeleton, spoken
from chalicelib.errors import BadName
from chalicelib.games import registry
from chalicelib.games.registry import GAMES
from chalicelib.play.club import Club
from tests.tables.people import BOT, OPEN, Person, friends, seated

MOST_LETTERS = 8


def called(view: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in view["seats"]]


def names_of_bots(view: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in view["seats"] if seat["kind"] == "bot"]


def game_words() -> set[str]:
    """Return every word in the games' data files."""
    files = Path(registry.__file__).parent.rglob("*.json")
    return {word for file in files for word in re.findall("[a-z]+", file.read_text("utf-8").lower())}


def test_bots_names_are_short_and_no_game_terms() -> None:
    assert all(name.isalpha() and len(name) <= MOST_LETTERS for name in BOT_NAMES)
    assert len({spoken(name) for name in BOT_NAMES}) == len(BOT_NAMES)
    assert not {spoken(name) for name in BOT_NAMES} & game_words()


def test_there_are_names_for_the_fullest_table_several_times_over() -> None:
    assert len(BOT_NAMES) >= 4 * max(most for _, most in (game.players for game in GAMES.values()))


def test_names_follow_from_the_table_and_vary_between_tables() -> None:
    assert names_for_bots("a", []) == names_for_bots("a", [])
    assert sorted(names_for_bots("a", [])) == sorted(BOT_NAMES)
    assert len({names_for_bots(f"table {n}", [])[0] for n in range(200)}) > len(BOT_NAMES) // 2


def test_a_name_in_use_is_skipped() -> None:
    first, *rest = names_for_bots("a", [])
    assert names_for_bots("a", [first.upper()]) == rest


def test_bots_made_with_the_table_have_names_of_their_own_whatever_their_level(club: Club) -> None:
    (ruth,) = friends(club, "Ruth")
    view = ruth.make(RequestedSeat("bot", level="hard"), RequestedSeat("bot", level="hard"), BOT).view
    assert [seat["level"] for seat in view["seats"]] == [None, "hard", "hard", "normal"]
    assert set(names_of_bots(view)) < set(BOT_NAMES)
    assert len(set(called(view))) == 4


def test_bots_in_free_seats_have_names_of_their_own(club: Club) -> None:
    (ruth,) = friends(club, "Ruth")
    made = ruth.make(BOT, *[OPEN] * 6, game="trade-ring")
    view = ruth.start(made.id)
    assert view["seats"][1]["name"] == names_of_bots(made.view)[0]
    assert set(names_of_bots(view)) < set(BOT_NAMES)
    assert len(set(called(view))) == 8


def test_a_bot_never_has_the_name_of_somebody_there(club: Club) -> None:
    (ruth,) = friends(club, "Ruth")
    made = ruth.make(OPEN, OPEN, key="the-one-table")
    Person(club, names_for_bots(made.id, [])[0]).join(made)
    assert len(set(called(ruth.start(made.id)))) == 3


def test_bots_names_do_not_use_the_tables_chance(club: Club) -> None:
    """A maker who names the bot herself gets the same dice."""
    drawn: list[int] = []
    entropy = club.entropy
    club.entropy = lambda size: drawn.append(size) or entropy(size)  # type: ignore[func-returns-value]
    (ruth,) = friends(club, "Ruth")
    ruth.make(BOT)
    ruth.make(RequestedSeat("bot", "Rover"))
    assert drawn[: len(drawn) // 2] == drawn[len(drawn) // 2 :]


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ana", "ana"), ("Ana", "Ａｎａ"), ("Straße", "STRASSE"), ("Old Tom", "old  tom"), ("Zoë", "ZOË"), ("ﬁn", "Fin")],
)
def test_names_that_sound_the_same(one: str, other: str) -> None:
    assert spoken(one) == spoken(other)


UNSEEN = [*"\u00ad\u034f\u115f\u17b4\u180b\u200b\u200c\u200d\u2060\u2062\u2800\u3164\ufe0f\ufeff\uffa0\ufff9"]
UNSEEN += [*"\U0001d173\U000e0041\U000e0100"]


@pytest.mark.parametrize("unseen", UNSEEN, ids=ascii)
def test_invisible_characters_make_no_different_name(unseen: str) -> None:
    assert spoken("Ana") == spoken(f"Ana{unseen}") == spoken(f"A{unseen}na") == spoken(f"{unseen} Ana")
    assert spoken(f"e{unseen}\u0301") == spoken("É")


ALIKE = [
    ("Ana", "Аna"),
    ("ANA", "аna"),
    ("Ана", "Aнa"),
    ("Inga", "lnga"),
    ("Ali", "AIi"),
    ("Al", "A1"),
    ("Emma", "Ernma"),
    ("Bob", "B0b"),
    ("BOB", "b0b"),
    ("Νίκος", "Νίκоς"),
    ("Paul", "Рaul"),
    ("Lee", "𝐋𝐞𝐞"),
    ("Jo", "Ꭻo"),
    ("Ruth", "Ruth\u200b"),
    ("Kim", "Ⲕim"),
    ("O'Neil", "O’Neil"),
    ("Dan א 1", "Dan 1 א"),
    ("א1", "1א"),
    ("اب 12", "12 اب"),
    ("א(1", "1)א"),
    ("או", "lא"),
]
"""Pairs that nobody can tell apart on a phone."""
TOLD_APART = [
    ("Ana", "Anna"),
    ("Zoe", "Zoë"),
    ("Ilse", "Lise"),
    ("Mia", "Mai"),
    ("Jan", "Jana"),
    ("Lena", "Elena"),
    ("Ali", "Ala"),
    ("😀", "😃"),
    ("مالك", "كامل"),
    ("Dan א", "Dan ב"),
]
"""Pairs that may occur in a family."""


@pytest.mark.parametrize(("one", "other"), ALIKE, ids=ascii)
def test_names_that_look_the_same(one: str, other: str, club: Club) -> None:
    assert alike(one, other)
    assert alike(other, one)
    host, guest = friends(club, one, other)
    with pytest.raises(BadName, match=f"called “{re.escape(one)}”(, which looks the same|\\. Please)"):
        guest.join(host.make(OPEN))


@pytest.mark.parametrize(("one", "other"), TOLD_APART, ids=ascii)
def test_names_that_can_be_told_apart(one: str, other: str, club: Club) -> None:
    assert not alike(one, other)
    host, guest = friends(club, one, other)
    assert guest.join(host.make(OPEN)).seat == 1


def test_each_class_of_lookalikes_has_one_representative() -> None:
    """Each class of lookalike letters has one representative, itself included, so that mapping twice changes nothing."""
    looks = name_rules._pairs()
    assert len(looks) > 2_500
    assert {look for look in looks.values() if skeleton(look) != look} == set()
    assert PACKED.stat().st_size < 15_000


@given(st.text(max_size=24), st.text(max_size=24))
def test_equal_names_look_the_same(one: str, other: str) -> None:
    assert alike(one, one)
    assert alike(one, other) == alike(other, one)
    assert alike(one, one.upper()) or spoken(one) != spoken(one.upper())


def test_no_bot_has_a_name_that_looks_like_a_players(club: Club) -> None:
    (ruth,) = friends(club, "Ruth")
    made = ruth.make(OPEN, OPEN, key="the-one-table")
    like_a_bot = names_for_bots(made.id, [])[0].replace("o", "о").replace("a", "а").replace("i", "і")
    assert not like_a_bot.isascii()
    Person(club, like_a_bot).join(made)
    shown = called(ruth.start(made.id))
    assert not alike(shown[2], like_a_bot)
    with pytest.raises(BadName, match="looks the same"):
        ruth.make(RequestedSeat("bot", "Rover"), RequestedSeat("bot", "Rоver"))


def test_two_bots_of_the_club_never_look_the_same() -> None:
    assert not [pair for pair in combinations(BOT_NAMES, 2) if alike(*pair)]


def test_a_stored_log_keeps_names_that_are_refused_today(club: Club) -> None:
    """Players who sat down before lookalikes were checked keep their seats, and their logs still apply."""
    table, (ruth, _) = seated(club, "\u3164", "a\u0300\u0301\u0302\u0303")
    club.tables.clear()
    assert called(ruth.view(table)) == ["\u3164", "a\u0300\u0301\u0302\u0303"]


def test_a_bots_name_does_not_look_like_its_makers(club: Club) -> None:
    (ana,) = friends(club, "Ana")
    with pytest.raises(BadName, match="already called “Ana”"):
        ana.make(RequestedSeat("bot", "Ana\u200b"))


@pytest.mark.parametrize(("one", "other"), [("Ana", "Anna"), ("Zoe", "Zoë"), ("Old Tom", "Oldtom")])
def test_names_that_do_not_look_the_same(one: str, other: str) -> None:
    assert spoken(one) != spoken(other)


def test_nobody_joins_with_a_name_in_use(club: Club) -> None:
    ana, other, bea = friends(club, "Ana", "ANA", "Bea")
    made = ana.make(OPEN, BOT)
    with pytest.raises(BadName, match="already called “Ana”"):
        other.join(made)
    with pytest.raises(BadName):
        Person(club, called(made.view)[2].lower()).join(made)
    assert bea.join(made).seat == 1


def test_of_two_who_join_at_once_with_one_name_one_is_refused(club: Club) -> None:
    """The second finds the first player's seat when their entries collide."""
    host, one, other = friends(club, "Host", "Ana", "ana")
    made = host.make(OPEN, OPEN)
    append, first = club.store.append, [True]

    def late(table: str, entry: object) -> None:
        if first.pop() if first else False:
            one.join(made)
        append(table, entry)  # type: ignore[arg-type]

    club.store.append = late  # type: ignore[method-assign]
    with pytest.raises(BadName):
        other.join(made)
    assert called(host.view(made.id)) == ["Host", "Ana", ""]


def test_a_seated_player_keeps_the_seat_with_any_name(club: Club) -> None:
    ana, bea = friends(club, "Ana", "Bea")
    made = ana.make(OPEN, OPEN)
    assert bea.join(made).seat == 1
    bea.name = "Ana"
    again = bea.join(made)
    assert (again.seat, again.again, called(again.view)[:2]) == (1, True, ["Ana", "Bea"])


def test_a_maker_gives_no_bot_a_name_twice(club: Club) -> None:
    (ana,) = friends(club, "Ana")
    for names in (["ana"], ["Rover", "ROVER"]):
        with pytest.raises(BadName):
            ana.make(*[RequestedSeat("bot", name) for name in names])
    assert called(ana.make(RequestedSeat("bot", "Rover")).view) == ["Ana", "Rover"]


def test_a_player_with_a_new_key_may_take_the_seat_with_their_name(club: Club) -> None:
    table, (ruth, hal, bea) = seated(club, "Ruth", "Hal", "Bea")
    hal.release(table, 1)
    code = bea.release(table, 2)["join"].split("=")[1]
    back = Person(club, "Bea again")
    back.name = "Bea"
    assert back.take(table, code).seat == 2


def test_a_released_seat_needs_a_name_unlike_the_others(club: Club) -> None:
    table, (_, hal) = seated(club, "Ruth", "Hal")
    code = hal.release(table, 1)["join"].split("=")[1]
    like_ruth, cat = friends(club, "ruth", "Cat")
    with pytest.raises(BadName):
        like_ruth.take(table, code)
    assert cat.take(table, code).seat == 1
