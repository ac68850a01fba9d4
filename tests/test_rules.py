"""The check that clauses and tests agree (`tests/rules.py`)."""

import re
from pathlib import Path

import pytest

from tests.rules import RULES, clauses, errors, named, named_in

SOURCE = """
import pytest
pytestmark = pytest.mark.rule("D-01")

@pytest.mark.rule("D-02", "D-03")
@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("D-04")), "D-05"])
def test_something(x): "D-06"

@other.mark.rule("D-07")
def test_else(): ...  # @pytest.mark.rule("D-08")
"""


def test_ids_are_read_only_from_marks() -> None:
    assert named_in(SOURCE) == {"D-01", "D-02", "D-03", "D-04"}


@pytest.mark.parametrize(
    ("named", "lines"),
    [
        ({"G-01", "D-01"}, []),
        ({"G-01"}, ["dice-golf: no test names D-01"]),
        (set(), ["README: no test names G-01", "dice-golf: no test names D-01"]),
        ({"G-01", "D-01", "D-99", "Z-05"}, [f"a test names {clause}, which is not a clause" for clause in ("D-99", "Z-05")]),
    ],
)
def test_a_clause_without_a_test_and_a_test_without_a_clause_are_errors(named: set[str], lines: list[str]) -> None:
    assert list(errors({"README": ["G-01"], "dice-golf": ["D-01"]}, named, ["dice-golf"])) == lines


def test_a_clause_listed_twice_a_game_without_clauses_and_a_file_without_a_game_are_errors() -> None:
    listed = {"README": ["G-01"], "dice-golf": ["G-01"], "stew": []}
    assert list(errors(listed, {"G-01"}, ["stew"])) == [
        "G-01 is there 2 times",
        "stew has no clauses in docs/rules/stew.md",
        "docs/rules/dice-golf.md belongs to no game",
    ]


def test_a_clause_is_a_list_item_that_begins_with_its_id(tmp_path: Path) -> None:
    text = "- **G-01** One, see **G-03**\n  - a part\n- **G-02** Two\n- G-04 is mentioned\n"
    (tmp_path / "README.md").write_text(text)
    assert clauses(tmp_path) == {"README": ["G-01", "G-02"]}


def test_clauses_refer_only_to_clauses() -> None:
    known = {clause for ids in clauses().values() for clause in ids}
    texts = "".join(path.read_text("utf-8") for path in RULES.glob("*.md"))
    assert {*re.findall(r"\b[A-Z]-\d\d\b", texts)} == known


def test_tests_below_a_folder_are_read(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_it.py").write_text('import pytest\n@pytest.mark.rule("D-01")\ndef test(): ...\n')
    (tmp_path / "helper.py").write_text('import pytest\n@pytest.mark.rule("D-02")\ndef test(): ...\n')
    assert named(tmp_path) == {"D-01"}
