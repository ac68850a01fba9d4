"""Counts which versions of the rules unfinished tables use, and checks that a new package has them all.

python -m infra.rules_versions STAGE | --table NAME [--endpoint URL] | --data FOLDER

A table is played to its end by the version with which it was made. As long as a version has unfinished tables, its folder must
stay in the package (`OLDER` in chalicelib/games/registry.py). Without it these tables answer 409 `rules-retired`, undamaged,
until it is back. So to remove a version takes three deployments:

    running       package         tables of version 1
    1             2, 1            continue; new tables use 2
    2, 1          2, 1            … until the last of them is finished
    2, 1          2               none, so it may go

A log's version is in entry 0, and its last entry shows whether it is finished, so counting means reading every log. A
deployment that removes no version need not count: the stack's output `Rules` lists the versions of the running build.
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
from infra import store_argument
from infra.aws_account import ToolError
from infra.store_argument import say

RulesVersion = tuple[str, int]
"""A game's id and a version of its rules."""
OUTPUT = "Rules"
"""The stack's output that lists the versions of the running build."""


def packaged_versions() -> list[RulesVersion]:
    """Return the versions in these sources: for each game the newest, by which tables are made, then the older ones."""
    newest = [(game.id, game.rules) for game in GAMES.values()]
    return sorted([*newest, *OLDER], key=lambda rules: (rules[0], rules not in newest, rules[1]))


def format_versions(versions: Collection[RulesVersion]) -> str:
    """Return versions as text: "dice-golf 2, dice-golf 1, stew 1"."""
    return ", ".join(f"{game} {version}" for game, version in versions)


def parse_versions(text: str) -> list[RulesVersion]:
    """Return the versions that `format_versions` wrote."""
    return [(game, int(version)) for game, version in map(str.split, text.split(", "))]


def new_versions(versions: Sequence[RulesVersion], other: str) -> list[RulesVersion]:
    """Return the newest version of each game in `versions`, without those of the other build (as text)."""
    known = {*parse_versions(other)} if other else set()
    return [newest for newest in _newest_versions(versions) if newest not in known]


def with_rules_output(template: dict[str, Any]) -> dict[str, Any]:
    """Return the template with the output that lists its package's versions."""
    output = {"Description": "The versions of rules that this build has.", "Value": format_versions(packaged_versions())}
    return {**template, "Outputs": {**template.get("Outputs", {}), OUTPUT: output}}


def reasons_to_refuse(
    running: Mapping[str, str], archive: Callable[[], Archive], versions: Collection[RulesVersion], parts: int = 1
) -> list[str]:
    """Return a sentence for each version that is in use and that a package with these versions lacks.

    `running` are the stack's outputs. The running build's newest versions must stay in any case, because tables are made by
    them until the change is done. The store is only opened, and completely read, if the package lacks an older version that
    the running build has or may have.
    """
    had = parse_versions(running[OUTPUT]) if OUTPUT in running else []
    if "TableName" not in running or (had and {*had} <= {*versions}):
        return []
    if removed := [newest for newest in _newest_versions(had) if newest not in versions]:
        return [
            f"Tables are made by version {version} of the rules of {game} until this package takes over, and it does not have"
            " it: keep it in chalicelib/games/registry.py for one more deployment."
            for game, version in removed
        ]
    return missing_rules(archive(), versions, parts)


def _newest_versions(versions: Sequence[RulesVersion]) -> list[RulesVersion]:
    """Return each game's first version, by which its tables are made."""
    return list({game: (game, version) for game, version in reversed(versions)}.values())


def missing_rules(archive: Archive, versions: Collection[RulesVersion], parts: int = 1) -> list[str]:
    """Return a sentence for each version that unfinished tables use and that is not among these."""
    missing = sorted((used, count) for used, count in versions_in_use(archive, parts).items() if used not in versions)
    return [
        f"{_count_tables(count)} played by version {version} of the rules of {game}, which this package does not have:"
        " keep it in chalicelib/games/registry.py until they are over."
        for (game, version), count in missing
    ]


def _count_tables(count: int) -> str:
    return "One unfinished table is" if count == 1 else f"{count} unfinished tables are"


def versions_in_use(archive: Archive, parts: int = 1) -> Counter[RulesVersion]:
    """Count unfinished tables by the version that they use. Reads all logs, in `parts` parts concurrently."""

    def count(part: int) -> Counter[RulesVersion]:
        logs = archive.logs(part, parts)
        return Counter(rules for table, log in logs if (rules := _rules_of(log)) and not _is_over(archive, table, log))

    with ThreadPoolExecutor(parts) as threads:
        return sum(threads.map(count, range(parts)), Counter[RulesVersion]())


def _rules_of(log: Sequence[Entry]) -> RulesVersion | None:
    """Return the version in entry 0; None for a part of a log without it, or for an unreadable one."""
    try:
        made = entries.read(log[0]).acts[0].what if log[0].n == 0 else None
        return made and (made["game"], made["rules"])
    except (ValueError, LookupError, TypeError, TableDamaged):
        return None


def _is_over(archive: Archive, table: str, log: Sequence[Entry]) -> bool:
    """Whether the table is finished; reads its newest entry if this part of its log does not show that."""
    return _ends_table(log[-1]) or any(map(_ends_table, archive.newest(table, 1, strong=True)))


def _ends_table(last: Entry) -> bool:
    """Whether this entry ends the table, or cannot be read, so that nobody can continue from it."""
    try:
        return bool(entries.read_body(last.body).head.status == "finished")
    except (ValueError, LookupError, TypeError):
        return True


def main(words: Sequence[str]) -> int:
    """Print which versions are in use; 1 if these sources lack one, or if the store cannot be read."""
    parser = ArgumentParser(
        "python -m infra.rules_versions", description="Counts which versions of the rules unfinished tables use."
    )
    store_argument.add_arguments(parser)
    arguments, packaged = parser.parse_args(words), packaged_versions()
    try:
        with store_argument.open_store(arguments) as (store, parts):
            used = versions_in_use(store, parts)
    except (CannotOpen, ToolError, Unavailable) as reason:
        sys.stderr.write(f"{reason}\n")
        return 1
    for (game, version), count in sorted(used.items()):
        say(f"{game} {version}: {count} unfinished{'' if (game, version) in packaged else ', and NOT in these sources'}")
    return int(not {*used} <= {*packaged})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
