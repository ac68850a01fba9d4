"""Logging of unexpected exceptions: their type and traceback, without their text, which may hold a table's id or a code."""

from __future__ import annotations

import logging
import traceback
from pathlib import Path

ROOT = Path(__file__).parent
log = logging.getLogger("mulligan-club")


def note(what: str, defect: BaseException) -> None:
    """Log that `what` broke, with the exception's type, its cause's type and the traceback."""
    kind, cause = type(defect).__name__, defect.__cause__ or defect.__context__
    if cause:
        kind += f", from {type(cause).__name__}"
    log.error("%s broke: %s\n%s", what, kind, "".join(traceback.format_tb(defect.__traceback__)))
