"""Forgets a player, wherever they are named: what they were called, and what they said (docs/decisions/players.md).

python -m infra.forget STAGE --player ID                    a deployed club
python -m infra.forget --data FOLDER --player ID            one's own computer's, while its server is down
python -m infra.forget --table NAME [--endpoint URL] --player ID

Tables show the ids of their players (`seats[].player`). First it does what the player's own page would have done; then it reads
every log there is, for those that no row leads to: of tables where somebody only asked for a seat, and got none. It may be
broken off, and done again.
"""

from __future__ import annotations

import shutil
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from functools import partial
from typing import cast

from chalicelib.api.service import project
from chalicelib.boards import courses
from chalicelib.notifications.forget import forget_player
from chalicelib.play.club import Club
from chalicelib.players.forget import Rules, players_in, rewrite
from chalicelib.store.interface import Amendable, Archive, Unavailable
from infra import stores
from infra.aws import Refused
from infra.stores import say

HERE = "127.0.0.1"
PICTURES = "pictures"


def forget(archive: Archive, player: str, say: Callable[[str], None]) -> set[str]:
    """Forgets the player in this store; the tables that told of them. Unavailable: it may be done again."""
    club = Club(archive, project=partial(project, archive))
    tables: set[str] = set()
    done = None
    while done is None or not done.over:
        done = forget_player(club, player, HERE)
        tables |= {*done.tables}
        say(f"{len(tables)} tables are done, {done.left} are left.")
    courses.forget_authors(archive, [player])
    for table, entries in archive.logs():
        if players_in(entries, [player]) and _erased(archive, table, player, club.rules, say):
            tables.add(table)
    return tables


def _erased(archive: Archive, table: str, player: str, rules: Rules, say: Callable[[str], None]) -> bool:
    """Whether this log holds nothing of them any more. One that is damaged keeps no other from being done."""
    try:
        rewrite(cast(Amendable, archive), table, archive.after(table, -1, strong=True), [player], rules)
    except Unavailable:
        raise
    except Exception as defect:
        say(f"The log of table {table} is damaged, and is left as it is: {type(defect).__name__}.")
        return False
    return True


def main(words: Sequence[str]) -> int:
    """Forgets, and says how far it came."""
    parser = ArgumentParser("python -m infra.forget", description="Forgets a player.")
    stores.add_to(parser)
    parser.add_argument("--player", required=True, help="the player's id, 22 characters")
    asked = parser.parse_args(words)
    try:
        with stores.opened(asked) as (archive, _):
            tables = forget(archive, asked.player, say)
            _drop_pictures(asked, tables)
    except Refused as refused:
        say(str(refused))
        return 1
    say("Nothing of that player is left but in backups, which go by themselves (docs/security.md).")
    return 0


def _drop_pictures(asked: Namespace, tables: set[str]) -> None:
    """Of the links of these tables; on AWS they go within a month by themselves."""
    if asked.data:
        for table in tables:
            shutil.rmtree(asked.data / PICTURES / table, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
