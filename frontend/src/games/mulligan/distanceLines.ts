/** How a shot's distance adds up, line by line. */

import type { Shot } from "./state.ts";

export interface Line {
  /** Null for the club's own yards. */
  card: number | null;
  /** The label before the figure, if it is not a card. */
  of: "base" | "half" | "plus" | "bounce" | "duffed";
  yards: number;
  struck: boolean;
}

/** Up to this many changes have lines of their own; more share one. */
const MOST = 2;

/** Returns the parts of a shot's distance, line by line. `halved`: the club's yards when halved; `yardsOf`: an action's own yards. */
export function linesOf(shot: Shot, halved: number | null, yardsOf: (card: number) => number): Line[] {
  const { base, half, duffed, lies, plus, bounce } = shot;
  const line = (of: Line["of"], yards: number, card: number | null = null): Line => ({
    of,
    yards,
    card,
    struck: false,
  });
  const lines = [{ ...line("base", base), struck: duffed }];
  if (duffed) return [...lines, line("duffed", 0)];
  if (half) lines.push(line("half", halved ?? base / 2));
  const changing = lies.filter(({ card, void: none }) => !none && yardsOf(card));
  const explained = changing.reduce((sum, { card }) => sum + yardsOf(card), 0);
  if (changing.length <= MOST && explained === plus - bounce)
    lines.push(...changing.map(({ card }) => line("plus", yardsOf(card), card)));
  else if (plus !== bounce) lines.push(line("plus", plus - bounce));
  if (bounce) lines.push(line("bounce", bounce));
  return lines;
}

/** Returns the actions that add strokes to a shot, even to a duffed one (M-22, M-23). `strokesOf`: the strokes that an action adds. */
export const dearerBy = ({ lies }: Pick<Shot, "lies">, strokesOf: (card: number) => number) =>
  lies
    .filter(({ void: none }) => !none)
    .flatMap(({ card }) => {
      const strokes = strokesOf(card);
      return strokes ? [{ card, strokes }] : [];
    });
