"""The store that a tool of ours works on, as its command line names it."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import boto3
from botocore.config import Config

from chalicelib.api.service import DATABASE_FILE
from chalicelib.store.dynamo import DynamoStore
from chalicelib.store.interface import Archive
from chalicelib.store.sqlite import SqliteStore
from infra.aws import Refused, in_sentences, open_account
from infra.stack import Stack, stack_name

PATIENT: Any = {"retries": {"mode": "adaptive", "total_max_attempts": 12}, "connect_timeout": 5, "read_timeout": 30}
"""A tool has more time than a player."""
PARTS = 8
"""So many threads read a DynamoDB table side by side."""


def add_to(parser: ArgumentParser) -> None:
    """Adds the words by which a store is named."""
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("stage", nargs="?", help="a deployed club")
    which.add_argument("--table", help="a DynamoDB table")
    which.add_argument("--data", type=Path, help="the folder of one's own computer's club, while its server is down")
    parser.add_argument("--endpoint", help="an emulator's address, with --table")


def say(sentence: str) -> None:
    sys.stdout.write(f"{sentence}\n")


@contextmanager
def opened(asked: Namespace) -> Iterator[tuple[Archive, int]]:
    """The store that is meant, and in how many parts to read it. CannotOpen, Refused, as of what is asked of it inside."""
    with in_sentences():
        if asked.data:
            with closing(_here(asked.data)) as store:
                yield store, 1
        else:
            yield of_table(asked.table or output_of(asked.stage, "TableName"), asked.endpoint), PARTS


def of_table(name: str, endpoint: str | None = None) -> Archive:
    """A DynamoDB table of the account that the environment's credentials belong to."""
    return DynamoStore(boto3.client("dynamodb", endpoint_url=endpoint, config=Config(**PATIENT)), name)


def _here(folder: Path) -> SqliteStore:
    if not (folder / DATABASE_FILE).exists():
        raise Refused(f"There is no club in {folder}.")
    return SqliteStore(folder / DATABASE_FILE)


def output_of(stage: str, output: str) -> str:
    """What the stack of that stage says under that name. Refused."""
    name = stack_name(stage)
    outputs = Stack(open_account(), name, say).outputs()
    if output not in outputs:
        raise Refused(f"There is no stack {name} with a {output}.")
    return outputs[output]
