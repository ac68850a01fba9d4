/** The table's code that can be spoken. */

export const TITLE = "A code to say";
export const more = (host: string) => `Tell them these eight letters. At ${host}, “Have a code?” leads them here.`;
/** Its letters in two groups, as they are said. */
export const groups = (code: string) => `${code.slice(0, 4)} ${code.slice(4)}`;
export const until = (time: string) => `Good until ${time}.`;
