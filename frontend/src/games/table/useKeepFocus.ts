import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { last } from "../lists.ts";

/** Moves the focus to the last present of these controls when the focused one disappears; otherwise the table's shortcuts would stop
 * working. A focused control that is covered scrolls into view. */
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
