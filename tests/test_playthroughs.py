"""Recorded playthroughs of every game, for each number of players, give the same text again (`tests/playthroughs.py`)."""

from dataclasses import replace

import pytest

from tests.playthroughs import ALL, difference, firsts, path_of, replay, stale

KEPT = [(game.id, seats) for game in ALL.values() for seats in range(game.players[0], game.players[1] + 1)]


@pytest.mark.parametrize(("game", "seats"), KEPT)
def test_a_game_plays_out_as_recorded(game: str, seats: int) -> None:
    path = path_of(game, seats)
    assert path.exists(), f"no playthrough of {game} with {seats} players: make keep GAME={game}"
    text = path.read_text(encoding="utf-8")
    found = difference(text)
    assert found is None, f"{found}\nif it shall be so: make keep GAME={game}"
    assert not stale(firsts(game)[path], text), f"not of today's set-up: make keep GAME={game}"


def test_a_playthrough_of_another_set_up_is_found() -> None:
    (path, setup), *_ = firsts("dice-golf").items()
    text = path.read_text(encoding="utf-8")
    assert stale(replace(setup, asked={"format": "skins"}), text)
    assert not stale(setup, text)


def test_a_changed_line_is_found() -> None:
    kept = path_of("dice-golf", 2).read_text(encoding="utf-8")
    lines = kept.splitlines()
    for number in range(1, len(lines), 7):
        if lines[number] and lines[number][0] not in "{>!":
            changed = "\n".join([*lines[:number], lines[number] + " ", *lines[number + 1 :]])
            assert (difference(changed) or "").startswith(f"line {number + 1} was")


def test_a_decision_that_is_now_refused_is_found() -> None:
    kept = path_of("dice-golf", 1).read_text(encoding="utf-8")
    illegal = kept.replace('> 0 {"kind":"hole-mulligan"}', '> 0 {"kind":"pass"}', 1)
    assert illegal != kept
    assert (difference(illegal) or "").startswith("a decision is refused now")


def test_an_extra_or_missing_line_is_found() -> None:
    kept = path_of("dice-golf", 2).read_text(encoding="utf-8")
    assert difference(kept + "told w {}\n")
    assert difference(kept[: kept.rindex("record")])


def test_another_decision_changes_the_rest() -> None:
    kept = path_of("dice-golf", 1).read_text(encoding="utf-8")
    assert replay(kept) == kept.splitlines()
    other = kept.replace('> 0 {"kind":"hole-mulligan"}', '> 0 {"kind":"keep"}', 1)
    assert other != kept
    assert difference(other)
