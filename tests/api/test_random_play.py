"""Whole games by clients that know nothing of their rules: each move is drawn from `legal` alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.api.client import BOT, COURSE, OPEN, Client
from tests.laws.values import instance

DICE_GOLF: dict[str, Any] = {"game": "dice-golf", "course": COURSE}
FRONT: dict[str, Any] = {**DICE_GOLF, "options": {"holes": "front"}}
TABLES = [
    (FRONT, 1, 0),
    (FRONT, 2, 1),
    ({**DICE_GOLF, "options": {"holes": "back", "stymie": False}}, 3, 0),
    ({**DICE_GOLF, "options": {"holes": "front", "format": "best-ball"}}, 3, 1),
    ({**DICE_GOLF, "options": {"holes": "front", "format": "skins"}}, 4, 0),
    ({**DICE_GOLF, "options": {"holes": "front", "format": "match"}}, 2, 0),
    ({"game": "tiny", "course": ..., "options": {}}, 3, 0),
    ({"game": "tiny", "course": ..., "options": {"open_hands": True}}, 2, 2),
]


@pytest.mark.parametrize(("wanted", "people", "bots"), TABLES, ids=str)
def test_a_game_is_played_to_its_end_from_legal_alone(wanted: dict[str, Any], people: int, bots: int) -> None:
    random = Random(f"{wanted}{people}")
    clients = [Client(f"Player {number}") for number in range(people)]
    made = clients[0].make(*[OPEN] * (people - 1), *[BOT] * bots, **wanted)
    for client in clients[1:]:
        assert client.join(made).status == 201
    table = made.told["id"]
    for _ in range(600):
        view = play_one(random.choice(clients), table, random)
        if view["status"] == "finished":
            break
    assert view["ended"] == "finished"
    assert len(view["result"]["places"]) == people + bots
    assert Client().get(f"/api/tables/{table}/replay").status == 200


def play_one(client: Client, table: str, random: Random) -> Any:
    """Makes one move if there is one to make; what `legal` allows is never refused. Returns what is seen then."""
    view = client.view(table)
    if view["legal"] is None or view["you"] not in view["waiting_for"]:
        return view
    played = client.play(table, instance(view["legal"], random), view["version"])
    assert played.status == 200, played.told
    assert played.version == view["version"] + 1
    return played.told
