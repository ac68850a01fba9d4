"""Modules that are loaded when they are first used, for what only some requests need."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class LazyModule:
    """Stands for a module. It is loaded with the first name that is asked of it; to ask from several threads is safe."""

    def __init__(self, module: str) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        found = getattr(import_module(self._module), name)
        setattr(self, name, found)  # it is asked for once
        return found
