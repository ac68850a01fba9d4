/** German: how the game works, in three steps. */

export const steps = [
  {
    title: "Versteigere eine Karte",
    text: "Lege in deinem Zug eine deiner fünf Karten offen in den Ring. Sie ist weg, was auch immer du dafür bekommst.",
  },
  {
    title: "Tausche oder nimm einen Mulligan",
    text: "Alle anderen bieten verdeckt eine Karte, dann werden alle aufgedeckt. Tausche gegen eine davon, oder wirf alle ab, und jeder zieht eine.",
  },
  {
    title: "Halte die beste Hand",
    text: "Steig aus, sobald du zufrieden bist: Deine Hand bleibt, wie sie ist. Am Ende werden alle Hände gezeigt, und die beste gewinnt.",
  },
];
