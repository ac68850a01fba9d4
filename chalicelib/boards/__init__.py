"""Courses, leaderboards and players' statistics: rows that follow from results, each counted once however often projected.

    results.project_results       a table's result, once its game is over (sweep, rebuild: all results)
      ├─▶ RESULTS                 results.py            a row per table, of the seats that count; all below follows from it
      ├─▶ boards of courses       boards.py             names and pages of boards
      │                           ranking_entry.py      puts a round on its boards once
      │                           repair.py             repairs players' bests and counts
      ├─▶ the day's board         daily.py              for rounds of its challenge
      └─▶ players                 people.py             one change of the store for all at the table, made of
                                  profile.py            … the sums of a player's rounds
                                  ratings.py            … the board of ratings
                                  wins.py               … the board of wins, in games without a course
                                  pairs.py              … head-to-head counts
                                  course_statistics.py  … strokes per hole of a course
                                  players.py            presents a player

    courses   courses.py: scorecards, built in and added by players; season.py: the courses of the month and the day
    ratings   of courses rating.py, of golfers handicap.py, against others skill.py, of bots bots.py
    shared    ranks.py, histogram.py (counts by points), periods.py, encoding.py (numbers in few bytes)

A parameter `seat` or `result` is one seat's result as `results.by_seat` returns it: the members of `TableResult` and those of
`SeatResult` in one.
"""
