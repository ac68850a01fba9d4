from __future__ import annotations

from pathlib import Path

import pytest

from tests.infra import packages


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A package."""
    return packages.shared(tmp_path_factory)
