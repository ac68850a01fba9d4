"""The template as CloudFormation gets it, expanded by SAM."""

from __future__ import annotations

import json
import subprocess
from functools import cache
from typing import Any

import pytest

from infra.lambda_functions import force_new_version
from infra.lambda_python import NoSuchPython
from tests.emulators import ministack
from tests.infra.template import template, text

EXPAND = """
import json, sys
from types import SimpleNamespace
from samtranslator.translator.transform import transform
given = json.load(sys.stdin)
print(json.dumps(transform(given["template"], given["parameters"], SimpleNamespace(load=lambda: {}))))
"""


@cache
def expanded_template(steps: str = "Canary10Percent5Minutes", build: str = "b1", turn: str = "A") -> dict[str, Any]:
    """Return the template for this rollout, build and marker. Skips the test if the emulator, with SAM, cannot be installed."""
    try:
        python = ministack.install().with_name("python")
    except NoSuchPython as reason:
        pytest.skip(str(reason))
    expanded = json.loads(text(template()).replace('"b1"', json.dumps(build)))
    force_new_version(expanded, turn)
    asked = json.dumps({"template": expanded, "parameters": {"Steps": steps}})
    env = {"AWS_DEFAULT_REGION": "eu-central-1"}
    done = subprocess.run([python, "-c", EXPAND], input=asked, env=env, capture_output=True, text=True, check=True)
    made: dict[str, Any] = json.loads(done.stdout)
    return made
