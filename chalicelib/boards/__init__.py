"""Courses, leaderboards and players' statistics: rows that follow from results, each counted once however often it is
projected.

    results.project_results       a table's result, once its game is over (sweep, rebuild: all results)
      ├─▶ RESULTS            results.py               a row per table, of the seats that count; all below follows from it
      ├─▶ boards of courses  course_boards.py         keys, rows and pages of boards
      │                      add_round_to_boards.py   puts a round on its boards once
      │                      repair.py                repairs players' bests and counts
      ├─▶ the day's board    daily.py                 for rounds of its challenge
      └─▶ players            profile_updates.py       one change of the store for all at the table, made of
                             player_profile.py        … the sums of a player's rounds
                             rating_board.py          … the board of ratings
                             wins_board.py            … the board of wins, in games without a course
                             pairs.py                 … head-to-head counts
                             course_statistics.py     … strokes per hole of a course

    API       present_player.py: players and their rounds as JSON
    courses   courses.py: scorecards, built in and added by players; featured_courses.py: those of the month and the day
    ratings   of courses course_rating.py, of golfers handicap.py, against others skill.py, of bots bots.py
    shared    ranked_pages.py, histogram.py (counts by points), periods.py, encoding.py (numbers in few bytes)

A parameter `seat` or `result` is one seat's result as `results.by_seat` returns it: the members of `TableResult` and
`SeatResult` together.
"""
