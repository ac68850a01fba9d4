"""What the rules page shows is what the engine does."""

import json
from pathlib import Path
from typing import Any

import pytest

from chalicelib.games.becks_golf.cards import Shown
from chalicelib.games.becks_golf.scoring import score, sets
from chalicelib.games.becks_golf.turns import where_late
from tests.games.becks_golf.table import CARD, cards

PAGE = Path(__file__).parents[3] / "frontend" / "src" / "games" / "becks-golf" / "rules" / "examples.json"
SHOWN: Any = json.loads(PAGE.read_text("utf-8"))


@pytest.mark.rule("B-20", "B-21", "B-22", "B-25")
@pytest.mark.parametrize("example", SHOWN["worked"], ids=lambda example: example["sum"])
def test_worked_examples_score_as_the_page_says(example: Any) -> None:
    nine = cards(*example["grid"])
    assert score(nine) == example["score"]
    assert [{"places": [*line], "score": -number} for line, number in sets(nine)] == example["sets"]


@pytest.mark.rule("B-22")
def test_the_page_shows_that_three_mulligans_are_no_set() -> None:
    lines = [example["grid"][row : row + 3] for example in SHOWN["worked"] for row in (0, 3, 6)]
    assert ["M", "M", "M"] in lines


@pytest.mark.rule("B-26")
def test_a_late_players_card_goes_where_the_page_shows() -> None:
    """In place of the highest that serves nothing: all that is higher has an equal in its row or column."""
    late = SHOWN["late"]
    nine = [None if face is None else CARD[face] for face in late["grid"]]
    replaced = late["grid"][late["at"]]
    assert where_late(nine, _card(late["drawn"])) == late["at"]
    assert max(card for card in nine if card is not None) > replaced


def _card(face: Shown) -> int:
    return CARD[face]
