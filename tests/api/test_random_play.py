"""Whole games by clients that know nothing of their rules: each move is drawn from `legal` alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from chalicelib.api.house import House, play_on
from chalicelib.api.identity import player_id
from chalicelib.games.interface import LEVELS
from chalicelib.games.registry import GAMES
from tests.api.client import BOT, COURSE, OPEN, Client
from tests.laws.values import instance

DICE_GOLF: dict[str, Any] = {"game": "dice-golf", "course": COURSE}
FRONT: dict[str, Any] = {**DICE_GOLF, "options": {"holes": "front"}}
TABLES = [
    (FRONT, 1, 0),
    (FRONT, 2, 1),
    pytest.param({**DICE_GOLF, "options": {"holes": "back", "stymie": False}}, 3, 0, marks=pytest.mark.soak),
    pytest.param({**DICE_GOLF, "options": {"holes": "front", "format": "best-ball"}}, 3, 1, marks=pytest.mark.soak),
    pytest.param({**DICE_GOLF, "options": {"holes": "front", "format": "skins"}}, 4, 0, marks=pytest.mark.soak),
    ({**DICE_GOLF, "options": {"holes": "front", "format": "match"}}, 2, 0),
    ({"game": "becks-golf", "course": ..., "options": {"rounds": 1}}, 2, 1),
    ({"game": "trade-ring", "course": ..., "options": {"secret_offers": True, "chips": True}}, 3, 2),
    ({"game": "trade-ring", "course": ..., "options": {"open_hands": True, "high_risk": True}}, 2, 2),
    ({"game": "tiny", "course": ..., "options": {}}, 3, 0),
    ({"game": "tiny", "course": ..., "options": {"open_hands": True}}, 2, 2),
]


@pytest.mark.parametrize(("wanted", "people", "bots"), TABLES, ids=str)
@pytest.mark.long
def test_a_game_is_played_to_its_end_from_legal_alone(house: House, wanted: dict[str, Any], people: int, bots: int) -> None:
    random = Random(f"{wanted}{people}")
    clients = [Client(f"Player {number}") for number in range(people)]
    made = clients[0].make(*[OPEN] * (people - 1), *[BOT] * bots, **wanted)
    for client in clients[1:]:
        assert client.join(made).status == 201
    table = made.told["id"]
    for _ in range(600):
        let_bots_play(house)
        view = play_one(random.choice(clients), table, random)
        if view["status"] == "finished":
            break
    assert view["ended"] == "finished"
    assert len(view["result"]["places"]) == people + bots
    assert Client().get(f"/api/tables/{table}/replay").status == 200


def let_bots_play(house: House) -> None:
    """Those that were cut short, as the server does."""
    while house.cut_short:
        play_on(house)


def play_one(client: Client, table: str, random: Random) -> Any:
    """Makes one move if there is one to make; what `legal` allows is never refused. Returns what is seen then."""
    view = client.view(table)
    if view["legal"] is None or view["you"] not in view["waiting_for"]:
        return view
    played = client.play(table, instance(view["legal"], random), view["version"])
    assert played.status == 200, played.told
    assert played.version == view["version"] + 1
    return played.told


# ── tables as anybody might want them ──

EACH, LONGEST = 70, 6000
"""So many tables of each game that is offered are played to their ends in `make soak`, over 200 in all; and the most moves that
people may make there: nine rounds of cards by five who never close one take half as many."""
FEW, SHORT = 2, 60
"""So many tables are begun in `make test`, and so many moves are made there."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", range(FEW))
def test_any_table_that_can_be_had_can_be_played(house: House, game: str, number: int) -> None:
    play_a_table(house, game, number, SHORT)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("first", range(0, EACH, 10))
def test_any_table_that_can_be_had_is_played_to_its_end(house: House, game: str, first: int) -> None:
    for number in range(first, first + 10):
        table, seats = play_a_table(house, game, number, LONGEST)
        view = Client().view(table)
        assert (view["status"], view["ended"]) == ("finished", "finished"), f"{game} {number}"
        assert len(view["result"]["places"]) == seats
        replayed = Client().get(f"/api/tables/{table}/replay")
        assert replayed.status == 200
        assert replayed.told["record"]["game"] == game


def play_a_table(house: House, id: str, number: int, most: int) -> tuple[str, int]:
    """Whatever `GET /api/games` lets one ask for, any number of people, and bots of any level at the other seats: the table,
    and how many seats it has. So many moves are made, or all.
    """
    random = Random(f"{id} {number}")
    game = next(game for game in Client().get("/api/games").told["items"] if game["id"] == id)
    seats = random.randint(game["players"]["min"], game["players"]["max"])
    clients = [Client(f"{id} {number} {seat}") for seat in range(random.randint(1, seats))]
    table = make_any(clients, game, seats, random)
    view = clients[0].view(table)
    for _ in range(most):
        if view["status"] == "finished":
            break
        view = whoever_may(clients, view, random)
        if house.cut_short:
            let_bots_play(house)
            view = clients[0].view(table)
    return table, seats


def make_any(clients: list[Client], game: Any, seats: int, random: Random) -> str:
    """A table with options drawn until they can be had together, which everybody has joined."""
    bots = [{"kind": "bot", "level": random.choice(LEVELS)} for _ in range(seats - len(clients))]
    others = random.sample([*[OPEN] * (len(clients) - 1), *bots], seats - 1)
    for _ in range(40):
        options = instance(game["options"], random)
        course = COURSE if game["needs_course"] else ...
        made = clients[0].make(*others, game=game["id"], options=options, course=course)
        if made.status == 201:
            break
        assert (made.status, made.code) == (422, "options"), made.told
    for client in clients[1:]:
        assert client.join(made).status == 201
    return str(made.told["id"])


def whoever_may(clients: list[Client], view: Any, random: Random) -> Any:
    """One more move by somebody who is waited for or, at times, by one who may choose again; what is seen after it."""
    players = {player_id(client.key): client for client in clients}
    seats = [seat for seat in view["seats"] if seat["player"] in players]
    waited = [seat for seat in seats if seat["seat"] in view["waiting_for"]]
    seat = random.choice(seats if random.random() < 0.05 else waited)
    client = players[seat["player"]]
    view = client.view(view["table"])
    if view["legal"] is None:
        assert view["you"] not in view["waiting_for"]
        return view
    move = instance(view["legal"], random)
    played = client.play(view["table"], move, view["version"])
    assert played.status == 200, f"{move}: {played.told}"
    assert played.version == view["version"] + 1
    return played.told
