"""Notifications: whom to notify, when, and in which words. `chalicelib/sending` sends them.

    entry ──▶ PendingNotification ──due──▶ Message in the outbox ──▶ sending
                      ▲ │
         view ────────┘ └── a minute has passed, the player has not viewed the table, and is not asleep

A player gets one notification per table until they view it, a reminder before the clock runs out, and every nudge that they
have not muted. They get nothing while they view the table, are away or have quiet hours, or while the table is paused.

`pending` decides, and stores what is pending; `status` reads what it needs to know from a table and records views; `notify`
processes what is due; `texts` writes the words; `outbox` holds what is to be sent; `channels` holds each player's browsers,
webhook, quiet hours and language. Import the modules themselves: each function of AWS loads only those that it needs.
"""
