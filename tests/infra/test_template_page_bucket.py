"""The page's bucket: only CloudFront may read it, and old assets expire after 30 days."""

from __future__ import annotations

from typing import Any

from tests.infra.template import properties, text

BUCKET = properties("Page")
STATEMENTS: list[dict[str, Any]] = properties("PagePolicy")["PolicyDocument"]["Statement"]


def test_it_is_private() -> None:
    assert set(BUCKET["PublicAccessBlockConfiguration"].values()) == {True}
    assert len(BUCKET["PublicAccessBlockConfiguration"]) == 4
    assert BUCKET["OwnershipControls"] == {"Rules": [{"ObjectOwnership": "BucketOwnerEnforced"}]}
    assert "WebsiteConfiguration" not in BUCKET


def test_only_our_distribution_may_read_it() -> None:
    allowed = [statement for statement in STATEMENTS if statement["Effect"] == "Allow"]
    assert {statement["Action"] for statement in allowed} == {"s3:GetObject", "s3:ListBucket"}
    for statement in allowed:
        assert statement["Principal"] == {"Service": "cloudfront.amazonaws.com"}
        assert list(statement["Condition"]) == ["StringEquals"]
        assert "distribution/${Edge}" in text(statement["Condition"]["StringEquals"]["AWS:SourceArn"])


def test_nobody_may_read_it_unencrypted() -> None:
    (denied,) = [statement for statement in STATEMENTS if statement["Effect"] == "Deny"]
    assert denied["Principal"] == "*"
    assert denied["Condition"] == {"Bool": {"aws:SecureTransport": "false"}}


def test_retired_assets_and_pictures_expire_after_30_days() -> None:
    """Pictures may show names of people who want to be forgotten, and can be drawn again."""
    rules = {rule["Id"]: rule for rule in BUCKET["LifecycleConfiguration"]["Rules"]}
    expiring = [rule for rule in rules.values() if any(name.startswith(("Expiration", "Noncurrent")) for name in rule)]
    assert expiring == [
        {
            "Id": "retired-assets",
            "Status": "Enabled",
            "Prefix": "assets/",
            "TagFilters": [{"Key": "retired", "Value": "yes"}],
            "ExpirationInDays": 30,
        },
        {"Id": "pictures", "Status": "Enabled", "Prefix": "pictures/", "ExpirationInDays": 30},
    ]
