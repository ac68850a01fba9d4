"""Send the messages in the outbox to browsers and webhooks. Only this code connects to strangers' machines and needs the
libraries of the group `notifications` (`pyproject.toml`). On AWS it is a function with a package of its own, locally a thread
of the server.

    outbox row ─▶ Sender ─┬─▶ push.py     (encrypted for one browser, signed by the club) ─┐
                          └─▶ webhook.py  (JSON that Discord and Slack both understand) ───┴─▶ public_address_client.py
"""
