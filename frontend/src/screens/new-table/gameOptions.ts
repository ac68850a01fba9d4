import type { ChoicesModule } from "../../games/types.ts";

const CHOICES = import.meta.glob<ChoicesModule>("../../games/*/new-table.tsx");

/** Returns how to load a game's `new-table.tsx`; undefined for a game newer than this page. */
export const choicesOf = (game: string) => CHOICES[`../../games/${game}/new-table.tsx`];
