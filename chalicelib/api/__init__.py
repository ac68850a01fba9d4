"""Requests and replies: what comes over HTTP is read here, and what goes out is dressed here. Knows tables and boards.

    receive ─▶ Asked (caller, query, body) ─▶ a verb ─▶ Reply
                          │                     │
                          └──── a refusal ──────┴────▶ problems

`contract` lists the calls, `openapi` describes them, `app.py` ties each to its verb; Chalice is not known here.
"""
