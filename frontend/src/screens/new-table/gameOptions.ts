import type { ChoicesModule } from "../../games/types.ts";

const CHOICES = import.meta.glob<ChoicesModule>("../../games/*/new-table.tsx");

/** What one may choose of a game, `new-table.tsx` of its folder; undefined for one that is newer than this page. */
export const choicesOf = (game: string) => CHOICES[`../../games/${game}/new-table.tsx`];
