/** What the coach says on a first hole, a sentence each: eight at most. */

export const said = {
  hole: "This is the hole: your ball, everybody’s, and how far it is to the flag.",
  cards: "A card is two, a club and trouble for somebody: hold it to read both.",
  club: "Tap a card to play its club; the line shows where your ball would lie.",
  action: "The others have turned: add an action if you like, and tap whom it strikes.",
  react: "Your Mulligan cancels what spoils your shot; Auto does that for you.",
  lay: "Lay your plan face down: you may change it until everybody has planned.",
  swing: "Actions lie where they strike, and each distance adds up from the club down.",
  holed: "A ball is in, so all stop: what is left costs 1 to 3 finishing strokes.",
} as const;
export const OFFER = "First hole? A coach helps.";
