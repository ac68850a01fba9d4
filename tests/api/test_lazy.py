"""A lazily imported module is imported at its first use, and behaves like the module."""

from __future__ import annotations

import sys

import pytest

from chalicelib.api.lazy import LazyModule


def test_it_is_loaded_at_the_first_use(monkeypatch: pytest.MonkeyPatch) -> None:
    module = LazyModule("colorsys")
    monkeypatch.delitem(sys.modules, "colorsys", raising=False)
    assert "colorsys" not in sys.modules
    assert module.rgb_to_hsv(1, 1, 1) == (0.0, 0.0, 1)
    assert "colorsys" in sys.modules


def test_a_missing_name_raises_the_usual_error() -> None:
    with pytest.raises(AttributeError):
        LazyModule("colorsys").taste  # noqa: B018
    with pytest.raises(ModuleNotFoundError):
        LazyModule("chalicelib.nowhere").anything  # noqa: B018
