"""Which versions of the rules unfinished tables are played by, and whether a package still has them all.

python -m infra.rules STAGE | --table NAME [--endpoint URL] | --data FOLDER

A table keeps to the rules that it was made with. While a version has unfinished tables its folder stays in the package
(`OLDER` in chalicelib/games/registry.py); without it they answer 409 `rules-retired`, undamaged, until it is back. So a version
goes in three deployments:

    running       package         tables of version 1
    1             2, 1            go on; new ones are made with 2
    2, 1          2, 1            … until the last of them is over
    2, 1          2               none: it may go

Only entry 0 of a log tells its rules, and only the last entry whether it is over, so to know means to read every log. A
deployment that takes nothing away need not: what the running build has stands in its stack's output `Rules`.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from chalicelib.errors import TableDamaged
from chalicelib.games.registry import GAMES, OLDER
from chalicelib.log import entries
from chalicelib.store.interface import Archive, Entry, Unavailable
from chalicelib.store.sqlite_recovery import CannotOpen
from infra import stores
from infra.aws import Refused
from infra.stores import say

Rules = tuple[str, int]
"""A game's id, and a version of its rules."""
OUTPUT = "Rules"


def offered() -> list[Rules]:
    """All that a package of these sources has: of each game the newest, by which tables are made, then those that are kept."""
    newest = [(game.id, game.rules) for game in GAMES.values()]
    return sorted([*newest, *OLDER], key=lambda rules: (rules[0], rules not in newest, rules[1]))


def told(rules: Collection[Rules]) -> str:
    """The same as text: "dice-golf 2, dice-golf 1, stew 1"."""
    return ", ".join(f"{game} {version}" for game, version in rules)


def read(text: str) -> list[Rules]:
    return [(game, int(version)) for game, version in map(str.split, text.split(", "))]


def fresh(rules: Sequence[Rules], had: str) -> list[Rules]:
    """The versions that tables are made by where there are these rules, and that a build with those (as `told`) lacks."""
    known = {*read(had)} if had else set()
    return [made for made in _newest(rules) if made not in known]


def with_rules(template: dict[str, Any]) -> dict[str, Any]:
    """The template with an output that says which rules its package has."""
    output = {"Description": "The versions of rules that this build has.", "Value": told(offered())}
    return {**template, "Outputs": {**template.get("Outputs", {}), OUTPUT: output}}


def problems(running: Mapping[str, str], archive: Callable[[], Archive], rules: Collection[Rules], parts: int = 1) -> list[str]:
    """Why a package with these rules must not take the place of what runs: nothing, or a sentence for each version in use.

    `running` are the stack's outputs. What new tables are made by must not go, whatever the store says now: some are made
    before the change is done. The store is only opened, and read whole, if something older goes that it had, or may have had.
    """
    had = read(running[OUTPUT]) if OUTPUT in running else []
    if "TableName" not in running or (had and {*had} <= {*rules}):
        return []
    if gone := [newest for newest in _newest(had) if newest not in rules]:
        return [
            f"Tables are made by version {version} of the rules of {game} until this package takes over, and it does not have"
            " it: keep it in chalicelib/games/registry.py for one more deployment."
            for game, version in gone
        ]
    return missing_rules(archive(), rules, parts)


def _newest(had: Sequence[Rules]) -> list[Rules]:
    """Of each game the version that stands first: its tables are made by that."""
    return list({game: (game, version) for game, version in reversed(had)}.values())


def missing_rules(archive: Archive, rules: Collection[Rules], parts: int = 1) -> list[str]:
    """A sentence for each version of rules that unfinished tables are played by and that is not among these."""
    missing = sorted((used, count) for used, count in in_use(archive, parts).items() if used not in rules)
    return [
        f"{_tables(count)} played by version {version} of the rules of {game}, which this package does not have:"
        " keep it in chalicelib/games/registry.py until they are over."
        for (game, version), count in missing
    ]


def _tables(count: int) -> str:
    return "One unfinished table is" if count == 1 else f"{count} unfinished tables are"


def in_use(archive: Archive, parts: int = 1) -> Counter[Rules]:
    """How many unfinished tables are played by which rules; reads all logs, in so many parts side by side."""

    def count(part: int) -> Counter[Rules]:
        logs = archive.logs(part, parts)
        return Counter(rules for table, log in logs if (rules := _rules_of(log)) and not _is_over(archive, table, log))

    with ThreadPoolExecutor(parts) as threads:
        return sum(threads.map(count, range(parts)), Counter[Rules]())


def _rules_of(log: Sequence[Entry]) -> Rules | None:
    """What entry 0 says; None for a piece of a log without it, or one that nobody can play on."""
    try:
        made = entries.read(log[0]).acts[0].what if log[0].n == 0 else None
        return made and (made["game"], made["rules"])
    except (ValueError, LookupError, TypeError, TableDamaged):
        return None


def _is_over(archive: Archive, table: str, log: Sequence[Entry]) -> bool:
    """Whether the table is finished; the store is asked again where this piece of its log does not say so."""
    return _says_over(log[-1]) or any(map(_says_over, archive.newest(table, 1, strong=True)))


def _says_over(last: Entry) -> bool:
    """Whether this entry ended the table, or is one that nobody can play on from."""
    try:
        return bool(entries.read_body(last.body).head.status == "finished")
    except (ValueError, LookupError, TypeError):
        return True


def main(words: Sequence[str]) -> int:
    """Says which rules are in use; 1 if some of them are not in these sources, or it cannot be known."""
    parser = ArgumentParser("python -m infra.rules", description="Which rules unfinished tables are played by.")
    stores.add_to(parser)
    asked, rules = parser.parse_args(words), offered()
    try:
        with stores.opened(asked) as (store, parts):
            used = in_use(store, parts)
    except (CannotOpen, Refused, Unavailable) as reason:
        sys.stderr.write(f"{reason}\n")
        return 1
    for (game, version), count in sorted(used.items()):
        say(f"{game} {version}: {count} unfinished{'' if (game, version) in rules else ', and NOT in these sources'}")
    return int(not {*used} <= {*rules})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
