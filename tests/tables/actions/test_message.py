"""Chat at a table."""

from importlib import import_module

import pytest

from chalicelib import visible_text
from chalicelib.actions.message import send_message
from chalicelib.errors import KeyReused, Malformed, NotYourSeat, SlowDown, TableClosed, TooMany
from chalicelib.play.club import Club
from tests.tables.people import OPEN, Time, eventually, friends, seated, until_answered


def test_a_message_is_an_entry_that_all_see(club: Club) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    said = ruth.say(table, "Fore")
    assert said.message == {"n": 2, "seat": 0, "text": "Fore", "at": "2026-05-28T20:26:40Z"}
    assert hal.view(table, 1)["messages"] == [said.message]
    assert hal.view(table)["messages"] == [said.message]


def test_the_same_key_sends_one_message(club: Club) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    first = ruth.say(table, "Fore", key="fore-fore")
    again = ruth.say(table, "Fore", key="fore-fore")
    assert again.message == first.message
    assert again.again
    assert len(hal.messages(table)[0]) == 1


def test_a_seat_may_send_one_message_per_second(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    ruth.say(table, "One")
    hal.say(table, "Two")
    with pytest.raises(SlowDown) as refused:
        ruth.say(table, "Three")
    assert refused.value.retry_after == 1
    time.now += 1000
    ruth.say(table, "Three")


def test_players_may_chat_before_and_after_the_game(club: Club) -> None:
    ruth, hal = friends(club, "Ruth", "Hal")
    made = ruth.make(OPEN)
    ruth.say(made.id, "Come in")
    with pytest.raises(NotYourSeat):
        hal.say(made.id, "May I?")


@pytest.mark.parametrize("text", ["", "x" * 281])
def test_messages_have_a_maximum_length(club: Club, text: str) -> None:
    table, (ruth, _) = seated(club, "Ruth", "Hal")
    with pytest.raises(Malformed):
        ruth.say(table, text)


UNSAID: dict[visible_text.Talk, list[str]] = {
    "control": ["a\0b", "a\rb", "a\tb", "\x1b[2J", "a\x7f", "a\u0085b"],
    "nothing": [" ", "\n", " \u3000\n\u2003 ", "\u200b", "\u3164", "\u2800\u2800", "\u0301", "\ufe0f", "\u2067\u2069"],
    "tower": ["x" + "\u0301" * 5, "Hi h" + "\u0336\u0316\u0353\u0301\u0310 there"],
}
SAID = [
    "Fore!",
    "Two\nlines",
    "می\u200cنا",
    "שָׁלוֹם",
    "👩\u200d🚀",
    "❤\ufe0f",
    "\u2068Ana\u2069, wait",
    "x" * 280,
    "?",
    "👍🏽",
    "הַמֶּ֥֖לֶךְ",
]


@pytest.mark.parametrize(("fault", "text"), [(fault, text) for fault in UNSAID for text in UNSAID[fault]], ids=ascii)
def test_invisible_or_disturbing_messages_are_refused(club: Club, fault: visible_text.Talk, text: str) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    with pytest.raises(Malformed, match=visible_text.WRONG_IN_TALK[fault]):
        ruth.say(table, text)
    assert hal.messages(table)[0] == []


@pytest.mark.parametrize("text", SAID, ids=ascii)
def test_messages_are_sent_as_written(club: Club, text: str) -> None:
    table, (ruth, _) = seated(club, "Ruth", "Hal")
    assert ruth.say(table, text).message["text"] == text


def test_messages_are_listed_newest_first_page_by_page(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    for number in range(45):
        time.now += 1000
        ruth.say(table, f"Number {number}")
    club.forget()

    def listed() -> list[str]:
        page, cursor = hal.messages(table, 20)
        said = [*page]
        while cursor is not None:
            page, cursor = hal.messages(table, 20, cursor)
            said += page
        return [message["text"] for message in said]

    assert eventually(lambda: listed() == [f"Number {number}" for number in reversed(range(45))])
    assert [message["text"] for message in hal.view(table)["messages"]] == [f"Number {n}" for n in range(25, 45)]


def test_a_table_takes_five_hundred_messages(club: Club, time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("chalicelib.actions.message"), "MESSAGES", 5)
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    for number in range(5):
        time.now += 1000
        ruth.say(table, f"Number {number}")
    time.now += 1000
    with pytest.raises(TooMany):
        until_answered(lambda: send_message(club, hal.id, table, "One more", "one-more-1"))


def test_a_retry_returns_its_own_message_among_equal_ones(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    first = ruth.say(table, "Fore", key="fore-no-1")
    time.now += 1000
    ruth.say(table, "Fore", key="fore-no-2")
    assert ruth.say(table, "Fore", key="fore-no-1").message == first.message


def test_a_key_used_for_another_message_is_refused(club: Club, time: Time) -> None:
    table, (ruth, _) = seated(club, "Ruth", "Hal")
    ruth.say(table, "Fore", key="fore-no-1")
    with pytest.raises(KeyReused):
        ruth.say(table, "Aft", key="fore-no-1")


def test_many_messages_make_no_move_key_forgotten(club: Club, time: Time) -> None:
    table, (ruth, _) = seated(club, "Ruth", "Hal")
    ruth.play(table, {"kind": "roll"}, seen=1, key="my-move")
    for number in range(20):
        time.now += 1000
        ruth.say(table, f"Number {number}")
    assert ruth.play(table, {"kind": "roll"}, seen=1, key="my-move").replayed


def test_a_closed_table_takes_no_messages(club: Club) -> None:
    (ruth,) = friends(club, "Ruth")
    made = ruth.make(OPEN)
    ruth.leave(made.id)
    assert ruth.leave(made.id)["ended"] == "closed", "left twice is left"
    with pytest.raises(TableClosed):
        ruth.say(made.id, "Anybody?")
