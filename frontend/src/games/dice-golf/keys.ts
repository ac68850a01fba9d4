/** Keys while the focus is in the table: each has a button whose title names it. */

import type { Choices } from "./choices.ts";
import type { Die } from "./state.ts";

export type Key = "main" | "keep" | "back" | { lift: Die | "all" };

/** What a key stands for at the moment; `colours` are the dice as they lie, `lifted` whether anything is to be rolled again. */
export function keyOf(key: string, choices: Choices, colours: readonly Die[], lifted: boolean): Key | null {
  const letter = key.toLowerCase();
  if (key === "Escape") return "back";
  if (letter === "r" && (choices.roll || lifted)) return "main";
  if (letter === "k" && choices.keep) return "keep";
  if (letter === "h" && choices.holeMulligan && !lifted) return { lift: "all" };
  if (letter === "s" && choices.shots[0] && !lifted) return { lift: choices.shots[0] };
  const die = colours[Number(key) - 1];
  return die && choices.shots.includes(die) ? { lift: die } : null;
}
