"""A part of the Lambda quota is reserved for the API and for pictures, so that no flood stops the clocks. A small quota gives a
warning and does not prevent a deployment."""

from __future__ import annotations

from collections.abc import Iterator

import boto3
import pytest
from botocore.stub import Stubber

from infra import concurrency_quota
from infra.aws_account import Account, open_account
from tests.emulators.moto import mocked
from tests.infra.template import FUNCTION, of_type, properties, template


@pytest.fixture
def account() -> Iterator[Account]:
    with mocked():
        yield open_account(boto3.Session("key", "secret", region_name="eu-west-3"))


@pytest.fixture
def aws(account: Account) -> Iterator[Stubber]:
    """Stubbed replies about the account's quota."""
    with Stubber(account.lambda_) as stubber:
        yield stubber
        stubber.assert_no_pending_responses()


def says(aws: Stubber, most: int, free: int) -> None:
    aws.add_response(
        "get_account_settings", {"AccountLimit": {"ConcurrentExecutions": most, "UnreservedConcurrentExecutions": free}}
    )


@pytest.mark.parametrize("most", [10, 99])
def test_a_small_quota_gives_a_warning(account: Account, aws: Stubber, most: int) -> None:
    says(aws, most, most)
    warning = concurrency_quota.warning(account, NOTHING_KEPT)
    assert warning.startswith(f"This account may run only {most} functions at once in eu-west-3, ")
    assert warning.endswith("before you invite anybody.")


@pytest.mark.parametrize("most", [100, 1000])
def test_a_large_quota_gives_no_warning(account: Account, aws: Stubber, most: int) -> None:
    says(aws, most, most)
    assert concurrency_quota.warning(account, dict.fromkeys(concurrency_quota.RESERVING_PARAMETERS, "5")) == ""


def test_a_large_quota_without_reservations_gives_a_warning(account: Account, aws: Stubber) -> None:
    """An account whose quota was small at its first deployment."""
    says(aws, 1000, 1000)
    assert "ApiAtOnce and PicturesAtOnce" in concurrency_quota.warning(account, NOTHING_KEPT)


def test_missing_permission_is_reported(account: Account, aws: Stubber) -> None:
    aws.add_client_error("get_account_settings", "AccessDeniedException", "no")
    said = "The Lambda quota could not be read: These credentials may not GetAccountSettings: no"
    assert concurrency_quota.warning(account, {}) == said


# ── reservations ──

TEMPLATE = {"Parameters": {"ApiAtOnce": {"Default": 20}, "PicturesAtOnce": {"Default": 3}}}
NOTHING_KEPT = dict.fromkeys(concurrency_quota.RESERVING_PARAMETERS, "-1")


@pytest.mark.parametrize(
    ("most", "free", "kept"),
    [(1000, 1000, {}), (123, 123, {}), (122, 122, NOTHING_KEPT), (10, 10, NOTHING_KEPT), (1000, 110, NOTHING_KEPT)],
    ids=["the usual", "just enough", "one too few", "a young account", "kept for others"],
)
def test_a_first_deployment_reserves_what_the_quota_allows(
    account: Account, aws: Stubber, most: int, free: int, kept: dict[str, str]
) -> None:
    says(aws, most, free)
    assert concurrency_quota.reservation_parameters(account, TEMPLATE, {}, {}) == kept


def test_nothing_is_reserved_if_the_quota_cannot_be_read(account: Account, aws: Stubber) -> None:
    aws.add_client_error("get_account_settings", "AccessDeniedException", "no")
    assert concurrency_quota.reservation_parameters(account, TEMPLATE, {}, {}) == NOTHING_KEPT


def test_the_stacks_and_given_parameters_are_kept(account: Account, aws: Stubber) -> None:
    assert concurrency_quota.reservation_parameters(account, TEMPLATE, {"ApiAtOnce": "50", "PicturesAtOnce": "-1"}, {}) == {}
    says(aws, 10, 10)
    assert concurrency_quota.reservation_parameters(account, TEMPLATE, {}, {"ApiAtOnce": "5"}) == {"PicturesAtOnce": "-1"}


def test_only_the_api_and_drawing_have_reservations() -> None:
    """At least a hundred executions are left for clocks, projections and notifications, whatever strangers do."""
    bound = {name for name, function in of_type(FUNCTION).items() if "ReservedConcurrentExecutions" in function}
    assert bound == {"APIHandler", "Draw"}, "the functions that strangers can call"
    for name, parameter in (("APIHandler", "ApiAtOnce"), ("Draw", "PicturesAtOnce")):
        condition, then, otherwise = properties(name)["ReservedConcurrentExecutions"]["Fn::If"]
        assert (then, otherwise) == ({"Ref": parameter}, {"Ref": "AWS::NoValue"})
        unbound = {"Fn::Not": [{"Fn::Equals": [{"Ref": parameter}, concurrency_quota.NO_RESERVATION]}]}
        assert template()["Conditions"][condition] == unbound
    defaults = [template()["Parameters"][name]["Default"] for name in concurrency_quota.RESERVING_PARAMETERS]
    assert defaults == [20, 3], "docs/security.md computes with them"
