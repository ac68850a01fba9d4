/** A modal sheet. Closes with Escape, its button, a tap outside, or the back button. */

import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { CLOSE } from "../texts/en/ui.ts";
import { animate } from "./motion.ts";
import "./sheet.css";
import { addHistoryStep } from "./sheetHistory.ts";
import { Toasts } from "./Toasts.tsx";
import { sheets } from "./toast.ts";

interface SheetProps {
  title: string;
  onClose(): void;
  /** CSS class for the sheet's own style. */
  name?: string;
  children: ComponentChildren;
}

export function Sheet({ title, onClose, name = "", children }: SheetProps) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const closing = useRef(onClose);
  closing.current = onClose;
  // At once, not after the next paint: a key pressed in between would reach the page below.
  useLayoutEffect(() => {
    const dialog = box.current!;
    const before = document.activeElement as HTMLElement | null;
    // Old phones have no showModal; there the sheet is merely above the page.
    if (dialog.showModal) dialog.showModal();
    else dialog.setAttribute("open", "");
    animate(dialog, { transform: ["translateY(24px)", "none"], opacity: [0, 1] }, { duration: 200 });
    const stepOut = addHistoryStep(heading, () => closing.current());
    sheets.set([...sheets.get(), heading]);
    return () => {
      stepOut();
      sheets.set(sheets.get().filter((other) => other !== heading));
      // The page below can take the focus only after the dialog is closed.
      dialog.close?.();
      before?.focus?.({ preventScroll: true });
    };
  }, []);
  const beside = (event: MouseEvent) => {
    if (event.target === box.current) onClose();
  };
  const cancel = (event: Event) => {
    event.preventDefault();
    onClose();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !box.current?.showModal) onClose();
  };
  return (
    <dialog
      ref={box}
      class={`sheet ${name}`}
      aria-labelledby={heading}
      onClick={beside}
      onCancel={cancel}
      onKeyDown={key}
    >
      <div class="sheet-in">
        <div>
          <h2 id={heading}>{title}</h2>
          <button type="button" class="sheet-close" aria-label={CLOSE} onClick={onClose}>
            <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" />
            </svg>
          </button>
        </div>
        {children}
      </div>
      <Toasts sheet={heading} />
    </dialog>
  );
}
