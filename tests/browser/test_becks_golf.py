"""Two people play Grandpa Beck's Golf from a link to the leaderboard; going out shows a warning."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.becks_golf_page import CardGolfer
from tests.browser.conftest import Phone
from tests.browser.http_player import Player, Table, legal, moves_of
from tests.browser.page_actions import at_an_own_clock, glance, open_table, soon, table_on, take_seat
from tests.browser.tables import about_to_go_out, deal_cards
from tests.browser.wait_until_settled import settle

ENDS = "This ends the round."
LAST = 7
"""The turn, from 0, in which the first player goes out."""
UNSEEN = range(3, LAST)
"""The turns that are played over HTTP."""
NAMES = ("Ruth", "Ben")
SAFELY_AHEAD = "You look safely ahead."


def make_table(page: Page) -> str:
    """Ruth makes the table by hand: one round, a seat by link. The link that she would send."""
    page.get_by_role("link", name="New table").tap()
    page.get_by_role("radio", name="Beck’s Golf").check()
    page.get_by_label("Your name").fill("Ruth")
    fewer = page.get_by_role("button", name="One round fewer")
    while fewer.is_enabled():
        fewer.tap()
    return open_table(page, "Waiting for one more player")


def choose_two(ruth: CardGolfer, ben: CardGolfer) -> None:
    """Ruth chooses others while Ben has yet to choose."""
    ruth.open(0, 1)
    ruth.open(4, 8, name="Flip these instead")
    assert ruth.down() == [*range(9)]
    ben.open(2, 6)
    glance(ruth.page)
    for golfer, up in ((ruth, [4, 8]), (ben, [2, 6])):
        expect(golfer.page.get_by_role("status").get_by_text("Everyone flipped two.")).to_be_visible()
        assert golfer.down() == [at for at in range(9) if at not in up]


def play_turn(golfer: CardGolfer, turn: int) -> None:
    """Each turn but the second turns a card up: the first with the top discard, the third by dragging."""
    glance(golfer.page)
    down = golfer.down()
    if turn == 0:
        golfer.take(down[0])
        return
    golfer.draw()
    if turn == 1:
        golfer.throw()
    elif turn == 2:
        golfer.drag(down[0])
    elif turn < LAST:
        golfer.place(down[0])
    else:
        go_out(golfer, *down)


def go_out(golfer: CardGolfer, last: int) -> None:
    """Thinks it over once: until the second tap nothing is turned."""
    golfer.card(last).tap()
    expect(golfer.acts.get_by_text(ENDS)).to_be_visible()
    golfer.acts.get_by_role("button", name="Cancel").tap()
    expect(golfer.acts.get_by_text(ENDS)).to_be_hidden()
    assert golfer.down() == [last]
    golfer.card(last).tap()
    golfer.act("and go out", kind="place", at=last)


def scores_of(page: Page) -> dict[str, int]:
    """What stands in the result's table: each player's total."""
    table = page.get_by_role("table", name="Scores by round")
    expect(table).to_be_visible()
    names = table.get_by_role("columnheader").all_inner_texts()[1:]
    totals = table.get_by_role("row", name="Total").get_by_role("cell").all_inner_texts()
    return {name.strip(): int(total.replace("−", "-")) for name, total in zip(names, totals, strict=True)}


def check(golfer: CardGolfer, seat: int, replay: Any) -> None:
    """What was played is what was tapped, and the result and the board of wins say what the record says."""
    record = replay["record"]
    assert moves_of(replay, seat) == golfer.moves
    names = ["You" if other == seat else name for other, name in enumerate(NAMES)]
    assert scores_of(golfer.page) == dict(zip(names, record["totals"], strict=True))
    golfer.page.goto("/boards/becks-golf")
    own = golfer.page.get_by_role("listitem").filter(has_text="(you)").first
    expect(own).to_contain_text("1win" if record["places"][seat] == 1 else "0wins")


def throw(player: Player, table: Table) -> bool:
    """Draws and throws, if it is this player's turn."""
    view = player.look(table)
    if view["you"] not in view["waiting_for"]:
        return False
    for kind in ("draw", "discard"):
        player.move(table, kind)
    return True


def test_a_round_is_played_beside_another_player_to_the_board(phone: Phone, address: str) -> None:
    players = [Player(address, name) for name in NAMES]
    table = players[0].lay("becks-golf", "open", rounds=1)
    players[1].sit(table)
    ruth = CardGolfer(phone(table.path, player=players[0]))
    ruth.open(0, 1)
    ruth.open(4, 8, name="Flip these instead")
    assert ruth.down() == [*range(9)]
    players[1].move(table, "open", at=[2, 6])
    glance(ruth.page)
    expect(ruth.page.get_by_role("status").get_by_text("Everyone flipped two.")).to_be_visible()
    assert ruth.down() == [at for at in range(9) if at not in (4, 8)]
    expect(ruth.page.get_by_role("button", name="Ben").locator(".card-art:not(.back)")).to_have_count(2)
    for turn in range(LAST):
        throw(players[1], table)
        ruth.play_unseen() if turn in UNSEEN else play_turn(ruth, turn)
        throw(players[1], table)
    glance(ruth.page)
    expect(ruth.faces_down()).to_have_count(1)
    play_turn(ruth, LAST)
    assert throw(players[1], table), "players who did not go out have a last turn"
    glance(ruth.page)
    expect(ruth.page.get_by_role("button", name="Rematch")).to_be_visible()
    check(ruth, 0, players[0].replay(table))


@pytest.mark.soak
def test_two_phones_play_a_round_from_a_link_to_the_board(phone: Phone, address: str) -> None:
    ruth = CardGolfer(phone("/"))
    ben = CardGolfer(phone(make_table(ruth.page)))
    take_seat(ben.page, "Ben")
    glance(ruth.page)
    choose_two(ruth, ben)
    ruth_begins = ruth.acts.get_by_role("button", name="Draw a card").is_visible()
    first, second = (ruth, ben) if ruth_begins else (ben, ruth)
    for turn in range(LAST):
        for golfer in (first, second):
            play_turn(golfer, turn)
    play_turn(first, LAST)
    glance(second.page)
    expect(second.page.get_by_text("Your last turn")).to_be_visible()
    second.draw()
    second.throw()
    glance(first.page)
    for golfer in (ruth, ben):
        expect(golfer.page.get_by_role("button", name="Rematch")).to_be_visible()
    replay = Player(address).replay(table_on(ruth.page))
    assert replay["record"]["rounds"][0]["closer"] == (0 if ruth_begins else 1)
    for seat, golfer in enumerate((ruth, ben)):
        check(golfer, seat, replay)


@pytest.mark.parametrize("clear", [False, True])
def test_who_goes_out_is_warned_unless_well_ahead(clear: bool, phone: Phone, ana: Player) -> None:
    golfer = CardGolfer(phone(about_to_go_out(ana, clear).path, player=ana))
    expect(golfer.hand).to_be_visible()
    [last] = golfer.down()
    golfer.card(last).tap()
    warning = golfer.acts.get_by_role("status")
    expect(warning).to_contain_text(ENDS)
    expect(warning).to_contain_text("+10 otherwise")
    assert (SAFELY_AHEAD in warning.inner_text()) == clear


def test_a_card_that_is_dragged_to_the_last_place_asks_before_it_ends_the_round(phone: Phone, ana: Player) -> None:
    golfer = CardGolfer(phone(about_to_go_out(ana, False).path, player=ana))
    expect(golfer.hand).to_be_visible()
    [last] = golfer.down()
    golfer.hand.drag_to(golfer.card(last))
    expect(golfer.acts.get_by_text(ENDS)).to_be_visible()
    expect(golfer.hand).to_be_visible()
    assert golfer.down() == [last]
    golfer.act("and go out", kind="place", at=last)
    expect(golfer.hand).to_be_hidden()
    assert golfer.down() == []


# All that the page says of what is to be done, from now on.
LISTEN = """(() => {
  window.said = [];
  const parts = () => [...document.querySelectorAll("[data-part=main], [data-part=head]")].map((part) => part.innerText);
  const note = () => window.said.push(parts().join(" / "));
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
})()"""


def test_nothing_is_asked_for_the_next_round_while_the_last_cards_turn(phone: Phone, ana: Player) -> None:
    table = deal_cards(ana, "easy", rounds=2)
    while (down := grid_of(ana, table).count(None)) > 1 or not ana.look(table)["state"]["drawn"]:
        kind = "draw" if "draw" in legal(ana.look(table)) else "place" if down > 1 else "discard"
        ana.move(table, kind, **({"at": grid_of(ana, table).index(None)} if kind == "place" else {}))
    golfer = CardGolfer(phone(table.path, player=ana, reduced_motion="no-preference", fresh=True, prepare=at_an_own_clock))
    page = golfer.page
    expect(golfer.hand).to_be_visible()
    settle(page)
    page.evaluate(LISTEN)
    [last] = golfer.down()
    golfer.card(last).tap()
    golfer.act("and go out", kind="place", at=last)
    on = golfer.acts.get_by_role("button", name="On to round 2")
    soon(page, on)
    said = "\n".join(page.evaluate("said"))
    assert "Round over" in said
    assert not re.search("Choose two|Flip two|flips two", said), said
    on.tap()
    soon(page, golfer.acts.get_by_text("Choose two cards"))


def grid_of(player: Player, table: Table) -> list[int | None]:
    return list(player.look(table)["state"]["players"][0]["grid"])


CUT_NEWS = """(text) => {
  const line = document.querySelector(".tb-news p");
  line.textContent = text;
  return line.scrollHeight > line.clientHeight;
}"""


def test_the_longest_german_news_is_shown_whole_on_the_narrowest_phone(phone: Phone, ana: Player) -> None:
    table = ana.lay("becks-golf", "easy")
    page = phone(table.path, player=ana, viewport={"width": 320, "height": 568}, locale="de-DE")
    settle(page)
    assert not page.evaluate(
        CUT_NEWS, "Annamarie-J… hat den Mulligan genommen und ein Hindernis aufgedeckt. Ein Drilling: −12."
    )
