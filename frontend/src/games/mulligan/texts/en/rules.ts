/** The game in three steps, and its rules. `*…*` is emphasised. */

export const steps = [
  {
    title: "Every card is two",
    text: "One half is a club for your own ball. Turned round, it is an action for anybody’s.",
  },
  { title: "Plan in secret", text: "Lay one club, and an action aimed at whom you like. All plans turn over at once." },
  {
    title: "First in ends the hole",
    text: "Actions strike, balls fly. Who is not in yet adds finishing strokes. Fewest strokes win.",
  },
];

/** Headings, and what stands under each. Clauses: M-01 to M-47. */
export const sections: { title: string; text: string[] }[] = [
  {
    title: "A turn",
    text: [
      "All draw up to *seven cards*, the own card counted: each golfer has a 2-Putt that always comes back. More cards than seven are kept, also from hole to hole.",
      "Everybody plans at once, hidden: *one club*, and *one action* with a target, or none. One card cannot be both. Until the last plan is in you may change yours, thirty times.",
      "Then all plans lie open, actions lie at their targets, and the shots count, the same in whatever order they are looked at.",
    ],
  },
  {
    title: "How far a ball goes",
    text: [
      "A *Duff Shot* first: the club is gone, the ball stays, and its stroke stands for the club’s.",
      "*Half* next, once, however many sand traps and waters lie there. Then hooks, slices, roughs and lucky bounces are added up; never below nothing. A Sand Trap and a Hook on a Fairway Wood: 150 yards.",
      "A *1-Putt* always goes 25 yards. A *2-Putt* and a *Perfect Putt* cannot be touched by any action, not even a good one.",
      "A club costs *one stroke*, the 2-Putt *two*. Water costs a stroke more, Out of Bounds two.",
      "Past the hole the next shot comes back toward it.",
    ],
  },
  {
    title: "Into the hole",
    text: [
      "Only clubs with a flag go in, if they *reach the hole or pass it*. With another club a ball may lie at the hole; any club with a flag finishes next.",
      "Once a ball is in, the hole ends *for all*. The others add *1* stroke with 25 yards or less to go, *2* up to 100, *3* beyond.",
      "After *twelve turns* a hole ends in any case (ours).",
    ],
  },
  {
    title: "Actions on yourself",
    text: [
      "*Lucky Bounce* and *Bad Karma* are for your own ball. Bad Karma sends each opponent’s action back to who played it, before anybody reacts; an action bounces once.",
    ],
  },
  {
    title: "Play at any time",
    text: [
      "Cards with a brass rim are played face up and act at once: *Rangefinder*, *Dig Through the Bag*, *Course GPS* and *Borrow a Club* while plans are made, and all but the GPS also after that by who is asked. Of each kind you play one a turn; a cancelled one does not count.",
      "A *Mulligan* cancels an action on your shot once plans lie open. With your plan you say how (ours, for tables whose players are hours apart): *Auto* plays it where it makes you finish, saves a stroke, or brings you 50 yards nearer; *Never* does not; *Ask me* has the table wait for you, whatever you hold.",
      "*Pace of Play* cancels a Play Anytime card of another by itself. Your standing order says when (ours): never; against you, which is a Borrow a Club on your hand, a Course GPS while an action of yours is laid, a Mulligan that cancels an action of yours, and a Pace of Play on a card of yours; or always.",
    ],
  },
  {
    title: "The cards",
    text: [
      "A hundred two-sided cards. How many there are of each, and the Iron’s distance, are *ours*; so is which halves share a card. Ours too are the hundred chips of Interesting, and that of three in Best Ball the first seat plays two golfers.",
    ],
  },
];
export const MODES = "Ways to play";
export const AT_MOST =
  "Two at most. Wolf and Best Ball do not go together, nor do modes for different numbers of players.";
/** By the mode's name what else there is to know of it. */
export const finer: Record<string, string> = {
  interesting:
    "From the last plan of a turn to the next draw nothing is bet on that turn or hole, nor on the last hole on the total. Two players have at most five open bets in words. A player who holds every chip when a hole ends ends the game, which then stands on no board. Else, with as many chips, the lower total wins.",
  wolf: "A point each if the wolf or the partner has fewer strokes on the hole than the third player; two for the wolf who hunts alone and has fewer than both. On a tie, none. Points place nobody. Who is the wolf next may say it with a plan that is laid already: it counts if the hole ends with that turn, and else nobody sees it.",
  course: "On a tie it lays no card.",
};
export const CLUBS = "Clubs";
export const ACTIONS = "Actions";
export const ANYTIME = "Play Anytime cards";
export const copies = (count: number) => `${count} in the deck`;
export const OWN = "one each";

export const CLOCK = "When your clock runs out";
export const CLOCK_TEXT =
  "The club that finishes, else the one that leaves you nearest, with no action and no Mulligan. Asked, you let it stand; the wolf hunts alone; a wager is declined; after nine holes you do not go on. Twice in a row, and a bot plays on until you are back: it is never asked, and bets nothing.";
