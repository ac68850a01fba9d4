/** How a game works, in three steps, with a button for all its rules. */

import { useState } from "preact/hooks";
import type { View } from "../../api/types.ts";
import { ALL_RULES, HOW_LABEL } from "../../texts/en/table.ts";
import { later } from "../../ui/lazy.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { HowToPlay } from "../HowToPlay.tsx";

const Rules = later(() => import("./AllRules.tsx"));

export default function HowSheet({ view, onClose }: { view: View; onClose(): void }) {
  const [all, showAll] = useState(false);
  return (
    <Sheet title={HOW_LABEL} onClose={onClose} name="how-sheet">
      {all ? (
        <Rules game={view.game} />
      ) : (
        <>
          <HowToPlay game={view.game} view={view} />
          <button type="button" class="side-action" onClick={() => showAll(true)}>
            {ALL_RULES}
          </button>
        </>
      )}
    </Sheet>
  );
}
