"""The dice and the score of a roll. All faces here are typed from D-01, not read from the data file."""

from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from itertools import product

import pytest

from chalicelib.games.dice_golf import DICE_GOLF
from chalicelib.games.dice_golf.dice import DICE_BY_PAR, FACES, LABELS, STANDS_FOR, counting, score, strokes

FACES_IN_ORDER = {
    "black": "Fairway Fairway Fairway Fairway Fairway Fairway Rough Rough Hazard Hazard",
    "red": "Fairway Fairway Fairway Fairway Fairway Green Green Green Rough Rough",
    "yellow": "Green Green Green Green Green Chip Chip Bunker Bunker Hazard",
    "white": "Green,Green,Green,Green,Green,Chip,Chip,Bunker,Hazard,Tap In",
    "green": "1 1 1 1 2 2 2 2 2 3 3 3",
    "blue": "Blank Blank Blank Blank Blank Blank Blank Blank Blank Blank Sun Wind",
}


@pytest.mark.rule("D-01", "G-06")
@pytest.mark.parametrize("die", FACES_IN_ORDER)
def test_each_die_has_its_faces_in_order(die: str) -> None:
    faces = FACES_IN_ORDER[die].split("," if "," in FACES_IN_ORDER[die] else None)
    assert [str(face) for face in FACES[die]] == faces


@pytest.mark.rule("D-01")
def test_there_are_six_dice_and_each_stands_for_a_shot() -> None:
    assert set(FACES) == set(STANDS_FOR) == set(FACES_IN_ORDER)
    assert all(type(face) is int for face in FACES["green"])


@pytest.mark.rule("D-02")
@pytest.mark.parametrize(
    ("par", "dice"), [(3, "yellow green blue"), (4, "black white green blue"), (5, "black red white green blue")]
)
def test_a_par_has_its_dice(par: int, dice: str) -> None:
    assert DICE_BY_PAR[par] == tuple(dice.split())


@pytest.mark.rule("D-03")
@pytest.mark.parametrize(
    ("face", "worth"),
    {"Fairway": 1, "Green": 1, "Rough": 2, "Chip": 2, "Bunker": 2, "Hazard": 3, 1: 1, 2: 2, 3: 3}.items(),
)
def test_a_face_is_worth_its_strokes(face: str | int, worth: int) -> None:
    assert strokes(face) == worth


@pytest.mark.rule("D-03", "D-05")
@pytest.mark.parametrize(("face", "worth"), {"Sun": -1, "Wind": 1, "Blank": 0, "Tap In": 2}.items())
def test_weather_and_tap_in_are_worth_their_strokes(face: str | int, worth: int) -> None:
    assert strokes(face) == worth


@pytest.mark.rule("D-03", "D-04", "D-05", "D-06", "D-07")
@pytest.mark.parametrize(
    ("par", "roll", "worth", "uncounted"),
    [
        (4, ("Rough", "Chip", 1, "Blank"), 5, ""),  # the book's first example
        (5, ("Fairway", "Green", "Hazard", 2, "Wind"), 5, "white"),  # its second
        (5, ("Fairway", "Green", "Green", 2, "Wind"), 5, "white"),
        (4, ("Fairway", "Tap In", 3, "Blank"), 3, "green"),
        (4, ("Fairway", "Tap In", 1, "Sun"), 2, "green"),
        (5, ("Fairway", "Fairway", "Tap In", 3, "Blank"), 4, "green"),
        (5, ("Fairway", "Green", "Tap In", 3, "Blank"), 5, "white"),  # the Tap In is void, the putter counts
        (5, ("Fairway", "Green", "Tap In", 2, "Blank"), 4, "white"),
        (5, ("Hazard", "Rough", "Hazard", 3, "Wind"), 12, ""),
        (3, ("Green", 2, "Blank"), 3, ""),  # only the red die's Green spares another
        (4, ("Fairway", "Green", 2, "Blank"), 4, ""),
    ],
)
def test_a_roll_counts_the_dice_that_matter(par: int, roll: tuple[str | int, ...], worth: int, uncounted: str) -> None:
    assert score(par, roll) == worth
    assert [die for die, counts in zip(DICE_BY_PAR[par], counting(par, roll), strict=True) if not counts] == uncounted.split()


@pytest.mark.rule("D-04")
def test_a_red_green_saves_the_iron_whatever_it_shows() -> None:
    assert {score(5, ("Fairway", "Green", white, 2, "Wind")) for white in FACES["white"]} == {5}


@pytest.mark.rule("D-07")
@pytest.mark.parametrize(("par", "mean", "lowest", "highest"), [(3, "3.517", 1, 7), (4, "4.925", 2, 10), (5, "5.703", 2, 12)])
def test_all_faces_together_have_the_known_mean_and_range(par: int, mean: str, lowest: int, highest: int) -> None:
    scores = [score(par, roll) for roll in product(*(FACES[die] for die in DICE_BY_PAR[par]))]
    exact = Fraction(sum(scores), len(scores))
    rounded = (Decimal(exact.numerator) / exact.denominator).quantize(Decimal("0.001"), ROUND_HALF_UP)
    assert (str(rounded), min(scores), max(scores)) == (mean, lowest, highest)


@pytest.mark.rule("G-06")
def test_the_data_file_lists_the_draws_labels() -> None:
    assert DICE_GOLF.labels == LABELS == ("h{hole}/s{seat}/r{roll}/{die}", "d{round}/h{hole}/s{seat}/r{roll}/{die}")
    assert [path.name for path in DICE_GOLF.data] == ["dice.json"]
