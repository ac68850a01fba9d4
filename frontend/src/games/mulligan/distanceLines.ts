/** How a shot's distance adds up, line by line. */

import type { Shot } from "./state.ts";

export interface Line {
  /** Null: the club's own yards. */
  card: number | null;
  /** What is written before the figure, where no card says it. */
  of: "base" | "half" | "plus" | "bounce" | "duffed";
  yards: number;
  struck: boolean;
}

/** More that change a distance stand in one line. */
const MOST = 2;

/** What a shot's distance comes to, line by line; `halved` is what the club makes when halved, `yardsOf` an action's own yards. */
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

/** The actions on a shot that cost strokes besides, a duffed one too (M-22, M-23); `strokesOf` is what an action costs. */
export const dearerBy = ({ lies }: Pick<Shot, "lies">, strokesOf: (card: number) => number) =>
  lies
    .filter(({ void: none }) => !none)
    .flatMap(({ card }) => {
      const strokes = strokesOf(card);
      return strokes ? [{ card, strokes }] : [];
    });
