"""A CloudFormation stack, changed by change sets: what would be done is known, and looked at, before anything is."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from botocore.exceptions import ClientError

from infra.aws import Account, Refused, in_sentences

CAPABILITIES: Any = ["CAPABILITY_IAM", "CAPABILITY_AUTO_EXPAND"]
"""The template makes roles, and SAM writes parts of it."""
KEPT = "AWS::DynamoDB::Table"
"""What no deployment may take away or make again."""
PLANNED, UNDONE, DELETED = "REVIEW_IN_PROGRESS", "ROLLBACK_COMPLETE", "DELETE_COMPLETE"
DONE = frozenset({"CREATE_COMPLETE", "UPDATE_COMPLETE"})
READY = DONE | {"UPDATE_ROLLBACK_COMPLETE"}
NOTHING_TO_DO = ("didn't contain changes", "No updates are to be performed")
SKIPPED = "DELETE_SKIPPED"
"""Of a resource that is kept when its stack goes."""
CANCELLED = "cancelled"
"""In the reasons of resources that only failed because another one did."""
PAUSE = 5.0


def stack_name(stage: str) -> str:
    return f"mulligan-club-{stage}"


@dataclass(frozen=True)
class Stack:
    """The stack of that name. `say` is told what is being waited for; `pause` is between two looks, in seconds."""

    account: Account
    name: str
    say: Callable[[str], None]
    pause: float = PAUSE

    def outputs(self) -> dict[str, str]:
        """What it tells of itself; {} if there is no such stack yet. Refused."""
        with in_sentences():
            found = self._found()
        return {output["OutputKey"]: output["OutputValue"] for output in found.get("Outputs", ())}

    def parameters(self) -> dict[str, str]:
        """What it was made with; of secrets only their names. {} if there is no such stack yet. Refused."""
        with in_sentences():
            found = {} if self._status() in {"", PLANNED} else self._found()
        return {told["ParameterKey"]: told["ParameterValue"] for told in found.get("Parameters", ())}

    def make_ready(self) -> None:
        """Waits for a change under way, and clears away what an undone first one left. Refused where only a person can help."""
        with in_sentences():
            status = self._rest()
            if status == UNDONE:
                self.say(f"The first attempt at {self.name} failed and was undone: what is left of it goes.{self._left()}")
                self.account.formation.delete_stack(StackName=self.name)
                status = self._rest()
        if status not in READY | {"", PLANNED}:
            raise Refused(
                f"The stack {self.name} is stuck ({status}): look at its events in CloudFormation and mend what they name,"
                " `aws cloudformation continue-update-rollback` if it is an update, then deploy again."
            )

    def change(self, template: str, parameters: Mapping[str, str], build: str) -> bool:
        """Brings the stack to the template at that address; whether anything was to be done. Refused, with what failed.

        Parameters that are not given stay as they are, or take the template's defaults where they are new.
        """
        with in_sentences():
            planned = self._plan(template, parameters, build)
            if planned is None:
                return False
            self._check(planned)
            last = self._last_event()
            self.account.formation.execute_change_set(StackName=self.name, ChangeSetName=planned)
            while self._last_event() == last:
                time.sleep(self.pause)  # for a moment it still has the status that it had
            status = self._rest()
            if status not in DONE:
                raise Refused(f"The change failed ({status}):\n{self._failures(last)}")
        return True

    def _found(self) -> Any:
        try:
            return self.account.formation.describe_stacks(StackName=self.name)["Stacks"][0]
        except ClientError as error:
            if "does not exist" in error.response["Error"].get("Message", ""):
                return {}
            raise

    def _status(self) -> str:
        """ "" where there is none."""
        status = str(self._found().get("StackStatus", ""))
        return "" if status == DELETED else status

    def _rest(self) -> str:
        """The stack's status once nothing is under way."""
        said = ""
        while (status := self._status()).endswith("_IN_PROGRESS") and status != PLANNED:
            if status != said:
                self.say(f"{self.name}: {status.lower().replace('_', ' ')} ...")
                said = status
            time.sleep(self.pause)
        return status

    def _left(self) -> str:
        """A sentence about the table that outlived an undone first attempt, if there was one by then."""
        skipped = (event for event in self._events() if event["ResourceStatus"] == SKIPPED and event["ResourceType"] == KEPT)
        if table := next(skipped, None):
            name = table["PhysicalResourceId"]
            return (
                f" Its empty table {name} stays, for it is protected: docs/deploy.md, “How do I take it down?”, says how to"
                " delete it."
            )
        return ""

    def _plan(self, template: str, parameters: Mapping[str, str], build: str) -> str | None:
        """The address of a change set that is ready to be executed; None if nothing would change."""
        new = self._status() in {"", PLANNED}
        name = f"deploy-{build}-{time.time_ns()}"
        planned = self.account.formation.create_change_set(
            StackName=self.name,
            ChangeSetName=name,
            ClientToken=name,
            ChangeSetType="CREATE" if new else "UPDATE",
            TemplateURL=template,
            Parameters=self._parameters(template, parameters, new),
            Capabilities=CAPABILITIES,
            Tags=[{"Key": "stack", "Value": self.name}],
        )["Id"]
        while (told := self._change_set(planned))["Status"] in {"CREATE_PENDING", "CREATE_IN_PROGRESS"}:
            time.sleep(self.pause)
        if told["Status"] == "CREATE_COMPLETE":
            return planned
        self.account.formation.delete_change_set(ChangeSetName=planned)
        reason = str(told.get("StatusReason", ""))
        if any(words in reason for words in NOTHING_TO_DO):
            return None
        raise Refused(f"CloudFormation does not take the template: {reason}")

    def _parameters(self, template: str, given: Mapping[str, str], new: bool) -> Any:
        known = {told["ParameterKey"] for told in self.account.formation.validate_template(TemplateURL=template)["Parameters"]}
        if strangers := given.keys() - known:
            raise Refused(f"There is no parameter {', '.join(sorted(strangers))}; there are {', '.join(sorted(known))}.")
        held = set() if new else {told["ParameterKey"] for told in self._found().get("Parameters", ())}
        told = [{"ParameterKey": name, "ParameterValue": value} for name, value in given.items()]
        return told + [{"ParameterKey": name, "UsePreviousValue": True} for name in sorted(held & known - given.keys())]

    def _change_set(self, address: str) -> Any:
        return self.account.formation.describe_change_set(ChangeSetName=address)

    def _check(self, planned: str) -> None:
        """Refused if the table would go, or might: to CloudFormation some changes are only "conditionally" a new one."""
        for change in self._changes(planned):
            gone = change["Action"] == "Remove" or change.get("Replacement", "False") != "False"
            if change["ResourceType"] == KEPT and gone:
                self.account.formation.delete_change_set(ChangeSetName=planned)
                raise Refused(
                    f"This change could put an empty table in place of {change['LogicalResourceId']}: nothing was changed."
                )

    def _changes(self, planned: str) -> Iterator[Any]:
        more: Any = {}
        while True:
            page = self.account.formation.describe_change_set(ChangeSetName=planned, **more)
            yield from (change["ResourceChange"] for change in page["Changes"])
            if "NextToken" not in page:
                return
            more = {"NextToken": page["NextToken"]}

    def _events(self) -> Iterator[Any]:
        """Newest first."""
        for page in self.account.formation.get_paginator("describe_stack_events").paginate(StackName=self.name):
            yield from page["StackEvents"]

    def _last_event(self) -> str:
        return next((str(event["EventId"]) for event in self._events()), "")

    def _failures(self, last: str) -> str:
        """A line for each resource that failed of itself after that event, in order."""
        since = takewhile(lambda event: event["EventId"] != last, self._events())
        failed = [
            f"  {event['LogicalResourceId']}: {event.get('ResourceStatusReason', 'no reason given')}"
            for event in reversed(list(since))
            if event["ResourceStatus"].endswith("_FAILED")
        ]
        return "\n".join([line for line in failed if CANCELLED not in line.lower()] or failed)
