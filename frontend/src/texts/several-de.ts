/** German: what several do, in sentences. English needs no words for that, so this is no catalogue; only who needs it loads it. */

import { verb, verbOfAll, whom, YOU } from "./de/who.ts";
import { listWords } from "./de/words.ts";

/** A verb for oneself, for one, for oneself with others, and for others: "nimmst", "nimmt", "nehmt", "nehmen". */
type Forms = readonly [you: string, one: string, youAll: string, they: string];
/** "Du nimmst", "Ines nimmt", "Du und Ines nehmt", "Ines und Nell nehmen": told in one text, one's own first. */
export const agree = (who: string, many: boolean, [you, one, youAll, they]: Forms) =>
  many && who !== YOU ? verbOfAll(who, youAll, they) : verb(who, you, one);
/** The same of a list, wherever one's own stands: "Ines und du nehmt". */
export function several(who: readonly string[], [you, one, youAll, they]: Forms): string {
  const own = who.includes(YOU);
  const form = who.length > 1 ? (own ? youAll : they) : own ? you : one;
  return `${listWords(who.map((name, at) => (at ? whom(name) : name)))} ${form}`;
}
