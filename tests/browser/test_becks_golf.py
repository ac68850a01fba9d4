"""Two people play Grandpa Beck's Golf from a link to the leaderboard; going out shows a warning."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.becks_golf_page import BecksGolfPage
from tests.browser.becks_golf_tables import becks_golf_table, table_before_going_out
from tests.browser.conftest import Phone
from tests.browser.http_player import Player, Table, legal_moves, moves_of
from tests.browser.page_actions import advance_clock_until, install_clock, refocus, start_table, table_on, take_seat
from tests.browser.wait_until_settled import wait_until_settled

WARNING = "This ends the round."
LAST_TURN = 7
"""The turn, from 0, in which the first player goes out."""
TURNS_OVER_HTTP = range(3, LAST_TURN)
"""The turns that are played over HTTP."""
NAMES = ("Ruth", "Ben")
SAFELY_AHEAD = "You look safely ahead."


def make_table(page: Page) -> str:
    """Ruth starts a table on the page: one round, a seat by link. Return the invite link."""
    page.get_by_role("link", name="New table").tap()
    page.get_by_role("radio", name="Beck’s Golf").check()
    page.get_by_label("Your name").fill("Ruth")
    fewer = page.get_by_role("button", name="One round fewer")
    while fewer.is_enabled():
        fewer.tap()
    return start_table(page, "Waiting for one more player")


def flip_two(ruth: BecksGolfPage, ben: BecksGolfPage) -> None:
    """Both flip two cards; Ruth changes her choice while Ben has yet to choose."""
    ruth.flip(0, 1)
    ruth.flip(4, 8, name="Flip these instead")
    assert ruth.face_down_places() == [*range(9)]
    ben.flip(2, 6)
    refocus(ruth.page)
    for golfer, up in ((ruth, [4, 8]), (ben, [2, 6])):
        expect(golfer.page.get_by_role("status").get_by_text("Everyone flipped two.")).to_be_visible()
        assert golfer.face_down_places() == [at for at in range(9) if at not in up]


def play_turn(golfer: BecksGolfPage, turn: int) -> None:
    """Flip a card in each turn but the second: in the first with the top discard, in the third by dragging."""
    refocus(golfer.page)
    down = golfer.face_down_places()
    if turn == 0:
        golfer.take(down[0])
        return
    golfer.draw()
    if turn == 1:
        golfer.discard()
    elif turn == 2:
        golfer.drag(down[0])
    elif turn < LAST_TURN:
        golfer.place(down[0])
    else:
        go_out(golfer, *down)


def go_out(golfer: BecksGolfPage, last: int) -> None:
    """Cancel the warning once, and then go out."""
    golfer.card(last).tap()
    expect(golfer.actions.get_by_text(WARNING)).to_be_visible()
    golfer.actions.get_by_role("button", name="Cancel").tap()
    expect(golfer.actions.get_by_text(WARNING)).to_be_hidden()
    assert golfer.face_down_places() == [last]
    golfer.card(last).tap()
    golfer.tap_action("and go out", kind="place", at=last)


def shown_scores(page: Page) -> dict[str, int]:
    """Return each player's total from the result's table."""
    table = page.get_by_role("table", name="Scores by round")
    expect(table).to_be_visible()
    names = table.get_by_role("columnheader").all_inner_texts()[1:]
    totals = table.get_by_role("row", name="Total").get_by_role("cell").all_inner_texts()
    return {name.strip(): int(total.replace("−", "-")) for name, total in zip(names, totals, strict=True)}


def check(golfer: BecksGolfPage, seat: int, replay: Any) -> None:
    """Expect that the log has the moves made on the page, and that result and leaderboard show the record's scores."""
    record = replay["record"]
    assert moves_of(replay, seat) == golfer.moves
    names = ["You" if other == seat else name for other, name in enumerate(NAMES)]
    assert shown_scores(golfer.page) == dict(zip(names, record["totals"], strict=True))
    golfer.page.goto("/boards/becks-golf")
    own = golfer.page.get_by_role("listitem").filter(has_text="(you)").first
    expect(own).to_contain_text("1win" if record["places"][seat] == 1 else "0wins")


def draw_and_discard(player: Player, table: Table) -> bool:
    """Draw and discard, if it is this player's turn."""
    view = player.view(table)
    if view["you"] not in view["waiting_for"]:
        return False
    for kind in ("draw", "discard"):
        player.move(table, kind)
    return True


def test_one_phone_plays_a_round_against_another_player_to_the_leaderboard(phone: Phone, address: str) -> None:
    players = [Player(address, name) for name in NAMES]
    table = players[0].make_table("becks-golf", "open", rounds=1)
    players[1].take_seat(table)
    ruth = BecksGolfPage(phone(table.path, player=players[0]))
    ruth.flip(0, 1)
    ruth.flip(4, 8, name="Flip these instead")
    assert ruth.face_down_places() == [*range(9)]
    players[1].move(table, "open", at=[2, 6])
    refocus(ruth.page)
    expect(ruth.page.get_by_role("status").get_by_text("Everyone flipped two.")).to_be_visible()
    assert ruth.face_down_places() == [at for at in range(9) if at not in (4, 8)]
    expect(ruth.page.get_by_role("button", name="Ben").locator(".card-art:not(.back)")).to_have_count(2)
    for turn in range(LAST_TURN):
        draw_and_discard(players[1], table)
        ruth.play_over_http() if turn in TURNS_OVER_HTTP else play_turn(ruth, turn)
        draw_and_discard(players[1], table)
    refocus(ruth.page)
    expect(ruth.face_down_cards()).to_have_count(1)
    play_turn(ruth, LAST_TURN)
    assert draw_and_discard(players[1], table), "players who did not go out have a last turn"
    refocus(ruth.page)
    expect(ruth.page.get_by_role("button", name="Rematch")).to_be_visible()
    check(ruth, 0, players[0].replay(table))


@pytest.mark.soak
def test_two_phones_play_a_round_from_a_link_to_the_leaderboard(phone: Phone, address: str) -> None:
    ruth = BecksGolfPage(phone("/"))
    ben = BecksGolfPage(phone(make_table(ruth.page)))
    take_seat(ben.page, "Ben")
    refocus(ruth.page)
    flip_two(ruth, ben)
    ruth_begins = ruth.actions.get_by_role("button", name="Draw a card").is_visible()
    first, second = (ruth, ben) if ruth_begins else (ben, ruth)
    for turn in range(LAST_TURN):
        for golfer in (first, second):
            play_turn(golfer, turn)
    play_turn(first, LAST_TURN)
    refocus(second.page)
    expect(second.page.get_by_text("Your last turn")).to_be_visible()
    second.draw()
    second.discard()
    refocus(first.page)
    for golfer in (ruth, ben):
        expect(golfer.page.get_by_role("button", name="Rematch")).to_be_visible()
    replay = Player(address).replay(table_on(ruth.page))
    assert replay["record"]["rounds"][0]["closer"] == (0 if ruth_begins else 1)
    for seat, golfer in enumerate((ruth, ben)):
        check(golfer, seat, replay)


@pytest.mark.parametrize("clear", [False, True])
def test_going_out_shows_a_warning_unless_the_player_is_well_ahead(clear: bool, phone: Phone, ana: Player) -> None:
    golfer = BecksGolfPage(phone(table_before_going_out(ana, clear).path, player=ana))
    expect(golfer.hand).to_be_visible()
    [last] = golfer.face_down_places()
    golfer.card(last).tap()
    warning = golfer.actions.get_by_role("status")
    expect(warning).to_contain_text(WARNING)
    expect(warning).to_contain_text("+10 otherwise")
    assert (SAFELY_AHEAD in warning.inner_text()) == clear


def test_dragging_a_card_to_the_last_place_asks_before_it_ends_the_round(phone: Phone, ana: Player) -> None:
    golfer = BecksGolfPage(phone(table_before_going_out(ana, False).path, player=ana))
    expect(golfer.hand).to_be_visible()
    [last] = golfer.face_down_places()
    golfer.hand.drag_to(golfer.card(last))
    expect(golfer.actions.get_by_text(WARNING)).to_be_visible()
    expect(golfer.hand).to_be_visible()
    assert golfer.face_down_places() == [last]
    golfer.tap_action("and go out", kind="place", at=last)
    expect(golfer.hand).to_be_hidden()
    assert golfer.face_down_places() == []


# Notes every text that the main action has from now on.
NOTE_ACTIONS = """(() => {
  window.said = [];
  const parts = () => [...document.querySelectorAll("[data-part=main], [data-part=head]")].map((part) => part.innerText);
  const note = () => window.said.push(parts().join(" / "));
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
})()"""


def test_the_next_round_waits_until_the_last_cards_are_turned(phone: Phone, ana: Player) -> None:
    table = becks_golf_table(ana, "easy", rounds=2)
    while (down := grid_of(ana, table).count(None)) > 1 or not ana.view(table)["state"]["drawn"]:
        kind = "draw" if "draw" in legal_moves(ana.view(table)) else "place" if down > 1 else "discard"
        ana.move(table, kind, **({"at": grid_of(ana, table).index(None)} if kind == "place" else {}))
    golfer = BecksGolfPage(phone(table.path, player=ana, reduced_motion="no-preference", fresh=True, prepare=install_clock))
    page = golfer.page
    expect(golfer.hand).to_be_visible()
    wait_until_settled(page)
    page.evaluate(NOTE_ACTIONS)
    [last] = golfer.face_down_places()
    golfer.card(last).tap()
    golfer.tap_action("and go out", kind="place", at=last)
    on = golfer.actions.get_by_role("button", name="On to round 2")
    advance_clock_until(page, on)
    said = "\n".join(page.evaluate("said"))
    assert "Round over" in said
    assert not re.search("Choose two|Flip two|flips two", said), said
    on.tap()
    advance_clock_until(page, golfer.actions.get_by_text("Choose two cards"))


def grid_of(player: Player, table: Table) -> list[int | None]:
    return list(player.view(table)["state"]["players"][0]["grid"])


CUT_NEWS = """(text) => {
  const line = document.querySelector(".tb-news p");
  line.textContent = text;
  return line.scrollHeight > line.clientHeight;
}"""


def test_the_longest_german_news_is_shown_whole_on_the_narrowest_phone(phone: Phone, ana: Player) -> None:
    table = ana.make_table("becks-golf", "easy")
    page = phone(table.path, player=ana, viewport={"width": 320, "height": 568}, locale="de-DE")
    wait_until_settled(page)
    assert not page.evaluate(
        CUT_NEWS, "Annamarie-J… hat den Mulligan genommen und ein Hindernis aufgedeckt. Ein Drilling: −12."
    )
