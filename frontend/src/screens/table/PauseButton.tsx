import { useState } from "preact/hooks";
import { pause } from "../../api/pausesAndSettings.ts";
import type { View } from "../../api/types.ts";
import * as texts from "../../texts/en/table-sheet.ts";
import { attempt } from "../../ui/attempt.ts";
import { Confirm } from "../../ui/Confirm.tsx";

interface PauseButtonProps {
  view: View;
  onView(view: View): void;
  onClose(): void;
}

/** Requests a pause, after explaining it. */
export function PauseButton({ view, onView, onClose }: PauseButtonProps) {
  const [sure, setSure] = useState(false);
  const { first, ask: words, yes, no } = texts.PAUSE;
  const ask = () =>
    attempt(async () => {
      onView(await pause(view.table));
      onClose();
    });
  if (sure) return <Confirm ask={words} yes={yes} no={no} onYes={ask} onNo={() => setSure(false)} />;
  return (
    <button type="button" class="side-action" onClick={() => setSure(true)}>
      {first}
    </button>
  );
}
