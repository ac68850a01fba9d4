/** Dragging with finger, pen or mouse: a copy follows the pointer, and drop targets are reported. */

import { animate } from "../../ui/motion.ts";
import { lay } from "./fly.ts";

/** Px that a pointer moves before it drags instead of taps. */
const SLACK = 8;

interface Drag {
  /** What lies on the table, which the copy leaves. */
  from: HTMLElement;
  picture(): Element;
  /** It has begun: the thing is off the table. */
  lift(): void;
  /** The `data-drop` of what the pointer is over, null over nothing; told only when it changes. */
  over(target: string | null): void;
  /** Let go over a target, with the place where the copy then lies; or over nothing. The copy stays there until what is returned
   * is done; without it, it goes back. */
  drop(target: string | null, at: DOMRect): Promise<void> | null;
}

/** Call this on pointerdown. */
export function startDrag(event: PointerEvent, drag: Drag): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const root = (event.currentTarget as Element).closest(".tb")!;
  const rect = drag.from.getBoundingClientRect();
  let copy: HTMLElement | null = null;
  let over: string | null = null;

  const begin = () => {
    copy = lay(root, rect, [drag.picture()]);
    copy.classList.add("dragged");
    drag.lift();
    return copy;
  };
  const move = (now: PointerEvent) => {
    if (now.pointerId !== event.pointerId) return;
    const [x, y] = [now.clientX - event.clientX, now.clientY - event.clientY];
    if (!copy && Math.hypot(x, y) < SLACK) return;
    (copy ?? begin()).style.transform = `translate(${x}px, ${y}px) scale(1.04)`;
    const target = targetAt(now.clientX, now.clientY);
    if (target !== over) drag.over(target);
    over = target;
  };
  const end = (now: PointerEvent) => {
    if (now.pointerId !== event.pointerId) return;
    for (const [kind, listener] of LISTENERS) removeEventListener(kind, listener);
    if (!copy) return;
    const thing = copy;
    suppressClick();
    const done = drag.drop(now.type === "pointerup" ? over : null, thing.getBoundingClientRect());
    const back = () => animate(thing, { transform: [thing.style.transform, "none"] }, { duration: 200, fill: "both" });
    void (done ?? back()).then(() => thing.remove());
  };
  const LISTENERS = [
    ["pointermove", move],
    ["pointerup", end],
    ["pointercancel", end],
  ] as const;
  for (const [kind, listener] of LISTENERS) addEventListener(kind, listener);
}

/** Only marked targets accept the drop; the copy ignores the pointer. */
function targetAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]")?.dataset["drop"] ?? null;
}

/** Suppresses the click after a drag. */
function suppressClick(): void {
  const stop = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }), 0);
}
