"""Everything players can do, one action per module. Each reads the table, decides, and adds at most one entry."""

from chalicelib.actions.add_course import save_course
from chalicelib.actions.challenge import (
    StartedRound,
    challenge_of,
    my_challenge,
    show_challenge,
    take_challenge,
    todays_challenge,
)
from chalicelib.actions.join import TakenSeat, knock, take_seat
from chalicelib.actions.leave import leave, release
from chalicelib.actions.make import FormerSeat, NewTable, RequestedSeat, TableRequest, make_table
from chalicelib.actions.message import SentMessage, list_messages, send_message
from chalicelib.actions.move import Played, play
from chalicelib.actions.nudge import nudge
from chalicelib.actions.pause import pause, resume
from chalicelib.actions.rematch import Rematch, rematch
from chalicelib.actions.request_seat import accept_request, ask_for_seat, decline_request
from chalicelib.actions.spoken_codes import CodeTarget, SpokenCode, make_code, open_code
from chalicelib.actions.start import start

__all__ = [
    "CodeTarget",
    "FormerSeat",
    "NewTable",
    "Played",
    "Rematch",
    "RequestedSeat",
    "SentMessage",
    "SpokenCode",
    "StartedRound",
    "TableRequest",
    "TakenSeat",
    "accept_request",
    "ask_for_seat",
    "challenge_of",
    "decline_request",
    "knock",
    "leave",
    "list_messages",
    "make_code",
    "make_table",
    "my_challenge",
    "nudge",
    "open_code",
    "pause",
    "play",
    "release",
    "rematch",
    "resume",
    "save_course",
    "send_message",
    "show_challenge",
    "start",
    "take_challenge",
    "take_seat",
    "todays_challenge",
]
