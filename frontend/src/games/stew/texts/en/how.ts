/** How the game works, in three steps. */

export const steps = [
  {
    title: "Choose in secret",
    text: "One to three cards, and a token for the royal you cook for. All lie open at once, three turns a round.",
  },
  {
    title: "Match the orders",
    text: "What is on your cards and in the royal’s order is a match. The next order is known, too: keep cards for it.",
  },
  {
    title: "Earn the tip",
    text: "Most matches take a royal’s tip, equals share it, all others get wages. Most money after four rounds wins.",
  },
];
