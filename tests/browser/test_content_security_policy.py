"""The page's Content-Security-Policy allows only its own files; a test whose page violates it fails."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Phone

REFUSED = "Content Security Policy"
TRY_LOADING = """async (what) => {
  const broken = new Promise((done) => addEventListener("securitypolicyviolation", (one) => done(one.effectiveDirective)));
  const holder = document.body.appendChild(document.createElement("div"));
  await {
    script: async () => { const own = document.createElement("script"); own.text = "1"; holder.append(own); },
    style: async () => { holder.innerHTML = '<i style="color: red">red</i>'; },
    sheet: async () => { holder.innerHTML = "<style>i { color: red; }</style>"; },
    picture: async () => { holder.innerHTML = '<img src="http://127.0.0.1:9/x.png" alt="">'; },
    frame: async () => { holder.innerHTML = '<iframe src="/"></iframe>'; },
    form: async () => { holder.innerHTML = '<form action="/me"></form>'; holder.querySelector("form").submit(); },
    base: async () => { holder.innerHTML = '<base href="https://elsewhere.example/">'; },
    elsewhere: () => fetch("http://127.0.0.1:9/api/health").catch(() => {}),
  }[what]();
  return Promise.race([broken, new Promise((done) => setTimeout(done, 20000, "nothing was refused"))]);
}"""
KINDS = {
    "script": "script-src-elem",
    "style": "style-src-attr",
    "sheet": "style-src-elem",
    "picture": "img-src",
    "frame": "frame-src",
    "form": "form-action",
    "base": "base-uri",
    "elsewhere": "connect-src",
}


@pytest.mark.parametrize(("what", "directive"), KINDS.items())
def test_resources_of_other_origins_are_blocked(what: str, directive: str, phone: Phone) -> None:
    page: Page = phone("/", allowed_errors=REFUSED)
    assert page.evaluate(TRY_LOADING, what) == directive


def test_a_page_that_violates_the_policy_fails_its_test(phone: Phone) -> None:
    """Browsers log a violation as an error, and errors in the log fail a test."""
    page = phone("/", allowed_errors=REFUSED)
    with page.expect_console_message(lambda message: message.type == "error" and REFUSED in message.text):
        page.evaluate(TRY_LOADING, "style")
