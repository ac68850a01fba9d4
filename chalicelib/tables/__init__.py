"""Tables: the log, what folding it gives, what each seat sees of that, and the verbs that add to it.

    make_table ─▶ take_seat … start ─▶ play … (time-outs, bots) ─▶ finished ─▶ replay, rematch

Each verb is one module. What they share: `entry` (how a log entry is written), `fold` (log → table), `memory` and `load`
(where a folded table comes from), `commit` (how an entry is added), `view` (what a seat sees).
"""

from chalicelib.tables.again import Met
from chalicelib.tables.ask import ask_for_seat, decline, seat_asker
from chalicelib.tables.brief import Brief, Chair, brief
from chalicelib.tables.bring import bring_course
from chalicelib.tables.challenge import Taken, challenge_of, my_challenge, show_challenge, take_challenge, todays
from chalicelib.tables.changed import end_changed, find_changed
from chalicelib.tables.club import Club
from chalicelib.tables.join import Seated, knock, take_seat
from chalicelib.tables.leave import leave
from chalicelib.tables.look import Look, look
from chalicelib.tables.make import Made, Wanted, WantedSeat, make_table
from chalicelib.tables.mine import my_tables
from chalicelib.tables.nudge import nudge
from chalicelib.tables.past import log, log_at
from chalicelib.tables.pause import pause, resume
from chalicelib.tables.play import Played, play
from chalicelib.tables.project import cut_short, project
from chalicelib.tables.release import release
from chalicelib.tables.rematch import Rematch, rematch
from chalicelib.tables.replay import replay
from chalicelib.tables.say import Said, messages, say
from chalicelib.tables.settings import settings
from chalicelib.tables.showing import replay_at, replay_begun
from chalicelib.tables.spoken import Led, SpokenCode, make_code, open_code
from chalicelib.tables.spread import Spread, say_away, say_hours, say_nudges
from chalicelib.tables.start import start
from chalicelib.tables.wake import catch_up, play_on, wake, waking

__all__ = [
    "Brief",
    "Chair",
    "Club",
    "Led",
    "Look",
    "Made",
    "Met",
    "Played",
    "Rematch",
    "Said",
    "Seated",
    "SpokenCode",
    "Spread",
    "Taken",
    "Wanted",
    "WantedSeat",
    "ask_for_seat",
    "brief",
    "bring_course",
    "catch_up",
    "challenge_of",
    "cut_short",
    "decline",
    "end_changed",
    "find_changed",
    "knock",
    "leave",
    "log",
    "log_at",
    "look",
    "make_code",
    "make_table",
    "messages",
    "my_challenge",
    "my_tables",
    "nudge",
    "open_code",
    "pause",
    "play",
    "play_on",
    "project",
    "release",
    "rematch",
    "replay",
    "replay_at",
    "replay_begun",
    "resume",
    "say",
    "say_away",
    "say_hours",
    "say_nudges",
    "seat_asker",
    "settings",
    "show_challenge",
    "start",
    "take_challenge",
    "take_seat",
    "todays",
    "wake",
    "waking",
]
