/** German: Dice Golf in three steps. */

export const steps = [
  {
    title: "Würfle das Loch",
    text: "Wirf alle seine Würfel auf einmal. Jeder zeigt einen Schlag und was er kostet. Die Summe ist dein Ergebnis.",
  },
  {
    title: "Behalten oder noch einmal",
    text: "Ein Loch-Mulligan würfelt alles neu, gratis. Ein Schlag-Mulligan würfelt für einen Chip einen Würfel neu. Ein Mulligan pro Loch, und der neue Wurf gilt.",
  },
  {
    title: "Die wenigsten Schläge",
    text: "Die kleinste Summe gewinnt, oder ihr wählt eine von fünf anderen Spielformen.",
  },
];
