"""The command-line arguments that name the store of a tool: a STAGE, --table or --data."""

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
from infra.aws_account import ToolError, explained_aws_errors, open_account
from infra.cloudformation_stack import Stack, stack_name

CLIENT_CONFIG: Any = {"retries": {"mode": "adaptive", "total_max_attempts": 12}, "connect_timeout": 5, "read_timeout": 30}
"""More retries and longer timeouts than for requests: a tool has time."""
TABLE_PARTS = 8
"""The number of parts in which tools read a DynamoDB table concurrently."""


def add_arguments(parser: ArgumentParser) -> None:
    """Add the arguments that name a store."""
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("stage", nargs="?", help="a deployed club")
    which.add_argument("--table", help="a DynamoDB table")
    which.add_argument("--data", type=Path, help="the folder of a local club, while its server is down")
    parser.add_argument("--endpoint", help="an emulator's address, with --table")


def say(sentence: str) -> None:
    """Print a sentence for the operator."""
    sys.stdout.write(f"{sentence}\n")


@contextmanager
def open_store(arguments: Namespace) -> Iterator[tuple[Archive, int]]:
    """Open the store that the arguments name; give it and the number of parts in which to read it.

    CannotOpen; ToolError, also for AWS's errors inside the context.
    """
    with explained_aws_errors():
        if arguments.data:
            with closing(_open_folder(arguments.data)) as store:
                yield store, 1
        else:
            yield open_table(arguments.table or stack_output(arguments.stage, "TableName"), arguments.endpoint), TABLE_PARTS


def open_table(name: str, endpoint: str | None = None) -> Archive:
    """Return the store in a DynamoDB table of the environment's account."""
    return DynamoStore(boto3.client("dynamodb", endpoint_url=endpoint, config=Config(**CLIENT_CONFIG)), name)


def _open_folder(folder: Path) -> SqliteStore:
    if not (folder / DATABASE_FILE).exists():
        raise ToolError(f"There is no club in {folder}.")
    return SqliteStore(folder / DATABASE_FILE)


def stack_output(stage: str, output: str) -> str:
    """Return an output of a stage's stack. ToolError if the stack or the output does not exist."""
    name = stack_name(stage)
    outputs = Stack(open_account(), name, say).outputs()
    if output not in outputs:
        raise ToolError(f"There is no stack {name} with a {output}.")
    return outputs[output]
