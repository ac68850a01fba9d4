/** German: how the game works, in three steps. */

export const steps = [
  {
    title: "Versteigere eine Karte",
    text: "Lege in deinem Zug eine deiner fünf Karten offen in den Ring. Sie ist weg, was auch immer dafür kommt.",
  },
  {
    title: "Tausche oder ruf Mulligan",
    text: "Alle anderen schieben verdeckt eine dazu; dann wird alles aufgedeckt. Tausche mit einer davon, oder wirf alle ab, und jeder zieht neu.",
  },
  {
    title: "Halte die beste Hand",
    text: "Steig aus, sobald du zufrieden bist: Deine Hand bleibt, wie sie ist. Am Ende decken alle auf, und die beste Hand gewinnt.",
  },
];
