"""Whole games by clients without knowledge of the rules: each move is drawn from `legal`."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import pytest

from chalicelib.api.service import Service, continue_bots
from chalicelib.boards.courses import BUILT_IN
from chalicelib.errors import BadOptions
from chalicelib.games.interface import LEVELS
from chalicelib.games.mulligan import MULLIGAN
from chalicelib.games.registry import GAMES
from chalicelib.games.stew import STEW
from chalicelib.players.keys import player_id
from tests.api.client import BOT, COURSE, OPEN, Client
from tests.games.mulligan.random_games import EVERY_WAY
from tests.games.stew.random_games import EVERY_WAY as EVERY_STEW
from tests.laws.values import instance

DICE_GOLF: dict[str, Any] = {"game": "dice-golf", "course": COURSE}
FRONT: dict[str, Any] = {**DICE_GOLF, "options": {"holes": "front"}}
TABLES: list[Any] = [
    (FRONT, 1, 0),
    (FRONT, 2, 1),
    pytest.param({**DICE_GOLF, "options": {"holes": "back", "stymie": False}}, 3, 0, marks=pytest.mark.soak),
    pytest.param({**DICE_GOLF, "options": {"holes": "front", "format": "best-ball"}}, 3, 1, marks=pytest.mark.soak),
    pytest.param({**DICE_GOLF, "options": {"holes": "front", "format": "skins"}}, 4, 0, marks=pytest.mark.soak),
    ({**DICE_GOLF, "options": {"holes": "front", "format": "match"}}, 2, 0),
    ({"game": "becks-golf", "course": ..., "options": {"rounds": 1}}, 2, 1),
    ({"game": "trade-ring", "course": ..., "options": {"secret_offers": True, "chips": True}}, 3, 2),
    ({"game": "trade-ring", "course": ..., "options": {"open_hands": True, "high_risk": True}}, 2, 2),
    ({"game": "stew", "course": ..., "options": {"specialties": True}}, 3, 2),
    ({"game": "tiny", "course": ..., "options": {}}, 3, 0),
    ({"game": "tiny", "course": ..., "options": {"open_hands": True}}, 2, 2),
]


@pytest.mark.parametrize(("wanted", "people", "bots"), TABLES, ids=str)
@pytest.mark.long
def test_a_game_can_be_played_to_its_end_with_legal_only(
    service: Service, wanted: dict[str, Any], people: int, bots: int
) -> None:
    random = Random(f"{wanted}{people}")
    clients = [Client(f"Player {number}") for number in range(people)]
    made = clients[0].make(*[OPEN] * (people - 1), *[BOT] * bots, **wanted)
    for client in clients[1:]:
        assert client.join(made).status == 201
    table = made.json["id"]
    for _ in range(600):
        let_bots_play(service)
        view = play_one(random.choice(clients), table, random)
        if view["status"] == "finished":
            break
    assert view["ended"] == "finished"
    assert len(view["result"]["places"]) == people + bots
    assert Client().get(f"/api/tables/{table}/replay").status == 200


def let_bots_play(service: Service) -> None:
    """Let bots that ran out of time continue, as the server does."""
    while service.unfinished_bots:
        continue_bots(service)


def play_one(client: Client, table: str, random: Random) -> Any:
    """Make one move, if there is one, which must be accepted. Return the view after it."""
    view = client.view(table)
    if view["legal"] is None or view["you"] not in view["waiting_for"]:
        return view
    played = client.play(table, instance(view["legal"], random), view["version"])
    assert played.status == 200, played.json
    assert played.version == view["version"] + 1
    return played.json


# ── tables as anybody might want them ──

EACH, MOST_WAYS, LONGEST = 20, {"mulligan": 200, "stew": 100}, 6000
"""So many tables of each game that is offered are played to their ends in `make soak`, more of one with more ways to be played;
and the most moves that people may make there: nine rounds of cards by five who never close one take half as many."""
FEW, SHORT = 2, 60
"""So many tables are begun in `make test`, and so many moves are made there."""
WISHES = 80
"""So many options are drawn for a table, of which the first that can be had are its."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", range(FEW))
def test_any_valid_table_can_be_played(service: Service, game: str, number: int) -> None:
    play_a_table(service, game, number, SHORT)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "first"), [(game, at) for game in GAMES for at in range(0, MOST_WAYS.get(game, EACH), 10)])
def test_any_valid_table_can_be_played_to_its_end(service: Service, game: str, first: int) -> None:
    for number in range(first, first + 10):
        table, seats = play_a_table(service, game, number, LONGEST)
        view = Client().view(table)
        assert (view["status"], view["ended"]) == ("finished", "finished"), f"{game} {number}"
        assert len(view["result"]["places"]) == seats
        replayed = Client().get(f"/api/tables/{table}/replay")
        assert replayed.status == 200
        assert replayed.json["record"]["game"] == game


@pytest.mark.rule("M-46")
def test_those_tables_include_every_mode_and_pair_of_modes() -> None:
    game = next(game for game in Client().get("/api/games").json["items"] if game["id"] == "mulligan")
    met = {(seats_of(game, number), modes_of(game, number)) for number in range(MOST_WAYS["mulligan"])}
    assert met >= {(way.seats, frozenset(way.modes)) for way in EVERY_WAY}


def modes_of(game: Any, number: int) -> frozenset[str]:
    """Return the modes of this table, from the first options that are accepted."""
    seats = seats_of(game, number)
    for options in wishes(game, number):
        with suppress(BadOptions):
            return frozenset(MULLIGAN.settle_options(options, seats, BUILT_IN[COURSE])["modes"])
    raise AssertionError(f"no wish of table {number} can be had")


@pytest.mark.rule("S-15", "S-30")
def test_those_tables_include_stew_with_every_option_and_number_of_players() -> None:
    game = next(game for game in Client().get("/api/games").json["items"] if game["id"] == "stew")
    met = set()
    for number in range(MOST_WAYS["stew"]):
        asked = STEW.settle_options(wishes(game, number)[0], seats_of(game, number), None)
        met.add((seats_of(game, number), asked["specialties"], asked["mulligan_reach"]))
    assert met == {*EVERY_STEW}


def play_a_table(service: Service, id: str, number: int, most: int) -> tuple[str, int]:
    """Whatever `GET /api/games` lets one ask for, any number of people, and bots of any level at the other seats: the table,
    and how many seats it has. So many moves are made, or all.
    """
    random = Random(f"{id} {number}")
    game = next(game for game in Client().get("/api/games").json["items"] if game["id"] == id)
    seats = seats_of(game, number)
    clients = [Client(f"{id} {number} {seat}") for seat in range(random.randint(1, seats))]
    table = make_any(clients, game, seats, number, random)
    view = clients[0].view(table)
    for _ in range(most):
        if view["status"] == "finished":
            break
        view = anyone_who_may(clients, view, random)
        if service.unfinished_bots:
            let_bots_play(service)
            view = clients[0].view(table)
    return table, seats


def seats_of(game: Any, number: int) -> int:
    """Return each possible number of seats in turn."""
    least, most = game["players"]["min"], game["players"]["max"]
    return int(least + number % (most - least + 1))


def wishes(game: Any, number: int) -> list[Any]:
    """Yield random options, first those that set about so many things, as most with many are refused."""
    random = Random(f"{number} {game['id']}")
    drawn = [instance(game["options"], random) for _ in range(WISHES)]
    so_many = random.randint(0, max(map(asks_for, drawn)))
    return sorted(drawn, key=lambda options: abs(asks_for(options) - so_many))


def asks_for(options: Any) -> int:
    """Return how many things these options set."""
    return sum(len(value) if isinstance(value, list) else 1 for value in options.values())


def make_any(clients: list[Client], game: Any, seats: int, number: int, random: Random) -> str:
    """Make a table with the first options that are accepted, and let everyone join."""
    bots = [{"kind": "bot", "level": random.choice(LEVELS)} for _ in range(seats - len(clients))]
    others = random.sample([*[OPEN] * (len(clients) - 1), *bots], seats - 1)
    for options in wishes(game, number):
        course = COURSE if game["needs_course"] else ...
        made = clients[0].make(*others, game=game["id"], options=options, course=course)
        if made.status == 201:
            break
        assert (made.status, made.code) == (422, "options"), made.json
    for client in clients[1:]:
        assert client.join(made).status == 201
    return str(made.json["id"])


def anyone_who_may(clients: list[Client], view: Any, random: Random) -> Any:
    """Make a move for a player who is waited for or, sometimes, one who may choose again. Return the view after it."""
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
    assert played.status == 200, f"{move}: {played.json}"
    assert played.version == view["version"] + 1
    return played.json
