"""Encode entries and rows as DynamoDB items. Attribute names are billed as bytes, so they are short.

    a log entry   pk  TABLE#<table id>    sk  00000017    b  body      s        snapshot, if it has one
    a row         pk, sk                  n   version     b  body      expires  Unix seconds, if it expires
                                                                       o        its order, if it is ranked

The index RANKED holds the rows that have an order, by pk and o.

Only rows may have `expires`, the attribute of DynamoDB's time-to-live: a log entry never expires.
"""

from __future__ import annotations

from typing import Any

from chalicelib.store.interface import Entry, Row, entry_key, log_key

RANKED = "ranked"

Item = dict[str, Any]
"""An item in the low-level client's form: attribute name → {type: value}."""


def encode_entry(table: str, entry: Entry) -> Item:
    """Return the item of a log entry."""
    item = {**item_key(log_key(table), entry_key(entry.n)), "b": {"S": entry.body}}
    if entry.state is not None:
        item["s"] = {"B": entry.state}
    return item


def decode_entry(item: Item) -> Entry:
    """Return the log entry of an item."""
    return Entry(int(item["sk"]["S"]), item["b"]["S"], item["s"]["B"] if "s" in item else None)


def encode_row(row: Row) -> Item:
    """Return the item of a row."""
    item = {**item_key(row.pk, row.sk), "n": {"N": str(row.n)}, "b": {"S": row.body}}
    if row.expires is not None:
        item["expires"] = {"N": str(row.expires)}
    if row.order is not None:
        item["o"] = {"S": row.order}
    return item


def decode_row(item: Item) -> Row:
    """Return the row of an item."""
    expires = int(item["expires"]["N"]) if "expires" in item else None
    order = item["o"]["S"] if "o" in item else None
    return Row(item["pk"]["S"], item["sk"]["S"], int(item["n"]["N"]), item["b"]["S"], expires, order)


def item_key(pk: str, sk: str) -> Item:
    """Return the primary key of an item."""
    return {"pk": {"S": pk}, "sk": {"S": sk}}
