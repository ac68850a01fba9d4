from __future__ import annotations

from pathlib import Path

import pytest

from tests.infra import package_for_tests


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A package for x86_64."""
    return package_for_tests.shared_package(tmp_path_factory)
