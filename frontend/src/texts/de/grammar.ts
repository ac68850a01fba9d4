/** German: verbs of several people, of whom one may be oneself. English needs no words for it. */

import { whom, YOU } from "./who.ts";
import { listWords } from "./words.ts";

/** A verb for oneself, for one, for oneself with others, and for others: "nimmst", "nimmt", "nehmt", "nehmen". */
export type Forms = readonly [du: string, one: string, ihr: string, they: string];

/** "Du nimmst", "Ines nimmt", "Ines und du nehmt", "Ines und Nell nehmen". */
export function several(who: readonly string[], [du, one, ihr, they]: Forms): string {
  const own = who.includes(YOU);
  const verb = who.length > 1 ? (own ? ihr : they) : own ? du : one;
  return `${listWords(who.map((name, at) => (at ? whom(name) : name)))} ${verb}`;
}

/** The same where those who do it are told in one text, oneself first: "Du und Ines". */
export function told(who: string, many: boolean, [du, one, ihr, they]: Forms): string {
  if (who === YOU) return `${who} ${du}`;
  const own = who.startsWith(`${YOU} und `) || who.startsWith(`${YOU}, `);
  return `${who} ${many ? (own ? ihr : they) : one}`;
}
