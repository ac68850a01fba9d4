/** What the coach says on a first hole: eight texts at most, three lines each on a small phone. */

export const said = {
  hole: "This is the hole: your ball, everyone else’s, and how far the flag is.",
  cards: "Every card is two: a club for you, trouble for anyone. Hold it to read both.",
  club: "Tap a card to play its club. The line shows where your ball will land.",
  action: "Your other cards now show actions. Add one if you like, then tap a target.",
  react: "Your Mulligan cancels an action that spoils your shot. Auto plays it for you.",
  lay: "Lay your plan face down. You can change it until everyone has planned.",
  swing: "Actions lie at their targets. Each distance adds up from the club down.",
  holed: "A ball is in, so the hole is over. The others add 1 to 3 finishing strokes.",
} as const;
export const OFFER = "New here? Want a coach?";
