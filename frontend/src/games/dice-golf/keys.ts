/** Keys while the focus is in the table: each has a button whose title names it. */

import type { Choices } from "./choices.ts";
import type { Die } from "./state.ts";

export type Key = "roll" | "keep" | "hole-mulligan" | "back" | { die: Die };

/** What a key stands for at the moment; `colours` are the dice as they lie, `picked` the lifted one. */
export function keyOf(key: string, choices: Choices, colours: readonly Die[], picked: Die | null): Key | null {
  const letter = key.toLowerCase();
  if (key === "Escape") return "back";
  if (letter === "r" && (choices.roll || picked)) return "roll";
  if (letter === "k" && choices.keep) return "keep";
  if (letter === "h" && choices.holeMulligan && !picked) return "hole-mulligan";
  if (letter === "s" && choices.shots[0] && !picked) return { die: choices.shots[0] };
  const die = colours[Number(key) - 1];
  return die && choices.shots.includes(die) ? { die } : null;
}
