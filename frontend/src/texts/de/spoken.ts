/** German: the table's code that can be spoken. */

export const TITLE = "Ein Code zum Ansagen";
export const more = (host: string) => `Sag diese acht Buchstaben an. Auf ${host} führt „Code eingeben“ damit hierher.`;
/** Its letters in two groups, as they are said. */
export const groups = (code: string) => `${code.slice(0, 4)} ${code.slice(4)}`;
export const until = (time: string) => `Gilt bis ${time}.`;
