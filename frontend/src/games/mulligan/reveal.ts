/** A swing as it is shown, step by step: the plans face down, open, at their targets, added up, and the balls on their way. */

import type { Happened } from "../../api/types.ts";
import type { Happening, LastHole, MulliganView, Shot, Swung } from "./state.ts";

/** Plans lie face down; lie open; actions are where they strike; the sum is drawn; balls roll; all is done. */
export const STEPS = ["laid", "open", "struck", "summed", "rolling", "done"] as const;
export type Step = (typeof STEPS)[number];

export interface Reveal {
  swing: Swung;
  step: Step;
  /** Strokes of this hole so far, by golfer. */
  strokes: number[];
  /** How the hole was scored, where this swing ended it. */
  holed: LastHole | null;
}

/** Tells swings apart. */
export const keyOf = ({ hole, turn }: Pick<Swung, "hole" | "turn">): string => `${hole}/${turn}`;

/** The last swing as it came out, or as it stands while some react; null before the first. */
export function lastReveal({ state }: MulliganView): Reveal | null {
  const { swing, phase, last_hole, golfers } = state;
  if (!swing) return null;
  const holed = last_hole?.hole === swing.hole && phase !== "react" ? last_hole : null;
  const strokes = holed?.strokes ?? golfers.map((golfer) => golfer.strokes);
  return { swing, step: phase === "react" ? "struck" : "done", strokes, holed };
}

/** One scene for each step of each swing that was made or went on. */
export function scenesOf(before: Reveal | null, happened: readonly Happened[]): Reveal[] {
  const events = happened as unknown as readonly Happening<"swung" | "played" | "resolved" | "holed">[];
  const scenes: Reveal[] = [];
  let swing = before?.swing ?? null;
  for (const event of events) {
    if (event.kind === "swung") {
      swing = event;
      const strokes = event.shots.map(() => 0);
      for (const step of ["laid", "open", "struck"] as const) scenes.push({ swing, step, strokes, holed: null });
    }
    if (event.kind === "played" && swing) swing = cancelled(swing, event);
    if (event.kind === "resolved" && swing) {
      swing = { ...swing, shots: event.shots };
      for (const step of ["summed", "rolling", "done"] as const)
        scenes.push({ swing, step, strokes: event.strokes, holed: null });
    }
    if (event.kind === "holed") {
      const done = scenes.pop();
      if (done) scenes.push({ ...done, strokes: event.strokes, holed: event });
    }
  }
  return scenes;
}

function cancelled(swing: Swung, { on, cancelled_by, golfer }: Happening<"played">): Swung {
  if (cancelled_by !== null || on === null || typeof on !== "object") return swing;
  const { card, by } = on;
  const shots = swing.shots.map((shot) =>
    shot.golfer === golfer ? { ...shot, lies: shot.lies.filter((lie) => lie.card !== card) } : shot,
  );
  return { ...swing, shots, cancelled: [...swing.cancelled, { golfer, card, by }] };
}

export interface Line {
  /** Null: the club's own yards. */
  card: number | null;
  /** What is written before the figure, where no card says it. */
  of: "base" | "half" | "plus" | "bounce" | "duffed";
  yards: number;
  struck: boolean;
}

/** What a shot's distance comes to, line by line; `halved` is what the club makes when halved, `yardsOf` an action's own yards. */
export function linesOf(shot: Shot, halved: number | null, yardsOf: (card: number) => number): Line[] {
  const { base, half, duffed, lies, plus, bounce } = shot;
  const line = (of: Line["of"], yards: number, card: number | null = null): Line => ({ of, yards, card, struck: false });
  const lines = [{ ...line("base", base), struck: duffed }];
  if (duffed) return [...lines, line("duffed", 0)];
  if (half) lines.push(line("half", halved ?? base / 2));
  const changing = lies.filter(({ card, void: none }) => !none && yardsOf(card));
  const told = changing.reduce((sum, { card }) => sum + yardsOf(card), 0);
  if (told === plus - bounce) lines.push(...changing.map(({ card }) => line("plus", yardsOf(card), card)));
  else if (plus !== bounce) lines.push(line("plus", plus - bounce));
  if (bounce) lines.push(line("bounce", bounce));
  return lines;
}
