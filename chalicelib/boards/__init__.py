"""Courses, and what finished tables leave on the boards.

courses.find, courses.listing, courses.row_of        scorecards: built in, and players' own
results.project_results ─▶ rows ─▶ boards.read      a result is stored once; boards derive from results
                        └▶ wins ─┘                  of games without a course: one row a player, a game more each time
"""
