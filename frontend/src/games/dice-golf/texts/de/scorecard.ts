/** German: the scorecard. */

export const caption = (from: number | undefined, to: number | undefined) =>
  `Scorekarte, Loch\u00a0${from} bis\u00a0${to}. Schläge, und plus oder minus gegen Par.`;
export const HOLE = "Loch";
export const holePar = (hole: number, par: number) => `Loch\u00a0${hole}, Par\u00a0${par}`;
export const nine = (out: boolean) => (out ? "Out" : "In");
export const showNine = (here: string, from: number | undefined, to: number | undefined) =>
  `${here}. Loch\u00a0${from} bis\u00a0${to} zeigen`;
export const STROKES = ", Schläge ";
export const SO_FAR = "bisher";
export const marks = {
  eagle: "Eagle oder besser",
  birdie: "Birdie",
  par: "",
  bogey: "Bogey",
  double: "Doppelbogey oder mehr",
};
export const ROUND = "Runde";
export const round = (number: number) => `Runde\u00a0${number}`;
