/** German: the game in three steps, each with the cards of its picture, and its rules. */

export const steps = [
  {
    title: "Wähle heimlich",
    text: "Eine Zahl wird gezogen und gesperrt. Alle wählen zugleich eine der anderen.",
    cards: ["", "4", ""],
  },
  { title: "Überleg es dir", text: "Bis alle gewählt haben, kannst du deine Zahl ändern.", cards: ["", "", ""] },
  {
    title: "Hab die höchste",
    text: "Dann liegen alle offen. Die höchste Zahl gewinnt, und wer dieselbe hat, teilt sich den Platz.",
    cards: ["2", "4", "1"],
  },
];
export const numbers = (least: number, most: number) =>
  `Es gibt die Zahlen von ${least} bis ${most}; alle wählen *eine*, einmal.`;

export const CLOCK = "Wenn deine Uhr abläuft";
export const CLOCK_TEXT = "Die kleinste Zahl, die nicht gesperrt ist, wird für dich gewählt.";
