"""Laws: properties that every game must have, whatever its rules.

A law is a function of a set-up (`setup.py`: game, seats, options, course) and a seed. It plays random games, and raises
AssertionError if the game breaks the law. `test_laws.py` and `test_tables.py` check all laws for every registered game and the
tiny one. `planted` has games with defects; tests show that each law finds the defects that were made for it.

    setup.py          how a game is played by the laws
    walk.py           random games, moment by moment
    leaks.py          hidden information never reaches a seat that may not know it
    hiding.py         simultaneous choices stay hidden
    legal_moves.py    `legal` and `play` agree in both directions
    replaying.py      packing, replaying and viewing change nothing
    whole_games.py    games end; bots and time-outs finish them; everything fits its schema
    tables.py         the same through the calls that players make
    rooms.py, wire.py what each caller is answered
    all_laws.py       all laws in one list
"""
