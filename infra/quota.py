"""How many functions an account may run at once: the usual thousand, or in a young account as few as ten."""

from __future__ import annotations

from infra.aws import Account, Refused, in_sentences

ENOUGH = 100
"""Below this an evening's load may meet it: all functions share what there is, so polls can hold up clocks and projections."""


def warning(account: Account) -> str:
    """A sentence for whoever deploys to an account with little; "" where there is enough. Asks lambda:GetAccountSettings."""
    try:
        with in_sentences():
            most = int(account.functions.get_account_settings()["AccountLimit"]["ConcurrentExecutions"])
    except Refused as reason:
        return f"How many functions may run at once here could not be asked: {reason}"
    if most >= ENOUGH:
        return ""
    return (
        f"This account may run only {most} functions at once in {account.region}, which all three of the club's share: ask for"
        " more (Service Quotas, AWS Lambda, “Concurrent executions”) before you invite anybody."
    )
