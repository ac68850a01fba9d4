"""That what is tested in the emulator is the template, except for the parts that standin.py names."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cloud.standin import UNKNOWN, for_emulator
from tests.infra import package_for_tests

CHANGED = {"APIHandler", "Address", "CheckRole", "DrawAddress", "Edge", "PagePolicy"}


def test_nothing_else_is_changed(tmp_path_factory: pytest.TempPathFactory) -> None:
    made: Path = package_for_tests.shared_package(tmp_path_factory)
    template = json.loads((made / "template.json").read_text())
    before, adapted = json.dumps(template), for_emulator(template)
    told, taken = template.pop("Resources"), adapted.pop("Resources")
    assert adapted == template
    assert {name for name, resource in told.items() if resource != taken.get(name)} - CHANGED == {
        name for name, resource in told.items() if resource["Type"] in UNKNOWN
    }
    assert taken.keys() <= told.keys()
    assert json.dumps({**template, "Resources": told}, sort_keys=True) == json.dumps(json.loads(before), sort_keys=True)
