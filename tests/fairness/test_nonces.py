"""Only people with a seat at the start of the game have a nonce: with any other the club could choose the dice."""

from __future__ import annotations

import pytest

from chalicelib.errors import TableDamaged
from chalicelib.log.entries import Act, Body, Head, to_base64url, write
from chalicelib.play.final_record import walk_log
from chalicelib.store.interface import Entry
from chalicelib.store.sqlite import SqliteStore
from chalicelib.verify import DoesNotFit, verify
from tests.fairness.forging import BOT, HAL, NONCES, OPEN, RUTH, Data, forge, joined, made, one_hole, page_reports, person
from tests.tables.people import START, open_club

WITH_NONCE: Data = {"nonce": to_base64url(NONCES[7])}
BEGAN = Act("began", None, {"1": ["Plover", "normal"]})
RESERVED: Data = {"kind": "reserved", "name": "Hal", "player": HAL}

FAIR: dict[str, list[Act]] = {
    "two people": [made(person(), OPEN), joined(1), *one_hole("mm")],
    "a person and a bot": [made(person(), BOT), *one_hole("mb")],
    "nobody sent a nonce": [made(person(nonce=None), OPEN), joined(1, nonce=b""), *one_hole("mm")],
    "a seat kept for somebody": [made(person(), RESERVED), joined(1), *one_hole("mm")],
    "an open seat given to a bot": [made(person(), OPEN), BEGAN, *one_hole("mb")],
    "a seat left and taken again": [
        made(person(), OPEN, OPEN),
        joined(1),
        Act("left", 1),
        joined(1, "bea...................", NONCES[2]),
        joined(2),
        *one_hole("mmm"),
    ],
    "a seat left and given to a bot": [
        made(person(), OPEN, OPEN),
        joined(1),
        Act("left", 1),
        joined(2, "bea...................", NONCES[2]),
        BEGAN,
        *one_hole("mbm"),
    ],
}
"""Logs as a club writes them, with nonces where they may be."""

UNFAIR: dict[str, list[Act]] = {
    "a bot's seat": [made(person(), {**BOT, **WITH_NONCE}), *one_hole("mb")],
    "a bot's seat beside two people": [made(person(), OPEN, {**BOT, **WITH_NONCE}), joined(1), *one_hole("mmb")],
    "an open seat that a bot got": [made(person(), {**OPEN, **WITH_NONCE}), BEGAN, *one_hole("mb")],
    "an open seat that somebody took": [made(person(), {**OPEN, **WITH_NONCE}), joined(1, nonce=b""), *one_hole("mm")],
    "a kept seat": [made(person(), {**RESERVED, **WITH_NONCE}), BEGAN, *one_hole("mb")],
    "a second person from the beginning": [made(person(), person(HAL, NONCES[7])), *one_hole("mm")],
    "nobody's seat": [made(person(), {**person(HAL, NONCES[7]), "player": None}), *one_hole("mm")],
    "somebody who takes a bot's seat": [
        made(person(), BOT, OPEN),
        joined(1, nonce=NONCES[7]),
        joined(2, "bea..................."),
        *one_hole("mmm"),
    ],
    "somebody who takes another's seat": [
        made(person(), OPEN, OPEN),
        joined(1),
        joined(1, "bea...................", NONCES[7]),
        joined(2, "cleo.................."),
        *one_hole("mmm"),
    ],
    "a player who sits down twice in one seat": [
        made(person(), OPEN, OPEN),
        joined(1),
        joined(1, nonce=NONCES[7]),
        joined(2, "bea..................."),
        *one_hole("mmm"),
    ],
    "a person's seat given to a bot": [
        made(person(), OPEN, OPEN),
        joined(1),
        Act("began", None, {"1": ["Plover", "normal"], "2": ["Dunlin", "normal"]}),
        *one_hole("mbb"),
    ],
    "a bot that left for somebody": [
        made(person(), BOT, OPEN),
        Act("left", 1),
        joined(1, nonce=NONCES[7]),
        joined(2, "bea..................."),
        *one_hole("mmm"),
    ],
    "a nonce of a byte": [made(person(nonce=b"\x07"), BOT), *one_hole("mb")],
    "a long nonce": [made(person(), OPEN), joined(1, nonce=bytes(200)), *one_hole("mm")],
}
"""The same with a nonce that no person at the table can have sent, or without one that a person did send."""


@pytest.mark.rule("G-06")
@pytest.mark.parametrize("name", FAIR)
def test_people_s_nonces_verify(name: str) -> None:
    assert len([*verify(forge(FAIR[name]))]) == 6


@pytest.mark.rule("G-06")
@pytest.mark.parametrize("name", UNFAIR)
def test_any_other_nonce_does_not_verify(name: str) -> None:
    with pytest.raises(DoesNotFit):
        [*verify(forge(UNFAIR[name]))]


@pytest.mark.rule("G-06")
def test_the_page_finds_the_same() -> None:
    fair, unfair = ({name: forge(acts) for name, acts in all_.items()} for all_ in (FAIR, UNFAIR))
    reports = page_reports(*[(published, None) for published in (*fair.values(), *unfair.values())])
    found = dict(zip([*fair, *unfair], [report["broken"] for report in reports], strict=True))
    assert [name for name in fair if found[name]] == []
    assert [name for name in unfair if not found[name]] == []


@pytest.mark.rule("G-06")
def test_a_player_forgotten_before_the_game_removes_their_nonce() -> None:
    gone = Act("forgotten", None, {"seats": [0], "players": [RUTH]})
    replay = forge(
        [made(person(), OPEN, OPEN), joined(1), gone, joined(2, "bea...................", NONCES[2]), *one_hole("mmm")]
    )
    assert replay["nonces"] == [None, NONCES[1].hex(), NONCES[2].hex()]
    assert page_reports((replay, None))[0]["broken"] == []


NOT_ITS_OWN = [name for name in UNFAIR if "nonce of" not in name and "long" not in name and "second person" not in name]


@pytest.mark.rule("G-06")
@pytest.mark.parametrize("name", NOT_ITS_OWN)
def test_no_game_starts_with_such_a_nonce(name: str) -> None:
    store = SqliteStore()
    log = [Entry(n, write(Body(START + n, [act], Head()))) for n, act in enumerate(UNFAIR[name])]
    with pytest.raises(TableDamaged):
        [*walk_log(open_club(store), "q7bX0sPZ2mJ4kLr9TtYv1A", log)]
    store.close()
