/** Who sits at a table in play, in words. */

import type { Seat, View } from "../api/types.ts";
import { LEVEL_NAMES, listWords, seatName } from "../ui/words.ts";

/** Names by seat; "You" for one's own. */
export type Names = (seat: number) => string;

/** Names by seat for one reader. */
export function namesOf(view: View): Names {
  return (seat) => seatName(view.seats[seat] ?? { name: `Seat ${seat + 1}`, kind: "human" }, seat === view.you);
}

const SHORT = 12;

/** Names that leave room for something beside them. */
export function shortNames(names: Names): Names {
  return (seat) => {
    const letters = [...names(seat)];
    return letters.length > SHORT
      ? `${letters
          .slice(0, SHORT - 1)
          .join("")
          .trim()}…`
      : letters.join("");
  };
}

/** "Ruth’s", "Your". */
export function whose(name: string): string {
  return name === "You" ? "Your" : `${name}’s`;
}

/** What plays a seat, where it is no human: a bot's level; "bot" for one who left. */
export function botWords(seat: Seat | undefined): string {
  if (!seat || (seat.kind !== "bot" && !seat.played_by_bot)) return "";
  return seat.kind === "bot" && seat.level ? LEVEL_NAMES[seat.level] : "bot plays";
}

/** "Ruth is away: a bot plays on." For a page that was not there when it was told; nothing where everybody plays. */
export function awayWords(view: View): string {
  if (view.status !== "playing") return "";
  const away = view.seats.filter(
    ({ seat, kind, played_by_bot }) => kind === "human" && played_by_bot && seat !== view.you,
  );
  if (away.length === 0) return "";
  const who = listWords(away.map(({ seat }) => namesOf(view)(seat)));
  return away.length === 1 ? `${who} is away: a bot plays on.` : `${who} are away: bots play on.`;
}
