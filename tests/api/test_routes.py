"""Finding the route of a path."""

from __future__ import annotations

import pytest

from chalicelib.api.dispatch import Routes

ROUTES = Routes(["/tables", "/tables/{table}", "/tables/{table}/moves", "/courses/mine", "/courses/{course}"])


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("/tables", ("/tables", {})),
        ("/tables/", ("/tables", {})),
        ("/tables/T/moves", ("/tables/{table}/moves", {"table": "T"})),
        ("/tables/%C3%A9", ("/tables/{table}", {"table": "é"})),
        ("/courses/mine", ("/courses/mine", {})),
        ("/courses/yours", ("/courses/{course}", {"course": "yours"})),
        ("/tables/T/T/moves", None),
        ("/elsewhere", None),
    ],
)
def test_fixed_paths_come_before_parameters(path: str, found: tuple[str, dict[str, str]] | None) -> None:
    assert ROUTES.find(path) == found


def test_each_match_has_its_own_parameters() -> None:
    for _ in range(2):
        route, names = ROUTES.find("/tables/T") or ("", {})
        assert (route, names) == ("/tables/{table}", {"table": "T"})
        names["table"] = "another"
