/** The log, hole by hole. */

export const title = (round: number | null, hole: number, par: number) =>
  `${round === null ? "Hole" : `Round ${round}, hole`} ${hole}, par ${par}`;
