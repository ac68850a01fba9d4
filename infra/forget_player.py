"""Forgets a player: removes their names and messages from everything that is stored (docs/decisions/players.md).

python -m infra.forget_player STAGE --player ID                    a deployed club
python -m infra.forget_player --data FOLDER --player ID            a local club, while its server is down
python -m infra.forget_player --table NAME [--endpoint URL] --player ID

The API shows players' ids (`seats[].player`). First this does the same as the player's own request would. Then it reads all
logs, for tables that no row leads to: where the player asked for a seat and got none. It may be interrupted and repeated.
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
from infra import store_argument
from infra.aws_account import ToolError
from infra.store_argument import say

LOCAL_ADDRESS = "127.0.0.1"
PICTURE_FOLDER = "pictures"


def forget(archive: Archive, player: str, say: Callable[[str], None]) -> set[str]:
    """Forget the player in this store, and return the ids of their tables. May raise Unavailable; it may be repeated."""
    club = Club(archive, project=partial(project, archive))
    tables: set[str] = set()
    done = None
    while done is None or not done.over:
        done = forget_player(club, player, LOCAL_ADDRESS)
        tables |= {*done.tables}
        say(f"{len(tables)} tables are done, {done.left} are left.")
    courses.forget_authors(archive, [player])
    for table, entries in archive.logs():
        if players_in(entries, [player]) and _forget_in_log(archive, table, player, club.rules, say):
            tables.add(table)
    return tables


def _forget_in_log(archive: Archive, table: str, player: str, rules: Rules, say: Callable[[str], None]) -> bool:
    """Remove the player from a table's log; False if the log is damaged, which does not stop the others."""
    try:
        rewrite(cast(Amendable, archive), table, archive.after(table, -1, strong=True), [player], rules)
    except Unavailable:
        raise
    except Exception as defect:
        say(f"The log of table {table} is damaged, and is left as it is: {type(defect).__name__}.")
        return False
    return True


def main(words: Sequence[str]) -> int:
    """Forget the player and report progress; 1 if it failed."""
    parser = ArgumentParser("python -m infra.forget_player", description="Forgets a player.")
    store_argument.add_arguments(parser)
    parser.add_argument("--player", required=True, help="the player's id, 22 characters")
    arguments = parser.parse_args(words)
    try:
        with store_argument.open_store(arguments) as (archive, _):
            tables = forget(archive, arguments.player, say)
            _delete_pictures(arguments, tables)
    except ToolError as refused:
        say(str(refused))
        return 1
    say("Nothing of that player is left except in backups, which expire (docs/security.md).")
    return 0


def _delete_pictures(arguments: Namespace, tables: set[str]) -> None:
    """Delete the link pictures of these tables in a local club. On AWS they expire within a month."""
    if arguments.data:
        for table in tables:
            shutil.rmtree(arguments.data / PICTURE_FOLDER / table, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
