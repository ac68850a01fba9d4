/** Dragging with finger, pen or mouse: a copy follows the pointer, and drop targets are reported. */

import { animate } from "../../ui/motion.ts";
import { lay } from "./fly.ts";

/** Px that a pointer moves before it drags instead of taps. */
const SLACK = 8;

interface Drag {
  /** The dragged element, which the copy replaces. */
  from: HTMLElement;
  picture(): Element;
  /** Called when the drag begins. */
  lift(): void;
  /** Called when the drop target changes, with its `data-drop`; null over no target. */
  over(target: string | null): void;
  /** Called on release, with the target (null over none) and the copy's box. The copy stays there until the returned promise resolves; with
   * null it returns. */
  drop(target: string | null, at: DOMRect): Promise<void> | null;
}

/** Starts a drag. Call on pointerdown. */
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

/** Returns the drop target at a point. The copy ignores the pointer. */
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
