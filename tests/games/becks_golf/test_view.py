"""Views and events: who sees what."""

from typing import Any

import pytest
from jsonschema import Draft202012Validator

from chalicelib.games.becks_golf import BECKS_GOLF
from chalicelib.games.becks_golf.cards import Shown
from tests.games.becks_golf.table import NINES, Table, grid


@pytest.mark.parametrize("name", ["state", "move", "happened", "record"])
def test_a_schema_is_one(name: str) -> None:
    Draft202012Validator.check_schema(BECKS_GOLF.schemas()[name])


def test_a_whole_view() -> None:
    table = Table(grid("4 4 8 / 1 H -2 / 4 M 9"), NINES, up=[(0, 1, 3, 4, 6), (2, 8)], pile=(5, 6, 7), discard=(9, 4), rounds=2)
    for player, score in zip(table.state.players, (-3, 12), strict=True):
        player.scores = [score]
    nobody: dict[str, Any] = {"down_cards": None, "choice": None, "sets": []}
    view = table.view(0)
    would = view["own"].pop("would")
    assert view == {
        "round": 2,
        "rounds": 2,
        "phase": "play",
        "dealer": 1,
        "turn": 0,
        "turns": 0,
        "most_turns": 30,
        "closer": None,
        "closers": [],
        "last_turns": [],
        "pile": 3,
        "pile_cards": None,
        "discard": [9, 4],
        "drawn": None,
        "players": [
            {**nobody, "seat": 0, "grid": [4, 4, None, 1, "H", None, 4, None, None], "down": 4, "showing": 23}
            | {"scores": [-3], "total": -3},
            {
                **nobody,
                "seat": 1,
                "grid": [None, None, 7, *[None] * 5, 8],
                "down": 7,
                "showing": 15,
                "scores": [12],
                "total": 12,
            },
        ],
        "own": {"choice": None, "changes_left": 30},
        "last": None,
    }
    across, down = {"places": [0, 1, 2], "score": -4}, {"places": [0, 3, 6], "score": -4}
    assert would["showing"] == [23, 23, 4 + 1 + 10 - 4, 10 - 4 + 4, 17, 27, 23, 27, 27]
    assert would["completes"] == [[], [], [across], [down], [], [], [], [], []]
    assert (would["closes"], would["clear"]) == (None, None)


@pytest.mark.rule("B-10", "G-01")
def test_nobody_ever_sees_a_face_down_card_or_the_draw_pile() -> None:
    """The same is seen whether an unseen card is in the grid or in the pile."""
    up = [(0, 1), (0, 1)]
    one = Table(NINES, (9, 8, 7, 8, 7, 9, 7, 9, "M"), up=up, pile=(1, 2, 3))
    other = Table((9, 8, 7, 8, 7, 9, 7, 9, 3), (9, 8, 2, 8, 7, 9, 7, 9, 1), up=up, pile=("M", 7, 8))
    for seat in (0, 1, None):
        assert one.view(seat) == other.view(seat)
    assert one.view(None, everything=True) != other.view(None, everything=True)


@pytest.mark.rule("G-06")
def test_with_everything_all_is_shown() -> None:
    table = Table(NINES, NINES, pile=(1, 2, 3))
    table.play(0, "draw")
    view = table.view(None, everything=True)
    assert (view["pile_cards"], view["drawn"]) == ([1, 2], {"seat": 0, "card": 3})
    assert view["players"][0]["down_cards"] == [None, None, *NINES[2:]]
    fresh = Table.dealt(2)
    fresh.play(1, "open", at=[2, 5])
    assert [player["choice"] for player in fresh.view(None, everything=True)["players"]] == [None, [2, 5]]


def test_only_the_player_to_move_sees_the_outlook_of_a_card() -> None:
    table = Table(NINES, NINES, discard=(5,), pile=("H",))
    assert table.view(1)["own"]["would"] is None
    assert table.view(0)["own"]["would"]["showing"][0] == 5 + 8
    table.play(0, "draw")
    assert table.view(1)["own"]["would"] is None
    assert table.view(0)["own"]["would"]["showing"][0] == 10 + 8


@pytest.mark.rule("B-15", "B-23")
@pytest.mark.parametrize(
    ("others", "clear"),
    [
        ([NINES], True),
        ([NINES, NINES], True),
        ([NINES, grid("1 1 2 / 2 3 3 / -1 -2 M")], False),
        ([grid("1 1 2 / 2 3 3 / -1 -2 M")], False),
    ],
)
def test_the_view_shows_whether_closing_is_clear(others: list[list[Shown]], clear: bool) -> None:
    table = Table(grid("1 1 2 / 2 3 3 / -1 -2 9"), *others, up=[range(8), *[range(9)] * len(others)], discard=("M",))
    would = table.view(0)["own"]["would"]
    assert (would["closes"], would["clear"]) == (8, clear)


@pytest.mark.rule("B-15")
def test_once_somebody_has_closed_nothing_closes() -> None:
    table = Table(grid("1 1 2 / 2 3 3 / -1 -2 9"), NINES, up=[range(8), range(9)], closer=1, turns=2)
    assert table.view(0)["own"]["would"]["closes"] is None


@pytest.mark.parametrize("last", [1, 2, 3, 4, 5, 6, 7, 8])
def test_others_are_computed_to_turn_the_mean_of_all_that_is_unseen(last: int) -> None:
    """The closer would score 4 plus the last card; seat 1 shows 12, with one card face-down."""
    ours, theirs = grid("1 1 2 / 2 3 3 / -4 -4 M"), grid("1 2 3 / 2 3 1 / -4 4 M")
    table = Table(ours, theirs, up=[range(8), range(8)], discard=("H", last))
    mean = (380 - 4 - 12 - 10 - last) / (104 - 18)
    would = table.view(0)["own"]["would"]
    assert (would["showing"][8], table.player(1)["showing"]) == (4 + last, 12)
    assert would["clear"] is (4 + last + 8 <= 12 + mean)
    assert would["clear"] is (last < 5)


def test_a_view_is_nobody_s_to_change() -> None:
    table = Table(NINES, NINES, rounds=2, turns=59)
    table.play(1, "take", at=0)
    before, spoilt = table.view(0), table.view(0)
    spoilt["last"]["grids"][0][0] = spoilt["last"]["totals"][0] = 99
    spoilt["players"][0]["grid"][0] = spoilt["players"][0]["scores"][0] = 99
    spoilt["discard"].append(99)
    assert table.view(0) == before
