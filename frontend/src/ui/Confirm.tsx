/** Asks before something that cannot be undone. */

import { useEffect, useRef } from "preact/hooks";
import "./confirm.css";

interface ConfirmProps {
  /** What will happen: "Close the table? Nobody else can join." */
  ask: string;
  yes: string;
  no: string;
  busy?: boolean;
  onYes(): void;
  onNo(): void;
}

export function Confirm({ ask, yes, no, busy = false, onYes, onNo }: ConfirmProps) {
  const wayBack = useRef<HTMLButtonElement>(null);
  // The button that opened this is gone: keyboard focus moves to the safe answer.
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
