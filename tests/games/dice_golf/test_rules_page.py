"""What the rules page shows is what the engine does."""

import json
from pathlib import Path
from typing import Any

import pytest

from chalicelib.games.dice_golf.dice import counting, score

PAGE = Path(__file__).parents[3] / "frontend" / "src" / "games" / "dice-golf" / "rules" / "examples.json"
SHOWN: Any = json.loads(PAGE.read_text("utf-8"))["worked"]


@pytest.mark.rule("D-03", "D-04", "D-05", "D-06")
@pytest.mark.parametrize("example", SHOWN, ids=lambda example: f"par {example['par']}: {example['faces']}")
def test_worked_examples_score_as_the_page_says(example: Any) -> None:
    assert score(example["par"], tuple(example["faces"])) == example["score"]


@pytest.mark.rule("D-06")
def test_the_page_shows_what_a_tap_in_is_beside_a_wood_on_the_green() -> None:
    both = SHOWN[2]
    assert {"Green", "Tap In"} <= set(both["faces"])
    assert counting(both["par"], tuple(both["faces"])) == (True, True, False, True, True)
