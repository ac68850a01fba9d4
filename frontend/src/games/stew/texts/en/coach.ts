/** What the coach says at a first table: one sentence at a time, eight at most. */

export const said = {
  opening: "Keep these five cards, or replace them all, once.",
  pots: "Each royal has an order and pays the tip below.",
  cards: "Choose one to three cards that match an order.",
  token: "A token says who you cook for; it stays out all round.",
  lay: "The pot shows your matches; nobody else sees them yet.",
  shown: "The reveal: what everyone cooked and matched.",
  mulligan: "This token swaps the cards you played for new ones.",
  tips: "Most matches takes the tip; everyone else earns wages.",
} as const;
export const OFFER = "New here? Want a coach?";
