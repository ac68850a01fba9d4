/** German: dice golf in three steps. */

export const steps = [
  {
    title: "Würfle das Loch",
    text: "Alle seine Würfel auf einmal: Jeder zeigt einen Schlag und was er kostet. Die Summe ist dein Ergebnis.",
  },
  {
    title: "Behalten oder noch einmal",
    text: "Ein Loch-Mulligan würfelt alles neu und ist gratis; ein Schlag-Mulligan würfelt für einen Chip einen Würfel neu. Eins von beiden pro Loch, und was dann liegt, gilt.",
  },
  {
    title: "Die wenigsten Schläge",
    text: "So geht es von Loch zu Loch. Die kleinste Summe gewinnt, oder eine von fünf anderen Spielformen entscheidet.",
  },
];
