/** Keyboard shortcuts, while the focus is anywhere in the table. Each presses the control that names it (`aria-keyshortcuts`). */

/** Returns the action of a key that no control names; undefined for other keys. */
export type Keys = (key: string) => (() => void) | null | undefined;

/** Controls that use keys themselves. */
const WRITES = ["dialog", "textarea", "select", "input:not([type=radio]):not([type=checkbox])"].join();

/** Handles a key. Escape goes back and is passed on. */
export function pressed(event: KeyboardEvent, table: ParentNode, keys?: Keys): void {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest(WRITES)) return;
  const act = keys?.(key) ?? pressOf(table, key);
  if (!act) return;
  if (key !== "Escape") event.preventDefault();
  act();
}

/** Presses the first enabled control that names a key. */
function pressOf(table: ParentNode, key: string): (() => void) | null {
  const name = CSS.escape(key.length > 1 ? key : key.toUpperCase());
  const control = table.querySelector<HTMLElement>(`[aria-keyshortcuts=${name}]:not([aria-disabled=true])`);
  return control && (() => control.click());
}
