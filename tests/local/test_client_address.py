"""The local server takes a client's address from the socket, never from headers."""

from __future__ import annotations

from chalicelib.actions.spoken_codes import FROM_ONE
from tests.local.visitor import Place


def test_forged_headers_do_not_change_the_client_address(port: int) -> None:
    ann = Place(port).visit("Ann")
    addresses = [
        ann.post(
            "/api/codes",
            {"code": "KKKKKKKK"},
            x_forwarded_for=f"203.0.113.{number}",
            cloudfront_viewer_address=f"203.0.113.{number}:80",
            x_club_edge="arn",
        ).status
        for number in range(FROM_ONE.most + 1)
    ]
    assert addresses == [403] * FROM_ONE.most + [429]
