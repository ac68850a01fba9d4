"""What is written down of a defect of ours.

Its own text may hold a table's id or a code, which have no place in a log: its kind and the lines it came by will do.
"""

from __future__ import annotations

import logging
import traceback
from pathlib import Path

ROOT = Path(__file__).parent
log = logging.getLogger("mulligan-club")


def note(what: str, defect: BaseException) -> None:
    """Logs that `what` broke, by which kinds of error, and where."""
    kind, cause = type(defect).__name__, defect.__cause__ or defect.__context__
    if cause:
        kind += f", from {type(cause).__name__}"
    log.error("%s broke: %s\n%s", what, kind, "".join(traceback.format_tb(defect.__traceback__)))
