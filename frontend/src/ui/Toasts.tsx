import { useObservable } from "../lib/observable.ts";
import { dismiss, sheets, toasts } from "./toast.ts";

/** Shows toasts. Always in the page, so that screen readers announce them. `sheet`: the sheet that contains it, if any. */
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
