/** What the coach says on a first hole, a sentence each: eight at most. */

export const COACH = "Coach";
export const said = {
  hole: "This is the hole: your ball, everybody’s, and how far it is to the flag.",
  cards: "Every card is two: a club this way up, and trouble for somebody when you turn it round.",
  club: "Tap a card to play its club; the line shows where your ball would come to lie.",
  action: "The others have turned: a second card is an action, if you want one.",
  aim: "Tap whom it is to strike: trouble for them, help for you.",
  react: "Should an action spoil your shot, a Mulligan cancels it; Auto does that for you.",
  lay: "Lay your plan face down: you may change it until everybody has planned.",
  swing: "Actions lie where they strike, and each distance adds up from the club down.",
} as const;
export const of = (number: number, all: number) => `${number} of ${all}`;
export const GOT_IT = "Got it";
export const NO_COACH = "No coach";
export const OFFER = "First hole? A coach helps.";
export const YES = "With a coach";
export const PLAY = "Play a first hole with the coach";
export const AGAINST = "Against one bot. Nothing is locked, and you may stop listening at any time.";
