import type { View } from "../../api/types.ts";
import { SEE_RESULT } from "../../texts/en/asides.ts";
import "./pauseAndSeatNews.ts";
import KeepSeatOffer from "./KeepSeatOffer.tsx";
import { NotificationOffer } from "./NotificationOffer.tsx";

interface TableExtrasProps {
  view: View;
  busy: boolean;
  onKeep(): void;
  /** The game has just ended here: on to its result. */
  leave?: (() => void) | undefined;
}

/** What a table in play has besides the game, once there is something to see. */
export default function TableExtras({ view, busy, onKeep, leave }: TableExtrasProps) {
  if (!leave) return <Offers view={view} busy={busy} onKeep={onKeep} />;
  return (
    <button type="button" class="main-action" onClick={leave}>
      {SEE_RESULT}
    </button>
  );
}

/** To keep one's seat, after the first turn; to be told of the next one, after the second. */
function Offers(offer: Omit<TableExtrasProps, "leave">) {
  return (
    <>
      <KeepSeatOffer {...offer} />
      <NotificationOffer {...offer} />
    </>
  );
}
