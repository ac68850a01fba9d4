"""Courses, and what finished tables come to: rows that follow from results, each counted once however often it is told of.

    results.project_results       a table's result, once its game is over (sweep, rebuild: all of it anew)
      ├─▶ RESULTS                 results.py    a row a table, of the seats that count; all below follows from these
      ├─▶ boards of courses       boards.py     which there are, and reading them
      │                           placing.py    putting a round there, once; recounting.py, putting right what it comes to
      ├─▶ the day's board         daily.py      for rounds of its challenge
      └─▶ what is kept of people  people.py     one change of the store for all at the table, made of
                                  profile.py    … what somebody's rounds come to    ratings.py   … where they stand among all
                                  wins.py       … and in games without a course by wins
                                  pairs.py      … head to head                      figures.py   … what a course's holes took
                                  players.py    a player as the contract shows them

    courses   scorecards, built in and players' own     season   which of them a month and a day are played on
    worth     of courses rating.py, of golfers handicap.py by differentials.py, against others skill.py, of bots bots.py
    shared    ranks.py, histogram.py (how many came to how many points), periods.py, when.py, packed.py (numbers in few bytes)

What is handed from one to the other as `told`, or `result`, is one seat's as `results.by_seat` gives it: the table's members
(`TableResult`) and the seat's own (`SeatResult`) in one.
"""
