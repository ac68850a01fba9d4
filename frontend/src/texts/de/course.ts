/** German: a course in words, wherever it is named. */

/** "18 Löcher, Par 72". */
export const summary = (holes: number, par: number) =>
  `${holes}\u00a0${holes === 1 ? "Loch" : "Löcher"}, Par\u00a0${par}`;
