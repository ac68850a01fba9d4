"""The laws that every game obeys, whatever its rules.

A law is a function of a set-up (`setup.py`: game, seats, options, course) and a seed; it plays at random, and raises
AssertionError where the game breaks it. `test_laws.py` and `test_tables.py` hold every registered game and the tiny one to all
of them; `planted` holds defects, and the same tests show that each law finds those that it is there for.

    setup.py    where games say how they are to be played here       walk.py     random games, moment by moment
    leaks.py    what a seat may not know never reaches it            hiding.py   simultaneous choices
    exact.py    `legal` and `play` agree, in both directions         folding.py  packed, replayed, viewed: nothing changes
    whole.py    games end, bots and clocks play them, all fits its schemas
    tables.py   the same through the calls that players make         rooms.py, wire.py   what each caller is answered
    every.py    all of them in one list
"""
