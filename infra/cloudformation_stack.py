"""Creates and updates a CloudFormation stack by change sets, so that the planned changes are checked before they are made."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from botocore.exceptions import ClientError

from infra.aws_account import Account, ToolError, explained_aws_errors

CAPABILITIES: Any = ["CAPABILITY_IAM", "CAPABILITY_AUTO_EXPAND"]
"""Needed because the template makes roles and SAM expands it."""
PROTECTED_TYPE = "AWS::DynamoDB::Table"
"""The type of resource that no deployment may delete or replace."""
PLANNED, CREATION_UNDONE, DELETED = "REVIEW_IN_PROGRESS", "ROLLBACK_COMPLETE", "DELETE_COMPLETE"
DONE = frozenset({"CREATE_COMPLETE", "UPDATE_COMPLETE"})
READY = DONE | {"UPDATE_ROLLBACK_COMPLETE"}
NO_CHANGES = ("didn't contain changes", "No updates are to be performed")
SKIPPED = "DELETE_SKIPPED"
"""The status of a resource that is kept when its stack is deleted."""
CANCELLED = "cancelled"
"""Part of the reason of resources that only failed because another one did."""
POLL_SECONDS = 5.0


def stack_name(stage: str) -> str:
    return f"mulligan-club-{stage}"


@dataclass(frozen=True)
class Stack:
    """A stack by name. `say` is called with progress messages; `pause` is the time between two polls, in seconds."""

    account: Account
    name: str
    say: Callable[[str], None]
    pause: float = POLL_SECONDS

    def outputs(self) -> dict[str, str]:
        """Return the outputs; {} if the stack does not exist. ToolError."""
        with explained_aws_errors():
            found = self._found()
        return {output["OutputKey"]: output["OutputValue"] for output in found.get("Outputs", ())}

    def parameters(self) -> dict[str, str]:
        """Return the parameters, with secrets masked; {} if the stack does not exist. ToolError."""
        with explained_aws_errors():
            found = {} if self._status() in {"", PLANNED} else self._found()
        return {item["ParameterKey"]: item["ParameterValue"] for item in found.get("Parameters", ())}

    def make_ready(self) -> None:
        """Wait for a change under way, and delete what is left of a failed creation. ToolError if a person has to act."""
        with explained_aws_errors():
            status = self._wait()
            if status == CREATION_UNDONE:
                failed = f"The first attempt to create {self.name} failed and was undone."
                self.say(f"{failed} Deleting what is left of it.{self._table_left()}")
                self.account.cloudformation.delete_stack(StackName=self.name)
                status = self._wait()
        if status not in READY | {"", PLANNED}:
            raise ToolError(
                f"The stack {self.name} is stuck ({status}): look at its events in CloudFormation, fix what they name"
                " (`aws cloudformation continue-update-rollback` after an update), then deploy again."
            )

    def change(self, template: str, parameters: Mapping[str, str], build: str) -> bool:
        """Create or update the stack from the template at this URL; return whether anything changed.

        Parameters that are not given keep their values; new ones take the template's defaults. ToolError lists what failed.
        """
        with explained_aws_errors():
            planned = self._plan(template, parameters, build)
            if planned is None:
                return False
            self._must_keep_table(planned)
            last = self._last_event()
            self.account.cloudformation.execute_change_set(StackName=self.name, ChangeSetName=planned)
            while self._last_event() == last:
                time.sleep(self.pause)  # at first it still has the status of before
            status = self._wait()
            if status not in DONE:
                raise ToolError(f"The change failed ({status}):\n{self._failures(last)}")
        return True

    def _found(self) -> Any:
        try:
            return self.account.cloudformation.describe_stacks(StackName=self.name)["Stacks"][0]
        except ClientError as error:
            if "does not exist" in error.response["Error"].get("Message", ""):
                return {}
            raise

    def _status(self) -> str:
        """Return the stack's status; "" if it does not exist."""
        status = str(self._found().get("StackStatus", ""))
        return "" if status == DELETED else status

    def _wait(self) -> str:
        """Wait until no change is under way, and return the stack's status."""
        announced = ""
        while (status := self._status()).endswith("_IN_PROGRESS") and status != PLANNED:
            if status != announced:
                self.say(f"{self.name}: {status.lower().replace('_', ' ')} ...")
                announced = status
            time.sleep(self.pause)
        return status

    def _table_left(self) -> str:
        """Return a sentence about the table that a failed creation left behind; "" if it had not made one."""
        skipped = (
            event for event in self._events() if event["ResourceStatus"] == SKIPPED and event["ResourceType"] == PROTECTED_TYPE
        )
        if table := next(skipped, None):
            name = table["PhysicalResourceId"]
            return (
                f" Its empty table {name} stays, because it is protected: docs/deploy.md, “How do I take it down?”, says"
                " how to delete it."
            )
        return ""

    def _plan(self, template: str, parameters: Mapping[str, str], build: str) -> str | None:
        """Make a change set and return its ARN; None if nothing would change. ToolError if the template is refused."""
        new = self._status() in {"", PLANNED}
        name = f"deploy-{build}-{time.time_ns()}"
        planned = self.account.cloudformation.create_change_set(
            StackName=self.name,
            ChangeSetName=name,
            ClientToken=name,
            ChangeSetType="CREATE" if new else "UPDATE",
            TemplateURL=template,
            Parameters=self._parameters(template, parameters, new),
            Capabilities=CAPABILITIES,
            Tags=[{"Key": "stack", "Value": self.name}],
        )["Id"]
        while (change_set := self._change_set(planned))["Status"] in {"CREATE_PENDING", "CREATE_IN_PROGRESS"}:
            time.sleep(self.pause)
        if change_set["Status"] == "CREATE_COMPLETE":
            return planned
        self.account.cloudformation.delete_change_set(ChangeSetName=planned)
        reason = str(change_set.get("StatusReason", ""))
        if any(text in reason for text in NO_CHANGES):
            return None
        raise ToolError(f"CloudFormation refuses the template: {reason}")

    def _parameters(self, template: str, given: Mapping[str, str], new: bool) -> Any:
        """Return a change set's parameters: the given values, else the previous ones. ToolError for unknown parameters."""
        known = {
            item["ParameterKey"] for item in self.account.cloudformation.validate_template(TemplateURL=template)["Parameters"]
        }
        if unknown := given.keys() - known:
            raise ToolError(f"There is no parameter {', '.join(sorted(unknown))}; there are {', '.join(sorted(known))}.")
        current = set() if new else {item["ParameterKey"] for item in self._found().get("Parameters", ())}
        changed = [{"ParameterKey": name, "ParameterValue": value} for name, value in given.items()]
        return changed + [{"ParameterKey": name, "UsePreviousValue": True} for name in sorted(current & known - given.keys())]

    def _change_set(self, address: str) -> Any:
        return self.account.cloudformation.describe_change_set(ChangeSetName=address)

    def _must_keep_table(self, planned: str) -> None:
        """ToolError if the change set deletes or replaces the table, or might: some replacements are only "conditional"."""
        for change in self._changes(planned):
            gone = change["Action"] == "Remove" or change.get("Replacement", "False") != "False"
            if change["ResourceType"] == PROTECTED_TYPE and gone:
                self.account.cloudformation.delete_change_set(ChangeSetName=planned)
                raise ToolError(
                    f"This change could put an empty table in place of {change['LogicalResourceId']}: nothing was changed."
                )

    def _changes(self, planned: str) -> Iterator[Any]:
        more: Any = {}
        while True:
            page = self.account.cloudformation.describe_change_set(ChangeSetName=planned, **more)
            yield from (change["ResourceChange"] for change in page["Changes"])
            if "NextToken" not in page:
                return
            more = {"NextToken": page["NextToken"]}

    def _events(self) -> Iterator[Any]:
        """Yield the stack's events, newest first."""
        for page in self.account.cloudformation.get_paginator("describe_stack_events").paginate(StackName=self.name):
            yield from page["StackEvents"]

    def _last_event(self) -> str:
        return next((str(event["EventId"]) for event in self._events()), "")

    def _failures(self, last: str) -> str:
        """Return a line for each resource that failed by itself after the event `last`, oldest first."""
        since = takewhile(lambda event: event["EventId"] != last, self._events())
        failed = [
            f"  {event['LogicalResourceId']}: {event.get('ResourceStatusReason', 'no reason given')}"
            for event in reversed(list(since))
            if event["ResourceStatus"].endswith("_FAILED")
        ]
        return "\n".join([line for line in failed if CANCELLED not in line.lower()] or failed)
