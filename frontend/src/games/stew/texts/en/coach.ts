/** What the coach says at a first table, a sentence each: eight at most. */

export const said = {
  opening: "Keep these five cards, or replace them all, once.",
  pots: "Each royal has an order, and pays the tip below.",
  cards: "Choose one to three cards that match an order.",
  token: "A token says for whom you cook; it stays out all round.",
  lay: "The pot shows your matches; nobody else sees them yet.",
  shown: "All lie open: what everybody cooked, and has matched.",
  mulligan: "This token discards what you played, and draws anew.",
  tips: "Most matches take the tip; all others earn wages.",
} as const;
export const OFFER = "First table? A coach helps.";
