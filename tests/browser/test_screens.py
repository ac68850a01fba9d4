"""Every screen fits every width and text size, with any names; axe finds nothing, and contrast is sufficient."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser import becks_golf_screens, board_screens, trade_ring_screens
from tests.browser.conftest import ROOT, Phone
from tests.browser.contrast import low_contrast, set_color_scheme
from tests.browser.http_player import Player
from tests.browser.overflow import large_text_faults, overflows
from tests.browser.screens import SCREENS

SCREEN_MODULES = (becks_golf_screens, board_screens, trade_ring_screens)
"""Modules that add screens to `SCREENS`."""
AXE = ROOT / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
CONTRAST = {"type": "rule", "values": ["color-contrast"]}
RUN = """([runOnly, preload]) =>
  axe.run(%s, { runOnly, preload, resultTypes: ["violations"] }).then(({ violations }) => violations)"""
LONG = "W" * 24
WITH_NAMES = [
    "home_with_tables",
    "join",
    "table_after_the_first_roll",
    "table_with_a_stymie_to_pass",
    "table_as_watchers_see_it",
    "seats_at_the_table",
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
    "played_course",
    "me",
    "private_link_of_another_player",
]
"""Screens that show names."""


FEW_NEW_ELEMENTS = {
    "a_bot_plays_for_me",
    "pause_request",
    "asking_for_a_seat",
    "becks_as_watchers_see_it",
    "becks_before_drawing",
    "becks_card_that_ends_the_round",
    "becks_last_turn_after_another_went_out",
    "becks_replay",
    "becks_two_cards_to_flip",
    "board_by_rating",
    "board_of_all_courses",
    "board_of_wins",
    "board_with_neighbours",
    "board_without_rounds",
    "challenge_of_an_earlier_day",
    "code_sheet_with_a_wrong_code",
    "spoken_code",
    "course",
    "course_maker_with_a_course",
    "course_maker_with_a_course_like_another",
    "courses_found_by_name",
    "fair_dice",
    "fairness_check_failed",
    "fairness_check_passed",
    "earlier_players_to_invite",
    "replay_with_log",
    "invitation_with_a_key",
    "join",
    "join_for_eight",
    "keep_my_seat",
    "key_changed",
    "private_link_of_an_unknown_player",
    "key_change_question",
    "lobby",
    "lobby_for_eight",
    "page_not_found",
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
    "ring_next_auction_planned",
    "ring_replay",
    "ring_secret_offer_to_take",
    "rules_of_becks_golf",
    "rules_of_trade_ring",
    "share_sheet",
    "seat_requests",
    "table_of_a_match",
    "table_on_the_tee",
    "table_offline",
    "table_with_a_chosen_die",
    "chat",
    "forget_me_question",
    "todays_challenge_for_a_new_player",
    "stymie_explanation",
    "table_log",
    "player_to_nudge",
}
"""Screens with at most nine kinds of elements (`visibleFaults.newSorts`) that no other screen or table has: for `make soak`."""
IN_TABLE_CHECKS = {
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
"""Phases of tables that `tests/browser/table_checks` also checks: at more widths in `make soak`."""
ALL_SCREENS = [
    pytest.param(name, marks=pytest.mark.soak if name in FEW_NEW_ELEMENTS | IN_TABLE_CHECKS else ()) for name in SCREENS
]


def test_screens_listed_for_the_soak_exist() -> None:
    assert {*SCREENS} > FEW_NEW_ELEMENTS | IN_TABLE_CHECKS


def axe(page: Page, scheme: str, what: Any = RULES, *, sheets: bool = True, part: str = "document") -> list[str]:
    """Return axe's findings in this color scheme: the rule, the element, and why. `sheets`: axe also reads the style sheets, to
    find locked orientations. `part`: a JavaScript expression for the part to check.
    """
    set_color_scheme(page, scheme)
    found: list[dict[str, Any]] = page.evaluate(RUN % part, [what, sheets])
    return [f"{scheme}, {one['id']}: {node['html']}\n{node['failureSummary']}" for one in found for node in one["nodes"]]


def screen_faults(page: Page) -> list[str]:
    """Return the faults at all widths and in both color schemes. In the dark one axe only checks colors, as nothing else
    differs.
    """
    page.evaluate(AXE.read_text("utf-8"))
    return [
        *overflows(page),
        *large_text_faults(page),
        *axe(page, "light"),
        *low_contrast(page, "light"),
        *axe(page, "dark", CONTRAST),
        *low_contrast(page, "dark"),
    ]


@pytest.mark.parametrize("name", ALL_SCREENS)
def test_a_screen_fits_every_width_and_is_accessible(name: str, phone: Phone, address: str) -> None:
    """Screens with names have names of maximum length."""
    found = screen_faults(SCREENS[name](phone, Player(address, LONG if name in WITH_NAMES else "Ana")))
    assert not found, "\n\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize("name", WITH_NAMES)
def test_a_screen_with_short_names_fits_every_width_and_is_accessible(name: str, phone: Phone, ana: Player) -> None:
    found = screen_faults(SCREENS[name](phone, ana))
    assert not found, "\n\n".join(found)
