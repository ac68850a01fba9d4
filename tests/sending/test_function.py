"""The Lambda function that sends: the records it gets, the messages it sends, and what is delivered again."""

from __future__ import annotations

from typing import Any

import pytest

from chalicelib.notifications.outbox import Message, outbox_row
from chalicelib.sending import function
from chalicelib.store.interface import Entry, Row, Unavailable
from tests.sending.test_push import MESSAGE
from tests.streams.shard import inserted, number_of, put


class Sent:
    """Replaces the sender; for a player called Bad the store fails."""

    def __init__(self) -> None:
        self.messages: list[Message] = []

    def send(self, message: Message) -> None:
        if message.player == "Bad":
            raise Unavailable
        self.messages.append(message)


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> Sent:
    made = Sent()
    monkeypatch.setattr(function, "sender", lambda: made)
    return made


def test_each_message_in_the_outbox_is_sent_once(sent: Sent) -> None:
    row = outbox_row(MESSAGE, 7, 0)
    records = [
        put(row),
        put(row, "MODIFY"),
        put(row, "REMOVE"),
        inserted("T", Entry(0, "{}")),
        put(Row("TELL#t", "@p", 1, "{}")),
    ]
    assert function.send({"Records": records}, None) == {"batchItemFailures": []}
    assert sent.messages == [MESSAGE]


def test_only_failed_messages_are_delivered_again(sent: Sent) -> None:
    records: list[Any] = [put(outbox_row(MESSAGE._replace(player=name), 7, 0)) for name in ("Ann", "Bad", "Cleo")]
    result = function.send({"Records": records}, None)
    assert result == {"batchItemFailures": [{"itemIdentifier": number_of(records[1])}]}
    assert sorted(message.player for message in sent.messages) == ["Ann", "Cleo"]
