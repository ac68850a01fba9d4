/** The game in three steps, and its rules. `*…*` is emphasised. */

export const steps = [
  {
    title: "Every card has two halves",
    text: "One half is a club for your ball. Turned round, it’s an action on anyone’s ball.",
  },
  {
    title: "Plan in secret",
    text: "Lay one club and, if you like, an action on anyone. All plans are revealed at once.",
  },
  {
    title: "First in ends the hole",
    text: "Actions hit, balls fly. Anyone still out adds finishing strokes. Fewest strokes wins.",
  },
];

/** The sections, each with a heading and paragraphs. Clauses: M-01 to M-47. */
export const sections: { title: string; text: string[] }[] = [
  {
    title: "A turn",
    text: [
      "Everyone draws up to *seven cards*, including a 2-Putt of their own that always comes back. You keep your hand from hole to hole, even if it’s more than seven.",
      "Everyone plans at once, in secret: *one club* and, if you like, *one action* with a target. One card can’t be both. Until the last plan is in, you can change yours, up to thirty times.",
      "Then all plans are revealed, and actions go to their targets. The shots count the same whatever order you take them in.",
    ],
  },
  {
    title: "How far a ball goes",
    text: [
      "A *Duff Shot* comes first: the ball doesn’t move, the club is lost, and the Duff Shot’s stroke replaces the club’s.",
      "Then *halve*, only once however many Sand Traps and Waters there are. Then add Hooks, Slices, Roughs and Lucky Bounces; the result is never below zero. A Sand Trap and a Hook on a Fairway Wood: 150 yards.",
      "A *1-Putt* always goes 25 yards. No action affects a *2-Putt* or a *Perfect Putt*, not even a good one.",
      "A club costs *one stroke*, the 2-Putt *two*. Water adds one stroke, Out of Bounds two.",
      "If you’re past the hole, your next shot comes back towards it.",
    ],
  },
  {
    title: "Into the hole",
    text: [
      "Only clubs with a flag go in, if they *reach or pass the hole*. With any other club, a ball can stop at the hole; any club with a flag then holes it.",
      "Once a ball is in, the hole ends *for everyone*. The others add *1* stroke with 25 yards or less to go, *2* up to 100, *3* beyond.",
      "A hole ends after *twelve turns* at the latest (our rule).",
    ],
  },
  {
    title: "Actions on yourself",
    text: [
      "*Lucky Bounce* and *Bad Karma* are for your own ball. Bad Karma sends each opponent’s action back to them before anyone reacts. An action bounces only once.",
    ],
  },
  {
    title: "Play at any time",
    text: [
      "Cards with a brass rim are played face up and take effect at once: *Rangefinder*, *Dig Through the Bag*, *Course GPS* and *Borrow a Club* while plans are made. After the reveal, players who are asked can play all of these but the GPS. You can play one of each kind per turn; a cancelled one doesn’t count.",
      "A *Mulligan* cancels an action on your shot after the reveal. You say how with your plan (our rule, as players can be hours apart): *Auto* plays it to hole out, save a stroke, or end at least 50 yards closer; *Never* keeps it; with *Ask me*, the table waits for you, whatever you hold.",
      "*Pace of Play* cancels an opponent’s Play Anytime card by itself. Your standing order says when (our rule): never, against you, or always. Against you means Borrow a Club on your hand, Course GPS while your action is laid, a Mulligan that cancels your action, or Pace of Play on your card.",
    ],
  },
  {
    title: "The cards",
    text: [
      "A hundred two-sided cards. We chose how many there are of each, the Iron’s distance, and which halves share a card. Two more rules are ours: the hundred chips in Interesting, and that with three players in Best Ball the first seat plays two golfers.",
    ],
  },
];
export const MODES = "Modes";
export const AT_MOST = "Up to two. You can’t combine Wolf with Best Ball, or modes for different numbers of players.";
/** Details of each mode, by its name. */
export const finer: Record<string, string> = {
  interesting:
    "Once the last plan of a turn is in, you can’t bet on that turn or hole until the next draw, nor on the total if it’s the last hole. Two players can have up to five open bets in words. If one player holds every chip after a hole, the game ends and counts for no leaderboard. If players tie on chips, the lower total wins.",
  wolf: "If the wolf or the partner has fewer strokes on the hole than the third player, both get a point. A lone wolf with fewer than both others gets two. A tie scores nothing. Points don’t change anyone’s place. The next wolf can already choose with a laid plan: the choice counts if the hole ends with that turn, otherwise nobody sees it.",
  course: "If the totals are tied, it lays no card.",
};
export const CLUBS = "Clubs";
export const ACTIONS = "Actions";
export const ANYTIME = "Play Anytime cards";
export const copies = (count: number) => `${count} in the deck`;
export const OWN = "one each";

export const CLOCK = "When your clock runs out";
export const CLOCK_TEXT =
  "You play the club that holes out, otherwise the one that ends closest, with no action and no Mulligan. If you’re asked, you let it stand. As the wolf, you hunt alone. A bet you’re offered is declined. After nine holes, you don’t play on. Miss two in a row and a bot plays for you until you’re back. It’s never asked, and it doesn’t bet.";
