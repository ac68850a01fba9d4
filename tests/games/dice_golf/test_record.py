"""The record of a finished game."""

from tests.games.dice_golf.table import BOX, Table


def test_a_record_has_every_roll_in_order_of_play() -> None:
    table = Table(seats=2, pars=(3, 4))
    table.load(0, "Hazard", 2, "Blank")
    table.load(0, "Chip", 3, "Sun", roll=2)
    table.play(0, "roll")
    table.play(0, "shot-mulligan", die="yellow")
    table.load(1, "Bunker", 3, "Blank")
    table.load(1, "Bunker", 3, "Wind", roll=2)
    table.play(1, "roll")
    table.play(1, "hole-mulligan")
    table.load(0, "Rough", "Hazard", 3, "Wind")
    table.play(1, "pass-stymie", to=0)
    table.makes(1, 3)
    plain = {"mulligan": None, "stymied": False, "stymie_to": None}
    assert table.record == {
        "holes": [
            {
                "hole": 1,
                "round": 1,
                "par": 3,
                "plays": [
                    {
                        **plain,
                        "seat": 0,
                        "rolls": [
                            {"yellow": "Hazard", "green": 2, "blue": "Blank"},
                            {"yellow": "Chip", "green": 2, "blue": "Blank"},
                        ],
                        "mulligan": "shot:yellow",
                        "score": 4,
                    },
                    {
                        **plain,
                        "seat": 1,
                        "rolls": [
                            {"yellow": "Bunker", "green": 3, "blue": "Blank"},
                            {"yellow": "Bunker", "green": 3, "blue": "Wind"},
                        ],
                        "mulligan": "hole",
                        "score": 6,
                        "stymie_to": 0,
                    },
                ],
            },
            {
                "hole": 2,
                "round": 1,
                "par": 4,
                "plays": [
                    {
                        **plain,
                        "seat": 0,
                        "rolls": [{"black": "Rough", "white": "Hazard", "green": 3, "blue": "Wind"}],
                        "stymied": True,
                        "score": 9,
                    },
                    {
                        **plain,
                        "seat": 1,
                        "rolls": [{"black": "Fairway", "white": "Green", "green": 1, "blue": "Blank"}],
                        "score": 3,
                    },
                ],
            },
        ],
        "totals": [13, 9],
        "points": None,
    }


def test_at_one_s_own_pace_the_order_of_play_is_that_of_the_rolls() -> None:
    table = Table(seats=3, pars=(4,), stymie=False)
    table.play(2, "roll")
    table.makes(0, 4)
    table.play(2, "keep")
    table.makes(1, 4)
    assert [play["seat"] for play in table.record["holes"][0]["plays"]] == [2, 0, 1]


def test_a_time_out_s_whole_hole_is_in_the_record() -> None:
    table = Table(seats=2, pars=(4, 4))
    table.load(0, "Hazard", "Hazard", 3, "Wind")
    table.load(0, "Hazard", "Hazard", 3, "Blank", roll=2)
    table.time_out(0)
    table.card((4, 4))
    (play, _) = table.record["holes"][0]["plays"]
    assert (len(play["rolls"]), play["mulligan"], play["score"], play["stymie_to"]) == (2, "hole", 9, 1)


def test_holes_of_four_rounds_are_kept_apart() -> None:
    table = Table(pars=BOX, holes="72")
    for number in range(72):
        table.makes(0, 3 + number // 18)
    holes = table.record["holes"]
    assert [(hole["round"], hole["hole"]) for hole in holes] == [
        (number, hole) for number in (1, 2, 3, 4) for hole in range(1, 19)
    ]
    assert [hole["plays"][0]["score"] for hole in holes] == [3] * 18 + [4] * 18 + [5] * 18 + [6] * 18
