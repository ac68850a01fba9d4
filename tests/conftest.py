"""`--quick`: what `make unit` leaves to `make test`.

Of tests that are made for many seeds the first few are run, of those that are made for every set-up of a game the first, and
none that are marked `long`.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.laws.setup import Setup

SLOW = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow], "database": None}
settings.register_profile("any machine", derandomize=True, **SLOW)  # type: ignore[arg-type]
settings.register_profile("soak", print_blob=True, **SLOW)  # type: ignore[arg-type]
settings.load_profile("any machine")

SEEDS = 8
BATCHES = frozenset({"first", "number"})
"""Names of parameters that count batches, or whole tables."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="what takes less than a minute, without the many seeds")


def pytest_configure(config: pytest.Config) -> None:
    """`make test` sees tomorrow what it saw today; `make soak` looks for something new, and says how to see it again."""
    if config.option.markexpr == "soak":
        settings.load_profile("soak")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--quick"):
        firsts: dict[str, str] = {}
        quick = [is_quick(item, firsts) for item in items]
        config.hook.pytest_deselected(items=[item for item, kept in zip(items, quick, strict=True) if not kept])
        items[:] = [item for item, kept in zip(items, quick, strict=True) if kept]


def is_quick(item: pytest.Item, firsts: dict[str, str]) -> bool:
    """`firsts` are the set-ups that were met first, by game."""
    parameters: dict[str, Any] = item.callspec.params if hasattr(item, "callspec") else {}
    for name, value in parameters.items():
        if name == "seed" and isinstance(value, int) and value >= SEEDS:
            return False
        if name in BATCHES and isinstance(value, int) and value > 0:
            return False
        if isinstance(value, Setup) and firsts.setdefault(f"{item.path} {value.game.id}", str(value)) != str(value):
            return False
    return item.get_closest_marker("long") is None
