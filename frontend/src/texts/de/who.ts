/** German: players as subjects and owners in sentences. Names are never inflected. */

export const YOU = "Du";
export const SOMEBODY = "Jemand";

/** "Du behältst", "Ruth behält". */
export const verb = (who: string, one: string, many: string) => `${who} ${who === YOU ? one : many}`;
/** "Von dir", "Von Ruth": at the head of a sentence. */
export const whose = (who: string) => (who === YOU ? "Von dir" : `Von ${who}`);
/** "von dir", "von Ruth": among other words. */
export const theirs = (who: string) => (who === YOU ? "von dir" : `von ${who}`);
/** "du", "Ruth": among other words, as the subject. */
export const whom = (who: string) => (who === YOU ? "du" : who);

// English needs no words for these.
/** "dich", "Ruth": the direct object. */
export const accusative = (who: string) => (who === YOU ? "dich" : who);
/** "dir", "Ruth": the indirect object, and after "mit". */
export const dative = (who: string) => (who === YOU ? "dir" : who);
/** "Deine Karten", "Karten von Ruth": `yours` agrees with the thing. */
export const belonging = (who: string, yours: string, thing: string) => (who === YOU ? yours : `${thing} von ${who}`);
/** "Du und Ruth teilt", "Ana und Ruth teilen": several at the head of a sentence, "Du" first. */
export const verbOfAll = (who: string, you: string, they: string) => `${who} ${/^Du(,| und) /.test(who) ? you : they}`;
