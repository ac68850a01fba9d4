"""`make play`'s server: one process, one loop, page and API on one port.

    Connection (bytes ↔ requests, limits) ─▶ Batch ─▶ Gateway ─▶ the Chalice app ─▶ SQLite, one commit
                                               │
                                               └────▶ Page (files of the built front end)

Requests that are ready together run in one transaction, and none is answered before it is on the disk.
"""
