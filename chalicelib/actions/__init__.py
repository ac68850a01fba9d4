"""What players do: a verb a module. Each reads the table, decides, and adds at most one entry."""

from chalicelib.actions.add_course import bring_course
from chalicelib.actions.challenge import Taken, challenge_of, my_challenge, show_challenge, take_challenge, todays
from chalicelib.actions.join import Seated, knock, take_seat
from chalicelib.actions.leave import leave, release
from chalicelib.actions.make import Made, Met, Wanted, WantedSeat, make_table
from chalicelib.actions.message import Said, messages, say
from chalicelib.actions.move import Played, play
from chalicelib.actions.nudge import nudge
from chalicelib.actions.pause import pause, resume
from chalicelib.actions.rematch import Rematch, rematch
from chalicelib.actions.request_seat import ask_for_seat, decline, seat_asker
from chalicelib.actions.spoken_codes import Led, SpokenCode, make_code, open_code
from chalicelib.actions.start import start

__all__ = [
    "Led",
    "Made",
    "Met",
    "Played",
    "Rematch",
    "Said",
    "Seated",
    "SpokenCode",
    "Taken",
    "Wanted",
    "WantedSeat",
    "ask_for_seat",
    "bring_course",
    "challenge_of",
    "decline",
    "knock",
    "leave",
    "make_code",
    "make_table",
    "messages",
    "my_challenge",
    "nudge",
    "open_code",
    "pause",
    "play",
    "release",
    "rematch",
    "resume",
    "say",
    "seat_asker",
    "show_challenge",
    "start",
    "take_challenge",
    "take_seat",
    "todays",
]
