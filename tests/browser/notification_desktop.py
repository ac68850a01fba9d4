"""A desktop that shows what a browser has to say, and taps on it as a person would.

On Linux Chromium hands its notifications over D-Bus to whatever shows them, and hears from there of a tap. The bus of this
desktop is a socket, on which the browser meets nobody else. So a tap is a real one, by which a worker may open a window.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Condition, Thread
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext

from tests.browser import dbus
from tests.browser.dbus import Call, Reader, Value

BUS, NOTIFICATIONS = "org.freedesktop.DBus", "org.freedesktop.Notifications"
PATH = "/org/freedesktop/Notifications"
PATIENCE = 20
"""Seconds."""
ITSELF = ":1.0"
Answer = tuple[Value, ...]
"""The kinds of values as letters, and the values."""


class Shown(NamedTuple):
    """What stands on the desktop. The body begins with the address that it comes from."""

    title: str
    body: str


class Desktop:
    """Serves one browser at this socket. `told` has the titles of all that it was told, in order."""

    def __init__(self, path: Path) -> None:
        self.path, self.told = path, list[str]()
        self._shown: dict[int, Shown] = {}
        self._changed = Condition()
        self._guests: list[socket.socket] = []
        self._sent = self._last = 0
        self._door = socket.socket(socket.AF_UNIX)
        self._door.bind(str(path))
        self._door.listen()
        Thread(target=self._let_in, daemon=True).start()

    def close(self) -> None:
        for each in (self._door, *self._guests):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()

    def shows(self, *titles: str) -> None:
        """Waits until it shows these, in this order, and no others."""
        with self._changed:
            there = self._changed.wait_for(lambda: [shown.title for shown in self._shown.values()] == [*titles], PATIENCE)
        assert there, [*self._shown.values()]

    def tap(self, title: str) -> None:
        """A tap on the one of this title, once it is there."""
        with self._changed:
            assert self._changed.wait_for(lambda: self._called(title), PATIENCE), [*self._shown.values()]
            self._tell("ActionInvoked", "us", self._called(title)[-1], "default")

    def _called(self, title: str) -> list[int]:
        return [number for number, shown in self._shown.items() if shown.title == title]

    def _let_in(self) -> None:
        with suppress(OSError):
            while True:
                guest, _ = self._door.accept()
                self._guests.append(guest)
                Thread(target=self._serve, args=(guest, f":1.{len(self._guests)}"), daemon=True).start()

    def _serve(self, guest: socket.socket, name: str) -> None:
        with suppress(OSError), guest.makefile("rb") as stream, guest.makefile("wb") as send:
            if not dbus.let_in(stream, send):
                return
            while call := dbus.read_call(stream):
                answer = self._answer(call, name)
                if not call.silent:
                    self._send(guest, self._written(call, name, answer))

    def _written(self, call: Call, name: str, answer: Answer | None) -> tuple[int, list[dbus.Field], Answer]:
        to: list[dbus.Field] = [(dbus.REPLY_TO, "u", call.serial), (dbus.DESTINATION, "s", name)]
        if answer is None:
            unknown: dbus.Field = (dbus.ERROR_NAME, "s", f"{BUS}.Error.ServiceUnknown")
            return dbus.ERROR, [*to, unknown, (dbus.SENDER, "s", BUS)], ("",)
        sender = ITSELF if call.destination == NOTIFICATIONS else BUS
        return dbus.ANSWER, [*to, (dbus.SENDER, "s", sender)], answer

    def _send(self, guest: socket.socket, told: tuple[int, list[dbus.Field], Answer]) -> None:
        kind, fields, (signature, *values) = told
        with self._changed:
            self._sent += 1
            guest.sendall(dbus.message(kind, self._sent, fields, str(signature), *values))

    def _tell(self, member: str, signature: str, *values: Value) -> None:
        fields: list[dbus.Field] = [
            (dbus.PATH, "o", PATH),
            (dbus.INTERFACE, "s", NOTIFICATIONS),
            (dbus.MEMBER, "s", member),
            (dbus.SENDER, "s", ITSELF),
        ]
        for guest in self._guests:
            with suppress(OSError):
                self._send(guest, (dbus.SIGNAL, fields, (signature, *values)))

    def _answer(self, call: Call, name: str) -> Answer | None:
        if call.destination == NOTIFICATIONS:
            return self._show(call)
        return self._of_the_bus(call, name) if call.destination == BUS else None

    def _of_the_bus(self, call: Call, name: str) -> Answer | None:
        """Only notifications are to be had here."""
        ours = call.body and Reader(call.body).text() == NOTIFICATIONS
        answers: dict[str, Answer] = {"Hello": ("s", name), "AddMatch": ("",), "RemoveMatch": ("",)}
        if ours:
            answers |= {"NameHasOwner": ("b", 1), "GetNameOwner": ("s", ITSELF), "StartServiceByName": ("u", 2)}
        return answers.get(call.member, ("b", 0) if call.member == "NameHasOwner" else None)

    def _show(self, call: Call) -> Answer | None:
        if call.member == "Notify":
            return "u", self._put(Reader(call.body))
        if call.member == "CloseNotification":
            self._take_away(Reader(call.body).number())
            return ("",)
        told: dict[str, Answer] = {
            "GetCapabilities": ("a", ["actions", "body", "persistence"]),
            "GetServerInformation": ("ssss", "desktop", "tests", "1", "1.2"),
        }
        return told.get(call.member)

    def _put(self, told: Reader) -> int:
        """Shows it, in place of the one that it names, if any."""
        told.text()
        replaced = told.number()
        told.text()
        with self._changed:
            self._last = replaced or self._last + 1
            self._shown[self._last] = shown = Shown(told.text(), told.text())
            self.told.append(shown.title)
            self._changed.notify_all()
            return self._last

    def _take_away(self, number: int) -> None:
        with self._changed:
            self._shown.pop(number, None)
            self._changed.notify_all()
        self._tell("NotificationClosed", "uu", number, 3)


@contextmanager
def at_desktop(browser: Browser, **how: Any) -> Iterator[tuple[BrowserContext, Desktop]]:
    """Another browser of this kind, which is at a desktop; `how` is Playwright's. Its pages are of the usual profile: no other
    hears of taps.
    """
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        desktop = Desktop(Path(folder) / "bus")
        env: dict[str, str | float | bool] = {**os.environ, "DBUS_SESSION_BUS_ADDRESS": f"unix:path={desktop.path}"}
        context = browser.browser_type.launch_persistent_context(
            Path(folder) / "profile", env=env, permissions=["notifications"], **how
        )
        try:
            yield context, desktop
        finally:
            context.close()
            desktop.close()
