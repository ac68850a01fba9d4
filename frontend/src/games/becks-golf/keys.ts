/** Keys while the focus is in the table: each has a button whose title names it. */

import type { Choices } from "./choices.ts";
import type { Main } from "./draft.ts";

export type Key = "draw" | "lift" | "throw" | "main" | "back" | { at: number };

/** What a key stands for at the moment. */
export function keyOf(key: string, choices: Choices, main: Main | null): Key | null {
  const letter = key.toLowerCase();
  if (key === "Escape") return "back";
  if (letter === "d" && choices.draw) return "draw";
  if (letter === "t" && choices.take.length) return "lift";
  if (letter === "x" && choices.discard) return "throw";
  if (letter === "p" && main?.move) return "main";
  const at = Number(key) - 1;
  return /^[1-9]$/.test(key) && [...choices.open, ...choices.take, ...choices.place].includes(at) ? { at } : null;
}
