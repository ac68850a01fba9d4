"""Removes courses from the lists that all players see; rounds played there stay (docs/running.md, “Courses”).

python -m infra.unlist_courses STAGE --course ID ...                    a deployed club
python -m infra.unlist_courses --data FOLDER --course ID ...            a local club, while its server is down
python -m infra.unlist_courses --table NAME [--endpoint URL] --course ID ...

The id of a course is the last part of its page's address. The command may be interrupted and repeated.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence

from chalicelib.boards import courses
from chalicelib.errors import Unknown
from chalicelib.store.interface import Archive
from infra import store_argument
from infra.aws_account import ToolError
from infra.store_argument import say


def main(words: Sequence[str]) -> int:
    """Unlist the courses one by one and report each; 1 if one does not exist."""
    parser = ArgumentParser("python -m infra.unlist_courses", description="Removes courses from the lists.")
    store_argument.add_arguments(parser)
    parser.add_argument("--course", required=True, nargs="+", help="the courses' ids")
    arguments = parser.parse_args(words)
    try:
        with store_argument.open_store(arguments) as (archive, _):
            for course in arguments.course:
                say(_unlist(archive, course))
    except ToolError as refused:
        say(str(refused))
        return 1
    return 0


def _unlist(archive: Archive, course: str) -> str:
    try:
        return f"“{courses.unlist(archive, course).name}” is off the lists. Its rounds stay."
    except Unknown:
        raise ToolError(f"No player has added a course “{course}”.") from None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
