/** Turns events into steps of swings. */

import type { Happened } from "../../api/types.ts";
import { shadedOf } from "./art/cardFaces.ts";
import type { Reveal } from "./revealSteps.ts";
import type { Happening, Swung } from "./state.ts";

/** Returns one scene for each step of each new or continued swing. */
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

/** Returns the swing without the action that a Mulligan cancelled. A Pace of Play is also played on a card, but not on one of the swing. */
function cancelled(swing: Swung, { card: played, on, cancelled_by, golfer }: Happening<"played">): Swung {
  if (shadedOf(played).id !== "mulligan" || cancelled_by !== null || on === null || typeof on !== "object")
    return swing;
  const { card, by } = on;
  const shots = swing.shots.map((shot) =>
    shot.golfer === golfer ? { ...shot, lies: shot.lies.filter((lie) => lie.card !== card) } : shot,
  );
  return { ...swing, shots, cancelled: [...swing.cancelled, { golfer, card, by }] };
}
