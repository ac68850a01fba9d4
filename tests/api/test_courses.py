"""Adding courses, their versions, and finding them."""

from __future__ import annotations

from typing import Any

import pytest

from chalicelib import json_codec, limits_config
from chalicelib.actions import make
from chalicelib.api import reply
from chalicelib.api.service import Service
from chalicelib.boards import courses
from chalicelib.store.interface import Row
from tests.api.client import COURSE, Answered, Client

NINE = [{"par": 4, "yards": 300 + number} for number in range(9)]
OTHER = [{"par": 3, "yards": 150}, *NINE[1:]]


def add(player: Client, name: str, holes: Any = NINE, **more: Any) -> Answered:
    return player.post("/api/courses", {"name": name, "holes": holes, **more})


def found(client: Client, name: str, limit: int = 100) -> list[str]:
    """Return the names of all courses that a search finds, page by page."""
    names: list[str] = []
    cursor = None
    while True:
        reply = client.get("/api/courses", name=name, limit=limit, **({"cursor": cursor} if cursor else {})).json
        names += [course["name"] for course in reply["items"]]
        if (cursor := reply["cursor"]) is None:
            return names


def test_a_course_is_rated_when_it_is_added(ann: Client) -> None:
    added = add(ann, "Old Muni")
    assert added.status == 201
    assert [rated["game"] for rated in added.json["ratings"]] == ["dice-golf", "mulligan"]
    dice, cards = added.json["ratings"]
    assert dice["error"] == 0 < cards["error"]
    assert all(30 < rated["rating"] < 60 and 55 <= rated["slope"] <= 155 for rated in (dice, cards))
    whole = ann.get(f"/api/courses/{added.json['id']}").json
    assert added.json == {**whole, "like": []}
    assert (whole["version"], whole["earlier"], whole["newer"]) == (1, None, None)


def test_a_game_without_such_a_par_does_not_rate_it(ann: Client) -> None:
    reply = add(ann, "Long", [{"par": 6, "yards": 700}]).json
    assert [rated["game"] for rated in reply["ratings"]] == ["mulligan"]


def test_a_preview_shows_the_course_without_saving_it(ann: Client) -> None:
    seen = add(ann, "Old Muni", preview=True)
    assert seen.status == 200
    assert ann.get(f"/api/courses/{seen.json['id']}").code == "unknown"
    assert found(ann, "muni") == []
    assert add(ann, "Old Muni").json == seen.json


def test_a_preview_does_not_read_replaced_keys(ann: Client, service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """Previews are requested while somebody types."""
    read, get = list[str](), service.club.store.get

    def noted(pk: str, sk: str, *, strong: bool = False) -> Row | None:
        read.append(sk)
        return get(pk, sk, strong=strong)

    monkeypatch.setattr(service.club.store, "get", noted)
    assert add(ann, "Old Muni", preview=True).status == 200
    assert "FROM" not in read


def test_adding_the_same_course_again_has_no_effect(ann: Client) -> None:
    first, again = add(ann, "Old Muni"), add(ann, " Old Muni ")
    assert (again.status, again.json) == (201, first.json)


def test_the_same_holes_with_another_name_are_another_course_that_lists_the_first(ann: Client) -> None:
    first, other = add(ann, "Old Muni").json, add(ann, "Old Municipal").json
    assert (other["name"], other["like"]) == ("Old Municipal", [{"id": first["id"], "name": "Old Muni"}])


def test_another_players_course_with_the_same_holes_is_listed(ann: Client, bob: Client) -> None:
    first = add(ann, "Old Muni").json
    added = add(bob, "My own")
    assert added.status == 201
    assert added.json["like"] == [{"id": first["id"], "name": "Old Muni"}]
    pebble = ann.get(f"/api/courses/{COURSE}").json
    assert add(bob, "Pebbles", pebble["holes"], preview=True).json["like"] == [{"id": COURSE, "name": "Pebble Coast"}]


def test_a_new_version_is_a_course_of_its_own(ann: Client) -> None:
    first = add(ann, "Old Muni").json
    second = add(ann, "Old Muni", OTHER, instead_of=first["id"])
    assert second.status == 201
    assert (second.json["version"], second.json["earlier"]) == (2, first["id"])
    old = ann.get(f"/api/courses/{first['id']}").json
    assert (old["holes"], old["newer"]) == (NINE, second.json["id"])
    assert add(ann, "Old Muni", OTHER, instead_of=first["id"]).json == second.json


def test_a_version_may_return_to_an_earlier_state(ann: Client) -> None:
    first = add(ann, "Old Muni").json
    second = add(ann, "Old Muni", OTHER, instead_of=first["id"]).json
    third = add(ann, "Old Muni", instead_of=second["id"]).json
    assert third["version"] == 3
    assert len({first["id"], second["id"], third["id"]}) == 3
    assert add(ann, "Old Muni").json["id"] == first["id"], "that very course, whatever became of it"


def test_versions_form_a_single_line(ann: Client) -> None:
    first = add(ann, "Old Muni").json
    add(ann, "Old Muni", OTHER, instead_of=first["id"])
    refused = add(ann, "Old Muni", OTHER[::-1], instead_of=first["id"])
    assert refused.code == "course"
    assert found(ann, "old muni") == ["Old Muni", "Old Muni"]


@pytest.mark.parametrize("preview", [False, True])
def test_only_its_author_can_make_a_new_version(ann: Client, bob: Client, preview: bool) -> None:
    first = add(ann, "Old Muni").json
    assert add(bob, "Old Muni", OTHER, instead_of=first["id"], preview=preview).code == "not-the-maker"
    assert add(bob, "Old Muni", OTHER, instead_of=COURSE, preview=preview).code == "not-the-maker"
    assert add(bob, "Old Muni", OTHER, instead_of="nowhere", preview=preview).code == "unknown"
    assert ann.get(f"/api/courses/{first['id']}").json["newer"] is None


def test_an_author_keeps_their_courses_with_a_new_key(ann: Client) -> None:
    new = Client("Ann with another key")
    first = add(ann, "Old Muni").json
    assert ann.post("/api/me/key", {"key": new.key}).status == 200
    assert add(new, "Old Muni", OTHER, instead_of=first["id"]).status == 201


def test_a_forgotten_player_has_no_courses(ann: Client, bob: Client, service: Service) -> None:
    first = add(ann, "Old Muni").json
    ann.post("/api/me/forget", {"sure": "yes"})
    assert add(ann, "Old Muni", OTHER, instead_of=first["id"]).code == "not-the-maker"
    assert ann.get(f"/api/courses/{first['id']}").json["holes"] == NINE


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("st a", ["St. André's", "St. Ändrew"]),
        ("ANDRÉS", ["St. André's"]),
        ("mun", ["Old Muni"]),
        ("old  muni!", ["Old Muni"]),
        ("muni old", []),
        ("uni", []),
        ("гол", ["Гольф Клуб"]),
        ("golf golf", ["Golf, golf, golf"]),
        ("golf", ["Mulligan Dice Golf", "Golf, golf, golf"]),
        ("…", []),
    ],
)
@pytest.mark.parametrize("limit", [1, 2, 100])
def test_courses_are_found_by_words_of_their_names(ann: Client, name: str, expected: list[str], limit: int) -> None:
    for number, course in enumerate(("Old Muni", "St. Ändrew", "Гольф Клуб", "Golf, golf, golf")):
        assert add(ann, course, NINE[number:]).status == 201
    assert found(ann, name, limit) == expected


def test_a_players_course_is_cached_for_less_time_since_it_may_get_a_newer_version(ann: Client, watcher: Client) -> None:
    first = add(ann, "Old Muni").json["id"]

    def seconds() -> int:
        return int(watcher.get(f"/api/courses/{first}").headers["Cache-Control"].rpartition("=")[2])

    assert seconds() == reply.OVER_SECONDS
    add(ann, "Old Muni", OTHER, instead_of=first)
    assert seconds() == reply.FINAL_SECONDS


def test_a_rebuild_writes_missing_index_rows_of_courses(ann: Client, service: Service) -> None:
    added, store = add(ann, "Old Muni").json, service.club.store
    row = store.get(courses.PLAYERS, added["id"])
    assert row
    for beside in courses.index_rows(row):
        store.delete(beside.pk, beside.sk)
    assert found(ann, "muni") == []
    assert courses.repair_indexes(store) == 3
    assert found(ann, "muni") == ["Old Muni"]
    assert courses.repair_indexes(store) == 0


def test_courses_per_address_are_limited(ann: Client) -> None:
    """Forty keys once added six hundred courses in six seconds. The gateway's view of the address counts."""
    forged = {"x_forwarded_for": "203.0.113.1", "cloudfront_viewer_address": "203.0.113.1:80"}
    most = limits_config.most("courses-here")
    for number in range(most):
        player = Client(f"Player {number % 40}")
        assert add(player, f"Links {number}", [{"par": 4, "yards": 100 + number}]).status == 201
    refused = add(ann, "One more")
    assert (refused.status, refused.code) == (429, "too-many")
    assert refused.json["detail"] == "Too many courses were added from here today. Please try again tomorrow."
    assert ann.post("/api/courses", {"name": "One more", "holes": NINE}, **forged).status == 429
    assert add(Client("Ann", address="203.0.113.1"), "One more").status == 201


def test_tables_per_address_are_limited(ann: Client, bob: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chalicelib.actions.make.HERE_IN_A_DAY", make.HERE_IN_A_DAY._replace(most=2))
    assert ann.make().status == 201
    assert bob.post("/api/challenges", {"name": "Bob"}).status == 201
    refused = Client("Cat").make()
    assert (refused.status, refused.code) == (429, "too-many")
    assert refused.json["detail"] == "Too many tables were started from here today. Please try again tomorrow."
    assert Client("Cat").post("/api/challenges", {"name": "Cat"}).status == 429
    assert Client("Cat", address="203.0.113.1").make().status == 201


# ── off the lists ──


def listed(client: Client) -> list[str]:
    return [course["name"] for course in client.get("/api/courses", limit=100).json["items"]][len(courses.BUILT_IN) :]


def test_an_unlisted_course_is_found_only_by_its_link(ann: Client, bob: Client, service: Service) -> None:
    first, other = add(ann, "Rude Links").json, add(ann, "Old Muni", OTHER).json
    table = ann.make(course=first["id"], options={}).json["id"]
    assert courses.unlist(service.club.store, first["id"]).name == "Rude Links"
    assert listed(bob) == ["Old Muni"]
    assert found(bob, "rude") == found(bob, "links") == []
    assert add(bob, "My own").json["like"] == []
    assert ann.get(f"/api/courses/{first['id']}").json["name"] == "Rude Links"
    assert bob.get(f"/api/courses/{first['id']}/figures", game="dice-golf").status == 200
    assert bob.get("/api/boards/dice-golf", course=first["id"], holes="all").status == 200
    assert ann.view(table)["course"]["name"] == "Rude Links"
    assert courses.repair_indexes(service.club.store) == 0, "and a rebuild brings it back to no list"
    assert courses.unlist(service.club.store, first["id"]).name == "Rude Links", "again, as who was interrupted does"
    assert other["id"] in [course["id"] for course in bob.get("/api/courses", limit=100).json["items"]]


def test_adding_it_again_does_not_list_it(ann: Client, service: Service) -> None:
    first = add(ann, "Rude Links").json
    courses.unlist(service.club.store, first["id"])
    refused = add(ann, "Rude Links")
    assert (refused.status, refused.code) == (422, "course")
    assert refused.json["detail"] == "This club no longer lists this course."
    assert listed(ann) == []
    second = add(ann, "Kind Links", instead_of=first["id"]).json
    assert (second["earlier"], second["version"]) == (first["id"], 2)
    assert ann.get(f"/api/courses/{first['id']}").json["newer"] == second["id"]
    assert listed(ann) == ["Kind Links"]


def test_unlisted_courses_are_not_read_for_a_list(ann: Client, service: Service) -> None:
    for number in range(30):
        courses.unlist(service.club.store, add(ann, f"Links {number}", [{"par": 4, "yards": 100 + number}]).json["id"])
    add(Client("Bob"), "Old Muni")
    reply = ann.get("/api/courses", limit=5).json
    assert [course["name"] for course in reply["items"]][-1] == "Old Muni"


def test_a_forgotten_player_is_removed_from_unlisted_courses_too(ann: Client, service: Service) -> None:
    first = add(ann, "Rude Links").json["id"]
    courses.unlist(service.club.store, first)
    ann.post("/api/me/forget", {"sure": "yes"})
    row = service.club.store.get(courses.UNLISTED, first)
    assert row
    assert json_codec.load(row.body)["by"] is None
