/** Dragging a card with finger, pen or mouse: a copy follows the pointer, and what lies below it is told. */

import { animate } from "../../ui/motion.ts";
import { picture, place } from "./fly.ts";
import type { Face } from "./state.ts";

/** px that a pointer moves before it drags instead of taps. */
const SLACK = 8;

export type Target = number | "discard" | null;

interface Drag {
  card: Face;
  /** The card's own place, which the copy leaves. */
  from: HTMLElement;
  /** It has begun: the card is off the table. */
  lift(): void;
  /** What the pointer is over; told only when it changes. */
  over(target: Target): void;
  /** Let go over a target, with the place where the copy then lies; or over nothing. The copy stays there until what is returned
   * is done. */
  drop(target: Target, at: DOMRect): Promise<void> | null;
}

/** To be called when a pointer goes down on a card. */
export function startDrag(event: PointerEvent, drag: Drag): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const source = event.currentTarget as HTMLElement;
  const rect = drag.from.getBoundingClientRect();
  let copy: HTMLElement | null = null;
  let over: Target = null;

  const begin = () => {
    copy = document.createElement("div");
    copy.className = "bg-flies dragged";
    copy.append(picture(drag.card));
    place(copy, rect);
    source.closest(".bg")?.append(copy);
    drag.lift();
  };
  const move = (now: PointerEvent) => {
    if (now.pointerId !== event.pointerId) return;
    const [x, y] = [now.clientX - event.clientX, now.clientY - event.clientY];
    if (!copy && Math.hypot(x, y) < SLACK) return;
    if (!copy) begin();
    copy!.style.transform = `translate(${x}px, ${y}px) scale(1.04)`;
    const target = targetAt(now.clientX, now.clientY);
    if (target !== over) drag.over(target);
    over = target;
  };
  const end = (now: PointerEvent) => {
    if (now.pointerId !== event.pointerId) return;
    for (const [kind, listener] of LISTENERS) removeEventListener(kind, listener);
    if (!copy) return;
    const target = now.type === "pointerup" ? over : null;
    const lay = copy;
    suppressClick();
    const done = drag.drop(target, lay.getBoundingClientRect());
    const back = () => animate(lay, { transform: [lay.style.transform, "none"] }, { duration: 200, fill: "both" });
    void (done ?? back()).then(() => lay.remove());
  };
  const LISTENERS = [
    ["pointermove", move],
    ["pointerup", end],
    ["pointercancel", end],
  ] as const;
  for (const [kind, listener] of LISTENERS) addEventListener(kind, listener);
}

/** Only what is marked as a target takes a card; the copy itself lets the pointer through. */
function targetAt(x: number, y: number): Target {
  const drop = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]")?.dataset["drop"];
  if (drop === undefined) return null;
  return drop === "discard" ? drop : Number(drop);
}

/** The click that a browser makes of a pointer's way down and up is not meant. */
function suppressClick(): void {
  const stop = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }), 0);
}
