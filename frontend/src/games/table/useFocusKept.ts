import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { last } from "../lists.ts";

/** For a table's outermost element: when the control that has the focus goes, the focus goes on to the last of these that is there.
 * Without it the table's keys would go nowhere. */
export function useFocusKept(root: RefObject<HTMLElement | null>, to: string): void {
  const had = root.current?.contains(document.activeElement);
  useLayoutEffect(() => {
    if (had && document.activeElement === document.body)
      last([...root.current!.querySelectorAll<HTMLElement>(to)])?.focus({ preventScroll: true });
  });
}
