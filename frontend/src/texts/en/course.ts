/** A course in words, wherever it is named. */

/** "18 holes, par 72". */
export const summary = (holes: number, par: number) => `${holes} ${holes === 1 ? "hole" : "holes"}, par ${par}`;
