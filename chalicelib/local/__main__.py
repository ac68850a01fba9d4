"""`python -m chalicelib.local`: serves page and API on one port; PORT, HOST, DATA and OPEN say how."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import resource
import signal
import sys
import threading
import webbrowser
from pathlib import Path

import uvloop

from chalicelib import file_permissions
from chalicelib.api.service import DATA, current_service
from chalicelib.local import connection_limits
from chalicelib.local.notifications import open_sender
from chalicelib.local.origins import LOOPBACK, Hosts, in_address
from chalicelib.local.pictures import Gallery
from chalicelib.local.server import Server
from chalicelib.local.settings import BadSetting, Settings, read_settings
from chalicelib.store.sqlite_recovery import CannotOpen

FILES_BESIDES = 200
"""For the store, the page, and what is sent."""


def main() -> int:
    """0 when stopped in good order; else 1, after one sentence that says what is in the way."""
    try:
        settings = read_settings(os.environ)
        serve(settings)
    except (BadSetting, CannotOpen, file_permissions.Damaged) as trouble:
        return _sorry(str(trouble))
    except OSError as trouble:
        return _sorry(_why_not(trouble, settings))
    return 0


def serve(settings: Settings) -> None:
    from app import app

    home = current_service()
    pictures = Gallery(home, Path(os.environ.get("DATA") or DATA) / "pictures")
    server = Server(app, home, settings, open_sender(home, os.environ), pictures.answer)
    tidy_seldom()
    _allow_files(connection_limits.MOST + FILES_BESIDES)
    try:
        uvloop.run(_until_told(server, settings))
    finally:
        close = getattr(home.club.store, "close", None)
        if close:
            close()


def tidy_seldom() -> None:
    """Leaves what is there for good out of the hunt for cycles, and hunts seldom, for requests leave none: 5% faster."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)


def _allow_files(many: int) -> None:
    """Has the system let us have so many files open as far as it may: each connection is one, many begin with 256."""
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if resource.RLIM_INFINITY != allowed < many:
        wanted = many if most == resource.RLIM_INFINITY else min(many, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


async def _until_told(server: Server, settings: Settings) -> None:
    """Runs the server until the process is told to end, by Ctrl-C or by whoever looks after it."""
    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    await server.run(lambda port: _greet(settings, port), stop)


def _greet(settings: Settings, port: int) -> None:
    own = "localhost" if settings.host in LOOPBACK or settings.host in ("0.0.0.0", "::") else in_address(settings.host)
    address = f"http://{own}:{port}/"
    _say(f"Mulligan Club is open at {address}")
    for phone in Hosts(settings.host).addresses():
        _say(f"On a phone in the same network: http://{in_address(phone)}:{port}/")
    _say("Stop it with Ctrl-C; the games are kept.")
    if settings.open_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _why_not(trouble: OSError, settings: Settings) -> str:
    if trouble.errno == errno.EADDRINUSE:
        return f"Port {settings.port} is in use. Stop what runs there, or choose another: make play PORT={settings.port + 1}"
    if trouble.errno in (errno.EADDRNOTAVAIL, errno.ENOENT) or trouble.errno is None or trouble.errno < 0:
        return f"{settings.host} is not an address of this machine. HOST=0.0.0.0 serves every network that it is on."
    if trouble.errno == errno.EACCES:
        return f"Port {settings.port} is not for everybody to use. Choose one above 1023: make play PORT=8000"
    return f"The server cannot start: {trouble.strerror or trouble}."


def _say(sentence: str) -> None:
    sys.stdout.write(sentence + "\n")
    sys.stdout.flush()


def _sorry(sentence: str) -> int:
    sys.stderr.write(sentence + "\n")
    return 1


if __name__ == "__main__":
    sys.exit(main())
