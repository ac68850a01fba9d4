/** What the screens around the table say of the game. */

export const ROUNDS = "Rounds";
export const ONE = "One";
export const AS_IT_COMES = "Everyone picks once, and there is nothing to agree on.";
export const won = (who: string, several: boolean) => `${who} ${several ? "win" : "wins"}`;
export const highest = (score: string) => `With a ${score}.`;
export const PICKED = "What everyone picked";
