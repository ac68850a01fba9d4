"""Nonces do not affect a day's challenge, so nothing else may pass for one: one person, its game, its day, its seed."""

from __future__ import annotations

import json
from collections.abc import Callable
from io import BytesIO
from typing import Any

import pytest

from chalicelib.errors import TableDamaged
from chalicelib.fairness import commitment, day_name
from chalicelib.log import challenge_day
from chalicelib.log.entries import Act, Body, Head, to_base64url, write
from chalicelib.play.final_record import walk_log
from chalicelib.store.interface import Entry
from chalicelib.store.sqlite import SqliteStore
from chalicelib.verify import DoesNotFit, main, verify
from tests.fairness.forging import BOT, OPEN, SEED, TABLE, Data, forge, joined, made, one_hole, page_reports, person
from tests.tables.people import DAY, START, open_club

TODAY, YESTERDAY, TOMORROW = (challenge_day.date_at(START + DAY * days) for days in (0, -1, 1))


def as_challenge(date: object, *seats: Data, **more: Any) -> Act:
    """Return entry 0 of an ordinary table, disguised as a round of that day's challenge."""
    return made(*(seats or (person(),)), challenge={"date": date, "seed": to_base64url(SEED)}, **more)


ALONE = [as_challenge(TODAY), *one_hole("m")]
FORGED: dict[str, list[Act]] = {
    "two people": [as_challenge(TODAY, person(), OPEN), joined(1), *one_hole("mm")],
    "a person and a bot": [as_challenge(TODAY, person(), BOT), *one_hole("mb")],
    "a bot": [as_challenge(TODAY, BOT), *one_hole("b")],
    "an open seat": [as_challenge(TODAY, OPEN), joined(0), *one_hole("m")],
    "a rematch": [as_challenge(TODAY, rematch_of="r7bX0sPZ2mJ4kLr9TtYv1A"), *one_hole("m")],
    "what a game before it left": [as_challenge(TODAY, carried={}), *one_hole("m")],
    "the day before": [as_challenge(YESTERDAY), *one_hole("m")],
    "the day after": [as_challenge(TOMORROW), *one_hole("m")],
    **{
        f"a day spelt {date!r}": [as_challenge(date), *one_hole("m")]
        for date in ("", "today", TODAY.replace("-", ""), f"{TODAY}T00:00:00", "2026-W22-4", "2026-13-40", None, 7)
    },
}


def test_a_round_of_the_days_challenge_verifies() -> None:
    assert len([*verify(forge(ALONE))]) == 6


@pytest.mark.parametrize("name", FORGED)
def test_nothing_else_verifies_as_one(name: str) -> None:
    with pytest.raises(DoesNotFit):
        [*verify(forge(FORGED[name]))]


def test_nor_does_another_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chalicelib.verify.CHALLENGE_GAME", "stew")
    with pytest.raises(DoesNotFit, match="not the game"):
        [*verify(forge(ALONE))]


def without_the_day(replay: Data) -> None:
    del replay["challenge"]


def only_the_day(replay: Data) -> None:
    del replay["log"][0]["move"]["challenge"]


@pytest.mark.parametrize("spoil", [without_the_day, only_the_day])
def test_replay_and_log_must_both_name_the_challenge(spoil: Callable[[Data], None]) -> None:
    replay = forge(ALONE)
    spoil(replay)
    with pytest.raises(DoesNotFit, match="not of the day's challenge"):
        [*verify(replay)]
    assert page_reports((replay, None))[0]["broken"]


def challenge_of(seed: bytes, game: str = "dice-golf") -> dict[str, str]:
    """Return the club's public data of the day."""
    return {"game": game, "commitment": commitment(day_name(game, TODAY), seed)}


OTHER_DAYS = [challenge_of(bytes(32)), challenge_of(SEED, "stew"), {"game": "dice-golf", "commitment": "00" * 32}]


def test_its_seed_must_fit_the_days_commitment() -> None:
    replay = forge(ALONE)
    checked = [*verify(replay, days=lambda date: challenge_of(SEED))]
    assert f"The commitment is the one that the club shows for the challenge of {TODAY}." in checked
    for other in OTHER_DAYS:
        with pytest.raises(DoesNotFit, match="not the one that the club shows"):
            [*verify(replay, days=lambda date, other=other: other)]  # type: ignore[misc]


@pytest.mark.parametrize(("seed", "code"), [(SEED, 0), (bytes(32), 1)])
def test_the_club_is_asked_for_the_day(
    seed: bytes, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    club = "https://club.example/api"
    answers = {
        f"{club}/tables/{TABLE}/replay": forge(ALONE),
        f"{club}/challenges/{TODAY}": challenge_of(seed),
    }
    monkeypatch.setattr("chalicelib.verify.urlopen", lambda asked, timeout: BytesIO(json.dumps(answers[asked]).encode()))
    assert main([f"{club}/tables/{TABLE}/replay"]) == code


def test_the_page_passes_only_a_round() -> None:
    forged = {name: forge(acts) for name, acts in FORGED.items()}
    alone = forge(ALONE)
    shown = {"seat": 0, "challenge": TODAY, "commitment": alone["commitment"], "day": challenge_of(SEED)}
    fair: list[tuple[Data, Data | None]] = [(alone, None), (alone, shown)]
    strangers: list[tuple[Data, Data | None]] = [(alone, {**shown, "day": other}) for other in [*OTHER_DAYS, None]]
    reports = page_reports(*fair, *strangers, *[(replay, None) for replay in forged.values()])
    broken = [report["broken"] for report in reports]
    assert broken[: len(fair)] == [[], []]
    assert all(broken[len(fair) :][: len(strangers)])
    found = dict(zip(forged, broken[len(fair) + len(strangers) :], strict=True))
    assert [name for name in forged if not found[name]] == []


def test_a_device_that_saw_no_challenge_says_so() -> None:
    ordinary, challenge = forge([made(person()), *one_hole("m")]), forge(ALONE)
    seen: list[tuple[Data, Data | None]] = [
        (ordinary, {"seat": 0, "challenge": None}),
        (challenge, {"seat": 0, "challenge": TODAY}),
        (challenge, {"seat": 0}),
        (challenge, {"seat": 0, "challenge": None}),
        (challenge, {"seat": 0, "challenge": YESTERDAY}),
        (ordinary, {"seat": 0, "challenge": TODAY}),
    ]
    saw = ["challenge" in " ".join(report["broken"]) for report in page_reports(*seen)]
    assert saw == [False, False, False, True, True, True]


@pytest.mark.parametrize("name", ["two people", "a person and a bot"])
def test_no_table_with_several_seats_can_be_one(name: str) -> None:
    store = SqliteStore()
    log = [Entry(n, write(Body(START + n, [act], Head()))) for n, act in enumerate(FORGED[name])]
    with pytest.raises(TableDamaged):
        [*walk_log(open_club(store), TABLE, log)]
    store.close()
