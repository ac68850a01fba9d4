/** The head's line: whose turn it is, and how long the game can last. */

import { namesOf, shortNames } from "../seatNames.ts";
import type { Stage } from "./shownRing.ts";
import type { RingView } from "./state.ts";
import * as text from "./texts/en/table.ts";

/** Returns the line below the title: whose turn it is, and how long the game can last if its end is near. */
export function turnWords(view: RingView, { phase, auctioneer }: Stage): string {
  if (phase === "over" || auctioneer === null) return text.turnWords.over;
  return text.turnWords[phase === "turn" ? "turn" : "auction"](shortNames(namesOf(view))(auctioneer), leftWords(view));
}

/** Skips end a game after this many per remaining player, and are mentioned from half-way on; turns are mentioned for the last ten (T-10). */
const SKIPS_HALF_WAY = 1.5;
const LAST_TURNS = 10;

/** Returns "4 more skips end it" or "9 turns left", whichever comes sooner; empty if neither is near. */
export function leftWords({ state }: RingView): string {
  const { turns_left, skips_left, players, phase } = state;
  if (phase === "over") return "";
  const active = players.filter((player) => player.active).length;
  const [skips, last] = [Math.max(1, skips_left), turns_left <= LAST_TURNS];
  if (skips <= SKIPS_HALF_WAY * active && !(last && turns_left < skips)) return text.skipsLeft(skips);
  return last ? text.turnsLeft(turns_left) : "";
}
