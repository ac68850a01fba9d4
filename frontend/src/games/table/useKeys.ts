import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** What a key does at the moment; nothing where it stands for nothing. */
export type Keys = (key: string) => (() => void) | null | undefined;

/** Where keys are written, or mean something to a control. */
const WRITES = ["dialog", "textarea", "select", "input:not([type=radio]):not([type=checkbox])"].join();

/** Keys work while the focus is anywhere in the table; in step with what is shown, so that a quick second key meets the first's
 * effect. Escape goes back, and goes on to whoever else listens. */
export function useKeys(root: RefObject<HTMLElement | null>, keys: Keys): void {
  useLayoutEffect(() => {
    const element = root.current!;
    const onKey = (event: KeyboardEvent) => pressed(event, keys);
    element.addEventListener("keydown", onKey);
    return () => element.removeEventListener("keydown", onKey);
  });
}

/** Does what a key stands for. */
export function pressed(event: KeyboardEvent, keys: Keys): void {
  if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest(WRITES)) return;
  const act = keys(event.key);
  if (!act) return;
  if (event.key !== "Escape") event.preventDefault();
  act();
}
