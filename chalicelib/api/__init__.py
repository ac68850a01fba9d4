"""HTTP requests and replies, between `app.py` and the actions. Independent of Chalice.

    read_request ─▶ Request (caller, query, body) ─▶ the route's function ─▶ Reply
                          │                                │
                          └──────────── an error ──────────┴────▶ problems

`routes` lists the calls, `openapi` describes them, `app.py` binds each to its function.
"""
