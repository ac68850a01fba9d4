/** German: the table's code, to read out. */

export const TITLE = "Code zum Weitersagen";
export const more = (host: string) =>
  `Nenne diese acht Buchstaben. Auf ${host} führen sie unter „Code eingeben“ hierher.`;
/** Its letters in two groups of four. */
export const groups = (code: string) => `${code.slice(0, 4)} ${code.slice(4)}`;
export const until = (time: string) => `Gilt bis ${time}.`;
