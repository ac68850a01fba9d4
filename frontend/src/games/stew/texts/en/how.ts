/** How the game works, in three steps. */

export const steps = [
  {
    title: "Choose in secret",
    text: "One to three cards, and a token for the royal you cook for. Everyone reveals at once, three turns per round.",
  },
  {
    title: "Match the orders",
    text: "Each ingredient on your cards that’s in the royal’s order is a match. You see the next order, too: keep cards for it.",
  },
  {
    title: "Earn the tip",
    text: "Most matches takes a royal’s tip, and ties share it. Everyone else earns wages. Most money after four rounds wins.",
  },
];
