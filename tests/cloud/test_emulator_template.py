"""The emulator's template is ours except for the parts that emulator_template.py lists."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cloud.emulator_template import UNSUPPORTED, for_emulator
from tests.infra import package_for_tests

CHANGED = {"APIHandler", "Address", "CheckRole", "DrawAddress", "Edge", "PagePolicy"}


def test_only_the_listed_parts_are_changed(tmp_path_factory: pytest.TempPathFactory) -> None:
    made: Path = package_for_tests.shared_package(tmp_path_factory)
    template = json.loads((made / "template.json").read_text())
    before, adapted = json.dumps(template), for_emulator(template)
    ours, changed = template.pop("Resources"), adapted.pop("Resources")
    assert adapted == template
    assert {name for name, resource in ours.items() if resource != changed.get(name)} - CHANGED == {
        name for name, resource in ours.items() if resource["Type"] in UNSUPPORTED
    }
    assert changed.keys() <= ours.keys()
    assert json.dumps({**template, "Resources": ours}, sort_keys=True) == json.dumps(json.loads(before), sort_keys=True)
