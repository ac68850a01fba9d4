import type { View } from "../../api/types.ts";
import { SEE_RESULT } from "../../texts/en/asides.ts";
import "./asides.ts";
import KeepOffer from "./KeepOffer.tsx";

interface BesidesProps {
  view: View;
  busy: boolean;
  onKeep(): void;
  /** The game has just ended here: on to its result. */
  leave?: (() => void) | undefined;
}

/** What a table in play has besides the game, once there is something to see. */
export default function Besides({ view, busy, onKeep, leave }: BesidesProps) {
  if (!leave) return <KeepOffer view={view} busy={busy} onKeep={onKeep} />;
  return (
    <button type="button" class="main-action" onClick={leave}>
      {SEE_RESULT}
    </button>
  );
}
