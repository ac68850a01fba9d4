"""Signals: that something waits for a player, told to a closed phone. Who is told what, and when; sending it is `sending`'s.

    entry ──asked──▶ Heed ──due──▶ Message in the outbox ──▶ sending
                      ▲ │
        look ──looked─┘ └── a minute has passed, nobody looked, and nobody sleeps

One signal a table until its player has looked; a reminder before the clock runs out; each nudge that is not muted. Nothing
while they look, are away or have their quiet hours, nor while the table is paused.

`heed` is the pure core; `rows` says how it is kept; `follow`, `look` and `wake` are the three that call it; `channels` is what
players say of how they are told. Each is loaded by whoever needs it, so nothing is gathered here.
"""
