/** Keys work while the focus is anywhere in the table: each does what the control does that names it (`aria-keyshortcuts`). */

/** What a key does at the moment that no control names; nothing where it stands for nothing. */
export type Keys = (key: string) => (() => void) | null | undefined;

/** Where keys are written, or mean something to a control. */
const WRITES = ["dialog", "textarea", "select", "input:not([type=radio]):not([type=checkbox])"].join();

/** Does what a key stands for in a table. Escape goes back, and goes on to whoever else listens. */
export function pressed(event: KeyboardEvent, table: ParentNode, keys?: Keys): void {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest(WRITES)) return;
  const act = keys?.(key) ?? pressOf(table, key);
  if (!act) return;
  if (key !== "Escape") event.preventDefault();
  act();
}

/** Presses the control that names a key, if it can be used; of several the first. */
function pressOf(table: ParentNode, key: string): (() => void) | null {
  const name = CSS.escape(key.length > 1 ? key : key.toUpperCase());
  const control = table.querySelector<HTMLElement>(`[aria-keyshortcuts=${name}]:not([aria-disabled=true])`);
  return control && (() => control.click());
}
