import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { last } from "../lists.ts";

/** For a table's outermost element: when the control that has the focus goes, the focus goes on to the last of these that is there.
 * Without it the table's keys would go nowhere. One that what lies below has grown over comes into sight again. */
export function useKeepFocus(root: RefObject<HTMLElement | null>, to: string): void {
  const had = root.current?.contains(document.activeElement);
  useLayoutEffect(() => {
    if (!had) return;
    if (document.activeElement === document.body)
      last([...root.current!.querySelectorAll<HTMLElement>(to)])?.focus({ preventScroll: true });
    uncover(root.current!);
  });
}

function uncover(table: HTMLElement): void {
  const at = table.querySelector("main :focus-visible");
  if (!at) return;
  const { top, bottom } = at.getBoundingClientRect();
  const foot = table.querySelector(".tb-last")!.getBoundingClientRect();
  if (bottom > foot.top && top < foot.bottom) at.scrollIntoView({ block: "nearest" });
}
