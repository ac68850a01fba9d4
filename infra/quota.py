"""How many functions an account may run at once: the usual thousand, or in a young account as few as ten.

    the account's quota  1,000 ─┬─ kept for the API and for pictures   ApiAtOnce, PicturesAtOnce: no more than these, ever
                                └─ all that is left                    clocks, projections, signals: no flood can take it

Of a quota a hundred must stay that are kept for nobody, so of a young account's nothing can be kept. Its ten are shared.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from infra.aws import Account, Refused, in_sentences
from infra.sam import Template

ENOUGH = 100
"""Below this an evening's load may meet it: all functions share what there is, so polls can hold up clocks and projections."""
KEPT_FOR_NOBODY = 100
"""So many AWS leaves to functions for which nothing is kept."""
KEPT = ("ApiAtOnce", "PicturesAtOnce")
"""The parameters that keep a part of the quota for a function, and hold it to that."""
NONE = "-1"


class Quota(NamedTuple):
    """How many functions may run at once, and how many of these are kept for nobody."""

    most: int
    free: int


def asked(account: Account) -> Quota:
    """Asks lambda:GetAccountSettings; Refused."""
    with in_sentences():
        told = account.functions.get_account_settings()["AccountLimit"]
    return Quota(int(told["ConcurrentExecutions"]), int(told["UnreservedConcurrentExecutions"]))


def kept(account: Account, template: Template, settings: Mapping[str, str], given: Mapping[str, str]) -> dict[str, str]:
    """Parameters of a stack with these settings, besides the given ones: none where it may keep what the template would for
    its functions, else that it keeps nothing. What a stack was told before stays.
    """
    told = template.get("Parameters", {})
    wanted = {name: told[name]["Default"] for name in KEPT if name in told and name not in settings.keys() | given.keys()}
    try:
        fits = not wanted or asked(account).free - KEPT_FOR_NOBODY >= sum(wanted.values())
    except Refused:
        fits = False
    return {} if fits else dict.fromkeys(wanted, NONE)


def warning(account: Account, settings: Mapping[str, str]) -> str:
    """A sentence for who deploys to an account with little, or with enough of which nothing is kept; "" if all is well."""
    try:
        quota = asked(account)
    except Refused as reason:
        return f"How many functions may run at once here could not be asked: {reason}"
    if quota.most < ENOUGH:
        return (
            f"This account may run only {quota.most} functions at once in {account.region}, which all of the club's share:"
            " ask for more (Service Quotas, AWS Lambda, “Concurrent executions”) before you invite anybody."
        )
    if unbound := [name for name in KEPT if settings.get(name) == NONE]:
        return (
            f"Nothing keeps a flood from taking all {quota.most} functions that may run at once here, clocks' among them: say"
            f" how many it may be (docs/deploy.md has {' and '.join(unbound)})."
        )
    return ""
