"""Removes courses from the lists that all see, or puts them back; rounds played there stay (docs/running.md, “Courses”).

python -m infra.unlist_courses STAGE --course ID ...                    a deployed club
python -m infra.unlist_courses --data FOLDER --course ID ...            a local club, while its server is down
python -m infra.unlist_courses --table NAME [--endpoint URL] --course ID ...
python -m infra.unlist_courses STAGE --back --course ID ...             puts them back; also with --data and --table

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
    """Unlist or relist the courses one by one and report each; 1 if one does not exist."""
    parser = ArgumentParser("python -m infra.unlist_courses", description="Removes courses from the lists, or puts them back.")
    store_argument.add_arguments(parser)
    parser.add_argument("--course", required=True, nargs="+", help="the courses' ids")
    parser.add_argument("--back", action="store_true", help="puts them back on the lists")
    arguments = parser.parse_args(words)
    try:
        with store_argument.open_store(arguments) as (archive, _):
            for course in arguments.course:
                say((_relist if arguments.back else _unlist)(archive, course))
    except ToolError as refused:
        say(str(refused))
        return 1
    return 0


def _unlist(archive: Archive, course: str) -> str:
    try:
        return f"“{courses.unlist(archive, course).name}” is off the lists. Its rounds stay."
    except Unknown:
        raise _no_course(course) from None


def _relist(archive: Archive, course: str) -> str:
    try:
        return f"“{courses.relist(archive, course).name}” is on the lists again."
    except Unknown:
        raise _no_course(course) from None


def _no_course(course: str) -> ToolError:
    return ToolError(f"No player has added a course “{course}”.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
