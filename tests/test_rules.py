"""The program that finds clauses without a test (`tests/rules.py`)."""

from pathlib import Path

import pytest

from chalicelib.games.registry import GAMES
from tests.rules import clauses, complaints, disagreements, shown, shown_in

SOURCE = """
import pytest
pytestmark = pytest.mark.rule("D-01")

@pytest.mark.rule("D-02", "D-03")
@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("D-04")), "D-05"])
def test_something(x): "D-06"

@other.mark.rule("D-07")
def test_else(): ...  # @pytest.mark.rule("D-08")
"""


def test_ids_are_read_from_marks_alone() -> None:
    assert shown_in(SOURCE) == {"D-01", "D-02", "D-03", "D-04"}


@pytest.mark.parametrize(
    ("named", "told"),
    [
        ({"G-01", "D-01"}, []),
        ({"G-01"}, ["dice-golf: no test shows D-01"]),
        (set(), ["all-games: no test shows G-01", "dice-golf: no test shows D-01"]),
        ({"G-01", "D-01", "M-05"}, []),  # of a game that is not asked for
        ({"G-01", "D-01", "D-99"}, ["tests name D-99, which is no clause"]),
    ],
)
def test_a_clause_without_a_test_and_a_test_without_a_clause_are_found(named: set[str], told: list[str]) -> None:
    assert list(complaints({"all-games": ["G-01"], "dice-golf": ["D-01"]}, named)) == told


def test_a_list_that_differs_from_its_ruling_is_found(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("- G-01 One\n- G-02 Two, see G-03\n")
    listed = {"all-games": ["G-01", "G-04"], "dice-golf": ["D-01"]}
    told = [line.split()[1] for line in disagreements(listed, tmp_path)]
    assert told == ["G-02", "G-04"]


def test_every_registered_game_has_its_list() -> None:
    assert all(ids and len(ids) == len(set(ids)) for ids in clauses(GAMES).values())


def test_tests_below_a_folder_are_read(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_it.py").write_text('import pytest\n@pytest.mark.rule("D-01")\ndef test(): ...\n')
    (tmp_path / "helper.py").write_text('import pytest\n@pytest.mark.rule("D-02")\ndef test(): ...\n')
    assert shown(tmp_path) == {"D-01"}
