/** German: verbs for several subjects. English needs no such forms, so this is no catalogue; only texts that need it load it. */

import { verb, verbOfAll, whom, YOU } from "./de/who.ts";
import { listWords } from "./de/words.ts";

/** A verb's forms for you, for one, for you and others, and for others: "nimmst", "nimmt", "nehmt", "nehmen". */
type Forms = readonly [you: string, one: string, youAll: string, they: string];
/** Returns "Du nimmst", "Ines nimmt", "Du und Ines nehmt" or "Ines und Nell nehmen"; `who` is one text, "Du" first. */
export const agree = (who: string, many: boolean, [you, one, youAll, they]: Forms) =>
  many && who !== YOU ? verbOfAll(who, youAll, they) : verb(who, you, one);
/** Returns the same for a list, in which "du" may be anywhere: "Ines und du nehmt". */
export function several(who: readonly string[], [you, one, youAll, they]: Forms): string {
  const own = who.includes(YOU);
  const form = who.length > 1 ? (own ? youAll : they) : own ? you : one;
  return `${listWords(who.map((name, at) => (at ? whom(name) : name)))} ${form}`;
}
