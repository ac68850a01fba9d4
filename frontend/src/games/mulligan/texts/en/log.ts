/** The log, hole by hole. */

export const title = (hole: number, par: number | undefined) =>
  `Hole ${hole}${par === undefined ? "" : `, par ${par}`}`;
