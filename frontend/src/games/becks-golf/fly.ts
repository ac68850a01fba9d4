/** Cards that travel: a copy of each flies over the page, and the card itself appears where it lands. */

import { animate, reducedMotion } from "../../ui/motion.ts";
import type { Spot } from "./places.ts";
import type { Flight } from "./scenes.ts";
import { type Face, symbolOf } from "./state.ts";

const FLIES = 420;
const TURNS = 360;

/** Where cards that were put down by hand set off from, instead of the hand. */
export type Starts = Map<Spot, DOMRect>;

export function fly(root: HTMLElement | null, flights: readonly Flight[], starts: Starts): void {
  if (!root || reducedMotion()) return;
  for (const flight of flights) {
    const [from, to] = [find(root, flight.from), find(root, flight.to)];
    const start = starts.get(flight.from) ?? from?.getBoundingClientRect();
    if (to && start) flyOne(root, flight, start, to);
  }
}

function flyOne(root: HTMLElement, flight: Flight, start: DOMRect, to: HTMLElement): void {
  const end = to.getBoundingClientRect();
  if (!end.width || !start.width) return;
  const still = flight.from === flight.to;
  const duration = still ? TURNS : FLIES;
  const timing = { delay: flight.wait, fill: "both" as const };
  const copy = document.createElement("div");
  copy.className = "bg-flies";
  place(copy, end);
  const sides = flight.turns ? [picture(null), picture(flight.card)] : [picture(flight.card)];
  copy.append(...sides);
  root.append(copy);
  const shift = `translate(${start.left - end.left}px, ${start.top - end.top}px) scale(${start.width / end.width})`;
  const moves = animate(copy, { transform: still ? ["none", "none"] : [shift, "none"] }, { ...timing, duration });
  void moves.then(() => copy.remove());
  animate(to, { opacity: [0, 0] }, { duration: duration + flight.wait });
  if (!flight.turns) return;
  const half = duration / 2;
  animate(sides[0], { transform: ["none", "scaleX(0)"] }, { ...timing, duration: half, easing: "ease-in" });
  animate(
    sides[1],
    { transform: ["scaleX(0)", "none"] },
    { ...timing, delay: half, duration: half, easing: "ease-out" },
  );
}

function find(root: HTMLElement, spot: Spot): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-spot="${spot}"]`);
}

/** A card as a picture alone, for copies that fly. */
export function picture(face: Face): SVGSVGElement {
  const art = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  art.setAttribute("viewBox", "0 0 100 140");
  art.setAttribute("class", "card-art");
  art.setAttribute("aria-hidden", "true");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${symbolOf(face)}`);
  use.setAttribute("width", "100");
  use.setAttribute("height", "140");
  art.append(use);
  return art;
}

export function place(element: HTMLElement, { left, top, width, height }: DOMRect): void {
  Object.assign(element.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
}
