/** Players as subjects and owners in sentences. */

export const YOU = "You";
export const SOMEBODY = "Someone";

/** "You keep", "Ruth keeps". */
export const verb = (who: string, one: string, many: string) => `${who} ${who === YOU ? one : many}`;
/** "Your", "Ruth’s". */
export const whose = (who: string) => (who === YOU ? "Your" : `${who}’s`);
/** "your", "Ruth’s": among other words. */
export const theirs = (who: string) => (who === YOU ? "your" : `${who}’s`);
/** "you", "Ruth": among other words. */
export const whom = (who: string) => (who === YOU ? "you" : who);
