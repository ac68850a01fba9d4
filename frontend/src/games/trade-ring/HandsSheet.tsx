import { Sheet } from "../../ui/Sheet.tsx";
import { HandRules, HandTable } from "./HandTable.tsx";
import type { RingView } from "./state.ts";
import { ALL_RULES, TITLE } from "./texts/en/hands.ts";

/** The hand ranking, with the player's own type marked. */
export default function HandsSheet({ view, onClose }: { view: RingView; onClose(): void }) {
  return (
    <Sheet title={TITLE} onClose={onClose}>
      <HandTable own={view.state.own?.value.type ?? null} />
      <HandRules />
      <p>
        <a class="plain" href="/rules/trade-ring">
          {ALL_RULES}
        </a>
      </p>
    </Sheet>
  );
}
