/** The game in three steps, each with the cards of its picture, and its rules. */

export const steps = [
  {
    title: "Pick in secret",
    text: "One number is drawn, and barred. All pick one of the others at once.",
    cards: ["", "4", ""],
  },
  { title: "Think again", text: "Until the last pick is in you may change yours.", cards: ["", "", ""] },
  {
    title: "Be highest",
    text: "Then all lie open. The highest number wins, and equals share the place.",
    cards: ["2", "4", "1"],
  },
];
export const numbers = (least: number, most: number) =>
  `There are the numbers from ${least} to ${most}; everyone picks *one*, once.`;

export const CLOCK = "When your clock runs out";
export const CLOCK_TEXT = "The lowest number that is not barred is picked for you.";
