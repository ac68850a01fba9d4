"""Forgets a player, wherever they are told of: what they were called, and what they said (docs/decisions/forget.md).

python -m infra.forget STAGE --player ID                    a deployed club
python -m infra.forget --data FOLDER --player ID            one's own computer's, while its server is down
python -m infra.forget --table NAME --attic BUCKET [--endpoint URL] --player ID

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

import boto3

from chalicelib.api.house import project
from chalicelib.boards import courses
from chalicelib.signals.unheard import forget_player
from chalicelib.store.interface import Archive, Attic, Unavailable
from chalicelib.store.s3 import BucketAttic
from chalicelib.tables import Club
from chalicelib.tables.attic import without_attic
from chalicelib.tables.erase import erase_at
from chalicelib.tables.forget import told_of
from chalicelib.tables.forgotten import Rules
from chalicelib.tables.held import earlier, goes_by
from infra import stores
from infra.aws import Refused
from infra.stores import say

HERE = "127.0.0.1"
PICTURES = "pictures"


class NoAttic:
    """That of a club whose logs are all in its store."""

    def keep(self, name: str, held: bytes) -> None:
        raise NotImplementedError

    def find(self, name: str) -> bytes | None:
        return None

    def remove(self, name: str) -> None:
        raise NotImplementedError


def forget(archive: Archive, attic: Attic, player: str, say: Callable[[str], None]) -> set[str]:
    """Forgets the player in this store and its attic, by whichever of their keys they are named: old tables tell of an old one.
    The tables that told of them. Unavailable: it may be done again.
    """
    club = Club(archive, project=partial(project, archive))
    player = goes_by(archive, player)
    players = {player, *earlier(archive, player)}
    tables: set[str] = set()
    done = None
    while done is None or not done.over:
        done = forget_player(club, player, HERE)
        tables |= {*done.tables}
        say(f"{len(tables)} tables are done, {done.left} are left.")
    courses.disown_all(archive, players)
    for table, entries in archive.logs():
        if told_of(entries, players) and _erased(archive, attic, table, players, club.rules, say):
            tables.add(table)
    return tables


def _erased(archive: Archive, attic: Attic, table: str, players: set[str], rules: Rules, say: Callable[[str], None]) -> bool:
    """Whether this log holds nothing of them any more. One that is damaged keeps no other from being done."""
    try:
        erase_at(without_attic(archive), attic, table, players, rules)
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
        with stores.opened(asked, whole=True) as (archive, _):
            tables = forget(archive, _attic(asked), asked.player, say)
            _drop_pictures(asked, tables)
    except Refused as refused:
        say(str(refused))
        return 1
    say("Nothing of that player is left but in backups, which go by themselves (docs/security.md).")
    return 0


def _attic(asked: Namespace) -> Attic:
    name = asked.attic or (stores.output_of(asked.stage, "AtticBucket") if asked.stage else None)
    return BucketAttic(name, boto3.client("s3", endpoint_url=asked.endpoint)) if name else NoAttic()


def _drop_pictures(asked: Namespace, tables: set[str]) -> None:
    """Of the links of these tables; on AWS they go within a month by themselves."""
    if asked.data:
        for table in tables:
            shutil.rmtree(asked.data / PICTURES / table, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
