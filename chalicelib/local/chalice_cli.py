"""Refuse Chalice's own packaging, which would leave out most of the club."""

from __future__ import annotations

import sys

import click

REFUSED = ("package", "deploy")
REASON = (
    "Chalice cannot {0} this club, whose page, permissions and other functions it does not know: "
    "run `make {0} STAGE=prod` instead (docs/deploy.md)."
)


def refuse_packaging() -> None:
    """End the process with one sentence if the running command of Chalice is one that packages or deploys."""
    command = click.get_current_context(silent=True)
    if command and command.info_name in REFUSED:
        sys.exit(REASON.format(command.info_name))
