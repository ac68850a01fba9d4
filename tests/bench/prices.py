"""AWS's list prices in dollars, for us-east-1 in November 2026. Each is per million or per gigabyte, unless it says otherwise.
Other regions differ: in eu-central-1 DynamoDB's units cost about a fifth more, Lambda the same. CloudFront's prices depend on
where the visitors are, here North America (Europe: 1.20 per million requests).

Checked in that month, in stored copies of AWS's pages or quotes of them: DynamoDB's units; Lambda's requests and GB-seconds,
and that starts are paid; CloudFront's gigabytes, functions and free tier; CloudWatch's logs, metrics and free tier; S3's
storage and writes. Not found for a check: Origin Shield's 0.75, point-in-time recovery's 0.20 and the prices of the
infrequent-access table class.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

# aws.amazon.com/dynamodb/pricing/on-demand. Halved in November 2024.
WRITES, READS = 0.625, 0.125
"""Write and read request units of an on-demand table."""
WRITES_KEPT, READS_KEPT = 0.00065, 0.00013
"""One hour of one provisioned write or read unit per second."""
STORED, RESTORABLE = 0.25, 0.20
"""A gigabyte stored for a month, and its point-in-time recovery."""
RARELY, STORED_RARELY = 1.25, 0.10
"""For the class STANDARD_INFREQUENT_ACCESS: the factor on the price of a unit, and a gigabyte stored for a month."""

# aws.amazon.com/s3/pricing: the standard class.
BUCKET = 0.023

# aws.amazon.com/lambda/pricing. The first tier, of six billion (x86) and 7.5 billion GB-seconds (arm), is far from used up.
# Since August 2025 a function's start is paid like the rest (aws.amazon.com/blogs/compute,
# "AWS Lambda standardizes billing for INIT Phase").
CALLS = 0.20
X86_GB_SECONDS, ARM_GB_SECONDS = 16.6667, 13.3334

# aws.amazon.com/cloudfront/pricing, pay as you go.
EDGE = 1.00
"""An https request: 0.0100 for ten thousand."""
EDGE_FUNCTION = 0.10
SHIELD = 0.75
"""A request through Origin Shield in the United States: 0.0075 for ten thousand. All requests that are not cached go there."""
OUT, TO_ORIGIN = 0.085, 0.020
"""A gigabyte out to the internet (for the first 10 TB), and of request bodies to the origin."""

OUT_TIERS: Sequence[tuple[float, float]] = (
    (10_000, 0.085),
    (40_000, 0.080),
    (100_000, 0.060),
    (350_000, 0.040),
    (524_000, 0.030),
    (inf, 0.025),
)
"""Gigabytes per month out to North America and Europe: the size of each tier and its price."""
PLANS = {"Free": 0, "Pro": 15}
"""A month of CloudFront's flat-rate plans, which cost no more in a flood: Free has a million requests and 100 GB, Pro ten
million and 50 TB. Traffic above that may be slowed down, and requests blocked by rules do not count.
"""

# aws.amazon.com/waf/pricing: a month of a web ACL, a month of a rule in it, and a million inspected requests. CloudFront
# has not charged for blocked requests since October 2024.
RULES, RULE, LOOKED_AT = 5.00, 1.00, 0.60

# aws.amazon.com/cloudwatch/pricing.
LOGGED = 0.50
ALARM, METRIC = 0.10, 0.30
"""A month of one alarm on one metric, and of one custom metric (by the hours in which it gets data)."""

# aws.amazon.com/free, "Always Free", per month. DynamoDB's on-demand units are not included.
FREE_EDGE, FREE_EDGE_FUNCTION, FREE_OUT_GB = 10e6, 2e6, 1_000
FREE_CALLS, FREE_GB_SECONDS = 1e6, 400_000
FREE_WRITES, FREE_READS = 25, 25
"""Provisioned units per second of all tables of an account and region together, with their indexes."""
FREE_STORED_GB, FREE_LOGGED_GB, FREE_ALARMS, FREE_METRICS = 25, 5, 10, 10


def out(gigabytes: float) -> float:
    """Return the dollars for so many gigabytes per month out of CloudFront."""
    paid, left = 0.0, gigabytes
    for many, price in OUT_TIERS:
        taken = min(left, many)
        paid += taken * price
        left -= taken
    return paid
