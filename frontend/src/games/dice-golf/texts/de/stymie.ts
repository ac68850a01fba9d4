/** German: the Stymie explains itself. */

export const STYMIE = "Der Stymie";
export const stymie = [
  "Beende ein Loch zwei über Par oder schlechter, während der Klotz frei liegt, und du musst ihn an jemanden weitergeben, der noch einen Wurf hat, nie an die eigene Seite.",
  "Der nächste Wurf dort gilt, wie er fällt, ohne Mulligan irgendeiner Art. Dann ist der Klotz wieder frei.",
];
export const PASS_IT = "Gib den Stymie weiter: Wessen nächster Wurf soll gelten?";
