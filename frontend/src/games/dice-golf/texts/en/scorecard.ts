/** The scorecard. */

export const caption = (from: number | undefined, to: number | undefined) =>
  `Scorecard, holes ${from} to ${to}. Strokes, and plus or minus against par.`;
export const HOLE = "Hole";
export const holePar = (hole: number, par: number) => `Hole ${hole}, par ${par}`;
export const nine = (out: boolean) => (out ? "Out" : "In");
export const showNine = (here: string, from: number | undefined, to: number | undefined) =>
  `${here}. Show holes ${from} to ${to}`;
export const STROKES = ", strokes ";
export const SO_FAR = "so far";
export const marks = {
  eagle: "eagle or better",
  birdie: "birdie",
  par: "",
  bogey: "bogey",
  double: "double bogey or worse",
};
export const ROUND = "Round";
export const round = (number: number) => `Round ${number}`;
