"""Which tests run: those of one command (`make unit`, `make test-aws`), or of one clause (`pytest --rule B-23`).

`--quick` is what `make unit` runs: of tests with many seeds the first few, of tests with many set-ups of a game the first, and
none marked `long`.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.laws.setup import Setup

SLOW = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow], "database": None}
settings.register_profile("any machine", derandomize=True, **SLOW)  # type: ignore[arg-type]
settings.register_profile("soak", print_blob=True, **SLOW)  # type: ignore[arg-type]
settings.load_profile("any machine")

FOLDERS = {"browser": "browser", "cloud": "aws", "infra": "aws", "lambda_runtime": "aws", "streams": "aws"}
"""Folders whose tests all bear a marker."""
EMULATORS = frozenset({"moto_client", "dynoxide_client"})
"""Fixtures that play DynamoDB: tests that use one bear the marker `aws`."""
NEW_BROWSER = "new browser"
"""The property of a test that was run again with a new browser."""
SEEDS = 8
BATCHES = frozenset({"first", "number"})
"""Names of parameters that count batches, or whole tables."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="what takes less than a minute, without the many seeds")
    parser.addoption("--rule", action="append", metavar="CLAUSE", help="only tests that show this clause, such as B-23")


def pytest_configure(config: pytest.Config) -> None:
    """`make test` is the same every day; `make soak` uses new examples, and prints how to repeat a failure."""
    if config.option.markexpr == "soak":
        settings.load_profile("soak")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Skip folders without tests to run, so that `make test` need not import AWS emulators."""
    of_aws = FOLDERS.get(collection_path.name) == "aws" and collection_path.parent == config.rootpath / "tests"
    return True if of_aws and "not aws" in config.option.markexpr else None


def pytest_collection_finish() -> None:
    """Collect garbage less often, and not among the thousands of tests and modules that stay to the end."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        folder = item.path.relative_to(config.rootpath / "tests").parts[0]
        if folder in FOLDERS:
            item.add_marker(FOLDERS[folder])
        elif EMULATORS & {*getattr(item, "fixturenames", ())}:
            item.add_marker("aws")
    if rules := config.getoption("--rule"):
        keep(config, items, lambda item: any(rule in mark.args for mark in item.iter_markers("rule") for rule in rules))
    if config.getoption("--quick"):
        firsts: dict[str, str] = {}
        keep(config, items, lambda item: is_quick(item, firsts))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for reports in terminalreporter.stats.values():
        for report in reports:
            for name, test in getattr(report, "user_properties", ()):
                if name == NEW_BROWSER:
                    terminalreporter.write_line(f"The browser stopped answering and was started again: {test}", yellow=True)


def keep(config: pytest.Config, items: list[pytest.Item], wanted: Callable[[pytest.Item], bool]) -> None:
    """Deselect all items but the wanted ones."""
    chosen = [(item, wanted(item)) for item in items]
    config.hook.pytest_deselected(items=[item for item, kept in chosen if not kept])
    items[:] = [item for item, kept in chosen if kept]


def is_quick(item: pytest.Item, firsts: dict[str, str]) -> bool:
    """Return whether `make unit` runs this test. `firsts` holds the first set-up met of each file and game."""
    parameters: dict[str, Any] = item.callspec.params if hasattr(item, "callspec") else {}
    for name, value in parameters.items():
        if name == "seed" and isinstance(value, int) and value >= SEEDS:
            return False
        if name in BATCHES and isinstance(value, int) and value > 0:
            return False
        if isinstance(value, Setup) and firsts.setdefault(f"{item.path} {value.game.id}", str(value)) != str(value):
            return False
    return item.get_closest_marker("long") is None
