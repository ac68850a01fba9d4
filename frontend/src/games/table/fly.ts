/** Things that travel: a copy of each flies over the page, and the thing itself appears where it lands. */

import { animate, reducedMotion } from "../../ui/motion.ts";
import "./fly.css";

/** From one `data-spot` to another; to its own: it turns where it lies. */
export interface Flight<Thing> {
  /** Null: its back is all that may be seen. */
  card: Thing | null;
  from: string;
  to: string;
  /** It shows its back until half-way. */
  turns: boolean;
  /** ms before it sets off. */
  wait: number;
}

/** Where things that were put down by hand set off from, instead of their spots. */
export type Starts = Map<string, DOMRect>;

const FLIES = 420;
const TURNS = 360;

/** `picture` draws a thing; null is its back. */
export function fly<Thing>(
  root: Element | null,
  flights: readonly Flight<Thing>[],
  starts: Starts,
  picture: (card: Thing | null) => Element,
): void {
  if (!root || reducedMotion()) return;
  const find = (spot: string) => root.querySelector(`[data-spot="${spot}"]`);
  for (const flight of flights) {
    const start = starts.get(flight.from) ?? find(flight.from)?.getBoundingClientRect();
    const to = find(flight.to);
    const sides = flight.turns ? [picture(null), picture(flight.card)] : [picture(flight.card)];
    if (to && start?.width) flyOne(root, flight, start, to, sides);
  }
}

function flyOne<Thing>(
  root: Element,
  { from, to: spot, turns, wait }: Flight<Thing>,
  start: DOMRect,
  to: Element,
  sides: Element[],
): void {
  const end = to.getBoundingClientRect();
  if (!end.width) return;
  const still = from === spot;
  const duration = still ? TURNS : FLIES;
  const timing = { delay: wait, fill: "both" as const };
  const copy = lay(root, end, sides);
  const shift = `translate(${start.left - end.left}px, ${start.top - end.top}px) scale(${start.width / end.width})`;
  const moves = animate(copy, { transform: still ? ["none", "none"] : [shift, "none"] }, { ...timing, duration });
  void moves.then(() => copy.remove());
  animate(to, { opacity: [0, 0] }, { duration: duration + wait });
  if (!turns) return;
  const half = { ...timing, duration: duration / 2 };
  animate(sides[0], { transform: ["none", "scaleX(0)"] }, { ...half, easing: "ease-in" });
  animate(sides[1], { transform: ["scaleX(0)", "none"] }, { ...half, delay: wait + duration / 2, easing: "ease-out" });
}

/** A copy over the table, just there. */
export function lay(root: Element, { left, top, width, height }: DOMRect, sides: Element[]): HTMLElement {
  const copy = document.createElement("div");
  copy.className = "tb-flies";
  Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  copy.append(...sides);
  root.append(copy);
  return copy;
}
