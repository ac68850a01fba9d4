"""Every game is kept as text at each number of players, and plays out again line by line (`tests/playthroughs.py`)."""

import pytest

from tests.playthroughs import ALL, difference, path_of, replay

KEPT = [(game.id, seats) for game in ALL.values() for seats in range(game.players[0], game.players[1] + 1)]


@pytest.mark.parametrize(("game", "seats"), KEPT)
def test_a_game_plays_out_as_it_was_kept(game: str, seats: int) -> None:
    path = path_of(game, seats)
    assert path.exists(), f"no playthrough of {game} with {seats} players: python -m tests.playthroughs --write"
    assert difference(path.read_text(encoding="utf-8")) is None


def test_a_changed_line_is_found() -> None:
    kept = path_of("dice-golf", 2).read_text(encoding="utf-8")
    lines = kept.splitlines()
    for number in range(1, len(lines), 7):
        if lines[number] and lines[number][0] not in "{>!":
            changed = "\n".join([*lines[:number], lines[number] + " ", *lines[number + 1 :]])
            assert (difference(changed) or "").startswith(f"line {number + 1} was")


def test_a_line_more_or_less_is_found() -> None:
    kept = path_of("dice-golf", 2).read_text(encoding="utf-8")
    assert difference(kept + "told w {}\n")
    assert difference(kept[: kept.rindex("record")])


def test_another_decision_changes_what_follows() -> None:
    kept = path_of("dice-golf", 1).read_text(encoding="utf-8")
    assert replay(kept) == kept.splitlines()
    other = kept.replace('> 0 {"kind":"hole-mulligan"}', '> 0 {"kind":"keep"}', 1)
    assert other != kept
    assert difference(other)
