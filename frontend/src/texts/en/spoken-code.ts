/** The table's code, to read out. */

export const TITLE = "Read out a code";
export const more = (host: string) =>
  `Read out these eight letters. Friends enter them at ${host} under “Have a code?”.`;
/** Its letters in two groups of four. */
export const groups = (code: string) => `${code.slice(0, 4)} ${code.slice(4)}`;
export const until = (time: string) => `Valid until ${time}.`;
