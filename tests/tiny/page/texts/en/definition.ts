/** Texts of the game outside its table. */

import { capital, plural } from "../../../../ui/namesAndScores.ts";

export const rounds = (count: number) => capital(plural(count, "round"));
export const points = (count: number) => capital(plural(count, "point"));
export const ROUNDS = { legend: "Rounds", fewer: "One round fewer", more: "One round more" };
export const OPEN = { label: "Open hands", words: "Everyone sees all hands." };
export const won = (who: string, several: boolean) => `${who} ${several ? "win" : "wins"}`;
export const LAST = "Last round";
