/** German: the picture of a hole, in words. */

import { whom, YOU } from "../../../../texts/de/who.ts";
import { capital, listWords } from "../../../../texts/de/words.ts";

interface Ball {
  name: string;
  own?: boolean;
  left: number;
  in?: boolean;
}

const yards = (count: number) => `${count}\u00a0${count === 1 ? "Yard" : "Yards"}`;

/** Label of a ball: yards left, or that it is in the hole. */
export const lies = (ball: Pick<Ball, "left" | "in">): string => (ball.in ? "drin" : String(ball.left));

const ballWords = ({ name, own, left, in: holed }: Ball): string =>
  `${own ? whom(YOU) : name} ${holed ? "im Loch" : `${yards(left)} vor der Fahne`}`;

/** Text alternative of the hole's picture. */
export function holeWords(hole: number, length: number, balls: readonly Ball[], shot?: string): string {
  const picture = `Loch\u00a0${hole} von der Seite, ${yards(length)} vom Abschlag links bis zur Fahne rechts.`;
  const where = balls.length ? ` ${capital(listWords(balls.map(ballWords)))}.` : "";
  return `${picture}${where}${shot ? ` Dein Schlag: ${shot}.` : ""}`;
}

/** What a shot would leave. */
export function remains({ left, past, finished }: { left: number; past: boolean; finished: boolean }): string {
  if (finished) return "im Loch";
  if (left === 0) return "am Loch";
  return past ? `${left} zu weit` : `noch ${left}`;
}

/** How far a ball went. */
export const went = (moved: number, duffed: boolean): string => (duffed ? "bleibt" : String(moved));

interface Flown {
  name: string;
  own?: boolean;
  moved: number;
  left: number;
  finished: boolean;
}

/** "Ruth kommt 150 Yards weit und hat noch 15." */
function flight({ name, own, moved, left, finished }: Flown): string {
  const who = own ? YOU : name;
  if (finished) return `${who} ${own ? "bist" : "ist"} im Loch.`;
  const way =
    moved === 0 ? (own ? "bleibst liegen" : "bleibt liegen") : `${own ? "kommst" : "kommt"} ${yards(moved)} weit`;
  return `${who} ${way} und ${own ? "hast" : "hat"} noch ${left}.`;
}

export const swingWords = (shots: readonly Flown[]): string => shots.map(flight).join(" ");
