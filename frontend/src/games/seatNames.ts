/** Names of the players at a table. */

import type { Seat, View } from "../api/types.ts";
import { away, BOT_PLAYS, seat as seatWords } from "../texts/en/table.ts";
import { LEVEL_NAMES, seatName } from "../ui/namesAndScores.ts";

/** Returns the name of a seat; "You" for the reader's own. */
export type Names = (seat: number) => string;

/** Returns the names by seat for this reader. */
export function namesOf(view: View): Names {
  return (seat) => seatName(view.seats[seat] ?? { name: seatWords(seat + 1), kind: "human" }, seat === view.you);
}

const SHORT = 12;
/** Splits a text into visible characters, approximately: flags, families and letters with marks are not split (`ui/graphemes.ts` is exact
 * and larger). */
export const charactersOf = (name: string): string[] =>
  name.match(/\p{RI}{2}|.(?:[\p{M}\p{EMod}\u{e0020}-\u{e007f}]|\u200d.?)*/gsu) ?? [];
/** The character that ends the isolation of a name (`ui/namesAndScores.ts`). */
const APART = "\u2069";

/** Returns shortened names. */
export function shortNames(names: Names, most = SHORT): Names {
  return (seat) => {
    const letters = charactersOf(names(seat));
    const apart = letters.at(-1) === APART ? 1 : 0;
    if (letters.length <= most + 2 * apart) return letters.join("");
    const start = letters.slice(0, most - 1 + apart);
    return `${start.join("").trim()}…${apart ? APART : ""}`;
  };
}

/** Returns what plays a seat without a human: a bot's level, or "bot" for a player who left. */
export function botWords(seat: Seat | undefined): string {
  if (!seat || (seat.kind !== "bot" && !seat.played_by_bot)) return "";
  return seat.kind === "bot" && seat.level ? LEVEL_NAMES[seat.level] : BOT_PLAYS;
}

/** Returns "Ruth is away: a bot plays on." for players who missed that news; empty if everyone is there. */
export function awayWords(view: View): string {
  if (view.status !== "playing") return "";
  const gone = view.seats.filter(
    ({ seat, kind, played_by_bot }) => kind === "human" && played_by_bot && seat !== view.you,
  );
  return gone.length ? away(gone.map(({ seat }) => namesOf(view)(seat))) : "";
}
