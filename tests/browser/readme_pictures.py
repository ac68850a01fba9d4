"""The README's pictures, from real tables: `make pictures`, or

    python -m tests.browser.readme_pictures [NAME …]

One of each game, under its id, and of two screens around them go into `docs/pictures/`. What is drawn follows from a picture's
name, so that it changes only where page or rules do. A game without a way of its own here is pictured among bots, some moves
on. The page must be built.
"""

from __future__ import annotations

import sys
from base64 import b64decode
from collections.abc import Callable
from functools import partial
from itertools import count, cycle
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from chalicelib.games.registry import GAMES
from tests.browser.becks_golf_page import CardGolfer
from tests.browser.conftest import ROOT, launched, opened, remembering
from tests.browser.http_player import Player, Table, legal
from tests.browser.mulligan_page import Planner
from tests.browser.mulligan_tables import held, swing, to_plan
from tests.browser.seeded_server import Clubhouse, drawing
from tests.browser.table_checks.walk import branches
from tests.browser.tables import to_choose
from tests.browser.trade_ring_page import Trader, trade
from tests.browser.wait_until_settled import settle
from tests.laws.values import instance

FOLDER = ROOT / "docs" / "pictures"
SIZE = ViewportSize(width=360, height=640)
SHARPNESS, QUALITY = 1.5, 80
"""Dots a px: a README shows them smaller, on screens of two dots a px."""
MET = {"kept": "later", "mulligan-coach": "off"}
"""What a phone remembers that was offered everything once."""
COURSE = "pebble-coast"
TROUBLE = ("Water", "Sand Trap", "Rough", "Slice")
DECISIONS = 4
"""So many of their own does who is at a table of bots make before it is pictured."""

When = Callable[[Any], bool]
"""Whether this view of the first player's is to be pictured."""
Play = Callable[[Player, Table], object]
"""Makes a player's move, if there is one to be made."""
Way = Callable[[Page, Player], None]
"""Has the phone of a player show what is to be pictured."""
WAYS: dict[str, Way] = {}


def pictured(name: str) -> Callable[[Way], Way]:
    def note(way: Way) -> Way:
        WAYS[name] = way
        return way

    return note


def table_where(
    when: When, play: Play, ana: Player, game: str, *names: str, course: str | None = None, **options: Any
) -> Table:
    """A table of this player and people of these names, played until `when`."""
    friends = [Player(ana.origin, name) for name in names]
    while True:
        table = ana.lay(game, *["open"] * len(friends), course=course, **options)
        for friend in friends:
            friend.sit(table)
        if _played_until(when, play, table, ana, *friends):
            return table


def _played_until(when: When, play: Play, table: Table, *players: Player) -> bool:
    """False if the game came to its end before."""
    for player in cycle(players):
        view = players[0].look(table)
        if when(view) or view["status"] == "finished":
            break
        play(player, table)
    return when(view)


@pictured("dice-golf")
def second_thoughts(page: Page, ana: Player) -> None:
    """Five dice that may be thrown again, late in a round, with the Stymie about."""

    def when(view: Any) -> bool:
        own = view["state"]["players"][0]
        play = own["play"]
        return {"hole-mulligan", "shot-mulligan"} <= legal(view).keys() and own["at"] > 4 and play["par"] == 5 < play["score"]

    table = table_where(when, Player.step, ana, "dice-golf", "Ruth", "Hal", "Bea", course=COURSE, holes="front", stymie=True)
    page.goto(table.path)


@pictured("becks-golf")
def a_set_to_be_made(page: Page, ana: Player) -> None:
    """A card in the hand that completes a set, and the place where it does."""

    def when(view: Any) -> bool:
        state = view["state"]
        return bool("place" in legal(view) and state["players"][0]["sets"] and any(state["own"]["would"]["completes"]))

    table = table_where(when, lay_card, ana, "becks-golf", "Bo", "Maud", "Ines", rounds=4)
    page.goto(table.path)
    CardGolfer(page).card(best_place(ana.look(table))).tap()


def lay_card(player: Player, table: Table) -> None:
    """Draws, and places what was drawn."""
    view = player.look(table)
    moves = legal(view)
    if "open" in moves:
        player.move(table, "open", seen=view["version"], at=[0, 4])
    elif "draw" in moves:
        player.move(table, "draw", seen=view["version"])
    elif "place" in moves:
        player.move(table, "place", seen=view["version"], at=best_place(view))


def best_place(view: Any) -> int:
    """Where the card in hand makes most of the nine: over one that is face-down, where that is as good."""
    state = view["state"]
    grid, showing = state["players"][view["you"]]["grid"], state["own"]["would"]["showing"]
    return min(range(9), key=lambda at: (showing[at], grid[at] is not None))


@pictured("trade-ring")
def an_offer_to_take(page: Page, ana: Player) -> None:
    """Offers for one's card, and what the best of them would make of the hand."""

    def when(view: Any) -> bool:
        return to_choose(view) and bool(better(view)) and all(player["active"] for player in view["state"]["players"])

    table = table_where(when, stake, ana, "trade-ring", "Otto", "Ines", "Piet", "Maud", chips=True)
    offer = better(view := ana.look(table))[0]
    page.goto(table.path)
    Trader(page).lying(view["seats"][offer["seat"]]["name"]).tap()


def better(view: Any) -> list[Any]:
    """The offers that would make the hand one of a better type."""
    return [one for one in view["state"]["own"]["previews"] if one["change"] == "better-type"]


def stake(player: Player, table: Table) -> None:
    """Auctions or offers some card of the hand, with a chip or two."""
    view = player.look(table)
    moves = legal(view)
    kind = next((kind for kind in ("auction", "offer") if kind in moves), None)
    if kind is None:
        trade(player, table)
        return
    cards, most = moves[kind]["card"]["enum"], moves[kind]["chips"]["maximum"]
    turn, seat = view["state"]["turn"], view["you"]
    player.move(table, kind, seen=view["version"], card=cards[turn % len(cards)], chips=min(most, 1 + (turn + seat) % 2))


@pictured("mulligan")
def a_plan(page: Page, ana: Player) -> None:
    """A club, an action, and whom it is to strike."""

    def when(view: Any) -> bool:
        return to_plan(view) and view["state"]["turn"] == 2 and len(troubles(view)) > 1

    table = table_where(when, swing, ana, "mulligan", "Hal", "Ruth", course=COURSE)
    page.goto(table.path)
    planner = Planner(page, {"You": 0, "Hal": 1, "Ruth": 2})
    planner.on()
    planner.club()
    planner.action(troubles(ana.look(table))[0], "Hal")


def troubles(view: Any) -> list[str]:
    return [name for name in TROUBLE if held(view, name)]


@pictured("home")
def home_by_night(page: Page, ana: Player) -> None:
    """What waits for one, and where others have to move."""
    ana.lay("dice-golf", "open", "open", course="augustine", holes="front")
    table_where(others_play, stake, ana, "trade-ring", "Ruth", "Bea", chips=True)
    table_where(others_play, lay_card, ana, "becks-golf", "Ruth", rounds=4)
    table_where(lambda view: to_plan(view) and view["state"]["at"] == 2, swing, ana, "mulligan", "Ruth", "Hal", course=COURSE)
    page.emulate_media(color_scheme="dark")
    page.goto("/")


def others_play(view: Any) -> bool:
    """Once something has been played."""
    return view["status"] == "playing" and view["version"] > 12 and view["you"] not in view["waiting_for"]


@pictured("result")
def a_win(page: Page, ana: Player) -> None:
    """A round that one has won by little."""

    def when(view: Any) -> bool:
        if view["status"] != "finished":
            return False
        won, *others = (place["score"] for place in view["result"]["places"])
        return bool(min(others) == won + 1)

    table = table_where(when, Player.step, ana, "dice-golf", "Hal", "Ruth", course=COURSE, holes="front", stymie=False)
    page.goto(table.path)


def in_play(game: str, page: Page, ana: Player) -> None:
    """Any game: a table of bots, some decisions on."""
    table = ana.lay(game, *["hard"] * (min(4, GAMES[game].players[1]) - 1), course=COURSE if GAMES[game].needs_course else None)
    random = Random(game)
    for made in count():
        view = ana.look(table)
        if made == DECISIONS or view["status"] == "finished":
            break
        move = instance(random.choice(branches(view["legal"])), random, view["legal"])
        ana.post(f"/tables/{table.id}/moves", {"move": move, "seen": view["version"]})
    page.goto(table.path)


def take(service: Clubhouse, browser: Browser, name: str) -> bytes:
    """The picture of this name, as WebP."""
    service.open(name)
    ana = Player(service.origin)
    phone = browser.new_context(
        base_url=service.origin,
        viewport=SIZE,
        device_scale_factor=SHARPNESS,
        reduced_motion="reduce",
        has_touch=True,
        service_workers="block",
    )
    page = phone.new_page()
    page.add_init_script(drawing(name))
    page.add_init_script(remembering({"key": ana.key, "name": ana.name, **MET}))
    WAYS.get(name, partial(in_play, name))(page, ana)
    settle(page)
    shot = phone.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    phone.close()
    return b64decode(shot["data"])


def main(names: list[str]) -> None:
    with opened() as service, sync_playwright() as playwright:
        browser = launched(playwright)
        for name in names or dict.fromkeys((*GAMES, *WAYS)):
            picture = FOLDER / f"{name}.webp"
            picture.write_bytes(take(service, browser, name))
            sys.stdout.write(f"{picture.stat().st_size:7} {picture.relative_to(ROOT)}\n")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
