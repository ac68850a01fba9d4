/** The picture of a hole, in words. */

import { listWords } from "../../../../ui/namesAndScores.ts";

interface Ball {
  name: string;
  own?: boolean;
  left: number;
  in?: boolean;
}

/** Label of a ball: yards left, or that it is in the hole. */
export const lies = (ball: Pick<Ball, "left" | "in">): string => (ball.in ? "in" : String(ball.left));

const ballWords = ({ name, own, left, in: holed }: Ball): string => {
  const who = own ? "you" : name;
  if (holed) return `${who} in the hole`;
  return `${who} ${left} ${left === 1 ? "yard" : "yards"} from the flag`;
};

/** Text alternative of the hole's picture. */
export function holeWords(hole: number, yards: number, balls: readonly Ball[], shot?: string): string {
  const picture = `Hole ${hole} from the side, ${yards} yards from the tee on the left to the flag on the right.`;
  const where = balls.length ? ` ${capitalised(listWords(balls.map(ballWords)))}.` : "";
  return `${picture}${where}${shot ? ` Your shot: ${shot}.` : ""}`;
}

const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What a shot would leave. */
export function remains({ left, past, finished }: { left: number; past: boolean; finished: boolean }): string {
  if (finished) return "in the hole";
  if (left === 0) return "at the hole";
  return past ? `${left} past` : `${left} to go`;
}

/** How far a ball went. */
export const went = (moved: number, duffed: boolean): string => (duffed ? "stays" : String(moved));

interface Flown {
  name: string;
  own?: boolean;
  moved: number;
  left: number;
  finished: boolean;
}

/** "Ruth moved 150 yards and has 15 left." */
function flight({ name, own, moved, left, finished }: Flown): string {
  const who = own ? "You" : name;
  if (finished) return `${who} ${own ? "are" : "is"} in the hole.`;
  const way = moved === 0 ? (own ? "stay" : "stays") : `moved ${moved} ${moved === 1 ? "yard" : "yards"}`;
  return `${who} ${way} and ${own ? "have" : "has"} ${left} left.`;
}

export const swingWords = (shots: readonly Flown[]): string => shots.map(flight).join(" ");
