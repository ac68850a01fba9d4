"""Every screen fits every width and text size, with any names; axe finds nothing, and contrast is sufficient."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser import becks_golf_screens, board_screens, trade_ring_screens
from tests.browser.conftest import ROOT, Phone
from tests.browser.contrast import pale, turn
from tests.browser.http_player import Player
from tests.browser.overflow import crowded, spills
from tests.browser.screens import SCREENS

GAMES = (becks_golf_screens, board_screens, trade_ring_screens)
"""Whose screens are among `SCREENS` as well."""
AXE = ROOT / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
CONTRAST = {"type": "rule", "values": ["color-contrast"]}
RUN = """([runOnly, preload]) =>
  axe.run(%s, { runOnly, preload, resultTypes: ["violations"] }).then(({ violations }) => violations)"""
LONG = "W" * 24
NAMED = [
    "home_with_tables",
    "join",
    "table_after_the_first_roll",
    "table_with_a_stymie_to_pass",
    "table_as_watchers_see_it",
    "who_sits_where",
    "result",
    "becks_card_in_the_hand",
    "becks_waiting_for_others_to_choose",
    "becks_round_over",
    "becks_result",
    "ring_turn_among_eight",
    "ring_offer_to_take",
    "ring_as_watchers_see_it",
    "ring_result",
    "board_of_a_course",
    "player_with_a_history",
    "todays_challenge",
    "challenge_of_an_earlier_day",
    "board_with_neighbours",
    "board_by_index",
    "course_that_was_played",
    "me",
    "somebody_elses_seat",
]
"""Screens that show names."""


ALIKE = {
    "a_bot_plays_for_me",
    "a_pause_is_asked_for",
    "asking_for_a_seat",
    "becks_as_watchers_see_it",
    "becks_before_drawing",
    "becks_card_that_ends_the_round",
    "becks_last_turn_after_another_went_out",
    "becks_replay",
    "becks_two_cards_to_turn",
    "board_by_rating",
    "board_of_all_courses",
    "board_of_wins",
    "board_with_neighbours",
    "board_without_rounds",
    "challenge_of_an_earlier_day",
    "code_sheet_with_a_wrong_code",
    "code_to_say",
    "course",
    "course_maker_with_a_course",
    "course_maker_with_a_course_like_another",
    "courses_of_a_name",
    "fair_dice",
    "fairness_broken",
    "fairness_checked",
    "fellows_to_keep_a_seat_for",
    "film_and_its_list",
    "invitation_with_a_key",
    "join",
    "join_for_eight",
    "keep_my_seat",
    "key_changed",
    "key_of_nobody",
    "key_to_change",
    "lobby",
    "lobby_for_eight",
    "lost_in_the_rough",
    "me_without_a_key",
    "my_history",
    "new_table",
    "new_table_of_cards",
    "new_table_without_a_name",
    "no_such_table",
    "player_without_rounds",
    "replay",
    "result",
    "result_of_a_match",
    "result_of_a_match_that_three_lost",
    "result_of_a_match_that_three_won",
    "result_of_a_match_with_halves",
    "ring_after_folding",
    "ring_card_offered",
    "ring_hand_of_another",
    "ring_hands_least_to_most",
    "ring_next_auction_said",
    "ring_replay",
    "ring_secret_offer_to_take",
    "rules_of_becks_golf",
    "rules_of_trade_ring",
    "share_sheet",
    "strangers_who_ask",
    "table_of_a_match",
    "table_on_the_tee",
    "table_out_of_reach",
    "table_with_a_die_lifted",
    "talk",
    "to_be_forgotten",
    "todays_challenge_for_a_newcomer",
    "what_the_stymie_is",
    "what_was_played",
    "who_may_be_nudged",
}
"""Screens with at most nine elements of sorts (`law.news`) that no other has, nor a table of the law: for `make soak`."""
IN_THE_LAW = {
    "becks_card_in_the_hand",
    "becks_result",
    "becks_round_over",
    "becks_waiting_for_others_to_choose",
    "ring_as_watchers_see_it",
    "ring_card_to_offer",
    "ring_offer_to_take",
    "ring_question_before_folding",
    "ring_result",
    "ring_turn_among_eight",
    "table_after_the_first_roll",
    "table_as_watchers_see_it",
    "table_of_four_rounds",
    "table_with_a_stymie_to_pass",
}
"""Phases of tables that `tests/browser/table_checks` comes to by itself: at further widths `make soak` looks at them."""
EACH = [pytest.param(name, marks=pytest.mark.soak if name in ALIKE | IN_THE_LAW else ()) for name in SCREENS]


def test_what_is_for_the_soak_is_there() -> None:
    assert {*SCREENS} > ALIKE | IN_THE_LAW


def axe(page: Page, scheme: str, what: Any = RULES, *, sheets: bool = True, part: str = "document") -> list[str]:
    """What axe finds of this in this scheme: the rule, the element, and why. `sheets`: it reads the style sheets too, for
    whether they hold a phone in one position. `part`: what it looks at, a JavaScript expression.
    """
    turn(page, scheme)
    found: list[dict[str, Any]] = page.evaluate(RUN % part, [what, sheets])
    return [f"{scheme}, {one['id']}: {node['html']}\n{node['failureSummary']}" for one in found for node in one["nodes"]]


def wrong(page: Page) -> list[str]:
    """At all widths, by day and by night; at night axe looks at colours alone, for nothing else is another then."""
    page.evaluate(AXE.read_text("utf-8"))
    return [
        *spills(page),
        *crowded(page),
        *axe(page, "light"),
        *pale(page, "light"),
        *axe(page, "dark", CONTRAST),
        *pale(page, "dark"),
    ]


@pytest.mark.parametrize("name", EACH)
def test_a_screen_fits_every_width_and_can_be_read_by_all(name: str, phone: Phone, address: str) -> None:
    """Where it shows names, they are as long as names can be."""
    found = wrong(SCREENS[name](phone, Player(address, LONG if name in NAMED else "Ana")))
    assert not found, "\n\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize("name", NAMED)
def test_so_it_does_with_short_names(name: str, phone: Phone, ana: Player) -> None:
    found = wrong(SCREENS[name](phone, ana))
    assert not found, "\n\n".join(found)
