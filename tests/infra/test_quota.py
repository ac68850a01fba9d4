"""An account that may run few functions at once is told of, and stands in no deployment's way."""

from __future__ import annotations

from collections.abc import Iterator

import boto3
import pytest
from botocore.stub import Stubber

from infra import quota
from infra.aws import Account, open_account
from tests.emulators.moto import mocked


@pytest.fixture
def account() -> Iterator[Account]:
    with mocked():
        yield open_account(boto3.Session("key", "secret", region_name="eu-west-3"))


@pytest.fixture
def aws(account: Account) -> Iterator[Stubber]:
    """What AWS says of the account's functions."""
    with Stubber(account.functions) as stubber:
        yield stubber
        stubber.assert_no_pending_responses()


@pytest.mark.parametrize("most", [10, 99])
def test_few_are_told_of(account: Account, aws: Stubber, most: int) -> None:
    aws.add_response("get_account_settings", {"AccountLimit": {"ConcurrentExecutions": most}})
    told = quota.warning(account)
    assert told.startswith(f"This account may run only {most} functions at once in eu-west-3, ")
    assert told.endswith("before you invite anybody.")


@pytest.mark.parametrize("most", [100, 1000])
def test_enough_are_nothing_to_tell_of(account: Account, aws: Stubber, most: int) -> None:
    aws.add_response("get_account_settings", {"AccountLimit": {"ConcurrentExecutions": most}})
    assert quota.warning(account) == ""


def test_who_may_not_ask_is_told_so(account: Account, aws: Stubber) -> None:
    aws.add_client_error("get_account_settings", "AccessDeniedException", "no")
    said = "How many functions may run at once here could not be asked: These credentials may not GetAccountSettings: no"
    assert quota.warning(account) == said
