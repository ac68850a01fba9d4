/** Who sits at a table in play, in words. */

import type { Seat, View } from "../api/types.ts";
import { away, BOT_PLAYS, seat as seatWords } from "../texts/en/table.ts";
import { LEVEL_NAMES, seatName } from "../ui/namesAndScores.ts";

/** Names by seat; "You" for one's own. */
export type Names = (seat: number) => string;

/** Names by seat for one reader. */
export function namesOf(view: View): Names {
  return (seat) => seatName(view.seats[seat] ?? { name: seatWords(seat + 1), kind: "human" }, seat === view.you);
}

const SHORT = 12;
/** Each character as people see it, near enough: flags, families and letters with marks are cut nowhere (`ui/graphemes.ts` counts
 * exactly, and weighs more). */
export const charactersOf = (name: string): string[] =>
  name.match(/\p{RI}{2}|.(?:[\p{M}\p{EMod}\u{e0020}-\u{e007f}]|\u200d.?)*/gsu) ?? [];
/** Ends a name that another character before it sets apart (`ui/namesAndScores.ts`). */
const APART = "\u2069";

/** Names that leave room for something beside them. */
export function shortNames(names: Names, most = SHORT): Names {
  return (seat) => {
    const letters = charactersOf(names(seat));
    const apart = letters.at(-1) === APART ? 1 : 0;
    if (letters.length <= most + 2 * apart) return letters.join("");
    const start = letters.slice(0, most - 1 + apart);
    return `${start.join("").trim()}…${apart ? APART : ""}`;
  };
}

/** What plays a seat, where it is no human: a bot's level; "bot" for one who left. */
export function botWords(seat: Seat | undefined): string {
  if (!seat || (seat.kind !== "bot" && !seat.played_by_bot)) return "";
  return seat.kind === "bot" && seat.level ? LEVEL_NAMES[seat.level] : BOT_PLAYS;
}

/** "Ruth is away: a bot plays on." For a page that was not there when it was told; nothing where everybody plays. */
export function awayWords(view: View): string {
  if (view.status !== "playing") return "";
  const gone = view.seats.filter(
    ({ seat, kind, played_by_bot }) => kind === "human" && played_by_bot && seat !== view.you,
  );
  return gone.length ? away(gone.map(({ seat }) => namesOf(view)(seat))) : "";
}
