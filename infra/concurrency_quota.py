"""The account's quota of concurrent Lambda executions: usually a thousand, in a new account as few as ten.

    quota 1,000 ─┬─ reserved for the API and for pictures   ApiAtOnce, PicturesAtOnce: also their maximum
                 └─ unreserved                              clocks, projections, notifications: a flood of requests leaves it

AWS requires that a hundred stay unreserved, so a new account can reserve nothing. All functions share its ten.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from infra.aws_account import Account, ToolError, explained_aws_errors
from infra.chalice_template import Template

ENOUGH = 100
"""With a smaller quota an evening's polls may delay clocks and projections, because all functions share it."""
MIN_UNRESERVED = 100
"""The executions that AWS requires to stay unreserved."""
RESERVING_PARAMETERS = ("ApiAtOnce", "PicturesAtOnce")
"""The parameters that reserve a part of the quota for a function and limit it to that."""
NO_RESERVATION = "-1"


class Quota(NamedTuple):
    """The quota of concurrent executions, and the unreserved part of it."""

    total: int
    unreserved: int


def read_quota(account: Account) -> Quota:
    """Ask lambda:GetAccountSettings. ToolError."""
    with explained_aws_errors():
        limit = account.lambda_.get_account_settings()["AccountLimit"]
    return Quota(int(limit["ConcurrentExecutions"]), int(limit["UnreservedConcurrentExecutions"]))


def reservation_parameters(
    account: Account, template: Template, settings: Mapping[str, str], given: Mapping[str, str]
) -> dict[str, str]:
    """Return the parameters that turn reservations off where the quota is too small for the template's defaults, else nothing.

    Parameters that the stack already has (`settings`) or that are `given` are left alone.
    """
    parameters = template.get("Parameters", {})
    decided = settings.keys() | given.keys()
    wanted = {name: parameters[name]["Default"] for name in RESERVING_PARAMETERS if name in parameters and name not in decided}
    try:
        fits = not wanted or read_quota(account).unreserved - MIN_UNRESERVED >= sum(wanted.values())
    except ToolError:
        fits = False
    return {} if fits else dict.fromkeys(wanted, NO_RESERVATION)


def warning(account: Account, settings: Mapping[str, str]) -> str:
    """Return a sentence about a quota that is too small, or of which nothing is reserved; "" if all is well."""
    try:
        quota = read_quota(account)
    except ToolError as reason:
        return f"The Lambda quota could not be read: {reason}"
    if quota.total < ENOUGH:
        return (
            f"This account may run only {quota.total} functions at once in {account.region},"
            " and all of the club's functions share them."
            " Ask AWS for more (Service Quotas, AWS Lambda, “Concurrent executions”) before you invite anybody."
        )
    if unlimited := [name for name in RESERVING_PARAMETERS if settings.get(name) == NO_RESERVATION]:
        return (
            f"A flood of requests could use all {quota.total} functions that may run at once here, so that clocks stop: set"
            f" {' and '.join(unlimited)} (docs/deploy.md)."
        )
    return ""
