"""Finished tables change their players' profiles once, in any order."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from functools import partial
from itertools import count
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chalicelib.boards import bots, course_statistics, handicap, present_player, profile_updates, rating_board
from chalicelib.boards.course_rating import rate
from chalicelib.boards.courses import BUILT_IN
from chalicelib.boards.results import TableResult, project_results, replace_results
from chalicelib.errors import Malformed, Unknown
from chalicelib.store.interface import Row, Store
from chalicelib.store.sqlite import SqliteStore
from tests.boards.made_results import NOON, result, seat
from tests.boards.test_results import Faulty, project_until_done
from tests.store.meter import Meter
from tests.streams.rows import all_rows, same_rows

COURSE = BUILT_IN["pebble-coast"]
HOUR = 3_600_000


def card(strokes: int, holes: range = range(1, 19), rounds: int = 1) -> dict[str, list[int]]:
    """Return strokes for these holes that add up to `strokes` per round."""
    short, more = divmod(strokes, len(holes) * rounds)
    took = [short + (at < more) for at in range(len(holes) * rounds)]
    return {str(hole): took[at :: len(holes)] for at, hole in enumerate(holes)}


def golf(*scores: int, at: int = NOON, players: tuple[str, ...] = ("ann", "bob"), **other: Any) -> TableResult:
    """Return the result of a table of golf with these scores."""
    nine = {"front": range(1, 10), "back": range(10, 19)}.get(other.get("holes", ""), range(1, 19))
    par = sum(COURSE.holes[hole - 1].par for hole in nine)
    seats: list[Any] = [
        {
            **seat(number, None, player, 1 + sum(less < score for less in scores)),
            "score": score,
            "to_par": score - par,
            "holes_by": card(score, nine),
            "parts": {"putting": -1.25, "driving": 0.5},
        }
        for number, (player, score) in enumerate(zip(players, scores, strict=False))
    ]
    return result(*seats, at=at, of=len(seats), **other)


def cards(*places: tuple[str, int], at: int = NOON, **other: Any) -> TableResult:
    seats = [seat(number, None, player, place) for number, (player, place) in enumerate(places)]
    given_to: Any = {"game": "stew", "course": None, "course_name": None, "holes": None, "format": None, "of": len(seats)}
    return result(*seats, at=at, **given_to, **other)


def tell(store: SqliteStore, *tables: TableResult) -> None:
    for number, table in enumerate(tables):
        project_results(store, f"T{number}", 60, table)


def rounds(store: Store, player: str, game: str | None = None) -> list[dict[str, Any]]:
    return present_player.rounds(store, player, game, count=100)[0]


def listed(store: Store, game: str) -> list[tuple[int, str, float]]:
    return [(item["rank"], item["player"], item["rating"]) for item in rating_board.read(store, game, count=100)[0]]


# ── what is shown ──


def test_a_profile_sums_up_all_rounds(store: SqliteStore) -> None:
    tell(
        store,
        golf(70, 75),
        golf(68, 75, at=NOON + HOUR),
        golf(38, 36, holes="front", at=NOON + 2 * HOUR),
        cards(("ann", 2), ("cy", 1)),
    )
    found = present_player.player(store, "ann")
    assert (found["player"], found["name"], found["rounds"], found["since"]) == ("ann", "Ann", 4, "2026-11-21T12:00:00Z")
    assert [(game["game"], game["rounds"], game["wins"], game["index"]) for game in found["games"]] == [
        ("dice-golf", 3, 2, None),
        ("stew", 1, 0, None),
    ]
    assert all(game["skill"] is not None for game in found["games"])
    assert [(best["course"]["id"], best["holes"], best["score"], best["to_par"], best["table"]) for best in found["best"]] == [
        ("pebble-coast", "18", 68, -4, "T1")
    ]
    assert [(part["part"], part["strokes"], part["rounds"]) for part in found["parts"]] == [
        ("driving", round(1.5 / 45 * 18, 2), 3),
        ("putting", round(-3.75 / 45 * 18, 2), 3),
    ]


def test_a_player_without_a_round_that_counts_is_unknown(store: SqliteStore) -> None:
    with pytest.raises(Unknown):
        present_player.player(store, "ann")
    assert rounds(store, "ann") == []
    assert present_player.against(store, "ann", "bob") == {"won": 0, "lost": 0, "shared": 0}


def test_a_history_is_newest_first_and_can_be_of_one_game(store: SqliteStore) -> None:
    tell(store, golf(70, 75), cards(("ann", 2), ("bob", 1), ("cy", 3), at=NOON + HOUR))
    stew, dice = rounds(store, "ann")
    assert dice | {"index": None} == {
        "table": "T0",
        "game": "dice-golf",
        "course": {"id": "pebble-coast", "name": "Pebble Coast"},
        "holes": "18",
        "score": 70,
        "to_par": -2,
        "place": 1,
        "of": 2,
        "index": None,
        "at": "2026-11-21T12:00:00Z",
    }
    assert (stew["game"], stew["course"], stew["score"], stew["place"], stew["of"]) == ("stew", None, None, 2, 3)
    assert [one["table"] for one in rounds(store, "ann", "stew")] == ["T1"]
    first, more = present_player.rounds(store, "ann", None, count=1)
    second, end = present_player.rounds(store, "ann", None, count=1, cursor=more)
    assert ([one["table"] for one in first + second], end) == (["T1", "T0"], None)


def test_head_to_head_counts_are_mirrored(store: SqliteStore) -> None:
    tell(store, golf(70, 75), golf(75, 70), golf(75, 70), golf(71, 71))
    assert present_player.against(store, "ann", "bob") == {"won": 1, "lost": 2, "shared": 1}
    assert present_player.against(store, "bob", "ann") == {"won": 2, "lost": 1, "shared": 1}


def test_the_index_follows_the_world_handicap_system(store: SqliteStore) -> None:
    rated = rate("dice-golf", COURSE.holes)
    assert rated
    scores = [80, 72, 90, 85, 76]
    tell(store, *(golf(score, 60, at=NOON + number * HOUR) for number, score in enumerate(scores)))
    found = [handicap.differential(score, rated) for score in scores]
    assert [one["index"] for one in reversed(rounds(store, "ann"))] == [handicap.index(found[:count]) for count in range(1, 6)]
    assert present_player.player(store, "ann")["games"][0]["index"] == handicap.index(found)


def test_two_nines_make_one_round_of_eighteen_and_seventy_two_holes_four(store: SqliteStore) -> None:
    four = golf(4 * 72, 4 * 80, holes="72")
    for one in four["seats"]:
        one["holes_by"] = card(one["score"], rounds=4)
    tell(store, *(golf(36, 40, holes=nine, at=NOON + at) for at, nine in enumerate(("front", "back") * 3)))
    assert [one["index"] is None for one in reversed(rounds(store, "ann"))] == [True] * 5 + [False]
    project_results(store, "T72", 60, {**four, "at": NOON + HOUR})
    known = profile_updates.profile_of(store, "ann", "dice-golf")
    assert known
    assert len(known["games"]["dice-golf"]["cards"]) == 10


def test_nines_stay_paired_however_many_came_before(store: SqliteStore) -> None:
    """Only the last rounds are stored. If the first nine of a pair was dropped, later nines used to be paired differently."""
    scores = [36, 36, 45, 45] * 20
    tell(store, *(golf(score, 40, holes="front", at=NOON + number * HOUR) for number, score in enumerate(scores)))
    assert len({one["index"] for one in rounds(store, "ann")[:36]}) == 1, "eight of the last twenty are two nines of 36"


def test_four_rounds_of_one_table_are_counted_in_the_order_in_which_they_were_played(store: SqliteStore) -> None:
    four = golf(4 * 72, 4 * 80, holes="72")
    for one in four["seats"]:
        one["holes_by"] = {str(hole): [6, 3, 3, 3] for hole in range(1, 19)}
    tell(store, four, *(golf(80, 72, at=NOON + HOUR + number) for number in range(17)))
    last, before, *_ = rounds(store, "ann")
    assert last["index"] == before["index"], "the worst of the four, the first, is no more among the twenty"


def test_of_equally_hard_holes_the_first_is_the_hardest(store: SqliteStore) -> None:
    """Each takes a third of a stroke more than par, which floating point gives differently for par 3 and par 5."""
    for over in (0, 0, 1):
        one = golf(72, 90, players=("ann", "bob"), at=NOON + over)
        for seat_ in one["seats"]:
            seat_["holes_by"] = {str(hole): [par.par + over] for hole, par in enumerate(COURSE.holes, 1)}
        project_results(store, f"T{len(rounds(store, 'ann'))}", 60, one)
    assert course_statistics.read(store, "pebble-coast", None)["hardest"] == 1


def test_modes_and_courses_that_cannot_be_rated_leave_the_index_alone(store: SqliteStore) -> None:
    tell(
        store,
        *(golf(70, 75, game="mulligan", modes="heavy_bag") for _ in range(3)),
        *(golf(70, 75, course="gone-0123456789abcdef") for _ in range(3)),
    )
    assert [game["index"] for game in present_player.player(store, "ann")["games"]] == [None, None]


def test_ratings_of_golf_list_the_lowest_index_first_and_equals_share_a_rank(store: SqliteStore) -> None:
    for number in range(3):
        tables = golf(70, 80, 70, 90, players=("ann", "bob", "cy", "dee"), at=NOON + number)
        project_results(store, f"T{number}", 60, tables)
    ranks = listed(store, "dice-golf")
    assert [(rank, player) for rank, player, _ in ranks] == [(1, "ann"), (1, "cy"), (3, "bob"), (4, "dee")]
    assert ranks[0][2] == present_player.player(store, "ann")["games"][0]["index"]
    pages = []
    cursor: str | None = None
    for _ in range(4):
        items, cursor = rating_board.read(store, "dice-golf", count=1, cursor=cursor)
        pages += [(item["rank"], item["player"]) for item in items]
    assert (pages, cursor) == ([(rank, player) for rank, player, _ in ranks], None)


def test_ratings_of_other_games_list_the_best_first(store: SqliteStore) -> None:
    tell(store, *(cards(("ann", 2), ("bob", 1), ("cy", 3)) for _ in range(3)))
    assert [player for _, player, _ in listed(store, "stew")] == ["bob", "ann", "cy"]
    assert listed(store, "stew")[0][2] == present_player.player(store, "bob")["games"][0]["skill"]


@pytest.mark.parametrize("player", ["p0", "p1", "p3", "p5", "p6"])
def test_a_position_has_two_neighbours_on_either_side(store: SqliteStore, player: str) -> None:
    scores = (70, 71, 71, 72, 73, 74, 75)
    for number in range(3):
        project_results(store, f"T{number}", 60, golf(*scores, players=tuple(f"p{at}" for at in range(7)), at=NOON + number))
    items = rating_board.read(store, "dice-golf", count=100)[0]
    place = next(at for at, item in enumerate(items) if item["player"] == player)
    assert present_player.my_rating(store, player, "dice-golf") == {
        "item": items[place],
        "above": items[max(0, place - 2) : place],
        "below": items[place + 1 : place + 3],
        "of": 7,
    }
    assert present_player.my_rating(store, "nobody", "dice-golf") == {"item": None, "above": [], "below": [], "of": 7}


def test_a_bot_counts_with_its_skill(store: SqliteStore) -> None:
    tell(store, golf(70, players=("ann",), bots=[["hard", 2]]), golf(70, players=("bob",), bots=[["easy", 2]]))
    project_results(store, "T9", 60, golf(70, players=("cy",)))
    ann, bob, cy = (present_player.player(store, player)["games"][0]["skill"] for player in ("ann", "bob", "cy"))
    assert ann > bob
    assert cy is None, "nobody was beaten"


def test_bots_without_a_known_skill_do_not_count(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """Six easy bots beside the hard one that makes a table count."""
    table = cards(("ann", 2), bots=[["hard", 1], *(["easy", place] for place in range(3, 9))])
    tell(store, table)
    monkeypatch.setattr(bots, "_rated", dict)
    project_results(store, "T9", 60, {**table, "seats": [seat(0, None, "bea", 2)]})
    assert present_player.player(store, "ann")["games"][0]["skill"] is not None
    assert present_player.player(store, "bea")["games"][0]["skill"] is None


def test_course_statistics_cover_all_rounds_that_count(store: SqliteStore) -> None:
    tell(store, golf(72, 90), golf(36, 45, holes="front"), golf(60, 60, game="mulligan", modes="heavy_bag"))
    found = course_statistics.read(store, "pebble-coast", None)
    rated = rate("dice-golf", COURSE.holes)
    assert rated
    assert (found["rating"], found["slope"], found["error"]) == (handicap.tenth(rated.strokes), round(rated.slope), 0)
    assert (found["rounds"], found["record"]["score"]) == (4, 72)
    assert [hole["rounds"] for hole in found["holes"]] == [4] * 9 + [2] * 9
    assert {hole["strokes"] for hole in found["holes"]} == {4.5}
    assert COURSE.holes[found["hardest"] - 1].par == 3
    empty = course_statistics.read(store, "pebble-coast", "mulligan")
    assert (empty["rounds"], empty["hardest"], empty["record"]) == (0, None, None)
    with pytest.raises(Malformed):
        course_statistics.read(store, "pebble-coast", "stew")
    with pytest.raises(Unknown):
        course_statistics.read(store, "nowhere", None)


def test_a_challenges_round_is_in_the_history_and_changes_no_rating(store: SqliteStore) -> None:
    """A player with a second key knows its dice in advance."""
    for number in range(8):
        day = golf(30, players=("ann",), holes="front", at=NOON + number * 24 * HOUR, challenge=f"2026-11-{number + 1:02}")
        project_results(store, f"C{number}", 60, day)
    found = present_player.player(store, "ann")
    assert (found["rounds"], found["best"], found["parts"]) == (8, [], [])
    assert found["games"] == [{"game": "dice-golf", "rounds": 8, "wins": 0, "index": None, "skill": None}]
    assert [one["score"] for one in rounds(store, "ann")] == [30] * 8
    assert listed(store, "dice-golf") == []
    assert course_statistics.read(store, "pebble-coast", None)["rounds"] == 0


# ── once, and in any order ──

tables = st.lists(
    st.one_of(
        st.builds(golf, st.integers(60, 64), st.integers(60, 64), holes=st.sampled_from(["18", "front", "back"])),
        st.builds(lambda first, second: cards(("ann", first), ("bob", second)), st.integers(1, 2), st.integers(1, 2)),
    ),
    min_size=1,
    max_size=6,
)


@settings(deadline=None, max_examples=30)
@given(tables, st.lists(st.sampled_from(["none", "before", "after"]), max_size=30), st.randoms(use_true_random=False))
def test_any_order_repetition_and_fault_gives_the_same_rows(
    given_tables: list[TableResult], fails: list[str], random: Any
) -> None:
    found = {f"T{number}": {**table, "at": NOON + number} for number, table in enumerate(given_tables)}
    again = [*found, *random.choices(list(found), k=4)]
    random.shuffle(again)
    with closing(SqliteStore()) as calm, closing(Faulty(fails)) as faulty:
        for table, one in found.items():
            project_results(calm, table, 60, one)  # type: ignore[arg-type]
        for table in again:
            project_until_done(faulty, table, found[table])  # type: ignore[arg-type]
        assert same_rows(faulty) == same_rows(calm)


@pytest.mark.parametrize("before", [0, 300])
def test_costs_do_not_depend_on_what_was_played_before(before: int) -> None:
    with closing(SqliteStore()) as kind:
        for number in range(before):
            two = (f"p{number % 150}", f"q{number % 7}")
            project_results(kind, f"P{number}", 60, cards(*zip(two, (1, 2), strict=True), at=NOON + number))
        for number in range(45):
            project_results(kind, f"T{number}", 60, cards(("ann", 1), ("bob", 2), at=NOON + HOUR + number))
        metered = Meter(kind)
        project_results(metered, "T", 60, cards(("ann", 1), ("bob", 2), at=NOON + 2 * HOUR))
        assert sum(metered.written.values()) <= 60
        assert sum(metered.read.values()) <= 24
        for look, most in (
            (lambda: present_player.player(metered, "ann"), 1),
            (lambda: present_player.rounds(metered, "ann", None, count=50), 2),
            (lambda: present_player.rounds(metered, "ann", None, count=100), 3),
            (lambda: rating_board.read(metered, "stew", count=100), 3),
            (lambda: present_player.my_rating(metered, "ann", "stew"), 2),
            (lambda: present_player.against(metered, "ann", "bob"), 1),
        ):
            metered.read.clear()
            look()
            assert sum(metered.read.values()) <= most


# ── forgotten ──


def test_a_late_table_of_eight_fits_into_one_change(store: SqliteStore) -> None:
    for number in range(12):
        project_results(store, f"T{number}", 60, cards(*((f"p{at}", at + 1) for at in range(8)), at=NOON + HOUR + number))
    late = cards(*((f"p{at}", 8 - at) for at in range(8)))
    project_results(store, "T", 60, late)
    assert present_player.player(store, "p0")["rounds"] == 13


def test_a_forgotten_player_has_no_name(store: SqliteStore) -> None:
    tell(store, *(golf(70, 75, at=NOON + number) for number in range(3)))
    profile_updates.rename(store, "ann", "?")
    profile_updates.rename(store, "ann", "?")
    profile_updates.rename(store, "nobody", "?")
    assert present_player.player(store, "ann")["name"] == "?"
    assert [item["name"] for item in rating_board.read(store, "dice-golf", count=9)[0]] == ["?", "Bob"]
    assert not [row for row in all_rows(store) if row.pk.startswith(("PROFILE#ann", "INDEX")) and "Ann" in row.body]


@pytest.mark.parametrize(
    "table",
    [golf(70, 75), golf(36, players=("ann",), holes="front", challenge="2026-11-21"), cards(("ann", 1), ("bob", 2))],
    ids=["a course", "a challenge", "cards"],
)
def test_a_player_forgotten_before_the_projection_counts_without_a_name(table: TableResult) -> None:
    """The stream lags behind: a late projection must not restore the name, nor take a table for one that was counted."""
    forgotten: Any = {**table, "seats": [{**one, "name": "?"} if one["player"] == "ann" else one for one in table["seats"]]}
    with closing(SqliteStore()) as after, closing(SqliteStore()) as before:
        project_results(after, "T0", 60, table)
        replace_results(after, "T0", 60, forgotten, {"ann"})
        replace_results(before, "T0", 60, forgotten, {"ann"})
        project_results(before, "T0", 60, table)
        assert present_player.player(before, "ann")["name"] == "?"
        assert [(row.pk, row.sk, row.body) for row in all_rows(before)] == [
            (row.pk, row.sk, row.body) for row in all_rows(after)
        ]


@pytest.mark.parametrize("table", [golf(70, 75), cards(("ann", 1), ("bob", 2))], ids=["a course", "cards"])
def test_a_player_forgotten_during_the_projection_has_no_name(table: TableResult) -> None:
    """The player is forgotten before any of the projection's reads."""
    forgotten: Any = {**table, "seats": [{**one, "name": "?"} if one["player"] == "ann" else one for one in table["seats"]]}
    for moment in count():
        with closing(Between(moment)) as store:
            store.other = partial(replace_results, store, "T0", 60, forgotten, {"ann"})
            project_results(store, "T0", 60, table)
            if store.left >= 0:
                break
            assert not [row for row in all_rows(store) if "Ann" in row.body], moment
            assert present_player.player(store, "ann")["rounds"] == 1
    assert moment > 5


class Between(SqliteStore):
    """Calls a function before the read with that number."""

    def __init__(self, moment: int) -> None:
        super().__init__()
        self.left = moment
        self.other: Callable[[], object] = lambda: None

    def get(self, pk: str, sk: str, *, strong: bool = False) -> Row | None:
        self.left -= 1
        if self.left == -1:
            self.other()
        return super().get(pk, sk, strong=strong)
