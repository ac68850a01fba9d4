"""The part of D-Bus that a browser uses for notifications: strings and numbers, little-endian.

By the D-Bus specification, "Authentication Protocol" and "Message Protocol".
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import BinaryIO

CALL, ANSWER, ERROR, SIGNAL = 1, 2, 3, 4
PATH, INTERFACE, MEMBER, ERROR_NAME, REPLY_TO, DESTINATION, SENDER, SIGNATURE = range(1, 9)
NO_REPLY = 1
HEAD = struct.Struct("<cBBBIII")
NUMBER = struct.Struct("<I")
Value = str | int | list[str]
Field = tuple[int, str, Value]


class Reader:
    """Reads aligned values one after the other."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def number(self) -> int:
        self.align(4)
        (value,) = NUMBER.unpack_from(self.data, self.at)
        self.at += 4
        return int(value)

    def text(self) -> str:
        return self.take(self.number())

    def signature(self) -> str:
        self.at += 1
        return self.take(self.data[self.at - 1])

    def take(self, length: int) -> str:
        start = self.at
        self.at += length + 1
        return self.data[start : start + length].decode()

    def align(self, to: int) -> None:
        self.at += -self.at % to


class Writer:
    """Writes aligned values one after the other."""

    def __init__(self) -> None:
        self.data = bytearray()

    def value(self, kind: str, value: Value) -> None:
        if isinstance(value, list):
            inner = Writer()
            for one in value:
                inner.value("s", one)
            self.number(len(inner.data))
            self.data += inner.data
        elif isinstance(value, int):
            self.number(value)
        elif kind == "g":
            self.signature(value)
        else:
            self.number(len(value.encode()))
            self.data += value.encode() + b"\0"

    def number(self, value: int) -> None:
        self.align(4)
        self.data += NUMBER.pack(value)

    def signature(self, value: str) -> None:
        self.data += bytes([len(value)]) + value.encode() + b"\0"

    def align(self, to: int) -> None:
        self.data += bytes(-len(self.data) % to)


@dataclass(frozen=True, slots=True)
class Call:
    """A method call. `silent`: the caller wants no reply."""

    serial: int
    silent: bool
    destination: str
    member: str
    body: bytes


def authenticate(stream: BinaryIO, send: BinaryIO) -> bool:
    """Accept anyone. Return whether the connection has reached the message phase."""
    stream.read(1)
    while line := stream.readline().strip():
        if line == b"BEGIN":
            return True
        send.write(b"OK " + b"0" * 32 + b"\r\n" if line.startswith(b"AUTH") else b"ERROR\r\n")
        send.flush()
    return False


def read_call(stream: BinaryIO) -> Call | None:
    """Return the next call, or None at the end of the stream."""
    while len(head := stream.read(HEAD.size)) == HEAD.size:
        _, kind, flags, _, length, serial, described = HEAD.unpack(head)
        fields = _fields(stream.read(described + -described % 8)[:described])
        body = stream.read(length)
        if kind == CALL:
            return Call(serial, bool(flags & NO_REPLY), fields.get(DESTINATION, ""), fields.get(MEMBER, ""), body)
    return None


def _fields(data: bytes) -> dict[int, str]:
    """Return the header fields that are strings."""
    reader, found = Reader(data), {}
    while reader.at < len(data):
        reader.align(8)
        code, kind = data[reader.at], ""
        reader.at += 1
        kind = reader.signature()
        if kind in ("s", "o"):
            found[code] = reader.text()
        elif kind == "g":
            reader.signature()
        else:
            reader.number()
    return found


def message(kind: int, serial: int, fields: list[Field], signature: str, *values: Value) -> bytes:
    """Return a message with these values. `signature` has a letter for each kind ("a": an array of strings)."""
    body, head = Writer(), Writer()
    for letter, value in zip(signature, values, strict=True):
        body.value(letter, value)
    if signature:
        fields = [*fields, (SIGNATURE, "g", signature.replace("a", "as"))]
    head.data += HEAD.pack(b"l", kind, 0, 1, len(body.data), serial, 0)
    for code, letter, value in fields:
        head.align(8)
        head.data.append(code)
        head.signature(letter)
        head.value(letter, value)
    NUMBER.pack_into(head.data, HEAD.size - NUMBER.size, len(head.data) - HEAD.size)
    head.align(8)
    return bytes(head.data + body.data)
