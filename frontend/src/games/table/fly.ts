/** Animates moving things: a copy flies over the page, and the thing appears where it lands. */

import { animate, type Frames, reducedMotion } from "../../ui/motion.ts";
import "./fly.css";

/** A flight from one `data-spot` to another; with equal spots the thing turns over in place. */
export interface Flight<Thing> {
  /** Null: only its back is known. */
  card: Thing | null;
  from: string;
  to: string;
  /** It shows its back for the first half. */
  turns?: boolean;
  /** Its path is curved, so that it passes another on the opposite path. */
  bends?: boolean;
  /** It disappears on arrival; the thing at its destination stays visible. */
  goes?: boolean;
  /** Delay in ms. */
  wait: number;
}

/** Start boxes of things that were dropped by hand, by spot. */
export type Starts = Map<string, DOMRect>;

const FLIES = 420;
const TURNS = 360;
/** Curvature of a path, as a share of its length. */
const BEND = 0.22;

/** Animates the flights. `picture` draws a thing; null draws its back. */
export function fly<Thing>(
  root: Element | null,
  flights: readonly Flight<Thing>[],
  picture: (card: Thing | null) => Element,
  starts: Starts = new Map(),
): void {
  if (!root || reducedMotion()) return;
  // Measures all places before adding copies: otherwise each would force a layout.
  const ways = flights.flatMap((flight) => wayOver(root, flight, starts) ?? []);
  for (const way of ways) flyOne(root, way, picture);
}

/** Start and end of a flight on the page. */
interface Way<Thing> {
  flight: Flight<Thing>;
  start: DOMRect;
  to: Element;
  end: DOMRect;
}

/** Returns a flight's path; null if a spot is missing or out of view. */
function wayOver<Thing>(root: Element, flight: Flight<Thing>, starts: Starts): Way<Thing> | null {
  const find = (spot: string) => root.querySelector(`[data-spot="${spot}"]`);
  const start = starts.get(flight.from) ?? find(flight.from)?.getBoundingClientRect();
  const to = find(flight.to);
  const end = to?.getBoundingClientRect();
  return to && start?.width && end?.width ? { flight, start, to, end } : null;
}

function flyOne<Thing>(
  root: Element,
  { flight, start, to, end }: Way<Thing>,
  picture: (card: Thing | null) => Element,
): void {
  const { card, turns, goes, wait } = flight;
  const sides = turns ? [picture(null), picture(card)] : [picture(card)];
  const duration = flight.from === flight.to ? TURNS : FLIES;
  const timing = { delay: wait, fill: "both" as const };
  const copy = lay(root, goes ? start : end, sides);
  void animate(copy, wayOf(flight, start, end), { ...timing, duration }).then(() => copy.remove());
  if (!goes) animate(to, { opacity: [0, 0] }, { duration: duration + wait });
  if (!turns) return;
  const half = { ...timing, duration: duration / 2 };
  animate(sides[0], { transform: ["none", "scaleX(0)"] }, { ...half, easing: "ease-in" });
  animate(sides[1], { transform: ["scaleX(0)", "none"] }, { ...half, delay: wait + duration / 2, easing: "ease-out" });
}

/** Returns a flight's key frames. A copy that disappears (`goes`) is laid out at its start, any other at its end, where it is then sharp. */
function wayOf({ from, to, bends, goes }: Flight<unknown>, start: DOMRect, end: DOMRect): Frames {
  if (from === to) return { transform: ["none", "none"] };
  const [here, there] = goes ? [start, end] : [end, start];
  const [x, y] = [there.left - here.left, there.top - here.top];
  const far = `translate(${x}px, ${y}px) scale(${there.width / here.width})`;
  if (goes) return { transform: ["none", far], opacity: [1, 1, 0] };
  const aside = `translate(${x / 2 - y * BEND}px, ${y / 2 + x * BEND}px) scale(1.08)`;
  return { transform: bends ? [far, aside, "none"] : [far, "none"] };
}

/** Adds a copy of the thing at this place. */
export function lay(root: Element, { left, top, width, height }: DOMRect, sides: Element[]): HTMLElement {
  const copy = document.createElement("div");
  copy.className = "tb-flies";
  Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  copy.append(...sides);
  root.append(copy);
  return copy;
}
