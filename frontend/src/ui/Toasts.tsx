import { useObservable } from "../lib/observable.ts";
import { dismiss, sheets, toasts } from "./toast.ts";

/** Where toasts appear; always in the page, so that they are read out. `sheet`: the one that this stands in, if any. */
export function Toasts({ sheet }: { sheet?: string }) {
  const shown = useObservable(toasts);
  const open = useObservable(sheets);
  return (
    <div class="toasts" role="status" aria-live="polite">
      {open[open.length - 1] === sheet &&
        shown.map((toast) => (
          <button type="button" class="toast" key={toast.id} onClick={() => dismiss(toast.id)}>
            {toast.text}
          </button>
        ))}
    </div>
  );
}
