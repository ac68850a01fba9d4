/** The head's line: whose turn it is, and how long the game can last. */

import { namesOf, shortNames } from "../seatNames.ts";
import type { Stage } from "./shownRing.ts";
import type { RingView } from "./state.ts";
import * as text from "./texts/en/table.ts";

/** Under the title: whose turn, and how long the game can last where that is near. */
export function turnWords(view: RingView, { phase, auctioneer }: Stage): string {
  if (phase === "over" || auctioneer === null) return text.turnWords.over;
  return text.turnWords[phase === "turn" ? "turn" : "auction"](shortNames(namesOf(view))(auctioneer), leftWords(view));
}

/** Skips end a game after so many for each who is still in it, and are told of from half way on; turns for the last ten (T-10). */
const SKIPS_HALF_WAY = 1.5;
const LAST_TURNS = 10;

/** "4 more skips end it", "9 turns left": what comes sooner; nothing while neither is near. */
export function leftWords({ state }: RingView): string {
  const { turns_left, skips_left, players, phase } = state;
  if (phase === "over") return "";
  const active = players.filter((player) => player.active).length;
  const [skips, last] = [Math.max(1, skips_left), turns_left <= LAST_TURNS];
  if (skips <= SKIPS_HALF_WAY * active && !(last && turns_left < skips)) return text.skipsLeft(skips);
  return last ? text.turnsLeft(turns_left) : "";
}
