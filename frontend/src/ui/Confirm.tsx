/** Asks before something that cannot be undone. */

import { useEffect, useRef } from "preact/hooks";
import "./confirm.css";

interface ConfirmProps {
  /** What happens: "Close the table? Nobody can join any more." */
  ask: string;
  yes: string;
  no: string;
  busy?: boolean;
  onYes(): void;
  onNo(): void;
}

export function Confirm({ ask, yes, no, busy = false, onYes, onNo }: ConfirmProps) {
  const wayBack = useRef<HTMLButtonElement>(null);
  // The button that asked is gone: whoever goes by keys is where nothing can go wrong.
  useEffect(() => {
    wayBack.current?.focus({ preventScroll: true });
    wayBack.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div class="sure" role="alertdialog" aria-label={ask}>
      <p>{ask}</p>
      <button type="button" class="side-action danger" disabled={busy} onClick={onYes}>
        {yes}
      </button>
      <button type="button" class="side-action" ref={wayBack} onClick={onNo}>
        {no}
      </button>
    </div>
  );
}
