"""Takes courses off the lists that all players read; what was played there stays (docs/running.md, “Courses”).

python -m infra.unlist STAGE --course ID ...                    a deployed club
python -m infra.unlist --data FOLDER --course ID ...            one's own computer's, while its server is down
python -m infra.unlist --table NAME [--endpoint URL] --course ID ...

A course's id ends the address of its page. It may be broken off, and done again.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence

from chalicelib.boards import courses
from chalicelib.errors import Unknown
from chalicelib.store.interface import Archive
from infra import stores
from infra.aws import Refused
from infra.stores import say


def main(words: Sequence[str]) -> int:
    """Takes them off one by one, and says which; 1 where one is not there."""
    parser = ArgumentParser("python -m infra.unlist", description="Takes courses off the lists.")
    stores.add_to(parser)
    parser.add_argument("--course", required=True, nargs="+", help="the courses' ids")
    asked = parser.parse_args(words)
    try:
        with stores.opened(asked) as (archive, _):
            for course in asked.course:
                say(_off(archive, course))
    except Refused as refused:
        say(str(refused))
        return 1
    return 0


def _off(archive: Archive, course: str) -> str:
    try:
        return f"“{courses.unlist(archive, course).name}” is off the lists. Its rounds stay."
    except Unknown:
        raise Refused(f"No player has added a course “{course}”.") from None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
