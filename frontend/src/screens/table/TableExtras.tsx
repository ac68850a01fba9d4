import type { View } from "../../api/types.ts";
import { SEE_RESULT } from "../../texts/en/pause-and-seat-news.ts";
import "./pauseAndSeatNews.ts";
import KeepSeatOffer from "./KeepSeatOffer.tsx";
import { NotificationOffer } from "./NotificationOffer.tsx";

interface TableExtrasProps {
  view: View;
  busy: boolean;
  onKeep(): void;
  /** Continues to the result; present if the game has just ended on this page. */
  leave?: (() => void) | undefined;
}

/** What a table in play offers besides the game. Loads after it. */
export default function TableExtras({ view, busy, onKeep, leave }: TableExtrasProps) {
  if (!leave) return <Offers view={view} busy={busy} onKeep={onKeep} />;
  return (
    <button type="button" class="main-action" onClick={leave}>
      {SEE_RESULT}
    </button>
  );
}

/** Offers to keep the seat after the first turn, and notifications after the second. */
function Offers(offer: Omit<TableExtrasProps, "leave">) {
  return (
    <>
      <KeepSeatOffer {...offer} />
      <NotificationOffer {...offer} />
    </>
  );
}
