import { useCell } from "../app/store.ts";
import { dismiss, toasts } from "./toast.ts";

/** Where toasts appear; always in the page, so that they are read out. */
export function Toasts() {
  const shown = useCell(toasts);
  return (
    <div class="toasts" role="status" aria-live="polite">
      {shown.map((toast) => (
        <button type="button" class="toast" key={toast.id} onClick={() => dismiss(toast.id)}>
          {toast.text}
        </button>
      ))}
    </div>
  );
}
