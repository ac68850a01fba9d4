#!/usr/bin/python3
"""The window that WebKitWebDriver opens and drives: as narrow as a phone, which MiniBrowser's tool bar prevents, and
with storage on disk, as only then the page's log goes to the standard output. The system's Python runs it, as it needs
Debian's `python3-gi`.

    webkit_phone.py FOLDER WIDTH HEIGHT
"""

import sys
from typing import Any

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

FOLDER, WIDTH, HEIGHT = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
NAME = "MiniBrowser"
"""The browser name that Selenium asks for."""


def begin(_: Any, session: Any) -> None:
    info = WebKit2.ApplicationInfo()
    info.set_name(NAME)
    session.set_application_info(info)
    session.connect("create-web-view", open_view)


def open_view(_: Any) -> Any:
    settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    window = Gtk.Window(default_width=WIDTH, default_height=HEIGHT)
    window.add(view)
    window.show_all()
    return view


store = WebKit2.WebsiteDataManager(base_data_directory=f"{FOLDER}/data", base_cache_directory=f"{FOLDER}/cache")
context = WebKit2.WebContext(website_data_manager=store)
context.set_automation_allowed(True)
context.connect("automation-started", begin)
Gtk.main()
