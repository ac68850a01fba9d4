/** German: what the Stymie is. */

export const STYMIE = "Der Stymie";
export const stymie = [
  "Beendest du ein Loch zwei über Par oder schlechter, während der Klotz frei liegt, musst du ihn an jemanden weitergeben, der noch einen Wurf hat, aber nie an die eigene Seite.",
  "Der nächste Wurf dort gilt, wie er fällt, ohne jeden Mulligan. Dann ist der Klotz wieder frei.",
];
export const PASS_IT = "Gib den Stymie weiter: Wessen nächster Wurf muss gelten?";
