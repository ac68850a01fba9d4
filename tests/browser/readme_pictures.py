"""The README's pictures, from real tables: `make pictures`, or

    python -m tests.browser.readme_pictures [NAME …]

One of each game, under its id, and two of other screens go into `docs/pictures/`. Randomness is seeded by a picture's name,
so it only changes with page or rules. A game without a function here is pictured among bots, after some moves. The page must
be built.
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
from tests.browser.becks_golf_page import BecksGolfPage
from tests.browser.conftest import ROOT, launch, local_storage_script, running_server
from tests.browser.http_player import Player, Table, legal_moves
from tests.browser.mulligan_page import MulliganPage
from tests.browser.mulligan_tables import can_plan, cards_held, make_mulligan_move
from tests.browser.seeded_server import SeededServer, seeded_random_script
from tests.browser.table_checks.walk import branches
from tests.browser.trade_ring_page import TradeRingPage
from tests.browser.trade_ring_tables import can_swap, make_trade_ring_move
from tests.browser.wait_until_settled import wait_until_settled
from tests.laws.values import instance

FOLDER = ROOT / "docs" / "pictures"
SIZE = ViewportSize(width=360, height=640)
SCALE, QUALITY = 1.5, 80
"""Device pixels per px: the README scales them down, for screens with two."""
QUESTIONS_ANSWERED = {"kept": "later", "mulligan-coach": "off"}
"""Storage of a phone on which all questions were answered."""
COURSE = "pebble-coast"
TROUBLE = ("Water", "Sand Trap", "Rough", "Slice")
DECISIONS = 4
"""Moves of the player before a table of bots is pictured."""

Condition = Callable[[Any], bool]
"""A condition on the first player's view."""
Play = Callable[[Player, Table], object]
"""Makes a player's move, if there is one."""
ShowPicture = Callable[[Page, Player], None]
"""Shows on a player's phone what is to be pictured."""
PICTURES: dict[str, ShowPicture] = {}


def picture_named(name: str) -> Callable[[ShowPicture], ShowPicture]:
    def note(way: ShowPicture) -> ShowPicture:
        PICTURES[name] = way
        return way

    return note


def table_where(
    when: Condition, play: Play, ana: Player, game: str, *names: str, course: str | None = None, **options: Any
) -> Table:
    """Return a table of this player and people of these names, played until `when`."""
    friends = [Player(ana.origin, name) for name in names]
    while True:
        table = ana.make_table(game, *["open"] * len(friends), course=course, **options)
        for friend in friends:
            friend.take_seat(table)
        if _played_until(when, play, table, ana, *friends):
            return table


def _played_until(when: Condition, play: Play, table: Table, *players: Player) -> bool:
    """Play until `when`. Return False if the game ended before."""
    for player in cycle(players):
        view = players[0].view(table)
        if when(view) or view["status"] == "finished":
            break
        play(player, table)
    return when(view)


@picture_named("dice-golf")
def dice_to_reroll(page: Page, ana: Player) -> None:
    """Five dice that may be rerolled, late in a round with the Stymie."""

    def when(view: Any) -> bool:
        own = view["state"]["players"][0]
        play = own["play"]
        return (
            {"hole-mulligan", "shot-mulligan"} <= legal_moves(view).keys()
            and own["at"] > 4
            and play["par"] == 5 < play["score"]
        )

    table = table_where(
        when, Player.make_dice_golf_move, ana, "dice-golf", "Ruth", "Hal", "Bea", course=COURSE, holes="front", stymie=True
    )
    page.goto(table.path)


@picture_named("becks-golf")
def card_that_completes_a_set(page: Page, ana: Player) -> None:
    """A card in hand that completes a set, and its place."""

    def when(view: Any) -> bool:
        state = view["state"]
        return bool("place" in legal_moves(view) and state["players"][0]["sets"] and any(state["own"]["would"]["completes"]))

    table = table_where(when, draw_and_place, ana, "becks-golf", "Bo", "Maud", "Ines", rounds=4)
    page.goto(table.path)
    BecksGolfPage(page).card(best_place(ana.view(table))).tap()


def draw_and_place(player: Player, table: Table) -> None:
    """Draw a card, and place it."""
    view = player.view(table)
    moves = legal_moves(view)
    if "open" in moves:
        player.move(table, "open", seen=view["version"], at=[0, 4])
    elif "draw" in moves:
        player.move(table, "draw", seen=view["version"])
    elif "place" in moves:
        player.move(table, "place", seen=view["version"], at=best_place(view))


def best_place(view: Any) -> int:
    """Return the place that is worth most for the card in hand, preferably on a face-down card."""
    state = view["state"]
    grid, showing = state["players"][view["you"]]["grid"], state["own"]["would"]["showing"]
    return min(range(9), key=lambda at: (showing[at], grid[at] is not None))


@picture_named("trade-ring")
def an_offer_to_take(page: Page, ana: Player) -> None:
    """Offers for the player's card, and what the best of them would make of the hand."""

    def when(view: Any) -> bool:
        return can_swap(view) and bool(better_offers(view)) and all(player["active"] for player in view["state"]["players"])

    table = table_where(when, auction_or_offer, ana, "trade-ring", "Otto", "Ines", "Piet", "Maud", chips=True)
    offer = better_offers(view := ana.view(table))[0]
    page.goto(table.path)
    TradeRingPage(page).offer_of(view["seats"][offer["seat"]]["name"]).tap()


def better_offers(view: Any) -> list[Any]:
    """Return the offers that would make a hand of a better type."""
    return [one for one in view["state"]["own"]["previews"] if one["change"] == "better-type"]


def auction_or_offer(player: Player, table: Table) -> None:
    """Auction or offer a card of the hand, with a chip or two."""
    view = player.view(table)
    moves = legal_moves(view)
    kind = next((kind for kind in ("auction", "offer") if kind in moves), None)
    if kind is None:
        make_trade_ring_move(player, table)
        return
    cards, most = moves[kind]["card"]["enum"], moves[kind]["chips"]["maximum"]
    turn, seat = view["state"]["turn"], view["you"]
    player.move(table, kind, seen=view["version"], card=cards[turn % len(cards)], chips=min(most, 1 + (turn + seat) % 2))


@picture_named("mulligan")
def planned_shot(page: Page, ana: Player) -> None:
    """A club, an action and its target."""

    def when(view: Any) -> bool:
        return can_plan(view) and view["state"]["turn"] == 2 and len(trouble_cards(view)) > 1

    table = table_where(when, make_mulligan_move, ana, "mulligan", "Hal", "Ruth", course=COURSE)
    page.goto(table.path)
    planner = MulliganPage(page, {"You": 0, "Hal": 1, "Ruth": 2})
    planner.go_on()
    planner.choose_club()
    planner.aim_action(trouble_cards(ana.view(table))[0], "Hal")


def trouble_cards(view: Any) -> list[str]:
    return [name for name in TROUBLE if cards_held(view, name)]


@picture_named("home")
def home_by_night(page: Page, ana: Player) -> None:
    """Tables that wait for the player, and tables that wait for others."""
    ana.make_table("dice-golf", "open", "open", course="augustine", holes="front")
    table_where(is_others_turn, auction_or_offer, ana, "trade-ring", "Ruth", "Bea", chips=True)
    table_where(is_others_turn, draw_and_place, ana, "becks-golf", "Ruth", rounds=4)
    table_where(
        lambda view: can_plan(view) and view["state"]["at"] == 2,
        make_mulligan_move,
        ana,
        "mulligan",
        "Ruth",
        "Hal",
        course=COURSE,
    )
    page.emulate_media(color_scheme="dark")
    page.goto("/")


def is_others_turn(view: Any) -> bool:
    """Return whether the table waits for other players after some moves."""
    return view["status"] == "playing" and view["version"] > 12 and view["you"] not in view["waiting_for"]


@picture_named("result")
def narrow_win(page: Page, ana: Player) -> None:
    """A round that the player has won by one stroke."""

    def when(view: Any) -> bool:
        if view["status"] != "finished":
            return False
        won, *others = (place["score"] for place in view["result"]["places"])
        return bool(min(others) == won + 1)

    table = table_where(
        when, Player.make_dice_golf_move, ana, "dice-golf", "Hal", "Ruth", course=COURSE, holes="front", stymie=False
    )
    page.goto(table.path)


def game_among_bots(game: str, page: Page, ana: Player) -> None:
    """Show a table of any game with bots, after some moves."""
    table = ana.make_table(
        game, *["hard"] * (min(4, GAMES[game].players[1]) - 1), course=COURSE if GAMES[game].needs_course else None
    )
    random = Random(game)
    for made in count():
        view = ana.view(table)
        if made == DECISIONS or view["status"] == "finished":
            break
        move = instance(random.choice(branches(view["legal"])), random, view["legal"])
        ana.post(f"/tables/{table.id}/moves", {"move": move, "seen": view["version"]})
    page.goto(table.path)


def take(server: SeededServer, browser: Browser, name: str) -> bytes:
    """Return the picture of this name, as WebP."""
    server.open_club(name)
    ana = Player(server.origin)
    phone = browser.new_context(
        base_url=server.origin,
        viewport=SIZE,
        device_scale_factor=SCALE,
        reduced_motion="reduce",
        has_touch=True,
        service_workers="block",
    )
    page = phone.new_page()
    page.add_init_script(seeded_random_script(name))
    page.add_init_script(local_storage_script({"key": ana.key, "name": ana.name, **QUESTIONS_ANSWERED}))
    PICTURES.get(name, partial(game_among_bots, name))(page, ana)
    wait_until_settled(page)
    shot = phone.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    phone.close()
    return b64decode(shot["data"])


def main(names: list[str]) -> None:
    with running_server() as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for name in names or dict.fromkeys((*GAMES, *PICTURES)):
            picture = FOLDER / f"{name}.webp"
            picture.write_bytes(take(server, browser, name))
            sys.stdout.write(f"{picture.stat().st_size:7} {picture.relative_to(ROOT)}\n")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
