"""Sending: what lies in the outbox goes to browsers and webhooks. It alone speaks to strangers' machines, and it alone needs
the libraries of the group `signals` (`pyproject.toml`): on AWS it is a function with a package of its own, at home a thread of
the server.

    outbox row ─▶ Sender ─┬─▶ push  (encrypted for one browser, signed by the club) ─┐
                          └─▶ hook  (JSON that Discord and Slack both understand) ───┴─▶ wire: post, to outside addresses alone
"""
